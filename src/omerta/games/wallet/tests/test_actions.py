"""Tests regular actions. RULES.md W-4."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from msgspec import UNSET

from omerta.games.wallet.actions import Put, WalletAction
from omerta.games.wallet.events import CardDrawn, CardPutBack, IdPaid, IdTaken, PaymentAdded, PocketOpened
from omerta.games.wallet.tests.given import WalletScene, given, new_game
from omerta.games.wallet.tests.look import discard, hand, heard, own, payments, phase, told, wallet
from omerta.games.wallet.tests.moves import BUY, DRAW, FLIP, PAY_DONE, pay, play, put, take_id, take_ids
from omerta.games.wallet.tests.notation import card
from omerta.testing import rule

# --- Drawing -----------------------------------------------------------------------------------------------------


@rule("W-4.1")
def test_a_drawn_card_comes_from_the_wallet_into_the_hand() -> None:
    scene = given("D20", "E20", wallet="CC P50", draws="CC").when(0, DRAW)
    assert (hand(scene, 0), wallet(scene)) == ("D20 CC", "P50")


@rule("W-4.1")
@pytest.mark.parametrize(("viewer", "seen"), [(0, "credit_card"), (1, UNSET), (None, UNSET)])
def test_only_the_drawer_sees_the_drawn_card(viewer: int | None, seen: object) -> None:
    scene = given("D20", "E20", draws="CC").when(0, DRAW)
    assert [(event.seat, event.card) for event in told(scene, viewer, CardDrawn)] == [(0, seen)]


@rule("W-4.1", "WR-4")
def test_every_card_of_the_wallet_is_equally_likely() -> None:
    drawn = Counter(hand(given("", "", wallet="CC CC BADGE", seed=seed).when(0, DRAW), 0) for seed in range(600))
    assert drawn.keys() == {"CC", "BADGE"}
    assert 340 < drawn["CC"] < 460


@rule("W-4.1", "WR-11")
def test_an_empty_wallet_gives_nothing() -> None:
    refusal = given("D20", "E20", wallet="").refused(0, DRAW)
    assert (refusal.rule, refusal.key) == ("W-4.1", "empty-wallet")


# --- Putting back ------------------------------------------------------------------------------------------------


@rule("W-4.2")
def test_a_card_put_back_joins_the_wallet() -> None:
    scene = given("D20 CC", "E20", wallet="P50").when(0, put("CC"))
    assert (hand(scene, 0), wallet(scene)) == ("D20", "P50 CC")


@rule("W-4.2")
@pytest.mark.parametrize(("viewer", "seen"), [(0, "credit_card"), (1, UNSET), (None, UNSET)])
def test_nobody_else_sees_a_card_put_back(viewer: int | None, seen: object) -> None:
    scene = given("D20 CC", "E20").when(0, put("CC"))
    assert [event.card for event in told(scene, viewer, CardPutBack)] == [seen]


@rule("W-4.2")
def test_a_card_put_back_may_be_drawn_again_by_anyone() -> None:
    scene = given("D20 CC", "E20", wallet="", draws="CC").when(0, put("CC")).when(1, DRAW)
    assert hand(scene, 1) == "E20 CC"


@rule("W-4.2")
def test_an_empty_hand_has_nothing_to_put_back() -> None:
    assert given("", "E20").legal(0) == [DRAW, FLIP]


@rule("W-4.2")
def test_only_a_card_in_hand_can_be_put_back() -> None:
    refusal = given("D20", "E20").refused(0, put("E20"))
    assert (refusal.rule, refusal.key) == ("W-4.2", "not-in-hand")


@rule("W-4.2")
@pytest.mark.parametrize("name", ["note:dollar:500", "gift", "", "D20 "])
def test_a_card_that_does_not_exist_cannot_be_put_back(name: str) -> None:
    refusal = given("D20", "E20").refused(0, Put(name))
    assert (refusal.rule, refusal.key) == ("W-4.2", "unknown-card")


@rule("W-4.2", "WR-32")
def test_equal_cards_are_offered_once() -> None:
    assert given("CC CC D20", "").legal(0) == [DRAW, put("D20"), put("CC"), FLIP]


@rule("WR-4", "W-4.2")
def test_a_card_has_no_place_in_the_wallet() -> None:
    assert msgspec.structs.fields(Put)[0].name == "card"
    assert len(msgspec.structs.fields(Put)) == 1
    assert type(new_game(2).view(0).wallet) is int


# --- Buying ------------------------------------------------------------------------------------------------------


def buying(hand_: str = "D200 E100 J150", **place: str) -> WalletScene:
    return given(hand_, "E20", "CC", pocket=place.get("pocket", "#john #police #million #blonde #agent")).when(0, BUY)


@rule("W-4.3")
def test_exactly_three_hundred_buys_an_id() -> None:
    scene = given("D200 E100", "").when(0, BUY).when(0, pay("D200")).when(0, pay("E100")).when(0, PAY_DONE)
    assert phase(scene) == ("take_id", (0,))
    assert (hand(scene, 0), discard(scene)) == ("", "D200 E100")


@rule("W-4.3")
@pytest.mark.parametrize("hand_", ["J250 D20 E20", "#john CC BADGE", ""])
def test_who_cannot_lay_three_hundred_cannot_buy(hand_: str) -> None:
    scene = given(hand_, "", coins=(50, 1))
    assert BUY not in scene.legal(0)
    assert scene.refused(0, BUY).rule == "W-4.3"


@rule("W-4.3")
def test_a_payment_below_three_hundred_is_refused() -> None:
    scene = buying().when(0, pay("D200"))
    assert PAY_DONE not in scene.legal(0)
    assert scene.refused(0, PAY_DONE).rule == "W-4.3"


@rule("W-4.3")
def test_cards_are_added_in_canonical_order() -> None:
    refusal = buying("D200 E200 J150").when(0, pay("E200")).refused(0, pay("D200"))
    assert refusal.rule == "W-4.3"


@rule("W-4.3")
def test_a_card_is_added_only_if_the_rest_can_still_reach_three_hundred() -> None:
    scene = given("D200 E100 J100", "").when(0, BUY)
    assert scene.legal(0) == [pay("D200")]
    assert scene.refused(0, pay("E100")).rule == "W-4.3"


@rule("W-4.3")
def test_a_card_is_paid_only_as_often_as_it_is_held() -> None:
    scene = given("D100 D100 E200", "", "").when(0, BUY).when(0, pay("D100")).when(0, pay("D100"))
    assert scene.legal(0) == [pay("E200")]
    assert scene.refused(0, pay("D100")).rule == "W-4.3"


@rule("W-4.3")
@pytest.mark.parametrize("text", ["#john", "CC", "E200", "coin"])
def test_only_notes_and_jewels_of_the_hand_pay(text: str) -> None:
    assert given("D200 J100 #john CC", "").when(0, BUY).refused(0, pay(text)).rule == "W-4.3"


@rule("W-4.3", "WR-8")
def test_one_may_pay_more_than_needed() -> None:
    assert "D200 E100 J150" in payments(given("D200 E100 J150", ""))


@rule("W-4.3")
def test_no_step_of_a_payment_leads_to_a_dead_end() -> None:
    every = payments(given("D20 D50 D100 E20 E50 E100 J100 J150", ""))
    assert len(every) == len(set(every))
    # Of two sets that make up the 590 one is worth 300 or more: half of the 256.
    assert len(every) == 128


@rule("W-4.3")
def test_until_the_payment_is_made_the_cards_stay_in_hand() -> None:
    scene = buying().when(0, pay("D200"))
    assert hand(scene, 0) == "D200 E100 J150"
    assert own(scene, 0).paying == (card("D200"),)


@rule("W-4.3")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_until_the_payment_is_made_others_see_nothing_of_it(viewer: int | None) -> None:
    scene = given("D200 E100", "E20", "CC")
    before, events = scene.view(viewer), len(scene.events)
    scene.when(0, BUY).when(0, pay("D200"))
    assert scene.view(viewer) == before
    assert heard(scene, viewer, since=events) == []


@rule("W-4.3")
@pytest.mark.parametrize("action", [DRAW, FLIP, BUY, PAY_DONE, pay("E20"), take_id("#john")])
def test_a_refusal_does_not_tell_others_of_a_purchase(action: WalletAction) -> None:
    scene = given("D200 E100", "E20", "CC")
    before = scene.refused(1, action).told()
    assert scene.when(0, BUY).refused(1, action).told() == before


@rule("W-4.3")
def test_the_payer_is_told_every_step() -> None:
    scene = buying().when(0, pay("D200")).when(0, pay("E100"))
    assert [event.card for event in told(scene, 0, PaymentAdded)] == [card("D200"), card("E100")]


@rule("W-4.3")
@pytest.mark.parametrize("action", [DRAW, FLIP, put("D200"), BUY, play("gift")])
def test_a_purchase_begun_is_not_taken_back(action: WalletAction) -> None:
    refusal = buying().refused(0, action)
    assert refusal.key == "wrong-phase"


@rule("W-4.3")
def test_nobody_pays_before_buying() -> None:
    scene = given("D200 E100", "")
    assert scene.refused(0, pay("D200")).key == "wrong-phase"
    assert scene.refused(0, PAY_DONE).key == "wrong-phase"


@rule("W-4.3", "WR-8")
def test_one_pays_first_and_sees_the_pocket_afterwards() -> None:
    scene = buying(pocket="#john #agent").when(0, pay("D200")).when(0, pay("E100"))
    assert own(scene, 0).offered == ()
    scene.when(0, PAY_DONE)
    assert own(scene, 0).offered == ("john_smith", "secret_agent")
    assert [event.characters for event in told(scene, 0, PocketOpened)] == [("john_smith", "secret_agent")]


@rule("W-4.3", "WR-8")
def test_having_paid_one_takes_one_of_the_ids() -> None:
    scene = buying(pocket="#john #agent").when(0, pay("D200")).when(0, pay("E100")).when(0, PAY_DONE)
    assert scene.legal(0) == take_ids("#john #agent")
    assert scene.refused(0, take_id("#blonde")).rule == "W-4.3"


@rule("W-4.3")
def test_the_id_is_taken_into_the_hand_and_the_turn_ends() -> None:
    scene = buying().when(0, pay("D200")).when(0, pay("E100")).when(0, PAY_DONE).when(0, take_id("#agent"))
    assert hand(scene, 0) == "J150 #agent"
    assert (scene.view().pocket, phase(scene)) == (4, ("turn", (1,)))


@rule("W-4.3")
@pytest.mark.parametrize(("viewer", "seen"), [(0, "secret_agent"), (1, UNSET), (None, UNSET)])
def test_only_the_buyer_sees_the_bought_id(viewer: int | None, seen: object) -> None:
    scene = buying().when(0, pay("D200")).when(0, pay("E100")).when(0, PAY_DONE).when(0, take_id("#agent"))
    assert [(event.left, event.character) for event in told(scene, viewer, IdTaken)] == [(4, seen)]


@rule("W-4.3")
def test_the_payment_is_laid_openly() -> None:
    scene = buying().when(0, pay("D200")).when(0, pay("E100")).when(0, PAY_DONE)
    assert [event.cards for event in told(scene, None, IdPaid)] == [(card("D200"), card("E100"))]


@rule("W-4.4", "WR-9")
def test_an_extra_id_is_a_card_like_any_other() -> None:
    """With two players there is one Policeman in the deck; the second one was bought."""
    scene = given("#police #police", "", pocket="#john #million #blonde #agent", wallet="")
    assert scene.legal(0) == [put("#police"), FLIP]
    assert wallet(scene.when(0, put("#police"))) == "#police"


# --- The rest ----------------------------------------------------------------------------------------------------


@rule("W-4.5")
@pytest.mark.parametrize("timers", [2, 3, 4, 5, 6])
def test_a_flip_turns_one_timer(timers: int) -> None:
    assert given("D20", "E20", timers=timers).when(0, FLIP).view().timers_left == timers - 1


@rule("W-4.5")
def test_a_flip_is_possible_with_nothing_else_to_do() -> None:
    assert given("", "", wallet="").legal(0) == [FLIP]


@rule("W-4.6", "WR-10")
def test_what_lies_on_the_discard_is_not_drawn() -> None:
    scene = given("D200 E100 J150", "", wallet="CC")
    scene.when(0, BUY).when(0, pay("D200")).when(0, pay("E100")).when(0, PAY_DONE).when(0, take_id("#john"))
    scene.when(1, DRAW)
    assert (hand(scene, 1), wallet(scene)) == ("CC", "")
    assert DRAW not in scene.legal(0)


@rule("W-4.6", "WR-10")
def test_the_discard_is_open_in_the_order_in_which_it_was_laid() -> None:
    scene = given("J250 E50", "D200 E100")
    scene.when(0, BUY).when(0, pay("E50")).when(0, pay("J250")).when(0, PAY_DONE).when(0, take_id("#john"))
    scene.when(1, BUY).when(1, pay("D200")).when(1, pay("E100")).when(1, PAY_DONE)
    assert discard(scene) == "E50 J250 D200 E100"


@rule("W-4.7")
def test_there_is_no_hand_limit() -> None:
    scene = given("D20 D50 D100 D200 E20 E50 E100 E200 P20 P50 P100 P200", "").when(0, DRAW)
    assert scene.view().players[0].cards == 13
