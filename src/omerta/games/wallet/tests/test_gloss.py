"""Tests what the rules make of a view: turns left, possible payments, who gets a card, who has won and why.

RULES.md W-3.2, W-4.3, W-6.4, W-6.5, W-6.9, W-6.11, W-12, W-13.3
"""

from __future__ import annotations

import pytest

from omerta.contract import Seat, Viewer
from omerta.games.wallet import GAME
from omerta.games.wallet.events import CardPassed, SpecialPlayed, TurnBegan
from omerta.games.wallet.gloss import gloss
from omerta.games.wallet.glosses import WalletGloss
from omerta.games.wallet.rules.outcome import reason
from omerta.games.wallet.tests.given import WalletScene, ended, given
from omerta.games.wallet.tests.look import own, payments, told
from omerta.games.wallet.tests.moves import BUY, PASS, PAY_DONE, give, pay, play, target
from omerta.games.wallet.tests.notation import shorts
from omerta.games.wallet.tests.play import all_do, whole_game
from omerta.games.wallet.tests.test_counted import random_hand
from omerta.testing import rule

RICH = "D200 E100 J150 Y20"


def glossed(scene: WalletScene, viewer: Viewer = 0) -> WalletGloss:
    return gloss(scene.view(viewer))


def offered(scene: WalletScene, seat: Seat = 0) -> list[str]:
    """Gives the payments of the gloss as cards."""
    hand = own(scene, seat).hand
    return [
        shorts(card for place, card in enumerate(hand) if payment >> place & 1)
        for payment in glossed(scene, seat).payments
    ]


def turns_taken(scene: WalletScene) -> tuple[int, ...]:
    """Says how many turns each seat has from here on, the one that is on included, if nobody turns a timer by
    choice."""
    active = scene.state.active
    begun = [event.seat for event in told(all_do(scene, PASS), None, TurnBegan)]
    return tuple([begun.count(seat) + (seat == active) for seat in range(scene.state.seats)])


@rule("W-3.2")
def test_everybody_has_six_turns_left_when_a_round_begins() -> None:
    assert glossed(given("D20", "E20", "P20", coins=(2, 1, 5), active=1)).turns_left == (6, 6, 6)


@rule("W-3.2")
def test_with_one_timer_left_those_before_the_start_player_have_a_turn() -> None:
    assert glossed(given("D20", "E20", "P20", active=1, timers=1)).turns_left == (0, 1, 1)


@rule("W-3.2")
def test_every_timer_takes_a_turn_from_everybody() -> None:
    assert glossed(given("D20", "E20", "P20", active=2, timers=3)).turns_left == (2, 2, 3)


@rule("W-3.2")
@pytest.mark.parametrize("timers", [1, 2, 6])
@pytest.mark.parametrize("active", range(4))
def test_the_turns_left_are_those_that_come_if_nobody_flips(active: Seat, timers: int) -> None:
    scene = given("D20", "E20", "P20", "Y20", coins=(5, 7, 1, 2), active=active, timers=timers, allow_pass=True)
    assert glossed(scene).turns_left == turns_taken(scene)


@rule("W-3.2")
def test_there_are_no_turns_left_to_count_when_the_police_are_there() -> None:
    assert glossed(ended("D20", "E20", "P20")).turns_left is None


@rule("W-4.3")
def test_notes_and_jewels_pay_their_value_and_nothing_else_pays() -> None:
    scene = given("D200 J150 #john CC", "")
    assert dict(zip(own(scene, 0).hand, glossed(scene).worth, strict=True)) == {
        "note:dollar:200": 200,
        "jewel:150": 150,
        "id:john_smith": 0,
        "credit_card": 0,
    }


@rule("W-4.3", "W-13.3")
@pytest.mark.parametrize("payment", ["free", "minimal"])
@pytest.mark.parametrize("seed", range(12))
def test_the_payments_are_those_that_the_menu_leads_to(payment: str, seed: int) -> None:
    """Of two equal cards either may be paid: the page may have marked this one or that."""
    scene = given(random_hand(seed, 5 + seed % 4, money=True), "", "", deck="full", payment=payment)
    assert set(offered(scene)) == set(payments(scene))


