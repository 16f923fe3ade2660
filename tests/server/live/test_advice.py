"""A hint and the coach: one open question a seat, everybody in turn, and never at the cost of the bots."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from pathlib import Path
from threading import Semaphore
from typing import Any, Final

import msgspec
import pytest
from structlog.testing import capture_logs

from omerta.server.minds import thinking
from omerta.server.minds.botpool import NoAnswer
from omerta.server.minds.thinking import Coaching
from omerta.server.wire.telling import Estimate
from tests.server.house import SEATS, Answer, Guest, House, Line, house

ANSWER: Final = msgspec.json.encode(Coaching(Estimate(percent=50, low=40, high=60, worlds=1), ()))


class Slow:
    """Thoughts of the coach come to an end when they may."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun = 0
        self._may = Semaphore(0)
        monkeypatch.setattr(thinking, "coach", self.coach)

    def coach(self, *_: object) -> bytes:
        self.begun += 1
        self._may.acquire()
        return ANSWER

    def go_on(self, thoughts: int = 100) -> None:
        self._may.release(thoughts)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    made = Slow(monkeypatch)
    yield made
    made.go_on()


def coached_table(guest: Guest) -> str:
    """All seats are the guest's own."""
    return guest.started(*["me"] * SEATS, coach="number")


def opened(lines: ExitStack, guest: Guest, code: str, seat: int) -> Line:
    line = lines.enter_context(guest.socket(code, seat))
    line.until("welcome")
    return line


def ask(line: Line, key: str) -> None:
    line.send(type="ask", id=key, what="coach")


def answer_to(line: Line, key: str) -> Answer:
    while (heard := line.hear()).get("id") != key:
        pass
    return heard


def key_of(refused: Answer) -> str:
    key: str = refused["problem"]["key"]
    return key


def waiting(server: House) -> int:
    return len(server.desk.means.coaches._queue)


def test_a_hint_does_not_come_from_those_who_play(server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def busy_with_a_move(*_: object) -> None:
        raise NoAnswer

    monkeypatch.setattr(server.desk.means.bots, "choose", busy_with_a_move)
    guest = server.guest()
    with guest.socket(guest.started(*["me"] * SEATS)) as line:
        line.until("welcome")
        hint = line.answer(type="ask", id="h", what="hint")
        assert hint["type"] == "hint" and hint["action"] in line.legal()


def test_a_seat_has_one_open_question_over_however_many_sockets(server: House, slow: Slow) -> None:
    guest = server.guest()
    code = coached_table(guest)
    with ExitStack() as lines:
        line, same, other = (opened(lines, guest, code, seat) for seat in (0, 0, 1))
        ask(line, "a")
        server.wait(lambda: slow.begun == 1)
        assert key_of(same.answer(type="ask", id="b", what="coach")) == "busy"
        ask(other, "c")
        slow.go_on()
        assert answer_to(line, "a")["type"] == "coached"
        assert answer_to(other, "c")["type"] == "coached"
        assert same.answer(type="ask", id="b", what="coach")["type"] == "coached"


def test_the_question_of_a_socket_that_has_gone_does_not_keep_its_seat_from_asking(server: House, slow: Slow) -> None:
    guest = server.guest()
    code = coached_table(guest)
    with guest.socket(code, 1) as other:
        other.until("welcome")
        ask(other, "a")
        server.wait(lambda: slow.begun == 1)
        with guest.socket(code, 0) as line:
            line.until("welcome")
            ask(line, "b")
            server.wait(lambda: waiting(server) == 1)
        server.wait(lambda: 0 not in server.live(code).audience.present())
        with guest.socket(code, 0) as again:
            again.until("welcome")
            ask(again, "c")
            again.settled()
            assert waiting(server) == 1
            slow.go_on()
            assert answer_to(again, "c")["type"] == "coached"
    assert slow.begun == 2


@pytest.mark.parametrize("fault", [NoAnswer, BrokenProcessPool, asyncio.CancelledError, ValueError])
def test_a_question_whose_answer_is_lost_is_refused_and_may_be_asked_again(
    server: House, monkeypatch: pytest.MonkeyPatch, fault: type[BaseException]
) -> None:
    async def lost(*_: object) -> None:
        raise fault

    guest = server.guest()
    with guest.socket(coached_table(guest)) as line:
        line.until("welcome")
        with monkeypatch.context() as broken:
            broken.setattr(server.desk.means.coaches, "coach", lost)
            assert key_of(line.answer(type="ask", id="a", what="coach")) == "busy"
        assert line.answer(type="ask", id="a", what="coach")["type"] == "coached"


def test_many_questions_of_one_guest_do_not_silence_the_coach_of_another(server: House, slow: Slow) -> None:
    """Whoever asks first at six tables has one of its questions thought about before it is the other's turn."""
    many, other = server.guest(), server.guest()
    with ExitStack() as lines:
        flood = [opened(lines, many, code, seat) for code in map(coached_table, [many] * 6) for seat in range(SEATS)]
        line = opened(lines, other, coached_table(other), 0)
        for each in flood:
            ask(each, "a")
            each.settled()
        ask(line, "b")
        server.wait(lambda: waiting(server) == len(flood))
        slow.go_on(3)
        assert answer_to(line, "b")["type"] == "coached"
        assert slow.begun <= 4
        slow.go_on()
        assert {answer_to(each, "a")["type"] for each in flood} == {"coached"}


def test_when_too_many_wait_whoever_asks_most_is_told_so(tmp_path: Path, slow: Slow) -> None:
    with house(tmp_path, questions=2) as server, ExitStack() as lines:
        many, other = server.guest(), server.guest()
        first, second, third = (opened(lines, many, coached_table(many), 0) for _ in range(3))
        line, own = (opened(lines, other, code, seat) for code in [coached_table(other)] for seat in (0, 1))
        for each in (first, second, third):
            ask(each, "a")
            server.wait(lambda: slow.begun == 1)
            each.settled()
        ask(line, "b")
        assert key_of(answer_to(third, "a")) == "busy"
        assert key_of(own.answer(type="ask", id="c", what="coach")) == "busy"
        slow.go_on()
        assert [answer_to(each, "a")["type"] for each in (first, second)] == ["coached"] * 2
        assert answer_to(line, "b")["type"] == "coached"


def test_when_a_table_closes_open_questions_end_and_nobody_complains(
    server: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[asyncio.Task[Any] | None] = []

    async def for_ever(*_: object) -> None:
        asked.append(asyncio.current_task())
        await asyncio.Event().wait()

    monkeypatch.setattr(server.desk.means.coaches, "coach", for_ever)
    guest = server.guest()
    code = coached_table(guest)
    with guest.socket(code) as line, capture_logs() as logs:
        line.until("welcome")
        ask(line, "a")
        server.wait(lambda: bool(asked))
        assert guest.client.portal
        guest.client.portal.call(server.live(code).close)
    assert [task is not None and task.cancelled() for task in asked] == [True]
    assert logs == []
