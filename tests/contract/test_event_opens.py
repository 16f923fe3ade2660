"""To whom an event opens something is declared like its audience, and checked when the class is made."""

from __future__ import annotations

import pytest
from msgspec import UNSET, UnsetType

from omerta.contract import Event, Seat


def test_an_event_opens_only_to_seats_that_its_audience_can_see() -> None:
    with pytest.raises(AssertionError, match="opens_to"):

        class Misspelt(Event, frozen=True):
            seat: Seat
            public = ("seat",)
            opens_to = ("saet",)


def test_an_audience_is_named_by_seats_and_not_by_any_number() -> None:
    with pytest.raises(AssertionError, match="must be a Seat"):

        class Counted(Event, frozen=True):
            count: int
            card: str | UnsetType = UNSET
            public = ("count",)
            seen_by = {"card": ("count",)}
