"""Here stands what happens for a seat that does not answer in time. RULES.md W-14."""

from __future__ import annotations

from typing import Final

from omerta.contract import Chance, Clock, Emit, Seat
from omerta.games.wallet.actions import WalletAction
from omerta.games.wallet.rules.apply import apply
from omerta.games.wallet.rules.buying import may_finish
from omerta.games.wallet.rules.menu import menu, pending
from omerta.games.wallet.rules.tables import FLIP, PASS, PAY_DONE
from omerta.games.wallet.state import ACTION, END_CARDS, END_FIRST, PAY, TURN, WalletState
from omerta.kit.defaults import one_clock, running

clocks: Final = one_clock("decision", WalletState.asked)


def default(state: WalletState, seat: Seat) -> WalletAction:
    """The seat flips, finishes paying or passes; in every other phase the first legal action. W-14.1"""
    groups = menu(state, seat)
    assert groups, f"seat {seat} has nothing to do"
    if state.phase in (TURN, ACTION):
        return FLIP
    if state.phase == PAY and may_finish(state):
        return PAY_DONE
    if state.phase in (END_FIRST, END_CARDS):
        return PASS
    return groups[0].actions[0]


def expire(state: WalletState, clock: Clock, chance: Chance, emit: Emit | None) -> None:
    """Time is up for everybody who has not answered, until something happens that all can see. W-14.2"""
    running(clocks(state), clock, "W-14.2")
    beat = state.beat
    while state.beat == beat:
        for seat in pending(state):
            apply(state, seat, default(state, seat), chance, emit)
