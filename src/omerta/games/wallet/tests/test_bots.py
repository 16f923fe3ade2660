"""Tests the players of the house: what they want, what they never do, and how well they play."""

from __future__ import annotations

from typing import Final, TypeAlias

import pytest

from omerta.contract import Bot, Seat
from omerta.games.wallet.actions import WalletAction
from omerta.games.wallet.bots import EASY, HOUSE
from omerta.games.wallet.bots.cards import UNITS, counts_of
from omerta.games.wallet.bots.ending import final_value
from omerta.games.wallet.bots.plans import innocent_wealth, score
from omerta.games.wallet.bots.situation import Situation
from omerta.games.wallet.components import DECKS, FACE_INDEX
from omerta.games.wallet.rules.verdict import verdict
from omerta.games.wallet.seen import WalletView
from omerta.games.wallet.tests.given import WalletScene, ended, given
from omerta.games.wallet.tests.moves import (
    ATM_DRAW,
    BUY,
    DRAW,
    FLIP,
    GIVE_BACK,
    KEEP,
    PASS,
    PAY_DONE,
    check,
    deposit,
    exchange,
    gift,
    give,
    pay,
    play,
    put,
    return_chip,
    stash,
    take,
    take_id,
    target,
)
from omerta.games.wallet.tests.notation import cards, faces
from omerta.kit.chance import FastChance, fast_from
from omerta.kit.pile import spread
from omerta.testing import rule

WalletBot: TypeAlias = Bot[WalletView, WalletAction]

both_bots: Final = pytest.mark.parametrize("bot", [HOUSE, EASY], ids=["house", "easy"])

TIMID: Final = 0
"""The seat that is not greedy in the first round; seat 1 is."""
GREEDY: Final = 1


def chosen(bot: WalletBot, scene: WalletScene, seat: Seat = 0) -> WalletAction:
    return bot.choose(scene.view(seat), scene.legal(seat), FastChance(1))


def hand(text: str) -> int:
    return sum(UNITS[face] for face in faces(text))


# --- What a hand promises --------------------------------------------------------------------------------------


def test_an_innocent_hand_is_worth_three_and_its_money() -> None:
    assert score(hand("#john D200 D200"), 6, True) == pytest.approx(7.0)
    assert score(hand("#john D200 D200 CC"), 6, True) == pytest.approx(7.9)
    assert score(hand("#police D200 BADGE"), 6, True) == pytest.approx(6.2)
    assert score(hand("#million D200 E200 J250"), 6, True) == pytest.approx(10.5)


def test_every_action_that_is_still_needed_makes_it_less() -> None:
    assert score(hand("#john D200 BADGE"), 6, True) == pytest.approx(5 * 0.72)
    assert score(hand("#john #police D200"), 6, True) == pytest.approx(5 * 0.72)
    assert score(hand("#john D200 E100 Y20"), 6, True) == pytest.approx(6 * 0.72)
    assert score(hand("#john D200 E200 J100"), 6, True) == pytest.approx(7 * 0.72)


def test_an_action_without_a_turn_for_it_hardly_comes() -> None:
    assert score(hand("#john D200 BADGE"), 1, True) == pytest.approx(5 * 0.72 * 0.35**0.35)
    assert score(hand("#john D200 BADGE"), 0, True) == pytest.approx(5 * 0.72 * 0.35)


def test_an_id_that_can_be_bought_costs_its_price() -> None:
    assert score(hand("D200 D200"), 6, True) == pytest.approx(4 * 0.72**1.3)
    assert score(hand("D200 D200"), 6, False) == pytest.approx(7 * 0.72**2.5)


