"""Here stands how the game ends, and who has won. RULES.md F-3."""

from __future__ import annotations

from omerta.contract import Emit, Outcome, Seat
from omerta.games.falconi.components import CARS, ESCAPE_COLOURS
from omerta.games.falconi.events import CarOut, GameOver, Nightfall
from omerta.games.falconi.rules.blocked import is_blocked
from omerta.games.falconi.state import DON, NO_CAR, OUT, OVER, START, FalconiState
from omerta.games.falconi.streets.cards import CARD_NAMES, NO_CARD, TYPES
from omerta.games.falconi.streets.cells import PLACE_NAMES
from omerta.games.falconi.values import Departure, Ending


def catch(state: FalconiState, car: int, emit: Emit | None) -> None:
    """The catcher wins alone, or all police cars still in the game. F-3.1, FR-33"""
    cars = tuple(state.police()) if state.variant.shares_win else (car,)
    _finish(state, "caught", cars, emit, catcher=car)


def escape(state: FalconiState, emit: Emit | None) -> None:
    """F-3.4"""
    _finish(state, "escaped", (DON,), emit)


def check(state: FalconiState, emit: Emit | None, stuck: int = NO_CAR) -> None:
    """A turn ends with a check of Don first, then of all blocked police cars. `stuck` has no card to lay. F-3.7, F-4.3,
    FR-12"""
    if stuck == DON or is_blocked(state, DON):
        _finish(state, "don_blocked", tuple(state.police()), emit)
        return
    blocked = [car for car in state.police() if car == stuck or is_blocked(state, car)]
    for car in blocked:
        put_out(state, car, "no_card" if car == stuck else "blocked", emit)
    if blocked:
        police_gone(state, emit)


def put_out(state: FalconiState, car: int, why: Departure, emit: Emit | None) -> None:
    """Its cards stay, its reserve is out of the game. F-3.8"""
    reserve = state.reserves[car]
    state.places[car] = OUT
    state.reserves[car] = []
    for card in reserve:
        state.removed[card] += 1
    if emit is not None:
        names = tuple([CARD_NAMES[card] for card in reserve])
        emit(CarOut(state.variant.seat_of[car], CARS[car], why, names))


def police_gone(state: FalconiState, emit: Emit | None) -> bool:
    """Don has won if no police car is left. F-3.3"""
    if state.police():
        return False
    _finish(state, "police_out", (DON,), emit)
    return True


def nightfall(state: FalconiState, emit: Emit | None) -> None:
    """F-3.5, FR-30"""
    if emit is not None:
        emit(Nightfall(state.round_number))
    cars = (DON,) if state.variant.nightfall_wins_don else tuple(state.police())
    _finish(state, "nightfall", cars, emit)


def _finish(
    state: FalconiState, reason: Ending, cars: tuple[int, ...], emit: Emit | None, catcher: int = NO_CAR
) -> None:
    """Don's face-down cards are turned over. F-3.9, F-12.8"""
    state.phase = OVER
    state.reason = reason
    state.winning = cars
    if emit is None:
        return
    is_second, place = state.variant.is_second, state.places[DON]
    emit(
        GameOver(
            reason,
            winners(state),
            tuple([CARS[car] for car in cars]),
            None if catcher == NO_CAR else CARS[catcher],
            None if place == START else PLACE_NAMES[place],
            tuple([CARD_NAMES[card] for card in state.reserves[DON]]) if is_second else (),
            None if state.secret == NO_CARD else ESCAPE_COLOURS[state.secret - TYPES],
        )
    )


def winners(state: FalconiState) -> tuple[Seat, ...]:
    """A win of any of a player's cars is his. F-10.3"""
    return tuple(sorted({state.variant.seat_of[car] for car in state.winning}))


def outcome(state: FalconiState) -> Outcome | None:
    """F-3"""
    if state.reason is None:
        return None
    return Outcome(winners(state), (state.reason,) * state.seats)
