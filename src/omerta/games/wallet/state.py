"""Here stands what lies on the table. RULES.md W-1, W-2.

Hands and piles are counts of each face (components.FACES): no card has an identity or a place. NOBODY stands for
"none" wherever a number may be missing.

A position set up by hand: make a WalletState, fill in its areas, set phase and active seat.
"""

from __future__ import annotations

from typing import Final, get_args

from omerta.contract import Seat
from omerta.games.wallet.components import CHIP_VALUES, EXTRA_IDS, FACES, TIMERS
from omerta.games.wallet.options import WalletOptions
from omerta.games.wallet.values import Phase, RoundResult, Verdict
from omerta.kit.clone import cloner
from omerta.kit.recall import Recall
from omerta.kit.window import Window

NOBODY: Final = -1

# Phases as numbers; PAY is the only one that others do not see (they see `paying_from`).  W-4.3
TURN: Final = 0
ACTION: Final = 1
TAKE_ID: Final = 2
BIRTHDAY: Final = 3
REDIST_GIVE: Final = 4
REDIST_PICK: Final = 5
PASS_PICK: Final = 6
TARGET: Final = 7
INSPECT_DECIDE: Final = 8
SWAP_PICK: Final = 9
GIFT_CARD: Final = 10
WISH_CARD: Final = 11
WISH_ANSWER: Final = 12
END_FIRST: Final = 13
GAIN_TIME_ACTION: Final = 14
END_CARDS: Final = 15
POLICE_CHECK: Final = 16
CHIP_RETURN: Final = 17
OVER: Final = 18
PAY: Final = 19

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
"""Names are listed by the number that the state keeps; PAY has no name that others see."""


class WalletState:
    options: WalletOptions
    seats: int
    beat: int
    phase: int

    # The game.  W-1
    round_number: int
    coin_pool: list[int]
    chips: list[list[int]]  # counts by value, a seat
    chip_pocket: list[int]
    returned: list[list[int]]  # in this game, a seat
    last_round: RoundResult | None

    # The round.  W-2
    hands: list[list[int]]
    wallet: list[int]
    discard: list[int]  # faces, in the order in which they were laid
    pocket: int  # bitmask of characters
    specials: list[int]  # bitmask of special cards, a seat
    aside: int  # bitmask of special cards
    special_discard: list[int]
    timers_left: int
    coins: list[int]
    start: Seat

    # The turn.  W-3, W-5
    turn: int  # turns begun in this round, this one included
    active: Seat
    specials_played: int  # special cards played in this turn
    actions_left: int  # of a Double Move; counts the one being chosen
    resolving: int  # the special card whose text is being carried out, a copied one itself
    copying: bool  # by Emergency
    in_play: list[int]  # special cards open before the active seat: Emergency and what it copies
    paying_from: int  # the phase in which `buy` was chosen
    paid: list[int]  # faces added to a payment, in canonical order
    drawn: list[int]  # birthday cards, neither wallet nor hand
    laid: list[tuple[Seat, int]]  # the open cards of a Redistribution, by ascending seat
    target: Seat  # of Inspection, Stolen, Card Swap, Wish Card
    inspected: int
    wish: int  # index into rules.wishes.REQUESTS
    window: Window | None  # the answers are faces, special cards, chip indices, or NOBODY

    # The end of the round.  W-7 to W-10
    in_front: list[int]  # bitmask of special cards that lie open before a seat
    stash: list[int]
    atm_notes: list[int]
    turned: list[list[int]]  # faces turned up until a note came, a seat
    exchange_notes: list[int]
    exchange_currencies: list[int]
    verdicts: list[Verdict]  # empty until W-7.4
    on_duty: list[Seat]  # policemen who have not checked yet, in the order of their coins
    checked: int  # bitmask of seats
    shown: int  # bitmask of seats whose hands lie open
    confiscated: list[list[int]]  # faces, by the policeman who took them
    credit_notes: list[int]

    # What each seat has lawfully seen.  W-15
    recall: Recall
    pocket_seen: list[int]  # what was left in the ID pocket when the seat last knew

    __slots__ = tuple(__annotations__)

    def __init__(self, options: WalletOptions, seats: int) -> None:
        """Makes an empty table before the setup."""
        self.options = options
        self.seats = seats
        self.beat = 0
        self.phase = TURN

        self.round_number = 0
        self.coin_pool = []
        self.chips = [[0] * len(CHIP_VALUES) for _ in range(seats)]
        self.chip_pocket = [0] * len(CHIP_VALUES)
        self.returned = [[0] * len(CHIP_VALUES) for _ in range(seats)]
        self.last_round = None

        self.hands = [[0] * len(FACES) for _ in range(seats)]
        self.wallet = [0] * len(FACES)
        self.discard = []
        self.pocket = EXTRA_IDS
        self.specials = [0] * seats
        self.aside = 0
        self.special_discard = []
        self.timers_left = TIMERS
        self.coins = [0] * seats
        self.start = 0

        self.turn = 0
        self.active = 0
        self.specials_played = 0
        self.actions_left = 0
        self.resolving = NOBODY
        self.copying = False
        self.in_play = []
        self.paying_from = TURN
        self.paid = []
        self.drawn = [0] * len(FACES)
        self.laid = []
        self.target = NOBODY
        self.inspected = NOBODY
        self.wish = NOBODY
        self.window = None

        self.in_front = [0] * seats
        self.stash = [NOBODY] * seats
        self.atm_notes = [NOBODY] * seats
        self.turned = [[] for _ in range(seats)]
        self.exchange_notes = [NOBODY] * seats
        self.exchange_currencies = [NOBODY] * seats
        self.verdicts = []
        self.on_duty = []
        self.checked = 0
        self.shown = 0
        self.confiscated = [[] for _ in range(seats)]
        self.credit_notes = [NOBODY] * seats

        self.recall = Recall(seats)
        self.pocket_seen = [EXTRA_IDS] * seats

    def clone(self) -> WalletState:
        return _clone(self)

    # --- Public facts ----------------------------------------------------------------------------------------------

    def public_phase(self) -> int:
        """Says what everybody sees: a payment in progress looks like the phase it began in. W-4.3"""
        return self.paying_from if self.phase == PAY else self.phase

    def asked(self) -> tuple[Seat, ...]:
        """Says who is to decide, a public fact; in a window everybody who was asked, answered or not. WR-20"""
        if self.phase == OVER:
            return ()
        if self.window:
            return self.window.seats()
        if self.phase == WISH_ANSWER:
            return (self.target,)
        if self.phase == POLICE_CHECK:
            return (self.on_duty[0],)
        return (self.active,)

    def hand_size(self, seat: Seat) -> int:
        return sum(self.hands[seat])


_clone: Final = cloner(WalletState)
