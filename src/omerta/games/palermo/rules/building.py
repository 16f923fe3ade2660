"""The city is built tile by tile. RULES.md P-2."""

from __future__ import annotations

from omerta.contract import Emit, RuleViolation, Seat
from omerta.games.palermo.actions import LayTile, OpenStall, PlaceStart
from omerta.games.palermo.events import StallOpened, StartPlaced, StreetsFilled, TileLaid
from omerta.games.palermo.geometry.board import NODE_NAMES, SLOTS
from omerta.games.palermo.geometry.city import laid
from omerta.games.palermo.geometry.plan import City
from omerta.games.palermo.geometry.tiles import (
    EMPTY,
    ENTRANCES,
    FIRST_STALL,
    PLACEMENTS,
    START_TILE,
    STREET_TILE,
    TILE_FIELDS,
)
from omerta.games.palermo.rules.laying import check_empty, check_tile, choice
from omerta.games.palermo.rules.naming import check_phase, slot_named
from omerta.games.palermo.rules.turns import begin_collecting
from omerta.games.palermo.state import BUILD, PLACE_START, PalermoState
from omerta.kit.ring import following


def place_start(state: PalermoState, seat: Seat, action: PlaceStart, emit: Emit | None) -> None:
    """The same seat then lays its first house tile. P-2.1"""
    check_phase(state, PLACE_START)
    slot = slot_named(action.slot, "P-2.1")
    state.city = laid(state.city, slot, START_TILE)
    state.phase = BUILD
    if emit is not None:
        emit(StartPlaced(seat, action.slot))


def lay_tile(state: PalermoState, seat: Seat, action: LayTile, emit: Emit | None) -> None:
    """P-2.2"""
    check_phase(state, BUILD)
    slot, tile = check_tile(state, action)
    if emit is not None:
        entrance = NODE_NAMES[ENTRANCES[tile][slot]]
        emit(TileLaid(seat, action.kind, action.slot, action.rotation, entrance, choice(state).permission == "free"))
    state.supply[PLACEMENTS[tile].kind] -= 1
    _open_venue(state, seat, slot, tile, emit)


def open_stall(state: PalermoState, seat: Seat, action: OpenStall, emit: Emit | None) -> None:
    """P-2.7"""
    check_phase(state, BUILD)
    slot = slot_named(action.slot, "P-2.2")
    check_empty(state, slot)
    if choice(state).permission != "stall":
        raise RuleViolation("P-2.7", "no-stall-needed", slot=action.slot)
    tile = FIRST_STALL + TILE_FIELDS.index(action.field)
    if emit is not None:
        emit(StallOpened(seat, action.slot, action.field, NODE_NAMES[ENTRANCES[tile][slot]]))
    _open_venue(state, seat, slot, tile, emit)


def _open_venue(state: PalermoState, seat: Seat, slot: int, tile: int, emit: Emit | None) -> None:
    """The tile gets a chip; then it is the next seat's turn, or all chips are on the board. P-2.1, P-2.2, P-2.8"""
    state.city = laid(state.city, slot, tile)
    mark(state, seat, slot)
    state.active = following(seat, state.seats)
    if is_marked_out(state):
        _fill_streets(state, emit)
        begin_collecting(state, emit)


def mark(state: PalermoState, seat: Seat, slot: int) -> None:
    """P-2.2, P-8.2"""
    state.owners[slot] = seat
    state.left[seat] |= 1 << slot


def is_marked_out(state: PalermoState) -> bool:
    """Do all chips lie on the board? P-2.8"""
    return sum([chips.bit_count() for chips in state.left]) == state.seats * state.chips()


def _fill_streets(state: PalermoState, emit: Emit | None) -> None:
    """P-2.9"""
    empty = empty_slots(state.city)
    state.city = filled(state.city)
    if emit is not None and empty:
        emit(StreetsFilled(tuple(SLOTS[slot] for slot in empty)))


def empty_slots(city: City) -> list[int]:
    return [slot for slot, tile in enumerate(city.tiles) if tile == EMPTY]


def filled(city: City) -> City:
    """Street tiles fill all empty slots. P-2.9"""
    for slot in empty_slots(city):
        city = laid(city, slot, STREET_TILE)
    return city
