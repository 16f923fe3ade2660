"""What is true at Don Alessandro's table. RULES.md C-1, C-2.

Everything a seat has is kept by *position*: 0 is the Godfather, 1 the first player to get the box, and so on to the
left. Seats are only names: `seat_of`, `position_of`. NOBODY stands for "none" wherever a number may be missing.

A position set up by hand: make a CubaState, fill in takes, box and phase.
"""

from __future__ import annotations

from typing import Final

from omerta.contract import Seat
from omerta.games.cuba.components import DIAMONDS, KINDS
from omerta.games.cuba.options import CubaOptions
from omerta.games.cuba.talk import SLOTS
from omerta.games.cuba.values import Cause, Fate, Reason
from omerta.kit.clone import Shared, cloner
from omerta.kit.window import Window

NOBODY: Final = -1
NOT_YET: Final = -1
"""A take or a bag that has not been chosen."""
NO_TAKE: Final = -2
"""The take of a rule-breaker. C-9.4"""
BAG_EMPTY: Final = len(KINDS)
"""It says that nothing was put into the bag."""

HIDE: Final = 0
BAG: Final = 1
TAKE: Final = 2
INTERROGATION: Final = 3
ANSWER: Final = 4
FLOOR: Final = 5
REACTION: Final = 6
OVER: Final = 7


class CubaState:
    options: CubaOptions
    seats: int
    godfather: Seat
    beat: int
    phase: int
    since: int  # the beat at which the present phase, or the holder's turn, began

    # The box.  C-2 to C-4
    mix: Shared[list[int]]
    box_diamonds: int
    box_chips: list[int]
    hidden: int
    bag: int
    holder: int
    takes: list[int]  # by position; the Godfather's stays NOT_YET
    seen: list[tuple[int, ...] | None]  # (diamonds, chips by kind) as received; 0: returned

    # What has come to light.  C-6, C-7, C-9
    recovered: int
    jokers: int
    joker_holders: int  # bitmask of positions, as are the next two
    open_pockets: int
    eliminated: int
    fates: list[Fate | None]
    accused: int
    window: Window | None  # of seats; the answers are 0 (hold) and 1 (peng)
    killer: int  # the position that has fired
    final_demand: bool
    talk_since: int  # the beat of the clock of the interrogation, or of the final demand
    reason: Reason | None
    cause: Cause | None

    # Talk: the latest word on each slot, by speaker. The `view` slots of every suspect follow SLOTS.  C-5
    claims: list[list[int]]
    claim_changed: list[int]  # bitmask of slots
    claim_questions: list[list[int]]
    # Questions that a seat got out of, by slot: `naming.evasion` reads them; SLOTS, then "suspects".  C-5.10
    evasions: list[list[int]]
    says: list[int]
    times_asked: list[int]
    asks: int
    question_number: int  # of the latest question
    question_asked: int  # the position that is asked; NOBODY while no question is open
    question_topic: int
    question_since: int
    open_slots: list[int]
    floors: int
    floor: list[int]  # positions that still have the floor, in order

    __slots__ = tuple(__annotations__)

    def __init__(self, options: CubaOptions, seats: int, mix: list[int], jokers: int) -> None:
        """The box is packed and lies before the Godfather; the bag goes with it to the first player. C-2, C-2.4"""
        self.options = options
        self.seats = seats
        self.godfather = options.godfather
        self.beat = 1
        self.phase = HIDE
        self.since = 1

        self.mix = mix
        self.box_diamonds = DIAMONDS
        self.box_chips = mix[:]
        self.hidden = NOT_YET
        self.bag = NOT_YET
        self.holder = 0
        self.takes = [NOT_YET] * seats
        self.seen = [None] * seats

        self.recovered = 0
        self.jokers = jokers
        self.joker_holders = 0
        self.open_pockets = 0
        self.eliminated = 0
        self.fates = [None] * seats
        self.accused = NOBODY
        self.window = None
        self.killer = NOBODY
        self.final_demand = False
        self.talk_since = NOBODY
        self.reason = None
        self.cause = None

        self.claims = [[NOBODY] * (len(SLOTS) + seats) for _ in range(seats)]
        self.claim_changed = [0] * seats
        self.claim_questions = [[0] * (len(SLOTS) + seats) for _ in range(seats)]
        self.evasions = [[NOBODY] * (len(SLOTS) + 1) for _ in range(seats)]
        self.says = [0] * seats
        self.times_asked = [0] * seats
        self.asks = 0
        self.question_number = 0
        self.question_asked = NOBODY
        self.question_topic = NOBODY
        self.question_since = NOBODY
        self.open_slots = []
        self.floors = 0
        self.floor = []

    def clone(self) -> CubaState:
        return _clone(self)

    def seat_of(self, position: int) -> Seat:
        """Positions count from the Godfather. C-1.2"""
        return (self.godfather + position) % self.seats

    def position_of(self, seat: Seat) -> int:
        """Positions count from the Godfather. C-1.2"""
        return (seat - self.godfather) % self.seats

    def is_out(self, position: int) -> bool:
        return bool(self.eliminated >> position & 1)

    def is_open(self, position: int) -> bool:
        """Everybody has seen this pocket. C-6.10"""
        return bool(self.open_pockets >> position & 1)

    def accusable(self) -> list[int]:
        """They live, and their pockets are closed. C-6.1"""
        closed = ~(self.open_pockets | self.eliminated)
        return [position for position in range(1, self.seats) if closed >> position & 1]

    def living(self) -> list[int]:
        """They are not out. C-5.3"""
        return [position for position in range(1, self.seats) if not self.is_out(position)]


_clone: Final = cloner(CubaState)
