"""The box as a page draws it, compared with the board told anew in `plain`. RULES.md P-9."""

from __future__ import annotations

import msgspec
import pytest

from omerta.games.palermo import GAME
from omerta.games.palermo.components import BOX
from omerta.games.palermo.drawn import DRAWN
from omerta.games.palermo.geometry.tiles import TOKEN_INDEX
from omerta.games.palermo.tests import plain
from omerta.games.palermo.values import TileField
from omerta.testing import rule

TILES = list(DRAWN.tiles)
HOUSES = [token for token, tile in DRAWN.tiles.items() if tile.what == "house"]


def fields_of(slot: str, tile_fields: tuple[TileField, ...]) -> list[str]:
    """Which fields of the board these are if the tile lies on the slot."""
    clockwise = dict(zip(DRAWN.places.tile_fields, plain.tile_fields(slot), strict=True))
    return [clockwise[field] for field in tile_fields]


def test_a_page_draws_from_everything_that_the_file_says() -> None:
    assert GAME.box is DRAWN
    assert msgspec.structs.asdict(BOX.contents).items() <= msgspec.structs.asdict(DRAWN).items()


@rule("P-9.1")
def test_the_places_are_fourteen_rows_of_fields_and_six_of_slots() -> None:
    fields = [field for row in DRAWN.places.fields for field in row]
    assert [len(row) for row in DRAWN.places.fields] == [14] * 14
    assert fields == sorted(plain.ORDER, key=plain.ORDER.__getitem__)[:-1]
    assert [len(row) for row in DRAWN.places.slots] == [6] * 6
    assert [slot for row in DRAWN.places.slots for slot in row] == plain.SLOTS


@rule("P-4.2")
def test_the_start_tile_is_a_place_of_its_own() -> None:
    assert DRAWN.places.start == "START"


@rule("P-9.4")
def test_every_token_of_a_city_text_is_drawn() -> None:
    assert set(TOKEN_INDEX) == set(TILES)


@rule("P-9.2", "P-9.4")
@pytest.mark.parametrize("token", TILES)
def test_houses_and_entrances_are_where_the_rules_have_them(token: str) -> None:
    tile = DRAWN.tiles[token]
    assert sorted(fields_of("d3", tile.house)) == sorted(plain.house("d3", token))
    entrance = () if tile.entrance is None else (tile.entrance,)
    assert fields_of("d3", entrance) == [field for field in [plain.entrance("d3", token)] if field is not None]


@rule("P-9.2", "P-9.4")
@pytest.mark.parametrize("token", HOUSES)
def test_a_token_names_kind_and_rotation(token: str) -> None:
    tile = DRAWN.tiles[token]
    assert (tile.kind, tile.rotation) == (f"h{token[:-1]}", int(token[-1]))


@rule("P-9.2")
@pytest.mark.parametrize("token", HOUSES)
def test_the_door_is_in_the_house_and_beside_the_entrance(token: str) -> None:
    tile = DRAWN.tiles[token]
    assert tile.door in tile.house
    assert tile.entrance is not None
    (door,), (entrance,) = fields_of("d3", (tile.door,)), fields_of("d3", (tile.entrance,))
    assert entrance in plain.beside(door)


@rule("P-2.7", "P-9.4")
def test_a_stall_has_an_entrance_on_one_of_the_tile_fields_and_no_house() -> None:
    stalls = [(tile.rotation, tile.entrance, tile.house) for tile in DRAWN.tiles.values() if tile.what == "stall"]
    assert stalls == [(0, "NW", ()), (1, "NE", ()), (2, "SE", ()), (3, "SW", ())]


def test_start_street_and_an_empty_slot_have_one_token_each() -> None:
    bare = {tile.what: token for token, tile in DRAWN.tiles.items() if tile.what not in ("house", "stall")}
    assert bare == {"start": "STA", "street": "---", "empty": "..."}
