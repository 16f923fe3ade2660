"""Positions for the tests of what is known: where cards may be, and the rare corners of the game.

`whole` makes a given position one that can have come up: special cards that it does not list have been played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from omerta.contract import Seat
from omerta.games.wallet import GAME
from omerta.games.wallet.components import SPECIALS, SPECIALS_EACH
from omerta.games.wallet.state import WalletState
from omerta.games.wallet.tests.given import WalletScene
from omerta.games.wallet.tests.look import own
from omerta.games.wallet.tests.moves import BUY, PAY_DONE, pay, take_id
from omerta.games.wallet.tests.notation import shorts
from omerta.kit.claims import WHOLE
from omerta.kit.ring import seats_in

WALLET = None
STASH = "stash"
TABLE = "table"


class Remembered(NamedTuple):
    """ "One of these cards lies in one of these places." """

    cards: str
    places: tuple[Seat | str | None, ...]


def one(cards: str, *places: Seat | str | None) -> Remembered:
    return Remembered(cards, places)


def known(scene: WalletScene, seat: Seat) -> list[Remembered]:
    """Says what the seat remembers of cards it does not see."""
    return [Remembered(shorts(each.cards), each.places) for each in own(scene, seat).known]


def odds(scene: WalletScene, seat: Seat) -> list[dict[Seat | str | None, float]]:
    """Says how likely each place is, for each card the seat remembers."""
    return [
        {place: share / WHOLE for place, share in zip(each.places, each.shares, strict=True)}
        for each in own(scene, seat).known
    ]


def buys(scene: WalletScene, seat: Seat, payment: str, character: str) -> WalletScene:
    """Plays a whole purchase."""
    scene.when(seat, BUY)
    for word in payment.split():
        scene.when(seat, pay(word))
    return scene.when(seat, PAY_DONE).when(seat, take_id(character))


def whole(scene: WalletScene) -> WalletState:
    """The position, with as many special cards set aside as the deal leaves over."""
    state = scene.state
    unlisted = seats_in(state.aside)
    played: Sequence[int] = unlisted[: len(unlisted) - (len(SPECIALS) - SPECIALS_EACH * state.seats)]
    state.aside &= ~sum(1 << special for special in played)
    state.special_discard = [*played, *state.special_discard]
    GAME.audit(state)
    return state
