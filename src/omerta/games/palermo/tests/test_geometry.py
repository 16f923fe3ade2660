"""Compares quick tables with plain searches: what shuts a courtyard, how far it is to a place, which path is shown."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from omerta.games.palermo.geometry.board import BIT, BYPASS, START, Bits, members
from omerta.games.palermo.geometry.city import built, laid, shut_in
from omerta.games.palermo.geometry.plan import City
from omerta.games.palermo.geometry.routes import Route, routes, straight
from omerta.games.palermo.geometry.tiles import EMPTY, PLACEMENTS
from omerta.games.palermo.geometry.ways import Ground, away, fines_to, reached
from omerta.games.palermo.rules.draft_city import generated
from omerta.games.palermo.tests.play import states
from omerta.kit.chance import fast_from
from omerta.testing import rule

SEEDS = range(3)
"""There is one for each number of players."""
EVERYWHERE = 400


def cities(seed: int) -> Iterator[City]:
    """Gives every city on the way to a finished one."""
    return map(built, dict.fromkeys(state.city.tiles for state in states(3 + seed, seed)))


def shutting(city: City) -> list[tuple[int, int]]:
    """The flood finds the slots and placements that cut something off."""
    empty = [slot for slot, tile in enumerate(city.tiles) if tile == EMPTY]
    return [(slot, tile) for slot in empty for tile in range(len(PLACEMENTS)) if shut_in(city, slot, tile)]


def tabled(city: City) -> list[tuple[int, int]]:
    """The table that is kept up to date says the same."""
    empty = [slot for slot, tile in enumerate(city.tiles) if tile == EMPTY]
    return [(slot, tile) for slot in empty for tile in range(len(PLACEMENTS)) if not city.opens[slot] >> tile & 1]


@rule("P-2.5", "P-2.10")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_table_of_open_placements_is_what_a_flood_finds(seed: int) -> None:
    wrong = [city.tiles for city in cities(seed) if tabled(city) != shutting(city)]
    assert wrong == []


@rule("P-2.5")
def test_the_order_of_laying_leaves_no_trace() -> None:
    city = generated(4, fast_from("order"))
    backwards = built((EMPTY,) * len(city.tiles))
    for slot in reversed(range(len(city.tiles))):
        backwards = laid(backwards, slot, city.tiles[slot])
    assert backwards == city


def nodes(city: City) -> list[int]:
    return [*members(city.streets), START]


def distance(levels: tuple[Bits, ...], fields: Bits) -> int:
    return next(steps for steps, edge in enumerate(levels) if edge & fields)


@rule("P-4.3", "P-10.4")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_distance_to_a_place_is_the_length_of_the_way_there(seed: int) -> None:
    city = generated(3 + seed, fast_from("away", seed))
    ground = Ground(city.free, city.start, 0, whole_stretch=False)
    goal = members(city.streets)[seed * 7]
    levels = away(city.free, city.start, BIT[goal])
    walked = {node: routes(ground, node, EVERYWHERE)[goal].cost for node in nodes(city)}
    assert {node: distance(levels, city.start if node == START else BIT[node]) for node in walked} == walked


def unfined(ground: Ground, origin: int, points: int) -> dict[int, Route]:
    """The ways on which no policeman is near."""
    entered = reached(ground, origin, points)
    ways = routes(ground, origin, points)
    return {node: way for node, way in ways.items() if not ground.fined & sum(entered[: way.cost + 1])}


@rule("P-4.8")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_straight_way_is_the_canonical_one(seed: int) -> None:
    chance = fast_from("straight", seed)
    city = generated(3 + seed, chance)
    inside = members(city.streets & ~BYPASS)
    chance.shuffle(inside)
    ground = Ground(city.free, city.start, BIT[inside[0]], whole_stretch=seed % 2 == 0)
    origin = inside[1]
    ways = unfined(ground, origin, 14)
    assert len(ways) > 1
    assert {node: straight(ground, origin, node) for node in ways} == ways


@rule("P-4.8", "P-6.6")
@pytest.mark.parametrize("whole_stretch", [False, True])
@pytest.mark.parametrize("seed", range(12))
def test_fines_are_counted_as_on_the_canonical_way(seed: int, whole_stretch: bool) -> None:
    chance = fast_from("fines", seed)
    city = generated(3 + seed % 3, chance)
    streets = members(city.streets)
    chance.shuffle(streets)
    ground = Ground(city.free, city.start, sum(BIT[field] for field in streets[:4]), whole_stretch)
    origin = START if seed == 0 else streets[5]
    ways = {node: way.fines for node, way in routes(ground, origin, 12).items()}
    fields = {node: city.start if node == START else BIT[node] for node in ways}
    assert {node: fines_to(ground, origin, 12, fields[node]) for node in ways} == ways
    assert seed == 0 or any(ways.values())
