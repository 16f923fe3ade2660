"""The Godfather's time is up: the final demand, and how he leaves. RULES.md C-13.4, C-13.5, C-5.13."""

from __future__ import annotations

from typing import Literal

from omerta.contract import Emit
from omerta.games.cuba.components import is_theft
from omerta.games.cuba.events import FinalDemand
from omerta.games.cuba.rules.elimination import eliminate
from omerta.games.cuba.rules.ending import end
from omerta.games.cuba.state import CubaState


def demand(state: CubaState, emit: Emit | None) -> None:
    """From now on he may only accuse or abdicate; an open question stays open. C-13.4"""
    state.final_demand = True
    state.talk_since = state.beat + 1
    if emit is not None:
        emit(FinalDemand(state.seat_of(0)))


def abdicate(state: CubaState, emit: Emit | None) -> None:
    """The Godfather is out, unless everybody stole. C-13.5"""
    _leave(state, "abdicated", emit)


def run_out(state: CubaState, emit: Emit | None) -> None:
    """The clock of the final demand has ended. C-13.5, CR-21"""
    _leave(state, "clock", emit)


def _leave(state: CubaState, why: Literal["clock", "abdicated"], emit: Emit | None) -> None:
    """He is out, unless everybody stole: then neither clock nor resignation robs him. C-13.5, C-5.13, CR-8"""
    if everybody_stole(state):
        end(state, "godfather_recovered", "all_stole", emit)
        return
    eliminate(state, 0, why, emit)
    end(state, "godfather_out", why, emit)


def everybody_stole(state: CubaState) -> bool:
    """All suspects did, the caught ones too; a rule-breaker did not. C-5.13"""
    return all(is_theft(take) for take in state.takes[1:])