@rule("W-8.3", "W-8.4", "W-8.5", "W-8.6", "W-8.7")
def test_a_hand_without_an_action_left_is_innocent_and_no_other() -> None:
    hands = [dealt(seed) for seed in range(3000)]
    found = [verdict(counts_of(one), 1) for one in hands]
    assert [innocent_wealth(one) for one in hands] == [told.cents // 100 if told.innocent else -1 for told in found]
    assert sum(told.innocent for told in found) > 300


def dealt(seed: int) -> int:
    """Gives three to seven cards of the whole deck."""
    chance = fast_from("dealt", seed)
    deck = spread(DECKS[7])
    chance.shuffle(deck)
    return sum(UNITS[face] for face in deck[: 3 + chance.below(5)])


# --- What they know --------------------------------------------------------------------------------------------


@rule("W-15.1")
def test_the_odds_of_a_draw_are_the_unseen_cards() -> None:
    scene = given("D20 D50 #john CC BADGE", "E20 E50 #police J100 Y20")
    draws = dict(Situation(scene.view(0)).draws)
    assert sum(draws.values()) == pytest.approx(1)
    assert draws[FACE_INDEX["badge"]] == pytest.approx(1 / 25)
    assert draws[FACE_INDEX["id:blonde"]] == pytest.approx(2 / 25)
    assert FACE_INDEX["id:john_smith"] not in draws


@rule("W-15.1")
def test_a_card_given_away_is_not_drawn_from_the_wallet() -> None:
    scene = given("#john BADGE D20", "E20 E50", specials={0: "gift"}).when(0, play("gift")).when(0, gift("BADGE", 1))
    draws = dict(Situation(scene.view(0)).draws)
    assert draws[FACE_INDEX["badge"]] == pytest.approx(1 / 27)
    assert dict(Situation(scene.view(0)).hand_odds(1))[FACE_INDEX["badge"]] > 1 / 3


# --- What the careful one does ---------------------------------------------------------------------------------


@rule("W-4.5")
def test_an_innocent_flips() -> None:
    assert chosen(HOUSE, given("#john D200 E200", "E20 E50")) == FLIP


@rule("W-4.1")
def test_the_greedy_want_more_before_they_flip() -> None:
    poor = given("E20 E50", "#john D200", active=GREEDY)
    rich = given("E20 E50", "#john D200 E200", active=GREEDY)
    assert chosen(HOUSE, poor, GREEDY) == DRAW
    assert chosen(HOUSE, rich, GREEDY) == FLIP


@rule("W-4.2")
def test_what_the_person_must_not_carry_is_put_back() -> None:
    assert chosen(HOUSE, given("#john D200 E200 BADGE", "E20 E50")) == put("BADGE")
    assert chosen(HOUSE, given("#john #million D200 D50", "E20 E50")) == put("#million")
    assert chosen(HOUSE, given("#john D200 E200 Y20", "E20 E50")) == put("Y20")


@rule("W-4.3")
def test_without_an_id_it_buys_one_with_what_it_can_spare() -> None:
    scene = given("D200 D100 E100 Y200 P50 CC", "E20 E50")
    assert chosen(HOUSE, scene) == BUY
    assert paid(scene.when(0, BUY)).view().discard == cards("E100 Y200")
    assert chosen(HOUSE, scene) == take_id("#john")


def paid(scene: WalletScene) -> WalletScene:
    """Seat 0 lays its payment, card by card."""
    while scene.view().phase == "turn":
        scene.when(0, chosen(HOUSE, scene))
    return scene


@rule("W-6.7")
def test_a_gift_rids_it_of_a_badge_and_leaves_the_action() -> None:
    scene = given("#john D200 E200 BADGE", "E20 E50", "E100 Y50", specials={0: "gift"}, chips={2: "1 2 3"})
    assert chosen(HOUSE, scene) == play("gift")
    assert chosen(HOUSE, scene.when(0, play("gift"))) == gift("BADGE", 2)


@rule("W-6.4")
def test_it_passes_on_what_it_misses_least() -> None:
    scene = given("#john D200 E200 BADGE", "#million E20 CC", "Y20", specials={0: "to_left"}).when(0, play("to_left"))
    assert chosen(HOUSE, scene) == give("BADGE")


@rule("W-6.6")
def test_an_inspected_card_is_kept_if_it_helps() -> None:
    helps = given("D200 E200", "#john Y20", specials={0: "inspection"}, draws="#john").when(0, play("inspection"))
    harms = given("#john D200", "BADGE Y20", specials={0: "inspection"}, draws="BADGE").when(0, play("inspection"))
    assert chosen(HOUSE, helps.when(0, target(1))) == KEEP
    assert chosen(HOUSE, harms.when(0, target(1))) == GIVE_BACK


@rule("W-6.3")
def test_it_takes_the_card_that_helps_most() -> None:
    scene = given("#john D200 D50", "E200 #blonde", specials={0: "redistribution"}).when(0, play("redistribution"))
    scene.when(0, give("D50")).when(1, give("E200"))
    assert chosen(HOUSE, scene) == take("E200")


# --- When the police come --------------------------------------------------------------------------------------


@rule("W-6.12")
def test_gain_time_is_played_if_it_makes_innocent() -> None:
    guilty = ended("E20 E50", "#john #police D200", specials={1: "gain_time"})
    innocent = ended("E20 E50", "#john D200", specials={1: "gain_time"})
    assert chosen(HOUSE, guilty, 1) == play("gain_time")
    assert chosen(HOUSE, innocent, 1) == PASS
    assert chosen(HOUSE, guilty.when(1, play("gain_time")), 1) in (put("#john"), put("#police"))


@rule("W-6.13")
def test_the_secret_stash_hides_what_is_too_much() -> None:
    scene = ended("#john #blonde D100", "E20", specials={0: "secret_stash"}).when(0, PASS)
    assert chosen(HOUSE, scene) == stash("#blonde")


@rule("W-6.14")
def test_the_atm_takes_a_note_or_gives_one() -> None:
    rich = ended("#john D200 E200 D100", "E20", specials={0: "atm"}).when(0, PASS)
    poor = ended("#million D200 J250", "E20", specials={0: "atm"}).when(0, PASS)
    assert chosen(HOUSE, rich) == deposit("D100")
    assert chosen(HOUSE, poor) == ATM_DRAW


@rule("W-6.15")
def test_the_exchange_makes_two_currencies_of_three() -> None:
    scene = ended("#police D100 E100 P50 BADGE", "E20", specials={0: "exchange"}).when(0, PASS)
    assert chosen(HOUSE, scene) in [exchange(note, currency) for note, currency in EXCHANGES]


EXCHANGES: Final = [
    (note, currency)
    for note, currencies in [("D100", ("euro", "pound")), ("E100", ("dollar", "pound")), ("P50", ("dollar", "euro"))]
    for currency in currencies
]


@rule("W-6.13", "W-6.15")
def test_two_cards_mend_together_what_neither_mends_alone() -> None:
    hopeless = final_value(hand("#john #blonde D100 E100 P50"))
    scene = ended("#john #blonde D100 E100 P50", "E20", specials={0: "secret_stash exchange"}).when(0, PASS)
    result = mended(scene).view().last_round
    assert hopeless == 0
    assert result is not None and result.seats[0].verdict.innocent


def mended(scene: WalletScene) -> WalletScene:
    """Seat 0 plays its end cards."""
    while scene.view().phase == "end_cards":
        scene.when(0, chosen(HOUSE, scene))
    return scene


@rule("W-9.2")
def test_the_policeman_checks_the_fullest_hand() -> None:
    scene = ended("#police BADGE D100", "E20", "#john E50 Y20", "D20 D50")
    assert chosen(HOUSE, scene) == check(2)


@rule("W-10.2")
@both_bots
def test_the_smallest_chip_goes_back(bot: WalletBot) -> None:
    scene = ended("D100", "#john E20", chips={0: "2 1 3"})
    assert chosen(bot, scene) == return_chip(1)


# --- What the easy one does ------------------------------------------------------------------------------------


def test_the_easy_one_keeps_to_the_first_id_it_holds() -> None:
    assert chosen(EASY, given("#john #police BADGE CC D200", "E20")) in (put("#police"), put("BADGE"))


def test_the_easy_one_looks_at_currencies_late() -> None:
    assert chosen(EASY, given("#john D100 E100 Y100", "E20", timers=6)) == DRAW
    assert chosen(EASY, given("#john D100 E100 Y100", "E20", timers=3)) == put("D100")


def test_the_easy_one_flips_with_little() -> None:
    assert chosen(EASY, given("#john D200", "E20")) == FLIP
    assert chosen(EASY, given("#john D20", "E20", timers=2)) == FLIP


def test_the_easy_one_buys_an_id_if_it_has_none() -> None:
    scene = given("D200 D100 E100", "E20")
    assert chosen(EASY, scene) == BUY
    scene.when(0, BUY).when(0, pay("D100")).when(0, pay("D200"))
    assert chosen(EASY, scene) == PAY_DONE
