"""Each viewer receives of an event what its audience allows, and nothing else."""

# An event's audience is a class variable already, in the contract.

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET, UnsetType

from omerta.contract import EVERYONE, Event, Seat, Viewer


class CardPassed(Event, frozen=True):
    giver: Seat
    taker: Seat
    card: str | UnsetType = UNSET
    public = ("giver", "taker")
    seen_by = {"card": ("giver", "taker")}
    opens_to = ("taker",)


class DiamondsCounted(Event, frozen=True):
    seats: tuple[Seat, ...]
    count: int | UnsetType = UNSET
    public = ("seats",)
    seen_by = {"count": ("seats",)}
    opens_to = ("seats",)


class LettersSwapped(Event, frozen=True):
    one: Seat
    other: Seat
    sent: str | UnsetType = UNSET
    received: str | UnsetType = UNSET
    public = ("one", "other")
    seen_by = {"sent": ("one",), "received": ("other",)}


class HandDealt(Event, frozen=True):
    seat: Seat
    cards: tuple[str, ...]
    only_to = "seat"
    opens_to = ("seat",)


class GuardRevealed(Event, frozen=True):
    seat: Seat
    kind: str
    public = ("seat", "kind")
    opens_to = EVERYONE


class TurnBegan(Event, frozen=True):
    seat: Seat
    public = ("seat",)


class BoxPassed(Event, frozen=True):
    """Its taker is nobody once the box has gone round."""

    taker: Seat | None
    diamonds: int | UnsetType = UNSET
    public = ("taker",)
    seen_by = {"diamonds": ("taker",)}
    opens_to = ("taker",)


SPECTATOR = None
ANYBODY = st.none() | st.integers(0, 4)
SEATS = st.integers(0, 4)
Every = CardPassed | DiamondsCounted | LettersSwapped | HandDealt | GuardRevealed | TurnBegan | BoxPassed
EVENTS: st.SearchStrategy[Event] = st.one_of(
    st.builds(CardPassed, SEATS, SEATS, st.text()),
    st.builds(DiamondsCounted, st.lists(SEATS).map(tuple), st.integers(0, 15)),
    st.builds(LettersSwapped, SEATS, SEATS, st.text(), st.text()),
    st.builds(HandDealt, SEATS, st.lists(st.text()).map(tuple)),
    st.builds(GuardRevealed, SEATS, st.text()),
    st.builds(TurnBegan, SEATS),
    st.builds(BoxPassed, ANYBODY, st.integers(0, 15)),
)


@pytest.mark.parametrize("insider", [1, 2])
def test_giver_and_taker_see_the_card_they_pass(insider: Seat) -> None:
    assert CardPassed(1, 2, "Y").shown(insider) == CardPassed(1, 2, "Y")


@pytest.mark.parametrize("outsider", [0, 3, SPECTATOR])
def test_others_see_that_a_card_was_passed_but_not_which(outsider: Viewer) -> None:
    assert CardPassed(1, 2, "Y").shown(outsider) == CardPassed(1, 2)


@pytest.mark.parametrize("insider", [0, 2])
def test_a_field_can_be_seen_by_several_seats_named_in_one_field(insider: Seat) -> None:
    assert DiamondsCounted((0, 2), 5).shown(insider) == DiamondsCounted((0, 2), 5)


@pytest.mark.parametrize("outsider", [1, 3, SPECTATOR])
def test_a_seat_that_is_not_among_those_named_sees_nothing_of_the_field(outsider: Viewer) -> None:
    assert DiamondsCounted((0, 2), 5).shown(outsider) == DiamondsCounted((0, 2))


def test_a_field_named_for_nobody_is_seen_by_nobody() -> None:
    assert DiamondsCounted((), 5).shown(0) == DiamondsCounted(())


def test_each_hidden_field_has_an_audience_of_its_own() -> None:
    swap = LettersSwapped(0, 1, "A", "B")
    assert swap.shown(0) == LettersSwapped(0, 1, "A", UNSET)
    assert swap.shown(1) == LettersSwapped(0, 1, UNSET, "B")


def test_an_event_to_one_seat_reaches_that_seat_alone() -> None:
    dealt = HandDealt(2, ("Y", "R"))
    assert [dealt.shown(viewer) for viewer in (0, 1, 2, 3, SPECTATOR)] == [None, None, dealt, None, None]


def test_a_public_event_is_shown_whole_to_everybody() -> None:
    revealed = GuardRevealed(0, "Y")
    assert [revealed.shown(viewer) for viewer in (0, 1, SPECTATOR)] == [revealed] * 3


def test_a_spectator_is_not_the_nobody_that_a_field_names() -> None:
    passed = BoxPassed(None, 4)
    assert passed.shown(SPECTATOR) == BoxPassed(None)
    assert not passed.opens(SPECTATOR)


def test_an_event_opens_to_the_seat_to_which_it_is_news() -> None:
    passed = CardPassed(1, 2, "Y")
    assert [passed.opens(viewer) for viewer in (0, 1, 2, SPECTATOR)] == [False, False, True, False]


def test_an_event_opens_to_all_seats_named_in_one_field() -> None:
    counted = DiamondsCounted((0, 2), 5)
    assert [counted.opens(viewer) for viewer in (0, 1, 2, SPECTATOR)] == [True, False, True, False]


def test_an_event_that_opens_to_everyone_opens_to_spectators_too() -> None:
    assert [GuardRevealed(0, "Y").opens(viewer) for viewer in (0, 3, SPECTATOR)] == [True, True, True]


def test_an_event_opens_to_nobody_unless_it_says_so() -> None:
    assert [TurnBegan(0).opens(viewer) for viewer in (0, 1, SPECTATOR)] == [False, False, False]


def test_showing_leaves_the_event_itself_whole() -> None:
    passed = CardPassed(1, 2, "Y")
    passed.shown(0)
    assert passed == CardPassed(1, 2, "Y")


def test_a_hidden_field_is_absent_from_the_json_of_a_shown_event() -> None:
    shown = CardPassed(1, 2, "Y").shown(0)
    assert msgspec.json.encode(shown) == b'{"event":"card_passed","giver":1,"taker":2}'


def test_a_seen_field_is_present_in_the_json_of_a_shown_event() -> None:
    shown = CardPassed(1, 2, "Y").shown(2)
    assert msgspec.json.encode(shown) == b'{"event":"card_passed","giver":1,"taker":2,"card":"Y"}'


@given(EVENTS, ANYBODY)
def test_a_shown_event_comes_back_from_json_as_it_was(event: Event, viewer: Viewer) -> None:
    shown = event.shown(viewer)
    assert msgspec.json.decode(msgspec.json.encode(shown), type=Every | None) == shown


@given(EVENTS, ANYBODY)
def test_what_a_viewer_was_shown_says_the_same_again(event: Event, viewer: Viewer) -> None:
    shown = event.shown(viewer) or event
    assert shown.shown(viewer) == event.shown(viewer)
    assert shown.opens(viewer) == event.opens(viewer)


@given(SEATS, SEATS, ANYBODY, st.text(), st.text())
def test_an_outsider_cannot_tell_two_hidden_cards_apart(
    giver: Seat, taker: Seat, viewer: Viewer, card: str, other_card: str
) -> None:
    told, other = CardPassed(giver, taker, card).shown(viewer), CardPassed(giver, taker, other_card).shown(viewer)
    assert (told == other) == (card == other_card or viewer not in (giver, taker))
