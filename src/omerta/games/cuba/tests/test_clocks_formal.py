"""By turns one clock runs for every decision. C-13.6"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from omerta.games.cuba.actions import Accuse
from omerta.games.cuba.events import FloorPassed, NoAnswer
from omerta.games.cuba.tests.given import P0, CubaScene, a8, given, k8, new_game, running
from omerta.games.cuba.tests.look import clock_names, end, goes_on, own, told
from omerta.games.cuba.tests.play import OPEN_FLOOR, PENG, REFUSE, ask, expire
from omerta.testing import rule


@rule("C-13.6")
@pytest.mark.parametrize(
    "position",
    [
        lambda: new_game(6, talk="formal"),
        lambda: given(6, talk="formal"),
        lambda: given(6, "loyal", talk="formal"),
        lambda: a8(talk="formal"),
        lambda: ask(a8(talk="formal"), 4, "took"),
        lambda: a8(talk="formal").when(P0, OPEN_FLOOR),
        lambda: k8(talk="formal").when(P0, Accuse(2)),
    ],
    ids=["hide", "bag", "take", "turn", "answer", "floor", "window"],
)
def test_in_formal_there_is_one_clock_for_every_decision(position: Callable[[], CubaScene]) -> None:
    scene = position()
    assert clock_names(scene) == ["decision"]
    assert running(scene).seats == scene.view().waiting


@rule("C-13.6")
def test_in_formal_its_end_means_nothing_hidden() -> None:
    assert own(expire(new_game(6, talk="formal"), "decision"), P0).hidden == 0


@rule("C-13.6", "C-9.4")
def test_in_formal_its_end_means_what_not_taking_means() -> None:
    scene = expire(given(6, "loyal", talk="formal", on_take_timeout="eliminate"), "decision")
    assert scene.view().players[2].out == "rule_breaker"


@rule("C-13.6")
def test_in_formal_its_end_means_no_answer_to_all_open_slots() -> None:
    scene = expire(ask(a8(talk="formal"), 4, "recv.all").when(4, REFUSE), "decision")
    assert [silence.slot for silence in told(scene, None, NoAnswer)] == ["recv.loyal", "recv.fbi", "recv.driver"]
    assert scene.view().waiting == (P0,)


@rule("C-13.6")
def test_in_formal_its_end_means_passing_the_floor() -> None:
    scene = expire(a8(talk="formal").when(P0, OPEN_FLOOR), "decision")
    assert told(scene, None, FloorPassed) == [FloorPassed(1)]
    assert scene.view().waiting == (2,)


@rule("C-13.6")
def test_in_formal_its_end_means_holding_for_all() -> None:
    scene = expire(k8(talk="formal").when(P0, Accuse(2)).when(3, PENG), "decision")
    assert scene.view().players[2].out == "shot"


@rule("C-13.6")
def test_in_formal_its_end_means_first_the_final_demand_and_then_the_end() -> None:
    scene = expire(a8(talk="formal"), "decision")
    assert scene.view().final_demand is True
    assert goes_on(scene)
    assert end(expire(scene, "decision")) == ("godfather_out", "clock")
