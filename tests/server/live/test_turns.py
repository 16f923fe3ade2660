"""The lobby says whose turn it is: to each person of themselves, also of tables that nobody has looked at for long."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.house import Answer, Guest, HandClock, House, Line, house


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def sealed(tmp_path: Path, toys: None, clock: HandClock) -> Iterator[House]:
    """At its tables answers are held for three seconds."""
    with house(tmp_path, clock, window=3_000) as opened:
        yield opened


def mine(guest: Guest, code: str) -> Answer:
    return next(table for table in guest.get("/api/tables")["mine"] if table["code"] == code)


def together(host: Guest, *others: Guest, **wishes: object) -> str:
    code: str = host.table("me", *["open"] * len(others), **wishes)["code"]
    for other in others:
        assert other.post(f"/api/tables/{code}/join", {}).status_code == 200
    assert host.post(f"/api/tables/{code}/start").status_code == 200
    return code


def answer(line: Line, key: str) -> None:
    line.until("welcome")
    assert line.act(key)["type"] == "accepted"


def test_whoever_is_asked_has_the_turn_and_no_other(server: House) -> None:
    anna, bruno = server.guest(), server.guest()
    code = together(anna, bruno)
    asked = server.match(code).asked()
    assert [mine(anna, code)["turn"], mine(bruno, code)["turn"]] == [0 in asked, 1 in asked]
    assert mine(anna, code)["host_name"] == anna.me["name"]


def test_the_turn_is_known_of_tables_that_are_not_in_memory(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        anna, bruno = server.guest(), server.guest()
        code = together(anna, bruno)
        before = [mine(guest, code)["turn"] for guest in (anna, bruno)]
    with house(tmp_path) as server:
        again = [server.guest(), server.guest()]
        again[0].cookie, again[1].cookie = anna.cookie, bruno.cookie
        assert [mine(guest, code)["turn"] for guest in again] == before
        assert server.desk.lobby._tables == {}, "nothing was taken up for that"


def test_nobody_has_a_turn_before_the_deal_or_at_other_peoples_tables(server: House) -> None:
    anna, bruno = server.guest(), server.guest()
    code = anna.table("me", "open")["code"]
    assert not mine(anna, code)["turn"]
    anna.post(f"/api/tables/{code}/leave")
    started = anna.started("me", "me")
    assert mine(anna, started)["turn"] and not bruno.get(f"/api/tables/{started}")["turn"]


def test_a_seat_that_a_bot_minds_keeps_nobody_waiting(server: House) -> None:
    anna, bruno = server.guest(), server.guest()
    code = together(anna, bruno)
    guests = (anna, bruno)
    asked = guests[server.match(code).asked()[0]]
    asked.post(f"/api/tables/{code}/leave")
    assert not mine(asked, code)["turn"]


def test_whoever_has_answered_a_sealed_question_knows_it_of_themselves_alone(sealed: House) -> None:
    people = [sealed.guest() for _ in range(3)]
    code = together(*people, game="courier")
    until_all_are_asked(sealed, people, code)
    with people[0].socket(code, 0) as line:
        line.until("welcome")
        before = [mine(person, code) for person in people]
        assert [table["turn"] for table in before] == [True, True, True]
        assert line.act("sealed")["type"] == "accepted"
        assert not mine(people[0], code)["turn"]
        assert [told["turn"] for told in (mine(person, code) for person in people[1:])] == [True, True]
        assert sealed.match(code).asked() == (0, 1, 2)


def until_all_are_asked(server: House, people: list[Guest], code: str) -> None:
    for number in range(100):
        asked = server.match(code).asked()
        if len(asked) == len(people):
            return
        with people[asked[0]].socket(code, asked[0]) as line:
            answer(line, f"act {number}")
        server.pass_time(code, 3_000)


def test_whoever_goes_without_having_seen_a_question_is_called(sealed: House, clock: HandClock) -> None:
    anna = sealed.guest()
    code = anna.table("me", "me")["code"]
    with anna.socket(code) as line:
        line.until("table")
        anna.post(f"/api/tables/{code}/start")
        line.until("welcome")
        assert sealed.live(code).stored.turn.called == {}
    sealed.settle(code)
    assert list(sealed.live(code).stored.turn.called.values()) == [clock.moment]


def test_whoever_has_had_time_to_see_it_is_not_called(sealed: House, clock: HandClock) -> None:
    anna = sealed.guest()
    code = anna.table("me", "me")["code"]
    with anna.socket(code) as line:
        line.until("table")
        anna.post(f"/api/tables/{code}/start")
        line.until("welcome")
        clock.moment += 120_000
    sealed.settle(code)
    assert sealed.live(code).stored.turn.called == {}


def test_a_table_from_before_is_looked_at_once(tmp_path: Path) -> None:
    """Whoever was asked when its turns were not noted yet finds it all the same."""
    with house(tmp_path) as server:
        anna = server.guest()
        code = anna.started("me", "me")
    with closing(sqlite3.connect(tmp_path / "omerta.db")) as database:
        database.execute("UPDATE tables SET turn = '{}'")
        database.commit()
    with house(tmp_path) as server:
        again = server.guest()
        again.cookie = anna.cookie
        server.wait(lambda: bool(mine(again, code)["turn"]))
