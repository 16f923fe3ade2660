"""A link brings a person to another device: once, within ten minutes, and nobody can read it anywhere."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from omerta.server.lobby.links import MINUTES, secret_hash
from tests.server.house import Guest, HandClock, House, house


def offered(guest: Guest) -> str:
    """The secret of a new link."""
    link: str = guest.post("/api/me/link").json()["link"]
    return link.partition("#")[2]


def moved(guest: Guest, secret: str) -> int:
    status: int = guest.post("/api/me/move", {"secret": secret}).status_code
    return status


def test_whoever_opens_the_link_is_the_same_person_on_both_devices(server: House) -> None:
    phone, desk = server.guest(), server.guest()
    desk.ask("PUT", "/api/me", json={"name": "Carla", "hat": "boater"})
    code = desk.table("me", "open")["code"]
    assert moved(phone, offered(desk)) == 200
    assert phone.get("/api/me") == desk.get("/api/me") == {"name": "Carla", "hat": "boater"}
    assert [table["code"] for table in phone.get("/api/tables")["mine"]] == [code]
    assert phone.cookie != desk.cookie
    assert desk.get("/api/me/account")["devices"] == 2


def test_a_name_that_is_changed_on_one_device_is_changed_on_the_other(server: House) -> None:
    phone, desk = server.guest(), server.guest()
    moved(phone, offered(desk))
    phone.ask("PUT", "/api/me", json={"name": "Carla", "hat": "boater"})
    assert desk.get("/api/me")["name"] == "Carla"


def test_a_link_that_was_used_brings_nobody_anywhere(server: House) -> None:
    phone, thief, desk = server.guest(), server.guest(), server.guest()
    secret = offered(desk)
    assert moved(phone, secret) == 200
    again = thief.post("/api/me/move", {"secret": secret})
    assert (again.status_code, again.json()["key"]) == (404, "no-such-link")
    assert thief.get("/api/me") == thief.me


def test_a_link_ends_after_ten_minutes(tmp_path: Path) -> None:
    clock = HandClock()
    with house(tmp_path, clock) as server:
        phone, desk = server.guest(), server.guest()
        in_time, late = MINUTES * 60_000 - 1, MINUTES * 60_000
        secret = offered(desk)
        clock.moment += late
        assert moved(phone, secret) == 404
        secret = offered(desk)
        clock.moment += in_time
        assert moved(phone, secret) == 200


def test_a_new_link_ends_the_one_before(server: House) -> None:
    phone, desk = server.guest(), server.guest()
    first, second = offered(desk), offered(desk)
    assert [moved(phone, first), moved(phone, second)] == [404, 200]


def test_a_link_holds_its_secret_where_no_browser_sends_it(server: House) -> None:
    link = server.guest().post("/api/me/link").json()
    address, _, secret = link["link"].partition("#")
    assert address.endswith("/move") and len(secret) >= 40
    assert {len(row) for row in link["qr"]} == {len(link["qr"])}
    assert set("".join(link["qr"])) == {"0", "1"}


def test_only_the_hash_of_the_secret_is_kept_and_outlives_a_restart(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        desk = server.guest()
        secret = offered(desk)
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("omerta.db*"))
    assert secret.encode() not in kept
    with closing(sqlite3.connect(tmp_path / "omerta.db")) as database:
        assert database.execute("SELECT secret_hash FROM links").fetchall() == [(secret_hash(secret),)]
    with house(tmp_path) as server:
        phone = server.guest()
        assert moved(phone, secret) == 200
        assert phone.get("/api/me") == desk.me


def test_whom_a_device_knew_before_leaves_nothing_if_nothing_was_begun(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        phone, desk, player = server.guest(), server.guest(), server.guest()
        player.table("me", "open")
        moved(phone, offered(desk))
        moved(player, offered(desk))
    with closing(sqlite3.connect(tmp_path / "omerta.db")) as database:
        assert database.execute("SELECT count(*) FROM people").fetchone() == (2,), "the player's table keeps its host"
        assert database.execute("SELECT count(DISTINCT person), count(*) FROM devices").fetchone() == (1, 3)
