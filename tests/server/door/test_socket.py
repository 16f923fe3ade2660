"""A table over sockets: what is told to whom, what is answered, what is refused."""

from __future__ import annotations

import asyncio
import weakref
from collections import Counter
from itertools import count
from pathlib import Path

import pytest
from starlette import types
from starlette.websockets import WebSocket, WebSocketDisconnect

from omerta.server.door.lines import AsgiLine
from omerta.server.door.socket import Exchange
from omerta.server.live.connection import Connection
from omerta.server.live.means import milliseconds
from omerta.server.live.outbox import Outbox
from omerta.table.log import Message
from tests.server.house import GAME, SEATS, Guest, House, Line, house


def close_code(line: Line) -> int:
    """How the server ends the connection, whatever it says before."""
    try:
        while True:
            line.hear()
    except WebSocketDisconnect as closed:
        return closed.code


def alone(guest: Guest) -> str:
    """One person on all seats."""
    return guest.started(*["me"] * SEATS)


def test_before_the_deal_the_table_is_told_and_the_deal_is_a_welcome(server: House) -> None:
    guest = server.guest()
    code = guest.table(*["me"] * SEATS)["code"]
    with guest.socket(code) as line:
        assert line.hear()["table"]["phase"] == "gathering"
        guest.post(f"/api/tables/{code}/start")
        welcome = line.until("welcome")
    assert welcome["table"]["phase"] == "playing"
    assert [frame["number"] for frame in welcome["frames"]] == list(range(1, welcome["number"] + 1))
    assert welcome["view"]["you"] == 0 and welcome["standing"]["decisions"]


def test_a_move_is_accepted_and_told_to_everybody(server: House) -> None:
    guest = server.guest()
    code = alone(guest)
    with guest.socket(code, 0) as line, guest.socket(code, 1) as other, guest.socket(code, None) as watcher:
        for one in (line, other, watcher):
            one.until("welcome")
        assert line.act("a")["type"] == "accepted"
        line.settled()
        assert other.until("update")["frames"] and watcher.until("update")["frames"]
        assert other.view | {"you": None} == line.view | {"you": None} == watcher.view


def test_an_answer_is_accepted_after_the_update_that_says_what_is_asked_next(server: House) -> None:
    guest = server.guest()
    with guest.socket(alone(guest)) as line:
        line.until("welcome")
        line.send(type="act", id="a", decision=line.standing["decisions"][0][0], action=line.legal()[0])
        assert [line.hear()["type"], line.hear()["type"]] == ["update", "accepted"]


@pytest.mark.usefixtures("toys")
def test_a_quick_second_answer_is_not_stale(server: House) -> None:
    guest = server.guest()
    with guest.socket(guest.started("me", "me", game="courier")) as line:
        line.until("welcome")
        line.act("a", next(action for action in line.legal() if action["do"] == "mark"))
        assert {"do": "put_back"} in line.legal()
        assert line.act("b", {"do": "put_back"})["type"] == "accepted"


def test_the_same_message_again_gets_the_same_answer_and_changes_nothing(server: House) -> None:
    guest = server.guest()
    code = alone(guest)
    with guest.socket(code) as line:
        line.until("welcome")
        first = {"decision": line.standing["decisions"][0][0], "action": line.legal()[0]}
        assert line.answer(type="act", id="a", **first)["type"] == "accepted"
        line.settled()
        frames = len(line.frames)
        assert line.answer(type="act", id="a", **first)["type"] == "accepted"
        line.settled()
        assert len(line.frames) == frames


