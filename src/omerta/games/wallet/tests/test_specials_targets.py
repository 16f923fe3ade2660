"""The special cards that concern another seat: look, give, steal, swap, wish. RULES.md W-6.6 to W-6.10."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec import UNSET

from omerta.games.wallet.actions import WalletAction, Wish
from omerta.games.wallet.events import (
    CardPassed,
    CardStolen,
    InspectionDecided,
    WishAnswered,
    WishMade,
)
from omerta.games.wallet.tests.given import given
from omerta.games.wallet.tests.look import hand, hands, own, phase, sizes, told, wallet
from omerta.games.wallet.tests.moves import (
    GIVE_BACK,
    KEEP,
    NO_MATCH,
    gift,
    give,
    gives,
    play,
    target,
    targets,
    wish,
)
from omerta.games.wallet.tests.notation import card
from omerta.testing import rule

NOBODY_THERE = ["not-another-seat", "empty-hand", "unknown-seat"]

# --- Inspection --------------------------------------------------------------------------------------------------


@rule("W-6.6")
def test_only_another_seat_with_a_card_is_inspected() -> None:
    scene = given("D20", "", "E20", specials={0: "inspection"}).when(0, play("inspection"))
    assert scene.legal(0) == targets(2)
    assert [scene.refused(0, target(seat)).rule for seat in (0, 1, 7)] == ["W-6.6"] * 3
    assert [scene.refused(0, target(seat)).key for seat in (0, 1, 7)] == NOBODY_THERE


@rule("W-6.6")
def test_until_the_decision_an_inspected_card_belongs_to_its_hand() -> None:
    scene = given("", "D20", "", specials={0: "inspection"}).when(0, play("inspection")).when(0, target(1))
    assert sizes(scene) == [0, 1, 0]
    assert [own(scene, seat).inspected for seat in range(3)] == [card("D20"), card("D20"), None]
    assert scene.legal(0) == [KEEP, GIVE_BACK]


@rule("W-6.6")
@pytest.mark.parametrize(("decision", "after"), [(KEEP, ["D20", ""]), (GIVE_BACK, ["", "D20"])])
def test_an_inspected_card_is_kept_or_given_back(decision: WalletAction, after: list[str]) -> None:
    scene = given("", "D20", specials={0: "inspection"}).when(0, play("inspection")).when(0, target(1))
    scene.when(0, decision)
    assert hands(scene) == after
    assert [event.kept for event in told(scene, None, InspectionDecided)] == [decision is KEEP]
    assert phase(scene) == ("turn", (0,))


@rule("W-6.6", "WR-14")
def test_every_card_of_an_inspected_hand_is_equally_likely() -> None:
    def shown(seed: int) -> str | None:
        scene = given("", "CC CC D20", specials={0: "inspection"}, seed=seed)
        return own(scene.when(0, play("inspection")).when(0, target(1)), 0).inspected

    drawn = Counter(shown(seed) for seed in range(300))
    assert drawn.keys() == {"credit_card", "note:dollar:20"}
    assert 160 < drawn["credit_card"] < 240


# --- Gift --------------------------------------------------------------------------------------------------------


@rule("W-6.7")
def test_any_hand_card_goes_to_any_other_seat() -> None:
    scene = given("D20 CC", "E20", "", specials={0: "gift"}).when(0, play("gift"))
    assert set(scene.legal(0)) == {gift("D20", 1), gift("D20", 2), gift("CC", 1), gift("CC", 2)}
    assert len(scene.legal(0)) == 4


@rule("W-6.7")
@pytest.mark.parametrize(
    ("text", "seat", "key"),
    [
        ("E20", 1, "not-in-hand"),
        ("D20", 0, "not-another-seat"),
        ("D20", 3, "unknown-seat"),
        ("joker", 1, "unknown-card"),
    ],
)
def test_a_gift_is_a_card_of_ones_own_for_another_seat(text: str, seat: int, key: str) -> None:
    refusal = given("D20 CC", "E20", "", specials={0: "gift"}).when(0, play("gift")).refused(0, gift(text, seat))
    assert (refusal.rule, refusal.key) == ("W-6.7", key)


@rule("W-6.7", "WR-33")
@pytest.mark.parametrize(("viewer", "seen"), [(0, "credit_card"), (1, "credit_card"), (2, UNSET), (None, UNSET)])
def test_a_gift_is_handed_over_face_down(viewer: int | None, seen: object) -> None:
    scene = given("D20 CC", "E20", "", specials={0: "gift"}).when(0, play("gift")).when(0, gift("CC", 1))
    assert [(event.giver, event.taker, event.card) for event in told(scene, viewer, CardPassed)] == [(0, 1, seen)]
    assert hands(scene) == ["D20", "E20 CC", ""]


# --- Stolen ------------------------------------------------------------------------------------------------------


@rule("W-6.8")
def test_only_from_another_seat_with_a_card_is_stolen() -> None:
    scene = given("D20", "", "E20", "P20", specials={0: "stolen"}).when(0, play("stolen"))
    assert scene.legal(0) == targets(2, 3)
    assert [scene.refused(0, target(seat)).rule for seat in (0, 1, 7)] == ["W-6.8"] * 3
    assert [scene.refused(0, target(seat)).key for seat in (0, 1, 7)] == NOBODY_THERE


@rule("W-6.8", "WR-14")
@pytest.mark.parametrize(("viewer", "seen"), [(0, "credit_card"), (1, "credit_card"), (2, UNSET), (None, UNSET)])
def test_thief_and_victim_see_the_stolen_card(viewer: int | None, seen: object) -> None:
    scene = given("", "E20 CC", "", specials={0: "stolen"}, draws="CC").when(0, play("stolen")).when(0, target(1))
    assert [event.card for event in told(scene, viewer, CardStolen)] == [seen]
    assert hands(scene) == ["CC", "E20", ""]
    assert phase(scene) == ("turn", (0,))


@rule("W-6.8", "WR-14")
def test_every_card_of_a_hand_is_equally_likely_to_be_stolen() -> None:
    def stolen(seed: int) -> str:
        scene = given("", "CC CC D20", specials={0: "stolen"}, seed=seed)
        return hand(scene.when(0, play("stolen")).when(0, target(1)), 0)

    drawn = Counter(stolen(seed) for seed in range(300))
    assert drawn.keys() == {"CC", "D20"}
    assert 160 < drawn["CC"] < 240


# --- Card Swap ---------------------------------------------------------------------------------------------------


@rule("W-6.9", "WR-12")
def test_one_swaps_with_another_seat_that_has_a_card() -> None:
    scene = given("D20", "", "E20", specials={0: "card_swap"}).when(0, play("card_swap"))
    assert scene.legal(0) == targets(2)
    assert [scene.refused(0, target(seat)).rule for seat in (0, 1, 7)] == ["W-6.9"] * 3
    assert [scene.refused(0, target(seat)).key for seat in (0, 1, 7)] == NOBODY_THERE


@rule("W-6.9")
def test_both_choose_at_once() -> None:
    scene = given("D20 CC", "E20 J100", "P20", specials={0: "card_swap"})
    scene.when(0, play("card_swap")).when(0, target(1))
    before = scene.view(1)
    scene.when(0, give("CC"))
    assert scene.view(1) == before
    assert scene.legal(1) == gives("E20 J100")
    assert scene.refused(2, give("P20")).key == "not-your-turn"
    assert hands(scene.when(1, give("E20"))) == ["D20 E20", "J100 CC", "P20"]
    assert phase(scene) == ("turn", (0,))


# --- Wish Card ---------------------------------------------------------------------------------------------------


@rule("W-6.10", "WR-15")
@pytest.mark.parametrize("seats", [2, 3, 7])
def test_one_may_ask_for_a_currency_for_jewels_or_for_a_value(seats: int) -> None:
    scene = given(*[""] * seats, specials={0: "wish"}).when(0, play("wish"))
    asked = [action for action in scene.legal(0) if isinstance(action, Wish)]
    assert {action.request for action in asked} == {
        *(f"currency:{currency}" for currency in ("dollar", "euro", "pound", "yen")),
        "jewel",
        *(f"value:{value}" for value in (20, 50, 100, 150, 200, 250)),
    }
    assert {action.seat for action in asked} == set(range(1, seats))
    assert len(scene.legal(0)) == len(set(scene.legal(0))) == 11 * (seats - 1)


@rule("W-6.10", "WR-15")
@pytest.mark.parametrize(
    ("seat", "request_"),
    [
        (1, "id:blonde"),
        (1, "badge"),
        (1, "credit_card"),
        (1, "note:dollar:100"),
        (1, "value:300"),
        (1, "currency:peso"),
        (1, ""),
        (0, "jewel"),
        (2, "jewel"),
    ],
)
def test_other_wishes_are_refused(seat: int, request_: str) -> None:
    scene = given("", "D100", specials={0: "wish"}).when(0, play("wish"))
    assert scene.refused(0, wish(seat, request_)).rule == "W-6.10"


@rule("W-6.10", "WR-15")
@pytest.mark.parametrize(
    ("request_", "fitting"),
    [("currency:dollar", "D50 D100"), ("jewel", "J50 J100"), ("value:50", "D50 J50"), ("value:200", "P200")],
)
def test_a_wish_is_met_by_every_note_or_jewel_that_fits(request_: str, fitting: str) -> None:
    scene = given("", "D50 D100 P200 J50 J100 #john CC", "", "", specials={0: "wish"})
    scene.when(0, play("wish")).when(0, wish(1, request_))
    assert scene.legal(1) == gives(fitting)


@rule("W-6.10")
def test_who_can_meet_a_wish_must() -> None:
    scene = given("", "D50 E20", specials={0: "wish"}).when(0, play("wish")).when(0, wish(1, "value:50"))
    assert scene.refused(1, NO_MATCH).rule == "W-6.10"
    assert scene.refused(1, give("E20")).rule == "W-6.10"
    assert scene.refused(0, give("D50")).key == "not-your-turn"


@rule("W-6.10", "WR-15")
@pytest.mark.parametrize(("viewer", "seen"), [(0, "note:dollar:50"), (1, "note:dollar:50"), (2, UNSET), (None, UNSET)])
def test_request_and_answer_are_public_and_the_card_is_not(viewer: int | None, seen: object) -> None:
    scene = given("", "D50 E20", "", specials={0: "wish"}).when(0, play("wish")).when(0, wish(1, "value:50"))
    scene.when(1, give("D50"))
    assert [(event.seat, event.target, event.request) for event in told(scene, viewer, WishMade)] == [
        (0, 1, "value:50")
    ]
    assert [event.met for event in told(scene, viewer, WishAnswered)] == [True]
    assert [event.card for event in told(scene, viewer, CardPassed)] == [seen]


@rule("W-6.10", "WR-15")
def test_a_seat_with_an_empty_hand_may_be_asked() -> None:
    scene = given("D20", "", specials={0: "wish"}).when(0, play("wish")).when(0, wish(1, "jewel"))
    assert phase(scene.when(1, NO_MATCH)) == ("turn", (0,))


@rule("W-6.10", "W-6.3", "WR-4")
def test_no_card_is_lost_between_the_hands() -> None:
    scene = given("D20", "E20", specials={0: "to_right"}, wallet="CC")
    scene.when(0, play("to_right")).when(0, give("D20")).when(1, give("E20"))
    assert (hands(scene), wallet(scene)) == (["E20", "D20"], "CC")
