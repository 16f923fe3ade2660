"""Here stands what a viewer sees: a public part, the same for all, and `own`. RULES.md, "What is known".

Faces, special cards, characters and currencies travel by name. A view holds no copy, no place in the wallet, no corner
number and no red mark.
"""

from __future__ import annotations

import msgspec

from omerta.contract import Seat, View
from omerta.games.wallet.actions import SealedAnswer
from omerta.games.wallet.options import WalletOptions
from omerta.games.wallet.values import Phase, RoundResult, Verdict


class Shown(msgspec.Struct, frozen=True):
    """A hand that lies open: of a policeman on duty, of a checked seat, of everybody from the reveal on. W-9, W-10.1"""

    cards: tuple[str, ...]
    verdict: Verdict


class SeatView(msgspec.Struct, frozen=True):
    """This is what everybody sees of a seat."""

    coin: int
    cards: int
    specials: int
    chips: int
    returned: int
    """Chips it has put back in this game."""
    in_front: tuple[str, ...]
    """The special cards that lie open before it: Secret Stash, ATM, Currency Exchange. W-7.3"""
    has_stash: bool
    atm_note: str | None
    turned: tuple[str, ...]
    """These are the cards it turned up until a note came, at the ATM and then with a credit card. W-7.6"""
    exchanged: str | None
    currency: str | None
    """It says what the exchanged note counts as."""
    shown: Shown | None
    on_duty: bool
    checked: bool
    confiscated: tuple[str, ...]
    credit_note: str | None


class Laid(msgspec.Struct, frozen=True):
    """An open card of a Redistribution."""

    seat: Seat
    card: str


class WishView(msgspec.Struct, frozen=True):
    """It tells who asked whom for what."""

    seat: Seat
    target: Seat
    request: str


class Known(msgspec.Struct, frozen=True):
    """One card out of these lies in one of these places: a seat's hand, None the wallet, "stash", "table"."""

    cards: tuple[str, ...]
    places: tuple[Seat | str | None, ...]
    shares: tuple[int, ...]


class Own(msgspec.Struct, frozen=True):
    """This is what this seat alone sees and remembers. W-15"""

    hand: tuple[str, ...]
    specials: tuple[str, ...]
    chips: tuple[int, ...]
    verdict: Verdict
    """It is what the police would find now; at the end of a round what they found."""
    sealed: SealedAnswer | None
    paying: tuple[str, ...] | None
    """It is the payment so far; None while nothing is being bought."""
    offered: tuple[str, ...]
    """The characters in the ID pocket while one of them is to be taken."""
    drawn: tuple[str, ...]
    inspected: str | None
    """It is the card under Inspection, for both seats concerned."""
    stash: str | None
    known: tuple[Known, ...]
    pocket_seen: tuple[str, ...]
    """The characters that the pocket held when this seat last knew; some may have been bought since."""
    returned: tuple[int, ...]
    """The chips this seat has put back, ascending."""


class WalletView(View, frozen=True, kw_only=True):
    options: WalletOptions
    round_number: int
    phase: Phase
    active: Seat | None
    start: Seat
    turn: int
    timers_left: int
    actions_left: int
    specials_played: int
    resolving: str | None
    """The special card whose text is being carried out; the copied one under Emergency."""
    in_play: tuple[str, ...]
    wallet: int
    discard: tuple[str, ...]
    special_discard: tuple[str, ...]
    aside: int
    pocket: int
    chip_pocket: int
    drawn: int
    """These are birthday cards on the table."""
    laid: tuple[Laid, ...]
    target: Seat | None
    wish: WishView | None
    players: tuple[SeatView, ...]
    last_round: RoundResult | None
    chips_shown: tuple[tuple[int, ...], ...]
    """These are all chips, ascending; empty until the game is over. W-12.1"""
    winners: tuple[Seat, ...]
    own: Own | None
