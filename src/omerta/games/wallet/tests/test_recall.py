"""What a seat did itself and what it saw it still knows: only such tests find the loss of it. RULES.md W-15."""

from __future__ import annotations

import pytest

from omerta.games.wallet.tests.given import given, new_game
from omerta.games.wallet.tests.look import chips_of, hand, own
from omerta.games.wallet.tests.moves import (
    ATM_DRAW,
    DRAW,
    FLIP,
    GIVE_BACK,
    GIVE_NOTHING,
    KEEP,
    NO_MATCH,
    PASS,
    birthday,
    gift,
    give,
    play,
    put,
    return_chip,
    stash,
    take,
    target,
    wish,
)
from omerta.games.wallet.tests.notation import card
from omerta.games.wallet.tests.play import hurried
from omerta.games.wallet.tests.positions import STASH, TABLE, WALLET, buys, known, odds, one
from omerta.testing import rule

ALL_IDS = "#john #police #million #blonde #agent"

# --- Regular actions ---------------------------------------------------------------------------------------------


@rule("W-15.1", "W-4.2")
def test_a_card_put_back_is_known_to_lie_in_the_wallet_by_whoever_put_it_there() -> None:
    scene = given("D20 D50", "E20", "P20").when(0, put("D50"))
    assert known(scene, 0) == [one("D50", WALLET)]
    assert known(scene, 1) == known(scene, 2) == []


@rule("W-15.1", "W-4.1")
def test_whoever_draws_may_have_drawn_the_card_put_back() -> None:
    scene = given("D20 D50", "E20", "P20", wallet="Y20 Y50 Y100", draws="Y20")
    scene.when(0, put("D50")).when(1, DRAW)
    assert known(scene, 0) == [one("D50", 1, WALLET)]
    assert odds(scene, 0) == [pytest.approx({1: 1 / 4, WALLET: 3 / 4}, abs=1e-5)]


@rule("W-15.1", "W-4.1")
def test_a_card_put_back_and_drawn_again_is_in_the_own_hand_and_nowhere_else() -> None:
    scene = given("D20 D50", "E20", draws="D50", wallet="Y20")
    scene.when(0, put("D50")).when(1, put("E20")).when(0, DRAW)
    assert hand(scene, 0) == "D20 D50"
    assert known(scene, 0) == []


@rule("W-15.1", "W-4.1")
def test_another_card_drawn_from_the_wallet_leaves_what_was_put_back_there() -> None:
    scene = given("D20 D50", "E20", "P20", draws="Y20", wallet="Y20")
    scene.when(0, put("D50")).when(1, put("E20")).when(2, FLIP).when(0, DRAW)
    assert known(scene, 0) == [one("D50", WALLET)]
    assert known(scene, 1) == [one("E20", 0, WALLET)]


@rule("W-15.1", "W-15.5")
def test_with_two_players_a_card_that_may_be_drawn_may_be_anywhere_and_is_forgotten() -> None:
    scene = given("D20 D50", "E20", draws="Y20").when(0, put("D50")).when(1, DRAW)
    assert known(scene, 0) == []


@rule("W-15.1", "WR-32")
def test_two_equal_cards_put_back_are_remembered_as_two() -> None:
    scene = given("D20 D20 D50", "E20", "P20").when(0, put("D20")).when(1, FLIP).when(2, FLIP).when(0, put("D20"))
    assert known(scene, 0) == [one("D20", WALLET), one("D20", WALLET)]


# --- Special cards -----------------------------------------------------------------------------------------------


@rule("W-15.1", "W-6.7")
def test_a_gift_is_known_to_lie_with_its_taker_until_that_one_may_have_given_it_away() -> None:
    scene = given("D20 D50", "E20", "P20", specials={0: "gift"})
    scene.when(0, play("gift")).when(0, gift("D50", 1)).when(0, FLIP)
    assert known(scene, 0) == [one("D50", 1)]
    assert known(scene, 1) == known(scene, 2) == []
    scene.when(1, put("E20"))
    assert known(scene, 0) == [one("D50", 1, WALLET)]
    assert odds(scene, 0) == [pytest.approx({1: 1 / 2, WALLET: 1 / 2}, abs=1e-5)]


@rule("W-15.1", "W-6.4")
def test_cards_passed_to_the_left_are_remembered_and_do_not_travel_on() -> None:
    scene = given("D20 D50", "E20 E50", "P20", specials={0: "to_left"}).when(0, play("to_left"))
    scene.when(2, give("P20")).when(0, give("D50")).when(1, give("E50"))
    assert [known(scene, seat) for seat in range(3)] == [[one("D50", 1)], [one("E50", 2)], [one("P20", 0)]]


