"""People one has played with, and invitations to tables: who may ask whom, and how often."""

from __future__ import annotations

from pathlib import Path

from httpx import Response

from tests.server.house import Answer, Guest, House, house
from tests.server.people.company import friends, handle_of, named, problem, seated


def company_of(guest: Guest) -> list[tuple[str, int]]:
    return [(each["name"], each["games"]) for each in guest.get("/api/me/company")["people"]]


def invite(host: Guest, code: str, handle: str) -> Response:
    response: Response = host.post(f"/api/tables/{code}/invitations", {"person": handle})
    return response


def asked(guest: Guest) -> list[Answer]:
    tables: list[Answer] = guest.get("/api/me/asked")["tables"]
    return tables


def open_table(host: Guest) -> str:
    code: str = host.table("me", "open")["code"]
    return code


def test_those_with_whom_one_has_played_are_listed_with_how_often(server: House) -> None:
    anna, bruno = friends(server, "Anna", "Bruno")
    assert company_of(anna) == [("Bruno", 1)]
    assert company_of(bruno) == [("Anna", 1)]
    assert company_of(server.guest()) == []


def test_those_with_whom_one_plays_now_are_listed_too(server: House) -> None:
    anna, bruno = named(server, "Anna", "Bruno")
    seated([anna, bruno])
    assert company_of(anna) == [("Bruno", 0)]


def test_a_handle_means_somebody_to_one_person_alone(server: House) -> None:
    anna, bruno, _carla = friends(server, "Anna", "Bruno", "Carla")
    assert handle_of(anna, "Carla") != handle_of(bruno, "Carla")
    code = open_table(anna)
    assert problem(invite(anna, code, handle_of(bruno, "Carla"))) == (404, "no-such-person")


def test_whoever_is_deleted_is_no_companion_any_more(server: House) -> None:
    anna, bruno = friends(server, "Anna", "Bruno")
    handle = handle_of(anna, "Bruno")
    bruno.ask("DELETE", "/api/me")
    assert company_of(anna) == []
    assert problem(invite(anna, open_table(anna), handle)) == (404, "no-such-person")


def test_an_invitation_stands_in_the_others_lobby_until_they_sit_there(server: House) -> None:
    anna, bruno = friends(server, "Anna", "Bruno")
    code = open_table(anna)
    handle = handle_of(anna, "Bruno")
    assert invite(anna, code, handle).json() == {"people": [handle]}
    (invitation,) = asked(bruno)
    assert (invitation["code"], invitation["name"], invitation["free"]) == (code, "Anna", 1)
    bruno.post(f"/api/tables/{code}/join", {})
    assert asked(bruno) == []


