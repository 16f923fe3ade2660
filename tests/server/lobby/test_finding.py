"""A seat with anyone: at the fullest table where somebody waits, or at a new one that everybody sees."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Final

from omerta import catalog
from tests.server.house import GAME, SEATS, Answer, Guest, House

MANY: Final = GAME.seats[min(1, len(GAME.seats) - 1)]


def find(guest: Guest, **wish: object) -> Answer:
    answer: Answer = guest.post("/api/seat", {"game": GAME.id, **wish}).json()
    return answer


def own_seats(table: Answer) -> int:
    return sum(seat["yours"] for seat in table["seats"])


def test_where_nobody_waits_a_table_is_opened_that_everybody_sees(server: House) -> None:
    guest = server.guest()
    table = find(guest)
    assert (table["game"], table["listed"], table["host"], own_seats(table)) == (GAME.id, True, True, 1)
    assert [seat["kind"] for seat in table["seats"][1:]] == ["open"] * (MANY - 1)


def test_the_fullest_table_is_joined(server: House) -> None:
    host, other, guest = server.guest(), server.guest(), server.guest()
    empty = host.table("me", *["open"] * (MANY - 1), listed=True)["code"]
    fuller = other.table("me", "open", *["bot"] * (MANY - 2), listed=True)["code"]
    with ExitStack() as sockets:
        sockets.enter_context(host.socket(empty)).until("table")
        sockets.enter_context(other.socket(fuller)).until("table")
        found = find(guest)
    assert (found["code"], own_seats(found)) == (fuller, 1)


def test_a_table_at_which_nobody_is_there_is_left_alone(server: House) -> None:
    host, guest = server.guest(), server.guest()
    code = host.table("me", *["open"] * (MANY - 1), listed=True)["code"]
    assert find(guest)["code"] != code


def test_a_table_that_is_not_in_the_list_is_nobodys_to_find(server: House) -> None:
    host, guest = server.guest(), server.guest()
    code = host.table("me", *["open"] * (MANY - 1))["code"]
    with host.socket(code) as line:
        line.until("table")
        assert find(guest)["code"] != code


def test_another_game_is_joined_only_by_whom_it_suits(server: House) -> None:
    host, guest = server.guest(), server.guest()
    other = next(game for game in catalog.ids() if game != GAME.id)
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (catalog.find(other).seats[0] - 1)]
    code = host.post("/api/tables", {"game": other, "options": {}, "seats": seats, "listed": True}).json()["code"]
    with host.socket(code) as line:
        line.until("table")
        assert find(guest)["game"] == GAME.id
        guest.post(f"/api/tables/{find(guest)['code']}/leave")
        assert find(server.guest(), other_games=True)["code"] == code


def test_whoever_asks_twice_has_one_seat(server: House) -> None:
    guest = server.guest()
    assert [find(guest)["code"]] == [find(guest)["code"]]
    assert len(guest.get("/api/tables")["mine"]) == 1


def test_only_a_table_of_the_wanted_size_will_do(server: House) -> None:
    host, guest = server.guest(), server.guest()
    code = host.table("me", *["open"] * (MANY - 1), listed=True)["code"]
    with host.socket(code) as line:
        line.until("table")
        assert len(find(guest, seats=SEATS)["seats"]) == SEATS


def test_many_at_once_come_together(server: House) -> None:
    """Nobody sits twice, and no more tables are opened than needed."""
    guests = [server.guest() for _ in range(MANY)]
    opened = find(guests[0])["code"]
    with guests[0].socket(opened) as line:
        line.until("table")
        with ThreadPoolExecutor(1) as pool:
            found = list(pool.map(lambda guest: find(guest)["code"], guests[1:]))
    assert found == [opened] * (MANY - 1)


def test_a_game_that_is_not_there_is_refused(server: House) -> None:
    assert find(server.guest(), game="chess")["key"] == "no-such-game"


def test_the_host_begins_with_bots_in_the_open_seats(server: House) -> None:
    guest = server.guest()
    code = find(guest)["code"]
    assert guest.post(f"/api/tables/{code}/start", {}).json()["key"] == "seats-open"
    table = guest.post(f"/api/tables/{code}/start", {"bots": True}).json()
    assert table["phase"] == "playing"
    assert [seat["kind"] for seat in table["seats"]] == ["person", *["bot"] * (MANY - 1)]


def test_nobody_but_the_host_begins_with_bots(server: House) -> None:
    host, guest = server.guest(), server.guest()
    code = host.table("me", *["open"] * (MANY - 1))["code"]
    assert guest.post(f"/api/tables/{code}/start", {"bots": True}).json()["key"] == "host-only"
    assert [seat["kind"] for seat in host.get(f"/api/tables/{code}")["seats"]].count("open") == MANY - 1
