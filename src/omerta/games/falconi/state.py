"""What lies on the table: streets, cars, cards, chilies. RULES.md F-1, F-2, F-11.

Cells, places, cards and codes are numbers (`streets`); cars are 0 (Don) to 3 in the order of their turns.

A position set up by hand: make a FalconiState, put cards into `grid` and cars on `places`, set phase and turn.
"""

from __future__ import annotations

from typing import Final, get_args

from omerta.contract import Seat
from omerta.games.falconi.components import CARS, CELLS, ESCAPE_COLOURS
from omerta.games.falconi.options import FalconiOptions
from omerta.games.falconi.rules.variant import Variant, variant_of
from omerta.games.falconi.streets.cards import EMPTY, NO_CARD, TYPES
from omerta.games.falconi.streets.cells import NOWHERE
from omerta.games.falconi.values import Ending, Phase

DON: Final = 0
NO_CAR: Final = -1

START: Final = -1
OUT: Final = -2
"""Where a car is that is not on the grid; a car that does not take part is OUT as well."""

ADVANCE: Final = 0
DRIVE: Final = 1
PLACE_ESCAPE: Final = 2
LAY: Final = 3
REACT: Final = 4
ACTION: Final = 5
BOOST: Final = 6
OVER: Final = 7

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
"""By the number that the state keeps."""

ALONE: Final = tuple((seat,) for seat in range(4))


class FalconiState:
    __slots__ = (
        "actions_left",
        "beat",
        "bombs",
        "boost_steps",
        "boosts",
        "bottom",
        "catcher",
        "closed",
        "driven",
        "escape_card",
        "escapes",
        "escapes_max",
        "escapes_min",
        "grid",
        "hand",
        "has_overtaken",
        "laid",
        "options",
        "overtaking",
        "paths",
        "phase",
        "pile",
        "places",
        "reason",
        "redrawn",
        "removed",
        "reserves",
        "resumes",
        "round_number",
        "seats",
        "secret",
        "turn",
        "variant",
        "via",
        "winning",
    )

    def __init__(self, options: FalconiOptions, seats: int) -> None:
        """An empty city, all cars at their starts, no card dealt. F-1"""
        self.options: FalconiOptions = options
        self.seats: int = seats
        self.variant: Variant = variant_of(options, seats)
        """What follows from the options: never changed, so clones share it."""
        self.beat: int = 0
        self.phase: int = ACTION if self.variant.is_second else LAY
        self.turn: int = DON
        """The car whose turn it is."""
        self.round_number: int = 1

        # The city.
        self.grid: list[int] = [EMPTY] * CELLS
        """By cell: the code of its card."""
        self.closed: int = 0
        """The ports beside bombed boundaries, as bits. F-4.8"""
        self.escapes: list[int] = [NOWHERE] * len(ESCAPE_COLOURS)
        """By colour: the border place with its escape card. F-6.2"""
        self.places: list[int] = [START if car in self.variant.cars else OUT for car in range(len(CARS))]
        """By car: its place, START or OUT."""

        # Cards and chilies.
        self.pile: list[int] = []
        """The next card is the last of the list. F-1.4"""
        self.bottom: int = 0
        """How many cards at the bottom everybody knows: the first ones of the pile. F-12.2"""
        self.reserves: list[list[int]] = [[] for _ in CARS]
        """By car, in list order. F-1.5"""
        self.secret: int = NO_CARD
        """Don's unused secret escape card. F-1.6"""
        self.removed: list[int] = [0] * TYPES
        """By type: cards out of the game. F-12.5"""
        self.bombs: int = self.variant.bombs
        self.boosts: int = self.variant.boosts
        self.escapes_min: int = 0
        self.escapes_max: int = 0
        """How many escape cards Don's reserve can hold, by what all have seen. F-12.6"""

        # The turn.
        self.actions_left: int = 0
        """Principle II. F-7.1"""
        self.hand: int = NO_CARD
        """The drawn street card in principle I. F-4.3"""
        self.redrawn: int = 0
        """Street cards put under the pile in this turn. F-4.13"""
        self.escape_card: int = NO_CARD
        """The escape card that must be laid now, as a card. F-6.1"""
        self.catcher: int = NO_CAR
        self.via: int = NOWHERE
        self.resumes: int = DRIVE
        """A declared catch, the side it comes by, and the phase to return to; only in REACT. F-4.7"""
        self.boost_steps: int = 0
        self.overtaking: int = NO_CAR
        """The car on whose place Don stands in a boost. F-9.5"""
        self.has_overtaken: bool = False

        # The end, and what the end screen tells.
        self.reason: Ending | None = None
        self.winning: tuple[int, ...] = ()
        """The cars that have won."""
        self.paths: list[tuple[int, ...]] = [()] * len(CARS)
        """By car: where it drove in its latest turn, exits included."""
        self.driven: list[int] = [0] * len(CARS)
        self.laid: list[int] = [0] * len(CARS)

    def clone(self) -> FalconiState:
        copy = FalconiState.__new__(FalconiState)
        copy.options = self.options
        copy.seats = self.seats
        copy.variant = self.variant
        copy.beat = self.beat
        copy.phase = self.phase
        copy.turn = self.turn
        copy.round_number = self.round_number
        copy.grid = self.grid[:]
        copy.closed = self.closed
        copy.escapes = self.escapes[:]
        copy.places = self.places[:]
        copy.pile = self.pile[:]
        copy.bottom = self.bottom
        copy.reserves = [reserve[:] for reserve in self.reserves]
        copy.secret = self.secret
        copy.removed = self.removed[:]
        copy.bombs = self.bombs
        copy.boosts = self.boosts
        copy.escapes_min = self.escapes_min
        copy.escapes_max = self.escapes_max
        copy.actions_left = self.actions_left
        copy.hand = self.hand
        copy.redrawn = self.redrawn
        copy.escape_card = self.escape_card
        copy.catcher = self.catcher
        copy.via = self.via
        copy.resumes = self.resumes
        copy.boost_steps = self.boost_steps
        copy.overtaking = self.overtaking
        copy.has_overtaken = self.has_overtaken
        copy.reason = self.reason
        copy.winning = self.winning
        copy.paths = self.paths[:]
        copy.driven = self.driven[:]
        copy.laid = self.laid[:]
        return copy

    def actor(self) -> Seat:
        """The seat that decides: Don's in the answer to a catch, else that of the car whose turn it is. F-11.1"""
        return self.variant.seat_of[DON if self.phase == REACT else self.turn]

    def asked(self) -> tuple[Seat, ...]:
        """Always exactly one seat, until the end. F-11.1"""
        return () if self.phase == OVER else ALONE[self.actor()]

    def police(self) -> list[int]:
        """The police cars still in the game. F-3.8"""
        return [car for car in self.variant.police if self.places[car] != OUT]

    def starts(self, car: int) -> tuple[int, ...]:
        """Where its ways begin: its place, or the exits of its start. F-1.8, F-2.4"""
        place = self.places[car]
        return self.variant.exits[car] if place == START else (place,)