@rule("W-4.3")
def test_what_is_laid_is_in_every_payment_and_nothing_goes_in_before_it() -> None:
    scene = given(RICH, "").when(0, BUY).when(0, pay("D200"))
    assert set(offered(scene)) == set(payments(given(RICH, "")))
    assert set(offered(scene.when(0, pay("Y20")))) == {"D200 Y20 J150"}


@rule("W-4.3")
def test_nothing_is_paid_out_of_turn_or_into_an_empty_pocket() -> None:
    assert glossed(given(RICH, "P200 P100"), 1).payments == ()
    assert glossed(given(RICH, "", pocket="")).payments == ()
    assert glossed(given("J250 D20 E20", "")).payments == ()


@rule("W-4.3")
def test_when_the_payment_lies_there_nothing_more_can_be_paid() -> None:
    scene = given(RICH, "").when(0, BUY).when(0, pay("D200")).when(0, pay("J150")).when(0, PAY_DONE)
    assert glossed(scene).payments == ()


@rule("W-6.4", "W-6.5")
@pytest.mark.parametrize(("special", "takers"), [("to_left", (1, 2, 0)), ("to_right", (2, 0, 1))])
def test_a_card_is_for_the_neighbour_that_gets_it(special: str, takers: tuple[Seat, ...]) -> None:
    scene = given("D20", "E20", "P20", specials={0: special}).when(0, play(special))
    assert tuple([glossed(scene, seat).taker for seat in range(3)]) == takers
    passed = scene.when(0, give("D20")).when(1, give("E20")).when(2, give("P20"))
    assert {event.giver: event.taker for event in told(passed, None, CardPassed)} == dict(enumerate(takers))


@rule("W-6.9")
def test_in_a_swap_each_gives_to_the_other_and_nobody_else_gives() -> None:
    scene = given("D20", "E20", "P20", specials={0: "card_swap"}).when(0, play("card_swap")).when(0, target(2))
    assert [glossed(scene, seat).taker for seat in range(3)] == [2, None, 0]


def test_nobody_gets_a_card_while_none_is_to_be_chosen() -> None:
    assert glossed(given("D20", "E20", "P20")).taker is None


@rule("W-6.11")
def test_emergency_would_copy_the_top_of_the_special_discard() -> None:
    scene = given("D20", "E20", specials={0: "emergency"}, special_discard="to_left gift")
    assert glossed(scene).copied == "gift"
    (played,) = told(scene.when(0, play("emergency")), None, SpecialPlayed)
    assert played.copied == "gift"


@rule("W-6.11")
def test_emergency_copies_nothing_while_no_special_card_has_been_played() -> None:
    assert glossed(given("D20", "E20")).copied is None


def test_a_spectator_reads_what_everybody_may_know() -> None:
    assert glossed(given(RICH, "", special_discard="gift"), None) == WalletGloss(
        turns_left=(6, 6), worth=(), payments=(), papers=None, taker=None, copied="gift", points=(), reason=None
    )


def test_a_game_that_is_over_has_nothing_left() -> None:
    assert glossed(whole_game(3)).turns_left is None


@rule("W-12.1")
@pytest.mark.parametrize("seed", range(4))
def test_the_points_and_the_reason_are_those_of_the_outcome(seed: int) -> None:
    scene = whole_game(3, seed)
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert glossed(scene, None).points == outcome.scores
    assert glossed(scene, None).reason == outcome.reasons[outcome.winners[0]]


@rule("W-12.2", "W-12.3")
@pytest.mark.parametrize(
    ("won", "scored", "why"), [((1,), (7, 9), "most-points"), ((1,), (9, 9), "more-chips"), ((0, 1), (9, 9), "shared")]
)
def test_the_reason_names_what_decided(won: tuple[Seat, ...], scored: tuple[int, ...], why: str) -> None:
    assert reason(won[0], won, scored) == why


def test_nobody_has_won_while_the_game_goes_on() -> None:
    glossed_now = glossed(given("D20", "E20"))
    assert (glossed_now.points, glossed_now.reason) == ((), None)
