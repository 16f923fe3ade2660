"""Between two games of a series the host gives people other places, where the game leaves it to the host."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import Guest, HandClock, House, house
from tests.server.live.test_series import first_evening, friends, points_after_the_first, yours
from tests.server.parlour import seed_where, thief_on_seat_1

pytestmark = pytest.mark.usefixtures("toys")

TWO_EVENINGS = {"evenings": 2, "places": "host"}


@pytest.fixture
def clocked(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path, HandClock(), window=0, seed=seed_where(thief_on_seat_1, 3)) as opened:
        yield opened


def asks(guest: Guest, code: str, what: str, *seating: int) -> Any:
    return guest.post(f"/api/tables/{code}/{what}", {"seating": seating} if seating else {})


def test_the_table_says_that_the_host_may_change_places(clocked: House) -> None:
    people, code = friends(clocked, options=TWO_EVENINGS)
    assert [guest.get(f"/api/tables/{code}")["series"]["places"] for guest in people] == [True] * 3


def test_the_host_seats_people_anew_and_points_go_with_them(clocked: House) -> None:
    """The vote has moved seat 2 to the first place; the host then lets the first two change."""
    people, code = friends(clocked, options=TWO_EVENINGS)
    points = points_after_the_first(clocked, people, code)
    table = asks(people[0], code, "next", 1, 0, 2).json()
    assert [yours(guest.get(f"/api/tables/{code}")) for guest in people] == [[0], [2], [1]]
    assert table["series"]["number"] == 2
    after = [
        now - before for now, before in zip(table["series"]["points"], [points[0], points[2], points[1]], strict=True)
    ]
    assert set(after) <= {0, 1}


def test_what_the_game_has_settled_moves_along(clocked: House) -> None:
    people, code = friends(clocked, options=TWO_EVENINGS)
    first_evening(clocked, people, code)
    elder = clocked.match(code).header.options.elder
    assert elder == 0
    asks(people[0], code, "next", 2, 1, 0)
    assert clocked.match(code).header.options.elder == 1


def test_without_a_wish_everybody_sits_as_the_game_says(clocked: House) -> None:
    people, code = friends(clocked, options=TWO_EVENINGS)
    first_evening(clocked, people, code)
    assert asks(people[0], code, "next").status_code == 200
    assert [yours(guest.get(f"/api/tables/{code}")) for guest in people] == [[1], [2], [0]]


@pytest.mark.parametrize("seating", [(), (1, 0, 2)])
def test_nobody_else_goes_on_before_the_host_has_given_the_places(clocked: House, seating: tuple[int, ...]) -> None:
    people, code = friends(clocked, options=TWO_EVENINGS)
    first_evening(clocked, people, code)
    refused = asks(people[1], code, "next", *seating)
    assert (refused.status_code, refused.json()["key"]) == (403, "host-only")


@pytest.mark.parametrize("seating", [(0, 1), (0, 0, 1), (0, 1, 3), (0, 1, 2, 3)])
def test_everybody_gets_one_place(clocked: House, seating: tuple[int, ...]) -> None:
    people, code = friends(clocked, options=TWO_EVENINGS)
    first_evening(clocked, people, code)
    assert asks(people[0], code, "next", *seating).json()["key"] == "no-seating"
    assert asks(people[0], code, "next", 1, 0, 2).status_code == 200


def test_where_the_game_gives_the_places_the_host_does_not(clocked: House) -> None:
    people, code = friends(clocked)
    first_evening(clocked, people, code)
    assert asks(people[0], code, "next", 1, 0, 2).json()["key"] == "places-fixed"
    assert asks(people[1], code, "next", 1, 0, 2).json()["key"] == "host-only"
    assert asks(people[1], code, "next").status_code == 200


def test_the_places_of_another_match_are_the_hosts_too(clocked: House) -> None:
    people, code = friends(clocked, options={"places": "host"})
    first_evening(clocked, people, code)
    rematch = asks(people[0], code, "rematch", 1, 0, 2).json()
    assert [yours(guest.get(f"/api/tables/{rematch['code']}")) for guest in people] == [[0], [2], [1]]
