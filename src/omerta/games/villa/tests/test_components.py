"""A components file that breaks a fact of the rulebook is refused, naming check and card. RULES.md LV-1 to LV-7."""

from __future__ import annotations

import pytest

from omerta.games.villa.components import load
from omerta.games.villa.tests.damage import TEXT, damaged, guard, named, refusal
from omerta.testing import rule


def test_the_box_that_comes_with_the_game_is_loaded_without_a_warning() -> None:
    assert load(TEXT).warnings == ()


@rule("LV-1")
def test_a_fifth_symbol_is_refused() -> None:
    text = damaged('order = ["Y", "R", "B", "G"]', '"G"]', '"G", "P"]')
    assert named(refusal(text), "LV-1", "symbols")


@rule("LV-1")
def test_a_missing_symbol_is_refused() -> None:
    text = damaged('{ code = "G"', '{ code = "G"', '{ code = "P"')
    assert named(refusal(text), "LV-1", "symbols")


@rule("LV-1")
def test_a_card_with_an_unknown_symbol_is_refused() -> None:
    text = guard("kanten_karl", '["R", "B", "Y"]', '["R", "B", "X"]')
    assert named(refusal(text), "LV-1", "kanten_karl")


@rule("LV-2")
def test_thirteen_plain_cards_of_a_symbol_are_refused() -> None:
    assert named(refusal(damaged('kind = "R", ', "count = 12", "count = 13")), "LV-2", "R")


@rule("LV-2")
def test_a_fifth_two_symbol_joker_is_refused() -> None:
    assert named(refusal(damaged('kind = "RB"', "count = 1", "count = 2")), "LV-2", "police_duo")


@rule("LV-2")
def test_a_two_symbol_joker_with_twice_the_same_symbol_is_refused() -> None:
    assert named(refusal(damaged('kind = "RB"', '["R", "B"]', '["R", "R"]')), "LV-2", "RB")


@rule("LV-2")
def test_a_third_four_symbol_joker_is_refused() -> None:
    assert named(refusal(damaged('kind = "W"', "count = 2", "count = 3")), "LV-2", "police_quad")


@rule("LV-2")
def test_a_four_symbol_joker_without_all_four_is_refused() -> None:
    assert named(refusal(damaged('kind = "W"', '["Y", "R", "B", "G"]', '["Y", "R", "B"]')), "LV-2", "W")


@rule("LV-3")
def test_three_godfathers_are_refused() -> None:
    lines = [line for line in TEXT.splitlines() if '{ id = "donna_ferrante"' not in line]
    assert named(refusal("\n".join(lines)), "LV-3", "godfathers")


@rule("LV-3")
def test_a_godfather_with_three_symbols_is_refused() -> None:
    text = guard("don_bellavista", '["Y", "B", "B", "G"]', '["Y", "B", "B"]')
    assert named(refusal(text), "LV-3", "don_bellavista")


@rule("LV-3")
def test_two_godfathers_of_one_id_are_refused() -> None:
    text = guard("don_bellavista", '"don_bellavista"', '"donna_ferrante"')
    assert named(refusal(text), "LV-3", "donna_ferrante")


@rule("LV-4")
def test_nineteen_guards_are_refused() -> None:
    lines = [line for line in TEXT.splitlines() if '{ id = "donner_dolores"' not in line]
    assert named(refusal("\n".join(lines)), "LV-4", "guards")


@rule("LV-4")
def test_nine_big_calibres_are_refused() -> None:
    text = guard("bluff_bruno", "strength = 3", "strength = 4")
    assert named(refusal(text), "LV-4", "guards")


@rule("LV-4")
def test_two_guards_of_one_id_are_refused() -> None:
    text = guard("tacho_toni", '"tacho_toni"', '"eisen_edda"')
    assert named(refusal(text), "LV-4", "eisen_edda")


@rule("LV-4")
@pytest.mark.parametrize(("old", "new"), [('"Tacho-Toni"', '"Eisen-Edda"'), ('"Clocker Tony"', '"Iron Edda"')])
def test_two_guards_of_one_name_are_refused(old: str, new: str) -> None:
    error = refusal(guard("tacho_toni", old, new))
    assert error.check == "LV-4"
    assert new.strip('"') in str(error)


@rule("LV-5")
def test_a_guard_with_fewer_symbols_than_strength_is_refused() -> None:
    text = guard("rausschmeisser_ralf", '["G", "R", "G"]', '["G", "R"]')
    assert named(refusal(text), "LV-5", "rausschmeisser_ralf")


@rule("LV-5")
def test_a_guard_with_more_symbols_than_strength_is_refused() -> None:
    text = guard("schmiere_susi", '["Y", "B"]', '["Y", "B", "B"]')
    assert named(refusal(text), "LV-5", "schmiere_susi")


@rule("LV-6")
def test_a_guard_who_needs_his_crossed_out_symbol_is_refused() -> None:
    text = guard("schatten_silvio", '["R", "G", "Y", "G"]', '["R", "G", "Y", "B"]')
    assert named(refusal(text), "LV-6", "schatten_silvio")


@rule("LV-7")
@pytest.mark.parametrize("position", [0, 5])
def test_a_hint_at_a_position_the_guard_does_not_have_is_refused(position: int) -> None:
    text = guard("viper_valentina", "position = 4", f"position = {position}")
    assert named(refusal(text), "LV-7", "viper_valentina")


@rule("LV-7")
def test_a_hint_at_a_position_that_shows_another_symbol_is_refused() -> None:
    text = guard("viper_valentina", "position = 4", "position = 3")
    assert named(refusal(text), "LV-7", "viper_valentina")


@rule("LV-7")
def test_a_numbered_hint_without_a_position_is_refused() -> None:
    text = guard("viper_valentina", ", position = 4", "")
    assert named(refusal(text), "LV-7", "viper_valentina")


def test_a_file_that_is_not_toml_is_refused_in_one_line() -> None:
    error = str(refusal(TEXT.replace("[guards]", "[guards", 1)))
    assert "components.toml" in error
    assert "\n" not in error


def test_a_missing_field_is_named_with_its_card() -> None:
    error = str(refusal(guard("bluff_bruno", "strength = 3, ", "")))
    assert "strength" in error
    assert "bluff_bruno" in error


def test_a_field_of_the_wrong_type_is_named_with_its_card() -> None:
    error = str(refusal(guard("bluff_bruno", "strength = 3", 'strength = "three"')))
    assert "strength" in error
    assert "bluff_bruno" in error


def test_a_misspelt_field_is_refused() -> None:
    error = str(refusal(guard("tacho_toni", "marker =", "markers =")))
    assert "markers" in error
    assert "tacho_toni" in error
