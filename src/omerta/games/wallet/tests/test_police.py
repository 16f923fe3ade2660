"""Tests policemen on duty. RULES.md W-9."""

from __future__ import annotations

import pytest

from omerta.games.wallet.round_events import Checked, Confiscated, OnDutyRevealed, PoliceCalled
from omerta.games.wallet.tests.given import WalletScene, ended
from omerta.games.wallet.tests.look import hand, phase, ranking, result, told
from omerta.games.wallet.tests.moves import FLIP, PASS, check, checks, deposit, exchange, return_chip, stash
from omerta.games.wallet.tests.notation import card, cards
from omerta.games.wallet.tests.play import settled
from omerta.testing import rule

ON_DUTY = "#police BADGE"


def patrolled(*others: str, coins: tuple[int, ...] = ()) -> WalletScene:
    """A is on duty, the round has ended, nobody holds special cards."""
    return ended(ON_DUTY, *others, coins=coins) if coins else ended(ON_DUTY, *others)


@rule("W-9.1", "WR-24")
def test_an_innocent_policeman_with_a_badge_is_on_duty() -> None:
    scene = patrolled("#john", "")
    assert phase(scene) == ("police_check", (0,))
    assert [(event.seat, event.cards) for event in told(scene, None, OnDutyRevealed)] == [(0, cards("#police BADGE"))]


@rule("W-9.1", "W-9.5")
@pytest.mark.parametrize("hand_", ["#police", "BADGE", "#john BADGE", "#police BADGE CC", "#police #john BADGE"])
def test_others_are_not_on_duty(hand_: str) -> None:
    scene = ended(hand_, "", "")
    assert told(scene, None, OnDutyRevealed) == []
    assert phase(scene)[0] == "chip_return"


@rule("W-9.1")
def test_all_policemen_on_duty_show_their_hands_before_anything_else() -> None:
    scene = ended(ON_DUTY, "#john", f"{ON_DUTY} D20", coins=(5, 1, 2))
    assert [event.seat for event in told(scene, None, OnDutyRevealed)] == [2, 0]
    shown = [player.shown and player.shown.cards for player in scene.view().players]
    assert shown == [cards("#police BADGE"), None, cards("D20 #police BADGE")]
    assert told(scene, None, Checked) == []


@rule("W-9.2")
def test_a_policeman_checks_another_seat() -> None:
    scene = patrolled("#john", "", "")
    assert scene.legal(0) == checks(1, 2, 3)
    assert [scene.refused(0, check(seat)).rule for seat in (0, 4)] == ["W-9.2", "W-9.2"]


@rule("W-9.2")
def test_nobody_checks_who_is_not_on_duty() -> None:
    scene = patrolled("#john", "")
    assert scene.refused(1, check(2)).key == "not-your-turn"
    assert scene.refused(0, FLIP).key == "wrong-phase"


@rule("W-9.2")
def test_a_checked_seat_shows_its_hand() -> None:
    scene = patrolled("D20 #john", "CC", "", coins=(1, 2, 5, 7)).when(0, check(2))
    (checked,) = told(scene, None, Checked)
    assert (checked.seat, checked.target, checked.cards, checked.verdict.guilt) == (0, 2, cards("CC"), ("no_id",))


@rule("W-9.2", "WR-24")
def test_the_smaller_coin_checks_first_and_no_seat_is_checked_twice() -> None:
    scene = ended(ON_DUTY, ON_DUTY, "", "", coins=(7, 5, 2, 1))
    scene.when(1, check(0))
    assert scene.legal(0) == checks(1, 2, 3)
    scene.when(0, check(1))
    assert phase(scene)[0] == "chip_return"


@rule("W-9.2")
def test_if_every_other_seat_was_checked_nothing_happens() -> None:
    """Three policemen: A checks C, B checks A, so for C only B is left."""
    hands = (ON_DUTY, ON_DUTY, ON_DUTY)
    scene = ended(*hands, deck="full").when(0, check(2)).when(1, check(0))
    assert scene.legal(2) == checks(1)


