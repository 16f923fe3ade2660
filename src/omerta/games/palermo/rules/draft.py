"""The venues of a finished city are shared out. RULES.md P-8.2, PR-24."""

from __future__ import annotations

from omerta.contract import Emit, RuleViolation, Seat
from omerta.games.palermo.actions import Claim
from omerta.games.palermo.events import VenueClaimed
from omerta.games.palermo.geometry.tiles import is_venue
from omerta.games.palermo.rules.building import is_marked_out, mark
from omerta.games.palermo.rules.naming import check_phase, slot_named
from omerta.games.palermo.rules.turns import begin_collecting
from omerta.games.palermo.state import DRAFT_CLAIM, NOBODY, PalermoState


def unclaimed(state: PalermoState) -> list[int]:
    """P-8.2"""
    owners = state.owners
    return [slot for slot, tile in enumerate(state.city.tiles) if is_venue(tile) and owners[slot] == NOBODY]


def claim(state: PalermoState, seat: Seat, action: Claim, emit: Emit | None) -> None:
    """P-8.2"""
    check_phase(state, DRAFT_CLAIM)
    slot = slot_named(action.slot, "P-8.2")
    if not is_venue(state.city.tiles[slot]):
        raise RuleViolation("P-8.2", "no-venue", slot=action.slot)
    if state.owners[slot] != NOBODY:
        raise RuleViolation("P-8.2", "venue-claimed", slot=action.slot, seat=state.owners[slot])
    mark(state, seat, slot)
    if emit is not None:
        emit(VenueClaimed(seat, action.slot))
    if is_marked_out(state):
        begin_collecting(state, emit)
    else:
        state.active = next_claimer(state)


def next_claimer(state: PalermoState) -> Seat:
    """The draft goes clockwise from the first seat; a snake turns round after each full pass. P-8.2"""
    claims = sum([chips.bit_count() for chips in state.left])
    passes, place = divmod(claims, state.seats)
    if passes % 2 and state.options.draft_order == "snake":
        place = state.seats - 1 - place
    return (state.first + place) % state.seats
