"""A seat sets its policeman. RULES.md P-6."""

from __future__ import annotations

from omerta.contract import Emit, RuleViolation, Seat
from omerta.games.palermo.actions import PoliceTo
from omerta.games.palermo.events import PolicePlaced, PoliceStayed
from omerta.games.palermo.geometry.board import BIT, NODE_INDEX, NODE_NAMES, START, Bits, beside, names
from omerta.games.palermo.geometry.tiles import NOWHERE
from omerta.games.palermo.rules.naming import check_phase
from omerta.games.palermo.rules.turns import after_police
from omerta.games.palermo.state import POLICE, PalermoState


def police_fields(state: PalermoState, seat: Seat) -> Bits:
    """Free street fields that are not beside a foreign policeman. P-6.2, P-6.3"""
    foreign = foreign_police(state, seat)
    taken = foreign
    for crook in state.crooks:
        taken |= BIT[crook]
    own = state.police[seat]
    if own != NOWHERE:
        taken |= BIT[own]
    return state.city.streets & ~taken & ~beside(foreign)


def foreign_police(state: PalermoState, seat: Seat) -> Bits:
    """Gives the fields of all other seats' policemen."""
    found = 0
    for other, field in enumerate(state.police):
        if field != NOWHERE and other != seat:
            found |= BIT[field]
    return found


def police_to(state: PalermoState, seat: Seat, action: PoliceTo, emit: Emit | None) -> None:
    """A policeman goes from field to field, or onto the board for good; seats that are home do so as well. P-6.1,
    P-6.7"""
    check_phase(state, POLICE)
    field = _street_named(state, action.field)
    _check_free(state, field)
    _check_distance(state, seat, field)
    origin = state.police[seat]
    state.police[seat] = field
    if emit is not None:
        emit(PolicePlaced(seat, action.field, None if origin == NOWHERE else NODE_NAMES[origin]))
    after_police(state, emit)


def police_stay(state: PalermoState, seat: Seat, emit: Emit | None) -> None:
    """P-6.1"""
    check_phase(state, POLICE)
    if emit is not None:
        emit(PoliceStayed(seat))
    after_police(state, emit)


def _street_named(state: PalermoState, name: str) -> int:
    """A policeman goes to any street field of the city or the bypass, but not to the start tile. P-6.2, PR-20"""
    field = NODE_INDEX.get(name, START)
    if not state.city.streets >> field & 1:
        raise RuleViolation("P-6.2", "no-street", field=name)
    return field


def _check_free(state: PalermoState, field: int) -> None:
    """Neither a crook nor a policeman stands there, one's own included. P-6.2"""
    if field in state.crooks:
        raise RuleViolation("P-6.2", "crook-there", field=NODE_NAMES[field], seat=state.crooks.index(field))
    if field in state.police:
        raise RuleViolation("P-6.2", "policeman-there", field=NODE_NAMES[field], seat=state.police.index(field))


def _check_distance(state: PalermoState, seat: Seat, field: int) -> None:
    """Policemen are neighbours across an edge on the board; hops and the start tile bring nothing nearer. P-6.3"""
    near = foreign_police(state, seat) & beside(BIT[field])
    if near:
        raise RuleViolation("P-6.3", "policeman-adjacent", field=NODE_NAMES[field], fields=names(near))
