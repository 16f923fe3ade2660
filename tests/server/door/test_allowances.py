"""What one guest and one address may do, however many windows and tables they have; each refusal is a sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from omerta.server.door import security
from omerta.server.door.allowances import AT_ONCE
from omerta.server.settings import Settings
from tests.server.house import GAME, SEATS, Answer, Guest, House, house

pytestmark = pytest.mark.usefixtures("no_time_passes")

BOTS = ["bot"] * (SEATS - 1)


def wish(guest: Guest, **wishes: object) -> Any:
    seats = [{"kind": kind} for kind in ("me", *BOTS)]
    return guest.post("/api/tables", {"game": GAME.id, "options": {}, "seats": seats, **wishes})


def refused(response: Any, key: str, limit: int) -> bool:
    problem: Answer = response.json()
    return (response.status_code, problem["key"], problem["args"]) == (429, key, {"limit": limit})


def listed(guest: Guest) -> list[str]:
    return [table["code"] for table in guest.get("/api/tables")["open"]]


# --- New tables


def test_a_guest_sets_up_so_many_tables_a_minute(tmp_path: Path) -> None:
    with house(tmp_path, tables_by_guest=3) as server:
        anna, bruno = server.guest(), server.guest()
        assert [wish(anna).status_code for _ in range(3)] == [201] * 3
        assert refused(wish(anna), "too-many-new-tables", 3)
        assert wish(bruno).status_code == 201


def test_many_guests_of_one_address_set_up_so_many_tables_a_minute(tmp_path: Path) -> None:
    with house(tmp_path, tables_by_address=3) as server:
        assert [wish(server.guest()).status_code for _ in range(3)] == [201] * 3
        assert refused(wish(server.guest()), "too-many-new-tables", 3)


# --- The open list


def test_a_guest_has_so_many_tables_waiting_in_the_open_list(tmp_path: Path) -> None:
    with house(tmp_path, listed_by_guest=2) as server:
        anna = server.guest()
        codes = [wish(anna, listed=True).json()["code"] for _ in range(2)]
        assert refused(wish(anna, listed=True), "too-many-listed-tables", 2)
        assert wish(anna).status_code == 201
        assert anna.post(f"/api/tables/{codes[0]}/start").status_code == 200
        assert wish(anna, listed=True).status_code == 201


def test_the_open_list_shows_the_newest_few_tables_of_one_guest(tmp_path: Path) -> None:
    with house(tmp_path, listed_by_guest=50, shown_by_guest=2) as server:
        anna, bruno = server.guest(), server.guest()
        early = bruno.table("me", *["open"] * (SEATS - 1), listed=True)["code"]
        many = [anna.table("me", *["open"] * (SEATS - 1), listed=True)["code"] for _ in range(20)]
        shown = listed(server.guest())
        assert early in shown
        assert len(set(shown) & set(many)) == 2


def test_the_open_list_shows_a_few_tables_of_one_address(tmp_path: Path) -> None:
    with house(tmp_path, shown_by_address=4) as server:
        for _ in range(10):
            server.guest().table("me", *["open"] * (SEATS - 1), listed=True)
        assert len(listed(server.guest())) == 4


def test_tables_that_are_not_listed_push_no_other_out_of_the_list(server: House) -> None:
    anna, bruno = server.guest(), server.guest()
    code = anna.table("me", *["open"] * (SEATS - 1), listed=True)["code"]
    for _ in range(60):
        bruno.table("me", *["open"] * (SEATS - 1))
    assert listed(server.guest()) == [code]


# --- Bots


def test_a_guest_lets_bots_play_at_so_many_tables_at_once(tmp_path: Path) -> None:
    with house(tmp_path, bot_tables_by_guest=2) as server:
        anna, bruno = server.guest(), server.guest()
        for _ in range(2):
            anna.started("me", *BOTS)
        third = anna.table("me", *BOTS)["code"]
        assert refused(anna.post(f"/api/tables/{third}/start"), "too-many-bot-tables", 2)
        assert anna.started(*["me"] * SEATS), "nobody moves there by itself"
        assert bruno.started("me", *BOTS)


def test_whoever_leaves_tables_to_bots_has_them_playing_all_the_same(tmp_path: Path) -> None:
    with house(tmp_path, bot_tables_by_guest=1, thinking=60_000) as server:
        anna = server.guest()
        left = anna.started(*["me"] * SEATS)
        anna.post(f"/api/tables/{left}/leave")
        further = anna.table("me", *BOTS)["code"]
        assert refused(anna.post(f"/api/tables/{further}/start"), "too-many-bot-tables", 1)


def test_many_guests_of_one_address_let_bots_play_at_so_many_tables_at_once(tmp_path: Path) -> None:
    with house(tmp_path, bot_tables_by_address=2) as server:
        for _ in range(2):
            server.guest().started("me", *BOTS)
        anna = server.guest()
        code = anna.table("me", *BOTS)["code"]
        assert refused(anna.post(f"/api/tables/{code}/start"), "too-many-bot-tables", 2)


# --- Talk


def test_all_sockets_of_a_guest_share_what_may_be_said(tmp_path: Path) -> None:
    with house(tmp_path, messages_by_guest=1) as server:
        anna, bruno = server.guest(), server.guest()
        code = anna.started(*["me"] * SEATS)
        with anna.socket(code) as one, anna.socket(code, 1) as other, bruno.socket(code, None) as third:
            one.until("welcome")
            other.until("welcome")
            for _ in range(AT_ONCE):
                one.send(type="ping")
            assert one.until("refused")["problem"]["key"] == "too-fast"
            other.send(type="ping")
            assert other.until("refused")["problem"]["key"] == "too-fast"
            third.until("welcome")


def test_all_sockets_of_an_address_share_what_may_be_said(tmp_path: Path) -> None:
    with house(tmp_path, messages_by_address=1) as server:
        anna, bruno = server.guest(), server.guest()
        code = anna.started(*["me"] * SEATS)
        with anna.socket(code) as one:
            one.until("welcome")
            for _ in range(AT_ONCE):
                one.send(type="ping")
            one.until("refused")
            with bruno.socket(code, None) as other:
                assert other.hear()["problem"]["key"] == "too-fast"


# --- Pages


def test_whoever_asks_too_often_waits_for_the_refusal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(security, "sleep", wait)
    with house(tmp_path, page_burst=3, penalty=1_000) as server:
        guest = server.guest()
        assert [guest.ask("GET", "/healthz").status_code for _ in range(5)] == [200] * 3 + [429] * 2
        assert waited == [1.0, 1.0]


@pytest.mark.parametrize("path", ["/", "/t/ABCDE", "/assets/none.js", "/no/such/page", "/healthz"])
def test_pages_files_and_unknown_addresses_are_limited_as_well(tmp_path: Path, path: str) -> None:
    with house(tmp_path, page_burst=3) as server:
        guest = server.guest()
        statuses = [guest.ask("GET", path).status_code for _ in range(4)]
        assert 429 not in statuses[:3] and statuses[3] == 429
        assert guest.ask("GET", "/api/games").status_code == 200


def test_whoever_loads_the_page_is_never_refused() -> None:
    """A page is some sixty files; a class of twenty behind one address may open it at once."""
    assert Settings().page_burst >= 20 * 60
