"""Tests who sees what, line by line. RULES.md, "What is known".

Positions that differ only in what a viewer may not see give it the same view.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from omerta.contract import Viewer
from omerta.games.wallet.actions import Give, GiveNothing, Pass, Play, ReturnChip
from omerta.games.wallet.seen import Laid, WishView
from omerta.games.wallet.tests.given import WalletScene, ended, given, new_game
from omerta.games.wallet.tests.look import own
from omerta.games.wallet.tests.moves import (
    ATM_DRAW,
    BUY,
    DRAW,
    FLIP,
    GIVE_NOTHING,
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
    take_id,
    target,
    wish,
)
from omerta.games.wallet.tests.notation import card, cards
from omerta.games.wallet.tests.play import whole_game
from omerta.testing import rule


def look_alike(scenes: Sequence[WalletScene], viewer: Viewer) -> bool:
    one, other = scenes
    return one.view(viewer) == other.view(viewer)


# --- Hands, wallet, discard --------------------------------------------------------------------------------------


@rule("W-2.2")
def test_of_another_hand_only_the_number_of_cards_is_seen() -> None:
    one, other = given("D20", "E20 CC", "P20"), given("D20", "#john BADGE", "P20")
    assert own(one, 1).hand == cards("E20 CC")
    assert one.view(0).players[1].cards == 2
    assert look_alike((one, other), 0) and look_alike((one, other), None)
    assert not look_alike((one, other), 1)


@rule("W-2.2", "WR-4")
def test_of_the_wallet_only_the_number_of_cards_is_seen() -> None:
    scene = given("D20", "E20", "P20")
    assert scene.view(0).wallet == scene.view().wallet == 37


@rule("W-4.1")
def test_a_drawn_card_is_seen_by_its_drawer_alone() -> None:
    one, other = given("D20", "E20", draws="CC").when(0, DRAW), given("D20", "E20", draws="#john").when(0, DRAW)
    assert own(one, 0).hand == cards("D20 CC")
    assert look_alike((one, other), 1) and look_alike((one, other), None)


@rule("W-4.2")
def test_a_card_put_back_is_seen_by_nobody_else() -> None:
    one, other = given("D20 CC", "E20").when(0, put("CC")), given("D20 CC", "E20").when(0, put("D20"))
    assert look_alike((one, other), 1) and look_alike((one, other), None)
    assert not look_alike((one, other), 0)


@rule("W-4.3", "W-4.6")
def test_the_discard_lies_open_in_the_order_in_which_it_was_laid() -> None:
    scene = given("J250 Y50", "D200 D100").when(0, BUY).when(0, pay("Y50")).when(0, pay("J250")).when(0, PAY_DONE)
    scene.when(0, take_id("#john")).when(1, BUY).when(1, pay("D100")).when(1, pay("D200")).when(1, PAY_DONE)
    assert scene.view().discard == cards("Y50 J250 D100 D200")


# --- Special cards and the ID pocket -----------------------------------------------------------------------------


@rule("W-2.3")
def test_of_anothers_special_cards_and_those_set_aside_only_the_number_is_seen() -> None:
    one, other = new_game(3, seed="a").view(0), given("D20", "E20", specials={0: "atm", 1: "gift wish"}).view(0)
    assert [player.specials for player in one.players] == [2, 2, 2]
    assert one.aside == 9
    assert other.own is not None
    assert other.own.specials == ("atm",)
    assert other.players[1].specials == 2


@rule("W-2.3", "WR-28")
def test_which_special_cards_another_seat_holds_makes_no_difference() -> None:
    one, other = given("D20", "E20", specials={1: "gift"}), given("D20", "E20", specials={1: "wish"})
    assert look_alike((one, other), 0) and look_alike((one, other), None)
    assert not look_alike((one, other), 1)


@rule("W-5.3")
def test_the_special_discard_lies_open_in_its_order() -> None:
    scene = given("D20", "E20", specials={0: "gift"}, special_discard="wish atm").when(0, play("gift"))
    assert scene.view().special_discard == ("wish", "atm", "gift")
    assert scene.view().resolving == "gift"


@rule("W-6.11")
def test_emergency_and_what_it_copies_lie_open_before_the_active_seat() -> None:
    scene = given("D20", "E20", specials={0: "emergency"}, special_discard="wish gift").when(0, play("emergency"))
    assert scene.view().in_play == ("emergency", "gift")
    assert scene.view().resolving == "gift"
    assert scene.view().special_discard == ("wish",)


@rule("W-4.3", "WX-17")
def test_of_a_purchase_others_see_the_payment_and_how_many_ids_are_left() -> None:
    one = given("D200 D100", "E20").when(0, BUY).when(0, pay("D100")).when(0, pay("D200")).when(0, PAY_DONE)
    other = given("D200 D100", "E20").when(0, BUY).when(0, pay("D100")).when(0, pay("D200")).when(0, PAY_DONE)
    assert own(one, 0).offered == ("john_smith", "policeman", "millionaire", "blonde", "secret_agent")
    assert own(one, 1).offered == ()
    one.when(0, take_id("#blonde"))
    other.when(0, take_id("#john"))
    assert one.view(1).pocket == 4
    assert look_alike((one, other), 1) and look_alike((one, other), None)


@rule("W-4.3")
def test_the_steps_of_a_payment_are_seen_by_the_buyer_alone() -> None:
    scene = given("D200 D100", "E20")
    before, watched = scene.view(1), scene.view()
    scene.when(0, BUY)
    assert own(scene, 0).paying == ()
    scene.when(0, pay("D100"))
    assert own(scene, 0).paying == cards("D100")
    assert (scene.view(1), scene.view()) == (before, watched)
    assert scene.view(0).phase == "turn"


# --- Special cards being resolved --------------------------------------------------------------------------------


@rule("W-6.2")
def test_of_birthday_cards_others_see_the_number() -> None:
    scene = given("D20", "E20", specials={0: "happy_birthday"}, draws="CC #john Y20").when(0, play("happy_birthday"))
    assert own(scene, 0).drawn == cards("Y20 #john CC")
    assert own(scene, 1).drawn == ()
    assert scene.view(1).drawn == 3


@rule("W-6.3")
def test_cards_laid_in_a_redistribution_are_seen_by_all_once_the_last_is_chosen() -> None:
    scene = given("D20", "#john", "P20", specials={0: "redistribution"}).when(0, play("redistribution"))
    before = scene.view(1)
    scene.when(0, give("D20"))
    assert scene.view(1) == before
    scene.when(1, GIVE_NOTHING)
    assert own(scene, 1).sealed == GiveNothing()
    scene.when(2, give("P20"))
    assert scene.view().laid == (Laid(0, card("D20")), Laid(2, card("P20")))


@rule("W-6.4", "W-6.5", "WR-20")
@pytest.mark.parametrize("special", ["to_left", "to_right"])
def test_in_a_window_all_see_who_is_asked_and_only_oneself_what_one_answered(special: str) -> None:
    scene = given("D20", "", "P20 P50", specials={0: special}).when(0, play(special))
    before = scene.view(0)
    assert (before.phase, before.waiting, before.active) == ("pass_pick", (0, 2), 0)
    scene.when(2, give("P50"))
    assert own(scene, 2).sealed == Give(card("P50"))
    assert scene.view(0) == before


@rule("W-6.7")
def test_a_gift_is_seen_by_giver_and_taker_alone() -> None:
    scenes = [
        given("D20 CC", "E20", "P20", specials={0: "gift"}).when(0, play("gift")).when(0, gift(what, 1))
        for what in ("D20", "CC")
    ]
    assert look_alike(scenes, 2) and look_alike(scenes, None)
    assert not look_alike(scenes, 1)


@rule("W-6.6", "WR-14")
def test_an_inspected_card_is_seen_by_both_seats_concerned() -> None:
    scenes = [
        given("D20", "E20 CC", "P20", specials={0: "inspection"}, draws=what)
        .when(0, play("inspection"))
        .when(0, target(1))
        for what in ("E20", "CC")
    ]
    assert own(scenes[0], 0).inspected == own(scenes[0], 1).inspected == card("E20")
    assert own(scenes[0], 2).inspected is None
    assert scenes[0].view(2).target == 1
    assert look_alike(scenes, 2) and look_alike(scenes, None)


@rule("W-6.8", "WR-14")
def test_a_stolen_card_is_seen_by_thief_and_victim_alone() -> None:
    scenes = [
        given("D20", "E20 CC", "P20", specials={0: "stolen"}, draws=what).when(0, play("stolen")).when(0, target(1))
        for what in ("E20", "CC")
    ]
    assert look_alike(scenes, 2) and look_alike(scenes, None)
    assert not look_alike(scenes, 1)


@rule("W-6.10", "WR-15")
def test_a_wish_is_seen_by_all_and_the_card_given_by_two() -> None:
    scenes = [
        given("D20", "E20 E50", "P20", specials={0: "wish"}).when(0, play("wish")).when(0, wish(1, "currency:euro"))
        for _ in range(2)
    ]
    assert scenes[0].view().wish == WishView(0, 1, "currency:euro")
    assert scenes[0].view().waiting == (1,)
    scenes[0].when(1, give("E20"))
    scenes[1].when(1, give("E50"))
    assert look_alike(scenes, 2) and look_alike(scenes, None)


# --- The table ---------------------------------------------------------------------------------------------------


@rule("W-2.5", "W-3.1")
def test_timers_coins_start_and_turn_are_seen_by_all() -> None:
    seen = given("D20", "E20", "P20", coins=(20, 5, 7), active=2, timers=4).view()
    assert [player.coin for player in seen.players] == [20, 5, 7]
    assert (seen.start, seen.active, seen.timers_left, seen.turn) == (1, 2, 4, 2)


@rule("W-6.1")
def test_all_see_how_many_actions_of_a_double_move_are_left() -> None:
    scene = given("D20", "E20", specials={0: "double_move"}).when(0, play("double_move"))
    assert (scene.view(1).phase, scene.view(1).actions_left) == ("action", 2)
    assert scene.when(0, FLIP).view(1).actions_left == 1


# --- The end of the round ----------------------------------------------------------------------------------------


@rule("W-7.2", "WR-20")
def test_in_the_first_window_nobody_sees_who_has_answered_what() -> None:
    scene = ended("D20", "E20", "P20", specials={0: "gain_time", 2: "atm"})
    before = scene.view(2)
    assert (before.phase, before.waiting, before.active) == ("end_first", (0, 2), None)
    scene.when(0, play("gain_time"))
    assert own(scene, 0).sealed == Play("gain_time")
    assert scene.view(2) == before
    other = ended("D20", "E20", "P20", specials={0: "gain_time", 2: "atm"}).when(0, PASS)
    assert own(other, 0).sealed == Pass()
    assert other.view(2) == before


@rule("W-6.13", "WR-21")
def test_a_stashed_card_is_seen_by_its_owner_alone_even_after_the_game() -> None:
    scenes = [
        ended("D20", "#john E20 CC", specials={1: "secret_stash"}, rounds=1, chips={0: "1"}).when(1, PASS)
        for _ in range(2)
    ]
    scenes[0].when(1, stash("CC"))
    assert scenes[0].view(0).players[1].has_stash
    assert scenes[0].view(0).players[1].in_front == ("secret_stash",)
    assert own(scenes[0], 1).stash == card("CC")
    assert scenes[0].when(0, return_chip(1)).view(0).phase == "over"
    assert "credit_card" not in repr(scenes[0].view(0))


@rule("W-6.14", "W-6.15", "WR-21")
def test_notes_on_atm_and_exchange_are_seen_by_all() -> None:
    scene = ended("D20 D50", "E20", "P20", specials={0: "atm exchange", 1: "gift"}).when(0, PASS).when(1, PASS)
    scene.when(0, deposit("D20")).when(0, exchange("D50", "yen"))
    player = scene.view().players[0]
    assert (player.atm_note, player.exchanged, player.currency) == (card("D20"), card("D50"), "yen")
    assert player.in_front == ("atm", "exchange")


@rule("W-6.14", "W-7.3")
def test_a_seat_that_drew_at_the_atm_still_has_it_lying_open() -> None:
    scene = ended("D20", "E20", specials={0: "atm", 1: "gift"}, draws="Y20").when(0, PASS).when(1, PASS)
    player = scene.when(0, ATM_DRAW).view().players[0]
    assert (player.in_front, player.atm_note, player.cards) == (("atm",), None, 2)


@rule("W-8.1", "W-7.4")
def test_the_own_verdict_is_always_seen_and_anothers_not_before_the_reveal() -> None:
    scene = given("#john D20", "E20", coins=(1, 2))
    assert own(scene, 0).verdict.innocent
    assert own(scene, 1).verdict.guilt == ("no_id",)
    assert [player.shown for player in scene.view(0).players] == [None, None]


@rule("W-9.1", "W-9.2", "W-9.3", "WR-23")
def test_hands_on_duty_and_checked_lie_open_before_the_others() -> None:
    scene = ended("#police BADGE", "#police BADGE D20", "E200 E100", "P20", rounds=1)
    seen = scene.view(3)
    assert (seen.phase, seen.active, seen.waiting) == ("police_check", 0, (0,))
    assert [player.on_duty for player in seen.players] == [True, True, False, False]
    assert [player.shown is not None for player in seen.players] == [True, True, False, False]
    scene.when(0, check(2))
    seen = scene.view(3)
    assert seen.players[2].checked
    assert seen.players[2].shown is not None
    assert seen.players[2].shown.cards == ()
    assert seen.players[2].shown.verdict.cents == 30005
    assert seen.players[0].confiscated == cards("E100 E200")
    assert own(scene, 2).verdict.cents == 30005
    assert seen.players[3].shown is None


@rule("W-10.1", "W-10.2")
def test_from_the_reveal_on_all_hands_lie_open_and_a_returned_chip_does_not() -> None:
    scene = ended("D20", "#john E20", "P20", chips={0: "1 3"}, rounds=1)
    seen = scene.view(1)
    assert (seen.phase, seen.waiting, seen.active) == ("chip_return", (0, 2), None)
    assert [player.shown.cards for player in seen.players if player.shown] == [
        cards("D20"),
        cards("E20 #john"),
        cards("P20"),
    ]
    assert seen.last_round is not None
    scene.when(0, return_chip(3))
    assert own(scene, 0).sealed == ReturnChip(3)
    assert scene.view(1) == seen


@rule("W-10.6", "W-12.1")
def test_chips_are_seen_by_their_owner_and_at_the_end_by_all() -> None:
    one, other = given("D20", "E20", chips={1: "1 3"}), given("D20", "E20", chips={1: "1 2"})
    assert own(one, 1).chips == (1, 3)
    assert one.view(0).players[1].chips == 2
    assert one.view(0).chips_shown == ()
    assert one.view(0).chip_pocket == 34
    assert look_alike((one, other), 0)
    over = whole_game(3).view()
    assert len(over.chips_shown) == 3
    assert [len(chips) for chips in over.chips_shown] == [player.chips for player in over.players]
    assert over.winners and over.waiting == () and over.active is None


@rule("W-10.1", "W-11.1")
def test_the_last_round_is_seen_by_all_until_the_next_reveal() -> None:
    scene = ended("D20", "#john E20", chips={0: "1"}).when(0, return_chip(1))
    seen = scene.view()
    assert (seen.round_number, seen.phase) == (2, "turn")
    assert seen.last_round is not None
    assert seen.last_round.seats[1].hand == cards("E20 #john")
    assert seen.last_round.seats[0].returned == 1
    assert [player.shown for player in seen.players] == [None, None]


@rule("WR-4", "WR-32")
def test_a_view_holds_no_copy_no_place_in_the_wallet_no_corner_number_and_no_red_mark() -> None:
    words = repr(new_game(4).view(0))
    assert not any(word in words for word in ("tag", "index", "copy", "extra", "position"))
