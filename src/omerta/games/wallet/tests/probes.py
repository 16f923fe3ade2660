"""Here stands what the conformance suite should know of Wallet: its groups of secrets, and positions that random play
rarely meets.

All are in the last round with few timers left, so that walks from there are short.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from typing_extensions import Unpack

from omerta.games.wallet.options import WalletOptions
from omerta.games.wallet.state import WalletState
from omerta.games.wallet.tests.given import Place, WalletScene
from omerta.games.wallet.tests.given import ended as ended_in
from omerta.games.wallet.tests.given import given as given_in
from omerta.games.wallet.tests.moves import PASS, check, give, play, put, target, wish
from omerta.games.wallet.tests.positions import buys, whole
from omerta.testing.conformance.probes import Probes

# --- Secrets -----------------------------------------------------------------------------------------------------


def cards(truth: WalletState, world: WalletState) -> None:
    """All cards lie as they do in truth, and what follows from them; the ID pocket has its share of them."""
    world.hands = [hand[:] for hand in truth.hands]
    world.wallet = truth.wallet[:]
    world.drawn = truth.drawn[:]
    world.stash = truth.stash[:]
    world.pocket = truth.pocket
    world.inspected = truth.inspected
    world.verdicts = truth.verdicts[:]


def special_cards(truth: WalletState, world: WalletState) -> None:
    world.specials = truth.specials[:]
    world.aside = truth.aside


def chips(truth: WalletState, world: WalletState) -> None:
    world.chips = [own[:] for own in truth.chips]
    world.chip_pocket = truth.chip_pocket[:]
    world.returned = [own[:] for own in truth.returned]


def given(*hands: str, **place: Unpack[Place]) -> WalletScene:
    return given_in(*hands, **_LATE | place)


def ended(*hands: str, **place: Unpack[Place]) -> WalletScene:
    return ended_in(*hands, **_LATE | place)


_LATE: Final[Place] = {"round_number": 3, "timers": 2}


# --- Positions ---------------------------------------------------------------------------------------------------


def empty_wallet() -> WalletState:
    """There is nothing to draw; whoever puts a card back gives the next seat something to draw."""
    return whole(given("D20 #john", "E20 CC", wallet="", specials={0: "double_move", 1: "gain_time"}))


def empty_hands() -> WalletState:
    """Who has no card is not asked, but receives."""
    return whole(given("D50 BADGE", "", "#agent", specials={0: "to_left to_right", 1: "stolen", 2: "gift"}))


def nobody_has_money() -> WalletState:
    """A Redistribution in which nothing is laid."""
    return whole(given("CC", "#john", specials={0: "redistribution", 1: "wish"}))


def two_on_duty() -> WalletState:
    """There are two policemen; one of the others is guilty and rich."""
    scene = ended("#police BADGE D50", "#police BADGE E20", "#john P200 P200 Y200", "#blonde J100")
    return whole(scene)


def two_on_duty_and_one_checked() -> WalletState:
    state = ended("#police BADGE D50", "#police BADGE E20", "#john P200 P200 Y200", "#blonde J100")
    whole(state)
    return state.when(0, check(2)).state


def end_cards() -> WalletState:
    """Stash, ATM and exchange are still to be played, one after the other."""
    hands = "#john D200 D50 CC", "#million E200 J250", "#police P50 Y20 BADGE"
    return whole(ended(*hands, specials={0: "secret_stash gift", 1: "atm", 2: "exchange wish"}))


def atm_in_a_wallet_with_one_note() -> WalletState:
    scene = ended("#john", "#million J250", wallet="CC CC D100", specials={0: "atm", 1: "secret_stash"})
    return whole(scene.when(0, PASS).when(1, PASS))


def chips_of_one_and_three() -> WalletState:
    """Guilty seats with a choice of chips, in the last round."""
    state = given("D20", "#john", "#john #police", chips={0: "1 3", 2: "1 2 3"}, timers=1)
    return whole(state)


def a_wish_that_several_cards_fit() -> WalletState:
    scene = given("D20", "D100 E100 J100 #john", "P20", specials={0: "wish"}).when(0, play("wish"))
    return whole(scene.when(0, wish(1, "value:100")))


def an_inspection() -> WalletState:
    scene = given("D20", "D100 CC", "P20", specials={0: "inspection"}, draws="CC").when(0, play("inspection"))
    return whole(scene.when(0, target(1)))


def a_redistribution() -> WalletState:
    """All but one have laid their card."""
    scene = given("D20", "Y100 CC", "J150", "#john", specials={0: "redistribution"}).when(0, play("redistribution"))
    whole(scene)
    return scene.when(0, give("D20")).when(1, give("Y100")).when(2, give("J150")).state


def a_purchase_after_others() -> WalletState:
    """Two IDs are gone, one buyer has seen that, one card was put back."""
    scene = given("D200 D100", "E200 E100 CC", "P200 P100 P50")
    whole(scene)
    buys(scene, 0, "D100 D200", "#blonde")
    buys(scene, 1, "E100 E200", "#john")
    return scene.when(2, put("P50")).state


def the_last_timer() -> WalletState:
    return whole(
        given("#john D200 E200", "#agent #john E50", "#blonde J100", timers=1, specials={0: "gain_time", 2: "atm"})
    )


def emergency_on(special: str) -> Callable[[], WalletState]:
    """Emergency can be played and copies this card."""

    def position() -> WalletState:
        hands = "D20 D50 #john", "E100 CC", "P20 Y50"
        return whole(given(*hands, specials={0: "emergency", 1: "secret_stash"}, special_discard=special))

    return position


COPIED = (
    "double_move",
    "happy_birthday",
    "redistribution",
    "to_left",
    "to_right",
    "inspection",
    "gift",
    "stolen",
    "card_swap",
    "wish",
)

PROBES = Probes(
    # The fewest, the most, and the numbers of the rare positions.
    wire=[(seats, WalletOptions()) for seats in (2, 3, 4, 7)],
    grafts={"cards": cards, "special cards": special_cards, "chips": chips},
    positions={
        "an empty wallet": empty_wallet,
        "empty hands": empty_hands,
        "nobody has money": nobody_has_money,
        "two policemen on duty": two_on_duty,
        "two policemen, one of them done": two_on_duty_and_one_checked,
        "the cards of the end": end_cards,
        "one note in the wallet": atm_in_a_wallet_with_one_note,
        "chips of one and three": chips_of_one_and_three,
        "a wish that several cards fit": a_wish_that_several_cards_fit,
        "an inspection": an_inspection,
        "a redistribution": a_redistribution,
        "a purchase after others": a_purchase_after_others,
        "the last timer": the_last_timer,
        **{f"emergency copies {special}": emergency_on(special) for special in COPIED},
    },
)
