"""The end: why, who has won, and everything is shown. RULES.md C-8."""

from __future__ import annotations

from omerta.contract import Emit, Seat
from omerta.games.cuba.components import CHIP, DRIVER, KILLER, LOYAL, NOTHING, is_theft
from omerta.games.cuba.events import Ended, FullReveal
from omerta.games.cuba.rules.asking import clear
from omerta.games.cuba.rules.loot import bag_name, contents, role_of, take_name
from omerta.games.cuba.state import OVER, CubaState
from omerta.games.cuba.values import Cause, Contents, Reason, Travel


def end(state: CubaState, reason: Reason, cause: Cause, emit: Emit | None) -> None:
    """The first reason that comes true; then nothing is secret any more. C-8.1, CR-30"""
    state.phase = OVER
    state.since = state.beat + 1
    state.reason = reason
    state.cause = cause
    state.window = None
    # Nobody is told that the last question lapses: everything does.
    clear(state)
    state.floor = []
    if emit is not None:
        emit(last_word(state))
        emit(reveal(state))


def winners(state: CubaState) -> tuple[int, ...]:
    """The positions that have won, ascending. C-8.2 to C-8.7"""
    won = _winning_side(state)
    if not (state.options.solo_win_excludes_drivers and state.reason in ("agent_accused", "killer_shot_agent")):
        _add_drivers(state, won)
    return tuple(sorted(won))


def _winning_side(state: CubaState) -> set[int]:
    match state.reason:
        case "godfather_recovered":
            return _with_the_godfather(state)
        case "agent_accused":
            return {state.accused}  # the other agent loses.  C-8.3
        case "killer_shot_agent":
            return {state.killer}  # C-8.5
        case "godfather_out":
            return _richest_thieves(state) | _living(state, NOTHING)
        case None:
            raise AssertionError("the game is not over")


def _with_the_godfather(state: CubaState) -> set[int]:
    """Living loyals win, and a killer who has not fired; dead loyals by option. C-8.2, C-7.1, C-8.7, CR-15, CR-16"""
    won = {0} | _living(state, CHIP + LOYAL) | _living(state, CHIP + KILLER)
    if state.options.eliminated_loyal_wins:
        won |= {position for position in range(1, state.seats) if state.takes[position] == CHIP + LOYAL}
    return won


def _richest_thieves(state: CubaState) -> set[int]:
    """The living thieves with the most diamonds win; ties share. C-8.4"""
    loot = {position: state.takes[position] for position in state.living() if is_theft(state.takes[position])}
    most = max(loot.values())
    return {position for position, diamonds in loot.items() if diamonds == most}


def _living(state: CubaState, take: int) -> set[int]:
    """Nobody who is out wins. C-8.7"""
    return {position for position in state.living() if state.takes[position] == take}


def _add_drivers(state: CubaState, won: set[int]) -> None:
    """A living driver rides with his right neighbour, in ascending order so that chains count. C-8.6, CR-17 to CR-19

    A rule-breaker never wins, so nobody rides with him. C-9.6
    """
    for position in state.living():
        if state.takes[position] == CHIP + DRIVER and position - 1 in won:
            won.add(position)


def winning_seats(state: CubaState) -> tuple[Seat, ...]:
    """They ascend."""
    return tuple(sorted(state.seat_of(position) for position in winners(state)))


def last_word(state: CubaState) -> Ended:
    """It tells the end as everybody hears it. C-8.1"""
    assert state.reason is not None, "the game is not over"
    assert state.cause is not None, "an end has a cause"
    return Ended(state.reason, state.cause, winning_seats(state))


def reveal(state: CubaState) -> FullReveal:
    """It shows hidden diamonds, the bag, the whole way of the box. CR-30"""
    return FullReveal(
        state.hidden,
        bag_name(state.bag),
        tuple(_travel(state, position) for position in range(1, state.seats)),
        _seen(state, 0),
    )


def _travel(state: CubaState, position: int) -> Travel:
    take = state.takes[position]
    return Travel(state.seat_of(position), _seen(state, position), take_name(take), role_of(take))


def _seen(state: CubaState, position: int) -> Contents:
    seen = state.seen[position]
    assert seen is not None, f"the box has not been at P{position}"
    return contents(seen)
