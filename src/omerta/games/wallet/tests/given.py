"""Any position of Wallet is set up in a few lines, in the notation of the worked examples.

    scene = given("D50 BADGE", "", "#agent", specials={0: "to_left"}, draws="CC D100")

One text a hand. It is seat 0's turn in the first round, six timers run, the coins are 1, 2, 5 ... by seat and everybody
has one chip of 1, unless said otherwise. What is not listed lies in the wallet, or on the discard where the wallet is
listed; special cards that nobody holds are set aside; all other chips are in the zip pocket. `draws` and `chip_draws`
are what chance will give.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, TypeAlias, TypedDict

import msgspec
from typing_extensions import Unpack

from omerta.contract import Seat
from omerta.games.wallet import GAME
from omerta.games.wallet.actions import WalletAction
from omerta.games.wallet.components import (
    CHARACTER_INDEX,
    CHIP_COUNTS,
    CHIP_INDEX,
    CHIP_VALUES,
    COINS,
    DECKS,
    EXTRA_IDS,
    FACES,
    ID_OF,
    SPECIAL_INDEX,
    SPECIALS,
    SPECIALS_EACH,
    STARTING_CHIP,
    TIMERS,
)
from omerta.games.wallet.options import WalletOptions
from omerta.games.wallet.seen import WalletView
from omerta.games.wallet.state import WalletState
from omerta.games.wallet.tests.fixed import Fixed
from omerta.games.wallet.tests.moves import FLIP
from omerta.games.wallet.tests.notation import character, faces
from omerta.kit.pile import counted, spread, without
from omerta.testing import Scene, fresh
from omerta.testing.position import agreed

WalletScene: TypeAlias = Scene[WalletState, WalletAction, WalletView, WalletOptions]


class Variant(TypedDict, total=False):
    """These options differ from the defaults."""

    deck: str
    specials_per_turn: int
    allow_pass: bool
    payment: str
    coin_pool: str
    rounds: int


class Place(Variant, total=False):
    """This is everything of a position besides the hands."""

    wallet: str
    pocket: str
    specials: Mapping[Seat, str]
    special_discard: str
    coins: Sequence[int]
    chips: Mapping[Seat, str]
    timers: int
    active: Seat
    start: Seat
    round_number: int
    draws: str
    chip_draws: str
    seed: object


_PLACES: Final = frozenset(Place.__annotations__) - frozenset(Variant.__annotations__)


def given(*hands: str, **place: Unpack[Place]) -> WalletScene:
    """Gives the scene in that position, at the choice of the active seat's turn."""
    options = msgspec.convert({name: value for name, value in place.items() if name not in _PLACES}, WalletOptions)
    state = WalletState(options, len(hands))
    state.beat = 1
    state.round_number = place.get("round_number", 1)
    state.timers_left = place.get("timers", TIMERS)
    _lay_out_coins(state, place)
    _hand_out_chips(state, place.get("chips", {}))
    _hand_out_specials(state, place.get("specials", {}), place.get("special_discard", ""))
    _deal_cards(state, hands, place)
    _GIVEN.audit(state)
    return Scene(_GIVEN, state, Fixed(place.get("draws", ""), place.get("chip_draws", ""), place.get("seed", 0)))


def ended(*hands: str, **place: Unpack[Place]) -> WalletScene:
    """The same position after the active seat has turned the last timer."""
    scene = given(*hands, **place)
    scene.state.timers_left = 1
    return scene.when(scene.state.active, FLIP)


def new_game(seats: int, seed: object = 0, **options: Unpack[Variant]) -> WalletScene:
    """A fresh deal. The options are handed over as they are, so that the game may refuse them."""
    return fresh(GAME, seats, seed, **options)


def position(*, hands: Sequence[str], seats: int | None = None, **place: Unpack[Place]) -> WalletScene:
    """`omerta.testing.given` takes the hands by name as well."""
    agreed(seats, len(hands))
    return given(*hands, **place)


EXAMPLE: Final[Mapping[str, object]] = {"hands": ("D50 BADGE", "", "#agent"), "draws": "CC"}
"""The tests of `omerta.testing.given` set up this position."""


def _audit(state: WalletState) -> None:
    """Special cards that a position does not list have been played, as far as two were dealt to each seat.

    They stay set aside so that the special discard is what the position says; for the audit they lie on its bottom.
    """
    whole = state.clone()
    played = spread([state.aside >> special & 1 for special in range(len(SPECIALS))])
    played = played[: len(played) - (len(SPECIALS) - SPECIALS_EACH * state.seats)]
    whole.aside &= ~sum(1 << special for special in played)
    whole.special_discard = played + whole.special_discard
    GAME.audit(whole)


_GIVEN: Final = replace(GAME, audit=_audit)


def deck_of(options: WalletOptions, seats: int) -> list[int]:
    """Says how many copies of each face are in play, the extra IDs left out. W-1.2"""
    return list(DECKS[seats if seats == 2 or options.deck == "balanced" else max(DECKS)])


def _lay_out_coins(state: WalletState, place: Place) -> None:
    state.coins = list(place.get("coins", COINS[: state.seats]))
    assert len(state.coins) == state.seats, f"{state.coins} for {state.seats} seats"
    state.coin_pool = sorted(state.coins)
    state.start = place.get("start", state.coins.index(min(state.coins)))
    state.active = place.get("active", 0)
    state.turn = 1 + (state.active - state.start) % state.seats


def _hand_out_chips(state: WalletState, chips: Mapping[Seat, str]) -> None:
    for seat in range(state.seats):
        values = [CHIP_INDEX[int(value)] for value in chips.get(seat, "1").split()]
        state.chips[seat] = counted(values, len(CHIP_VALUES))
        # A seat without a chip of 1 has put its first one back.
        state.returned[seat][STARTING_CHIP] = int(STARTING_CHIP not in values)
    state.chip_pocket = without(CHIP_COUNTS, [chip for own in state.chips for chip in spread(own)])


def _hand_out_specials(state: WalletState, specials: Mapping[Seat, str], discard: str) -> None:
    listed = {seat: [SPECIAL_INDEX[name] for name in names.split()] for seat, names in specials.items()}
    state.special_discard = [SPECIAL_INDEX[name] for name in discard.split()]
    used = [special for own in listed.values() for special in own] + state.special_discard
    assert len(set(used)) == len(used), "a special card is listed twice"
    for seat, own in listed.items():
        state.specials[seat] = sum(1 << special for special in own)
    state.aside = sum(1 << special for special in range(len(SPECIALS)) if special not in used)


def _deal_cards(state: WalletState, hands: Sequence[str], place: Place) -> None:
    """Extra IDs that are not in the pocket have been bought: they lie among the other cards."""
    if "pocket" in place:
        state.pocket = sum(1 << CHARACTER_INDEX[character(tag)] for tag in place["pocket"].split())
    bought = [ID_OF[person] for person in range(len(ID_OF)) if (EXTRA_IDS & ~state.pocket) >> person & 1]
    deck = deck_of(state.options, state.seats)
    for face in bought:
        deck[face] += 1
    state.hands = [counted(faces(hand), len(FACES)) for hand in hands]
    rest = without(deck, [face for hand in hands for face in faces(hand)])
    if "wallet" not in place:
        state.wallet = rest
        return
    state.wallet = counted(faces(place["wallet"]), len(FACES))
    state.discard = spread(without(rest, faces(place["wallet"])))
