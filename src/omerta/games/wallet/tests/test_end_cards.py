"""The special cards of the end of a round. RULES.md W-6.12 to W-6.15."""

from __future__ import annotations

import pytest
from msgspec import UNSET

from omerta.games.wallet.actions import Exchange, WalletAction
from omerta.games.wallet.events import SpecialPlayed
from omerta.games.wallet.round_events import AtmDeposited, AtmDrawn, Exchanged, Stashed
from omerta.games.wallet.tests.given import WalletScene, ended
from omerta.games.wallet.tests.look import hand, own, phase, result, specials_of, told, verdict, wallet
from omerta.games.wallet.tests.moves import (
    ATM_DRAW,
    BUY,
    DRAW,
    FLIP,
    PASS,
    PAY_DONE,
    deposit,
    exchange,
    pay,
    play,
    put,
    stash,
    take_id,
)
from omerta.games.wallet.tests.notation import card, cards
from omerta.games.wallet.tests.play import settled
from omerta.testing import rule


def holding(special: str, hand_: str = "", wallet_: str | None = None, draws: str = "") -> WalletScene:
    """The round has ended; A holds that special card and one that is of no use now."""
    specials = {0: f"{special} wish"}
    if wallet_ is None:
        return ended(hand_, "", "", specials=specials, draws=draws)
    return ended(hand_, "", "", specials=specials, wallet=wallet_, draws=draws)


def second_window(special: str, hand_: str = "", wallet_: str | None = None, draws: str = "") -> WalletScene:
    return holding(special, hand_, wallet_, draws).when(0, PASS)


# --- Gain Time ---------------------------------------------------------------------------------------------------


@rule("W-6.12", "WR-19")
def test_gain_time_is_one_more_action_without_a_flip() -> None:
    scene = holding("gain_time", "D200 E100").when(0, play("gain_time"))
    assert scene.legal(0) == [DRAW, put("D200"), put("E100"), BUY]
    assert scene.refused(0, FLIP).key == "wrong-phase"
    assert scene.view().special_discard == ("gain_time",)


@rule("W-6.12")
@pytest.mark.parametrize(("action", "after"), [(DRAW, "D200 CC"), (put("D200"), "")])
def test_after_one_action_the_second_window_follows(action: WalletAction, after: str) -> None:
    scene = holding("gain_time", "D200", draws="CC").when(0, play("gain_time")).when(0, action)
    assert hand(scene, 0) == after
    assert phase(scene) == ("end_cards", (0,))


@rule("W-6.12", "W-4.3")
def test_an_id_can_be_bought_in_the_time_gained() -> None:
    scene = holding("gain_time", "D200 E100").when(0, play("gain_time"))
    scene.when(0, BUY).when(0, pay("D200")).when(0, pay("E100")).when(0, PAY_DONE).when(0, take_id("#john"))
    assert hand(scene, 0) == "#john"
    assert phase(scene) == ("end_cards", (0,))


@rule("W-6.12")
def test_a_purchase_in_the_time_gained_is_hidden_until_it_is_paid() -> None:
    scene = holding("gain_time", "D200 E100").when(0, play("gain_time"))
    before = scene.view(1)
    assert scene.when(0, BUY).when(0, pay("D200")).view(1) == before


@rule("W-6.12", "W-5.5")
def test_gain_time_needs_something_to_do() -> None:
    scene = holding("gain_time", "", wallet_="")
    assert scene.legal(0) == [PASS]
    refusal = scene.refused(0, play("gain_time"))
    assert (refusal.rule, refusal.key) == ("W-6.12", "special-condition")


@rule("W-6.12")
@pytest.mark.parametrize(("hand_", "wallet_"), [("D20", ""), ("", "D20")])
def test_a_card_in_hand_or_in_the_wallet_is_enough_for_gain_time(hand_: str, wallet_: str) -> None:
    assert play("gain_time") in holding("gain_time", hand_, wallet_).legal(0)


