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
    __slots__ = (
        "accused",
        "asks",
        "bag",
        "beat",
        "box_chips",
        "box_diamonds",
        "cause",
        "claim_changed",
        "claim_questions",
        "claims",
        "eliminated",
        "evasions",
        "fates",
        "final_demand",
        "floor",
        "floors",
        "godfather",
        "hidden",
        "holder",
        "joker_holders",
        "jokers",
        "killer",
        "mix",
        "open_pockets",
        "open_slots",
        "options",
        "phase",
        "question_asked",
        "question_number",
        "question_since",
        "question_topic",
        "reason",
        "recovered",
        "says",
        "seats",
        "seen",
        "since",
        "takes",
        "talk_since",
        "times_asked",
        "window",
    )

    def __init__(self, options: CubaOptions, seats: int, mix: list[int], jokers: int) -> None:
        """The box is packed and lies before the Godfather; the bag goes with it to the first player. C-2, C-2.4"""
        self.options: CubaOptions = options
        self.seats: int = seats
        self.godfather: Seat = options.godfather
        self.beat: int = 1
        self.phase: int = HIDE
        self.since: int = 1  # the beat at which the present phase, or the holder's turn, began

        # The box.  C-2 to C-4
        self.mix: list[int] = mix
        self.box_diamonds: int = DIAMONDS
        self.box_chips: list[int] = mix[:]
        self.hidden: int = NOT_YET
        self.bag: int = NOT_YET
        self.holder: int = 0
        self.takes: list[int] = [NOT_YET] * seats  # by position; the Godfather's stays NOT_YET
        self.seen: list[tuple[int, ...] | None] = [None] * seats  # (diamonds, chips by kind) as received; 0: returned

        # What has come to light.  C-6, C-7, C-9
        self.recovered: int = 0
        self.jokers: int = jokers
        self.joker_holders: int = 0  # bitmask of positions, as are the next two
        self.open_pockets: int = 0
        self.eliminated: int = 0
        self.fates: list[Fate | None] = [None] * seats
        self.accused: int = NOBODY
        self.window: Window | None = None  # of seats; the answers are 0 (hold) and 1 (peng)
        self.killer: int = NOBODY  # the position that has fired
        self.final_demand: bool = False
        self.talk_since: int = NOBODY  # the beat of the clock of the interrogation, or of the final demand
        self.reason: Reason | None = None
        self.cause: Cause | None = None

        # Talk: the latest word on each slot, by speaker. The `view` slots of every suspect follow SLOTS.  C-5
        self.claims: list[list[int]] = [[NOBODY] * (len(SLOTS) + seats) for _ in range(seats)]
        self.claim_changed: list[int] = [0] * seats  # bitmask of slots
        self.claim_questions: list[list[int]] = [[0] * (len(SLOTS) + seats) for _ in range(seats)]
        # Questions that a seat got out of, by slot: `naming.evasion` reads them; SLOTS, then "suspects".  C-5.10
        self.evasions: list[list[int]] = [[NOBODY] * (len(SLOTS) + 1) for _ in range(seats)]
        self.says: list[int] = [0] * seats
        self.times_asked: list[int] = [0] * seats
        self.asks: int = 0
        self.question_number: int = 0  # of the latest question
        self.question_asked: int = NOBODY  # the position that is asked; NOBODY while no question is open
        self.question_topic: int = NOBODY
        self.question_since: int = NOBODY
        self.open_slots: list[int] = []
        self.floors: int = 0
        self.floor: list[int] = []  # positions that still have the floor, in order

    def clone(self) -> CubaState:
        copy = CubaState.__new__(CubaState)
        copy.options = self.options
        copy.seats = self.seats
        copy.godfather = self.godfather
        copy.beat = self.beat
        copy.phase = self.phase
        copy.since = self.since
        copy.mix = self.mix
        copy.box_diamonds = self.box_diamonds
        copy.box_chips = self.box_chips[:]
        copy.hidden = self.hidden
        copy.bag = self.bag
        copy.holder = self.holder
        copy.takes = self.takes[:]
        copy.seen = self.seen[:]
        copy.recovered = self.recovered
        copy.jokers = self.jokers
        copy.joker_holders = self.joker_holders
        copy.open_pockets = self.open_pockets
        copy.eliminated = self.eliminated
        copy.fates = self.fates[:]
        copy.accused = self.accused
        copy.window = self.window.clone() if self.window else None
        copy.killer = self.killer
        copy.final_demand = self.final_demand
        copy.talk_since = self.talk_since
        copy.reason = self.reason
        copy.cause = self.cause
        copy.claims = [said[:] for said in self.claims]
        copy.claim_changed = self.claim_changed[:]
        copy.claim_questions = [numbers[:] for numbers in self.claim_questions]
        copy.evasions = [evaded[:] for evaded in self.evasions]
        copy.says = self.says[:]
        copy.times_asked = self.times_asked[:]
        copy.asks = self.asks
        copy.question_number = self.question_number
        copy.question_asked = self.question_asked
        copy.question_topic = self.question_topic
        copy.question_since = self.question_since
        copy.open_slots = self.open_slots[:]
        copy.floors = self.floors
        copy.floor = self.floor[:]
        return copy

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
