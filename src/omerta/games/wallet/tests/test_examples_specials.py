"""Tests the worked examples of special cards, WX-20 to WX-31."""

from __future__ import annotations

import pytest
from msgspec import UNSET

from omerta.games.wallet.events import (
    CardPassed,
    CardPutBack,
    HandInspected,
    InspectionDecided,
    RedistributionLaid,
    WishAnswered,
)
from omerta.games.wallet.tests.given import WalletScene, given
from omerta.games.wallet.tests.look import hand, hands, phase, playable, sizes, told, wallet
from omerta.games.wallet.tests.moves import (
    DRAW,
    FLIP,
    GIVE_BACK,
    GIVE_NOTHING,
    KEEP,
    NO_MATCH,
    birthday,
    gift,
    give,
    gives,
    play,
    put,
    take,
    takes,
    target,
    wish,
)
from omerta.games.wallet.tests.notation import card, cards
from omerta.testing import rule


def celebrated(seats: int) -> WalletScene:
    """A has drawn three birthday cards."""
    others = ["D20 E20 P20 Y20 #john"] + [""] * (seats - 2)
    scene = given("D50 E50 P50 Y50 J100", *others, specials={0: "happy_birthday"}, draws="#police D200 CC")
    return scene.when(0, play("happy_birthday"))


@rule("WX-20", "W-6.2")
def test_with_four_players_there_are_eighteen_ways_to_hand_out_three_cards() -> None:
    choices = celebrated(4).legal(0)
    assert len(choices) == len(set(choices)) == 18


@rule("WX-20", "W-6.2")
def test_one_birthday_card_is_kept_two_are_given_and_the_turn_ends() -> None:
    scene = celebrated(4).when(0, birthday("D200", {1: "CC", 3: "#police"}))
    assert hands(scene) == ["D50 D200 E50 P50 Y50 J100", "D20 E20 P20 Y20 #john CC", "", "#police"]
    assert phase(scene) == ("turn", (1,))


@rule("WX-20", "W-6.2")
def test_who_gets_no_birthday_card_sees_only_who_gets_one() -> None:
    scene = celebrated(4).when(0, birthday("D200", {1: "CC", 3: "#police"}))
    assert [(event.giver, event.taker, event.card) for event in told(scene, 2, CardPassed)] == [
        (0, 1, UNSET),
        (0, 3, UNSET),
    ]


@rule("WX-21", "W-6.2")
def test_with_two_players_there_are_six_ways_to_hand_out_three_cards() -> None:
    choices = celebrated(2).legal(0)
    assert len(choices) == len(set(choices)) == 6


@rule("WX-21", "W-6.2")
def test_with_two_players_the_third_birthday_card_goes_back() -> None:
    scene = celebrated(2).when(0, birthday("D200", {1: "CC"}, back="#police"))
    assert hands(scene) == ["D50 D200 E50 P50 Y50 J100", "D20 E20 P20 Y20 #john CC"]
    assert scene.view().wallet == 18
    assert "#police" in wallet(scene)
    assert [event.card for event in told(scene, 1, CardPutBack)] == [UNSET]


def redistributed() -> WalletScene:
    scene = given("D20 #john", "Y100 CC", "J150 BADGE", specials={0: "redistribution"})
    return scene.when(0, play("redistribution")).when(0, give("D20")).when(1, give("Y100")).when(2, give("J150"))


@rule("WX-22", "W-6.3")
def test_all_see_what_is_laid_in_the_middle() -> None:
    scene = redistributed()
    (laid,) = told(scene, None, RedistributionLaid)
    assert (laid.seats, laid.cards) == ((0, 1, 2), cards("D20 Y100 J150"))
    assert scene.legal(0) == takes("D20 Y100 J150")


@rule("WX-22", "W-6.3")
def test_the_active_seat_takes_one_and_the_rest_is_dealt_to_the_others() -> None:
    scene = redistributed().when(0, take("J150"))
    assert hand(scene, 0) == "J150 #john"
    assert sorted([hand(scene, 1), hand(scene, 2)]) in (["D20 CC", "Y100 BADGE"], ["D20 BADGE", "Y100 CC"])
    assert sizes(scene) == [2, 2, 2]