@rule("W-15.1", "W-6.5")
def test_cards_passed_to_the_right_are_remembered() -> None:
    scene = given("D20 D50", "E20 E50", "P20", specials={0: "to_right"}).when(0, play("to_right"))
    scene.when(2, give("P20")).when(0, give("D50")).when(1, give("E50"))
    assert [known(scene, seat) for seat in range(3)] == [[one("D50", 2)], [one("E50", 0)], [one("P20", 1)]]


@rule("W-15.1", "W-6.6")
def test_an_inspected_card_that_is_given_back_is_known_to_lie_where_it_was() -> None:
    scene = given("D20", "E20 E50", "P20", specials={0: "inspection"}, draws="E50")
    scene.when(0, play("inspection")).when(0, target(1))
    assert known(scene, 0) == [one("E50", 1)]
    scene.when(0, GIVE_BACK)
    assert known(scene, 0) == [one("E50", 1)]
    assert known(scene, 1) == known(scene, 2) == []


@rule("W-15.1", "W-6.6")
def test_an_inspected_card_that_is_kept_is_known_to_its_former_owner() -> None:
    scene = given("D20", "E20 E50", "P20", specials={0: "inspection"}, draws="E50")
    scene.when(0, play("inspection")).when(0, target(1)).when(0, KEEP)
    assert known(scene, 0) == []
    assert known(scene, 1) == [one("E50", 0)]
    assert known(scene, 2) == []


@rule("W-15.1", "W-6.6")
def test_a_card_inspected_twice_is_known_once() -> None:
    scene = given("D20 D50", "E20 E50", "P20", specials={0: "gift inspection"}, draws="D50", specials_per_turn=2)
    scene.when(0, play("gift")).when(0, gift("D50", 1)).when(0, play("inspection")).when(0, target(1))
    assert known(scene, 0) == [one("D50", 1)]


@rule("W-15.1", "W-6.8", "WR-14")
def test_a_robbed_seat_knows_what_the_thief_holds() -> None:
    scene = given("D20", "E20 E50", "P20", specials={0: "stolen"}, draws="E50")
    scene.when(0, play("stolen")).when(0, target(1))
    assert [known(scene, seat) for seat in range(3)] == [[], [one("E50", 0)], []]


@rule("W-15.1", "W-6.9")
def test_both_sides_of_a_swap_know_what_they_gave() -> None:
    scene = given("D20 CC", "E20 E50", "P20", specials={0: "card_swap"})
    scene.when(0, play("card_swap")).when(0, target(1)).when(0, give("CC")).when(1, give("E50"))
    assert [known(scene, seat) for seat in range(3)] == [[one("CC", 1)], [one("E50", 0)], []]


@rule("W-15.1", "W-6.10")
def test_whoever_met_a_wish_knows_the_card_and_all_others_its_kind() -> None:
    scene = given("D20", "E20 E50 #john", "P20", specials={0: "wish"})
    scene.when(0, play("wish")).when(0, wish(1, "currency:euro")).when(1, give("E50"))
    euros = "E20 E50 E100 E200"
    assert [known(scene, seat) for seat in range(3)] == [[], [one("E50", 0)], [one(euros, 0)]]


@rule("W-15.1", "W-6.10")
def test_a_known_card_that_does_not_fit_a_wish_is_not_the_one_that_was_given() -> None:
    scene = given("D20", "E20", "P20 CC", specials={0: "wish", 2: "gift"}, active=2)
    scene.when(2, play("gift")).when(2, gift("CC", 1)).when(2, FLIP)
    scene.when(0, play("wish")).when(0, wish(1, "currency:euro")).when(1, give("E20"))
    assert one("CC", 1) in known(scene, 2)


@rule("W-15.1", "W-15.5", "W-6.10")
def test_a_wish_that_found_nothing_is_not_remembered() -> None:
    scene = given("D20", "E20", "P20", specials={0: "wish"})
    scene.when(0, play("wish")).when(0, wish(1, "currency:yen")).when(1, NO_MATCH)
    assert [known(scene, seat) for seat in range(3)] == [[], [], []]


@rule("W-15.1", "W-6.3")
def test_after_a_redistribution_all_know_who_took_what_and_which_cards_were_dealt() -> None:
    scene = given("D20", "Y100", "J150", "P20", specials={0: "redistribution"})
    scene.when(0, play("redistribution"))
    scene.when(0, give("D20")).when(1, give("Y100")).when(2, give("J150")).when(3, give("P20"))
    assert known(scene, 0) == []
    scene.when(0, take("J150"))
    assert known(scene, 0) == [one("D20", 1, 2, 3), one("P20", 1, 2, 3), one("Y100", 1, 2, 3)]
    assert one("J150", 0) in known(scene, 1)
    assert len(known(scene, 1)) == 3
    assert all(each.places in ((0,), (2, 3)) for each in known(scene, 1))


