"""The game is over: then there is the replay through everybody's eyes, and who may not have it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from omerta import catalog
from omerta.contract import AnyGame
from omerta.server.lobby import replay
from omerta.server.minds.botpool import NoAnswer
from omerta.server.minds.glimpses import thousandths
from omerta.testing.toys import TOYS
from tests.server.house import Answer, Guest, HandClock, House, house
from tests.server.parlour import NO_CLOCKS, do, seed_where, thief_on_seat_1
from tests.server.people.company import named
from tests.table.looking_back import PARLOUR


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """The parlour has something to look back with; the couriers have not."""
    printed, toys = catalog.find, {**TOYS, PARLOUR.id: PARLOUR}

    def find(game_id: str) -> AnyGame:
        return toys.get(game_id) or printed(game_id)

    monkeypatch.setattr(catalog, "find", find)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path, HandClock(), window=0, seed=seed_where(thief_on_seat_1, 3)) as opened:
        yield opened


def friends(server: House, **wishes: object) -> tuple[list[Guest], str]:
    people = named(server, "Mara", "Nico", "Silvio")
    wish = {"game": "parlour", "options": {"evenings": 2}, "lengths": NO_CLOCKS, **wishes}
    code = people[0].table("me", "open", "open", **wish)["code"]
    for friend in people[1:]:
        friend.post(f"/api/tables/{code}/join", {})
    assert people[0].post(f"/api/tables/{code}/start").status_code == 200
    return people, code


def evening(people: list[Guest], code: str) -> None:
    """The thief calls himself a guest, the other guest says so too; then the thief is found."""
    with people[0].socket(code, 0) as host, people[1].socket(code, 1) as thief, people[2].socket(code, 2) as guest:
        for line in (host, thief, guest):
            line.until("welcome")
        assert do(thief, "a", "talk", do="say", role="guest")["type"] == "accepted"
        assert do(host, "b", "accuse", do="accuse", target=1)["type"] == "accepted"
        assert do(guest, "c", "reaction", do="hold")["type"] == "accepted"
        host.settled()


def voted(people: list[Guest], code: str) -> None:
    """Everybody votes for seat 2 as the next host: everybody moves on by one."""
    for seat in (0, 2):
        with people[seat].socket(code, seat) as line:
            line.until("welcome")
            asked = seat in line.standing["ballot"]["asked"] if line.standing["ballot"] else False
            assert not asked or line.answer(type="cast", id="n", candidate=2)["type"] == "accepted"


def asked(guest: Guest, code: str, query: str = "") -> Any:
    return guest.ask("GET", f"/api/tables/{code}/replay{query}")


def refused(guest: Guest, code: str, query: str = "") -> tuple[int, str]:
    response = asked(guest, code, query)
    return response.status_code, response.json()["key"]


def tags(found: Answer) -> list[list[str]]:
    return [[event["event"] for event in step["events"]] for step in found["steps"]]


def test_a_seat_sees_again_what_it_was_told_and_could_think(server: House) -> None:
    people, code = friends(server)
    evening(people, code)
    found = asked(people[0], code, "?seat=2").json()
    assert (found["game"], found["number"], found["viewer"], found["seating"]) == ("parlour", 1, 2, [0, 1, 2])
    assert tags(found)[0] == ["role_dealt", "talk_began"] and tags(found)[1:3] == [["said"], ["accused"]]
    before, after = (found["minds"][found["steps"][place]["mind"]] for place in (0, -1))
    truth = {each["seat"]: each["kind"] for each in found["truth"]}
    assert truth[1] == "thief" and found["kinds"] == ["thief", "killer", "guest"]
    assert 0 < before[0]["shares"][0] < 1000 and after[0]["shares"] == [1000, 0, 0]


def test_the_lies_are_marked(server: House) -> None:
    people, code = friends(server)
    evening(people, code)
    steps = asked(people[1], code).json()["steps"]
    assert [step["lies"] for step in steps[1:3]] == [[True], [None]]


def test_the_spectators_replay_has_nothing_that_one_seat_alone_was_told(server: House) -> None:
    people, code = friends(server)
    evening(people, code)
    found = asked(people[0], code).json()
    assert found["viewer"] is None
    assert all("role_dealt" not in told for told in tags(found))


def test_no_time_travels(server: House) -> None:
    people, code = friends(server)
    evening(people, code)
    found = asked(people[0], code).json()
    assert {key for step in found["steps"] for key in step} == {"public", "mind", "events", "lies"}


def test_while_the_game_runs_there_is_no_replay(server: House) -> None:
    people, code = friends(server)
    assert refused(people[0], code) == (409, "not-over")
    assert refused(people[0], code, "?seat=0") == (409, "not-over")
    assert refused(people[0], code, "?game=1") == (409, "not-over")


def test_before_the_deal_there_is_none_either(server: House) -> None:
    guest = server.guest()
    code = guest.table("me", "open", "open", game="parlour")["code"]
    assert refused(guest, code) == (409, "not-over")


def test_a_game_that_keeps_secrets_has_no_replay(server: House) -> None:
    guest = server.guest()
    code = guest.started("me", "bot", "bot", game="courier")
    assert refused(guest, code) == (409, "no-replay")
    assert guest.get(f"/api/tables/{code}")["replay"] is False


def test_while_the_vote_is_open_it_tells_nothing_of_the_votes(server: House) -> None:
    people, code = friends(server)
    evening(people, code)
    before = asked(people[0], code).json()
    with people[0].socket(code, 0) as line:
        line.until("welcome")
        assert line.answer(type="cast", id="n", candidate=2)["type"] == "accepted"
    assert asked(people[0], code).json() == before


def test_the_next_game_is_not_in_it_and_the_one_before_still_is(server: House) -> None:
    people, code = friends(server)
    evening(people, code)
    first = asked(people[0], code, "?seat=2").json()
    voted(people, code)
    assert people[0].post(f"/api/tables/{code}/next").status_code == 200
    assert refused(people[0], code) == (409, "not-over")
    assert refused(people[0], code, "?game=2") == (409, "not-over")
    again = asked(people[0], code, "?seat=2&game=1").json()
    assert again == first | {"seating": [1, 2, 0]}


def test_a_record_that_has_changed_in_the_store_is_damaged(server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    people, code = friends(server)
    evening(people, code)
    voted(people, code)
    people[0].post(f"/api/tables/{code}/next")
    store, record = server.desk.means.store, people[0].ask("GET", f"/api/tables/{code}/record.jsonl?game=1").text

    async def changed(*_: object) -> str:
        assert record.count('"role":"guest"') > 0
        return str(record).replace('"role":"guest"', '"role":"gueft"', 1)

    monkeypatch.setattr(store, "record", changed)
    assert refused(people[0], code, "?game=1") == (409, "table-damaged")


def test_places_are_followed_into_the_next_game(server: House) -> None:
    people, code = friends(server)
    evening(people, code)
    names = [seat["name"] for seat in people[0].get(f"/api/tables/{code}")["seats"]]
    voted(people, code)
    people[0].post(f"/api/tables/{code}/next")
    now = [seat["name"] for seat in people[0].get(f"/api/tables/{code}")["seats"]]
    seating = asked(people[0], code, "?game=1").json()["seating"]
    assert [now[seat] for seat in seating] == names


def test_where_a_host_has_put_people_nobody_is_named_afterwards(server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    people, code = friends(server)
    evening(people, code)
    monkeypatch.setattr(replay, "host_seats", lambda *_: True)
    assert asked(people[0], code).json()["seating"] == [0, 1, 2]
    voted(people, code)
    people[0].post(f"/api/tables/{code}/next")
    assert asked(people[0], code, "?game=1").json()["seating"] == []


@pytest.mark.parametrize("query", ["?game=3", "?game=", "?game=0", "?game=x", "?game=-1", "?game=%C2%B2"])
def test_a_game_that_the_match_has_not_had(server: House, query: str) -> None:
    people, code = friends(server)
    evening(people, code)
    assert refused(people[0], code, query) == (404, "no-such-game-of-series")


def test_it_is_judged_in_one_way_of_the_games(server: House) -> None:
    people, code = friends(server)
    evening(people, code)
    found = asked(people[0], code, "?way=counted").json()
    assert (found["way"], found["ways"]) == ("counted", ["counted"]) and found == asked(people[0], code).json()
    assert refused(people[0], code, "?way=guessed") == (400, "malformed")


@pytest.mark.parametrize("query", ["?seat=3", "?seat=-1", "?seat=x", "?seat="])
def test_a_seat_that_the_table_has_not(server: House, query: str) -> None:
    people, code = friends(server)
    evening(people, code)
    assert refused(people[0], code, query) == (404, "no-such-seat")


def test_where_nobody_looks_on_only_those_at_the_table_look_back(server: House) -> None:
    people, code = friends(server, spectators=False)
    evening(people, code)
    assert refused(server.guest(), code) == (403, "no-spectators")
    assert asked(people[2], code).status_code == 200


def test_it_is_computed_once(server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    people, code = friends(server)
    evening(people, code)
    first = asked(people[0], code, "?seat=1").json()

    async def silent(*_: object) -> None:
        raise NoAnswer

    monkeypatch.setattr(server.desk.means.coaches, "look_back", silent)
    assert asked(people[1], code, "?seat=1").json() == first
    assert refused(people[1], code, "?seat=2") == (503, "busy")


def test_what_failed_is_tried_again(server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    people, code = friends(server)
    evening(people, code)

    async def silent(*_: object) -> None:
        raise NoAnswer

    with monkeypatch.context() as broken:
        broken.setattr(server.desk.means.coaches, "look_back", silent)
        assert refused(people[0], code) == (503, "busy")
    assert asked(people[0], code).status_code == 200


def test_those_who_ask_for_replays_take_turns(server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    people, code = friends(server)
    evening(people, code)
    askers: list[str] = []

    async def noted(asker: str, *_: object) -> None:
        askers.append(asker)
        raise NoAnswer

    monkeypatch.setattr(server.desk.means.coaches, "look_back", noted)
    nobody = people[0].client
    nobody.cookies.clear()
    nobody.get(f"/api/tables/{code}/replay")
    for person in people[:2]:
        assert refused(person, code) == (503, "busy")
    assert len(set(askers)) == 3


def test_thousandths_add_up_and_what_is_possible_is_never_nothing() -> None:
    assert thousandths((1 / 3, 1 / 3, 1 / 3)) in ((334, 333, 333), (333, 334, 333), (333, 333, 334))
    assert thousandths((0.99999, 0.00001, 0.0)) == (999, 1, 0)
    assert thousandths((1.0, 0.0)) == (1000, 0)
    assert thousandths((0.5, 0.4999, 0.0001)) == (500, 499, 1)
    assert thousandths(()) == ()
