"""Not to take in time: the one breach that is left. RULES.md C-9.3 to C-9.5."""

from __future__ import annotations

from omerta.contract import Emit
from omerta.games.cuba.components import NOTHING
from omerta.games.cuba.rules.elimination import eliminate
from omerta.games.cuba.rules.passing import hand_over, is_last, take
from omerta.games.cuba.state import BAG, BAG_EMPTY, NO_TAKE, CubaState


def is_substituted(state: CubaState) -> bool:
    """Does somebody else take for the holder whose time is up? For the last player it is enough to do nothing. C-9.4"""
    return state.options.on_take_timeout == "substitute" and not is_last(state, state.holder)


def run_out_of_time(state: CubaState, emit: Emit | None) -> None:
    """The last player is an urchin; anybody else is out on the spot, even before an empty box. C-9.4"""
    if is_last(state, state.holder):
        take(state, NOTHING, emit)
    else:
        break_rule(state, emit)


def break_rule(state: CubaState, emit: Emit | None) -> None:
    """He has taken nothing, and the box goes on unchanged; what is in the bag stays there. C-9.4, C-6.10"""
    if state.phase == BAG:
        state.bag = BAG_EMPTY
    state.takes[state.holder] = NO_TAKE
    state.open_pockets |= 1 << state.holder
    eliminate(state, state.holder, "rule_breaker", emit)
    hand_over(state, emit)
