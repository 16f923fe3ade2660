"""Tests markers, the rulebook's own cards and the grounds in the components file. RULES.md LV-8 to LV-16."""

from __future__ import annotations

import tomllib

import msgspec
import pytest

from omerta.games.villa.box import Contents
from omerta.games.villa.checks.facts import check_layout_example
from omerta.games.villa.components import load
from omerta.games.villa.tests.damage import TEXT, changed, damaged, guard, named, refusal
from omerta.kit.box import ComponentsError
from omerta.testing import rule


@rule("LV-8")
def test_a_small_fish_without_marker_is_refused() -> None:
    text = guard("tacho_toni", ' marker = { position = 2, symbol = "B" },', "")
    assert named(refusal(text), "LV-8", "tacho_toni")


@rule("LV-8")
def test_a_small_fish_marked_at_position_1_is_refused() -> None:
    text = guard("tacho_toni", "marker = { position = 2", "marker = { position = 1")
    assert named(refusal(text), "LV-8", "tacho_toni")


@rule("LV-8")
def test_a_small_fish_marked_with_the_symbol_of_his_back_is_refused() -> None:
    text = guard("tacho_toni", 'position = 2, symbol = "B"', 'position = 2, symbol = "R"')
    assert named(refusal(text), "LV-8", "tacho_toni")


@rule("LV-9")
def test_a_fifth_marked_heavy_boy_is_refused() -> None:
    text = guard("bluff_bruno", "position = 3 },", 'position = 3 }, marker = { position = 2, symbol = "Y" },')
    assert refusal(text).check == "LV-9"


@rule("LV-9")
def test_only_three_marked_heavy_boys_are_refused() -> None:
    text = guard("nebel_nino", ' marker = { position = 2, symbol = "Y" },', "")
    assert refusal(text).check == "LV-9"


@rule("LV-9")
def test_a_heavy_boy_marked_at_position_3_is_refused() -> None:
    text = guard("nebel_nino", "marker = { position = 2", "marker = { position = 3")
    assert named(refusal(text), "LV-9", "nebel_nino")


@rule("LV-9")
def test_a_marked_heavy_boy_with_two_different_symbols_is_refused() -> None:
    text = guard("nebel_nino", '["B", "G", "R"]', '["B", "G", "B"]')
    assert named(refusal(text), "LV-9", "nebel_nino")


@rule("LV-9")
def test_a_heavy_boy_whose_marker_is_not_the_fourth_symbol_is_refused() -> None:
    text = guard("nebel_nino", 'position = 2, symbol = "Y"', 'position = 2, symbol = "G"')
    assert named(refusal(text), "LV-9", "nebel_nino")


@rule("LV-10")
def test_a_marked_big_calibre_is_refused() -> None:
    text = guard("granit_greta", "position = 1 },", 'position = 1 }, marker = { position = 2, symbol = "G" },')
    assert named(refusal(text), "LV-10", "granit_greta")


@rule("LV-10")
def test_a_marked_godfather_is_refused() -> None:
    text = guard("donna_ferrante", '"Y"],', '"Y"], marker = { position = 2, symbol = "B" },')
    assert named(refusal(text), "LV-10", "donna_ferrante")


@rule("LV-11")
def test_a_capo_curtillo_who_needs_handcuffs_is_refused() -> None:
    text = guard("capo_curtillo", '["G", "R", "R", "B"]', '["G", "R", "Y", "B"]')
    assert named(refusal(text), "LV-11", "capo_curtillo")


@rule("LV-11")
def test_capo_curtillo_may_need_his_symbols_in_another_order() -> None:
    text = guard("capo_curtillo", '["G", "R", "R", "B"]', '["R", "B", "R", "G"]')
    assert load(text).warnings == ()


@rule("LV-12")
def test_a_narben_juri_with_another_front_is_refused() -> None:
    text = guard("narben_juri", '["Y", "G", "R", "B"]', '["Y", "R", "G", "B"]')
    assert named(refusal(text), "LV-12", "narben_juri")


