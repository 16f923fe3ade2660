"""The lobby over REST: tables, seats, refusals, and what the door turns away."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from omerta import catalog
from omerta.table import load
from tests.server.house import GAME, SEATS, Answer, Guest, House, house

OTHERS = ["bot"] * (SEATS - 1)


def over(guest: Guest) -> str:
    """A table of bots alone plays itself to the end."""
    code = guest.started(*["bot"] * SEATS)
    with guest.socket(code, seat=None) as line:
        line.hear()
        while line.table["phase"] != "over":
            line.hear()
    return code


def test_every_game_of_the_catalogue_is_offered_with_its_options(server: House) -> None:
    games: list[Answer] = server.guest().get("/api/games")
    assert [game["id"] for game in games] == list(catalog.ids())
    card = next(game for game in games if game["id"] == GAME.id)
    assert [option["name"] for option in card["options"]] == [
        name for name in GAME.options.__struct_fields__ if name not in GAME.options.settled()
    ]
    assert [preset["name"] for preset in card["presets"]] == list(GAME.presets)
    assert card["seats"] == list(GAME.seats) and "house" in card["bots"]


def test_the_rules_come_line_by_line(server: House) -> None:
    lines: list[Answer] = server.guest().get(f"/api/games/{GAME.id}/rules")
    assert lines and set(lines[0]) == {"id", "chapter", "text"}


def test_a_table_is_set_up_as_wished(server: House) -> None:
    table = server.guest().table("me", *OTHERS, coach="number", clock=60)
    assert [seat["kind"] for seat in table["seats"]] == ["person", *OTHERS]
    assert (table["phase"], table["host"], table["coach"], table["clock"]) == ("gathering", True, "number", 60)
    assert table["seats"][0]["yours"]


@pytest.mark.parametrize(
    ("wish", "field"),
    [
        ({"game": "no_such_game"}, "game"),
        ({"options": {"no_such_option": 1}}, "options"),
        ({"options": {GAME.options.__struct_fields__[0]: {}}}, f"options.{GAME.options.__struct_fields__[0]}"),
        ({"seats": [{"kind": "me"}] * 12}, "seats"),
        ({"seats": [{"kind": "king"}]}, "seats[0].kind"),
        ({"seats": [{"kind": "bot", "level": "no_such_bot"}] * SEATS}, "seats[0].level"),
        ({"clock": 1}, "clock"),
        ({"surprise": 1}, None),
    ],
)
def test_an_impossible_table_is_refused_and_the_field_is_named(wish: Answer, field: str | None, server: House) -> None:
    wished = {"game": GAME.id, "options": {}, "seats": [{"kind": "me"}] * SEATS, **wish}
    response = server.guest().post("/api/tables", wished)
    assert 400 <= response.status_code < 500
    assert response.json()["field"] == field


def test_somebody_with_the_code_takes_the_open_seat(server: House) -> None:
    host, other = server.guest(), server.guest()
    other.ask("PUT", "/api/me", json={"name": "Zoe", "hat": "boater"})
    code = host.table("me", "open", *["bot"] * (SEATS - 2))["code"]
    seat = other.post(f"/api/tables/{code.lower()}/join", {}).json()["seats"][1]
    assert (seat["kind"], seat["yours"], seat["name"]) == ("person", True, "Zoe")
    assert not host.get(f"/api/tables/{code}")["seats"][1]["yours"]


def test_a_full_table_takes_nobody(server: House) -> None:
    host, other = server.guest(), server.guest()
    code = host.table()["code"]
    response = other.post(f"/api/tables/{code}/join", {})
    assert (response.status_code, response.json()["key"]) == (409, "table-full")


def test_a_seat_that_is_left_is_open_again(server: House) -> None:
    host, other = server.guest(), server.guest()
    code = host.table("me", "open", *["bot"] * (SEATS - 2))["code"]
    other.post(f"/api/tables/{code}/join", {})
    assert other.post(f"/api/tables/{code}/leave").json()["seats"][1]["kind"] == "open"


def test_a_stranger_cannot_leave(server: House) -> None:
    host, stranger = server.guest(), server.guest()
    code = host.table("me", "open", *["bot"] * (SEATS - 2))["code"]
    refused = stranger.post(f"/api/tables/{code}/leave")
    assert (refused.status_code, refused.json()["key"]) == (403, "not-at-table")


def test_a_host_who_does_not_sit_keeps_the_table_when_others_sit_down(server: House) -> None:
    host, other = server.guest(), server.guest()
    code = host.table("open", *["bot"] * (SEATS - 1))["code"]
    assert not other.post(f"/api/tables/{code}/join", {}).json()["host"]
    assert host.post(f"/api/tables/{code}/start").json()["phase"] == "playing"


def test_a_host_who_puts_a_bot_on_the_own_seat_keeps_the_table(server: House) -> None:
    host, other = server.guest(), server.guest()
    code = host.table("me", "open", *["bot"] * (SEATS - 2))["code"]
    other.post(f"/api/tables/{code}/join", {})
    assert host.post(f"/api/tables/{code}/seats/0", {"kind": "bot"}).json()["host"]
    assert not other.get(f"/api/tables/{code}")["host"]


@pytest.mark.parametrize("seat", ["me", "bot"])
def test_a_host_who_leaves_gives_the_table_to_whoever_sits_first(seat: str, server: House) -> None:
    host, other = server.guest(), server.guest()
    code = host.table(seat, "open", *["bot"] * (SEATS - 2))["code"]
    other.post(f"/api/tables/{code}/join", {})
    assert not host.post(f"/api/tables/{code}/leave").json()["host"]
    assert other.get(f"/api/tables/{code}")["host"]


def test_a_host_whom_nobody_follows_stays_the_host(server: House) -> None:
    host = server.guest()
    code = host.table("me", "open", *["bot"] * (SEATS - 2))["code"]
    assert host.post(f"/api/tables/{code}/leave").json()["host"]


def test_the_host_changes_seats_and_nobody_else(server: House) -> None:
    host, other = server.guest(), server.guest()
    code = host.table("me", "open", *["bot"] * (SEATS - 2))["code"]
    change = {"kind": "bot", "level": "house"}
    assert other.post(f"/api/tables/{code}/seats/1", change).status_code == 403
    assert host.post(f"/api/tables/{code}/seats/1", change).json()["seats"][1]["level"] == "house"
    assert host.post(f"/api/tables/{code}/seats/99", change).status_code == 404


def test_the_host_starts_when_no_seat_is_open(server: House) -> None:
    host, other = server.guest(), server.guest()
    code = host.table("me", "open", *["bot"] * (SEATS - 2))["code"]
    assert host.post(f"/api/tables/{code}/start").json()["key"] == "seats-open"
    other.post(f"/api/tables/{code}/join", {})
    assert other.post(f"/api/tables/{code}/start").json()["key"] == "host-only"
    assert host.post(f"/api/tables/{code}/start").json()["phase"] == "playing"
    assert host.post(f"/api/tables/{code}/start").json()["key"] == "already-begun"


def test_the_lobby_lists_ones_own_tables_and_those_open_to_all(server: House) -> None:
    host, other = server.guest(), server.guest()
    hidden, listed = host.table()["code"], host.table("me", "open", *["bot"] * (SEATS - 2), listed=True)["code"]
    assert {table["code"] for table in host.get("/api/tables")["mine"]} == {hidden, listed}
    assert [table["code"] for table in other.get("/api/tables")["open"]] == [listed]


def test_a_finished_match_can_be_read_and_played_again(server: House) -> None:
    guest = server.guest()
    code = over(guest)
    lines = guest.ask("GET", f"/api/tables/{code}/record.jsonl").text.splitlines()
    assert load(lines, catalog.find).closed is not None
    again = guest.post(f"/api/tables/{code}/rematch").json()
    assert again["code"] != code and again["phase"] == "gathering"
    assert guest.post(f"/api/tables/{code}/rematch").json()["code"] == again["code"]
    assert guest.get(f"/api/tables/{code}")["rematch"] == again["code"]


def test_a_match_that_goes_on_keeps_its_secret(server: House) -> None:
    guest = server.guest()
    code = guest.started(*["me"] * SEATS)
    assert guest.ask("GET", f"/api/tables/{code}/record.jsonl").json()["key"] == "not-over"
    assert guest.post(f"/api/tables/{code}/rematch").json()["key"] == "not-over"


def test_the_invitation_is_a_picture(server: House) -> None:
    guest = server.guest()
    response = guest.ask("GET", f"/api/tables/{guest.table()['code']}/invite.svg")
    assert response.headers["content-type"] == "image/svg+xml" and response.text.startswith("<svg")


@pytest.mark.parametrize("path", ["/api/tables/ZZZZZ", "/api/tables/nonsense", "/api/nothing", "/api/games/x/rules"])
def test_what_is_not_there_is_a_problem(path: str, server: House) -> None:
    response = server.guest().ask("GET", path)
    assert response.status_code == 404 and response.json()["key"].startswith("no-such-")


@pytest.mark.parametrize("body", [b"{", b"[]", b"\xff", b'{"game": 1}', b"[" * 5000, b'"\\ud800"'])
def test_what_is_no_json_of_ours_is_refused(body: bytes, server: House) -> None:
    headers = {"content-type": "application/json"}
    response = server.guest().ask("POST", "/api/tables", content=body, headers=headers)
    assert (response.status_code, response.json()["key"]) == (400, "malformed")


def test_a_body_that_is_too_large_is_not_read(server: House) -> None:
    headers = {"content-type": "application/json"}
    response = server.guest().ask("POST", "/api/tables", content=b"x" * 100_000, headers=headers)
    assert (response.status_code, response.json()["key"]) == (413, "too-large")


def test_a_foreign_page_changes_nothing(server: House) -> None:
    guest = server.guest()
    response = guest.ask("POST", "/api/tables", json={}, headers={"origin": "https://evil.example"})
    assert (response.status_code, response.json()["key"]) == (403, "foreign-origin")


def test_a_foreign_name_leads_nowhere(server: House) -> None:
    response = server.guest().ask("GET", "/api/me", headers={"host": "evil.example"})
    assert (response.status_code, response.json()["key"]) == (421, "foreign-host")


@pytest.mark.usefixtures("no_time_passes")
def test_who_asks_too_often_is_told_so(tmp_path: Path) -> None:
    with house(tmp_path, request_rate=1, request_burst=3) as server:
        guest = server.guest()
        codes = [guest.ask("GET", "/api/me").status_code for _ in range(4)]
    assert codes[-1] == 429


def test_every_answer_carries_the_headers_that_protect_the_page(server: House) -> None:
    headers = server.guest().ask("GET", "/").headers
    policy = headers["content-security-policy"]
    assert "script-src 'self'" in policy and "unsafe-inline" not in policy
    assert headers["x-content-type-options"] == "nosniff"


def test_without_built_pages_both_languages_say_so(server: House) -> None:
    response = server.guest().ask("GET", "/")
    assert response.status_code == 503
    assert 'lang="de"' in response.text and 'lang="en"' in response.text


def test_every_address_of_the_client_is_its_page(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>page")
    (tmp_path / "assets" / "a-1234.js").write_text("0")
    with house(tmp_path, web_dir=str(tmp_path)) as server:
        guest = server.guest()
        assert guest.ask("GET", "/t/ABCDE").text.endswith("page")
        assert "immutable" in guest.ask("GET", "/assets/a-1234.js").headers["cache-control"]
        assert guest.ask("GET", "/assets/none.js").status_code == 404
        assert guest.ask("GET", "/%2e%2e/%2e%2e/etc/passwd").text.endswith("page")


def test_without_built_pages_a_file_of_theirs_is_not_found_and_the_answer_has_its_headers(server: House) -> None:
    response = server.guest().ask("GET", "/assets/none.js")
    assert response.status_code == 404
    assert "default-src 'none'" in response.headers["content-security-policy"]


def test_the_lobby_describes_itself(server: House) -> None:
    described = server.guest().get("/api/openapi.json")
    assert described["openapi"].startswith("3.1") and "/api/tables/{code}/join" in described["paths"]
    references = msgspec.json.encode(described).decode().split('"$ref":"#/components/schemas/')[1:]
    assert {part.split('"')[0] for part in references} <= set(described["components"]["schemas"])


def test_the_server_says_that_it_is_well(server: House) -> None:
    assert server.guest().get("/healthz") == {"name": "omerta", "status": "ok", "damaged": 0}
