"""A page of the database is damaged: the table on it says so, the others go on."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest
from starlette.websockets import WebSocketDisconnect
from structlog.testing import capture_logs

from omerta.server.live.damage import NOTED, Damage, TableDamaged
from omerta.server.store import Store
from omerta.server.store.unreadable import Damaged
from omerta.server.store.writer import NotStored
from omerta.server.wire.codes import for_logs
from tests.server.house import SEATS, Guest, House, house

WORDS: Final = " ".join(["a word that fills its page"] * 16)
PAGE: Final = 4096


def talk(guest: Guest, code: str, words: str) -> None:
    with guest.socket(code) as line:
        line.until("welcome")
        for number in range(30):
            assert line.answer(type="say", id=f"{number}", text=f"{number} {words}")["type"] == "accepted"


def break_page(file: Path, content: str) -> None:
    """Nothing is left of the last page that holds this."""
    kept = bytearray(file.read_bytes())
    start = kept.rindex(content.encode()) // PAGE * PAGE
    kept[start : start + PAGE] = b"\xff" * PAGE
    file.write_bytes(kept)


class Broken:
    """A table whose log cannot be read, beside one that is sound."""

    def __init__(self, server: House, guest: Guest, damaged: str, sound: str) -> None:
        self.server = server
        self.guest = guest
        self.damaged = damaged
        self.sound = sound

    def key(self, path: str = "") -> str:
        key: str = self.guest.get(f"/api/tables/{self.damaged}{path}")["key"]
        return key


@pytest.fixture
def broken(tmp_path: Path) -> Iterator[Broken]:
    with house(tmp_path) as server:
        guest = server.guest()
        damaged, sound = guest.started(*["me"] * SEATS), guest.started(*["me"] * SEATS)
        talk(guest, damaged, WORDS)
        talk(guest, sound, "short")
    break_page(tmp_path / "omerta.db", f"12 {WORDS}")
    with house(tmp_path) as server:
        again = server.guest()
        again.cookie = guest.cookie
        yield Broken(server, again, damaged, sound)


def test_whoever_asks_for_it_is_told_that_it_is_damaged(broken: Broken) -> None:
    assert broken.key() == broken.key("/record.jsonl") == broken.key("/invite.svg") == "table-damaged"
    refused = broken.guest.post(f"/api/tables/{broken.damaged}/leave")
    assert (refused.status_code, refused.json()["key"]) == (409, "table-damaged")


def test_whoever_sits_down_at_it_is_told_that_it_is_damaged(broken: Broken) -> None:
    with broken.guest.socket(broken.damaged) as line:
        assert line.hear()["problem"]["key"] == "table-damaged"
        with pytest.raises(WebSocketDisconnect, check=lambda closed: closed.code == 4409):
            line.hear()


def test_the_table_beside_it_goes_on(broken: Broken) -> None:
    assert broken.key() == "table-damaged"
    with broken.guest.socket(broken.sound) as line:
        line.until("welcome")
        assert line.act("a")["type"] == "accepted"


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE entries SET line = CAST(x'ff' AS TEXT) WHERE number = 0",
        "UPDATE tables SET header = CAST(x'ff' AS TEXT)",
        "UPDATE secrets SET secret = 'x'",
        "UPDATE tables SET header = 'x'",
        "UPDATE tables SET house = 'x'",
        "UPDATE tables SET options = '{'",
        "UPDATE tables SET points = '['",
        "UPDATE people SET hat = 'crown'",
        "DELETE FROM secrets",
        "DELETE FROM people",
    ],
)
def test_rows_that_are_lost_or_no_text_are_damage_too(tmp_path: Path, damage: str) -> None:
    with house(tmp_path) as server:
        code = server.guest().started(*["me"] * SEATS)
    with closing(sqlite3.connect(tmp_path / "omerta.db", isolation_level=None)) as database:
        database.execute(damage)
    with house(tmp_path) as server:
        assert server.guest().get(f"/api/tables/{code}")["key"] == "table-damaged"


def test_after_a_start_the_tables_of_bots_are_woken_whatever_one_of_them_is_like(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        guest = server.guest()
        sound, damaged = guest.started(), guest.started()
        talk(guest, sound, "short")
        talk(guest, damaged, WORDS)
    break_page(tmp_path / "omerta.db", f"12 {WORDS}")
    with house(tmp_path) as server:
        server.wait(lambda: sound in server.desk.lobby._tables)
        assert damaged not in server.desk.lobby._tables


def test_a_list_of_tables_that_cannot_be_read_does_not_keep_the_server_from_ending(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unreadable(*_args: object) -> None:
        raise Damaged

    monkeypatch.setattr(Store, "tables_in", unreadable)
    with house(tmp_path) as server, capture_logs():
        assert server.guest().me["name"]


def test_the_server_says_that_it_is_damaged_and_answers(broken: Broken) -> None:
    assert broken.guest.get("/healthz") == {"name": "omerta", "status": "ok", "damaged": 0}
    assert broken.key() == "table-damaged"
    response = broken.guest.ask("GET", "/healthz")
    assert (response.status_code, response.json()) == (200, {"name": "omerta", "status": "damaged", "damaged": 1})


def test_the_log_says_so_in_one_line_however_often_it_is_asked_for(broken: Broken) -> None:
    with capture_logs() as logged:
        assert broken.key() == broken.key() == "table-damaged"
    assert [line["event"] for line in logged] == ["a table is damaged"]
    assert logged[0]["table"] == for_logs(broken.damaged)


def test_a_table_that_is_damaged_while_people_sit_at_it_says_so(server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_args: object, **_named: object) -> None:
        raise NotStored

    async def unreadable(*_args: object) -> None:
        raise Damaged

    guest = server.guest()
    code = guest.started(*["me"] * SEATS)
    monkeypatch.setattr(server.desk.means.store, "append", full)
    monkeypatch.setattr(server.desk.means.store, "log", unreadable)
    with guest.socket(code) as line:
        line.until("welcome")
        with pytest.raises(WebSocketDisconnect, check=lambda closed: closed.code == 1012):
            line.act("a")
    with guest.socket(code) as line:
        assert line.hear()["problem"]["key"] == "table-damaged"


def test_codes_that_somebody_tries_do_not_fill_the_log() -> None:
    damage = Damage()
    with capture_logs() as logged:
        for number in range(NOTED + 10):
            with pytest.raises(TableDamaged), damage.noticed(str(number)):
                raise Damaged
    assert len(logged) == len(damage) == NOTED


def test_a_database_that_cannot_be_read_is_a_problem_and_no_fault(
    server: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = server.guest()
    code = guest.started(*["me"] * SEATS)
    monkeypatch.setattr(server.desk.identity, "_known", {})
    monkeypatch.setattr(server.desk.means.store._engine.dialect, "do_execute", broken_driver)
    response = guest.ask("GET", "/api/tables")
    assert (response.status_code, response.json()["key"]) == (503, "no-database")
    response = guest.client.get("/healthz")
    assert (response.status_code, response.json()["status"]) == (503, "no database")
    with guest.socket(code, hello=False) as line:
        assert line.hear()["problem"]["key"] == "no-database"


def broken_driver(*_args: object) -> None:
    raise sqlite3.OperationalError("disk I/O error")
