"""Here stands what lies on the table at the villa. RULES.md V-1.

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
from omerta.kit.clone import cloner

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
    options: VillaOptions
    seats: int
    beat: int
    phase: int

    # The grounds. The guard box is what lies neither here nor among the arrested.
    godfather: int
    grounds: list[int]
    """It names the guard in each slot P1..P9, V1..V4; NOBODY once he is arrested."""
    present: int
    """The slots that hold a guard, as a bitmask; always in step with `grounds`."""
    arrested: list[int]
    total_strength: int

    # Police cards.
    police_count: int
    """It says how many are in play; 0 until the handicap is set."""
    deck: list[int]
    """The shuffled cards, the first to be dealt first, until the handicap is set."""
    rows: list[list[int]]
    """Cards lie from left to right."""
    piles: list[list[int]]
    """Cards lie from the bottom to the top: the next card drawn is the last of the list."""
    known: list[int]
    """It says how many cards at the bottom of each pile everybody has seen. V-8.6"""
    laid: list[list[int]]
    """The cards laid at the target, one list a filled position."""
    discard: list[int]
    out_of_play: list[int]
    police_box: list[int]

    # The attack.
    leader: int
    next_leader: int
    """The seat that must lead next, where the office rotates. V-12.5"""
    active: int
    target: int
    filled: int
    bonus_symbol: int

    # Team decisions. Seats are bitmasks.
    swaps_left: int
    ready: int
    proposal: TeamChoice | None
    approvals: int
    proposal_count: int

    reason: Reason | None

    __slots__ = tuple(__annotations__)

    def __init__(self, options: VillaOptions, seats: int) -> None:
        """Makes an empty table before the setup. V-1.2, V-1.3, V-2.6"""
        self.options = options
        self.seats = seats
        self.beat = 0
        self.phase = PLAN

        self.godfather = 0
        self.grounds = [NOBODY] * GUARD_SLOTS
        self.present = 0
        self.arrested = []
        self.total_strength = 0

        self.police_count = 0
        self.deck = []
        self.rows = [[] for _ in range(seats)]
        self.piles = [[] for _ in range(seats)]
        self.known = [0] * seats
        self.laid = []
        self.discard = [0] * len(KINDS)
        self.out_of_play = [0] * len(KINDS)
        self.police_box = [0] * len(KINDS)

        self.leader = NOBODY
        self.next_leader = NOBODY
        self.active = NOBODY
        self.target = NOBODY
        self.filled = 0
        self.bonus_symbol = NOBODY

        self.swaps_left = SWAPS_PER_SEAT * seats if options.swap_phase else 0
        self.ready = 0
        self.proposal = None
        self.approvals = 0
        self.proposal_count = 0

        self.reason = None

    def clone(self) -> VillaState:
        return _clone(self)


_clone: Final = cloner(VillaState)
