"""Tests accusation, shot and pocket. RULES.md B-3, B-4.1, B-4.2."""

from __future__ import annotations

import pytest

from omerta.testing import rule
from omerta.testing.toys.parlour import GAME
from omerta.testing.toys.parlour.pieces import (
    HOST,
    Accuse,
    Accused,
    Answered,
    Ask,
    Eliminated,
    Fire,
    Fired,
    Hold,
    ParlourAction,
    PocketOpened,
    Say,
)
from omerta.testing.toys.parlour.tests.given import ParlourScene, accuse, given, outcome, own


def accused(target: int) -> ParlourScene:
    """Four suspects, one of them accused; nobody has answered yet."""
    return given("thief", "killer", "guest", "guest", aside="guest").when(HOST, Accuse(target))


@rule("B-3.1")
def test_all_other_suspects_are_asked_whatever_their_roles() -> None:
    with_killer = accused(1)
    assert with_killer.happened(Accused) == [Accused(1, (2, 3, 4))]
    without = given("thief", "guest", "guest", "guest", aside="killer").when(HOST, Accuse(1))
    assert without.view() == with_killer.view()
    assert accused(2).view().waiting == (1, 3, 4)


@rule("B-3.1")
def test_an_accusation_ends_the_question() -> None:
    scene = given("thief", "killer", "guest", aside="guest").when(HOST, Ask(1)).when(HOST, Accuse(2))
    assert scene.view().question is None


@rule("B-3.1")
@pytest.mark.parametrize("action", [Say("guest"), Ask(1), Accuse(2)])
def test_until_all_have_answered_nobody_speaks_asks_or_accuses(action: ParlourAction) -> None:
    assert accused(1).refused(HOST, action).rule == "B-3.1"


@rule("B-3.1")
def test_only_the_host_accuses_and_only_suspects() -> None:
    scene = given("thief", "killer", "guest", aside="guest")
    assert scene.refused(1, Accuse(2)).rule == "B-3.1"
    assert scene.refused(HOST, Accuse(HOST)).rule == "B-3.1"


@rule("B-3.1")
def test_the_accused_and_the_host_are_not_asked() -> None:
    scene = accused(2)
    assert scene.legal(HOST) == scene.legal(2) == []
    assert scene.refused(2, Fire()).key == "not-asked"
    assert scene.refused(HOST, Hold()).key == "not-asked"


@rule("B-3.1")
def test_without_an_accusation_there_is_nothing_to_answer() -> None:
    assert given("thief", "killer", aside="guest").refused(2, Fire()).rule == "B-3.1"


@rule("B-3.1")
def test_the_last_suspect_has_nobody_beside_and_opens_the_pocket_at_once() -> None:
    scene = accuse(given("thief", "guest", aside="killer"), 2).when(HOST, Accuse(1))
    assert outcome(scene).reasons[0] == "thief-found"


@rule("B-3.2")
def test_only_the_killer_can_fire() -> None:
    scene = accused(1)
    assert scene.legal(2) == [Hold(), Fire()]
    assert scene.legal(3) == [Hold()]
    assert scene.refused(3, Fire()).rule == "B-3.2"


@rule("B-3.2")
@pytest.mark.parametrize("answer", [Hold(), Fire()])
def test_an_answer_is_sealed_and_stays(answer: ParlourAction) -> None:
    scene = accused(1)
    others = [scene.view(viewer) for viewer in (None, 0, 1, 3, 4)]
    scene.when(2, answer)
    assert [scene.view(viewer) for viewer in (None, 0, 1, 3, 4)] == others
    assert own(scene, 2).answer is (answer == Fire())
    assert [event.shown(3) for event in scene.happened(Answered)] == [None]
    assert scene.refused(2, Hold()).key == "already-answered"


@rule("B-3.3")
def test_a_shot_ends_the_game_before_the_pocket_is_opened() -> None:
    scene = accused(1).when(2, Fire()).when(4, Hold())
    assert scene.happened(Fired) == []
    scene.when(3, Hold())
    assert scene.happened(Fired) == [Fired(2)]
    assert scene.happened(PocketOpened) == []
    assert outcome(scene).reasons[0] == "host-shot"


@rule("B-3.3")
def test_a_killer_who_holds_is_like_anybody_who_holds() -> None:
    with_killer = accuse(given("thief", "killer", "guest", aside="guest"), 3)
    without = accuse(given("thief", "guest", "guest", aside="killer"), 3)
    assert with_killer.view(1) == without.view(1)
    assert own(with_killer, 2).answer is None


@rule("B-4.1")
def test_the_thief_is_found_when_accused() -> None:
    scene = accuse(given("thief", "killer", "guest", aside="guest"), 1)
    assert scene.happened(PocketOpened) == [PocketOpened(1, "thief")]
    assert scene.happened(Eliminated) == []
    assert outcome(scene).reasons[0] == "thief-found"


@rule("B-4.1")
def test_anybody_else_is_eliminated_and_everybody_has_seen_the_role() -> None:
    view = accuse(given("thief", "killer", "guest", aside="guest"), 2).view()
    assert view.open_pockets == (None, None, "killer", None)
    assert (view.eliminated, view.phase, view.accusations_left) == ((2,), "talk", 1)


@rule("B-4.1")
def test_without_an_accusation_left_the_thief_escapes() -> None:
    scene = accuse(accuse(given("thief", "killer", "guest", aside="guest"), 3), 2)
    assert outcome(scene).reasons[0] == "thief-escaped"


@rule("B-4.1")
def test_with_a_single_accusation_the_thief_escapes_at_once() -> None:
    scene = accuse(given("thief", "killer", "guest", aside="guest", accusations=1), 3)
    assert outcome(scene).reasons[0] == "thief-escaped"


@rule("B-4.2")
def test_the_eliminated_are_silent_until_the_end() -> None:
    scene = accuse(given("thief", "killer", "guest", aside="guest"), 3)
    assert GAME.voices(scene.state) == (None, None, None, "B-4.2")
    assert scene.legal(3) == []
    assert scene.refused(3, Say("guest")).rule == "B-4.2"
    accuse(scene, 1)
    assert GAME.voices(scene.state) == (None,) * 4


@rule("B-4.2")
def test_the_eliminated_are_neither_asked_nor_accused() -> None:
    scene = accuse(given("thief", "killer", "guest", aside="guest"), 3)
    assert scene.refused(HOST, Ask(3)).rule == "B-2.3"
    assert scene.refused(HOST, Accuse(3)).rule == "B-3.1"
    assert scene.when(HOST, Accuse(1)).view().waiting == (2,)