def test_the_same_message_after_a_restart_changes_nothing_either(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        guest = server.guest()
        code = alone(guest)
        with guest.socket(code) as line:
            line.until("welcome")
            said = {"type": "say", "id": "s", "text": "ciao"}
            assert line.answer(**said)["type"] == "accepted"
            line.settled()
            before = line.frames
    with house(tmp_path) as server:
        again = server.guest()
        again.cookie = guest.cookie
        with again.socket(code) as line:
            assert line.until("welcome")["frames"] == before
            assert line.answer(**said)["type"] == "accepted"
            line.settled()
            assert line.frames == before


def test_who_comes_back_gets_exactly_what_was_missed(server: House) -> None:
    guest = server.guest()
    code = alone(guest)
    with guest.socket(code) as line:
        known = line.until("welcome")["number"]
        line.act("a")
        line.settled()
        missed = [frame for frame in line.frames if frame["number"] > known]
    with guest.socket(code, after=known) as line:
        assert missed and line.until("welcome")["frames"] == missed
    with guest.socket(code, after=10_000) as line:
        assert line.until("welcome")["frames"][0]["number"] == 1


@pytest.mark.parametrize(
    ("message", "key"),
    [
        ({"type": "act", "decision": 999, "action": {}}, "malformed"),
        ({"type": "act", "decision": 1, "action": {"do": "fly"}}, "malformed"),
        ({"type": "undo"}, "not-undoable"),
        ({"type": "cast", "candidate": 0}, "no-ballot"),
        ({"type": "ask", "what": "coach"}, "coach-off"),
    ],
)
def test_what_cannot_be_done_is_refused_to_the_asker(message: dict[str, object], key: str, server: House) -> None:
    guest = server.guest()
    with guest.socket(alone(guest)) as line:
        line.until("welcome")
        refused = line.answer(id="x", **message)
        assert (refused["type"], refused["problem"]["key"]) == ("refused", key)


def test_a_decision_that_is_not_open_is_stale(server: House) -> None:
    guest = server.guest()
    with guest.socket(alone(guest)) as line:
        line.until("welcome")
        refused = line.answer(type="act", id="x", decision=999, action=line.legal()[0])
        assert refused["problem"]["key"] == "stale"
        assert line.answer(type="act", id="x", decision=1, action=line.legal()[0]) == refused


NO_MESSAGES = {
    "nothing": "",
    "cut off": "{",
    "a list": "[]",
    "unknown": '{"type":"fly"}',
    "without its text": '{"type":"say","id":"x"}',
    "too long": "x" * 9000,
    "too long in bytes": '{"type":"say","id":"' + "ä" * 5000 + '","text":"x"}',
}


@pytest.mark.parametrize("text", NO_MESSAGES.values(), ids=NO_MESSAGES.keys())
def test_what_is_no_message_is_refused_and_the_table_goes_on(text: str, server: House) -> None:
    guest = server.guest()
    with guest.socket(alone(guest)) as line:
        line.until("welcome")
        line.session.send_text(text)
        refused = line.hear()
        assert refused["type"] == "refused" and refused["id"] is None
        assert line.act("a")["type"] == "accepted"


def test_the_first_word_is_hello(server: House) -> None:
    guest = server.guest()
    with guest.socket(alone(guest), hello=False) as line:
        line.send(type="ping")
        assert line.hear()["problem"]["key"] == "hello-first"
        assert close_code(line) == 4400


def test_somebody_elses_seat_is_refused(server: House) -> None:
    host, other = server.guest(), server.guest()
    code = alone(host)
    with other.socket(code, 0) as line:
        assert line.hear()["problem"]["key"] == "not-your-seat"
        assert close_code(line) == 4403


def test_a_table_that_is_not_there_is_refused(server: House) -> None:
    with server.guest().socket("ZZZZZ") as line:
        assert line.hear()["problem"]["key"] == "no-such-table"
        assert close_code(line) == 4404


def test_a_foreign_page_gets_no_socket(server: House) -> None:
    guest = server.guest()
    path = f"/api/tables/{alone(guest)}/socket"
    with pytest.raises(WebSocketDisconnect), guest.client.websocket_connect(path, headers={"origin": "https://evil"}):
        pass


def test_spectators_look_on_and_do_nothing(server: House) -> None:
    host, other = server.guest(), server.guest()
    with other.socket(alone(host), None) as line:
        welcome = line.until("welcome")
        assert welcome["seat"] is None and welcome["view"]["you"] is None
        assert not welcome["standing"]["decisions"] and not welcome["groups"]
        assert line.answer(type="vote", id="x", kind="pause", value=True)["problem"]["key"] == "spectators-watch"


def test_a_table_without_spectators_lets_nobody_look_on(server: House) -> None:
    host, other = server.guest(), server.guest()
    with other.socket(host.started(*["me"] * SEATS, spectators=False), None) as line:
        assert line.hear()["problem"]["key"] == "no-spectators"


def test_talk_and_pointing_reach_the_others(server: House) -> None:
    guest = server.guest()
    code = alone(guest)
    with guest.socket(code, 0) as line, guest.socket(code, 1) as other:
        line.until("welcome")
        other.until("welcome")
        assert line.answer(type="say", id="s", text="ciao")["type"] == "accepted"
        assert other.until("update")["frames"][0]["text"] == "ciao"
        assert line.answer(type="point", id="p", at="somewhere")["type"] == "accepted"
        assert other.until("pointed") == {"type": "pointed", "seat": 0, "at": "somewhere"}


def test_the_house_gives_a_hint_to_who_plays_alone(server: House) -> None:
    guest = server.guest()
    with guest.socket(alone(guest)) as line:
        line.until("welcome")
        hint = line.answer(type="ask", id="h", what="hint")
        assert hint["type"] == "hint" and hint["action"] in line.legal() and hint["why"]["key"].startswith("why-")


def test_the_coach_gives_every_seat_the_same_number(server: House) -> None:
    guest = server.guest()
    code = guest.started(*["me"] * SEATS, coach="number")
    numbers = []
    for seat in (0, 1):
        with guest.socket(code, seat) as line:
            line.until("welcome")
            numbers.append(line.answer(type="ask", id="c", what="coach")["estimate"])
    assert numbers[0] == numbers[1]
    assert 0 <= numbers[0]["low"] <= numbers[0]["percent"] <= numbers[0]["high"] <= 100


def test_a_person_and_bots_play_to_the_end(server: House) -> None:
    guest = server.guest()
    with guest.socket(guest.started()) as line:
        line.until("welcome")
        keys, answers = count(), Counter[str]()
        while line.table["phase"] != "over":
            if line.standing["decisions"]:
                answers[line.act(f"a{next(keys)}", line.legal()[-1])["type"]] += 1
            else:
                # Bots think as long as they need to; then something is heard.
                line.hear()
        # What came too late is refused, and is no move.
        assert answers.keys() <= {"accepted", "refused"}
        assert answers["accepted"] <= GAME.bound(GAME.options(), SEATS)
        assert [frame["number"] for frame in line.frames] == list(range(1, len(line.frames) + 1))


def test_a_bot_minds_the_seat_of_who_has_left_until_they_come_back(server: House) -> None:
    guest = server.guest()
    code = alone(guest)
    with guest.socket(code) as line:
        line.until("welcome")
        left = guest.post(f"/api/tables/{code}/leave").json()["seats"][0]
        assert (left["kind"], left["yours"], left["level"]) == ("person", True, "house")
        assert close_code(line) == 4403
    back = guest.post(f"/api/tables/{code}/join", {}).json()["seats"][0]
    assert back["level"] is None
    with guest.socket(code) as line:
        assert line.until("welcome")["seat"] == 0


def test_presence_is_an_open_socket(server: House) -> None:
    guest = server.guest()
    code = alone(guest)
    with guest.socket(code, None) as watcher:
        watcher.until("welcome")
        with guest.socket(code, 0) as line:
            line.until("welcome")
            assert watcher.until("table")["table"]["seats"][0]["present"]
        assert not watcher.until("table")["table"]["seats"][0]["present"]


def test_a_clock_that_runs_out_answers_for_the_seat(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        guest, before = server.guest(), milliseconds()
        with guest.socket(guest.started(*["me"] * SEATS, clock=5)) as line:
            welcome = line.until("welcome")
            assert welcome["standing"]["deadlines"][0]["due"] >= before + 5_000
            assert line.until("update")["frames"]


def test_too_many_sockets_are_refused(tmp_path: Path) -> None:
    with house(tmp_path, sockets=1) as server:
        guest = server.guest()
        code = alone(guest)
        with guest.socket(code) as line, guest.socket(code, 1) as other:
            line.until("welcome")
            assert other.hear()["problem"]["key"] == "too-many-sockets"


@pytest.mark.usefixtures("no_time_passes")
def test_who_talks_too_fast_is_told_so(tmp_path: Path) -> None:
    with house(tmp_path, message_rate=1, message_burst=3) as server:
        guest = server.guest()
        with guest.socket(alone(guest)) as line:
            for _ in range(4):
                line.send(type="ping")
            assert line.until("refused")["problem"]["key"] == "too-fast"


def test_a_client_whose_messages_were_dropped_gets_everything_anew(tmp_path: Path) -> None:
    """Where every message has to wait, two at once are too many here: the answer to a word, and the word."""
    with house(tmp_path, outbox=1) as server:
        guest = server.guest()
        code = alone(guest)
        with guest.socket(code) as line, guest.socket(code) as other:
            for one in (line, other):
                one.until("welcome")
            said = {"type": "say", "id": "s", "text": "!"}
            line.send(**said)
            line.frames.clear()
            line.until("welcome")
            other.settled()
            assert (line.frames, line.view, line.standing) == (other.frames, other.view, other.standing)
            assert line.answer(**said)["type"] == "accepted"
            assert sum(isinstance(entry, Message) for entry in server.match(code).log) == 1


def test_an_outbox_that_is_full_drops_everything_and_says_so() -> None:
    async def filled() -> tuple[list[bytes], bool]:
        outbox = Outbox(2, 1_000)
        for message in (b"1", b"2", b"3", b"4"):
            outbox.put(message)
        return await outbox.take(), outbox.is_lost

    assert asyncio.run(filled()) == ([], True)


@pytest.mark.parametrize("nonsense", [{"type": "undo", "id": "b"}, {"type": "nothing"}])
def test_a_refusal_waits_for_its_moment_and_what_is_accepted_does_not(tmp_path: Path, nonsense: dict[str, str]) -> None:
    """The grid is so coarse that its next moment is far off."""
    with house(tmp_path, pong_grid=3_600_000) as server:
        guest = server.guest()
        with guest.socket(alone(guest)) as line:
            line.until("welcome")
            line.send(**nonsense)
            line.send(type="act", id="a", decision=line.standing["decisions"][0][0], action=line.legal()[0])
            assert [line.hear()["type"], line.hear()["type"]] == ["update", "accepted"]


class Cut(WebSocket):
    """A socket whose other side says hello and is gone when it is answered."""

    def __init__(self) -> None:
        self.scope = {"type": "websocket", "client": ("127.0.0.1", 1)}
        self._said: list[types.Message] = [{"type": "websocket.receive", "text": '{"type":"hello"}'}]

    async def receive(self) -> types.Message:
        if not self._said:
            await asyncio.Event().wait()
        return self._said.pop()

    async def send(self, message: types.Message) -> None:
        raise WebSocketDisconnect(1006)


@pytest.mark.usefixtures("no_collector")
def test_with_a_client_that_is_gone_its_connection_goes_at_once(server: House) -> None:
    """A fault that its task keeps would keep the connection, and all that was on its way to it, in a circle."""
    code = alone(server.guest())
    cut = Cut()
    exchange = Exchange(cut, AsgiLine(cut), server.live(code), Connection(None, None, Outbox(64, 1 << 20)), server.desk)
    connection = weakref.ref(exchange._connection)
    server.call(exchange.run)  # type: ignore[arg-type]  # it is awaited there
    del exchange
    server.settle(code)
    assert connection() is None
