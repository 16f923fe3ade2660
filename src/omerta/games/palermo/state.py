"""What lies on the table: the city, chips, crooks, policemen, money. RULES.md P-1, P-3.

Fields, slots, tiles and kinds are numbers (`geometry`); NOBODY and NOWHERE stand for "none".

A position set up by hand: make a PalermoState, give it a city and owners, set phase and active seat.
"""

from __future__ import annotations

from typing import Final, get_args

from omerta.contract import Seat
from omerta.games.palermo.components import CHIPS, FIRST_ALLOWANCE, KIND_COUNTS
from omerta.games.palermo.geometry.board import SLOT_COUNT, START
from omerta.games.palermo.geometry.city import NO_CITY, City
from omerta.games.palermo.geometry.tiles import NOWHERE
from omerta.games.palermo.options import PalermoOptions
from omerta.games.palermo.values import Ending, Phase

NOBODY: Final = -1

PLACE_START: Final = 0
BUILD: Final = 1
DRAFT_CLAIM: Final = 2
CHOOSE_TARGET: Final = 3
POLICE: Final = 4
MOVE: Final = 5
OVER: Final = 6

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
"""By the number that the state keeps."""


class PalermoState:
    __slots__ = (
        "active",
        "arrival",
        "beat",
        "city",
        "collected",
        "crooks",
        "fines",
        "first",
        "history",
        "home_rounds",
        "interest",
        "left",
        "money",
        "options",
        "owners",
        "phase",
        "police",
        "reason",
        "round_number",
        "seats",
        "supply",
        "targets",
        "tours",
    )

    def __init__(self, options: PalermoOptions, seats: int) -> None:
        """An empty board before the first tile. P-1.2, P-1.4, P-3.1"""
        self.options: PalermoOptions = options
        self.seats: int = seats
        self.beat: int = 0
        self.phase: int = PLACE_START
        self.first: int = 0
        self.active: int = 0
        self.round_number: int = 0
        """0 until the first turn of collecting. P-3.2"""
        self.reason: Ending | None = None

        # The city.
        self.city: City = NO_CITY
        self.supply: list[int] = list(KIND_COUNTS)
        """House tiles left of each kind. P-1.3"""
        self.owners: list[int] = [NOBODY] * SLOT_COUNT
        """By slot: whose venue it is. P-2.2"""
        self.left: list[int] = [0] * seats
        """For each seat the slots where a chip of it lies, as a bitmask."""
        self.collected: list[int] = [0] * seats
        """For each seat how many chips are on its tracker. P-3.5"""

        # The race.
        self.crooks: list[int] = [START] * seats
        self.police: list[int] = [NOWHERE] * seats
        self.targets: list[int] = [NOWHERE] * seats
        """For each seat the slot that it has marked. P-8.5"""
        self.money: list[int] = [0] * seats
        self.home_rounds: list[int] = [0] * seats
        """For each seat the round in which it came home, 0 if it is not. P-7.1"""

        # What the end screen tells.
        self.tours: list[list[tuple[int, int, int]]] = [[] for _ in range(seats)]
        """For each seat slot, round and income of every chip it has collected."""
        self.arrival: list[int] = [0] * seats
        self.interest: list[int] = [0] * seats
        self.fines: list[int] = [0] * seats
        self.history: list[tuple[int, ...]] = []
        """Everybody's money after each round."""

    def clone(self) -> PalermoState:
        copy = PalermoState.__new__(PalermoState)
        copy.options = self.options
        copy.seats = self.seats
        copy.beat = self.beat
        copy.phase = self.phase
        copy.first = self.first
        copy.active = self.active
        copy.round_number = self.round_number
        copy.reason = self.reason
        # A city never changes.
        copy.city = self.city
        copy.supply = self.supply[:]
        copy.owners = self.owners[:]
        copy.left = self.left[:]
        copy.collected = self.collected[:]
        copy.crooks = self.crooks[:]
        copy.police = self.police[:]
        copy.targets = self.targets[:]
        copy.money = self.money[:]
        copy.home_rounds = self.home_rounds[:]
        copy.tours = [tour[:] for tour in self.tours]
        copy.arrival = self.arrival[:]
        copy.interest = self.interest[:]
        copy.fines = self.fines[:]
        copy.history = self.history[:]
        return copy

    def asked(self) -> tuple[Seat, ...]:
        """Always exactly one seat, until the end. P-10.1"""
        return () if self.phase == OVER else (self.active,)

    def allowance(self, seat: Seat) -> int:
        """P-3.5"""
        return FIRST_ALLOWANCE + self.collected[seat]

    def chips_laid(self, seat: Seat) -> int:
        """How many of the seat's chips are or have been on the board."""
        return self.left[seat].bit_count() + self.collected[seat]

    def chips(self) -> int:
        """How many each seat has in all. P-1.2"""
        return CHIPS[self.seats]