@rule("W-9.2", "WR-24")
def test_a_policeman_for_whom_no_seat_is_left_checks_nobody() -> None:
    """A and B check each other's neighbours: for C nobody but itself is left."""
    hands = (ON_DUTY, ON_DUTY, ON_DUTY)
    scene = ended(*hands, deck="full").when(0, check(1)).when(1, check(0))
    assert scene.view().round_number == 2
    assert [event.seat for event in told(scene, None, Checked)] == [0, 1]


@rule("W-9.3", "WR-25")
def test_all_notes_and_jewels_of_a_guilty_seat_are_taken() -> None:
    scene = patrolled("D20 E50 J100 #john #blonde CC", "").when(0, check(1))
    (taken,) = told(scene, None, Confiscated)
    assert (taken.seat, taken.target, sorted(taken.cards)) == (0, 1, sorted(cards("D20 E50 J100")))
    assert hand(scene, 1) == "#john #blonde CC"
    assert scene.view().players[0].confiscated == taken.cards


@rule("W-9.3")
def test_confiscated_cards_count_for_wealth_and_not_for_the_verdict() -> None:
    scene = ended(f"{ON_DUTY} D200 D100", "E200 P200 Y20 J100 CC", "").when(0, check(1))
    settled(scene)
    assert (result(scene, 0).verdict.innocent, result(scene, 0).wealth) == (True, 82001)
    assert result(scene, 0).verdict.cents == 30001


@rule("W-9.3", "WR-25")
def test_the_coin_stays_with_its_owner() -> None:
    scene = settled(ended(ON_DUTY, "D20", "", coins=(1, 50, 2)).when(0, check(1)))
    assert result(scene, 0).wealth == 2001


@rule("W-9.3", "WR-25")
def test_stashed_and_deposited_cards_are_not_taken() -> None:
    scene = ended(ON_DUTY, "D20 E50 J100", "", specials={1: "secret_stash atm"}).when(1, PASS)
    scene.when(1, stash("D20")).when(1, deposit("E50")).when(0, check(1))
    assert scene.view().players[0].confiscated == cards("J100")
    assert scene.view().players[1].atm_note == card("E50")


@rule("W-9.3", "W-9.2")
def test_the_note_on_a_currency_exchange_is_shown_and_taken() -> None:
    scene = ended(ON_DUTY, "D20 E50", "", specials={1: "exchange"}).when(1, PASS).when(1, exchange("D20", "yen"))
    scene.when(0, check(1))
    (checked,) = told(scene, None, Checked)
    assert (checked.exchanged, checked.currency) == (card("D20"), "yen")
    assert sorted(scene.view().players[0].confiscated) == sorted(cards("D20 E50"))


@rule("W-9.4")
def test_an_innocent_seat_keeps_everything() -> None:
    scene = patrolled("D20 J100 #john", "", coins=(2, 1, 5)).when(0, check(1))
    assert told(scene, None, Confiscated) == []
    assert hand(scene, 1) == "D20 J100 #john"
    scene.when(2, return_chip(1))
    assert ranking(scene) == [(1, 12001, 2), (0, 2, 1)]


@rule("W-9.3")
def test_a_guilty_seat_without_money_loses_nothing() -> None:
    scene = settled(patrolled("CC", "").when(0, check(1)))
    assert result(scene, 0).wealth == 1
    assert result(scene, 0).confiscated == ()


@rule("W-9.5")
def test_several_badges_mean_one_check() -> None:
    scene = ended("#police BADGE BADGE", "", "").when(0, check(1))
    assert phase(scene)[0] == "chip_return"


@rule("W-9.5")
def test_a_guilty_policeman_checks_nobody() -> None:
    scene = ended("#police BADGE D200 E200 J100", "D20", "")
    assert phase(scene) == ("chip_return", (0, 1, 2))


@rule("W-9.1")
def test_all_policemen_on_duty_step_forward_at_once() -> None:
    scene = ended(ON_DUTY, "#john", f"{ON_DUTY} D20", coins=(5, 1, 2))
    assert [event.seats for event in told(scene, None, PoliceCalled)] == [(2, 0)]
