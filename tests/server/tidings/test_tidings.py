"""Whoever is asked while they are away is told, once until they look, on every device and by their webhook."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from omerta.server.tidings.tidings import TRIES
from tests.server.house import Guest, House, house
from tests.server.tidings.browser import Browser, claims
from tests.server.tidings.endpoint import Endpoint, Received, endpoint, is_signed, status


@contextmanager
def telling(folder: Path, outside: Endpoint, **given: object) -> Iterator[House]:
    quick: dict[str, object] = {"tidings_grace": 0, "tidings_pause": 0, "tidings_places": (outside.place,)}
    quick |= {"tidings_asked_by_guest": 1000, "tidings_asked_by_address": 1000}
    with house(folder, None, **(quick | given)) as opened:
        yield opened


@pytest.fixture
def server(tmp_path: Path, outside: Endpoint) -> Iterator[House]:
    with telling(tmp_path, outside) as opened:
        yield opened


def named(server: House, name: str) -> Guest:
    guest = server.guest()
    guest.ask("PUT", "/api/me", json={"name": name, "hat": "boater"})
    return guest


def subscribed(guest: Guest, outside: Endpoint, path: str = "/push", language: str = "de") -> Browser:
    browser = Browser()
    answer = guest.ask("PUT", "/api/me/push", json=browser.subscription(outside.url + path, language))
    assert answer.status_code == 200, answer.text
    return browser


def with_webhook(guest: Guest, outside: Endpoint, language: str = "de") -> str:
    answer = guest.ask("PUT", "/api/me/webhook", json={"url": f"{outside.url}/hook", "language": language})
    assert answer.status_code == 200, answer.text
    secret: str = answer.json()["secret"]
    return secret


def begun(host: Guest, other: Guest) -> str:
    """Both sit; the host deals, and has no page open."""
    code: str = host.table("me", "open")["code"]
    assert other.post(f"/api/tables/{code}/join", {}).status_code == 200
    assert host.post(f"/api/tables/{code}/start").status_code == 200
    return code


def asked_first(server: House, code: str) -> int:
    """The seat that the table waits for."""
    return server.live(code).stored.turn.owing[0]


def settled(server: House) -> None:
    """Everything that was to be told is told, or given up."""
    server.wait(lambda: not server.desk.means.tidings._tasks)


def read(received: Received) -> dict[str, Any]:
    said: dict[str, Any] = msgspec.json.decode(received.body)
    return said


def test_a_device_is_told_in_its_language_who_asks_where(server: House, outside: Endpoint) -> None:
    anna, lorenzo = named(server, "Anna"), named(server, "Lorenzo")
    browsers = subscribed(anna, outside, "/anna", "en"), subscribed(lorenzo, outside, "/lorenzo")
    code = begun(lorenzo, anna)
    received = outside.next()
    browser = browsers[received.path == "/lorenzo"]
    said = browser.opened(received.body)
    assert said["path"] == f"/t/{code}"
    assert (said["title"], said["lang"]) in (("It’s your turn", "en"), ("Du bist dran", "de"))
    assert said["body"].endswith(("at Lorenzo’s table", "an deinem Tisch"))
    assert said.keys() == {"table", "title", "body", "lang", "path"}


def test_a_push_service_is_told_by_whom_and_not_of_what(server: House, outside: Endpoint) -> None:
    lorenzo = named(server, "Lorenzo")
    subscribed(lorenzo, outside)
    code = lorenzo.started("me", "me")
    received = outside.next()
    said = claims(received.headers["authorization"])
    assert (said["aud"], said["k"]) == (outside.url, lorenzo.get("/api/me/tidings")["push"])
    assert said["exp"] > 0 and received.headers["ttl"] == "86400"
    assert received.headers["content-encoding"] == "aes128gcm"
    assert len(received.headers["topic"]) == 32
    plain = repr(received).lower()
    assert code.lower() not in plain and "lorenzo" not in plain


def test_every_device_is_told(server: House, outside: Endpoint) -> None:
    desk, phone = named(server, "Anna"), server.guest()
    secret = desk.post("/api/me/link").json()["link"].partition("#")[2]
    assert phone.post("/api/me/move", {"secret": secret}).status_code == 200
    subscribed(desk, outside, "/desk")
    subscribed(phone, outside, "/phone")
    assert desk.get("/api/me/tidings")["devices"] == 2
    desk.started("me", "me")
    assert {outside.next().path, outside.next().path} == {"/desk", "/phone"}


def test_a_webhook_is_told_signed_and_in_a_sentence(server: House, outside: Endpoint) -> None:
    lorenzo = named(server, "Lorenzo")
    secret = with_webhook(lorenzo, outside)
    code = lorenzo.started("me", "me")
    received = outside.next()
    assert is_signed(received, secret) and not is_signed(received._replace(body=received.body + b" "), secret)
    said = read(received)
    assert said["key"] == "tidings-turn"
    assert said["args"] | {"game": ""} == {"game": "", "table": code, "whose": "own", "host": "Lorenzo"}
    assert said["text"] == said["content"] and said["text"].startswith("Du bist dran · ")
    assert said["url"].endswith(f"/t/{code}") and said["url"] in said["text"]


def test_a_webhook_can_be_tried(server: House, outside: Endpoint) -> None:
    anna = server.guest()
    assert anna.post("/api/me/webhook/test").json()["key"] == "no-webhook"
    secret = with_webhook(anna, outside, "en")
    assert anna.post("/api/me/webhook/test").json() == {"arrived": True}
    received = outside.next()
    assert is_signed(received, secret) and read(received)["key"] == "tidings-test"
    outside.answering = lambda _received: status(500)
    assert anna.post("/api/me/webhook/test").json() == {"arrived": False}


def test_the_name_of_a_host_calls_nobody_and_links_nowhere(server: House, outside: Endpoint) -> None:
    host, anna = named(server, "@all <!here> [x](y)"), named(server, "Anna")
    with_webhook(anna, outside)
    code = begun(host, anna)
    play(server, host, code, 0)
    said = read(outside.next())
    assert not set("@<>[]()") & set(said["text"].partition(" http")[0])
    assert said["args"]["host"] == "@all <!here> [x](y)"
    assert said["allowed_mentions"] == {"parse": []}


def play(server: House, guest: Guest, code: str, seat: int) -> None:
    """The seat does something, until the table waits for another."""
    with guest.socket(code, seat) as line:
        line.until("welcome")
        for number in range(100):
            if seat not in server.live(code).stored.turn.owing:
                return
            line.act(f"{code} {seat} {number}")


def test_nobody_is_told_while_they_look(server: House, outside: Endpoint) -> None:
    anna = named(server, "Anna")
    with_webhook(anna, outside)
    code = anna.table("me", "me")["code"]
    with anna.socket(code) as line:
        line.until("table")
        assert anna.post(f"/api/tables/{code}/start").status_code == 200
        line.until("welcome")
        settled(server)
        assert outside.received.empty()


def test_somebody_is_told_once_until_they_look(server: House, outside: Endpoint) -> None:
    anna, bruno = named(server, "Anna"), named(server, "Bruno")
    with_webhook(anna, outside)
    with_webhook(bruno, outside)
    code = begun(anna, bruno)
    outside.next()
    first = asked_first(server, code)
    one, other = (anna, bruno) if first == 0 else (bruno, anna)
    play(server, one, code, first)
    outside.next()
    settled(server)
    called = server.live(code).stored.turn.called
    assert len(called) == 1, "whoever has looked may be called again"
    play(server, other, code, 1 - first)
    outside.next()


def test_whoever_comes_in_time_is_not_told(tmp_path: Path, outside: Endpoint) -> None:
    with telling(tmp_path, outside, tidings_grace=600_000) as server:
        anna = named(server, "Anna")
        with_webhook(anna, outside)
        code = anna.started("me", "me")
        assert len(server.desk.means.tidings._tasks) == 1
        with anna.socket(code) as line:
            line.until("welcome")
            settled(server)
        assert outside.received.empty()


@pytest.mark.parametrize("gone", [404, 410])
def test_a_device_that_its_service_does_not_know_is_forgotten(server: House, outside: Endpoint, gone: int) -> None:
    anna = server.guest()
    subscribed(anna, outside)
    outside.answering = lambda _received: status(gone)
    anna.started("me", "me")
    outside.next()
    settled(server)
    assert anna.get("/api/me/tidings")["devices"] == 0


def test_a_webhook_that_is_gone_for_good_is_forgotten(server: House, outside: Endpoint) -> None:
    anna = server.guest()
    with_webhook(anna, outside)
    outside.answering = lambda _received: status(404)
    anna.started("me", "me")
    settled(server)
    assert anna.get("/api/me/tidings")["webhook"] is not None
    outside.answering = lambda _received: status(410)
    anna.started("me", "me")
    settled(server)
    assert anna.get("/api/me/tidings")["webhook"] is None


def test_what_fails_for_a_passing_reason_is_tried_again_and_not_for_ever(server: House, outside: Endpoint) -> None:
    anna = server.guest()
    with_webhook(anna, outside)
    outside.answering = lambda _received: status(503)
    anna.started("me", "me")
    settled(server)
    assert outside.received.qsize() == TRIES


def test_what_is_refused_is_not_tried_again(server: House, outside: Endpoint) -> None:
    anna = server.guest()
    with_webhook(anna, outside)
    outside.answering = lambda _received: status(403)
    anna.started("me", "me")
    settled(server)
    assert outside.received.qsize() == 1


def test_only_so_many_wait(tmp_path: Path, outside: Endpoint) -> None:
    with telling(tmp_path, outside, tidings_grace=600_000, tidings_by_guest=2, tidings_waiting=3) as server:
        anna, bruno = server.guest(), server.guest()
        for guest in (anna, bruno):
            with_webhook(guest, outside)
            for _ in range(4):
                guest.started("me", "me")
        assert len(server.desk.means.tidings._tasks) == 3


def test_a_table_goes_on_whatever_the_place_outside_does(tmp_path: Path, outside: Endpoint) -> None:
    outside.answering = lambda _received: b"\x00" * 100_000
    with telling(tmp_path, outside, tidings_patience=200) as server:
        anna = server.guest()
        with_webhook(anna, outside)
        subscribed(anna, outside)
        code = anna.started("me", "me")
        settled(server)
        seat = asked_first(server, code)
        with anna.socket(code, seat) as line:
            line.until("welcome")
            assert line.act("a")["type"] == "accepted"


def test_what_was_not_told_before_the_end_is_told_after_the_next_start(tmp_path: Path, outside: Endpoint) -> None:
    with telling(tmp_path, outside, tidings_grace=600_000) as server:
        anna = server.guest()
        secret, key = with_webhook(anna, outside), anna.get("/api/me/tidings")["push"]
        code = anna.started("me", "me")
    assert outside.received.empty()
    with telling(tmp_path, outside) as server:
        received = outside.next()
        assert is_signed(received, secret) and read(received)["args"]["table"] == code
        settled(server)
        again = server.guest()
        again.cookie = anna.cookie
        assert again.get("/api/me/tidings")["push"] == key, "browsers know the server by it"
    with telling(tmp_path, outside) as server:
        server.wait(lambda: bool(server.desk.lobby._tasks[1].done()))
        settled(server)
        assert outside.received.empty(), "what was told is not told again"


def test_who_signs_out_elsewhere_is_told_there_no_longer(server: House, outside: Endpoint) -> None:
    desk, phone = server.guest(), server.guest()
    phone.post("/api/me/move", {"secret": desk.post("/api/me/link").json()["link"].partition("#")[2]})
    subscribed(phone, outside)
    assert desk.get("/api/me/tidings")["devices"] == 1
    desk.post("/api/me/sign-out")
    assert desk.get("/api/me/tidings")["devices"] == 0


def test_who_is_deleted_is_told_nothing_any_more(server: House, outside: Endpoint) -> None:
    anna = server.guest()
    subscribed(anna, outside)
    with_webhook(anna, outside)
    assert anna.get("/api/me/data")["webhook"] == f"{outside.url}/hook"
    assert anna.get("/api/me/data")["push"] == [f"{outside.url}/push"]
    anna.started("me", "bot")
    assert anna.ask("DELETE", "/api/me").status_code == 200

    async def left() -> set[str]:
        return await server.desk.means.store.addresses.people()

    assert server._client.portal is not None
    assert server._client.portal.call(left) == set()


def test_a_device_says_that_it_wants_no_more(server: House, outside: Endpoint) -> None:
    anna = server.guest()
    subscribed(anna, outside)
    assert anna.get("/api/me/tidings")["here"]
    assert not anna.ask("DELETE", "/api/me/push").json()["here"]
    with_webhook(anna, outside)
    assert anna.ask("DELETE", "/api/me/webhook").json()["webhook"] is None


def test_a_new_subscription_keeps_the_language_of_the_one_before(server: House, outside: Endpoint) -> None:
    """A service worker that is handed another one knows no language."""
    anna = server.guest()
    subscribed(anna, outside, "/before", "en")
    browser = Browser()
    anna.ask("PUT", "/api/me/push", json=browser.subscription(f"{outside.url}/after", None))
    anna.started("me", "me")
    received = outside.next()
    assert (received.path, browser.opened(received.body)["lang"]) == ("/after", "en")


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1:1/",
        "https://127.0.0.1/",
        "https://localhost/",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://2130706433/",
        "https://0x7f.1/",
        "https://no-such-name.invalid/",
        "ftp://example.com/",
    ],
)
def test_an_address_inside_is_refused_and_nothing_is_kept(server: House, url: str) -> None:
    anna = server.guest()
    hook = anna.ask("PUT", "/api/me/webhook", json={"url": url, "language": "de"})
    push = anna.ask("PUT", "/api/me/push", json=Browser().subscription(url))
    for answer, field in ((hook, "url"), (push, "endpoint")):
        assert (answer.status_code, answer.json()["key"], answer.json()["field"]) == (400, "bad-address", field)
    told = anna.get("/api/me/tidings")
    assert (told["devices"], told["webhook"]) == (0, None)


def test_keys_that_are_none_are_refused(server: House, outside: Endpoint) -> None:
    anna, wish = server.guest(), Browser().subscription(outside.url)
    wrong = anna.ask("PUT", "/api/me/push", json=wish | {"p256dh": "A" * 87})
    assert (wrong.status_code, wrong.json()["field"]) == (400, "p256dh")
    assert anna.ask("PUT", "/api/me/push", json=wish | {"auth": "A"}).status_code == 400


def test_a_name_that_changes_its_mind_after_it_was_taken_leads_nowhere(tmp_path: Path) -> None:
    """The first answer is a place in the world, all later ones are this machine."""
    with endpoint() as inside, house(tmp_path, tidings_grace=0, tidings_pause=0) as server:
        answers = iter([["93.184.216.34"]])

        async def resolve(_host: str, _port: int) -> list[str]:
            return next(answers, ["127.0.0.1"])

        server.desk.means.tidings._postman._resolve = resolve
        anna = server.guest()
        wish = {"url": f"https://mind.example.com:{inside.port}/", "language": "de"}
        assert anna.ask("PUT", "/api/me/webhook", json=wish).status_code == 200
        assert anna.post("/api/me/webhook/test").json() == {"arrived": False}
        anna.started("me", "me")
        settled(server)
        assert inside.received.empty()


def test_where_the_host_does_not_want_it_nobody_is_told(tmp_path: Path, outside: Endpoint) -> None:
    with telling(tmp_path, outside, tidings=False) as server:
        anna = server.guest()
        assert anna.get("/api/me/tidings")["push"] is None
        answer = anna.ask("PUT", "/api/me/webhook", json={"url": outside.url, "language": "de"})
        assert (answer.status_code, answer.json()["key"]) == (403, "no-tidings")


def test_wishes_are_not_taken_without_end(tmp_path: Path, outside: Endpoint) -> None:
    with telling(tmp_path, outside, tidings_asked_by_guest=2) as server:
        anna = server.guest()
        with_webhook(anna, outside)
        assert [anna.post("/api/me/webhook/test").status_code for _ in range(2)] == [200, 429]
