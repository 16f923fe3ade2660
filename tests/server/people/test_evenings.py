"""An evening: several games in a row, of different kinds; who has won what; what comes next."""

from __future__ import annotations

from pathlib import Path

from httpx import Response

from tests.server.house import Answer, Guest, House, house
from tests.server.people.company import begun, given_up, named, played, played_out, problem


def evening(guest: Guest, code: str) -> Answer:
    told: Answer = guest.get(f"/api/tables/{code}/evening")
    return told


def wish(guest: Guest, code: str, game: str | None) -> Response:
    response: Response = guest.ask("PUT", f"/api/tables/{code}/evening", json={"game": game})
    return response


def choose(guest: Guest, code: str, game: str) -> Response:
    response: Response = guest.post(f"/api/tables/{code}/evening", {"game": game})
    return response


def test_the_host_goes_on_with_another_game_and_everybody_sits_there(server: House) -> None:
    people = named(server, "Anna", "Bruno", "Carla")
    code = played(server, people)
    following = choose(people[0], code, "palermo").json()
    assert following["game"] == "palermo"
    assert [seat["name"] for seat in following["seats"]] == ["Anna", "Bruno", "Carla"]
    assert people[1].get(f"/api/tables/{code}")["rematch"] == following["code"]
    assert choose(people[0], code, "wallet").json()["code"] == following["code"], "the first choice stands"


def test_the_tally_goes_over_all_tables_of_the_evening_and_outlives_a_restart(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        people = named(server, "Anna", "Bruno")
        code = played(server, people)
        second = choose(people[0], code, "falconi").json()["code"]
        played_out(server, people, begun(people, second))
        told = evening(people[1], second)
    assert [game["game"] for game in told["games"]] == [told["games"][0]["game"], "falconi"]
    assert (told["tables"], [person["played"] for person in told["people"]]) == (2, [2, 2])
    wins = sum(len(person["won"]) for person in told["people"])
    assert wins == sum(len(game["winners"]) for game in told["games"]) > 0
    with house(tmp_path) as server:
        again = server.guest()
        again.cookie = people[1].cookie
        assert evening(again, second) == told


def test_a_rematch_belongs_to_the_same_evening(server: House) -> None:
    people = named(server, "Anna", "Bruno")
    code = played(server, people)
    second = people[0].post(f"/api/tables/{code}/rematch", {}).json()["code"]
    given_up(server, people, begun(people, second))
    assert [game["code"] for game in evening(people[0], second)["games"]] == [code, second]


def test_bots_fill_the_seats_that_people_do_not(server: House) -> None:
    people = named(server, "Anna", "Bruno")
    code = played(server, people)
    following = choose(people[0], code, "cuba").json()
    assert [seat["kind"] for seat in following["seats"]] == ["person"] * 2 + ["bot"] * 3


def test_a_game_for_fewer_people_is_neither_offered_nor_laid(server: House) -> None:
    people = named(server, *"ABCDEF")
    code = people[0].table(*["me"], *["open"] * 5, game="wallet")["code"]
    for guest in people[1:]:
        guest.post(f"/api/tables/{code}/join", {})
    begun(people, code)
    assert evening(people[0], code)["choices"] == ["cuba", "wallet"]


def test_more_than_half_of_the_people_choose_without_the_host(server: House) -> None:
    people = named(server, "Anna", "Bruno", "Carla")
    code = played(server, people)
    first = wish(people[1], code, "palermo").json()
    assert (first["next"], first["needed"], first["wishes"]) == (
        None,
        2,
        [{"game": "palermo", "count": 1, "yours": True}],
    )
    assert evening(people[0], code)["wishes"] == [{"game": "palermo", "count": 1, "yours": False}]
    second = wish(people[2], code, "palermo").json()
    assert second["next"] is not None
    following = people[1].get(f"/api/tables/{second['next']}")
    assert following["game"] == "palermo"
    assert people[0].get(f"/api/tables/{second['next']}")["host"], "the host stays the host"


def test_a_wish_can_be_changed_and_taken_back(server: House) -> None:
    people = named(server, "Anna", "Bruno", "Carla")
    code = played(server, people)
    wish(people[1], code, "palermo")
    assert wish(people[1], code, "wallet").json()["wishes"] == [{"game": "wallet", "count": 1, "yours": True}]
    assert wish(people[1], code, None).json()["wishes"] == []


def test_wishes_outlive_a_restart(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        people = named(server, "Anna", "Bruno", "Carla")
        code = played(server, people)
        wish(people[1], code, "palermo")
    with house(tmp_path) as server:
        again = server.guest()
        again.cookie = people[2].cookie
        assert wish(again, code, "palermo").json()["next"] is not None


def test_only_the_host_chooses_and_only_who_sits_there_wishes(server: House) -> None:
    people = named(server, "Anna", "Bruno")
    (zoe,) = named(server, "Zoe")
    code = played(server, people)
    assert problem(choose(people[1], code, "palermo")) == (403, "host-only")
    assert problem(wish(zoe, code, "palermo")) == (403, "not-seated")
    assert problem(wish(people[1], code, "chess")) == (404, "no-such-game")


def test_nothing_is_chosen_before_the_end(server: House) -> None:
    anna = server.guest()
    code = anna.started("me", "bot")
    assert problem(choose(anna, code, "palermo")) == (409, "not-over")
    assert problem(wish(anna, code, "palermo")) == (409, "not-over")


def test_who_may_not_look_on_does_not_see_the_evening(server: House) -> None:
    anna, zoe = named(server, "Anna", "Zoe")
    code = anna.started("me", "bot", spectators=False)
    assert problem(zoe.ask("GET", f"/api/tables/{code}/evening")) == (403, "no-spectators")
