"""Here stands what lies on the table: the city, chips, crooks, policemen, money. RULES.md P-1, P-3.

Fields, slots, tiles and kinds are numbers (`geometry`); NOBODY and NOWHERE stand for "none".

A position set up by hand: make a PalermoState, give it a city and owners, set phase and active seat.
"""

from __future__ import annotations

from typing import Final, get_args

from omerta.contract import Seat
from omerta.games.palermo.components import CHIPS, FIRST_ALLOWANCE, KIND_COUNTS
from omerta.games.palermo.geometry.board import SLOT_COUNT, START
from omerta.games.palermo.geometry.plan import NO_CITY, City
from omerta.games.palermo.geometry.tiles import NOWHERE
from omerta.games.palermo.options import PalermoOptions
from omerta.games.palermo.values import Ending, Phase
from omerta.kit.clone import cloner

NOBODY: Final = -1

PLACE_START: Final = 0
BUILD: Final = 1
DRAFT_CLAIM: Final = 2
CHOOSE_TARGET: Final = 3
POLICE: Final = 4
MOVE: Final = 5
OVER: Final = 6

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
"""Names are listed by the number that the state keeps."""


class PalermoState:
    options: PalermoOptions
    seats: int
    beat: int
    phase: int
    first: int
    active: int
    round_number: int
    """It is 0 until the first turn of collecting. P-3.2"""
    reason: Ending | None

    # The city.
    city: City
    supply: list[int]
    """These are house tiles left of each kind. P-1.3"""
    owners: list[int]
    """It says by slot whose venue it is. P-2.2"""
    left: list[int]
    """It holds for each seat the slots where a chip of it lies, as a bitmask."""
    collected: list[int]
    """It counts for each seat how many chips are on its tracker. P-3.5"""

    # The race.
    crooks: list[int]
    police: list[int]
    targets: list[int]
    """It holds for each seat the slot that it has marked. P-8.5"""
    money: list[int]
    home_rounds: list[int]
    """It holds for each seat the round in which it came home, 0 if it is not. P-7.1"""

    # What the end screen tells.
    tours: list[list[tuple[int, int, int]]]
    """It lists for each seat slot, round and income of every chip it has collected."""
    arrival: list[int]
    interest: list[int]
    fines: list[int]
    history: list[tuple[int, ...]]
    """It is everybody's money after each round."""

    __slots__ = tuple(__annotations__)

    def __init__(self, options: PalermoOptions, seats: int) -> None:
        """Makes an empty board before the first tile. P-1.2, P-1.4, P-3.1"""
        self.options = options
        self.seats = seats
        self.beat = 0
        self.phase = PLACE_START
        self.first = 0
        self.active = 0
        self.round_number = 0
        self.reason = None

        self.city = NO_CITY
        self.supply = list(KIND_COUNTS)
        self.owners = [NOBODY] * SLOT_COUNT
        self.left = [0] * seats
        self.collected = [0] * seats

        self.crooks = [START] * seats
        self.police = [NOWHERE] * seats
        self.targets = [NOWHERE] * seats
        self.money = [0] * seats
        self.home_rounds = [0] * seats

        self.tours = [[] for _ in range(seats)]
        self.arrival = [0] * seats
        self.interest = [0] * seats
        self.fines = [0] * seats
        self.history = []

    def clone(self) -> PalermoState:
        return _clone(self)

    def asked(self) -> tuple[Seat, ...]:
        """Always exactly one seat, until the end. P-10.1"""
        return () if self.phase == OVER else (self.active,)

    def allowance(self, seat: Seat) -> int:
        """P-3.5"""
        return FIRST_ALLOWANCE + self.collected[seat]

    def chips_laid(self, seat: Seat) -> int:
        """Says how many of the seat's chips are or have been on the board."""
        return self.left[seat].bit_count() + self.collected[seat]

    def chips(self) -> int:
        """Says how many each seat has in all. P-1.2"""
        return CHIPS[self.seats]


_clone: Final = cloner(PalermoState)
