"""What lies on the table at the villa. RULES.md V-1.

Cards are numbers of components.py: kinds of police cards, guards, slots, symbols. NOBODY stands for "none" wherever
a number may be missing (no leader, no target, an emptied slot).

A position set up by hand: make a VillaState, fill in its areas, set the phase, and let
`rules.ending.call_off(state, None)` make the tests of V-10.2 if the position counts as just entered.
"""

from __future__ import annotations

from typing import Final

from omerta.games.villa.actions import TeamChoice
from omerta.games.villa.components import GUARD_SLOTS, KINDS
from omerta.games.villa.events import Reason
from omerta.games.villa.options import VillaOptions

NOBODY: Final = -1

DIFFICULTY: Final = 0
SWAP: Final = 1
PLAN: Final = 2
PLAY: Final = 3
BONUS: Final = 4
OVER: Final = 5

# At most this many exchanges a seat; the whole team shares them.  V-4.2, VR-26
SWAPS_PER_SEAT: Final = 4


class VillaState:
    __slots__ = (
        "active",
        "approvals",
        "arrested",
        "beat",
        "bonus_symbol",
        "deck",
        "discard",
        "filled",
        "godfather",
        "grounds",
        "known",
        "laid",
        "leader",
        "next_leader",
        "options",
        "out_of_play",
        "phase",
        "piles",
        "police_box",
        "police_count",
        "present",
        "proposal",
        "proposal_count",
        "ready",
        "reason",
        "rows",
        "seats",
        "swaps_left",
        "target",
        "total_strength",
    )

    def __init__(self, options: VillaOptions, seats: int) -> None:
        """An empty table before the setup. V-1.2, V-1.3, V-2.6"""
        self.options: VillaOptions = options
        self.seats: int = seats
        self.beat: int = 0
        self.phase: int = PLAN

        # The grounds. The guard box is what lies neither here nor among the arrested.
        self.godfather: int = 0
        self.grounds: list[int] = [NOBODY] * GUARD_SLOTS
        """The guard in each slot P1..P9, V1..V4; NOBODY once he is arrested."""
        self.present: int = 0
        """The slots that hold a guard, as a bitmask; always in step with `grounds`."""
        self.arrested: list[int] = []
        self.total_strength: int = 0

        # Police cards.
        self.police_count: int = 0
        """How many are in play; 0 until the handicap is set."""
        self.deck: list[int] = []
        """The shuffled cards, the first to be dealt first, until the handicap is set."""
        self.rows: list[list[int]] = [[] for _ in range(seats)]
        """From left to right."""
        self.piles: list[list[int]] = [[] for _ in range(seats)]
        """From the bottom to the top: the next card drawn is the last of the list."""
        self.known: list[int] = [0] * seats
        """How many cards at the bottom of each pile everybody has seen. V-8.6"""
        self.laid: list[list[int]] = []
        """The cards laid at the target, one list a filled position."""
        self.discard: list[int] = [0] * len(KINDS)
        self.out_of_play: list[int] = [0] * len(KINDS)
        self.police_box: list[int] = [0] * len(KINDS)

        # The attack.
        self.leader: int = NOBODY
        self.next_leader: int = NOBODY
        """The seat that must lead next, where the office rotates. V-12.5"""
        self.active: int = NOBODY
        self.target: int = NOBODY
        self.filled: int = 0
        self.bonus_symbol: int = NOBODY

        # Team decisions. Seats are bitmasks.
        self.swaps_left: int = SWAPS_PER_SEAT * seats if options.swap_phase else 0
        self.ready: int = 0
        self.proposal: TeamChoice | None = None
        self.approvals: int = 0
        self.proposal_count: int = 0

        self.reason: Reason | None = None

    def clone(self) -> VillaState:
        copy = VillaState.__new__(VillaState)
        copy.options = self.options
        copy.seats = self.seats
        copy.beat = self.beat
        copy.phase = self.phase
        copy.godfather = self.godfather
        copy.grounds = self.grounds[:]
        copy.present = self.present
        copy.arrested = self.arrested[:]
        copy.total_strength = self.total_strength
        copy.police_count = self.police_count
        copy.deck = self.deck[:]
        copy.rows = [row[:] for row in self.rows]
        copy.piles = [pile[:] for pile in self.piles]
        copy.known = self.known[:]
        copy.laid = [cards[:] for cards in self.laid]
        copy.discard = self.discard[:]
        copy.out_of_play = self.out_of_play[:]
        copy.police_box = self.police_box[:]
        copy.leader = self.leader
        copy.next_leader = self.next_leader
        copy.active = self.active
        copy.target = self.target
        copy.filled = self.filled
        copy.bonus_symbol = self.bonus_symbol
        copy.swaps_left = self.swaps_left
        copy.ready = self.ready
        copy.proposal = self.proposal
        copy.approvals = self.approvals
        copy.proposal_count = self.proposal_count
        copy.reason = self.reason
        return copy