@rule("W-15.1", "W-6.3", "WR-13")
def test_with_two_receivers_each_knows_what_the_other_got() -> None:
    scene = given("D20", "Y100", "J150", specials={0: "redistribution"}).when(0, play("redistribution"))
    scene.when(0, give("D20")).when(1, give("Y100")).when(2, give("J150")).when(0, take("J150"))
    other = {"D20": "Y100", "Y100": "D20"}[hand(scene, 1)]
    assert sorted(known(scene, 1)) == sorted([one(other, 2), one("J150", 0)])


@rule("W-15.1", "W-6.3")
def test_who_laid_nothing_and_who_got_nothing_knows_as_much_as_all() -> None:
    scene = given("#john", "Y100", "J150", specials={0: "redistribution"}).when(0, play("redistribution"))
    scene.when(0, GIVE_NOTHING).when(1, give("Y100")).when(2, give("J150")).when(0, take("J150"))
    assert [known(scene, seat) for seat in range(3)] == [
        [one("Y100", 1)],
        [one("J150", 0)],
        [one("Y100", 1), one("J150", 0)],
    ]


@rule("W-15.1", "W-6.2")
def test_the_birthday_child_knows_what_it_gave_and_the_others_what_they_got() -> None:
    scene = given("D20", "E20", "P20", "Y20", specials={0: "happy_birthday"}, draws="#police D200 CC")
    scene.when(0, play("happy_birthday"))
    assert known(scene, 0) == [one("D200", TABLE), one("#police", TABLE), one("CC", TABLE)]
    scene.when(0, birthday("D200", {1: "CC", 3: "#police"}))
    assert known(scene, 0) == [one("#police", 3), one("CC", 1)]
    assert known(scene, 1) == known(scene, 2) == known(scene, 3) == []


@rule("W-15.1", "W-6.2")
def test_a_card_put_back_may_be_among_the_birthday_cards() -> None:
    scene = given(
        "D20 D50", "E20", "P20", "Y20", specials={1: "happy_birthday"}, wallet="Y50 Y100 Y200", draws="Y50 Y100 Y200"
    )
    scene.when(0, put("D50")).when(1, play("happy_birthday"))
    assert odds(scene, 0) == [pytest.approx({WALLET: 1 / 4, TABLE: 3 / 4}, abs=1e-5)]
    scene.when(1, birthday("Y50", {0: "Y100", 2: "Y200"}))
    # Of the four, one stayed and one was seen: three are as likely as each other to be the one.
    assert odds(scene, 0) == [pytest.approx({WALLET: 1 / 3, 1: 1 / 3, 2: 1 / 3}, abs=1e-5)]


@rule("W-15.1", "W-6.2")
def test_with_two_players_the_birthday_child_knows_what_it_put_back() -> None:
    scene = given("D20", "E20", specials={0: "happy_birthday"}, draws="#police D200 CC")
    scene.when(0, play("happy_birthday")).when(0, birthday("D200", {1: "CC"}, back="#police"))
    assert known(scene, 0) == [one("#police", WALLET), one("CC", 1)]


# --- The end of the round ----------------------------------------------------------------------------------------


@rule("W-15.1", "W-6.13")
def test_a_stashed_card_is_known_to_its_owner_and_may_be_one_that_others_know() -> None:
    scene = given("D20 D50", "E20", "P20", specials={0: "gift", 1: "secret_stash", 2: "atm"}, timers=1)
    scene.when(0, play("gift")).when(0, gift("D50", 1)).when(0, FLIP).when(1, PASS).when(2, PASS)
    scene.when(1, stash("E20"))
    assert known(scene, 1) == [one("E20", STASH)]
    assert own(scene, 1).stash == card("E20")
    assert known(scene, 0) == [one("D50", 1, STASH)]
    assert known(scene, 2) == []


@rule("W-15.1", "W-6.13", "W-10.1")
def test_a_known_card_that_is_not_in_the_hand_when_it_is_shown_lies_in_the_stash() -> None:
    scene = given("#john D50", "E20", specials={0: "gift", 1: "secret_stash"}, timers=1)
    scene.when(0, play("gift")).when(0, gift("D50", 1)).when(0, FLIP).when(1, PASS).when(1, stash("D50"))
    assert scene.view().phase == "chip_return"
    assert known(scene, 0) == [one("D50", STASH)]


