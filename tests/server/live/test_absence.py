"""A table knows who is missing, says so, waits, and then does what it has chosen to do."""

from __future__ import annotations

import sqlite3
from functools import partial
from pathlib import Path

import pytest

from omerta.server.kept import Chair
from omerta.server.live.series import mind_on
from omerta.table.log import Minded
from tests.server.company import GRACE, HICCUP, Company, at_play
from tests.server.house import Answer, HandClock, Line, house
from tests.table.tables import couriers

GONE, HERE = 0, 1
"""The table waits for the first seat; the other one is there."""


def asked(game: Company) -> None:
    """Anna has been gone until the others are asked."""
    game.vanish()
    game.pass_time(GRACE)


def advise(line: Line, choice: str, seat: int = GONE, key: str = "advice") -> Answer:
    return line.answer(type="advise", id=key, seat=seat, choice=choice)


def missed(line: Line) -> Answer:
    """What is told of the one who is away."""
    (absentee,) = line.standing["absences"]
    told: Answer = absentee
    return told


def test_a_hiccup_is_not_told(tmp_path: Path) -> None:
    with at_play(tmp_path) as game, game.sitting(HERE):
        game.vanish(HICCUP - 1)
        assert game.seat(GONE)["away_since"] is None
        assert game.entries() == ["Begun"]


def test_everybody_is_told_since_when_somebody_is_away(tmp_path: Path) -> None:
    clock = HandClock()
    with at_play(tmp_path, clock=clock, away="wait") as game, game.sitting(HERE) as line:
        with game.sitting(GONE):
            pass
        game.vanish()
        assert line.until("table")["table"]["seats"][GONE]["present"] is not None
        assert game.seat(GONE)["away_since"] == clock.moment - HICCUP


def test_a_silent_change_tells_nobody_who_is_away(tmp_path: Path) -> None:
    """Else it would show that somebody has given an answer that is held."""
    clock = HandClock()
    with at_play(tmp_path, clock=clock, away="wait") as game, game.sitting(HERE) as line:
        table = game.server.live(game.code)
        clock.moment += HICCUP
        game.server.call(partial(table.look_on, is_silent=True))  # type: ignore[arg-type]  # the portal waits for it
        line.settled()
        assert line.table["seats"][GONE]["away_since"] is None
        game.server.call(table.look_on)  # type: ignore[arg-type]  # as above
        assert line.until("table")["table"]["seats"][GONE]["away_since"] is not None


def test_a_table_that_waits_says_who_is_away_and_nothing_more(tmp_path: Path) -> None:
    with at_play(tmp_path, away="wait") as game, game.sitting(HERE):
        game.vanish()
        game.pass_time(4 * GRACE)
        assert game.entries() == ["Begun"]
        assert game.seat(GONE)["away_since"] is not None and game.seat(GONE)["level"] is None


def test_after_the_grace_the_others_are_asked(tmp_path: Path) -> None:
    with at_play(tmp_path) as game, game.sitting(HERE) as line:
        game.vanish()
        line.settled()
        assert not missed(line)["asked"] and missed(line)["until"] is not None
        game.pass_time(GRACE - 1)
        line.settled()
        assert not missed(line)["asked"]
        game.pass_time(1)
        line.settled()
        assert missed(line)["asked"]
        assert [frame["frame"] for frame in line.frames[-2:]] == ["away", "asked"]


def test_a_bot_minds_the_seat_at_once_where_the_table_chose_so(tmp_path: Path) -> None:
    with at_play(tmp_path, away="mind") as game, game.sitting(HERE) as line:
        asked(game)
        line.settled()
        assert missed(line)["minded"] == "absence"
        assert game.seat(GONE)["level"] is not None


def test_the_others_let_a_bot_mind_the_seat_and_it_plays(tmp_path: Path) -> None:
    with at_play(tmp_path) as game, game.sitting(HERE) as line:
        asked(game)
        assert advise(line, "mind")["type"] == "accepted"
        assert game.seat(GONE)["level"] is not None
        game.server.wait(lambda: "steward" in {getattr(entry, "by", "") for entry in game.server.match(game.code).log})


def test_to_wait_longer_asks_again_after_as_long(tmp_path: Path) -> None:
    with at_play(tmp_path) as game, game.sitting(HERE) as line:
        asked(game)
        advise(line, "wait")
        line.settled()
        assert not missed(line)["asked"]
        game.pass_time(GRACE)
        line.settled()
        assert missed(line)["asked"]


def test_who_is_alone_may_end_it_without_a_result(tmp_path: Path) -> None:
    with at_play(tmp_path) as game, game.sitting(HERE) as line:
        asked(game)
        advise(line, "end")
        info = game.info()
        assert (info["phase"], info["unfinished"], info["series"]["points"]) == ("over", True, [0, 0])
        assert not info["replay"]
        assert '"outcome":null' in game.guests[HERE].ask("GET", game.path("/record.jsonl")).text
        assert game.guests[HERE].post(game.path("/next"), {}).json()["key"] == "series-is-over"
        again = game.guests[HERE].post(game.path("/rematch"), {})
        assert again.status_code == 201 and not again.json()["unfinished"]


def test_nobody_is_asked_while_nobody_else_is_there(tmp_path: Path) -> None:
    with at_play(tmp_path, away="mind") as game:
        with game.sitting(HERE):
            pass
        game.vanish(100 * GRACE)
        assert game.entries() == ["Begun"]