def test_an_invitation_outlives_a_restart(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        anna, bruno = friends(server, "Anna", "Bruno")
        code = open_table(anna)
        invite(anna, code, handle_of(anna, "Bruno"))
    with house(tmp_path) as server:
        again = server.guest()
        again.cookie = bruno.cookie
        assert [each["code"] for each in asked(again)] == [code]


def test_whoever_declines_is_not_asked_to_that_table_again(server: House) -> None:
    anna, bruno = friends(server, "Anna", "Bruno")
    code, handle = open_table(anna), handle_of(anna, "Bruno")
    invite(anna, code, handle)
    assert bruno.ask("DELETE", f"/api/tables/{code}/invitations").json()["tables"] == []
    invite(anna, code, handle)
    assert asked(bruno) == []


def test_only_the_host_invites_and_sees_who_is_invited(server: House) -> None:
    anna, bruno, carla = friends(server, "Anna", "Bruno", "Carla")
    code = open_table(anna)
    assert problem(invite(bruno, code, handle_of(bruno, "Carla"))) == (403, "host-only")
    assert problem(bruno.ask("GET", f"/api/tables/{code}/invitations")) == (403, "host-only")
    assert asked(carla) == []


def test_nobody_is_invited_to_a_game_that_has_begun_or_is_full(server: House) -> None:
    anna, _bruno = friends(server, "Anna", "Bruno")
    handle = handle_of(anna, "Bruno")
    full = anna.table("me", "bot")["code"]
    assert problem(invite(anna, full, handle)) == (409, "table-full")
    anna.post(f"/api/tables/{full}/start")
    assert problem(invite(anna, full, handle)) == (409, "already-begun")


def test_a_stranger_is_not_invited(server: House) -> None:
    anna, stranger = named(server, "Anna", "Zoe")
    friends(server, "Bruno", "Carla")
    assert problem(invite(anna, open_table(anna), "0" * 16)) == (404, "no-such-person")
    assert invite(anna, open_table(anna), "rubbish").status_code == 400
    assert asked(stranger) == []


def test_who_takes_no_invitations_and_who_has_blocked_one_cannot_be_told_apart(server: House) -> None:
    anna, bruno, carla = friends(server, "Anna", "Bruno", "Carla")
    bruno.ask("PUT", "/api/me/company", json={"invitable": False})
    carla.ask("PUT", f"/api/me/company/{handle_of(carla, 'Anna')}", json={"blocked": True})
    code = open_table(anna)
    refusals = [problem(invite(anna, code, handle_of(anna, name))) for name in ("Bruno", "Carla")]
    assert refusals == [(409, "takes-no-invitations")] * 2
    assert asked(bruno) == asked(carla) == []


def test_whoever_is_blocked_later_asks_no_more_and_may_again_if_they_are_unblocked(server: House) -> None:
    anna, bruno = friends(server, "Anna", "Bruno")
    invite(anna, open_table(anna), handle_of(anna, "Bruno"))
    path = f"/api/me/company/{handle_of(bruno, 'Anna')}"
    assert bruno.ask("PUT", path, json={"blocked": True}).json()["people"][0]["blocked"]
    assert asked(bruno) == []
    bruno.ask("PUT", path, json={"blocked": False})
    assert len(asked(bruno)) == 1


def test_three_invitations_wait_for_one_person_and_not_more(server: House) -> None:
    anna, bruno = friends(server, "Anna", "Bruno")
    handle = handle_of(anna, "Bruno")
    assert [invite(anna, open_table(anna), handle).status_code for _ in range(3)] == [200] * 3
    assert problem(invite(anna, open_table(anna), handle)) == (429, "too-many-invitations")
    assert len(asked(bruno)) == 3


def test_nobody_asks_ever_more_people_in_a_minute(tmp_path: Path) -> None:
    with house(tmp_path, invitations_by_guest=2) as server:
        anna, _bruno, _carla = friends(server, "Anna", "Bruno", "Carla")
        code = open_table(anna)
        assert invite(anna, code, handle_of(anna, "Bruno")).status_code == 200
        assert invite(anna, code, handle_of(anna, "Carla")).status_code == 200
        assert problem(invite(anna, code, handle_of(anna, "Bruno"))) == (429, "too-many-invitations")


def test_what_is_kept_of_a_person_names_their_games_and_clubs_and_nobody_else(server: House) -> None:
    anna, bruno = friends(server, "Anna", "Bruno")
    anna.ask("PUT", f"/api/me/company/{handle_of(anna, 'Bruno')}", json={"blocked": True})
    anna.post("/api/clubs", {"name": "Donnerstag"})
    known = anna.get("/api/me/data")
    assert (len(known["games"]), known["blocked"], known["invitable"]) == (1, 1, True)
    assert [club["name"] for club in known["clubs"]] == ["Donnerstag"]
    assert "Bruno" not in str(known)
    assert bruno.get("/api/me/data")["blocked"] == 0


def test_an_invitation_goes_with_whoever_sent_it(server: House) -> None:
    anna, bruno, carla = friends(server, "Anna", "Bruno", "Carla")
    code = anna.table("me", "open", "open")["code"]
    carla.post(f"/api/tables/{code}/join", {})
    invite(anna, code, handle_of(anna, "Bruno"))
    anna.ask("DELETE", "/api/me")
    assert asked(bruno) == []