@rule("W-15.1", "W-6.14", "W-7.6")
def test_cards_turned_until_a_note_appears_are_known_to_all() -> None:
    scene = given("#john", "E20", "P20", specials={0: "atm", 1: "gift"}, timers=1, draws="CC #agent D100")
    scene.when(0, FLIP).when(0, PASS).when(1, PASS).when(0, ATM_DRAW)
    shown = [one("#agent", WALLET), one("CC", WALLET)]
    assert known(scene, 0) == shown
    assert known(scene, 1) == known(scene, 2) == [one("D100", 0), *shown]


@rule("W-15.1", "W-11.1")
def test_a_new_round_begins_with_nothing_to_remember() -> None:
    scene = given("D200 D100 D50", "E20", "P20")
    buys(scene, 0, "D100 D200", "#blonde").when(1, put("E20")).when(2, FLIP).when(0, put("D50"))
    assert all(known(scene, seat) for seat in range(3))
    hurried(scene)
    assert scene.view().round_number == 2
    assert [known(scene, seat) for seat in range(3)] == [[], [], []]
    assert [len(own(scene, seat).pocket_seen) for seat in range(3)] == [5, 5, 5]


# --- The ID pocket -----------------------------------------------------------------------------------------------


@rule("W-15.2", "WX-17", "W-4.3")
def test_the_buyer_knows_what_is_left_and_the_others_only_that_an_id_was_bought() -> None:
    scene = buys(given("D200 D100", "E20", "P20"), 0, "D100 D200", "#blonde")
    assert own(scene, 0).pocket_seen == ("john_smith", "policeman", "millionaire", "secret_agent")
    assert len(own(scene, 1).pocket_seen) == 5
    assert scene.view(1).pocket == 4
    assert known(scene, 0) == []
    assert known(scene, 1) == known(scene, 2) == [one(ALL_IDS, 0)]
    assert hand(scene, 0) == "#blonde"
    assert scene.view(1).players[0].cards == 1


@rule("W-15.2", "W-4.3")
def test_the_next_buyer_sees_which_one_is_missing() -> None:
    scene = buys(given("D200 D100", "E200 E100", "P20"), 0, "D100 D200", "#blonde")
    buys(scene, 1, "E100 E200", "#john")
    assert known(scene, 1) == [one("#blonde", 0)]
    assert own(scene, 1).pocket_seen == ("policeman", "millionaire", "secret_agent")
    assert known(scene, 0) == [one("#john #police #million #agent", 1)]
    assert known(scene, 2) == [one(ALL_IDS, 0), one(ALL_IDS, 1)]


@rule("W-15.2", "W-4.3")
def test_of_two_that_are_missing_either_may_have_either() -> None:
    scene = buys(given("D200 D100", "E200 E100", "P200 P100"), 0, "D100 D200", "#blonde")
    buys(scene, 1, "E100 E200", "#john")
    buys(scene, 2, "P100 P200", "#agent")
    assert known(scene, 2) == [one("#john #blonde", 0), one("#john #blonde", 1)]


@rule("W-15.2", "W-4.4")
def test_a_bought_id_that_is_put_back_is_no_longer_surely_with_its_buyer() -> None:
    scene = buys(given("D200 D100", "E20", "P20"), 0, "D100 D200", "#blonde")
    scene.when(1, FLIP).when(2, FLIP).when(0, put("#blonde"))
    assert known(scene, 1) == [one(ALL_IDS, WALLET)]
    assert known(scene, 0) == [one("#blonde", WALLET)]


@rule("W-15.2", "W-4.3")
def test_while_buying_one_sees_the_pocket_and_remembers_it() -> None:
    scene = given("D200 D100 D50", "E200 E100", "P20", pocket="#john #agent")
    buys(scene, 0, "D100 D200", "#john")
    assert own(scene, 0).offered == ()
    assert own(scene, 0).pocket_seen == ("secret_agent",)


# --- Chips and one's own steps -----------------------------------------------------------------------------------


@rule("W-15.3", "W-10.2", "WX-44")
def test_a_seat_knows_its_chips_and_those_it_put_back() -> None:
    scene = given("D20", "#john", chips={0: "1 3"}, timers=1, rounds=3)
    scene.when(0, FLIP).when(0, return_chip(3))
    assert chips_of(scene, 0) == (1,)
    assert own(scene, 0).returned == (3,)
    assert scene.view(1).players[0].chips == 1
    assert scene.view(1).players[0].returned == 1


@rule("W-15.3")
def test_everybody_can_see_who_has_never_put_a_chip_back() -> None:
    assert [player.returned for player in new_game(4).view().players] == [0, 0, 0, 0]


@rule("W-15.4")
def test_a_spectator_has_nothing_to_remember() -> None:
    assert given("D20 D50", "E20").when(0, put("D50")).view().own is None
