"""Live talk: everybody when he likes. RULES.md C-12.1, C-12.4."""

from __future__ import annotations

import pytest

from omerta.contract import Seat
from omerta.games.cuba import GAME
from omerta.games.cuba.actions import Ask, CubaAction, Say, Shouted
from omerta.games.cuba.events import (
    Said,
)
from omerta.games.cuba.tests.given import P0, a8
from omerta.games.cuba.tests.look import (
    legal_of,
    told,
    verbs,
)
from omerta.games.cuba.tests.play import (
    FORGET,
    OPEN_FLOOR,
    OPEN_POCKET,
    PASS_FLOOR,
    REFUSE,
    accuse,
    ask,
    each_in_turn,
)
from omerta.testing import rule

MISSING = Say("gf.missing", "3")
TOOK = Say("took", "nothing")


@rule("C-12.1")
def test_in_live_everybody_who_is_not_out_may_act_at_any_time() -> None:
    assert GAME.pending(a8().state) == (0, 1, 2, 3, 4, 5, 6, 7)
    assert GAME.pending(accuse(a8(), 2).state) == (0, 1, 3, 4, 5, 6, 7)


@rule("C-12.1")
def test_in_live_the_godfather_asks_speaks_accuses_and_resigns() -> None:
    assert verbs(a8(), P0) == {"Ask": 7 * 14 + 1, "Say": 38 + 5 + 3 + 9 * 7, "Accuse": 7, "Abdicate": 1}


@rule("C-12.1")
def test_in_live_suspects_speak_and_when_asked_refuse_and_forget() -> None:
    assert verbs(a8(), 4).keys() == {"Say"}
    assert verbs(ask(a8(), 4, "took"), 4).keys() == {"Say", "Refuse", "Forget"}
    assert verbs(ask(a8(), 4, "recv.all"), 4).keys() == {"Say", "Refuse", "Forget", "RefuseAll"}


@rule("C-12.1")
@pytest.mark.parametrize(("seat", "action"), [(0, OPEN_FLOOR), (4, PASS_FLOOR), (0, OPEN_POCKET), (0, Shouted(3))])
def test_floors_and_one_device_are_not_for_live(seat: Seat, action: CubaAction) -> None:
    assert a8().refused(seat, action).rule in ("C-7.2", "C-12.1", "C-12.2", "C-12.3")


@rule("C-12.1")
@pytest.mark.parametrize(("seat", "action"), [(4, TOOK), (0, MISSING)])
def test_in_live_a_seat_has_200_statements(seat: Seat, action: Say) -> None:
    scene = each_in_turn(a8(), seat, [action] * 200)
    assert legal_of(scene, seat, Say) == []
    assert scene.refused(seat, action).rule == "C-12.1"
    assert len(told(scene, None, Said)) == 200


@rule("C-12.1")
def test_in_live_the_godfather_has_200_questions() -> None:
    scene = each_in_turn(a8(), P0, [Ask(4, "took"), Ask(5, "suspects")] * 100)
    assert legal_of(scene, P0, Ask) == []
    assert scene.refused(P0, Ask(4, "took")).rule == "C-12.1"


@rule("C-12.1")
def test_a_seat_that_has_said_everything_can_still_refuse() -> None:
    scene = each_in_turn(a8(), 4, [TOOK] * 200)
    ask(scene, 4, "took")
    assert scene.legal(4) == [REFUSE, FORGET]


@rule("C-12.1", "C-6.2")
def test_what_has_become_illegal_is_refused_and_leaves_no_trace() -> None:
    scene = accuse(a8(), 4)
    before = [scene.view(viewer) for viewer in range(8)]
    assert scene.refused(6, Say("view", "thief", 4)).rule == "C-5.6"
    assert [scene.view(viewer) for viewer in range(8)] == before


@rule("C-12.4")
def test_nothing_a_bot_sees_of_the_talk_is_free_text() -> None:
    assert "Chatted" not in {event.__name__ for event in GAME.events}
    assert {"chat", "text", "messages"} & set(GAME.views.__struct_fields__) == set()
