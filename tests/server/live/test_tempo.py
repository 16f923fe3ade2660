"""Three ways a table can run, and the host's hand on a clock."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from omerta.contract import AnyGame, Event
from omerta.server.kept import Chair, House
from omerta.server.live.clocks import tempo_of
from omerta.table.log import Expired, Prolonged
from omerta.table.tempo import AnyTempo, ByTheWay, Evening, Sleep
from omerta.testing.toys import TOYS
from tests.server import house as houses
from tests.server.house import GAME, SEATS, Answer, Guest, HandClock

SECOND: Final = 1_000
HOUR: Final = 3_600 * SECOND
DAY: Final = 24 * HOUR
MIDNIGHT: Final = 20_000 * DAY
PEOPLE: Final = (Chair("person", "anna"), Chair("person", "ben"), Chair("bot", level="house"))


def tempo(house: House, game: AnyGame, chairs: tuple[Chair, ...] = PEOPLE, **options: object) -> AnyTempo | None:
    return tempo_of(game, game.options(**options), chairs, house, {"ben": Sleep(0, 480)})


def deadline(server: houses.House, code: str) -> int:
    (running,) = server.match(code).deadlines()
    return running.due


def expired(server: houses.House, code: str) -> list[Expired[Event]]:
    return [entry for entry in server.match(code).log if isinstance(entry, Expired)]


# What is chosen


def test_a_table_in_no_hurry_has_the_clocks_of_its_game_and_no_others() -> None:
    assert tempo(House(), TOYS["courier"]) is None


def test_an_evening_times_what_no_rule_of_the_game_does() -> None:
    chosen = tempo(House(tempo="evening", bank=600, increment=10), TOYS["courier"])
    assert chosen == Evening(clocks=("decision",), bank=600_000, increment=10_000, together=60_000)
    parlour = tempo(House(tempo="evening"), TOYS["parlour"])
    assert isinstance(parlour, Evening) and parlour.clocks == ()


def test_a_clock_that_the_host_has_set_stays_so_whatever_the_tempo() -> None:
    for way in ("evening", "by_the_way"):
        chosen = tempo(House(tempo=way, lengths={"decision": 9}), TOYS["courier"])
        assert chosen is not None and "decision" not in chosen.clocks


def test_by_the_way_every_clock_in_which_people_are_waited_for_is_long() -> None:
    chosen = tempo(House(tempo="by_the_way", hours=8), TOYS["parlour"])
    nights = (None, Sleep(0, 480), None)
    assert chosen == ByTheWay(clocks=("talk", "reaction", "ballot"), length=8 * HOUR, sleep=nights)


def test_a_tempo_and_one_length_for_every_clock_are_not_chosen_together(server: houses.House) -> None:
    wish = {"game": GAME.id, "options": {}, "seats": [{"kind": "me"}] * SEATS, "tempo": "evening", "clock": 30}
    problem = server.guest().ask("POST", "/api/tables", json=wish)
    assert (problem.status_code, problem.json()["key"], problem.json()["field"]) == (400, "one-tempo", "clock")


@pytest.mark.parametrize(
    ("field", "value"), [("tempo", "hasty"), ("bank", -1), ("increment", 0), ("hours", 0), ("together", 9999)]
)
def test_a_tempo_that_nobody_can_play_is_refused(server: houses.House, field: str, value: object) -> None:
    wish = {"game": GAME.id, "options": {}, "seats": [{"kind": "me"}] * SEATS, field: value}
    problem = server.guest().ask("POST", "/api/tables", json=wish)
    assert (problem.status_code, problem.json()["field"]) == (400, field)


def test_everybody_sees_how_a_table_runs(server: houses.House) -> None:
    table = server.guest().table(*["me"] * SEATS, tempo="by_the_way", hours=48)
    assert (table["tempo"], table["hours"]) == ("by_the_way", 48)


# An evening


def test_an_evening_ends_a_decision_when_increment_and_bank_are_used_up(tmp_path: Path) -> None:
    with houses.house(tmp_path, HandClock()) as server:
        guest = server.guest()
        code = guest.started(*["me"] * SEATS, tempo="evening", bank=60, increment=20)
        with guest.socket(code, 0) as line:
            standing = line.until("welcome")["standing"]
            assert standing["banks"] == [60_000] * SEATS
            server.pass_time(code, 80_000 - 1)
            assert not expired(server, code)
            server.pass_time(code, 1)
            assert [entry.late for entry in expired(server, code)] == [(0,)]
            told = [frame for frame in line.until("update")["frames"] if frame["frame"] == "event"]
            assert all(frame["clock_for"] == [0] for frame in told)


# By the way


def test_days_pass_and_nobody_loses_a_move_asleep(tmp_path: Path) -> None:
    """The first seat sleeps from eleven to seven and is asked at ten in the evening: eight hours end at two."""
    with houses.house(tmp_path, HandClock(MIDNIGHT + 22 * HOUR)) as server:
        guest = server.guest()
        night = {"night": {"start": 23 * 60, "end": 7 * 60, "zone": "UTC"}}
        assert guest.ask("PUT", "/api/me/night", json=night).json() == night
        code = guest.started(*["me"] * SEATS, tempo="by_the_way", hours=8)
        assert deadline(server, code) == MIDNIGHT + DAY + 14 * HOUR
        server.pass_time(code, 15 * HOUR)
        assert not expired(server, code)
        server.pass_time(code, HOUR)
        assert len(expired(server, code)) == 1


def test_whoever_moves_the_night_during_a_game_plays_on_with_the_old_one(tmp_path: Path) -> None:
    with houses.house(tmp_path, HandClock(MIDNIGHT + 22 * HOUR)) as server:
        guest = server.guest()
        code = guest.started(*["me"] * SEATS, tempo="by_the_way", hours=8)
        before = deadline(server, code)
        guest.ask("PUT", "/api/me/night", json={"night": {"start": 0, "end": 60, "zone": "UTC"}})
        assert deadline(server, code) == before


def test_a_server_that_starts_again_finds_the_same_deadline(tmp_path: Path) -> None:
    clock = HandClock(MIDNIGHT + 22 * HOUR)
    with houses.house(tmp_path, clock) as server:
        guest = server.guest()
        guest.ask("PUT", "/api/me/night", json={"night": {"start": 23 * 60, "end": 7 * 60, "zone": "UTC"}})
        code = guest.started(*["me"] * SEATS, tempo="by_the_way", hours=8)
        (running,) = server.match(code).deadlines()
        prolong(guest, code, running.clock.since, 3_600)
        before = server.match(code).deadlines()
    clock.moment += 5 * HOUR
    with houses.house(tmp_path, clock) as server:
        assert server.match(code).deadlines() == before


# The night of a person


def test_hours_are_those_of_the_wall_in_the_zone_of_the_person(tmp_path: Path) -> None:
    """In Rome the summer is two hours ahead of UTC, the winter one."""
    summer, winter = 1_752_000_000 * SECOND, 1_768_000_000 * SECOND
    for moment, start in ((summer, 21 * 60), (winter, 22 * 60)):
        with houses.house(tmp_path / str(moment), HandClock(moment)) as server:
            guest = server.guest()
            night = {"night": {"start": 23 * 60, "end": 7 * 60, "zone": "Europe/Rome"}}
            guest.ask("PUT", "/api/me/night", json=night)
            code = guest.started(*["me"] * SEATS, tempo="by_the_way")
            tempo = server.match(code).tempo
            assert isinstance(tempo, ByTheWay)
            assert tempo.sleep[0] == Sleep(start, start - 16 * 60)


@pytest.mark.parametrize(
    ("night", "field"),
    [
        ({"start": 0, "end": 60, "zone": "Mars/Olympus"}, "night.zone"),
        ({"start": 0, "end": 60, "zone": "../../etc/passwd"}, "night.zone"),
        ({"start": 0, "end": 1440, "zone": "UTC"}, "night.end"),
        ({"start": 60, "end": 59, "zone": "UTC"}, "night.end"),
        ({"start": 22 * 60, "end": 10 * 60 + 1, "zone": "UTC"}, "night.end"),
        ({"start": -1, "end": 60, "zone": "UTC"}, "night.start"),
    ],
)
def test_a_night_that_is_none_is_refused_and_changes_nothing(server: houses.House, night: Answer, field: str) -> None:
    guest = server.guest()
    problem = guest.ask("PUT", "/api/me/night", json={"night": night})
    assert (problem.status_code, problem.json()["field"]) == (400, field)
    assert guest.get("/api/me/night") == {"night": None}


def test_a_night_is_forgotten_when_it_is_taken_back_and_with_its_person(server: houses.House) -> None:
    guest = server.guest()
    night = {"start": 0, "end": 60, "zone": "UTC"}
    guest.ask("PUT", "/api/me/night", json={"night": night})
    assert guest.get("/api/me/data")["night"] == night
    guest.ask("PUT", "/api/me/night", json={"night": None})
    assert guest.get("/api/me/night") == {"night": None}
    guest.ask("PUT", "/api/me/night", json={"night": night})
    assert guest.ask("DELETE", "/api/me").status_code == 200
    assert guest.get("/api/me/night") == {"night": None}


# The host


def prolong(guest: Guest, code: str, since: int, seconds: int = 60) -> Answer:
    body = {"clock": "decision", "since": since, "seconds": seconds}
    answer: Answer = guest.ask("POST", f"/api/tables/{code}/prolong", json=body).json()
    return answer


def test_the_host_prolongs_a_clock_and_the_table_hears_it(tmp_path: Path) -> None:
    with houses.house(tmp_path, HandClock()) as server:
        host, other = server.guest(), server.guest()
        code = host.table("me", *["open"] * (SEATS - 1), tempo="evening")["code"]
        for _ in range(SEATS - 1):
            other.post(f"/api/tables/{code}/join", {})
            other = server.guest()
        host.post(f"/api/tables/{code}/start")
        (running,) = server.match(code).deadlines()
        with host.socket(code, 0) as line:
            line.until("welcome")
            prolong(host, code, running.clock.since, 120)
            (frame,) = line.until("update")["frames"]
            assert (frame["frame"], frame["seat"], frame["length"]) == ("prolonged", 0, 120_000)
        assert deadline(server, code) == running.due + 120_000
        assert isinstance(server.match(code).log[-1], Prolonged)


def test_nobody_but_the_host_prolongs_a_clock(server: houses.House) -> None:
    host, guest = server.guest(), server.guest()
    code = host.started(*["me"] * SEATS, tempo="evening")
    (running,) = server.match(code).deadlines()
    assert prolong(guest, code, running.clock.since)["key"] == "host-only"
    assert server.match(code).deadlines() == (running,)


def test_a_clock_that_has_stopped_or_a_game_that_has_not_begun_is_not_prolonged(server: houses.House) -> None:
    host = server.guest()
    code = host.table(*["me"] * SEATS, tempo="evening")["code"]
    assert prolong(host, code, 0)["key"] == "not-begun"
    host.post(f"/api/tables/{code}/start")
    assert prolong(host, code, 99)["key"] == "clock-stopped"
