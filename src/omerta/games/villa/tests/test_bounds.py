"""Every game ends, and soon. RULES.md V-10.9."""

from __future__ import annotations

from collections import Counter
from typing import Final, Literal, TypeAlias

import pytest

from omerta.games.villa import GAME
from omerta.games.villa.actions import GiveBonus, Pass, Plan, PlayMatch, PlayPair, Swap
from omerta.games.villa.options import VillaOptions
from omerta.games.villa.tests.given import new_game
from omerta.games.villa.tests.play import continued, steps
from omerta.testing import rule

Mode: TypeAlias = Literal["coordinator", "consensus"]
MODES: Final[tuple[Mode, ...]] = ("coordinator", "consensus")


@rule("V-10.9")
@pytest.mark.parametrize("seed", range(12))
def test_a_game_has_at_most_a_turn_a_card_14_plans_13_bonuses_and_4_swaps_a_seat(seed: int) -> None:
    seats = 2 + seed % 3
    scene = new_game(seats, seed, roster="first_game", early_abort=False)
    done = Counter(type(step.action) for step in continued(scene, seed))
    assert done[PlayMatch] + done[PlayPair] + done[Pass] <= 54 + 13
    assert done[Plan] <= 14
    assert done[GiveBonus] <= 13
    assert done[Swap] <= 4 * seats


@rule("V-10.9")
@pytest.mark.parametrize(("seats", "decisions"), [(2, 104), (3, 108), (4, 112)])
def test_a_coordinator_has_67_turns_14_plans_13_bonuses_the_swaps_ready_and_the_handicap(
    seats: int, decisions: int
) -> None:
    assert GAME.bound(VillaOptions(handicap_timing="table"), seats) == decisions


@rule("V-10.9")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_game_is_longer_than_its_bound(seats: int, mode: Mode) -> None:
    played = sum(1 for _ in steps(seats, mode, decision_mode=mode, handicap_timing="table"))
    assert played <= GAME.bound(VillaOptions(decision_mode=mode, handicap_timing="table"), seats)
