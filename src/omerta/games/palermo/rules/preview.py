"""Here stands what each stop of the coming move would cost and pay, for the eye and for bots. RULES.md P-4.8, P-5.1,
P-7.1."""

from __future__ import annotations

from functools import lru_cache

from omerta.games.palermo.geometry.board import NODE_NAMES, SLOTS, START, Bits, members
from omerta.games.palermo.geometry.routes import Route, routes
from omerta.games.palermo.geometry.tiles import ENTRANCES
from omerta.games.palermo.geometry.ways import Ground
from omerta.games.palermo.rules.collecting import comes_home, may_collect
from omerta.games.palermo.rules.moving import destinations, ground
from omerta.games.palermo.state import PalermoState
from omerta.games.palermo.values import Reach


def reach(state: PalermoState) -> tuple[Reach, ...]:
    """Every node in reach of the active crook, in their order; its own field only if it may stay. P-4.7, P-9.3"""
    seat = state.active
    return _reach(
        ground(state, seat),
        state.crooks[seat],
        state.allowance(seat),
        destinations(state, seat),
        _venues(state),
        comes_home(state, seat, START),
    )


def _venues(state: PalermoState) -> tuple[tuple[int, int], ...]:
    """Gives the entrance fields where the active seat collects, each with its slot. P-5.1, P-8.5"""
    seat = state.active
    slots = [slot for slot in members(state.left[seat]) if may_collect(state, seat, slot)]
    return tuple([(ENTRANCES[state.city.tiles[slot]][slot], slot) for slot in slots])


# Everybody at the table is shown the same.
@lru_cache(maxsize=16)
def _reach(
    where: Ground, origin: int, points: int, stops: Bits, venues: tuple[tuple[int, int], ...], is_homeward: bool
) -> tuple[Reach, ...]:
    slots = dict(venues)
    found = []
    for node, way in sorted(routes(where, origin, points).items()):
        if way.path or stops >> node & 1:
            slot = slots.get(node) if way.path and stops >> node & 1 else None
            pays = slot is not None or (is_homeward and node == START)
            found.append(_step(node, way, bool(stops >> node & 1), slot, points - way.cost if pays else None))
    return tuple(found)


def _step(node: int, way: Route, stop: bool, slot: int | None, income: int | None) -> Reach:
    return Reach(
        field=NODE_NAMES[node],
        cost=way.cost,
        via=NODE_NAMES[way.path[-2]] if len(way.path) > 1 else None,
        fines=way.fines,
        stop=stop,
        venue=None if slot is None else SLOTS[slot],
        income=income,
    )
