"""A server that knows less than somebody was told says so to everybody at the table."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.server.house import SEATS, Answer, Guest, House, Line, house

LOGGED = "acknowledged moves are lost"
LIE = {"number": 9_999, "digest": "0.0123456789abcdef"}


@contextmanager
def coming_back(guest: Guest, code: str, seat: int | None, told: object, after: int | None = None) -> Iterator[Line]:
    """A socket whose first word shows what was told last; its welcome has been heard."""
    with guest.socket(code, seat, hello=False) as line:
        line.send(type="hello", after=after, told=told)
        line.until("welcome")
        yield line


def last_told(line: Line) -> Answer:
    """What a client keeps of a welcome."""
    line.send(type="hello")
    welcome = line.until("welcome")
    return {"number": welcome["number"], "digest": welcome["digest"]}


def talked(guest: Guest, code: str) -> Answer:
    """Somebody speaks on seat 0; what that seat was told last."""
    with guest.socket(code) as line:
        line.answer(type="say", id="said", text="Ciao!")
        return last_told(line)


def forget_the_end(folder: Path) -> None:
    """The database loses the last line of the log, and with it the message that it answers."""
    with closing(sqlite3.connect(folder / "omerta.db", isolation_level=None)) as database:
        database.execute("DELETE FROM entries WHERE number = (SELECT max(number) FROM entries)")
        database.execute("DELETE FROM answered")


class Restarted(NamedTuple):
    """A table of one person after a restart that has lost a message, and what was told last before."""

    server: House
    guest: Guest
    code: str
    told: Answer


@pytest.fixture
def again(tmp_path: Path) -> Iterator[Restarted]:
    with house(tmp_path) as server:
        guest = server.guest()
        code = guest.started(*("me",) * SEATS)
        told = talked(guest, code)
    forget_the_end(tmp_path)
    with house(tmp_path) as server:
        guest.client = server.guest().client
        yield Restarted(server, guest, code, told)


def test_whoever_was_told_more_begins_anew_and_is_told_that_moves_are_lost(again: Restarted) -> None:
    _, guest, code, told = again
    with coming_back(guest, code, 0, told, after=told["number"]) as line:
        assert line.standing["lost"]
        assert line.frames[0]["number"] == 1
        assert line.frames[-1]["frame"] == "lost"


def test_everybody_at_the_table_is_told(again: Restarted) -> None:
    server, guest, code, told = again
    with server.guest().socket(code, None) as watching, guest.socket(code, 1) as other:
        watching.until("welcome")
        other.until("welcome")
        with coming_back(guest, code, 0, told):
            other.settled()
            watching.settled()
            assert other.standing["lost"] and watching.standing["lost"]


def test_nobody_acts_before_the_vote_is_carried(again: Restarted) -> None:
    _, guest, code, told = again
    with coming_back(guest, code, 0, told) as line:
        assert line.act("a")["problem"]["key"] == "moves-lost"
        assert line.answer(type="undo", id="b")["problem"]["key"] == "moves-lost"
        assert line.answer(type="vote", id="c", kind="go_on", value=True)["type"] == "accepted"
        assert not line.standing["lost"]
        assert line.act("d")["type"] == "accepted"
        assert line.answer(type="vote", id="e", kind="go_on", value=True)["problem"]["key"] == "nothing-lost"


def test_the_same_shown_again_after_the_vote_changes_nothing(again: Restarted) -> None:
    server, guest, code, told = again
    with coming_back(guest, code, 0, told) as line:
        line.answer(type="vote", id="c", kind="go_on", value=True)
    entries = len(server.match(code).log)
    with coming_back(guest, code, 0, told) as line:
        assert not line.standing["lost"]
    assert len(server.match(code).log) == entries


def test_the_log_of_the_server_has_one_line_that_names_nobody(
    again: Restarted, capfd: pytest.CaptureFixture[str]
) -> None:
    _, guest, code, told = again
    with coming_back(guest, code, 0, told), coming_back(guest, code, 0, told):
        pass
    (line,) = [line for line in capfd.readouterr().out.splitlines() if LOGGED in line]
    assert code not in line and guest.me["name"] not in line


def test_a_spectator_is_not_heard(again: Restarted) -> None:
    server, _, code, _ = again
    with coming_back(server.guest(), code, None, LIE) as watching:
        assert not watching.standing["lost"]


def test_a_later_hello_is_heard_as_well(again: Restarted) -> None:
    _, guest, code, told = again
    with guest.socket(code) as line:
        line.until("welcome")
        line.send(type="hello", told=told)
        line.until("welcome")
        assert line.standing["lost"]


def test_whoever_was_told_no_more_than_the_server_knows_goes_on(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        guest = server.guest()
        code = guest.started(*("me",) * SEATS)
        told = talked(guest, code)
    with house(tmp_path) as server:
        guest.client = server.guest().client
        with coming_back(guest, code, 0, told, after=told["number"]) as line:
            assert not line.standing["lost"]
            assert line.frames == []
            assert last_told(line) == told


def test_bots_do_not_move_meanwhile(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        guest = server.guest()
        code = guest.started(*("me",) * (SEATS - 1), "bot")
        with coming_back(guest, code, 0, LIE) as line:
            assert line.standing["lost"] and line.standing["paused_at"] is not None
            assert server.match(code).wakes() is None
            assert not server.live(code).bots.are_thinking


def test_one_liar_is_set_aside_by_the_others(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        liar, anna, ben = server.guest(), server.guest(), server.guest()
        code: str = liar.table("me", "open", "open")["code"]
        anna.post(f"/api/tables/{code}/join", {})
        ben.post(f"/api/tables/{code}/join", {})
        liar.post(f"/api/tables/{code}/start")
        with anna.socket(code, 1) as first, ben.socket(code, 2) as second, coming_back(liar, code, 0, LIE):
            first.answer(type="vote", id="v", kind="go_on", value=True)
            assert server.match(code).is_paused()
            second.answer(type="vote", id="v", kind="go_on", value=True)
            assert not server.match(code).is_paused()
