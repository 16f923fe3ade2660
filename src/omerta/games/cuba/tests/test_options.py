"""Variants. RULES.md C-10, CR-22, CR-23, CR-28."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest

from omerta.contract import RuleViolation
from omerta.games.cuba import GAME
from omerta.games.cuba.components import SUPPLY
from omerta.games.cuba.options import CubaOptions, Mix
from omerta.games.cuba.tests.given import a8, box, k8, new_game, options, s6
from omerta.games.cuba.tests.look import box_chips, goes_on, refused_options, winners
from omerta.games.cuba.tests.play import accuse
from omerta.kit.chance import FastChance
from omerta.testing import rule


def custom(*mix: int) -> CubaOptions:
    """The counts are those of loyal, FBI, CIA, driver, killer."""
    return CubaOptions(chip_mix="custom", custom_mix=msgspec.convert(mix, Mix))


def is_valid(n: int, mix: tuple[int, ...]) -> bool:
    try:
        GAME.new(custom(*mix), n, FastChance(0), None)
    except RuleViolation:
        return False
    return True


@rule("E-3", "C-10.1")
def test_the_killer_takes_the_place_of_a_loyal() -> None:
    assert new_game(8, killer=True).view().mix == box("15d L2 F1 D1 K1")


@rule("C-10.1")
@pytest.mark.parametrize("n", range(6, 13))
def test_with_the_killer_the_number_of_chips_stays(n: int) -> None:
    plain, killer = new_game(n), new_game(n, killer=True)
    assert box_chips(killer) == box_chips(plain)
    assert killer.view().mix.loyal == plain.view().mix.loyal - 1


@rule("E-3", "C-10.1", "C-10.4", "CR-28")
def test_five_players_have_no_killer() -> None:
    assert refused_options(5, options(killer=True)).rule in ("C-10.1", "C-10.4", "CR-28")


@rule("C-10.4", "C-10.2")
def test_five_players_have_no_mix_of_their_own() -> None:
    assert refused_options(5, custom(1, 1, 0, 0, 0)).rule in ("C-10.2", "C-10.4")


@rule("C-10.4", "C-10.3")
def test_five_players_have_no_joker_unless_the_option_gives_one() -> None:
    assert new_game(5).view().jokers == 0
    assert new_game(5, jokers=1).view().jokers == 1


@rule("C-10.4")
def test_five_players_have_a_loyal_and_an_fbi_agent() -> None:
    assert new_game(5).view().mix == box("15d L1 F1")


@rule("E-39", "C-10.2")
@pytest.mark.parametrize(("n", "mix"), [(9, (2, 1, 1, 2, 0)), (9, (1, 1, 1, 2, 1)), (8, (2, 1, 0, 2, 0))])
def test_mixes_that_are_allowed(n: int, mix: tuple[int, ...]) -> None:
    assert is_valid(n, mix)


@rule("E-39", "C-10.2")
@pytest.mark.parametrize(
    ("n", "mix"),
    [
        (9, (1, 1, 1, 2, 0)),
        (9, (1, 1, 1, 3, 0)),
        (8, (1, 1, 1, 2, 0)),
        (9, (6, 0, 0, 0, 0)),
        (9, (3, 1, 1, 2, 0)),
        (9, (3, 2, 0, 1, 0)),
        (9, (-1, 2, 2, 3, 0)),
    ],
)
def test_mixes_that_are_refused(n: int, mix: tuple[int, ...]) -> None:
    assert refused_options(n, custom(*mix)).rule == "C-10.2"


@rule("C-10.2")
def test_with_a_mix_of_ones_own_the_killer_option_means_nothing() -> None:
    scene = new_game(8, killer=True, chip_mix="custom", custom_mix=(3, 1, 0, 1, 0))
    assert scene.view().mix == box("15d L3 F1 D1")


@rule("C-10.2")
def test_the_mix_means_nothing_in_a_standard_game() -> None:
    assert new_game(8, custom_mix=(5, 1, 1, 2, 1)).view().mix == box("15d L3 F1 D1")


@rule("CR-22")
@pytest.mark.parametrize(("n", "count"), [(6, 12), (7, 12), (8, 16), (9, 17), (10, 14), (11, 9), (12, 4)])
def test_how_many_mixes_there_are_with_agents_taken_as_equal(n: int, count: int) -> None:
    supply = product(*(range(most + 1) for most in SUPPLY))
    valid = {
        (loyal, fbi + cia, driver, killer)
        for loyal, fbi, cia, driver, killer in supply
        if is_valid(n, (loyal, fbi, cia, driver, killer))
    }
    assert len(valid) == count


@rule("CR-22")
@pytest.mark.parametrize("n", range(6, 13))
def test_every_setup_of_the_rulebook_has_enough_loyals(n: int) -> None:
    mix = new_game(n).view().mix
    assert is_valid(n, (mix.loyal, mix.fbi, mix.cia, mix.driver, mix.killer))


@rule("C-10.3", "CR-23")
@pytest.mark.parametrize("jokers", range(5))
@pytest.mark.parametrize("n", [5, 8, 12])
def test_none_to_four_jokers_can_be_chosen(n: int, jokers: int) -> None:
    assert new_game(n, jokers=jokers).view().jokers == jokers


@rule("C-10.3", "CR-23")
@pytest.mark.parametrize("jokers", [5, -1])
def test_five_jokers_are_no_option(jokers: int) -> None:
    with pytest.raises(msgspec.ValidationError):
        options(jokers=jokers)


@rule("C-10.3")
def test_more_jokers_forgive_more_errors() -> None:
    assert goes_on(accuse(a8(jokers=4), 1, 3, 4, 7))


@rule("C-10.5")
def test_the_defaults_are_those_of_the_rulebook_and_the_table() -> None:
    assert msgspec.structs.asdict(CubaOptions()) == {
        "killer": False,
        "chip_mix": "standard",
        "custom_mix": (2, 1, 1, 2, 0),
        "jokers": "standard",
        "talk_mode": "live",
        "room_devices": "many",
        "on_take_timeout": "substitute",
        "returned_box_public": False,
        "memory_aid": True,
        "contradiction_hints": "off",
        "solo_win_excludes_drivers": False,
        "eliminated_loyal_wins": False,
        "question_budget": -1,
        "floor_budget": 6,
        "first_godfather": "most_experienced",
        "first_seat": 1,
        "next_godfather": "winners_vote",
        "reseat": "shuffle",
        "godfather_may_repeat": False,
        "match_games": 1,
        "godfather": 0,
        "host": 0,
    }


@rule("C-10.5")
@pytest.mark.parametrize("talk", ["live", "formal", "room"])
@pytest.mark.parametrize("devices", ["many", "one"])
@pytest.mark.parametrize("hints", ["off", "all"])
@pytest.mark.parametrize("killer", [False, True])
def test_any_combination_goes(talk: str, devices: str, hints: str, killer: bool) -> None:
    scene = s6(talk=talk, room_devices=devices, contradiction_hints=hints, jokers=1, question_budget=0)
    assert goes_on(scene)
    assert new_game(6, talk=talk, room_devices=devices, killer=killer).view().mix.killer == killer


@rule("C-10.5")
def test_budgets_mean_nothing_in_live() -> None:
    scene = a8(question_budget=0, floor_budget=0)
    assert scene.view().final_demand is False
    assert scene.view().questions_left is None


@rule("C-10.5")
def test_devices_mean_nothing_outside_a_room() -> None:
    assert winners(accuse(k8(room_devices="one"), 5, fires=3)) == {3, 4}


@rule("C-10.5")
def test_hints_mean_nothing_in_a_room() -> None:
    assert a8(talk="room", contradiction_hints="all").view().hints == ()


@rule("C-10.5")
@pytest.mark.parametrize(
    ("name", "value"),
    [("question_budget", 201), ("floor_budget", 21), ("match_games", 0), ("match_games", 25), ("talk_mode", "loud")],
)
def test_values_beyond_their_bounds_are_no_option(name: str, value: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({name: value}, CubaOptions)


@rule("C-10.6", "C-2.1")
@pytest.mark.parametrize(
    ("wrong", "broken"),
    [
        ({"killer": "yes"}, "C-10.6"),
        ({"jokers": 5}, "C-10.6"),
        ({"talk_mode": "whispered"}, "C-10.6"),
        ({"question_budget": 201}, "C-10.6"),
        ({"custom_mix": (1, 1, 1)}, "C-10.6"),
        ({"match_games": 0}, "C-10.6"),
        ({"godfather": -1}, "C-2.1"),
        ({"first_seat": 13}, "C-2.1"),
    ],
)
def test_a_value_that_an_option_does_not_have_is_refused_before_the_box_is_packed(
    wrong: dict[str, object], broken: str
) -> None:
    assert refused_options(8, msgspec.structs.replace(CubaOptions(), **wrong)).rule == broken
