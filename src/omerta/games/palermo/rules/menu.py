"""Here stands what the deciding seat may do now, and what it is asked. RULES.md P-10."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from omerta.contract import Decision, Seat
from omerta.games.palermo.components import PLAYERS
from omerta.games.palermo.geometry.board import members
from omerta.games.palermo.rules.building import empty_slots
from omerta.games.palermo.rules.draft import unclaimed
from omerta.games.palermo.rules.groups import (
    CLAIM_GROUPS,
    PLACE_START_GROUP,
    STALL_GROUPS,
    TARGET_GROUPS,
    Actions,
    lay_groups,
    move_groups,
    police_groups,
)
from omerta.games.palermo.rules.laying import choice
from omerta.games.palermo.rules.moving import destinations
from omerta.games.palermo.rules.police import police_fields
from omerta.games.palermo.state import (
    BUILD,
    CHOOSE_TARGET,
    DRAFT_CLAIM,
    MOVE,
    OVER,
    PHASES,
    PLACE_START,
    POLICE,
    PalermoState,
)

_ALONE: Final = tuple((seat,) for seat in range(max(PLAYERS)))


def pending(state: PalermoState) -> tuple[Seat, ...]:
    """P-10.1"""
    return () if state.phase == OVER else _ALONE[state.active]


def menu(state: PalermoState, seat: Seat) -> Sequence[Actions]:
    """Gives the legal actions in their order. P-9.3"""
    phase = state.phase
    if seat != state.active or phase == OVER:
        return ()
    if phase == MOVE:
        return move_groups(destinations(state, seat))
    if phase == POLICE:
        return police_groups(police_fields(state, seat))
    if phase == BUILD:
        return _tiles(state)
    if phase == CHOOSE_TARGET:
        return [TARGET_GROUPS[slot] for slot in members(state.left[seat])]
    if phase == DRAFT_CLAIM:
        return [CLAIM_GROUPS[slot] for slot in unclaimed(state)]
    assert phase == PLACE_START, f"no such phase: {phase}"
    return (PLACE_START_GROUP,)


def _tiles(state: PalermoState) -> list[Actions]:
    """Lays are listed slot by slot, the kinds in their order; in a dead end the stalls. P-2.10"""
    permission, placements = choice(state)
    if permission == "stall":
        return [STALL_GROUPS[slot] for slot in empty_slots(state.city)]
    groups: list[Actions] = []
    for slot, those in enumerate(placements):
        if those:
            groups += lay_groups(slot, those)
    return groups


def decisions(state: PalermoState, seat: Seat) -> tuple[Decision, ...]:
    """P-10.1"""
    if seat != state.active or state.phase == OVER:
        return ()
    return (Decision(PHASES[state.phase], (state.beat,)),)
