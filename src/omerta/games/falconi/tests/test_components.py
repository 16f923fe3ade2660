"""A components file that is no box of this game is refused, naming check and entry. RULES.md LF-1 to LF-10."""

from __future__ import annotations

import pytest

from omerta.games.falconi.components import load
from omerta.games.falconi.tests.damage import TEXT, damaged, doubled, named, refusal, without
from omerta.testing import rule

TEE = 'type = "tee"'
UTURN = 'type = "uturn"'


def recounted(text: str = TEXT, **counts: int) -> str:
    """Gives the box with other numbers of some cards."""
    box = {str(card.type): card.count for card in load(TEXT).contents.street_card}
    for kind, count in counts.items():
        text = damaged(f'type = "{kind}"', f"count = {box[kind]}\n", f"count = {count}\n", text)
    return text


@rule("FR-2", "F-1.4")
def test_the_box_that_comes_with_the_game_holds_these_cards() -> None:
    cards = {card.type: card.count for card in load(TEXT).contents.street_card}
    assert cards == {"straight": 15, "curve": 18, "tee": 21, "cross": 12, "bridge": 9, "uturn": 6}


@rule("FR-1", "FR-3", "FR-4")
def test_the_border_that_comes_with_the_game_is_the_one_of_the_rules() -> None:
    box = load(TEXT).contents
    assert [(entry.side, entry.id) for entry in box.border_side] == [
        ("S", "prison"),
        ("W", "green"),
        ("N", "blue"),
        ("E", "yellow"),
    ]
    assert [(car.front, car.tunnel) for car in box.car] == [
        (("e1", "S"), ("g1", "S")),
        (("a5", "W"), ("a3", "W")),
        (("e9", "N"), ("c9", "N")),
        (("i5", "E"), ("i7", "E")),
    ]


@rule("LF-1", "FR-1")
@pytest.mark.parametrize("count", [20, 22])
def test_a_card_too_many_or_too_few_is_refused(count: int) -> None:
    assert named(refusal(recounted(tee=count)), "LF-1", "street_card")


@rule("LF-1", "FR-2")
def test_an_owner_may_count_the_cards_otherwise() -> None:
    assert sum(card.count for card in load(recounted(tee=20, curve=19)).contents.street_card) == 81


@rule("LF-2")
def test_a_missing_piece_is_refused() -> None:
    assert named(refusal(without('id = "W1"')), "LF-2", "border_piece")


@rule("LF-2")
def test_a_piece_with_two_positions_is_refused() -> None:
    text = damaged('id = "W1"', '["W-9", "W-8", "W-7"]', '["W-9", "W-8"]')
    assert named(refusal(text), "LF-2", "border_piece W1")


@rule("LF-2")
def test_a_piece_round_the_corner_is_refused() -> None:
    text = damaged('id = "W1"', '"W-9"', '"N-a"')
    assert named(refusal(text), "LF-2", "border_piece W1")


@rule("LF-2")
def test_a_fourth_piece_on_a_side_is_refused() -> None:
    text = damaged('id = "W1"', '["W-9", "W-8", "W-7"]', '["N-a", "N-b", "N-c"]')
    assert named(refusal(text), "LF-2", "border_piece N")


@rule("LF-2")
def test_a_position_of_two_pieces_is_refused() -> None:
    text = damaged('id = "W1"', '"W-7"', '"W-6"')
    assert named(refusal(text), "LF-2", "border_piece W-")


@rule("LF-3")
def test_a_side_without_a_station_is_refused() -> None:
    text = damaged('id = "W2"', 'station = "W-5"\n', "")
    assert named(refusal(text), "LF-3", "border_side W")


@rule("LF-3")
def test_a_side_with_two_stations_is_refused() -> None:
    text = damaged('id = "W1"', 'source = "', 'station = "W-9"\nsource = "')
    assert named(refusal(text), "LF-3", "border_side W")


@rule("LF-3")
def test_a_station_on_another_piece_is_refused() -> None:
    text = damaged('id = "W2"', 'station = "W-5"', 'station = "W-9"')
    assert named(refusal(text), "LF-3", "border_piece W2")


