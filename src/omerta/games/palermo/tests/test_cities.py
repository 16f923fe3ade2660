"""Whole cities: every list that is offered while building, and how often a stall is needed. RULES.md P-2.10, P-2.7."""

from __future__ import annotations

import pytest

from omerta.games.palermo import GAME
from omerta.games.palermo.actions import LayTile, OpenStall, PalermoAction
from omerta.games.palermo.options import PalermoOptions
from omerta.games.palermo.state import BUILD, PalermoState
from omerta.games.palermo.tests import plain
from omerta.games.palermo.tests.builders import NO_CHANCE, Builder, at_random, construction, hostile, smallest_first
from omerta.games.palermo.tests.buildings import BUILDERS, LIMITS, is_within, tally
from omerta.kit.chance import fast_from
from omerta.kit.menus import legal
from omerta.testing import rule

MODES = {
    "standard": PalermoOptions(),
    "lenient": PalermoOptions(diagonal_rule="lenient"),
    "free": PalermoOptions(build_mode="free"),
}


def told_anew(state: PalermoState) -> list[PalermoAction]:
    """Says what may be laid by the rules alone, in their order."""
    tiles, options = GAME.view(state, None).city, state.options
    laid = plain.may_be_laid(tiles, free=options.build_mode == "free", lenient=options.diagonal_rule == "lenient")
    if laid:
        return [LayTile(f"h{kind}", slot, rotation) for slot, kind, rotation in laid]
    empty = [slot for slot, token in tiles.items() if token == "..."]
    return [OpenStall(slot, field) for slot in empty for field in ("NW", "NE", "SE", "SW")]


def check_city(options: PalermoOptions, seats: int, builder: Builder, seed: int) -> None:
    """Every list from the first house to the last."""
    state = GAME.new(options, seats, fast_from("cities", seed), None)
    for action in construction(state, builder, seed):
        if state.phase == BUILD:
            assert list(legal(GAME, state, state.active)) == told_anew(state), GAME.view(state, None).city_text
        GAME.apply(state, state.active, action, NO_CHANCE, None)


@rule("P-2.10", "P-2.3", "P-2.4", "P-2.5", "P-2.6", "P-8.1")
@pytest.mark.parametrize(("mode", "seats"), [("standard", 5), ("lenient", 4), ("free", 3)])
def test_every_placement_of_a_city_is_one_of_the_rules(mode: str, seats: int) -> None:
    check_city(MODES[mode], seats, at_random, seed=seats)


@pytest.mark.slow
@rule("P-2.10", "P-2.3", "P-2.4", "P-2.5", "P-2.6", "P-2.7")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("builder", [at_random, smallest_first, hostile])
def test_every_placement_of_many_cities_is_one_of_the_rules(builder: Builder, seed: int) -> None:
    check_city(PalermoOptions(), 5, builder, seed)


@rule("P-2.7", "P-2.10", "PR-9")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_players_hardly_ever_need_a_stall(seats: int) -> None:
    assert tally(seats, at_random, range(40)).with_stall == 0


@pytest.mark.slow
@rule("P-2.7", "P-2.10", "PR-9")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(("name", "cities"), [("random", 300), ("hostile", 30), ("smallest", 120), ("largest", 100)])
def test_nobody_is_ever_without_an_action_and_stalls_stay_rare(name: str, cities: int, seats: int) -> None:
    found = tally(seats, BUILDERS[name], range(cities))
    assert is_within(found, LIMITS[name][seats]), found
