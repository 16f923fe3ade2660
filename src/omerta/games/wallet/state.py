"""What lies on the table. RULES.md W-1, W-2.

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
from omerta.kit.claims import Claim
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
"""By the number that the state keeps; PAY has no name that others see."""


class WalletState:
    __slots__ = (
        "actions_left",
        "active",
        "aside",
        "atm_notes",
        "beat",
        "checked",
        "chip_pocket",
        "chips",
        "claims",
        "coin_pool",
        "coins",
        "confiscated",
        "copying",
        "credit_notes",
        "discard",
        "drawn",
        "exchange_currencies",
        "exchange_notes",
        "hands",
        "in_front",
        "in_play",
        "inspected",
        "laid",
        "last_round",
        "on_duty",
        "options",
        "paid",
        "paying_from",
        "phase",
        "pocket",
        "pocket_seen",
        "resolving",
        "returned",
        "round_number",
        "seats",
        "shown",
        "special_discard",
        "specials",
        "specials_played",
        "start",
        "stash",
        "target",
        "timers_left",
        "turn",
        "turned",
        "verdicts",
        "wallet",
        "window",
        "wish",
    )

    def __init__(self, options: WalletOptions, seats: int) -> None:
        """An empty table before the setup."""
        self.options: WalletOptions = options
        self.seats: int = seats
        self.beat: int = 0
        self.phase: int = TURN

        # The game.  W-1
        self.round_number: int = 0
        self.coin_pool: list[int] = []
        self.chips: list[list[int]] = [[0] * len(CHIP_VALUES) for _ in range(seats)]  # counts by value, a seat
        self.chip_pocket: list[int] = [0] * len(CHIP_VALUES)
        self.returned: list[list[int]] = [[0] * len(CHIP_VALUES) for _ in range(seats)]  # in this game, a seat
        self.last_round: RoundResult | None = None

        # The round.  W-2
        self.hands: list[list[int]] = [[0] * len(FACES) for _ in range(seats)]
        self.wallet: list[int] = [0] * len(FACES)
        self.discard: list[int] = []  # faces, in the order in which they were laid
        self.pocket: int = EXTRA_IDS  # bitmask of characters
        self.specials: list[int] = [0] * seats  # bitmask of special cards, a seat
        self.aside: int = 0  # bitmask of special cards
        self.special_discard: list[int] = []
        self.timers_left: int = TIMERS
        self.coins: list[int] = [0] * seats
        self.start: Seat = 0

        # The turn.  W-3, W-5
        self.turn: int = 0  # turns begun in this round, this one included
        self.active: Seat = 0
        self.specials_played: int = 0  # special cards played in this turn
        self.actions_left: int = 0  # of a Double Move; counts the one being chosen
        self.resolving: int = NOBODY  # the special card whose text is being carried out, a copied one itself
        self.copying: bool = False  # by Emergency
        self.in_play: list[int] = []  # special cards open before the active seat: Emergency and what it copies
        self.paying_from: int = TURN  # the phase in which `buy` was chosen
        self.paid: list[int] = []  # faces added to a payment, in canonical order
        self.drawn: list[int] = [0] * len(FACES)  # birthday cards, neither wallet nor hand
        self.laid: list[tuple[Seat, int]] = []  # the open cards of a Redistribution, by ascending seat
        self.target: Seat = NOBODY  # of Inspection, Stolen, Card Swap, Wish Card
        self.inspected: int = NOBODY
        self.wish: int = NOBODY  # index into rules.wishes.REQUESTS
        self.window: Window | None = None  # the answers are faces, special cards, chip indices, or NOBODY

        # The end of the round.  W-7 to W-10
        self.in_front: list[int] = [0] * seats  # bitmask of special cards that lie open before a seat
        self.stash: list[int] = [NOBODY] * seats
        self.atm_notes: list[int] = [NOBODY] * seats
        self.turned: list[list[int]] = [[] for _ in range(seats)]  # faces turned up until a note came, a seat
        self.exchange_notes: list[int] = [NOBODY] * seats
        self.exchange_currencies: list[int] = [NOBODY] * seats
        self.verdicts: list[Verdict] = []  # empty until W-7.4
        self.on_duty: list[Seat] = []  # policemen who have not checked yet, in the order of their coins
        self.checked: int = 0  # bitmask of seats
        self.shown: int = 0  # bitmask of seats whose hands lie open
        self.confiscated: list[list[int]] = [[] for _ in range(seats)]  # faces, by the policeman who took them
        self.credit_notes: list[int] = [NOBODY] * seats

        # What each seat has lawfully seen.  W-15
        self.claims: list[list[Claim]] = [[] for _ in range(seats)]
        self.pocket_seen: list[int] = [EXTRA_IDS] * seats  # what was left in the ID pocket when the seat last knew

    def clone(self) -> WalletState:
        copy = WalletState.__new__(WalletState)
        copy.options = self.options
        copy.seats = self.seats
        copy.beat = self.beat
        copy.phase = self.phase
        copy.round_number = self.round_number
        copy.coin_pool = self.coin_pool[:]
        copy.chips = [chips[:] for chips in self.chips]
        copy.chip_pocket = self.chip_pocket[:]
        copy.returned = [chips[:] for chips in self.returned]
        copy.last_round = self.last_round
        copy.hands = [hand[:] for hand in self.hands]
        copy.wallet = self.wallet[:]
        copy.discard = self.discard[:]
        copy.pocket = self.pocket
        copy.specials = self.specials[:]
        copy.aside = self.aside
        copy.special_discard = self.special_discard[:]
        copy.timers_left = self.timers_left
        copy.coins = self.coins[:]
        copy.start = self.start
        copy.turn = self.turn
        copy.active = self.active
        copy.specials_played = self.specials_played
        copy.actions_left = self.actions_left
        copy.resolving = self.resolving
        copy.copying = self.copying
        copy.in_play = self.in_play[:]
        copy.paying_from = self.paying_from
        copy.paid = self.paid[:]
        copy.drawn = self.drawn[:]
        copy.laid = self.laid[:]
        copy.target = self.target
        copy.inspected = self.inspected
        copy.wish = self.wish
        copy.window = self.window.clone() if self.window else None
        copy.in_front = self.in_front[:]
        copy.stash = self.stash[:]
        copy.atm_notes = self.atm_notes[:]
        copy.turned = [cards[:] for cards in self.turned]
        copy.exchange_notes = self.exchange_notes[:]
        copy.exchange_currencies = self.exchange_currencies[:]
        copy.verdicts = self.verdicts[:]
        copy.on_duty = self.on_duty[:]
        copy.checked = self.checked
        copy.shown = self.shown
        copy.confiscated = [cards[:] for cards in self.confiscated]
        copy.credit_notes = self.credit_notes[:]
        copy.claims = [claims[:] for claims in self.claims]
        copy.pocket_seen = self.pocket_seen[:]
        return copy

    # --- Public facts ----------------------------------------------------------------------------------------------

    def public_phase(self) -> int:
        """What everybody sees: a payment in progress looks like the phase it began in. W-4.3"""
        return self.paying_from if self.phase == PAY else self.phase

    def asked(self) -> tuple[Seat, ...]:
        """Who is to decide, a public fact; in a window everybody who was asked, answered or not. WR-20"""
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
