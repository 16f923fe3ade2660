"""One step of the game makes all checks first, then the change. Every step is seen by all and ends its beat."""

from __future__ import annotations

from typing import assert_never

from omerta.contract import Chance, Emit, Seat
from omerta.games.villa.actions import (
    Approve,
    Decide,
    GiveBonus,
    Pass,
    Plan,
    PlayMatch,
    PlayPair,
    Propose,
    Ready,
    SetHandicap,
    Swap,
    VillaAction,
)
from omerta.games.villa.rules import swap, team, turn
from omerta.games.villa.rules.ending import check_running
from omerta.games.villa.rules.naming import check_seat
from omerta.games.villa.state import VillaState


def apply(state: VillaState, seat: Seat, action: VillaAction, _chance: Chance, emit: Emit | None) -> None:
    """All chance was in the deal, so no step draws. V-1.7"""
    check_running(state)
    check_seat(state, seat, "V-1.1")
    perform(state, seat, action, emit)
    state.beat += 1


def perform(state: VillaState, seat: Seat, action: VillaAction, emit: Emit | None) -> None:
    match action:
        case PlayMatch():
            turn.play_match(state, seat, action, emit)
        case PlayPair():
            turn.play_pair(state, seat, action, emit)
        case Pass():
            turn.pass_turn(state, seat, action, emit)
        case Swap():
            swap.swap(state, seat, action, emit)
        case Plan() | GiveBonus() | SetHandicap():
            team.choose(state, seat, action, emit)
        case Ready():
            swap.say_ready(state, seat, emit)
        case Propose():
            team.propose(state, seat, action, emit)
        case Approve():
            team.approve(state, seat, emit)
        case Decide():
            team.decide(state, seat, action, emit)
        case _:
            assert_never(action)
