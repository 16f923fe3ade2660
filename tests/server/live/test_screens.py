"""A shared screen belongs to its table: it is let in by its secret, and knows no more than any onlooker."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.server.house import SEATS, Guest, HandClock, House, house

SECRET: Final = "s" * 43
OTHER: Final = "o" * 43


def closed_table(host: Guest) -> str:
    return host.started(*["me"] * SEATS, spectators=False)


def put(guest: Guest, code: str, secret: str = SECRET) -> int:
    status: int = guest.post(f"/api/tables/{code}/screens", {"secret": secret}).status_code
    return status


def refused(guest: Guest, code: str, secret: str = SECRET) -> str:
    """The key with which its socket ends."""
    with guest.socket(code, screen=secret) as line:
        key: str = line.hear()["problem"]["key"]
        with pytest.raises(WebSocketDisconnect, check=lambda closed: closed.code == 4403):
            line.hear()
    return key


def test_a_screen_is_let_in_where_nobody_may_look_on(server: House) -> None:
    host, screen = server.guest(), server.guest()
    code = closed_table(host)
    assert refused(screen, code) == "screen-gone"
    assert put(host, code) == 200
    with screen.socket(code, screen=SECRET) as line:
        welcome = line.until("welcome")
        assert welcome["seat"] is None and welcome["view"]["you"] is None
        assert welcome["groups"] == {} and welcome["standing"]["decisions"] == []


def test_a_screen_is_no_onlooker_and_everybody_knows_that_it_is_there(server: House) -> None:
    host, screen = server.guest(), server.guest()
    code = closed_table(host)
    put(host, code)
    with host.socket(code) as line, screen.socket(code, screen=SECRET) as shown:
        shown.until("welcome")
        line.until("table")
        assert (line.table["watching"], line.table["screens"]) == (0, 1)


def test_a_screen_is_nobodys_whoever_has_opened_it(server: House) -> None:
    host = server.guest()
    code = closed_table(host)
    put(host, code)
    with host.socket(code, screen=SECRET) as line:
        table = line.until("welcome")["table"]
        assert not table["host"] and not any(seat["yours"] for seat in table["seats"])


def test_only_who_sits_there_lets_a_screen_in(server: House) -> None:
    host, stranger = server.guest(), server.guest()
    code = closed_table(host)
    assert put(stranger, code) == 403
    assert stranger.ask("DELETE", f"/api/tables/{code}/screens").status_code == 403


def test_a_secret_that_was_taken_away_opens_nothing_any_more(server: House) -> None:
    host, screen = server.guest(), server.guest()
    code = closed_table(host)
    put(host, code)
    with screen.socket(code, screen=SECRET) as line:
        line.until("welcome")
        assert host.ask("DELETE", f"/api/tables/{code}/screens").status_code == 200
        assert line.until("refused")["problem"]["key"] == "screen-gone"
    assert refused(screen, code) == "screen-gone"


def test_the_secret_of_another_table_opens_nothing(server: House) -> None:
    host, screen = server.guest(), server.guest()
    code, other = closed_table(host), closed_table(host)
    put(host, other)
    assert refused(screen, code) == "screen-gone"


def test_a_screen_goes_with_whoever_has_put_it_there(server: House) -> None:
    host, guest, screen = server.guest(), server.guest(), server.guest()
    code = host.table("me", *["open"] * (SEATS - 1), spectators=False)["code"]
    guest.post(f"/api/tables/{code}/join", {})
    put(guest, code)
    with screen.socket(code, screen=SECRET) as line:
        line.until("table")
        guest.post(f"/api/tables/{code}/leave")
        assert line.until("refused")["problem"]["key"] == "screen-gone"
    assert refused(screen, code) == "screen-gone"


def test_one_screen_too_many_takes_the_place_of_the_oldest(tmp_path: Path) -> None:
    clock, secrets = HandClock(), [str(number) * 43 for number in range(5)]
    with house(tmp_path, clock) as server:
        host, screen = server.guest(), server.guest()
        code = closed_table(host)
        put(host, code, secrets[0])
        with screen.socket(code, screen=secrets[0]) as line:
            line.until("welcome")
            for secret in secrets[1:]:
                clock.moment += 1
                put(host, code, secret)
            assert line.until("refused")["problem"]["key"] == "screen-gone"
        assert refused(screen, code, secrets[0]) == "screen-gone"
        with screen.socket(code, screen=secrets[1]) as line:
            line.until("welcome")


def test_a_screen_finds_its_table_again_after_a_restart(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        host = server.guest()
        code = closed_table(host)
        put(host, code)
    with house(tmp_path) as server:
        screen = server.guest()
        found = screen.post("/api/screens/find", {"secret": SECRET}).json()
        assert found["code"] == code
        assert screen.post("/api/screens/find", {"secret": OTHER}).json()["code"] is None
        with screen.socket(code, screen=SECRET) as line:
            line.until("welcome")


def test_the_link_of_a_screen_tells_its_secret_to_no_server(server: House) -> None:
    guest = server.guest()
    link: str = guest.post("/api/screens/find", {"secret": SECRET}).json()["link"]
    assert link.endswith(f"/screen/add#{SECRET}")


def test_a_screen_says_nothing_and_does_nothing(server: House) -> None:
    host, screen = server.guest(), server.guest()
    code = closed_table(host)
    put(host, code)
    with screen.socket(code, screen=SECRET) as line:
        line.until("welcome")
        for message in ({"type": "say", "text": "I see"}, {"type": "vote", "kind": "pause", "value": True}):
            assert line.answer(id="x", **message)["problem"]["key"] == "spectators-watch"
        assert line.answer(type="report", id="y", frame=1)["problem"]["key"] == "spectators-watch"


def test_the_screens_go_along_to_the_next_table(server: House) -> None:
    host, screen = server.guest(), server.guest()
    code = closed_table(host)
    put(host, code)
    server.change(code, lambda match: match.vote(0, "concede", value=True, at=match.now))
    after = host.post(f"/api/tables/{code}/rematch", {}).json()["code"]
    assert screen.post("/api/screens/find", {"secret": SECRET}).json()["code"] == after
    with screen.socket(after, screen=SECRET) as line:
        line.until("table")


@pytest.mark.parametrize("secret", ["", "short", "!" * 43, "s" * 44])
def test_what_is_no_secret_is_refused(server: House, secret: str) -> None:
    host = server.guest()
    assert host.post(f"/api/tables/{closed_table(host)}/screens", {"secret": secret}).json()["field"] == "secret"
