"""Clubs: by consent, seen by their members alone, a table for all in one tap, and a rating all have agreed to."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.house import Answer, Guest, House, house
from tests.server.people.company import begun, club_of, friends, given_up, handle_of, named, played_out, problem


def clubs_of(guest: Guest) -> list[Answer]:
    clubs: list[Answer] = guest.get("/api/clubs")["clubs"]
    return clubs


def members_of(guest: Guest) -> list[tuple[str, str]]:
    (club,) = clubs_of(guest)
    return [(member["name"], member["state"]) for member in club["members"]]


def test_nobody_is_in_a_club_before_they_have_said_yes(server: House) -> None:
    anna, bruno = friends(server, "Anna", "Bruno")
    anna.post("/api/clubs", {"name": "Donnerstag", "people": [handle_of(anna, "Bruno")]})
    assert members_of(anna) == [("Anna", "in"), ("Bruno", "asked")]
    assert clubs_of(bruno) == []
    (ask,) = bruno.get("/api/me/asked")["clubs"]
    assert (ask["club"], ask["name"], ask["members"], ask["rated"]) == ("Donnerstag", "Anna", 1, False)
    bruno.post(f"/api/clubs/{ask['id']}/join")
    assert members_of(bruno) == [("Anna", "in"), ("Bruno", "in")]


def test_a_club_outlives_a_restart(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        anna, bruno = friends(server, "Anna", "Bruno")
        club_of([anna, bruno], ("Bruno",))
    with house(tmp_path) as server:
        again = server.guest()
        again.cookie = bruno.cookie
        assert members_of(again) == [("Anna", "in"), ("Bruno", "in")]


def test_whoever_says_no_is_not_asked_again(server: House) -> None:
    anna, bruno = friends(server, "Anna", "Bruno")
    club = anna.post("/api/clubs", {"name": "Donnerstag", "people": [handle_of(anna, "Bruno")]}).json()["clubs"][0]
    bruno.post(f"/api/clubs/{club['id']}/leave")
    anna.post(f"/api/clubs/{club['id']}/members", {"person": handle_of(anna, "Bruno")})
    assert bruno.get("/api/me/asked")["clubs"] == []
    assert problem(bruno.post(f"/api/clubs/{club['id']}/join")) == (404, "no-such-club")


@pytest.mark.parametrize("path", ["join", "leave", "rating", "members", "tables"])
def test_to_all_others_a_club_is_not_there(path: str, server: House) -> None:
    anna, bruno, carla = friends(server, "Anna", "Bruno", "Carla")
    club = club_of([anna, bruno], ("Bruno",))
    bodies: dict[str, object] = {
        "rating": {"agrees": True},
        "members": {"person": handle_of(carla, "Anna")},
        "tables": {"game": "villa"},
    }
    response = carla.ask("PUT" if path == "rating" else "POST", f"/api/clubs/{club}/{path}", json=bodies.get(path, {}))
    assert problem(response) == (404, "no-such-club")
    assert len(clubs_of(anna)[0]["members"]) == 2


def test_strangers_and_people_who_take_no_invitations_are_not_asked(server: House) -> None:
    anna, bruno = friends(server, "Anna", "Bruno")
    bruno.ask("PUT", "/api/me/company", json={"invitable": False})
    wish = {"name": "Donnerstag", "people": [handle_of(anna, "Bruno")]}
    assert problem(anna.post("/api/clubs", wish)) == (409, "takes-no-invitations")
    assert problem(anna.post("/api/clubs", wish | {"people": ["0" * 16]})) == (404, "no-such-person")
    assert clubs_of(anna) == [], "what is refused changes nothing"


@pytest.mark.parametrize("name", ["", " \u200b ", "x" * 25, "\u202e"])
def test_a_club_has_a_name_that_can_be_shown(name: str, server: House) -> None:
    assert server.guest().post("/api/clubs", {"name": name}).status_code == 400


def test_the_founder_sends_somebody_away_and_nobody_else_does(server: House) -> None:
    anna, bruno, carla = friends(server, "Anna", "Bruno", "Carla")
    club = club_of([anna, bruno, carla], ("Bruno", "Carla"))
    refused = bruno.ask("DELETE", f"/api/clubs/{club}/members/{handle_of(bruno, 'Carla')}")
    assert problem(refused) == (403, "founder-only")
    anna.ask("DELETE", f"/api/clubs/{club}/members/{handle_of(anna, 'Carla')}")
    assert members_of(bruno) == [("Anna", "in"), ("Bruno", "in")]
    assert clubs_of(carla) == []


def test_a_club_goes_to_the_next_when_its_founder_leaves_and_ends_with_the_last(server: House) -> None:
    anna, bruno = friends(server, "Anna", "Bruno")
    club = club_of([anna, bruno], ("Bruno",))
    anna.post(f"/api/clubs/{club}/leave")
    assert clubs_of(anna) == []
    assert clubs_of(bruno)[0]["founder"]
    bruno.post(f"/api/clubs/{club}/leave")
    assert problem(bruno.post(f"/api/clubs/{club}/join")) == (404, "no-such-club")


def test_whoever_is_deleted_is_in_no_club(server: House) -> None:
    anna, bruno = friends(server, "Anna", "Bruno")
    club_of([anna, bruno], ("Bruno",))
    anna.ask("DELETE", "/api/me")
    assert members_of(bruno) == [("Bruno", "in")]
    assert clubs_of(bruno)[0]["founder"]


def test_a_table_for_the_club_invites_all_its_members(server: House) -> None:
    anna, bruno, carla = friends(server, "Anna", "Bruno", "Carla")
    club = club_of([anna, bruno, carla], ("Bruno", "Carla"))
    carla.ask("PUT", "/api/me/company", json={"invitable": False})
    table = anna.post(f"/api/clubs/{club}/tables", {"game": "villa"}).json()
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "open"]
    assert [each["code"] for each in bruno.get("/api/me/asked")["tables"]] == [table["code"]]
    assert carla.get("/api/me/asked")["tables"] == []


# The rating


def agreed(people: list[Guest], club: str, *, agrees: bool = True) -> None:
    for guest in people:
        assert guest.ask("PUT", f"/api/clubs/{club}/rating", json={"agrees": agrees}).status_code == 200


def ratings_of(guest: Guest) -> dict[str, int | None]:
    (club,) = clubs_of(guest)
    return {member["name"]: (member["rating"] or {}).get("points") for member in club["members"]}


def falconi(server: House, people: list[Guest], club: str, stranger: Guest | None = None) -> None:
    """A game at the club's table that some of them win and some lose."""
    guests = [*people[1:], *([stranger] if stranger else [])]
    code = people[0].post(f"/api/clubs/{club}/tables", {"game": "falconi"}).json()["code"]
    for guest in guests:
        assert guest.post(f"/api/tables/{code}/join", {}).status_code == 200
    begun(people, code)
    played_out(server, people, code)


