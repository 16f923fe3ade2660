"""The worked examples of the end of a round and of the game, WX-32 to WX-45."""

from __future__ import annotations

import pytest
from msgspec import UNSET

from omerta.contract import Outcome
from omerta.games.wallet import GAME
from omerta.games.wallet.actions import Exchange
from omerta.games.wallet.round_events import AtmDrawn, ChipReturned
from omerta.games.wallet.tests.given import WalletScene, ended
from omerta.games.wallet.tests.look import chips_of, hand, phase, ranking, result, told, verdict, wallet
from omerta.games.wallet.tests.moves import (
    ATM_DRAW,
    DRAW,
    FLIP,
    PASS,
    check,
    checks,
    deposit,
    exchange,
    play,
    put,
    puts,
    return_chip,
    return_chips,
    stash,
)
from omerta.games.wallet.tests.notation import card, cards
from omerta.games.wallet.tests.play import settled
from omerta.games.wallet.values import Verdict
from omerta.testing import rule


def found_at_last(scene: WalletScene, seat: int) -> Verdict:
    """The verdict when nobody plays another card."""
    return result(settled(scene), seat).verdict


def time_gained() -> WalletScene:
    """A has turned the last timer; B, C and D hold special cards, C plays Gain Time."""
    specials = {1: "wish", 2: "gain_time atm", 3: "gift"}
    scene = ended("", "", "#john #police D200", "", specials=specials, coins=(7, 5, 1, 2))
    return scene.when(1, PASS).when(2, play("gain_time")).when(3, PASS)


@rule("WX-32", "W-7.2", "W-6.12")
def test_time_gained_is_for_a_draw_a_card_put_back_or_a_purchase() -> None:
    scene = time_gained()
    assert phase(scene) == ("gain_time_action", (2,))
    assert scene.legal(2) == [DRAW, *puts("D200 #john #police")]


@rule("WX-32", "W-6.12")
def test_time_gained_makes_the_seat_innocent() -> None:
    found = found_at_last(time_gained().when(2, put("#police")), 2)
    assert (found.innocent, found.person) == (True, "john_smith")


@rule("WX-32", "W-7.3")
def test_after_gain_time_the_second_window_goes_round_from_the_start_player() -> None:
    scene = time_gained().when(2, put("#police"))
    assert phase(scene) == ("end_cards", (2,))
    assert phase(scene.when(2, PASS)) == ("end_cards", (3,))
    assert phase(scene.when(3, PASS)) == ("end_cards", (1,))


@rule("WX-33", "W-6.13")
@pytest.mark.parametrize(("hidden", "guilt", "cents"), [("#blonde", (), 10002), ("D100", ("too_many_ids",), 2)])
def test_a_stashed_card_counts_for_nothing(hidden: str, guilt: tuple[str, ...], cents: int) -> None:
    scene = ended("", "#john #blonde D100", specials={1: "secret_stash"})
    found = found_at_last(scene.when(1, PASS).when(1, stash(hidden)), 1)
    assert (found.guilt, found.cents) == (guilt, cents)


@rule("WX-34", "W-6.14")
def test_a_note_on_the_atm_is_seen_by_all_and_counts_for_nothing() -> None:
    scene = ended("", "#john D200 D200 E200", "", coins=(1, 5, 2), specials={1: "atm wish"}, deck="full")
    assert verdict(scene, 1).cents == 60005
    scene.when(1, PASS).when(1, deposit("E200"))
    assert scene.view().players[1].atm_note == card("E200")
    settled(scene)
    assert (result(scene, 1).verdict.innocent, result(scene, 1).wealth) == (True, 40005)


def rich_by_atm() -> WalletScene:
    scene = ended("", "#million D200 J250", "", coins=(1, 5, 2), specials={1: "atm wish"}, draws="CC #john D100")
    return scene.when(1, PASS).when(1, ATM_DRAW)


@rule("WX-35", "W-6.14", "W-7.6")
def test_the_atm_turns_cards_until_a_note_appears() -> None:
    scene = rich_by_atm()
    (drawn,) = told(scene, None, AtmDrawn)
    assert (drawn.cards, drawn.note) == (cards("CC #john D100"), card("D100"))
    assert hand(scene, 1) == "D100 D200 J250 #million"
    assert (wallet(scene).count("CC"), wallet(scene).count("#john")) == (3, 2)


