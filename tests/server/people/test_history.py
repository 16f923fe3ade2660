"""One's own games: written with their end, told to oneself alone, and never more than the end has laid open."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.house import Answer, Guest, House, house
from tests.server.people.company import friends, named, played, played_out, seated


def games_of(guest: Guest) -> list[Answer]:
    games: list[Answer] = guest.get("/api/me/games")["games"]
    return games


def test_a_game_that_is_over_stands_in_the_history_of_everybody_who_sat_there(server: House) -> None:
    anna, bruno = named(server, "Anna", "Bruno")
    code = played(server, [anna, bruno])
    (game,) = games_of(bruno)
    assert (game["code"], game["number"], game["game"]) == (code, 1, anna.get(f"/api/tables/{code}")["game"])
    assert [(seat["name"], seat["yours"]) for seat in game["seats"]] == [("Anna", False), ("Bruno", True)]
    assert game["ended"] >= game["began"]
    assert games_of(server.guest()) == []


def test_a_running_game_is_no_history(server: House) -> None:
    anna = server.guest()
    anna.started("me", "bot")
    assert games_of(anna) == []


def test_a_game_that_ended_without_a_result_is_nobodys_history(server: House) -> None:
    people = named(server, "Anna", "Bruno")
    code = seated(people)
    server.change(code, lambda match: [match.vote(seat, "end", True, match.now) for seat in range(2)])
    assert people[0].get(f"/api/tables/{code}")["phase"] == "over"
    assert games_of(people[0]) == []
    assert people[1].get(f"/api/tables/{code}/evening")["games"] == []


def test_whoever_has_been_deleted_is_a_guest_in_the_history_of_the_others(server: House) -> None:
    anna, bruno = friends(server, "Anna", "Bruno")
    anna.ask("DELETE", "/api/me")
    (game,) = games_of(bruno)
    assert [(seat["name"], seat["bot"]) for seat in game["seats"]] == [(None, False), ("Bruno", False)]


def test_more_games_than_a_page_holds_follow_page_by_page(server: House) -> None:
    anna, bruno = named(server, "Anna", "Bruno")
    codes = [played(server, [anna, bruno]) for _ in range(22)]
    first = anna.get("/api/me/games")
    second = anna.get(f"/api/me/games?before={first['more']}")
    assert [game["code"] for game in (*first["games"], *second["games"])] == codes[::-1]
    assert second["more"] is None


@pytest.mark.parametrize("before", ["x", "1-2", "1-2-x", "1-2-3-4", "-1-2-3", "9" * 30 + "-1-1"])
def test_a_place_that_is_none_is_refused(before: str, server: House) -> None:
    assert server.guest().ask("GET", f"/api/me/games?before={before}").status_code == 400


def test_games_that_ended_before_they_were_written_down_are_filed_after_a_start(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        anna, bruno = named(server, "Anna", "Bruno")
        code = played(server, [anna, bruno])
        told = games_of(anna)
    with closing(sqlite3.connect(tmp_path / "omerta.db")) as database:
        database.execute("DELETE FROM results")
        database.execute("DELETE FROM finished")
        database.commit()
    with house(tmp_path) as server:
        again = server.guest()
        again.cookie = anna.cookie
        server.wait(lambda: bool(games_of(again)))
        assert games_of(again) == told
    assert told[0]["code"] == code


def test_figures_count_by_game_and_say_how_sure_they_are(server: House) -> None:
    anna, bruno = named(server, "Anna", "Bruno")
    for _ in range(3):
        played(server, [anna, bruno])
    (figures,) = anna.get("/api/me/figures")["games"]
    whole = figures["whole"]
    assert (whole["played"], len(figures["course"])) == (3, 3)
    assert whole["share"] == whole["won"] / 3
    assert whole["low"] <= whole["share"] <= whole["high"]
    assert server.guest().get("/api/me/figures") == {"games": []}


def test_a_role_is_told_where_the_end_lays_it_open_and_figures_go_by_it(server: House) -> None:
    people = named(server, "Anna", "Bruno")
    code = played_out(server, people, seated(people, "falconi"))
    (game,) = games_of(people[1])
    match = server.match(code)
    assert match.game.roles, "this game has roles"
    roles = [seat["role"] for seat in game["seats"]]
    assert roles == list(match.game.roles(match.snapshot(None).view))
    assert len(set(roles)) == 2
    winners = {seat for seat, told in enumerate(game["seats"]) if told["won"]}
    outcome = match.outcome()
    assert outcome and winners == set(outcome.winners)
    (figures,) = people[1].get("/api/me/figures")["games"]
    assert [(figure["role"], figure["played"]) for figure in figures["roles"]] == [(roles[1], 1)]
