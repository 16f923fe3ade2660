"""A message that has had its answer gets the same one again, and changes nothing, whatever has happened meanwhile."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from omerta.server.live.ledger import REMEMBERED, Ledger
from omerta.server.wire.problems import Problem
from omerta.server.wire.telling import Accepted, Refused
from tests.server.house import SEATS, HandClock, Line, house
from tests.server.live.test_series import first_evening, friends, next_game
from tests.server.parlour import seed_where, thief_on_seat_1

PROBLEM = Problem("stale")


def test_a_new_message_has_no_answer() -> None:
    assert Ledger().answer_to((0, "a")) is None


def test_what_was_accepted_is_accepted_again() -> None:
    ledger = Ledger()
    ledger.accept((0, "a"))
    assert ledger.answer_to((0, "a")) == Accepted("a")


def test_what_was_refused_is_refused_again_for_the_same_reason() -> None:
    ledger = Ledger()
    ledger.refuse((0, "a"), PROBLEM)
    assert ledger.answer_to((0, "a")) == Refused("a", PROBLEM)


def test_another_seat_may_use_the_same_id() -> None:
    ledger = Ledger()
    ledger.accept((0, "a"))
    assert ledger.answer_to((1, "a")) is None


def test_in_the_next_game_only_what_was_refused_is_forgotten() -> None:
    ledger = Ledger()
    ledger.accept((0, "a"))
    ledger.refuse((0, "b"), PROBLEM)
    ledger.begin_anew()
    assert (ledger.answer_to((0, "a")), ledger.answer_to((0, "b"))) == (Accepted("a"), None)


def test_the_oldest_refusals_are_forgotten_first() -> None:
    ledger = Ledger()
    for number in range(REMEMBERED + 1):
        ledger.refuse((0, str(number)), PROBLEM)
    assert ledger.answer_to((0, "0")) is None
    assert ledger.answer_to((0, "1")) == Refused("1", PROBLEM)


def written_apart(folder: Path) -> list[str]:
    """The ids of messages that are stored beside the log."""
    with closing(sqlite3.connect(folder / "omerta.db")) as database:
        return [message for (message,) in database.execute("SELECT message FROM answered ORDER BY message")]


def test_the_id_of_an_action_is_kept_with_it_and_nowhere_else(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        guest = server.guest()
        with guest.socket(guest.started(*["me"] * SEATS)) as line:
            line.until("welcome")
            assert line.act("a move")["type"] == "accepted"
            assert line.answer(type="say", id="a word", text="hello")["type"] == "accepted"
    assert written_apart(tmp_path) == ["a word"]


def accuses_again(line: Line) -> object:
    """Seat 0 has sent this in the first game of the series already."""
    line.until("welcome")
    return line.answer(type="act", id="a", decision=1, action={"do": "accuse", "target": 1})["type"]


@pytest.mark.usefixtures("toys")
def test_an_action_of_an_earlier_game_is_not_made_in_the_next_one_not_even_after_a_restart(tmp_path: Path) -> None:
    clock, seed = HandClock(), seed_where(thief_on_seat_1, 3)
    with house(tmp_path, clock, window=0, seed=seed) as server:
        people, code = friends(server)
        first_evening(server, people, code)
        next_game(people[0], code)
        entries = len(server.match(code).log)
        with people[2].socket(code, 0) as line:
            assert accuses_again(line) == "accepted"
        assert len(server.match(code).log) == entries
    with house(tmp_path, clock, window=0, seed=seed) as server:
        again = server.guest()
        again.cookie = people[2].cookie
        with again.socket(code, 0) as line:
            assert accuses_again(line) == "accepted"
        assert len(server.match(code).log) == entries
