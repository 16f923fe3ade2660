"""A components file that is no box of this game is refused, naming check and table. RULES.md LC-1 to LC-5."""

from __future__ import annotations

import pytest

from omerta.games.cuba.components import load
from omerta.games.cuba.tests.damage import TEXT, damaged, named, refusal, without_setup
from omerta.testing import rule


@rule("LC-1", "LC-2", "LC-3", "LC-4", "LC-5")
def test_the_box_that_comes_with_the_game_is_loaded_without_a_warning() -> None:
    assert load(TEXT).warnings == ()


@rule("LC-1")
@pytest.mark.parametrize("players", [5, 12])
def test_a_missing_number_of_players_is_refused(players: int) -> None:
    assert named(refusal(without_setup(players)), "LC-1", f"setup for {players}")


@rule("LC-1")
def test_two_setups_for_one_number_of_players_are_refused() -> None:
    text = damaged("players = 8", "loyal = 3", "loyal = 2").replace("\nplayers = 8\n", "\nplayers = 7\n")
    assert named(refusal(text), "LC-1", "setup for 7")


@rule("LC-1")
@pytest.mark.parametrize("players", [4, 13])
def test_a_number_of_players_that_the_rulebook_does_not_know_is_refused(players: int) -> None:
    text = TEXT.replace("\nplayers = 12\n", f"\nplayers = {players}\n")
    assert named(refusal(text), "LC-1", f"setup for {players}")


@rule("LC-2")
@pytest.mark.parametrize(
    ("kind", "old", "new"),
    [("driver", "driver = 2", "driver = 3"), ("loyal", "loyal = 4", "loyal = 6"), ("cia", "cia = 1", "cia = 2")],
)
def test_more_chips_of_a_kind_than_there_are_is_refused(kind: str, old: str, new: str) -> None:
    assert named(refusal(damaged("players = 11", old, new)), "LC-2", f"setup for 11, {kind}")


@rule("LC-2")
def test_a_negative_count_is_refused_even_if_the_sum_is_right() -> None:
    text = damaged("players = 8", "driver = 1\nkiller = 0", "driver = 2\nkiller = -1")
    assert named(refusal(text), "LC-2", "setup for 8, killer")


@rule("LC-2")
@pytest.mark.parametrize("jokers", [-1, 3])
def test_jokers_that_are_not_in_the_box_are_refused(jokers: int) -> None:
    text = damaged("players = 12", "jokers = 2", f"jokers = {jokers}")
    assert named(refusal(text), "LC-2", "setup for 12, jokers")


@rule("LC-2")
def test_a_smaller_supply_refuses_the_setups_that_need_more() -> None:
    assert named(refusal(damaged("[supply.chips]", "loyal = 5", "loyal = 4")), "LC-2", "setup for 12, loyal")


@rule("LC-3")
@pytest.mark.parametrize(("old", "new", "count"), [("loyal = 3", "loyal = 2", 4), ("killer = 0", "killer = 1", 6)])
def test_a_setup_with_a_chip_too_few_or_too_many_is_refused(old: str, new: str, count: int) -> None:
    error = refusal(damaged("players = 8", old, new))
    assert named(error, "LC-3", "setup for 8")
    assert f"5 chips, not {count}" in error.message


@rule("LC-4")
def test_a_godfather_who_must_hide_something_is_refused() -> None:
    assert named(refusal(damaged("[hide]", "min = 0", "min = 1")), "LC-4", "hide.min")


@rule("LC-4")
@pytest.mark.parametrize("most", [-1, 16])
def test_a_limit_for_hiding_that_no_godfather_can_keep_is_refused(most: int) -> None:
    assert named(refusal(damaged("[hide]", "max = 5", f"max = {most}")), "LC-4", "hide.max")


@rule("LC-4", "LC-5")
def test_a_godfather_who_may_hide_every_diamond_is_refused() -> None:
    assert named(refusal(damaged("[hide]", "max = 5", "max = 15")), "LC-4", "hide.max")


@rule("LC-4", "LC-5")
def test_a_single_diamond_that_goes_round_is_enough() -> None:
    assert load(damaged("[hide]", "max = 5", "max = 14")).contents.hide.max == 14


@rule("LC-4")
@pytest.mark.parametrize("capacity", [0, 2])
def test_a_bag_that_holds_another_number_of_chips_is_refused(capacity: int) -> None:
    text = damaged("[bag]", "capacity = 1", f"capacity = {capacity}")
    assert named(refusal(text), "LC-4", "bag.capacity")


@rule("LC-5")
def test_a_setup_without_anybody_loyal_is_refused() -> None:
    text = damaged("players = 6", "loyal = 1\nfbi = 1\ncia = 0", "loyal = 0\nfbi = 1\ncia = 1")
    assert named(refusal(text), "LC-5", "setup for 6")


@rule("LC-5")
def test_a_killer_stands_in_for_a_loyal() -> None:
    text = damaged("players = 6", "loyal = 1", "loyal = 0")
    assert load(damaged("players = 6", "killer = 0", "killer = 1", text)).warnings == ()


def test_a_file_that_is_not_toml_is_refused_in_one_line() -> None:
    error = str(refusal(TEXT.replace("[hide]", "[hide", 1)))
    assert "components.toml" in error
    assert "\n" not in error


def test_a_misspelt_field_is_refused() -> None:
    error = str(refusal(damaged("[bag]", "capacity", "capacities")))
    assert "capacities" in error
    assert "bag" in error


def test_a_count_that_is_not_whole_is_refused() -> None:
    error = str(refusal(damaged("players = 8", "loyal = 3", "loyal = 2.5")))
    assert "setup" in error
    assert "loyal" in error