@rule("W-6.12", "W-7.2")
def test_only_its_holder_plays_gain_time() -> None:
    scene = ended("D20", "E20", specials={0: "wish", 1: "gain_time"})
    assert scene.refused(0, play("gain_time")).key == "special-not-held"


@rule("W-6.12", "W-7.3")
def test_gain_time_is_too_late_in_the_second_window() -> None:
    scene = second_window("gain_time", "D20")
    assert play("gain_time") not in scene.legal(0)
    assert scene.refused(0, play("gain_time")).rule == "W-5.2"


@rule("W-6.12", "WR-19")
def test_who_has_spent_the_last_special_card_on_time_is_not_asked_again() -> None:
    scene = ended("D20", "E20", specials={0: "gain_time", 1: "wish"})
    scene.when(0, play("gain_time")).when(1, PASS).when(0, DRAW)
    assert phase(scene) == ("end_cards", (1,))


# --- Secret Stash ------------------------------------------------------------------------------------------------


@rule("W-6.13")
@pytest.mark.parametrize(("viewer", "seen"), [(0, "credit_card"), (1, UNSET), (None, UNSET)])
def test_a_stashed_card_stays_secret(viewer: int | None, seen: object) -> None:
    scene = second_window("secret_stash", "#john CC").when(0, stash("CC"))
    assert [event.card for event in told(scene, viewer, Stashed)] == [seen]
    assert scene.view(viewer).players[0].has_stash
    assert own(scene, 0).stash == card("CC")
    settled(scene)
    assert result(scene, 0).hand == cards("#john")


@rule("W-6.13", "W-5.3")
def test_the_secret_stash_lies_before_its_owner_and_not_on_the_discard() -> None:
    scene = second_window("secret_stash", "#john CC").when(0, stash("CC"))
    assert [event.special for event in told(scene, None, SpecialPlayed)] == ["secret_stash"]
    assert (scene.view().special_discard, specials_of(scene, 0)) == ((), {"wish"})


@rule("W-6.13", "W-5.5")
def test_without_a_hand_card_nothing_is_stashed() -> None:
    scene = second_window("secret_stash", "")
    assert scene.legal(0) == [PASS]


@rule("W-6.13")
@pytest.mark.parametrize("text", ["E20", "joker"])
def test_only_a_hand_card_is_stashed(text: str) -> None:
    assert second_window("secret_stash", "D20").refused(0, stash(text)).rule == "W-6.13"


@rule("W-6.13")
def test_without_the_card_nothing_is_stashed() -> None:
    refusal = second_window("atm", "D20").refused(0, stash("D20"))
    assert (refusal.rule, refusal.key) == ("W-6.13", "special-not-held")


# --- ATM ---------------------------------------------------------------------------------------------------------


@rule("W-6.14")
def test_the_atm_takes_a_note_or_gives_one() -> None:
    scene = second_window("atm", "D20 E50 J100 #john")
    assert scene.legal(0) == [PASS, deposit("D20"), deposit("E50"), ATM_DRAW]


@rule("W-6.14")
@pytest.mark.parametrize("text", ["J100", "#john", "P20", "joker"])
def test_only_a_note_of_the_hand_goes_onto_the_atm(text: str) -> None:
    assert second_window("atm", "D20 J100 #john").refused(0, deposit(text)).rule == "W-6.14"


@rule("W-6.14", "WR-21")
def test_a_note_on_the_atm_lies_open_and_has_left_the_hand() -> None:
    scene = second_window("atm", "D20 #john").when(0, deposit("D20"))
    assert [event.card for event in told(scene, 1, AtmDeposited)] == [card("D20")]
    assert (hand(scene, 0), verdict(scene, 0).cents) == ("#john", 1)


@rule("W-6.14", "W-5.5")
def test_the_atm_draws_only_from_a_wallet_with_cards() -> None:
    scene = second_window("atm", "D20 J100", wallet_="")
    assert scene.legal(0) == [PASS, deposit("D20")]
    assert scene.refused(0, ATM_DRAW).rule == "W-6.14"


