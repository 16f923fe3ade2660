"""A components file that is no box of this game is refused, naming check and entry. RULES.md LP-1 to LP-10."""

from __future__ import annotations

import pytest

from omerta.games.palermo.components import load
from omerta.games.palermo.tests.damage import TEXT, damaged, doubled, named, refusal, without
from omerta.testing import rule


def test_the_box_that_comes_with_the_game_is_loaded() -> None:
    assert sum(kind.count for kind in load(TEXT).contents.tile_kind) == 40


@rule("LP-1")
@pytest.mark.parametrize(
    ("kind", "old", "new", "entry"),
    [
        ("start", "count = 1", "count = 2", "start"),
        ("street", "count = 3", "count = 2", "street"),
        ("h1a", "count = 6", "count = 7", "1 house fields"),
        ("h2b", "count = 6", "count = 5", "2 house fields"),
        ("h3a", "count = 12", "count = 11", "3 house fields"),
    ],
)
def test_a_tile_too_many_or_too_few_is_refused(kind: str, old: str, new: str, entry: str) -> None:
    assert named(refusal(damaged(f'id = "{kind}"', old, new)), "LP-1", entry)


@rule("LP-1", "PR-3")
def test_an_owner_may_split_a_size_otherwise_between_its_mirror_images() -> None:
    text = damaged('id = "h1a"', "count = 6", "count = 12")
    text = damaged('id = "h1b"', "count = 6", "count = 0", text)
    assert sum(kind.count for kind in load(text).contents.tile_kind) == 40


@rule("LP-1")
def test_a_missing_kind_is_refused() -> None:
    assert named(refusal(without('id = "h2b"')), "LP-1", "h2b")


@rule("LP-1")
def test_a_kind_listed_twice_is_refused() -> None:
    assert named(refusal(doubled('id = "h2b"')), "LP-1", "h2b")


@rule("LP-1")
def test_an_unknown_kind_is_refused() -> None:
    assert named(refusal(damaged('id = "h3a"', '"h3a"', '"h4a"')), "LP-1", "h4a")


@rule("LP-1")
def test_a_street_tile_that_calls_itself_a_house_is_refused() -> None:
    assert named(refusal(damaged('id = "street"', 'role = "street"', 'role = "house"')), "LP-1", "street")


@rule("LP-1")
def test_a_house_of_another_size_than_its_name_is_refused() -> None:
    text = damaged('id = "h1a"', 'house = ["NW"]', 'house = ["NW", "SW"]')
    assert named(refusal(text), "LP-1", "h1a")


@rule("LP-2", "PR-2")
def test_a_house_of_two_fields_that_meet_at_a_corner_is_refused() -> None:
    text = damaged('id = "h2a"', 'house = ["NW", "NE"]', 'house = ["NE", "SW"]')
    error = refusal(text)
    assert named(error, "LP-2", "h2a")
    assert "corner" in error.message


@rule("LP-2")
def test_a_house_field_listed_twice_is_refused() -> None:
    text = damaged('id = "h2a"', 'house = ["NW", "NE"]', 'house = ["NW", "NW"]')
    assert named(refusal(text), "LP-2", "h2a")


@rule("LP-2")
def test_a_street_tile_with_a_house_is_refused() -> None:
    assert named(refusal(damaged('id = "street"', "house = []", 'house = ["NW"]')), "LP-2", "street")


@rule("LP-2")
def test_a_start_tile_with_an_entrance_is_refused() -> None:
    text = damaged('id = "start"', "house = []", 'house = []\nentrance = "NE"')
    assert named(refusal(text), "LP-2", "start")


@rule("LP-3")
def test_an_entrance_inside_the_house_is_refused() -> None:
    assert named(refusal(damaged('id = "h2a"', 'entrance = "SE"', 'entrance = "NW"')), "LP-3", "h2a")


@rule("LP-3")
def test_a_house_without_an_entrance_is_refused() -> None:
    assert named(refusal(damaged('id = "h2a"', 'entrance = "SE"\n', "")), "LP-3", "h2a")


@rule("LP-3", "PR-3")
def test_an_entrance_that_is_not_beside_the_door_is_refused() -> None:
    assert named(refusal(damaged('id = "h1a"', 'entrance = "NE"', 'entrance = "SE"')), "LP-3", "h1a")


@rule("LP-3")
def test_a_door_on_the_street_is_refused() -> None:
    assert named(refusal(damaged('id = "h2b"', 'door_on = "NW"', 'door_on = "SE"')), "LP-3", "h2b")


@rule("LP-4")
@pytest.mark.parametrize(
    ("players", "old", "new"), [(3, "chips = 11", "chips = 10"), (5, "street_tiles = 0", "street_tiles = 1")]
)
def test_a_city_that_does_not_come_out_even_is_refused(players: int, old: str, new: str) -> None:
    assert named(refusal(damaged(f"players = {players}", old, new)), "LP-4", f"player_count {players}")


@rule("LP-4")
def test_more_chips_than_a_colour_has_are_refused() -> None:
    assert named(
        refusal(damaged("[pieces]", "chips_per_colour = 11", "chips_per_colour = 10")), "LP-4", "player_count 3"
    )