@rule("LF-3")
def test_a_position_that_is_station_and_tunnel_is_refused() -> None:
    text = damaged('id = "W2"', 'station = "W-5"', 'station = "W-5"\ntunnel = "W-5"')
    assert named(refusal(text), "LF-3", "border_piece W2")


@rule("LF-3", "FR-3")
def test_a_blue_station_beside_the_prison_is_refused() -> None:
    text = damaged('[border_side] id = "blue"', 'side = "N"', 'side = "?"')
    text = damaged('[border_side] id = "green"', 'side = "W"', 'side = "N"', text)
    text = damaged('[border_side] id = "blue"', 'side = "?"', 'side = "W"', text)
    assert named(refusal(text), "LF-3", "border_side blue")


@rule("LF-4")
@pytest.mark.parametrize(
    ("name", "old", "new"), [("front", '"a5", "W"', '"a6", "W"'), ("tunnel", '"a3", "W"', '"a4", "W"')]
)
def test_an_exit_that_the_border_does_not_show_is_refused(name: str, old: str, new: str) -> None:
    text = damaged('[car] id = "green"', f"{name} = [{old}]", f"{name} = [{new}]")
    assert named(refusal(text), "LF-4", f"car green {name}")


@rule("LF-4")
def test_an_exit_on_a_foreign_side_is_refused() -> None:
    text = damaged('[car] id = "green"', 'front = ["a5", "W"]', 'front = ["i5", "E"]')
    assert named(refusal(text), "LF-4", "car green front")


@rule("LF-4")
def test_an_exit_in_the_middle_of_the_city_is_refused() -> None:
    text = damaged('[car] id = "green"', 'front = ["a5", "W"]', 'front = ["b5", "W"]')
    assert named(refusal(text), "LF-4", "car green front")


@rule("LF-4")
def test_a_tunnel_that_is_a_station_is_refused() -> None:
    text = damaged('[car] id = "green"', 'tunnel = ["a3", "W"]', 'tunnel = ["a5", "W"]')
    assert named(refusal(text), "LF-4", "car green tunnel")


@rule("LF-4")
def test_a_border_without_tunnels_is_refused() -> None:
    text = damaged('id = "S3"', 'tunnel = "S-g"\n', "")
    text = damaged('id = "W3"', 'tunnel = "W-3"\n', "", text)
    text = damaged('id = "N3"', 'tunnel = "N-c"\n', "", text)
    text = damaged('id = "E3"', 'tunnel = "E-7"\n', "", text)
    assert named(refusal(text), "LF-4", "border_piece")


@rule("LF-4")
def test_a_car_without_a_second_exit_is_refused() -> None:
    assert "tunnel" in refusal(damaged('[car] id = "green"', 'tunnel = ["a3", "W"]\n', "")).where


@rule("LF-5")
def test_a_missing_escape_card_is_refused() -> None:
    assert named(refusal(without('id = "escape-blue"')), "LF-5", "escape_card escape-blue")


@rule("LF-5")
def test_an_escape_card_listed_twice_is_refused() -> None:
    assert named(refusal(doubled('id = "escape-blue"')), "LF-5", "escape_card escape-blue")


@rule("LF-5")
@pytest.mark.parametrize("side", ["S", "E"])
def test_an_escape_card_for_another_side_is_refused(side: str) -> None:
    text = damaged('id = "escape-blue"', 'side = "N"', f'side = "{side}"')
    assert named(refusal(text), "LF-5", "escape_card escape-blue")


@rule("LF-6")
@pytest.mark.parametrize("chili", ["chili_bomb", "chili_boost"])
def test_a_third_bomb_or_boost_is_refused(chili: str) -> None:
    assert named(refusal(damaged(f"[{chili}]", "count = 2", "count = 3")), "LF-6", chili)


@rule("LF-6", "F-1.7")
def test_a_variant_that_deals_more_bombs_than_there_are_is_refused() -> None:
    assert named(refusal(damaged('id = "funghi"', "bombs = 2", "bombs = 3")), "LF-6", "variant funghi")