@rule("WX-35", "W-6.14")
def test_the_note_from_the_atm_counts_for_the_verdict() -> None:
    found = verdict(rich_by_atm(), 1)
    assert (found.cents, found.innocent, found.person) == (55005, True, "millionaire")


def exchanging() -> WalletScene:
    hands = ("", "", "#police D100 E100 P50 BADGE")
    return ended(*hands, coins=(2, 5, 1), specials={2: "exchange wish"}).when(2, PASS)


@rule("WX-36", "W-6.15", "W-9.1")
def test_an_exchanged_note_counts_as_the_new_currency() -> None:
    scene = exchanging().when(2, exchange("P50", "euro"))
    found = verdict(scene, 2)
    assert (found.currencies, found.cents, found.innocent) == (2, 25001, True)
    assert phase(scene.when(2, PASS)) == ("police_check", (2,))


@rule("WX-36", "W-6.15", "WR-21")
def test_a_note_cannot_be_exchanged_into_its_own_currency() -> None:
    scene = exchanging()
    exchanges = [action for action in scene.legal(2) if isinstance(action, Exchange)]
    assert [action.currency for action in exchanges if action.card == card("P50")] == ["dollar", "euro", "yen"]
    assert scene.refused(2, exchange("P50", "pound")).rule == "W-6.15"


@rule("WX-36", "W-9.3", "WR-25")
def test_the_exchanged_note_of_a_guilty_seat_is_confiscated_too() -> None:
    hands = ("#police BADGE", "", "#john D100 E100 P50 BADGE")
    scene = ended(*hands, coins=(2, 5, 1), specials={2: "exchange"}, start=2)
    scene.when(2, PASS).when(2, exchange("P50", "euro")).when(0, check(2))
    assert sorted(scene.view().players[0].confiscated) == sorted(cards("D100 E100 P50"))


def one_policeman() -> WalletScene:
    hands = ("#police BADGE D100", "#john P200 P200 Y200 Y50", "#blonde J100 D50")
    return ended(*hands, coins=(7, 2, 10))


@rule("WX-37", "W-9.2", "W-9.3", "WR-23")
def test_a_policeman_takes_the_money_of_a_guilty_seat() -> None:
    scene = one_policeman().when(0, check(1))
    assert sorted(scene.view().players[0].confiscated) == sorted(cards("P200 P200 Y50 Y200"))
    assert hand(scene, 1) == "#john"
    assert phase(scene) == ("chip_return", (1,))


@rule("WX-37", "W-10.4", "W-9.3", "WR-23")
def test_confiscated_money_makes_rich_and_nobody_innocent() -> None:
    scene = one_policeman().when(0, check(1)).when(1, return_chip(1))
    assert result(scene, 1).verdict.guilt == ("too_rich",)
    assert ranking(scene) == [(0, 75007, 2), (2, 15010, 1)]
    assert (result(scene, 1).returned, chips_of(scene, 1)) == (1, ())


@rule("WX-38", "W-9.2", "W-9.4")
def test_an_innocent_seat_that_is_checked_loses_nothing() -> None:
    scene = one_policeman().when(0, check(2)).when(1, return_chip(1))
    assert ranking(scene) == [(2, 15010, 2), (0, 10007, 1)]


@rule("WX-39", "W-9.2")
def test_policemen_check_in_the_order_of_their_coins_and_no_seat_twice() -> None:
    hands = ("#police BADGE", "", "#police BADGE", "")
    scene = ended(*hands, coins=(20, 1, 5, 2))
    assert phase(scene) == ("police_check", (2,))
    scene.when(2, check(1))
    assert phase(scene) == ("police_check", (0,))
    assert scene.legal(0) == checks(2, 3)
    assert scene.refused(0, check(1)).rule == "W-9.2"


@rule("WX-40", "W-9.2", "WR-24")
def test_two_policemen_on_duty_check_each_other_and_nothing_happens() -> None:
    scene = ended("#police BADGE D20", "#police BADGE E20", coins=(7, 2), pocket="#john #million #blonde #agent")
    assert phase(scene) == ("police_check", (1,))
    assert scene.legal(1) == checks(0)
    scene.when(1, check(0))
    assert phase(scene) == ("police_check", (0,))
    assert scene.legal(0) == checks(1)
    scene.when(0, check(1))
    assert ranking(scene) == [(0, 2007, 1), (1, 2002, 0)]


