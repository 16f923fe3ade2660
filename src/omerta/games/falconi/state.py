"""Here stands what lies on the table: streets, cars, cards, chilies. RULES.md F-1, F-2, F-11.

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
from omerta.kit.clone import Shared, cloner

DON: Final = 0
NO_CAR: Final = -1

START: Final = -1
OUT: Final = -2
"""It says where a car is that is not on the grid; a car that does not take part is OUT as well."""

ADVANCE: Final = 0
DRIVE: Final = 1
PLACE_ESCAPE: Final = 2
LAY: Final = 3
REACT: Final = 4
ACTION: Final = 5
BOOST: Final = 6
OVER: Final = 7

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
"""Names are listed by the number that the state keeps."""

ALONE: Final = tuple((seat,) for seat in range(4))


class FalconiState:
    options: FalconiOptions
    seats: int
    variant: Shared[Variant]
    """It says what follows from the options."""
    beat: int
    phase: int
    turn: int
    """The car whose turn it is."""
    round_number: int

    # The city.
    grid: list[int]
    """It holds by cell the code of its card."""
    closed: int
    """These are the ports beside bombed boundaries, as bits. F-4.8"""
    escapes: list[int]
    """It holds by colour the border place with its escape card. F-6.2"""
    places: list[int]
    """It holds by car its place, START or OUT."""

    # Cards and chilies.
    pile: list[int]
    """The next card is the last of the list. F-1.4"""
    bottom: int
    """It says how many cards at the bottom everybody knows: the first ones of the pile. F-12.2"""
    reserves: list[list[int]]
    """Reserves are kept by car, in list order. F-1.5"""
    secret: int
    """It is Don's unused secret escape card. F-1.6"""
    removed: list[int]
    """It counts by type the cards out of the game. F-12.5"""
    bombs: int
    boosts: int
    escapes_min: int
    escapes_max: int
    """It says how many escape cards Don's reserve can hold, by what all have seen. F-12.6"""

    # The turn.
    actions_left: int
    """So many are left in principle II. F-7.1"""
    hand: int
    """The drawn street card in principle I. F-4.3"""
    redrawn: int
    """Street cards put under the pile in this turn. F-4.13"""
    escape_card: int
    """The escape card that must be laid now, as a card. F-6.1"""
    catcher: int
    via: int
    resumes: int
    """A declared catch, the side it comes by, and the phase to return to; only in REACT. F-4.7"""
    boost_steps: int
    overtaking: int
    """The car on whose place Don stands in a boost. F-9.5"""
    has_overtaken: bool

    # The end, and what the end screen tells.
    reason: Ending | None
    winning: tuple[int, ...]
    """The cars that have won."""
    paths: list[tuple[int, ...]]
    """It says by car where it drove in its latest turn, exits included."""
    driven: list[int]
    laid: list[int]

    __slots__ = tuple(__annotations__)

    def __init__(self, options: FalconiOptions, seats: int) -> None:
        """Makes an empty city, all cars at their starts, no card dealt. F-1"""
        self.options = options
        self.seats = seats
        self.variant = variant_of(options, seats)
        self.beat = 0
        self.phase = ACTION if self.variant.is_second else LAY
        self.turn = DON
        self.round_number = 1

        self.grid = [EMPTY] * CELLS
        self.closed = 0
        self.escapes = [NOWHERE] * len(ESCAPE_COLOURS)
        self.places = [START if car in self.variant.cars else OUT for car in range(len(CARS))]

        self.pile = []
        self.bottom = 0
        self.reserves = [[] for _ in CARS]
        self.secret = NO_CARD
        self.removed = [0] * TYPES
        self.bombs = self.variant.bombs
        self.boosts = self.variant.boosts
        self.escapes_min = 0
        self.escapes_max = 0

        self.actions_left = 0
        self.hand = NO_CARD
        self.redrawn = 0
        self.escape_card = NO_CARD
        self.catcher = NO_CAR
        self.via = NOWHERE
        self.resumes = DRIVE
        self.boost_steps = 0
        self.overtaking = NO_CAR
        self.has_overtaken = False

        self.reason = None
        self.winning = ()
        self.paths = [()] * len(CARS)
        self.driven = [0] * len(CARS)
        self.laid = [0] * len(CARS)

    def clone(self) -> FalconiState:
        return _clone(self)

    def actor(self) -> Seat:
        """The seat that decides: Don's in the answer to a catch, else that of the car whose turn it is. F-11.1"""
        return self.variant.seat_of[DON if self.phase == REACT else self.turn]

    def asked(self) -> tuple[Seat, ...]:
        """Always exactly one seat, until the end. F-11.1"""
        return () if self.phase == OVER else ALONE[self.actor()]

    def police(self) -> list[int]:
        """Gives the police cars still in the game. F-3.8"""
        return [car for car in self.variant.police if self.places[car] != OUT]

    def starts(self, car: int) -> tuple[int, ...]:
        """Says where its ways begin: its place, or the exits of its start. F-1.8, F-2.4"""
        place = self.places[car]
        return self.variant.exits[car] if place == START else (place,)


_clone: Final = cloner(FalconiState)