@rule("W-6.14", "W-5.5")
def test_without_a_note_the_atm_can_only_draw() -> None:
    assert second_window("atm", "J100", wallet_="CC").legal(0) == [PASS, ATM_DRAW]


@rule("W-6.14", "W-7.6", "WR-22")
def test_the_atm_stops_at_the_first_note() -> None:
    scene = second_window("atm", "", draws="CC J100 #john P50").when(0, ATM_DRAW)
    (drawn,) = told(scene, 2, AtmDrawn)
    assert (drawn.cards, drawn.note) == (cards("CC J100 #john P50"), card("P50"))
    assert hand(scene, 0) == "P50"


@rule("W-6.14", "W-7.6", "WR-11")
def test_without_a_note_in_the_wallet_the_atm_gives_nothing() -> None:
    scene = second_window("atm", "D20", wallet_="CC J100").when(0, ATM_DRAW)
    (drawn,) = told(scene, None, AtmDrawn)
    assert (sorted(drawn.cards), drawn.note) == (sorted(cards("CC J100")), None)
    assert (hand(scene, 0), wallet(scene)) == ("D20", "J100 CC")


@rule("W-6.14")
def test_the_atm_serves_once() -> None:
    scene = second_window("atm", "D20 E20").when(0, deposit("D20"))
    assert scene.legal(0) == [PASS]
    assert scene.refused(0, deposit("E20")).key == "special-not-held"


# --- Currency Exchange -------------------------------------------------------------------------------------------


@rule("W-6.15", "WR-21")
def test_a_note_is_exchanged_into_one_of_the_other_currencies() -> None:
    exchanges = [action for action in second_window("exchange", "D20 P50 J100 #john").legal(0) if action != PASS]
    assert exchanges == [
        *(exchange("D20", currency) for currency in ("euro", "pound", "yen")),
        *(exchange("P50", currency) for currency in ("dollar", "euro", "yen")),
    ]


@rule("W-6.15")
def test_an_exchanged_note_keeps_its_value_and_lies_open() -> None:
    scene = second_window("exchange", "D20 E50 #john").when(0, exchange("D20", "euro"))
    assert [(event.card, event.currency) for event in told(scene, 1, Exchanged)] == [(card("D20"), "euro")]
    assert (scene.view().players[0].exchanged, scene.view().players[0].currency) == (card("D20"), "euro")
    assert (hand(scene, 0), verdict(scene, 0).cents, verdict(scene, 0).currencies) == ("E50 #john", 7001, 1)


@rule("W-6.15")
@pytest.mark.parametrize(
    ("text", "currency"), [("J100", "euro"), ("#john", "euro"), ("D20", "dollar"), ("D20", "peso"), ("E20", "yen")]
)
def test_only_a_note_of_the_hand_is_exchanged(text: str, currency: str) -> None:
    assert second_window("exchange", "D20 J100 #john").refused(0, exchange(text, currency)).rule == "W-6.15"


@rule("W-6.15", "W-5.5")
def test_without_a_note_nothing_is_exchanged() -> None:
    assert second_window("exchange", "J100 #john").legal(0) == [PASS]


@rule("WR-21")
def test_a_note_that_lies_on_one_card_is_not_moved_to_another() -> None:
    scene = ended("D20 J100", "", specials={0: "exchange secret_stash"}).when(0, PASS)
    scene.when(0, exchange("D20", "euro"))
    assert [choice for choice in scene.legal(0) if isinstance(choice, Exchange)] == []
    assert scene.legal(0) == [PASS, stash("J100")]
    assert scene.refused(0, stash("D20")).key == "not-in-hand"


@rule("W-6.14", "WR-19")
def test_a_seat_may_react_to_what_its_atm_gave() -> None:
    scene = ended("#john D20", "", "", specials={0: "atm exchange"}, draws="E50").when(0, PASS).when(0, ATM_DRAW)
    assert exchange("E50", "dollar") in scene.legal(0)