@rule("WX-22", "W-6.3")
def test_after_a_redistribution_the_regular_action_follows() -> None:
    scene = redistributed().when(0, take("J150"))
    assert phase(scene) == ("turn", (0,))
    assert scene.legal(0) == [DRAW, put("J150"), put("#john"), FLIP]


@rule("WX-23", "W-6.3", "WR-13")
def test_who_laid_nothing_takes_a_card_and_the_last_contributor_gets_none() -> None:
    scene = given("#john CC", "E50", "", "P200", specials={0: "redistribution"}).when(0, play("redistribution"))
    assert phase(scene) == ("redist_give", (0, 1, 3))
    scene.when(0, GIVE_NOTHING).when(1, give("E50")).when(3, give("P200")).when(0, take("P200"))
    assert hands(scene) == ["P200 #john CC", "E50", "", ""]


@rule("WX-23", "W-6.3", "WR-13")
def test_if_nobody_has_a_note_or_jewel_nothing_happens() -> None:
    scene = given("#john CC", "BADGE", specials={0: "redistribution"})
    scene.when(0, play("redistribution")).when(0, GIVE_NOTHING).when(1, GIVE_NOTHING)
    assert hands(scene) == ["#john CC", "BADGE"]
    assert phase(scene) == ("turn", (0,))


@rule("WX-24", "W-6.4")
def test_to_the_left_everybody_passes_a_card_to_the_next_seat() -> None:
    scene = given("D50 BADGE", "", "#agent", specials={0: "to_left"}).when(0, play("to_left"))
    assert phase(scene) == ("pass_pick", (0, 2))
    scene.when(0, give("BADGE")).when(2, give("#agent"))
    assert hands(scene) == ["D50 #agent", "BADGE", ""]


@rule("WX-24", "W-6.4")
def test_cards_are_chosen_without_knowing_the_choice_of_others() -> None:
    scene = given("D50 BADGE", "", "#agent CC", specials={0: "to_left"}).when(0, play("to_left"))
    before = scene.view(2)
    scene.when(0, give("BADGE"))
    assert scene.view(2) == before
    assert scene.legal(2) == gives("#agent CC")


@rule("WX-25", "W-6.5")
def test_to_the_right_everybody_passes_a_card_to_the_seat_before() -> None:
    scene = given("D50 BADGE", "", "#agent", specials={0: "to_right"})
    scene.when(0, play("to_right")).when(0, give("BADGE")).when(2, give("#agent"))
    assert hands(scene) == ["D50", "#agent", "BADGE"]


def inspected() -> WalletScene:
    scene = given("E20", "D100 CC", "#john", specials={0: "inspection"}, draws="CC")
    return scene.when(0, play("inspection")).when(0, target(1))


@rule("WX-26", "W-6.6", "WR-14")
@pytest.mark.parametrize(("seat", "seen"), [(0, "credit_card"), (1, "credit_card"), (2, UNSET), (None, UNSET)])
def test_the_two_seats_concerned_see_the_inspected_card(seat: int | None, seen: object) -> None:
    assert [event.card for event in told(inspected(), seat, HandInspected)] == [seen]


@rule("WX-26", "W-6.6")
def test_a_card_that_is_given_back_leaves_all_hands_as_they_were() -> None:
    scene = inspected().when(0, GIVE_BACK)
    assert hands(scene) == ["E20", "D100 CC", "#john"]
    assert [event.kept for event in told(scene, 2, InspectionDecided)] == [False]
    assert scene.legal(0) == [DRAW, put("E20"), FLIP]


@rule("WX-26", "W-6.6")
def test_a_card_that_is_kept_changes_hands() -> None:
    scene = inspected().when(0, KEEP)
    assert hands(scene) == ["E20 CC", "D100", "#john"]
    assert card("CC") in [event.card for event in told(scene, 1, HandInspected)]


@rule("WX-27", "W-6.7")
def test_after_giving_the_last_card_away_one_may_draw_or_flip() -> None:
    scene = given("BADGE", "", "", specials={0: "gift"}).when(0, play("gift")).when(0, gift("BADGE", 2))
    assert hands(scene) == ["", "", "BADGE"]
    assert scene.legal(0) == [DRAW, FLIP]


@rule("WX-27", "WR-12")
def test_with_an_empty_hand_gift_and_card_swap_cannot_be_played() -> None:
    assert playable(given("", "CC", "CC", specials={0: "gift card_swap"})) == set()


