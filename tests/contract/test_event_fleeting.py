"""Events that are told only once."""

from __future__ import annotations

import pytest

from omerta.contract import Event, Seat


class Glimpsed(Event, frozen=True):
    seat: Seat
    only_to = "seat"
    fleeting = True


class Seen(Event, frozen=True):
    seat: Seat
    unnoted: bool
    only_to = "seat"
    fleeting = "unnoted"


class Shown(Event, frozen=True):
    seat: Seat
    public = ("seat",)


def test_an_event_stays_unless_it_says_otherwise() -> None:
    assert not Shown(0).fades()


def test_a_fleeting_event_fades() -> None:
    assert Glimpsed(0).fades()


@pytest.mark.parametrize("unnoted", [True, False])
def test_a_field_may_decide(unnoted: bool) -> None:
    assert Seen(0, unnoted).fades() is unnoted


def test_it_must_be_a_field_of_the_event() -> None:
    with pytest.raises(AssertionError, match="fleeting names no field: lost"):

        class Lost(Event, frozen=True):
            seat: Seat
            public = ("seat",)
            fleeting = "lost"
