"""Who somebody is: a name, a hat and a cookie that only the guest has."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from omerta.server.door.limits import Bucket, Limit
from omerta.server.live.information import HATS
from omerta.server.lobby.identity import token_hash
from omerta.server.store import engine
from omerta.server.wire.codes import ALPHABET, for_logs, new_code, read_code
from tests.server.house import House, house


def test_a_newcomer_gets_a_name_a_hat_and_a_cookie_no_script_can_read(server: House) -> None:
    guest = server.guest()
    assert guest.me["name"] and guest.me["hat"] in HATS
    assert guest.cookie is not None and len(guest.cookie) >= 40


def test_the_cookie_is_for_this_site_alone(server: House) -> None:
    guest = server.guest()
    guest.cookie = None
    header = guest.ask("GET", "/api/me").headers["set-cookie"].lower()
    assert "httponly" in header and "samesite=lax" in header and "path=/" in header


def test_the_same_cookie_is_the_same_person(server: House) -> None:
    guest = server.guest()
    assert guest.get("/api/me") == guest.me
    assert "set-cookie" not in guest.ask("GET", "/api/me").headers


def test_a_cookie_that_was_never_given_is_nobodys(server: House) -> None:
    guest = server.guest()
    guest.cookie = "x" * 43
    assert "set-cookie" in guest.ask("GET", "/api/me").headers


def test_a_guest_can_take_another_name_and_hat(server: House) -> None:
    guest = server.guest()
    response = guest.ask("PUT", "/api/me", json={"name": "  Don   Vito ", "hat": "boater"})
    assert response.json() == {"name": "Don Vito", "hat": "boater"}
    assert guest.get("/api/me") == {"name": "Don Vito", "hat": "boater"}


@pytest.mark.parametrize(
    "name",
    [" ", "x" * 25, "x" * 97, "\x07", "\u200b\u2060", "\u0301\u0302", "\u3164", "\u202e", "\u2800", "\u0378", "\ufe0f"],
)
def test_a_name_that_cannot_be_shown_is_refused(name: str, server: House) -> None:
    guest = server.guest()
    assert guest.ask("PUT", "/api/me", json={"hat": "boater", "name": name}).status_code == 400
    assert guest.get("/api/me") == guest.me


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("A\u202enna\u200b", "Anna"),
        ("Z" + "\u0317\u0318\u0319\u031a" * 20, "Z\u0317\u0318\u0319"),
        ("e\u0302\u0301" * 24, "\u1ebf" * 24),
    ],
)
def test_a_name_is_shown_without_what_hides_or_heaps_in_it(name: str, shown: str, server: House) -> None:
    """Its length counts as it is shown: parts of a letter are one."""
    guest = server.guest()
    assert guest.ask("PUT", "/api/me", json={"name": name, "hat": "boater"}).json()["name"] == shown
    assert guest.get("/api/me")["name"] == shown


def test_only_the_hash_of_the_cookie_is_kept(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        cookie = server.guest().cookie
    assert cookie is not None
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("omerta.db*"))
    assert cookie.encode() not in kept
    with closing(sqlite3.connect(tmp_path / "omerta.db")) as database:
        assert database.execute("SELECT token_hash FROM devices").fetchall() == [(token_hash(cookie),)]


def test_a_person_is_known_after_a_restart(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        guest = server.guest()
    with house(tmp_path) as server:
        again = server.guest()
        again.cookie = guest.cookie
        assert again.get("/api/me") == guest.me


def test_whoever_cannot_be_written_down_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path) as server:
        known = server.guest()
    monkeypatch.setattr(engine, "SQLITE_PRAGMAS", [*engine.SQLITE_PRAGMAS, "PRAGMA query_only=ON"])
    with house(tmp_path) as server:
        client = server.guest()
        assert client.me["key"] == "not-stored" and client.cookie is None
        assert client.ask("GET", "/api/me").status_code == 503
        client.cookie = known.cookie
        renamed = client.ask("PUT", "/api/me", json={"name": "Anna Magnani", "hat": "boater"})
        assert (renamed.status_code, renamed.json()["key"]) == (503, "not-stored")
        assert client.get("/api/me") == known.me


def test_codes_hold_no_letters_that_are_confused() -> None:
    codes = {new_code() for _ in range(200)}
    assert len(codes) > 190
    assert not set("".join(codes)) & set("01OIL")
    assert all(read_code(code.lower()) == code for code in codes)


@pytest.mark.parametrize("text", ["", "ABCD", "ABCDEF", "ABCD0", "ABC/D", "ÄBCDE"])
def test_what_is_no_code_is_not_read(text: str) -> None:
    assert read_code(text) is None


def test_logs_get_a_mark_instead_of_the_code() -> None:
    assert "".join(ALPHABET[:5]) not in for_logs(ALPHABET[:5])


def test_a_bucket_empties_and_fills_with_time() -> None:
    bucket = Bucket(rate=2, burst=3, now=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]


def test_everybody_has_a_bucket_of_their_own() -> None:
    limit = Limit(rate=1, burst=1)
    assert limit.allows("a", 0) and not limit.allows("a", 0)
    assert limit.allows("b", 0)