@rule("WX-41", "W-10.3", "WR-22", "WR-23")
def test_a_credit_card_brings_one_note_and_never_guilt() -> None:
    scene = ended("#john CC CC D200 E200", "", coins=(2, 1), draws="BADGE Y100")
    scene.when(1, return_chip(1))
    assert (result(scene, 0).credit_note, result(scene, 0).wealth) == (card("Y100"), 50002)
    assert result(scene, 0).verdict.innocent


@rule("WX-42", "W-10.4")
def test_the_coin_orders_equal_amounts() -> None:
    hands = ("#john D200 E100", "", "#police P200 Y100", "#blonde J150 D100 E20 P20")
    scene = ended(*hands, coins=(2, 1, 50, 20)).when(1, return_chip(1))
    assert ranking(scene) == [(2, 30050, 3), (0, 30002, 2), (3, 29020, 1)]


@rule("WX-43", "W-10.5", "WR-30")
def test_shares_that_nobody_fills_lapse() -> None:
    hands = ("", "#john D100", "", "", "#police D200")
    scene = settled(ended(*hands))
    assert ranking(scene) == [(4, 20010, 4), (1, 10002, 3)]
    # Everybody had a chip; three were put back and seven drawn.
    assert scene.view().chip_pocket == 32 + 3 - 7


@rule("WX-43", "W-10.5")
def test_of_two_innocents_only_the_richer_draws_a_chip() -> None:
    assert ranking(ended("#john D100", "#police D200")) == [(1, 20002, 1), (0, 10001, 0)]


@rule("WX-43", "W-10.5", "WR-30")
def test_if_nobody_is_innocent_no_chip_is_drawn() -> None:
    scene = settled(ended("D100", "CC", "", chips={2: ""}, round_number=2))
    assert ranking(scene) == []
    assert scene.view().chip_pocket == 37


def two_chips() -> WalletScene:
    return ended("#john", "D20", "CC", chips={1: "1 3", 2: ""}, round_number=2)


@rule("WX-44", "W-10.2", "WR-29")
def test_a_guilty_seat_returns_the_chip_it_likes() -> None:
    scene = two_chips()
    assert phase(scene) == ("chip_return", (1,))
    assert scene.legal(1) == return_chips(1, 3)
    assert chips_of(scene.when(1, return_chip(3)), 1) == (1,)


@rule("WX-44", "W-10.2", "W-10.6")
@pytest.mark.parametrize(("seat", "seen"), [(0, UNSET), (1, 3), (2, UNSET), (None, UNSET)])
def test_others_do_not_see_which_chip_goes_back(seat: int | None, seen: object) -> None:
    scene = two_chips().when(1, return_chip(3))
    assert [(event.seat, event.value) for event in told(scene, seat, ChipReturned)] == [(1, seen)]
    assert scene.view(seat).players[1].chips == 1


@rule("WX-45", "W-12.1", "W-12.2")
def test_equal_points_are_decided_by_the_number_of_chips() -> None:
    nine_eight = {0: "1 2 3 3", 1: "1 2 2 2 2", 2: "1 1 1 1 1 3"}
    outcome = final(nine_eight)
    assert (outcome.winners, outcome.scores) == ((1,), (9, 9, 8))


@rule("WX-45", "W-12.3", "WR-31")
def test_equal_points_in_equally_many_chips_share_the_victory() -> None:
    outcome = final({0: "1 2 2 2 2", 1: "1 1 2 2 3", 2: "1 1 1"})
    assert (outcome.winners, outcome.scores) == ((0, 1), (9, 9, 3))


def final(chips: dict[int, str]) -> Outcome:
    """The outcome with these chips: everybody is guilty in the last round and puts a further one back."""
    returning = {seat: f"{values} 1" for seat, values in chips.items()}
    scene = ended("", "", "", chips=returning, round_number=3)
    scene.when(0, return_chip(1)).when(1, return_chip(1)).when(2, return_chip(1))
    outcome = GAME.outcome(scene.state)
    assert outcome is not None, "the game goes on"
    return outcome


@rule("WX-45", "W-12.1")
def test_after_the_last_round_nobody_is_asked() -> None:
    scene = settled(ended("", "", "", round_number=3))
    assert phase(scene) == ("over", ())
    assert scene.refused(0, FLIP).key == "game-over"
