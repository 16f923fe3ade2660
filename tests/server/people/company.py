"""People who know each other: they have played a game together, and given it up."""

from __future__ import annotations

from httpx import Response

from omerta.kit.chance import FastChance
from omerta.table import AnyMatch
from tests.server.house import GAME, Guest, House


def named(server: House, *names: str) -> list[Guest]:
    people = [server.guest() for _ in names]
    for guest, name in zip(people, names, strict=True):
        guest.ask("PUT", "/api/me", json={"name": name, "hat": "boater"})
    return people


def seated(people: list[Guest], game: str = GAME.id) -> str:
    """They sit at a table of the first, and the game begins."""
    code: str = people[0].table("me", *["open"] * (len(people) - 1), game=game)["code"]
    for guest in people[1:]:
        assert guest.post(f"/api/tables/{code}/join", {}).status_code == 200
    return begun(people, code)


def begun(people: list[Guest], code: str) -> str:
    response = people[0].post(f"/api/tables/{code}/start")
    assert response.status_code == 200, response.text
    return code


def given_up(server: House, people: list[Guest], code: str) -> str:
    """Everybody votes to give up: the shortest way to the end."""
    server.change(code, lambda match: [match.vote(seat, "concede", True, match.now) for seat in range(len(people))])
    assert people[0].get(f"/api/tables/{code}")["phase"] == "over"
    return code


def played_out(server: House, people: list[Guest], code: str) -> str:
    """Somebody moves at random for everybody, until the game is over."""
    server.change(code, _play)
    assert people[0].get(f"/api/tables/{code}")["phase"] == "over"
    return code


def _play(match: AnyMatch) -> None:
    chance = FastChance(1)
    while not match.outcome():
        seat = next(seat for seat in range(match.header.seats) if match.open(seat))
        actions = [action for group in match.menu(seat) for action in group.actions]
        match.act(seat, match.open(seat)[0].id, actions[chance.below(len(actions))], match.now)


def played(server: House, people: list[Guest]) -> str:
    return given_up(server, people, seated(people))


def friends(server: House, *names: str) -> list[Guest]:
    """They have played one game together."""
    people = named(server, *names)
    played(server, people)
    return people


def handle_of(guest: Guest, name: str) -> str:
    """What the person of that name is to this one."""
    people = guest.get("/api/me/company")["people"]
    found: str = next(each["handle"] for each in people if each["name"] == name)
    return found


def club_of(people: list[Guest], names: tuple[str, ...], name: str = "Donnerstag") -> str:
    """The first founds a club and asks all others, who join."""
    founder = people[0]
    asked = [handle_of(founder, each) for each in names]
    response = founder.post("/api/clubs", {"name": name, "people": asked})
    assert response.status_code == 201, response.text
    club: str = response.json()["clubs"][0]["id"]
    for guest in people[1:]:
        assert guest.post(f"/api/clubs/{club}/join").status_code == 200
    return club


def problem(response: Response) -> tuple[int, str]:
    """The status and the key of a refusal."""
    return response.status_code, response.json()["key"]