def test_a_rating_is_kept_when_everybody_agrees_and_not_before(server: House) -> None:
    anna, bruno = friends(server, "Anna", "Bruno")
    club = club_of([anna, bruno], ("Bruno",))
    assert clubs_of(anna)[0]["rated"] is None
    agreed([anna], club)
    assert clubs_of(anna)[0]["rated"] is None
    agreed([bruno], club)
    assert clubs_of(anna)[0]["rated"] is not None
    agreed([bruno], club, agrees=False)
    assert clubs_of(anna)[0]["rated"] is None


def test_whoever_joins_a_club_that_keeps_a_rating_agrees_to_it(server: House) -> None:
    anna, bruno, carla = friends(server, "Anna", "Bruno", "Carla")
    club = club_of([anna, bruno], ("Bruno",))
    agreed([anna, bruno], club)
    anna.post(f"/api/clubs/{club}/members", {"person": handle_of(anna, "Carla")})
    assert carla.get("/api/me/asked")["clubs"][0]["rated"]
    carla.post(f"/api/clubs/{club}/join")
    assert clubs_of(carla)[0]["rated"] is not None
    assert clubs_of(carla)[0]["agrees"]


def test_games_count_from_the_agreement_on_and_only_among_members(server: House) -> None:
    anna, bruno = friends(server, "Anna", "Bruno")
    (zoe,) = named(server, "Zoe")
    club = club_of([anna, bruno], ("Bruno",))
    falconi(server, [anna, bruno], club)
    agreed([anna, bruno], club)
    assert clubs_of(anna)[0]["counted"] == 0
    assert ratings_of(anna) == {"Anna": None, "Bruno": None}
    falconi(server, [anna, bruno], club)
    counted = clubs_of(anna)[0]
    assert counted["counted"] == 1
    rated = ratings_of(anna)
    assert rated["Anna"] != rated["Bruno"] and rated == ratings_of(bruno)
    assert zoe.get("/api/clubs") == {"clubs": [], "asked": []}


def test_a_game_that_is_won_or_lost_together_does_not_count(server: House) -> None:
    anna, bruno = friends(server, "Anna", "Bruno")
    club = club_of([anna, bruno], ("Bruno",))
    agreed([anna, bruno], club)
    code = anna.post(f"/api/clubs/{club}/tables", {"game": "villa"}).json()["code"]
    bruno.post(f"/api/tables/{code}/join", {})
    given_up(server, [anna, bruno], begun([anna, bruno], code))
    assert clubs_of(anna)[0]["counted"] == 0
