"""A host keeps order, before the game and during it; everybody is told, and nobody else may."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.server.company import PATIENCE, again, at_play, company
from tests.server.house import Answer, Guest, HandClock, Line

ACTS = ["mind", "free", "hand_on", "remove", "mute", "unmute", "lock", "unlock", "pause", "go_on"]


def hosted(line: Line) -> list[tuple[str, int | None, int | None]]:
    """The acts that this seat was told of."""
    told = [frame for frame in line.frames if frame["frame"] == "hosted"]
    return [(frame["act"], frame["by"], frame["about"]) for frame in told]


def closing(guest: Guest, code: str, seat: int | None) -> Answer:
    """The last word that somebody hears who is not let in."""
    with guest.socket(code, seat) as line:
        refused = line.hear()
        with pytest.raises(WebSocketDisconnect, check=lambda closed: closed.code == 4403):
            line.hear()
    told: Answer = refused["problem"]
    return told


def _last_word(line: Line) -> str:
    while (message := line.hear())["type"] != "refused":
        pass
    key: str = message["problem"]["key"]
    return key


@pytest.mark.parametrize("act", ACTS)
def test_nobody_but_the_host_may(tmp_path: Path, act: str) -> None:
    with at_play(tmp_path) as game:
        before = game.entries()
        assert game.key(act, 0, by=1) == "host-only"
        assert game.key(act, 0, by=game.server.guest()) == "host-only"
        assert game.entries() == before


@pytest.mark.parametrize("act", ACTS)
def test_nor_may_whoever_has_handed_it_on(tmp_path: Path, act: str) -> None:
    with at_play(tmp_path) as game:
        assert game.host("hand_on", 1).status_code == 200
        assert game.key(act, 1, by=0) == "host-only"
        assert game.host("lock", by=1).status_code == 200


def test_every_act_is_told_in_the_log(tmp_path: Path) -> None:
    with at_play(tmp_path) as game, game.sitting(1) as line:
        for act, seat in (("lock", None), ("mute", 1), ("unmute", 1), ("pause", None), ("go_on", None), ("hand_on", 1)):
            assert game.host(act, seat).status_code == 200
        line.settled()
        assert hosted(line) == [
            ("lock", 0, None),
            ("mute", 0, 1),
            ("unmute", 0, 1),
            ("pause", 0, None),
            ("go_on", 0, None),
            ("hand_on", 0, 1),
        ]


@pytest.mark.parametrize(("act", "again"), [("lock", 1), ("pause", 1), ("unlock", 0), ("go_on", 0), ("unmute", 0)])
def test_what_is_so_already_is_not_told_again(tmp_path: Path, act: str, again: int) -> None:
    with at_play(tmp_path) as game:
        game.host(act, 1)
        game.host(act, 1)
        assert game.entries().count("Hosted") == again


def test_before_the_deal_the_gathering_is_told(tmp_path: Path) -> None:
    with company(tmp_path, people=3) as game:
        name = game.seat(2)["name"]
        game.host("lock")
        game.host("remove", 2)
        deeds = [(deed["act"], deed["name"]) for deed in game.info(1)["deeds"]]
        assert deeds == [("lock", None), ("remove", name)]
        assert game.seat(2)["kind"] == "open"


def test_in_a_locked_table_nobody_new_sits_down_or_looks_on(tmp_path: Path) -> None:
    with company(tmp_path, people=2) as game:
        game.guests[1].post(game.path("/leave"))
        game.host("lock")
        assert game.guests[1].post(game.path("/join"), {}).json()["key"] == "table-locked"
        assert closing(game.guests[1], game.code, None)["key"] == "table-locked"
        game.host("unlock")
        assert game.guests[1].post(game.path("/join"), {}).status_code == 200


def test_who_sits_at_a_locked_table_comes_and_goes(tmp_path: Path) -> None:
    with at_play(tmp_path) as game:
        game.host("lock")
        game.guests[1].post(game.path("/leave"))
        assert game.guests[1].post(game.path("/join"), {}).status_code == 200
        with game.sitting(1):
            pass
        assert closing(game.server.guest(), game.code, None)["key"] == "table-locked"


@pytest.mark.parametrize("locked", [False, True])
def test_whoever_was_removed_does_not_come_back_by_the_link(tmp_path: Path, locked: bool) -> None:
    with at_play(tmp_path, people=3) as game, game.sitting(1) as line:
        if locked:
            game.host("lock")
        with game.guests[2].socket(game.code, 2) as removed:
            removed.until("welcome")
            game.host("remove", 2)
            assert _last_word(removed) == "removed"
        ben = game.guests[2]
        assert ben.post(game.path("/join"), {}).json()["key"] == "removed"
        assert ben.post(game.path("/join"), {"seat": 2}).json()["key"] == "removed"
        assert closing(ben, game.code, None)["key"] == "removed"
        assert closing(ben, game.code, 2)["key"] == "not-your-seat"
        line.settled()
        assert [frame["why"] for frame in line.frames if frame["frame"] == "minded"] == ["removed"]
        assert game.seat(2)["kind"] == "bot"
        assert all(not seat["yours"] for seat in ben.get(game.path())["seats"])


def test_the_rest_may_vote_without_who_was_removed(tmp_path: Path) -> None:
    with at_play(tmp_path, people=3) as game, game.sitting(0) as anna, game.sitting(1) as ben:
        game.host("remove", 2)
        anna.answer(type="vote", id="a", kind="end", value=True)
        ben.answer(type="vote", id="b", kind="end", value=True)
        assert game.info()["unfinished"]


def test_whoever_is_taken_out_of_the_talk_is_silent_and_plays_on(tmp_path: Path) -> None:
    with at_play(tmp_path) as game, game.sitting(1) as line, game.sitting(0) as host:
        game.host("mute", 1)
        line.settled()
        assert game.seat(1)["muted"]
        assert line.answer(type="say", id="s", text="Ciao")["problem"]["key"] == "muted"
        assert line.answer(type="point", id="p", at="x")["problem"]["key"] == "muted"
        assert line.answer(type="vote", id="v", kind="pause", value=True)["type"] == "accepted"
        assert host.answer(type="say", id="h", text="Ciao")["type"] == "accepted"
        game.host("unmute", 1)
        assert line.answer(type="say", id="t", text="Ciao")["type"] == "accepted"


def test_a_bot_minds_only_the_seat_of_somebody_who_is_away_and_the_host_frees_it(tmp_path: Path) -> None:
    with at_play(tmp_path, away="wait") as game, game.sitting(0):
        with game.sitting(1):
            assert game.key("mind", 1) == "still-there"
        assert game.key("free", 1) == "nobody-there"
        game.vanish()
        assert game.host("mind", 1).json()["seats"][1]["level"] is not None
        assert game.host("free", 1).json()["seats"][1]["level"] is None


def test_the_host_stops_the_table_and_lets_it_go_on(tmp_path: Path) -> None:
    with at_play(tmp_path) as game, game.sitting(0) as line:
        game.host("pause")
        line.settled()
        assert line.standing["host_paused"]
        assert line.act("a")["problem"]["key"] == "paused"
        game.host("go_on")
        line.settled()
        assert line.act("b")["type"] == "accepted"


def test_a_host_who_is_gone_for_long_hands_it_on_to_whoever_is_there(tmp_path: Path) -> None:
    with at_play(tmp_path, people=3, away="wait") as game, game.sitting(2) as line:
        game.vanish(PATIENCE - 1)
        assert not game.info(2)["host"]
        game.pass_time(1)
        assert game.info(2)["host"] and not game.info(0)["host"]
        line.settled()
        assert hosted(line) == [("inherit", None, 2)]
        assert game.key("lock", by=0) == "host-only"


def test_a_gathering_gets_another_host_too(tmp_path: Path) -> None:
    with company(tmp_path) as game, game.guests[1].socket(game.code, 1) as line:
        line.until("table")
        game.vanish(PATIENCE)
        assert game.info(1)["host"]
        assert game.info(1)["deeds"][-1]["act"] == "inherit"


@pytest.mark.parametrize(
    ("act", "seat", "key"),
    [
        ("remove", 0, "about-yourself"),
        ("mute", 0, "about-yourself"),
        ("hand_on", 0, "about-yourself"),
        ("remove", 9, "no-such-seat"),
        ("mute", None, "no-such-seat"),
        ("free", 1, "nobody-there"),
    ],
)
def test_what_makes_no_sense_is_refused_and_changes_nothing(
    tmp_path: Path, act: str, seat: int | None, key: str
) -> None:
    with at_play(tmp_path) as game:
        assert game.key(act, seat) == key
        assert game.entries() == ["Begun"]


def test_before_the_deal_there_is_nothing_to_stop(tmp_path: Path) -> None:
    with company(tmp_path) as game:
        assert game.key("pause") == "not-begun"
        assert game.key("mind", 1) == "not-begun"


def test_order_outlives_a_restart(tmp_path: Path) -> None:
    clock = HandClock()
    with at_play(tmp_path, people=3, clock=clock) as game:
        game.host("lock")
        game.host("mute", 1)
        game.host("remove", 2)
        game.host("pause")
        game.host("hand_on", 1)
        before = game.info(1)
    with again(tmp_path, game, clock) as later:
        assert later.info(1) == before
        assert later.entries()[-5:] == ["Hosted", "Hosted", "Minded", "Hosted", "Hosted"]
        assert later.guests[2].post(later.path("/join"), {}).json()["key"] == "removed"
        assert later.server.match(later.code).is_paused()


def test_a_removed_person_has_no_part_in_the_next_table(tmp_path: Path) -> None:
    with at_play(tmp_path, people=3) as game, game.sitting(0) as anna, game.sitting(1) as ben:
        game.host("remove", 2)
        anna.answer(type="vote", id="a", kind="end", value=True)
        ben.answer(type="vote", id="b", kind="end", value=True)
        again = game.guests[0].post(game.path("/rematch"), {}).json()
        refused = game.guests[2].post(f"/api/tables/{again['code']}/join", {})
        assert refused.json()["key"] == "removed"


def test_a_locked_table_is_in_no_list(tmp_path: Path) -> None:
    with company(tmp_path, listed=True) as game:
        guest = game.server.guest()
        assert [table["code"] for table in guest.get("/api/tables")["open"]] == [game.code]
        game.host("lock")
        assert guest.get("/api/tables")["open"] == []