@rule("LP-4")
def test_more_street_tiles_than_the_box_has_are_refused() -> None:
    text = damaged("players = 4", "chips = 8", "chips = 7")
    text = damaged("players = 4", "street_tiles = 3", "street_tiles = 7", text)
    assert named(refusal(text), "LP-4", "player_count 4")


@rule("LP-4")
def test_a_missing_number_of_players_is_refused() -> None:
    assert named(refusal(without("players = 4")), "LP-4", "player_count")


@rule("LP-4")
def test_a_number_of_players_listed_twice_is_refused() -> None:
    assert named(refusal(doubled("players = 4")), "LP-4", "player_count")


@rule("LP-5")
@pytest.mark.parametrize(("old", "new"), [("first = 3", "first = 4"), ("last = 14", "last = 13")])
def test_a_tracker_of_another_length_is_refused(old: str, new: str) -> None:
    assert named(refusal(damaged("[tracker]", old, new)), "LP-5", "tracker")


@rule("LP-6", "PR-1")
def test_a_bypass_of_another_length_is_refused() -> None:
    assert named(refusal(damaged("[bypass]", "fields = 52", "fields = 48")), "LP-6", "bypass")


@rule("LP-6")
def test_corner_fields_elsewhere_are_refused() -> None:
    assert named(refusal(damaged("[bypass]", '"N14"', '"M14"')), "LP-6", "corner_fields")


@rule("LP-6", "PR-1")
def test_a_money_track_of_another_length_is_refused() -> None:
    assert named(refusal(damaged("[money_track]", "fields = 60", "fields = 50")), "LP-6", "money_track")


@rule("LP-6", "PR-1")
@pytest.mark.parametrize(("field", "value"), [("slot_columns", 6), ("slot_rows", 6), ("fields_per_slot_edge", 2)])
def test_a_city_of_another_size_is_refused(field: str, value: int) -> None:
    error = refusal(damaged("[city]", f"{field} = {value}", f"{field} = 5"))
    assert field in error.where


@rule("LP-7")
def test_two_kinds_that_are_the_same_tile_are_refused() -> None:
    text = damaged('id = "h2b"', 'entrance = "SW"', 'entrance = "SE"')
    text = damaged('id = "h2b"', 'door_on = "NW"', 'door_on = "NE"', text)
    assert named(refusal(text), "LP-7", "h2b")


@rule("LP-7")
def test_two_kinds_that_are_the_same_tile_turned_round_are_refused() -> None:
    text = damaged('id = "h1b"', 'house = ["NW"]', 'house = ["SE"]')
    text = damaged('id = "h1b"', 'door_on = "NW"', 'door_on = "SE"', text)
    assert named(refusal(text), "LP-7", "h1b")


@rule("LP-8")
def test_interest_of_nothing_is_refused() -> None:
    assert named(refusal(damaged("players = 5", "interest = 3", "interest = 0")), "LP-8", "player_count 5")


@rule("LP-9")
def test_a_colour_listed_twice_is_refused() -> None:
    assert named(refusal(damaged("[colours]", '"violet"', '"red"')), "LP-9", "colours red")


@rule("LP-9")
def test_a_missing_colour_is_refused() -> None:
    assert named(refusal(damaged("[colours]", ', "violet"', "")), "LP-9", "colours")


@rule("LP-9")
def test_pieces_for_four_are_refused() -> None:
    text = damaged("[pieces]", "colours_in_box = 5", "colours_in_box = 4")
    assert named(refusal(damaged("[colours]", ', "violet"', "", text)), "LP-9", "pieces")


@rule("LP-9")
def test_a_box_without_signs_is_refused() -> None:
    signs = '["pizzeria", "bar", "caffe", "ristorante", "gelateria", "trattoria"]'
    assert named(refusal(damaged("[venue_signs]", signs, "[]")), "LP-9", "venue_signs")


@rule("LP-10")
def test_two_kinds_with_one_code_are_refused() -> None:
    assert named(refusal(damaged('id = "h1b"', 'code = "1b"', 'code = "1a"')), "LP-10", "h1a")


@rule("LP-10")
@pytest.mark.parametrize("code", ["st", "2", "2aa", "2A", ".."])
def test_a_code_that_no_city_text_can_hold_is_refused(code: str) -> None:
    assert named(refusal(damaged('id = "h2a"', 'code = "2a"', f'code = "{code}"')), "LP-10", "h2a")


@rule("LP-10")
def test_a_start_tile_with_another_code_is_refused() -> None:
    assert named(refusal(damaged('id = "start"', '"STA"', '"STX"')), "LP-10", "start")


def test_a_file_that_is_not_toml_is_refused_in_one_line() -> None:
    error = str(refusal(TEXT.replace("[tracker]", "[tracker", 1)))
    assert "components.toml" in error
    assert "\n" not in error


def test_a_misspelt_field_is_refused() -> None:
    error = str(refusal(damaged('id = "h1a"', "door_on", "door")))
    assert "door" in error
    assert "tile_kind" in error
