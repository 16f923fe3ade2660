"""Here stands where a tile may be laid. RULES.md P-2.2 to P-2.7, P-2.10, P-8.1."""

from __future__ import annotations

from typing import NamedTuple

from omerta.contract import RuleViolation
from omerta.games.palermo.actions import LayTile
from omerta.games.palermo.components import KIND_INDEX, KINDS
from omerta.games.palermo.geometry.board import NODE_NAMES, SLOT_FIELDS, SLOTS, names
from omerta.games.palermo.geometry.city import house_sides, kinds_left, shut_in
from omerta.games.palermo.geometry.plan import City
from omerta.games.palermo.geometry.rings import RING_FIELDS, adjoining, contacts, touching
from omerta.games.palermo.geometry.tiles import EMPTY, HOUSES, PLACEMENT_INDEX, PLACEMENTS
from omerta.games.palermo.options import PalermoOptions
from omerta.games.palermo.rules.naming import slot_named
from omerta.games.palermo.state import PalermoState
from omerta.games.palermo.values import Permission


class Choice(NamedTuple):
    """This is what may be laid: for each slot the placements, as bitmasks; none where only stalls are left."""

    permission: Permission
    placements: tuple[int, ...]


def choice(state: PalermoState) -> Choice:
    """P-2.10"""
    left = kinds_left(state.supply)
    if state.options.build_mode == "standard":
        fitting = _by_rule_one(state.city, left, is_strict(state.options))
        if any(fitting):
            return Choice("adjoin", fitting)
    free = tuple([placements & left for placements in state.city.opens])
    # Free choice, once rule 1 leaves nothing or is off.  P-2.6, P-8.1
    return Choice("free", free) if any(free) else Choice("stall", ())


def _by_rule_one(city: City, left: int, strict: bool) -> tuple[int, ...]:
    """P-2.3, P-2.4 and P-2.5 hold together."""
    fitting = []
    for ring, placements in zip(city.rings, city.opens, strict=True):
        if ring and placements:
            placements &= left & adjoining(ring)
            fitting.append(placements & ~touching(ring) if strict else placements)
        else:
            fitting.append(0)
    return tuple(fitting)


def is_strict(options: PalermoOptions) -> bool:
    return options.diagonal_rule == "strict"


def check_tile(state: PalermoState, action: LayTile) -> tuple[int, int]:
    """The slot and the placement, or the first rule that refuses them. P-10.3"""
    slot = slot_named(action.slot, "P-2.2")
    tile = _placement(action)
    check_empty(state, slot)
    _check_supply(state, PLACEMENTS[tile].kind)
    _check_open(state, slot, tile)
    if _is_rule_one_in_force(state, slot, tile):
        _check_adjoins(state, slot, tile)
        _check_corners(state, slot, tile)
    return slot, tile


def _placement(action: LayTile) -> int:
    """P-2.2, P-9.2"""
    kind = KIND_INDEX.get(action.kind)
    if kind is None:
        raise RuleViolation("P-2.2", "no-such-kind", kind=action.kind)
    tile = PLACEMENT_INDEX.get((kind, action.rotation))
    if tile is None:
        raise RuleViolation("P-2.2", "no-such-rotation", rotation=action.rotation)
    return tile


def check_empty(state: PalermoState, slot: int) -> None:
    """P-2.2"""
    if state.city.tiles[slot] != EMPTY:
        raise RuleViolation("P-2.2", "slot-taken", slot=SLOTS[slot])


def _check_supply(state: PalermoState, kind: int) -> None:
    """P-1.3, P-2.2"""
    if not state.supply[kind]:
        raise RuleViolation("P-2.2", "kind-used-up", kind=KINDS[kind])


def _check_open(state: PalermoState, slot: int, tile: int) -> None:
    """P-2.5"""
    if not state.city.opens[slot] >> tile & 1:
        fields = names(shut_in(state.city, slot, tile))
        raise RuleViolation("P-2.5", "courtyard", slot=SLOTS[slot], fields=fields)


def _is_rule_one_in_force(state: PalermoState, slot: int, tile: int) -> bool:
    """A tile that satisfies rule 1 needs no look at all the others. P-2.6"""
    ring = state.city.rings[slot]
    fits = adjoining(ring) >> tile & 1 and not (is_strict(state.options) and touching(ring) >> tile & 1)
    return not fits and choice(state).permission == "adjoin"


def _check_adjoins(state: PalermoState, slot: int, tile: int) -> None:
    """P-2.3"""
    if not adjoining(state.city.rings[slot]) >> tile & 1:
        raise RuleViolation(
            "P-2.3",
            "no-house-side",
            slot=SLOTS[slot],
            fields=names(HOUSES[tile][slot]),
            sides=names(house_sides(state.city)),
        )


def _check_corners(state: PalermoState, slot: int, tile: int) -> None:
    """P-2.4"""
    touched = contacts(state.city.rings[slot], tile)
    if is_strict(state.options) and touched:
        raise RuleViolation(
            "P-2.4",
            "corner-contact",
            slot=SLOTS[slot],
            fields=tuple(NODE_NAMES[SLOT_FIELDS[slot][field]] for field, _ in touched),
            others=tuple(NODE_NAMES[RING_FIELDS[slot][place]] for _, place in touched),
        )
