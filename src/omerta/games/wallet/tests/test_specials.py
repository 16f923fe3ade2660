"""Tests the special cards of a turn, one after the other. RULES.md W-6.1 to W-6.5."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec import UNSET

from omerta.games.wallet.actions import Birthday, WalletAction
from omerta.games.wallet.events import (
    BirthdayDrawn,
    CardPassed,
    CardPutBack,
    RedistributionDealt,
    RedistributionTaken,
)
from omerta.games.wallet.tests.given import WalletScene, given
from omerta.games.wallet.tests.look import hand, hands, heard, own, phase, sizes, told
from omerta.games.wallet.tests.moves import (
    BUY,
    DRAW,
    FLIP,
    GIVE_NOTHING,
    PAY_DONE,
    birthday,
    give,
    gives,
    pay,
    play,
    put,
    take,
    take_id,
    takes,
)
from omerta.games.wallet.tests.notation import card
from omerta.testing import rule

# --- Double Move -------------------------------------------------------------------------------------------------


@rule("W-6.1", "WR-17")
def test_a_double_move_is_two_actions_and_then_the_turn_ends() -> None:
    scene = given("D20", "E20", specials={0: "double_move"}, draws="CC").when(0, play("double_move"))
    assert (phase(scene), scene.view().actions_left) == (("action", (0,)), 2)
    assert phase(scene.when(0, DRAW)) == ("action", (0,))
    assert scene.legal(0) == [DRAW, put("D20"), put("CC"), FLIP]
    assert phase(scene.when(0, put("CC"))) == ("turn", (1,))


@rule("W-6.1", "WR-17")
def test_a_double_move_may_flip_twice() -> None:
    scene = given("", "", wallet="", specials={0: "double_move"}).when(0, play("double_move"))
    scene.when(0, FLIP).when(0, FLIP)
    assert (scene.view().timers_left, phase(scene)) == (4, ("turn", (1,)))


@rule("W-6.1", "W-4.3")
def test_an_id_can_be_bought_within_a_double_move() -> None:
    scene = given("D200 E100", "", specials={0: "double_move"}).when(0, play("double_move"))
    scene.when(0, BUY).when(0, pay("D200")).when(0, pay("E100")).when(0, PAY_DONE).when(0, take_id("#john"))
    assert phase(scene) == ("action", (0,))
    assert hand(scene, 0) == "#john"


@rule("W-6.1", "W-4.3")
def test_a_purchase_within_a_double_move_shows_as_an_action() -> None:
    scene = given("D200 E100", "", specials={0: "double_move"}).when(0, play("double_move"))
    before = scene.view(1)
    assert scene.when(0, BUY).view(1) == before


@rule("W-6.1", "WR-17")
def test_the_second_action_may_turn_the_last_timer() -> None:
    scene = given("D20", "", specials={0: "double_move", 1: "gift"}, timers=2).when(0, play("double_move"))
    assert phase(scene.when(0, FLIP).when(0, FLIP)) == ("end_first", (1,))


# --- Happy Birthday ----------------------------------------------------------------------------------------------


def celebrated(*others: str, draws: str = "D20 E20 CC", wallet: str | None = None) -> WalletScene:
    specials = {0: "happy_birthday"}
    if wallet is None:
        scene = given("", *others, specials=specials, draws=draws)
    else:
        scene = given("", *others, specials=specials, wallet=wallet)
    return scene.when(0, play("happy_birthday"))


@rule("W-6.2")
@pytest.mark.parametrize(("viewer", "seen"), [(0, True), (1, False), (None, False)])
def test_only_the_active_seat_sees_the_birthday_cards(viewer: int | None, seen: bool) -> None:
    (drawn,) = told(celebrated("", ""), viewer, BirthdayDrawn)
    assert (drawn.count, drawn.cards is not UNSET) == (3, seen)


@rule("W-6.2")
@pytest.mark.parametrize("seat", [1, 2])
def test_nobody_else_knows_what_is_drawn_for_a_birthday(seat: int) -> None:
    assert own(celebrated("", ""), seat).known == ()


@rule("W-6.2")
def test_until_they_are_given_birthday_cards_belong_to_nobody() -> None:
    scene = celebrated("", "", wallet="D20 E20 CC P50")
    assert (sizes(scene), scene.view().wallet, scene.view().drawn) == ([0, 0, 0], 1, 3)
    assert len(own(scene, 0).drawn) == 3


@rule("W-6.2", "WR-18")
@pytest.mark.parametrize(("seats", "choices"), [(2, 6), (3, 6), (4, 18), (5, 36), (6, 60), (7, 90)])
def test_two_cards_go_to_different_seats(seats: int, choices: int) -> None:
    legal = celebrated(*[""] * (seats - 1)).legal(0)
    assert len(legal) == len(set(legal)) == choices


@rule("W-6.2", "WR-32")
def test_choices_that_differ_only_by_equal_cards_are_listed_once() -> None:
    # Keep one CC and give CC and D20 either way round, or keep D20 and give both CC.
    legal = celebrated("", "", draws="CC CC D20").legal(0)
    assert len(legal) == len(set(legal)) == 3


@rule("W-6.2")
def test_the_receiver_sees_its_birthday_card() -> None:
    scene = celebrated("", "").when(0, birthday("CC", {1: "D20", 2: "E20"}))
    assert [(event.taker, event.card) for event in told(scene, 1, CardPassed)] == [(1, card("D20")), (2, UNSET)]
    assert hands(scene) == ["CC", "D20", "E20"]


@rule("W-6.2")
@pytest.mark.parametrize(("viewer", "seen"), [(0, "credit_card"), (1, UNSET)])
def test_with_two_players_one_card_goes_back_unseen(viewer: int, seen: object) -> None:
    scene = celebrated("").when(0, birthday("D20", {1: "E20"}, back="CC"))
    assert [event.card for event in told(scene, viewer, CardPutBack)] == [seen]
    assert phase(scene) == ("turn", (1,))


@rule("W-6.2", "WR-18")
def test_of_two_cards_one_is_kept_and_one_given() -> None:
    scene = celebrated("", "", wallet="D20 CC")
    assert len(scene.legal(0)) == 4
    scene.when(0, birthday("CC", {2: "D20"}))
    assert hands(scene) == ["CC", "", "D20"]


@rule("W-6.2", "WR-18")
def test_of_two_cards_none_goes_back_with_two_players() -> None:
    scene = celebrated("", wallet="D20 CC")
    assert set(scene.legal(0)) == {birthday("CC", {1: "D20"}), birthday("D20", {1: "CC"})}


@rule("W-6.2", "WR-18")
def test_a_single_card_is_kept() -> None:
    scene = celebrated("", "", wallet="CC")
    assert scene.legal(0) == [birthday("CC", {})]
    assert hands(scene.when(0, birthday("CC", {}))) == ["CC", "", ""]


@rule("W-6.2")
@pytest.mark.parametrize(
    "choice",
    [
        birthday("P200", {1: "D20", 2: "E20"}),
        birthday("CC", {0: "D20", 1: "E20"}),
        birthday("CC", {1: "D20"}),
        birthday("CC", {}),
        birthday("CC", {1: "D20", 2: "D20"}),
        birthday("CC", {1: "D20"}, back="E20"),
        birthday("CC", {1: "D20", 9: "E20"}),
        Birthday("credit_card", ("note:dollar:20", "note:euro:20"), (1, 1)),
        Birthday("credit_card", ("note:dollar:20", "note:euro:20"), (2, 1)),
        Birthday("credit_card", ("note:dollar:20", "note:euro:20"), (1,)),
    ],
)
def test_birthday_cards_are_handed_out_as_the_card_says(choice: Birthday) -> None:
    assert celebrated("", "", "").refused(0, choice).rule == "W-6.2"


# --- Redistribution ----------------------------------------------------------------------------------------------


def redistributing(*hands_: str) -> WalletScene:
    return given(*hands_, specials={0: "redistribution"}).when(0, play("redistribution"))


@rule("W-6.3")
def test_only_notes_and_jewels_are_laid() -> None:
    scene = redistributing("D20 J100 #john CC", "E20")
    assert scene.legal(0) == gives("D20 J100")
    assert scene.refused(0, give("#john")).rule == "W-6.3"


@rule("W-6.3")
def test_who_has_money_cannot_lay_nothing() -> None:
    assert redistributing("D20 #john", "E20").refused(0, GIVE_NOTHING).rule == "W-6.3"


@rule("W-6.3", "WR-13")
def test_a_seat_without_cards_is_not_asked() -> None:
    scene = redistributing("D20", "", "E20")
    assert phase(scene) == ("redist_give", (0, 2))
    assert scene.refused(1, GIVE_NOTHING).key == "not-your-turn"


@rule("W-6.3")
def test_if_all_hands_are_empty_nothing_is_laid() -> None:
    scene = redistributing("", "")
    assert phase(scene) == ("turn", (0,))
    assert scene.legal(0) == [DRAW, FLIP]


@rule("W-6.3")
def test_only_a_laid_card_is_taken() -> None:
    scene = redistributing("D20 D50", "E20").when(0, give("D20")).when(1, give("E20"))
    assert scene.legal(0) == takes("D20 E20")
    assert scene.refused(0, take("D50")).rule == "W-6.3"


@rule("W-6.3")
def test_one_may_take_ones_own_card_back() -> None:
    scene = redistributing("D20", "E20").when(0, give("D20")).when(1, give("E20")).when(0, take("D20"))
    assert hands(scene) == ["D20", "E20"]


@rule("W-6.3")
@pytest.mark.parametrize(("viewer", "seen"), [(0, UNSET), (1, "note:dollar:20"), (None, UNSET)])
def test_a_dealt_card_is_seen_by_its_receiver(viewer: int | None, seen: object) -> None:
    scene = redistributing("D20", "E20").when(0, give("D20")).when(1, give("E20")).when(0, take("E20"))
    assert [event.card for event in told(scene, None, RedistributionTaken)] == [card("E20")]
    assert [(event.seat, event.card) for event in told(scene, viewer, RedistributionDealt)] == [(1, seen)]


@rule("W-6.3")
def test_the_rest_is_shuffled_before_it_is_dealt() -> None:
    def second_hand(seed: int) -> str:
        scene = given("D20", "E20", "P20", specials={0: "redistribution"}, seed=seed).when(0, play("redistribution"))
        scene.when(0, give("D20")).when(1, give("E20")).when(2, give("P20")).when(0, take("D20"))
        return hand(scene, 1)

    dealt = Counter(second_hand(seed) for seed in range(100))
    assert dealt.keys() == {"E20", "P20"}
    assert 30 < dealt["E20"] < 70


@rule("W-6.3", "WR-13")
def test_without_a_card_of_the_active_seat_the_last_contributor_gets_none() -> None:
    scene = given("D20", "E20", "#john", "P20", specials={2: "redistribution"}, active=2)
    scene.when(2, play("redistribution")).when(2, GIVE_NOTHING)
    scene.when(0, give("D20")).when(1, give("E20")).when(3, give("P20")).when(2, take("D20"))
    # Seat 3 and then seat 0 are dealt a card.
    assert sizes(scene) == [1, 0, 2, 1]


@rule("W-6.3", "WR-13")
def test_with_one_card_laid_by_another_only_the_active_seat_gets_one() -> None:
    scene = redistributing("#john", "D20", "").when(0, GIVE_NOTHING).when(1, give("D20")).when(0, take("D20"))
    assert hands(scene) == ["D20 #john", "", ""]
    assert told(scene, None, RedistributionDealt) == []


# --- To the Left, To the Right -----------------------------------------------------------------------------------


@rule("W-6.4", "W-6.5")
@pytest.mark.parametrize("special", ["to_left", "to_right"])
def test_with_two_players_both_ways_are_a_swap(special: str) -> None:
    scene = given("D20", "E20", specials={0: special}).when(0, play(special)).when(1, give("E20")).when(0, give("D20"))
    assert hands(scene) == ["E20", "D20"]
    assert phase(scene) == ("turn", (0,))


@rule("W-6.4", "W-6.5", "WR-12")
@pytest.mark.parametrize(("special", "after"), [("to_left", ["", "D20", ""]), ("to_right", ["", "", "D20"])])
def test_an_empty_hand_passes_nothing_and_receives(special: str, after: list[str]) -> None:
    scene = given("D20", "", "", specials={0: special}).when(0, play(special)).when(0, give("D20"))
    assert hands(scene) == after


@rule("W-6.4")
def test_any_hand_card_may_be_passed_on() -> None:
    scene = given("D20 J100 #john CC", "E20", specials={0: "to_left"}).when(0, play("to_left"))
    assert scene.legal(0) == gives("D20 J100 #john CC")
    assert scene.refused(0, give("E20")).key == "not-in-hand"


@rule("W-6.4", "WR-20")
def test_who_has_answered_is_not_shown() -> None:
    scene = given("D20", "E20", "P20", specials={0: "to_left"}).when(0, play("to_left"))
    before, events = scene.view(1), len(scene.events)
    scene.when(0, give("D20")).when(2, give("P20"))
    assert scene.view(1) == before
    assert heard(scene, 1, since=events) == []
    assert scene.refused(0, give("D20")).key == "already-answered"


@rule("W-6.4", "WR-20")
@pytest.mark.parametrize("action", [give("D20"), GIVE_NOTHING, DRAW, FLIP])
def test_a_refusal_does_not_tell_who_has_answered(action: WalletAction) -> None:
    scene = given("D20", "E20", "P20", specials={0: "to_left"}).when(0, play("to_left"))
    before = scene.refused(1, action).told()
    assert scene.when(0, give("D20")).when(2, give("P20")).refused(1, action).told() == before


@rule("W-6.4")
def test_the_order_of_answering_leaves_no_trace() -> None:
    one = given("D20", "E20", "P20", specials={0: "to_left"}).when(0, play("to_left"))
    one.when(0, give("D20")).when(1, give("E20")).when(2, give("P20"))
    two = given("D20", "E20", "P20", specials={0: "to_left"}).when(0, play("to_left"))
    two.when(2, give("P20")).when(1, give("E20")).when(0, give("D20"))
    assert [one.view(seat) for seat in (0, 1, 2, None)] == [two.view(seat) for seat in (0, 1, 2, None)]
    assert told(one, None, CardPassed) == told(two, None, CardPassed)


@rule("W-6.4")
def test_giver_and_receiver_know_a_passed_card() -> None:
    scene = given("D20", "E20", "P20", specials={0: "to_left"}).when(0, play("to_left"))
    scene.when(0, give("D20")).when(1, give("E20")).when(2, give("P20"))
    assert [(event.giver, event.taker, event.card) for event in told(scene, 1, CardPassed)] == [
        (0, 1, card("D20")),
        (1, 2, card("E20")),
        (2, 0, UNSET),
    ]
