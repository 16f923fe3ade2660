"""A pocket is opened: what follows from what is in it. RULES.md C-6.3 to C-6.11, C-7.5, C-7.6."""

from __future__ import annotations

from omerta.contract import Emit
from omerta.games.cuba.components import AGENTS, chip_of, is_theft
from omerta.games.cuba.events import Fired, JokerGiven, PocketOpened, Recovered
from omerta.games.cuba.rules.elimination import eliminate
from omerta.games.cuba.rules.ending import end
from omerta.games.cuba.rules.loot import role_of, take_name
from omerta.games.cuba.state import INTERROGATION, NOBODY, OVER, CubaState


def resolve(state: CubaState, shooter: int, emit: Emit | None) -> None:
    """One step to the end of the case: the killer's shot, the pocket, what it costs whom. C-6.9, C-6.11

    `shooter` is NOBODY if nobody has fired.
    """
    state.window = None
    state.phase = INTERROGATION
    if shooter != NOBODY:
        _fire(state, shooter, emit)
    _open(state, emit)
    take = state.takes[state.accused]
    if chip_of(take) in AGENTS:
        _win_of_agent_or_killer(state, shooter, emit)
    elif is_theft(take):
        _catch(state, take, shooter, emit)
    elif shooter != NOBODY:
        _bury(state, shooter, emit)
    else:
        _pay_for_error(state, emit)
    if state.phase != OVER:
        _go_on(state)


def _fire(state: CubaState, shooter: int, emit: Emit | None) -> None:
    """His chip is public from now on. C-6.10, C-7.6, C-7.7"""
    state.killer = shooter
    state.open_pockets |= 1 << shooter
    if emit is not None:
        emit(Fired(state.seat_of(shooter)))


def _open(state: CubaState, emit: Emit | None) -> None:
    """The take, not the bag. C-6.3, C-6.10, CR-3"""
    state.open_pockets |= 1 << state.accused
    if emit is not None:
        take = state.takes[state.accused]
        emit(PocketOpened(state.seat_of(state.accused), take_name(take), role_of(take)))


def _win_of_agent_or_killer(state: CubaState, shooter: int, emit: Emit | None) -> None:
    """The shot comes before the agent's own victory; no joker helps. C-6.7, C-7.5"""
    if shooter == NOBODY:
        end(state, "agent_accused", "agent", emit)
    else:
        end(state, "killer_shot_agent", "shot", emit)


def _catch(state: CubaState, diamonds: int, shooter: int, emit: Emit | None) -> None:
    """The diamonds come back and the thief is out; with all of them back the Godfather has won. C-6.4, C-6.8"""
    state.recovered += diamonds
    if emit is not None:
        emit(Recovered(diamonds, state.recovered))
    if shooter == NOBODY:
        eliminate(state, state.accused, "caught", emit)
    else:
        _bury(state, shooter, emit)
    if not missing(state):
        end(state, "godfather_recovered", "recovered", emit)


def _bury(state: CubaState, shooter: int, emit: Emit | None) -> None:
    """Victim and killer are out; no joker is due to a victim, so none can be lacking. C-7.6, CR-13, CR-35"""
    eliminate(state, state.accused, "shot", emit)
    eliminate(state, shooter, "fired", emit)


def _pay_for_error(state: CubaState, emit: Emit | None) -> None:
    """A bottle for the innocent, if one is left; else the Godfather is out. C-6.5, C-6.6, CR-14, CR-20, CR-32"""
    if not state.jokers:
        eliminate(state, 0, "no_joker", emit)
        end(state, "godfather_out", "no_joker", emit)
        return
    state.jokers -= 1
    state.joker_holders |= 1 << state.accused
    if emit is not None:
        emit(JokerGiven(state.seat_of(state.accused), state.jokers))


def missing(state: CubaState) -> int:
    """The diamonds that living thieves hold. C-6.8"""
    return sum(state.takes[position] for position in state.living() if is_theft(state.takes[position]))


def _go_on(state: CubaState) -> None:
    """The interrogation goes on with its old clock; a final demand starts anew. C-13.4, C-13.8"""
    state.accused = NOBODY
    state.since = state.beat + 1
    if state.final_demand:
        state.talk_since = state.beat + 1
