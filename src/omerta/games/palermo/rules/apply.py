"""One step of the game makes all checks first, then the change. Every step is seen by all and ends its beat."""

from __future__ import annotations

from typing import assert_never

from omerta.contract import Chance, Emit, Seat
from omerta.games.palermo.actions import (
    Claim,
    LayTile,
    MoveTo,
    OpenStall,
    PalermoAction,
    PlaceStart,
    PoliceStay,
    PoliceTo,
    SetTarget,
)
from omerta.games.palermo.rules import building, draft, moving, police, targets
from omerta.games.palermo.rules.naming import check_turn
from omerta.games.palermo.state import PalermoState


def apply(state: PalermoState, seat: Seat, action: PalermoAction, _chance: Chance, emit: Emit | None) -> None:
    """All chance was in the setup, so no step draws. P-11.2"""
    check_turn(state, seat)
    _perform(state, seat, action, emit)
    state.beat += 1


def _perform(state: PalermoState, seat: Seat, action: PalermoAction, emit: Emit | None) -> None:
    match action:
        case MoveTo():
            moving.move_to(state, seat, action, emit)
        case PoliceTo():
            police.police_to(state, seat, action, emit)
        case PoliceStay():
            police.police_stay(state, seat, emit)
        case LayTile():
            building.lay_tile(state, seat, action, emit)
        case OpenStall():
            building.open_stall(state, seat, action, emit)
        case PlaceStart():
            building.place_start(state, seat, action, emit)
        case Claim():
            draft.claim(state, seat, action, emit)
        case SetTarget():
            targets.set_target(state, seat, action, emit)
        case _:
            assert_never(action)
