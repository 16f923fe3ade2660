"""Here stands what follows from the options: who drives what, which cards and chilies there are. RULES.md F-1.3, F-1.5
to F-1.8."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from omerta.contract import Seat
from omerta.games.falconi.components import CARS, VARIANTS
from omerta.games.falconi.options import FalconiOptions
from omerta.games.falconi.streets.cells import BOTH_EXITS, FRONT_EXITS

NOBODY: Final = -1
_GREEN, _BLUE, _YELLOW = (CARS.index(car) for car in ("green", "blue", "yellow"))
_STATIONS: Final = {
    "auto": (_GREEN, _YELLOW),
    "green-blue": (_GREEN, _BLUE),
    "green-yellow": (_GREEN, _YELLOW),
    "blue-yellow": (_BLUE, _YELLOW),
}
_ALL_POLICE: Final = (_GREEN, _BLUE, _YELLOW)


class Variant:
    """The settings of one game, settled before it begins."""

    __slots__ = (
        "bombs",
        "boosts",
        "cars",
        "deals_secret",
        "exits",
        "first_action_only",
        "has_escapes",
        "is_second",
        "nightfall_wins_don",
        "police",
        "redraw",
        "reserve",
        "rounds",
        "seat_of",
        "shares_win",
    )

    def __init__(self, options: FalconiOptions, seats: int) -> None:
        entry = VARIANTS[options.variant]
        self.is_second: bool = entry.principle == "II"
        """It is principle II. F-7"""
        self.police: tuple[int, ...] = _police(options, seats)
        self.cars: tuple[int, ...] = (0, *self.police)
        """Those that take part, in the order of their turns. F-1.9"""
        self.seat_of: tuple[Seat, ...] = _drivers(self.police, options.don_seat, seats)
        """Drivers are listed by car; NOBODY drives a car that does not take part. F-1.3"""
        self.exits: tuple[tuple[int, ...], ...] = BOTH_EXITS if self.is_second else FRONT_EXITS
        """F-1.8"""
        self.reserve: int = entry.reserve
        self.has_escapes: bool = entry.escapes
        self.bombs: int = options.margherita_bombs if options.variant == "margherita" else entry.bombs
        """F-1.7, FR-36"""
        self.boosts: int = entry.boosts
        is_diavola = options.variant == "diavola"
        self.deals_secret: bool = is_diavola and options.secret_escape == "dealt"
        """FR-28"""
        self.first_action_only: bool = is_diavola
        """Don lays escape cards as first action of his turn only. F-9.2"""
        self.redraw: str = options.dead_end_redraw
        """F-4.13"""
        self.rounds: int = options.hunt_rounds
        """F-3.5"""
        self.nightfall_wins_don: bool = options.nightfall_winner == "don" or (
            options.nightfall_winner == "auto" and len(self.police) > 1 and not self.deals_secret
        )
        """FR-30"""
        self.shares_win: bool = options.police_share_win
        """FR-33"""


@lru_cache(maxsize=64)
def variant_of(options: FalconiOptions, seats: int) -> Variant:
    return Variant(options, seats)


def _police(options: FalconiOptions, seats: int) -> tuple[int, ...]:
    """F-1.3, FR-32"""
    if seats == 4:
        return _ALL_POLICE
    if seats == 3:
        return _STATIONS[options.stations]
    cars = options.police_cars
    if cars == "auto":
        cars = 1 if options.variant in ("margherita", "funghi") else 3
    return (_BLUE,) if cars == 1 else _ALL_POLICE


def _drivers(police: tuple[int, ...], don_seat: Seat, seats: int) -> tuple[Seat, ...]:
    """Cars are given out clockwise from Don; one player may drive all police cars. F-1.3, F-10.3"""
    drivers = [NOBODY] * len(CARS)
    drivers[0] = don_seat
    for number, car in enumerate(police):
        drivers[car] = (don_seat + 1 + (number if seats > 2 else 0)) % seats
    return tuple(drivers)
