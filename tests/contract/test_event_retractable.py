"""What was shown binds, unless the event says that its maker may take it back."""

from __future__ import annotations

import pytest

from omerta.contract import EVERYONE, Event, Seat, Viewer


class Spoken(Event, frozen=True):
    seat: Seat
    public = ("seat",)


class TileLaid(Event, frozen=True):
    seat: Seat
    public = ("seat",)
    retractable = True


class Marked(Event, frozen=True):
    seat: Seat
    only_to = "seat"


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_everybody_is_shown_binds_everybody(viewer: Viewer) -> None:
    assert Spoken(0).binds(viewer)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_is_retractable_binds_nobody(viewer: Viewer) -> None:
    assert not TileLaid(0).binds(viewer)


@pytest.mark.parametrize(("viewer", "reached"), [(0, True), (1, False), (None, False)])
def test_what_one_seat_alone_is_shown_binds_nobody_else(viewer: Viewer, reached: bool) -> None:
    assert Marked(0).reaches(viewer) == Marked(0).binds(viewer) == reached


def test_what_opens_something_cannot_be_retractable() -> None:
    with pytest.raises(AssertionError, match="nobody can take that back"):

        class CardTurned(Event, frozen=True):
            card: str
            public = ("card",)
            opens_to = EVERYONE
            retractable = True