def test_one_person_among_bots_is_waited_for(tmp_path: Path) -> None:
    clock = HandClock()
    with house(tmp_path, clock) as server:
        guest = server.guest()
        code = guest.started("me", "bot", away="mind")
        server.settle(code)
        server.pass_time(code, 100 * GRACE)
        assert guest.get(f"/api/tables/{code}")["seats"][0]["level"] is None


def test_coming_back_in_time_is_told_and_ends_it(tmp_path: Path) -> None:
    with at_play(tmp_path, away="mind") as game, game.sitting(HERE) as line:
        game.vanish()
        with game.sitting(GONE):
            line.settled()
            assert line.standing["absences"] == []
            assert line.frames[-1]["frame"] == "returned"
            game.pass_time(2 * GRACE)
            assert game.seat(GONE)["level"] is None


def test_whose_seat_is_minded_looks_on_and_takes_it_back(tmp_path: Path) -> None:
    with at_play(tmp_path, away="mind", spectators=False) as game, game.sitting(HERE) as line:
        asked(game)
        anna = game.guests[GONE]
        with anna.socket(game.code, None) as watching:
            watching.until("welcome")
        taken = anna.post(game.path("/join"), {"seat": GONE})
        assert taken.status_code == 200 and taken.json()["seats"][GONE]["level"] is None
        with game.sitting(GONE):
            line.settled()
            assert line.frames[-1]["frame"] == "returned" and line.standing["absences"] == []


def test_getting_up_is_told_and_so_is_coming_back(tmp_path: Path) -> None:
    with at_play(tmp_path) as game, game.sitting(HERE) as line:
        game.guests[GONE].post(game.path("/leave"))
        game.guests[GONE].post(game.path("/join"), {})
        line.settled()
        told = [(frame["frame"], frame.get("why")) for frame in line.frames if frame["frame"] != "event"]
        assert told == [("minded", "left"), ("returned", None)]


def test_the_record_says_who_was_minded_when(tmp_path: Path) -> None:
    clock = HandClock()
    with at_play(tmp_path, clock=clock, away="mind") as game, game.sitting(HERE):
        asked(game)
        (minded,) = [entry for entry in game.server.match(game.code).log if isinstance(entry, Minded)]
        assert (minded.seat, minded.at, minded.why) == (GONE, clock.moment, "absence")


@pytest.mark.parametrize("seat", [HERE, 2, 99])
def test_an_opinion_about_somebody_who_is_there_or_about_nobody_is_refused(tmp_path: Path, seat: int) -> None:
    with at_play(tmp_path) as game, game.sitting(HERE) as line:
        asked(game)
        assert advise(line, "mind", seat)["problem"]["key"] in ("nobody-asks", "no-such-seat")
        assert game.seat(GONE)["level"] is None


def test_spectators_have_no_opinion(tmp_path: Path) -> None:
    with at_play(tmp_path) as game, game.sitting(HERE):
        asked(game)
        with game.server.guest().socket(game.code, None) as watching:
            watching.until("welcome")
            assert advise(watching, "mind")["problem"]["key"] == "spectators-watch"


def test_a_paused_table_misses_nobody(tmp_path: Path) -> None:
    with at_play(tmp_path, away="mind") as game, game.sitting(HERE):
        assert game.host("pause").status_code == 200
        game.vanish()
        game.pass_time(4 * GRACE)
        assert game.entries() == ["Begun", "Hosted"]


def test_a_restart_knows_the_absence_its_grace_and_nobody_pays_for_the_time_between(tmp_path: Path) -> None:
    clock = HandClock()
    with at_play(tmp_path, clock=clock, away="mind") as game, game.sitting(HERE):
        game.vanish()
        since = game.seat(GONE)["away_since"]
    clock.moment += 10 * GRACE
    with house(tmp_path, clock, reconnect_grace=15_000) as server:
        ben = server.guest()
        ben.cookie = game.guests[HERE].cookie
        with ben.socket(game.code, HERE) as line:
            line.until("welcome")
            server.pass_time(game.code, 14_999)
            line.settled()
            assert missed(line)["minded"] is None
            server.pass_time(game.code, 1)
            line.settled()
            assert (missed(line)["minded"], missed(line)["since"]) == ("absence", since)


def test_a_seat_minded_before_logs_told_it_is_told_now(tmp_path: Path) -> None:
    """Tables of an earlier version know it from their chairs alone."""
    with at_play(tmp_path) as game:
        code = game.code

    with sqlite3.connect(tmp_path / "omerta.db") as database:
        database.execute("UPDATE seats SET level = 'house' WHERE seat = 1")
    database.close()
    with house(tmp_path, HandClock(2_000_000)) as server:
        server.live(code)
        server.settle(code)
        assert [type(entry).__name__ for entry in server.match(code).log] == ["Begun", "Minded"]


def test_the_next_game_of_a_series_tells_whose_seats_bots_still_mind() -> None:
    match = couriers(3, ("anna", "ben", "carla"))
    chairs = [Chair("person", "anna"), Chair("person", "ben", "house"), Chair("bot", level="house")]
    mind_on(match, chairs, 1)
    mind_on(match, chairs, 2)
    told = [(entry.seat, entry.why) for entry in match.log if isinstance(entry, Minded)]
    assert told == [(1, "left"), (2, "removed")]
