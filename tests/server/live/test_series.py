"""A series of games at one table: the vote, the next game on new seats, the points, the records."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from omerta.server.store.writer import NotStored
from omerta.table import load
from omerta.testing.toys import TOYS
from tests.server.house import Answer, Guest, HandClock, House, Line, house
from tests.server.parlour import NO_CLOCKS, do, seed_where, thief_on_seat_1
from tests.server.people.company import named

pytestmark = pytest.mark.usefixtures("toys")


@pytest.fixture
def clocked(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path, HandClock(), window=0, seed=seed_where(thief_on_seat_1, 3)) as opened:
        yield opened


def friends(server: House, **wishes: object) -> tuple[list[Guest], str]:
    """Three people at a table for two evenings; seat 1 is the thief in the first."""
    people = named(server, "Mara", "Nico", "Silvio")
    wish = {"game": "parlour", "options": {"evenings": 2}, "lengths": NO_CLOCKS, **wishes}
    code = people[0].table("me", "open", "open", **wish)["code"]
    for friend in people[1:]:
        friend.post(f"/api/tables/{code}/join", {})
    assert people[0].post(f"/api/tables/{code}/start").status_code == 200
    return people, code


def found(host: Line, other: Line) -> None:
    """The host accuses the thief; the evening is over, host and remaining guests have won."""
    host.until("welcome")
    other.until("welcome")
    assert do(host, "a", "accuse", do="accuse", target=1)["type"] == "accepted"
    assert do(other, "b", "reaction", do="hold")["type"] == "accepted"
    host.settled()


def first_evening(server: House, people: list[Guest], code: str, votes: tuple[int | None, ...] = (2, 2)) -> None:
    """Played to the end, and voted: for seat 2 as the next host."""
    with people[0].socket(code, 0) as host, people[2].socket(code, 2) as other:
        found(host, other)
        asked = host.standing["ballot"]["asked"]
        for line, vote in zip((host, other), votes, strict=False):
            if line.view["you"] in asked:
                assert line.answer(type="cast", id="n", candidate=vote)["type"] == "accepted"
    assert server.match(code).ballot() is None


def next_game(guest: Guest, code: str) -> Any:
    return guest.post(f"/api/tables/{code}/next")


def yours(table: Answer) -> list[int]:
    return [seat["seat"] for seat in table["seats"] if seat["yours"]]


def standing(table: Answer) -> tuple[object, ...]:
    """Tells who is at a table just now."""
    return table["phase"], table["series"], yours(table), [seat["name"] for seat in table["seats"]]


def test_before_the_first_game_is_over_nobody_has_a_point(clocked: House) -> None:
    people, code = friends(clocked)
    assert people[0].get(f"/api/tables/{code}")["series"] == {
        "number": 1,
        "games": 2,
        "points": [0, 0, 0],
        "places": False,
    }


def test_each_winner_of_a_game_scores_one(clocked: House) -> None:
    people, code = friends(clocked)
    winners = points_after_the_first(clocked, people, code)
    assert winners[0] == 1 and winners[1] == 0


def points_after_the_first(server: House, people: list[Guest], code: str) -> list[int]:
    first_evening(server, people, code)
    outcome = server.match(code).outcome()
    points: list[int] = people[0].get(f"/api/tables/{code}")["series"]["points"]
    assert outcome and points == [int(seat in outcome.winners) for seat in range(3)]
    return points


def test_the_next_game_is_dealt_on_the_seats_that_the_vote_gives(clocked: House) -> None:
    people, code = friends(clocked)
    points = points_after_the_first(clocked, people, code)
    table = next_game(people[1], code).json()
    assert table["phase"] in ("playing", "over")
    assert table["series"]["number"] == 2
    assert [yours(guest.get(f"/api/tables/{code}")) for guest in people] == [[1], [2], [0]]
    before_the_second = [points[seat] for seat in (2, 0, 1)]
    gained = [after - before for after, before in zip(table["series"]["points"], before_the_second, strict=True)]
    assert set(gained) <= {0, 1}


def test_whoever_asks_second_finds_it_dealt(clocked: House) -> None:
    people, code = friends(clocked)
    first_evening(clocked, people, code)
    first = next_game(people[0], code).json()
    again = next_game(people[2], code)
    assert again.status_code in (200, 409)
    assert people[0].get(f"/api/tables/{code}")["series"]["number"] == first["series"]["number"] == 2


def test_those_who_are_connected_are_told_and_sit_down_anew(clocked: House) -> None:
    people, code = friends(clocked)
    first_evening(clocked, people, code)
    with people[1].socket(code, 1) as line:
        line.until("welcome")
        next_game(people[0], code)
        while line.until("table")["table"]["series"]["number"] != 2:
            pass
        assert yours(line.table) == [2]
        with pytest.raises(WebSocketDisconnect, check=lambda closed: closed.code == 4410):
            line.hear()
    with people[1].socket(code, 2) as line:
        welcome = line.until("welcome")
        assert welcome["frames"][0]["number"] == 1 and line.view["you"] == 2


def test_whoever_was_away_comes_back_to_the_new_seat(clocked: House) -> None:
    """Its socket names the game it knew: neither its old seat nor its last frame mean anything in the next."""
    people, code = friends(clocked)
    first_evening(clocked, people, code)
    next_game(people[0], code)
    with people[1].socket(code, 1, after=4, game=1) as line:
        assert line.until("table")["table"]["series"]["number"] == 2
        with pytest.raises(WebSocketDisconnect, check=lambda closed: closed.code == 4410):
            line.hear()


def test_the_table_is_the_same_after_a_restart_in_between(tmp_path: Path) -> None:
    clock, seed = HandClock(), seed_where(thief_on_seat_1, 3)
    with house(tmp_path, clock, window=0, seed=seed) as server:
        people, code = friends(server)
        first_evening(server, people, code)
        before = standing(people[0].get(f"/api/tables/{code}"))
    with house(tmp_path, clock, window=0, seed=seed) as server:
        cookies = [guest.cookie for guest in people]
        people = [server.guest() for _ in people]
        for guest, cookie in zip(people, cookies, strict=True):
            guest.cookie = cookie
        assert standing(people[0].get(f"/api/tables/{code}")) == before
        dealt = standing(next_game(people[0], code).json())
    with house(tmp_path, clock, window=0, seed=seed) as server:
        again = server.guest()
        again.cookie = cookies[0]
        assert standing(again.get(f"/api/tables/{code}")) == dealt
        with again.socket(code, 1) as line:
            assert line.until("welcome")["table"]["series"]["number"] == 2


def test_the_games_before_are_kept_as_records(clocked: House) -> None:
    people, code = friends(clocked)
    first_evening(clocked, people, code)
    record = people[0].ask("GET", f"/api/tables/{code}/record.jsonl").text
    next_game(people[0], code)
    kept = people[1].ask("GET", f"/api/tables/{code}/record.jsonl?game=1")
    assert kept.status_code == 200 and kept.text == record
    assert load(kept.text.splitlines(), TOYS.get).closed is not None
    assert people[0].ask("GET", f"/api/tables/{code}/record.jsonl?game=7").json()["key"] == "no-such-game-of-series"


def test_while_the_vote_is_open_there_is_no_next_game(clocked: House) -> None:
    people, code = friends(clocked)
    with people[0].socket(code, 0) as host, people[2].socket(code, 2) as other:
        found(host, other)
    assert next_game(people[0], code).json()["key"] == "ballot-open"


def test_whoever_has_not_voted_when_the_time_is_over_abstains(clocked: House) -> None:
    people, code = friends(clocked)
    with people[0].socket(code, 0) as host, people[2].socket(code, 2) as other:
        found(host, other)
    clocked.pass_time(code, 30_000)
    assert next_game(people[0], code).status_code == 200


def test_a_running_game_is_not_left_for_the_next(clocked: House) -> None:
    people, code = friends(clocked)
    assert next_game(people[0], code).json()["key"] == "not-over"


def test_only_those_at_the_table_go_on(clocked: House) -> None:
    people, code = friends(clocked)
    first_evening(clocked, people, code)
    assert next_game(clocked.guest(), code).json()["key"] == "not-seated"


def test_there_is_no_rematch_before_the_match_is_over(clocked: House) -> None:
    people, code = friends(clocked)
    first_evening(clocked, people, code)
    assert people[0].post(f"/api/tables/{code}/rematch").json()["key"] == "series-goes-on"


def test_after_its_last_game_the_match_is_over_and_the_vote_counts_for_the_rematch(clocked: House) -> None:
    people, code = friends(clocked, options={"evenings": 1})
    first_evening(clocked, people, code)
    assert next_game(people[0], code).json()["key"] == "series-is-over"
    rematch = people[0].post(f"/api/tables/{code}/rematch").json()
    assert yours(rematch) == [1]
    assert rematch["series"] == {"number": 1, "games": 1, "points": [0, 0, 0], "places": False}


def test_a_game_that_cannot_be_stored_is_not_begun(clocked: House, monkeypatch: pytest.MonkeyPatch) -> None:
    people, code = friends(clocked)
    first_evening(clocked, people, code)
    before = standing(people[0].get(f"/api/tables/{code}"))

    async def refuse(*_args: object) -> None:
        raise NotStored("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(clocked.desk.means.store, "go_on", refuse)
        assert next_game(people[0], code).status_code == 503
    assert standing(people[0].get(f"/api/tables/{code}")) == before
    assert next_game(people[0], code).status_code == 200


def test_bots_abstain_and_nobody_waits_for_them(tmp_path: Path) -> None:
    with house(tmp_path, window=0) as server:
        guest = server.guest()
        code = guest.started("bot", "bot", "bot", game="parlour", options={"evenings": 3}, lengths=NO_CLOCKS)
        for number in (1, 2, 3):
            server.wait(lambda: guest.get(f"/api/tables/{code}")["phase"] == "over")
            server.wait(lambda: server.match(code).followed is not None)
            assert guest.get(f"/api/tables/{code}")["series"]["number"] == number
            assert next_game(guest, code).status_code == (200 if number < 3 else 409)