@rule("LV-12")
def test_a_narben_juri_with_another_back_is_refused() -> None:
    text = guard("narben_juri", 'symbol = "Y", position = 1', 'symbol = "G", position = 2')
    assert named(refusal(text), "LV-12", "narben_juri")


@rule("LV-13")
def test_a_dirty_diana_without_handcuffs_at_position_2_is_refused() -> None:
    text = guard("dirty_diana", '["B", "Y"]', '["Y", "B"]')
    assert named(refusal(text), "LV-13", "dirty_diana")


@rule("LV-13")
def test_a_dirty_diana_with_another_marker_is_refused() -> None:
    text = guard("dirty_diana", 'position = 2, symbol = "R"', 'position = 2, symbol = "B"')
    assert named(refusal(text), "LV-13", "dirty_diana")


@rule("LV-13")
def test_a_dirty_diana_with_another_back_is_refused() -> None:
    text = guard("dirty_diana", 'kind = "absent", symbol = "G"', 'kind = "at", symbol = "B", position = 1')
    assert named(refusal(text), "LV-13", "dirty_diana")


@rule("LV-14")
def test_a_box_without_the_patrol_car_numbered_2_is_refused() -> None:
    text = changed(
        ("eisen_edda", 'symbol = "B", position = 2', 'symbol = "Y", position = 1'),
        ("kanten_karl", 'symbol = "B", position = 2', 'symbol = "R", position = 1'),
        ("doppelkinn_dario", 'symbol = "B", position = 2', 'symbol = "B", position = 3'),
    )
    assert refusal(text).check == "LV-14"


@rule("LV-15")
def test_a_box_without_a_big_calibre_numbered_1_for_the_layout_example_is_refused() -> None:
    # LV-12 refuses such a file first, so the check is asked alone.
    text = changed(
        ("narben_juri", 'symbol = "Y", position = 1', 'symbol = "G", position = 2'),
        ("granit_greta", 'symbol = "Y", position = 1', 'symbol = "R", position = 2'),
        ("zentner_zoltan", 'symbol = "Y", position = 1', 'symbol = "B", position = 2'),
    )
    with pytest.raises(ComponentsError, match="LV-15"):
        check_layout_example(msgspec.convert(tomllib.loads(text), Contents))


@rule("LV-15")
def test_a_box_without_thirteen_guards_of_strength_39_is_refused() -> None:
    # LV-4 refuses such a file first, so the check is asked alone.
    text = TEXT.replace("strength = 2,", "strength = 4,").replace("strength = 3,", "strength = 4,")
    with pytest.raises(ComponentsError, match="LV-15"):
        check_layout_example(msgspec.convert(tomllib.loads(text), Contents))


@rule("LV-16")
def test_a_missing_neighbour_is_refused() -> None:
    text = damaged('{ id = "P2"', '["P1", "P3", "P5"]', '["P1", "P3"]')
    assert named(refusal(text), "LV-16", "P2")


@rule("LV-16")
def test_a_neighbour_across_the_corner_is_refused() -> None:
    text = damaged('{ id = "P9"', '["P6", "P8"]', '["P5", "P6", "P8"]')
    assert named(refusal(text), "LV-16", "P9")


@rule("LV-16")
def test_a_missing_cover_is_refused() -> None:
    text = damaged('{ id = "V3"', '["P4", "P5", "P7", "P8"]', '["P4", "P7", "P8"]')
    assert named(refusal(text), "LV-16", "V3")


@rule("LV-16")
def test_a_moved_card_is_refused() -> None:
    text = damaged('{ id = "V3"', "y = 3", "y = 4")
    assert refusal(text).check == "LV-16"


@rule("LV-16")
def test_a_missing_slot_is_refused() -> None:
    lines = [line for line in TEXT.splitlines() if '{ id = "P7"' not in line]
    assert refusal("\n".join(lines)).check == "LV-16"
