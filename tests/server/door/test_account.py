"""Signing out, being told what is kept, and being deleted."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.server.house import Guest, House, house
from tests.server.lobby.test_links import moved, offered
from tests.server.lobby.test_passkeys import answered, asked, with_passkey


def on_two_devices(server: House) -> tuple[Guest, Guest]:
    phone, desk = server.guest(), server.guest()
    assert moved(phone, offered(desk)) == 200
    return desk, phone


def named(server: House, name: str) -> Guest:
    guest = server.guest()
    guest.ask("PUT", "/api/me", json={"name": name, "hat": "boater"})
    return guest


def names_at(guest: Guest, code: str) -> list[str | None]:
    return [seat["name"] for seat in guest.get(f"/api/tables/{code}")["seats"]]


def test_signing_out_everywhere_ends_the_other_devices_and_not_this_one(server: House) -> None:
    desk, phone = on_two_devices(server)
    lost = phone.cookie
    assert desk.post("/api/me/sign-out").json()["devices"] == 1
    assert desk.get("/api/me") == desk.me
    phone.get("/api/me")
    assert phone.cookie != lost, "somebody new has come"
    assert phone.get("/api/tables")["mine"] == []


def test_signing_out_ends_the_sockets_of_the_other_devices(server: House) -> None:
    desk, phone = on_two_devices(server)
    code = desk.started("me", "me")
    with phone.socket(code, 0) as lost, desk.socket(code, 1) as kept:
        lost.until("welcome")
        kept.until("welcome")
        desk.post("/api/me/sign-out")
        assert lost.until("refused")["problem"]["key"] == "signed-out"
        assert lost.session.receive() == {"type": "websocket.close", "code": 4403, "reason": ""}
        kept.settled()
        assert [seat["present"] for seat in kept.table["seats"]] == [False, True]


def test_signing_out_ends_a_link_that_nobody_has_used(server: House) -> None:
    desk, phone = server.guest(), server.guest()
    secret = offered(desk)
    desk.post("/api/me/sign-out")
    assert moved(phone, secret) == 404


def test_whoever_is_deleted_leaves_a_guest_at_the_table_and_the_table_to_others(server: House) -> None:
    anna, bruno = named(server, "Anna"), named(server, "Bruno")
    code = anna.table("me", "open")["code"]
    bruno.post(f"/api/tables/{code}/join", {})
    anna.post(f"/api/tables/{code}/start")
    assert anna.ask("DELETE", "/api/me").status_code == 200
    seats = bruno.get(f"/api/tables/{code}")["seats"]
    assert [(seat["kind"], seat["name"], seat["level"] is not None) for seat in seats] == [
        ("person", None, True),
        ("person", "Bruno", False),
    ]
    assert bruno.get(f"/api/tables/{code}")["host"]


def test_whoever_is_deleted_gets_up_before_the_deal(server: House) -> None:
    anna, bruno = named(server, "Anna"), named(server, "Bruno")
    code = anna.table("open", "me")["code"]
    bruno.post(f"/api/tables/{code}/join", {"seat": 0})
    bruno.ask("DELETE", "/api/me")
    assert [seat["kind"] for seat in anna.get(f"/api/tables/{code}")["seats"]] == ["open", "person"]


def test_nothing_lets_a_deleted_person_in_again(server: House) -> None:
    desk, phone = on_two_devices(server)
    device, secret, cookies = with_passkey(desk), offered(desk), {desk.cookie, phone.cookie}
    desk.started("me", "bot")
    answer = desk.ask("DELETE", "/api/me")
    assert 'omerta_guest=""' in answer.headers["set-cookie"]
    assert moved(server.guest(), secret) == 404
    stranger = server.guest()
    assert answered(stranger, device.show(asked(stranger)))[0] == 403
    for cookie in cookies:
        stranger.cookie = cookie
        assert "set-cookie" in stranger.ask("GET", "/api/me").headers


def test_the_sockets_of_a_deleted_person_end(server: House) -> None:
    anna = server.guest()
    code = anna.started("me", "me")
    with anna.socket(code) as line:
        line.until("welcome")
        anna.ask("DELETE", "/api/me")
        assert line.until("refused")["problem"]["key"] in ("seat-lost", "signed-out")


def test_no_name_of_a_deleted_person_is_kept(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        anna = named(server, "Anna Magnani")
        anna.started("me", "bot")
        anna.ask("DELETE", "/api/me")
        assert server.guest().get("/api/tables")["mine"] == []
    with closing(sqlite3.connect(tmp_path / "omerta.db")) as database:
        assert database.execute("SELECT name FROM people WHERE name LIKE 'Anna M%'").fetchall() == []
        assert database.execute("SELECT count(*) FROM devices JOIN seats USING (person)").fetchone() == (0,)


def test_who_has_sat_nowhere_is_forgotten_altogether(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        server.guest().ask("DELETE", "/api/me")
    with closing(sqlite3.connect(tmp_path / "omerta.db")) as database:
        assert database.execute("SELECT count(*) FROM people").fetchone() == (0,)


def test_a_deleted_person_is_a_guest_after_a_restart_too(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        anna, bruno = named(server, "Anna"), named(server, "Bruno")
        code = anna.table("me", "open")["code"]
        bruno.post(f"/api/tables/{code}/join", {})
        anna.post(f"/api/tables/{code}/start")
        anna.ask("DELETE", "/api/me")
    with house(tmp_path) as server:
        again = server.guest()
        again.cookie = bruno.cookie
        assert names_at(again, code) == [None, "Bruno"]


def test_everybody_may_see_what_is_kept_of_them(server: House) -> None:
    anna, bruno = named(server, "Anna"), named(server, "Bruno")
    with_passkey(anna)
    own, others = anna.table("me", "open")["code"], bruno.table("me", "open")["code"]
    anna.post(f"/api/tables/{others}/join", {})
    known = anna.get("/api/me/data")
    assert known["me"] == {"name": "Anna", "hat": "boater"}
    assert (len(known["devices"]), len(known["passkeys"])) == (1, 1)
    assert known["hosted"] == [own]
    assert {(seat["table"], seat["seat"]) for seat in known["seats"]} == {(own, 0), (others, 1)}
    assert "Bruno" not in str(known), "others are none of one's business"


def test_two_people_of_one_name_are_told_apart(server: House) -> None:
    first, second, third = named(server, "Anna"), named(server, "anna"), named(server, "Anna 2")
    code = first.table("me", "open", "open")["code"]
    second.post(f"/api/tables/{code}/join", {})
    third.post(f"/api/tables/{code}/join", {})
    assert names_at(third, code) == ["Anna", "anna 2", "Anna 2 2"]
    assert second.get("/api/me")["name"] == "anna"


def test_one_person_on_two_seats_has_one_name(server: House) -> None:
    anna = named(server, "Anna")
    assert names_at(anna, anna.table("me", "me")["code"]) == ["Anna", "Anna"]
