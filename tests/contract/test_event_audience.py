"""An event whose fields have no audience, or a wrong one, does not get past its import."""

# An event's audience is a class variable already, in the contract.

import pytest
from msgspec import UNSET, UnsetType

from omerta.contract import Event, Seat


class PocketSeen(Event, frozen=True):
    """Events may build on each other as long as every field, inherited ones too, has an audience."""

    seat: Seat
    loot: str | UnsetType = UNSET
    public = ("seat",)
    seen_by = {"loot": ("seat",)}


def test_a_field_without_an_audience_is_refused() -> None:
    with pytest.raises(AssertionError, match=r"Undeclared.*\['card'\]"):

        class Undeclared(Event, frozen=True):
            seat: Seat
            card: str
            public = ("seat",)


def test_an_event_that_declares_no_audience_at_all_is_refused() -> None:
    with pytest.raises(AssertionError, match=r"Silent.*\['seat'\]"):

        class Silent(Event, frozen=True):
            seat: Seat


def test_an_audience_for_a_field_that_does_not_exist_is_refused() -> None:
    with pytest.raises(AssertionError, match=r"Misspelt.*\['caed'\]"):

        class Misspelt(Event, frozen=True):
            seat: Seat
            public = ("seat", "caed")


def test_a_hidden_field_that_does_not_exist_is_refused() -> None:
    with pytest.raises(AssertionError, match=r"Ghost.*\['card'\]"):

        class Ghost(Event, frozen=True):
            seat: Seat
            public = ("seat",)
            seen_by = {"card": ("seat",)}


def test_a_field_is_public_or_seen_by_some_but_not_both() -> None:
    with pytest.raises(AssertionError, match="not both"):

        class Both(Event, frozen=True):
            seat: Seat
            card: str | UnsetType = UNSET
            public = ("seat", "card")
            seen_by = {"card": ("seat",)}


def test_a_field_that_can_be_hidden_must_be_able_to_be_unset() -> None:
    with pytest.raises(AssertionError, match=r"Unhidable\.card can be hidden"):

        class Unhidable(Event, frozen=True):
            seat: Seat
            card: str = ""
            public = ("seat",)
            seen_by = {"card": ("seat",)}


def test_an_audience_is_named_by_public_fields_only() -> None:
    with pytest.raises(AssertionError, match=r"Whispered\.card.*public fields"):

        class Whispered(Event, frozen=True):
            seat: Seat
            taker: Seat | UnsetType = UNSET
            card: str | UnsetType = UNSET
            public = ("seat",)
            seen_by = {"taker": ("seat",), "card": ("taker",)}


def test_an_audience_named_by_a_field_that_does_not_exist_is_refused() -> None:
    with pytest.raises(AssertionError, match=r"Nobodys\.card.*public fields"):

        class Nobodys(Event, frozen=True):
            seat: Seat
            card: str | UnsetType = UNSET
            public = ("seat",)
            seen_by = {"card": ("owner",)}


def test_a_sole_recipient_must_be_a_field() -> None:
    with pytest.raises(AssertionError, match="only_to names no field: owner"):

        class Unaddressed(Event, frozen=True):
            seat: Seat
            only_to = "owner"


def test_an_event_to_a_sole_recipient_has_no_public_fields() -> None:
    with pytest.raises(AssertionError, match="no other audience"):

        class OpenLetter(Event, frozen=True):
            seat: Seat
            card: str
            only_to = "seat"
            public = ("card",)


def test_an_event_to_a_sole_recipient_has_no_second_audience() -> None:
    with pytest.raises(AssertionError, match="no other audience"):

        class Overheard(Event, frozen=True):
            seat: Seat
            card: str | UnsetType = UNSET
            only_to = "seat"
            seen_by = {"card": ("seat",)}


def test_an_event_that_builds_on_another_keeps_its_audiences() -> None:
    class PocketShown(PocketSeen, frozen=True):
        """Nothing to add."""

    assert PocketShown(1, "ruby").shown(1) == PocketShown(1, "ruby")
    assert PocketShown(1, "ruby").shown(2) == PocketShown(1)


def test_an_inherited_field_cannot_lose_its_audience() -> None:
    with pytest.raises(AssertionError, match=r"PocketEmptied.*\['loot', 'seat'\]"):

        class PocketEmptied(PocketSeen, frozen=True):
            reason: str = ""
            public = ("reason",)
            seen_by = {}


def test_a_field_added_to_an_inherited_event_needs_an_audience() -> None:
    with pytest.raises(AssertionError, match=r"PocketPicked.*\['thief'\]"):

        class PocketPicked(PocketSeen, frozen=True):
            thief: Seat = 0