@rule("WX-28", "W-6.8", "W-6.6")
def test_nothing_can_be_taken_when_all_other_hands_are_empty() -> None:
    assert playable(given("CC", "", "", specials={0: "stolen inspection"})) == set()


@rule("WX-28", "W-6.8")
def test_the_only_card_of_a_hand_is_stolen() -> None:
    scene = given("CC", "D20", "", specials={0: "stolen"}).when(0, play("stolen")).when(0, target(1))
    assert hands(scene) == ["D20 CC", "", ""]


@rule("WX-29", "W-6.9")
def test_both_swap_a_card_of_their_choice_and_a_third_seat_learns_no_face() -> None:
    scene = given("CC D50", "Y20 J100", "#john", specials={0: "card_swap"})
    scene.when(0, play("card_swap")).when(0, target(1))
    assert phase(scene) == ("swap_pick", (0, 1))
    scene.when(1, give("Y20")).when(0, give("CC"))
    assert hands(scene) == ["D50 Y20", "J100 CC", "#john"]
    assert [(event.giver, event.taker, event.card) for event in told(scene, 2, CardPassed)] == [
        (0, 1, UNSET),
        (1, 0, UNSET),
    ]


def wished(request: str) -> WalletScene:
    scene = given("CC", "D100 E100 J100 #john", "", specials={0: "wish"})
    return scene.when(0, play("wish")).when(0, wish(1, request))


@rule("WX-30", "W-6.10", "WR-15")
@pytest.mark.parametrize(
    ("request_", "fitting"), [("value:100", "D100 E100 J100"), ("currency:euro", "E100"), ("jewel", "J100")]
)
def test_the_asked_seat_chooses_among_the_fitting_cards(request_: str, fitting: str) -> None:
    assert wished(request_).legal(1) == gives(fitting)


@rule("WX-30", "W-6.10")
def test_a_wish_that_is_met_brings_the_card_and_the_regular_action_follows() -> None:
    scene = wished("value:100").when(1, give("J100"))
    assert hands(scene) == ["J100 CC", "D100 E100 #john", ""]
    assert phase(scene) == ("turn", (0,))


@rule("WX-30", "W-6.10")
def test_a_wish_that_is_not_met_changes_nothing() -> None:
    scene = wished("currency:yen")
    assert scene.legal(1) == [NO_MATCH]
    scene.when(1, NO_MATCH)
    assert hands(scene) == ["CC", "D100 E100 J100 #john", ""]
    assert [event.met for event in told(scene, 2, WishAnswered)] == [False]
    assert phase(scene) == ("turn", (0,))


@rule("WX-30", "W-6.10", "WR-15")
def test_a_value_that_no_card_has_is_not_offered() -> None:
    scene = given("CC", "D100", "", specials={0: "wish"}).when(0, play("wish"))
    assert wish(1, "value:300") not in scene.legal(0)
    assert scene.refused(0, wish(1, "value:300")).rule == "W-6.10"


@rule("WX-31", "W-6.11", "WR-16")
def test_with_an_empty_special_discard_there_is_no_emergency() -> None:
    assert playable(given("D20", "E20", specials={0: "emergency"})) == set()


@rule("WX-31", "W-6.11")
def test_a_copied_double_move_has_two_actions_and_ends_the_turn() -> None:
    scene = given("D20", "E20", specials={0: "emergency"}, special_discard="double_move", draws="CC BADGE")
    scene.when(0, play("emergency")).when(0, DRAW).when(0, DRAW)
    assert hand(scene, 0) == "D20 CC BADGE"
    assert phase(scene) == ("turn", (1,))
    assert scene.view().special_discard == ("double_move", "emergency")


@rule("WX-31", "W-6.11", "W-5.5")
def test_a_gift_cannot_be_copied_with_an_empty_hand() -> None:
    assert playable(given("", "E20", specials={0: "emergency"}, special_discard="gift")) == set()


@rule("WX-31", "W-6.11")
def test_a_copied_gift_is_given_and_the_regular_action_follows() -> None:
    scene = given("D20", "E20", specials={0: "emergency"}, special_discard="gift")
    scene.when(0, play("emergency")).when(0, gift("D20", 1))
    assert hands(scene) == ["", "D20 E20"]
    assert scene.legal(0) == [DRAW, FLIP]