@rule("LF-6")
def test_a_second_don_is_refused() -> None:
    text = damaged('[car] id = "green"', 'role = "police"', 'role = "don"')
    assert named(refusal(text), "LF-6", "car green")


@rule("LF-6")
def test_a_don_in_another_colour_is_refused() -> None:
    text = damaged('[car] id = "prison"', 'colour = "black"', 'colour = "red"')
    assert named(refusal(text), "LF-6", "car prison")


@rule("LF-6")
def test_a_fifth_car_is_refused() -> None:
    assert named(refusal(doubled('[car] id = "green"')), "LF-10", "car green")


@rule("LF-7")
@pytest.mark.parametrize(
    ("links", "what"),
    [("[]", "no street"), ('[["N", "E", "W"], []]', "empty"), ('[["N", "E"], ["E", "W"]]', "twice")],
)
def test_streets_that_are_no_streets_are_refused(links: str, what: str) -> None:
    error = refusal(damaged(TEE, '[["N", "E", "W"]]', links))
    assert named(error, "LF-7", "street_card tee")
    assert what in error.message


@rule("LF-7", "F-11.2")
@pytest.mark.parametrize("rotations", ["[0]", "[0, 1, 2, 3]", "[0, 3]", "[1, 0]", "[0, 0, 1]"])
def test_rotations_that_are_not_the_distinct_ones_are_refused(rotations: str) -> None:
    text = damaged('type = "straight"', "rotations = [0, 1]", f"rotations = {rotations}")
    assert named(refusal(text), "LF-7", "street_card straight")


@rule("LF-8")
def test_a_box_without_a_turning_card_is_refused() -> None:
    assert named(refusal(recounted(uturn=0, tee=27)), "LF-8", "street_card")


@rule("LF-8")
def test_a_box_without_a_junction_is_refused() -> None:
    assert named(refusal(recounted(tee=0, cross=0, bridge=0, straight=57)), "LF-8", "street_card")


@rule("LF-8")
def test_a_box_without_a_plain_street_is_refused() -> None:
    assert named(refusal(recounted(straight=0, curve=0, cross=45)), "LF-8", "street_card")


@rule("LF-9")
def test_a_street_card_with_a_turning_place_is_refused() -> None:
    text = damaged(TEE, '[["N", "E", "W"]]', '[["N"], ["E", "W"]]')
    assert named(refusal(text), "LF-9", "street_card tee")


@rule("LF-9")
def test_a_dead_end_with_two_sides_is_refused() -> None:
    assert named(refusal(damaged(UTURN, '[["N"]]', '[["N", "S"]]')), "LF-9", "street_card uturn")


@rule("LF-10")
@pytest.mark.parametrize("entry", [TEE, '[border_side] id = "green"', 'id = "W1"', 'id = "salami"'])
def test_what_is_listed_twice_is_refused(entry: str) -> None:
    assert refusal(doubled(entry)).check == "LF-10"


@rule("LF-10", "F-1.1")
@pytest.mark.parametrize("entry", [TEE, '[car] id = "green"', '[border_side] id = "green"', 'id = "salami"'])
def test_what_is_missing_is_refused(entry: str) -> None:
    assert refusal(without(entry)).check == "LF-10"


@rule("LF-10", "F-11.2")
def test_directions_in_another_order_are_refused() -> None:
    text = damaged("[board]", '"N", "E", "S", "W"', '"N", "W", "S", "E"')
    assert named(refusal(text), "LF-10", "board directions")


def test_a_file_that_is_not_toml_is_refused_in_one_line() -> None:
    error = str(refusal(TEXT.replace("[chili_bomb]", "[chili_bomb", 1)))
    assert "components.toml" in error
    assert "\n" not in error


def test_a_misspelt_field_is_refused() -> None:
    error = str(refusal(damaged(TEE, "rotations", "rotation")))
    assert "rotation" in error
    assert "street_card" in error
