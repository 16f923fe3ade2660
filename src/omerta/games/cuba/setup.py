"""The setup: options and seats become a packed box before the Godfather. RULES.md C-2. No chance is in it. C-1.3"""

from __future__ import annotations

from omerta.contract import Chance, Emit, RuleViolation, Seat
from omerta.games.cuba.components import DIAMONDS, PLAYERS
from omerta.games.cuba.events import GameStarted
from omerta.games.cuba.options import CubaOptions
from omerta.games.cuba.rules.loot import contents
from omerta.games.cuba.rules.mix import jokers_of, mix_of
from omerta.games.cuba.state import CubaState
from omerta.kit.options import check_values


def new(options: CubaOptions, seats: int, _chance: Chance, emit: Emit | None) -> CubaState:
    """All diamonds and the chips lie in the box, the bottles beside it; the Godfather hides next. C-2.2 to C-2.5"""
    check_seats(seats)
    check_values(options, "C-10.6", dict.fromkeys(("godfather", "host", "first_seat"), "C-2.1"))
    check_office(options.godfather, seats)
    check_office(options.host, seats)
    if options.first_godfather == "seat":
        check_office(options.first_seat - 1, seats)
    state = CubaState(options, seats, mix_of(options, seats), jokers_of(options, seats))
    if emit is not None:
        emit(GameStarted(state.godfather, contents((DIAMONDS, *state.mix)), state.jokers, options))
    return state


def check_seats(seats: int) -> None:
    """The box is made for so many. C-1.1"""
    if seats not in PLAYERS:
        raise RuleViolation("C-1.1", "seats", seats=seats, fewest=PLAYERS[0], most=PLAYERS[-1])


def check_office(seat: Seat, seats: int) -> None:
    """Godfather and host are settled before the game and sit at this table. C-1.2, C-2.1"""
    if seat >= seats:
        raise RuleViolation("C-2.1", "no-such-seat", number=seat + 1, seats=seats)
