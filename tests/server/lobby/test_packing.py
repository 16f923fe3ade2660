"""A game that is over is packed once its table has left the memory, and everything is read from it as before."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from omerta import catalog
from omerta.server.lobby import lobby
from omerta.table import load
from tests.server.house import SEATS, Guest, House, house


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "SWEEP_SECONDS", 0.01)


def played(guest: Guest) -> str:
    """A game that everybody has given up."""
    code = guest.started(*["me"] * SEATS)
    for seat in range(SEATS):
        with guest.socket(code, seat) as line:
            line.until("welcome")
            assert line.answer(type="vote", id=f"{seat}", kind="concede", value=True)["type"] == "accepted"
    assert guest.get(f"/api/tables/{code}")["phase"] == "over"
    return code


def packed(folder: Path) -> list[int]:
    """How many lines are packed, table by table, and how many are rows."""
    with closing(sqlite3.connect(folder / "omerta.db")) as database:
        counts = [count for (count,) in database.execute("SELECT entries FROM packed ORDER BY table_id")]
        return [*counts, database.execute("SELECT count(*) FROM entries").fetchone()[0]]


def record(guest: Guest, code: str) -> str:
    text: str = guest.ask("GET", f"/api/tables/{code}/record.jsonl").text
    return text


def forget(server: House, code: str) -> None:
    """Nobody has looked at the table for long."""
    server.live(code)._idle_since = 0
    server.wait(lambda: code not in server.desk.lobby._tables)


def test_a_table_that_leaves_the_memory_after_its_end_is_packed_and_reads_the_same(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        guest = server.guest()
        code = played(guest)
        before = record(guest, code)
        forget(server, code)
        server.wait(lambda: packed(tmp_path)[-1] == 0)
        assert record(guest, code) == before
        assert load(before.splitlines(), catalog.find).closed
        assert guest.get(f"/api/tables/{code}")["phase"] == "over"


def test_what_is_said_afterwards_is_kept_as_well(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        guest = server.guest()
        code = played(guest)
        forget(server, code)
        server.wait(lambda: packed(tmp_path)[-1] == 0)
        with guest.socket(code) as line:
            line.until("welcome")
            assert line.answer(type="say", id="after", text="Thank you!")["type"] == "accepted"
        forget(server, code)
        server.wait(lambda: packed(tmp_path)[-1] == 0)
        assert '"text":"Thank you!"' in record(guest, code)


def test_what_was_over_before_the_server_stopped_is_packed_after_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(lobby, "SWEEP_SECONDS", 600)
        with house(tmp_path) as server:
            guest = server.guest()
            codes = [played(guest), played(guest)]
            before = [record(guest, code) for code in codes]
    assert packed(tmp_path)[-1] > 0
    with house(tmp_path) as server:
        server.wait(lambda: packed(tmp_path)[-1] == 0)
        again = server.guest()
        assert [record(again, code) for code in codes] == before


def test_a_packed_log_that_is_damaged_is_told_like_a_damaged_page(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        guest = server.guest()
        code = played(guest)
        forget(server, code)
        server.wait(lambda: packed(tmp_path)[-1] == 0)
        with closing(sqlite3.connect(tmp_path / "omerta.db", isolation_level=None)) as database:
            database.execute("UPDATE packed SET lines = substr(lines, 1, length(lines) - 9) || x'00'")
        assert guest.get(f"/api/tables/{code}")["key"] == "table-damaged"
        assert guest.get("/healthz")["damaged"] == 1


def test_a_log_that_cannot_be_packed_stays_and_stops_nobody(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        guest = server.guest()
        torn, sound = played(guest), played(guest)
        with closing(sqlite3.connect(tmp_path / "omerta.db", isolation_level=None)) as database:
            database.execute("UPDATE entries SET line = CAST(x'ff' AS TEXT) WHERE table_id = 1 AND number = 0")
        forget(server, torn)
        forget(server, sound)
        server.wait(lambda: len(packed(tmp_path)) == 2)
        assert guest.get(f"/api/tables/{torn}")["key"] == "table-damaged"
        assert record(guest, sound)
