"""Tests the log of a game: which events a setup, a turn and an end tell, in which order. RULES.md "What is told"."""

from __future__ import annotations

import pytest

from omerta.contract import Event
from omerta.games.villa import GAME
from omerta.games.villa.events import (
    AttackPlanned,
    Dealt,
    Debrief,
    GameCreated,
    GameOver,
    GodfatherShown,
    GuardPlaced,
    GuardRevealed,
    HandicapSet,
    RowOpened,
    SwapEnded,
)
from omerta.games.villa.options import VillaOptions
from omerta.games.villa.tests.given import VillaScene, given, new_game
from omerta.games.villa.tests.moves import READY, match, plan, set_handicap
from omerta.games.villa.tests.play import continued
from omerta.testing import rule


def kinds(scene: VillaScene) -> list[type[Event]]:
    return [type(event) for event in scene.events]


@rule("V-2.1", "V-2.3", "V-3.2", "V-3.4", "V-3.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_setup_tells_options_godfather_backs_handicap_deal_and_rows(seats: int) -> None:
    scene = new_game(seats)
    assert scene.events[0] == GameCreated(VillaOptions())
    assert kinds(scene)[1:] == [GodfatherShown, *[GuardPlaced] * 13, HandicapSet, Dealt, *[RowOpened] * seats]


@rule("V-3.6")
def test_with_the_handicap_at_the_table_the_setup_ends_with_the_backs() -> None:
    scene = new_game(2, handicap_timing="table")
    assert kinds(scene) == [GameCreated, GodfatherShown, *[GuardPlaced] * 13]
    scene.when(0, set_handicap(4))
    assert kinds(scene)[15:] == [HandicapSet, Dealt, RowOpened, RowOpened]


@rule("V-4.2")
def test_the_end_of_the_swaps_is_told() -> None:
    scene = given(rows="0:[Y] 1:[R]", board="V1=dirty_diana", phase="swap").when(0, READY)
    assert scene.events[-1] == SwapEnded()


@rule("V-6.4", "V-9.2")
def test_the_arrest_of_the_godfather_is_told_as_the_end_of_the_game() -> None:
    scene = given(rows="0:[G R] 1:[R B]", board="").when(0, plan("G", 0))
    scene.when(0, match("G")).when(1, match("R")).when(0, match("R")).when(1, match("B"))
    assert scene.events[0] == AttackPlanned("G", 0)
    assert scene.happened(GuardRevealed) == []
    assert kinds(scene)[-2:] == [GameOver, Debrief]


@rule("V-10.8")
@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game_is_told_alike_to_everybody(seed: int) -> None:
    scene = new_game(3, seed)
    assert sum(1 for _ in continued(scene, seed)) > 0
    assert [event for event in scene.events if any(event.shown(viewer) != event for viewer in (0, 1, 2, None))] == []


@rule("V-10.8")
@pytest.mark.parametrize("seed", range(4))
def test_only_the_end_of_a_game_brings_a_debrief(seed: int) -> None:
    scene = new_game(2, seed)
    assert sum(1 for _ in continued(scene, seed)) > 0
    assert [index for index, kind in enumerate(kinds(scene)) if kind is Debrief] == [len(scene.events) - 1]


@rule("V-10.8")
def test_conceding_brings_the_debrief_too() -> None:
    scene = new_game(2)
    GAME.concede(scene.state, scene.events.append)
    assert kinds(scene)[-2:] == [GameOver, Debrief]
