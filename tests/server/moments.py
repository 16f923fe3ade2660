"""What reaches the sockets of a table, and when by the table's own clock, while people and bots answer so late.

A plan says what a seat does when it may choose among these actions, and how long it takes; it is the same for a person
at a socket and for a bot that thinks so long. What a seat is told of its own answer is its own: it is not written down.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import msgspec
import pytest

from omerta.contract import Seat, Text, Viewer
from omerta.server.minds.thinking import Chosen
from tests.server.house import Answer, HandClock, House, Line, house

STEP: Final = 1_000
"""Milliseconds between two looks at the sockets."""


class Planned(NamedTuple):
    action: Answer
    after: int = 0
    """Milliseconds since the seat was asked."""


Plan: TypeAlias = Callable[[Seat, list[Answer]], Planned | None]
"""The seat and its legal actions; None: it lets the time pass."""


class Told(NamedTuple):
    at: int
    """Milliseconds since the game began."""
    message: str


class Evening:
    """A table with a socket for the spectator and for every seat that is a person's."""

    def __init__(self, server: House, code: str, lines: Mapping[Viewer, Line], thoughts: Thoughts) -> None:
        self.server = server
        self.code = code
        self.lines = lines
        self.told: dict[Viewer, list[Told]] = {viewer: [] for viewer in lines}
        self._thoughts = thoughts
        self._clock = thoughts.clock
        self._begun = self._clock.moment
        self._asked: dict[tuple[Seat, int], int] = {}
        self._answered: set[tuple[Seat, int]] = set()
        self._acts = 0

    def lasts(self, milliseconds: int, step: int = STEP) -> None:
        """Whoever has decided answers; after every step all that has come is written down."""
        end = self._clock.moment + milliseconds
        self._go()
        while self._clock.moment < end:
            self.server.pass_time(self.code, min(step, end - self._clock.moment))
            self._go()

    def until(self, is_so: Callable[[], bool], step: int = STEP) -> None:
        """The table's own clock goes on until it is so."""
        while not is_so():
            self.lasts(step, step)

    def does(self, seat: Seat, /, **action: object) -> None:
        """One of the things that a person may do now."""
        answer = self.tries(seat, **action)
        assert answer["type"] == "accepted", answer
        self.read()

    def tries(self, seat: Seat, /, **action: object) -> Answer:
        line = self.lines[seat]
        return self._answer(seat, line.standing["decisions"][0][0], action)

    def read(self) -> None:
        """Everything that is on its way to anybody. The table has no part in the answer to a ping: so it is waited for
        before."""
        self.server.settle(self.code)
        for viewer, line in self.lines.items():
            line.send(type="ping")
            while (message := line.hear())["type"] != "pong":
                text = msgspec.json.encode(message).decode().replace(self.code, "code")
                self.told[viewer].append(Told(self._clock.moment - self._begun, text))

    def moments(self, viewer: Viewer) -> list[int]:
        """When something came."""
        return [told.at for told in self.told[viewer]]

    def _go(self) -> None:
        self.read()
        while self._people_answer():
            self.read()
        self._bots_answer()
        self.read()

    def _people_answer(self) -> bool:
        """Those whose time has come; a private step may lead to another."""
        acted = False
        for seat, line in self.lines.items():
            known = line.standing["decisions"]
            if seat is None or not known or (seat, known[0][0]) in self._answered:
                continue
            number = known[0][0]
            asked = self._asked.setdefault((seat, number), self._clock.moment)
            planned = self._thoughts.plan(seat, line.legal())
            if planned is not None and self._clock.moment >= asked + planned.after:
                self._answered.add((seat, number))
                answer = self._answer(seat, number, planned.action)
                assert answer["type"] == "accepted", answer
                acted = True
        return acted

    def _answer(self, seat: Seat, decision: int, action: Answer) -> Answer:
        self._acts += 1
        return self.lines[seat].answer(type="act", id=f"act {self._acts}", decision=decision, action=action)

    def _bots_answer(self) -> None:
        """Those whose time has come; the answer of one may lead to a question to another."""
        self.server.settle(self.code)
        while self._is_anybody_ready():
            self.server.wait(lambda: not self._is_anybody_ready())
            self.server.settle(self.code)

    def _is_anybody_ready(self) -> bool:
        live = self.server.live(self.code)
        seats = range(len(live.stored.chairs))
        return any(live.bots.is_thinking(seat) and not self._thoughts.last(seat) for seat in seats)


class Thoughts:
    """Bots do as planned, and think so long by the clock of the table."""

    def __init__(self, plan: Plan, clock: HandClock) -> None:
        self.plan = plan
        self.clock = clock
        self._until: dict[Seat, int] = {}

    def last(self, seat: Seat) -> bool:
        """Is the bot of this seat still thinking?"""
        return self._until.get(seat, 0) > self.clock.moment

    async def choose(self, _asker: str, _game: str, _level: str, view: bytes, actions: bytes, _seed: int) -> Chosen:
        seat: Seat = msgspec.json.decode(view)["you"]
        planned = self.plan(seat, msgspec.json.decode(actions))
        assert planned is not None, f"the bot of seat {seat} has to do something"
        self._until[seat] = self.clock.moment + planned.after
        while self.last(seat):
            await asyncio.sleep(0.001)
        return Chosen(msgspec.Raw(msgspec.json.encode(planned.action)), Text("why-plan"))


@contextmanager
def evening(
    folder: Path,
    patch: pytest.MonkeyPatch,
    plan: Plan,
    wishes: Mapping[str, object],
    *seats: str,
    window: int = 3_000,
) -> Iterator[Evening]:
    """A table has begun as it was wished for: each seat the host's own (`me`), another person's (`friend`) or a `bot`.
    Nobody speaks unasked."""
    clock = HandClock()
    thoughts = Thoughts(plan, clock)
    with house(folder, clock, window=window, remark=0) as server, ExitStack() as open_lines:
        patch.setattr(server.desk.means.bots, "choose", thoughts.choose)
        host = server.guest()
        guests = {seat: server.guest() if kind == "friend" else host for seat, kind in enumerate(seats)}
        code = host.table(*["open" if kind == "friend" else kind for kind in seats], **wishes)["code"]
        for seat in [seat for seat, kind in enumerate(seats) if kind == "friend"]:
            assert guests[seat].post(f"/api/tables/{code}/join", {"seat": seat}).status_code == 200
        assert host.post(f"/api/tables/{code}/start").status_code == 200
        lines: dict[Viewer, Line] = {None: open_lines.enter_context(server.guest().socket(code, None))}
        for seat in [seat for seat, kind in enumerate(seats) if kind != "bot"]:
            lines[seat] = open_lines.enter_context(guests[seat].socket(code, seat))
        for line in lines.values():
            line.until("welcome")
        for line in lines.values():
            # Others have sat down meanwhile.
            line.settled()
        yield Evening(server, code, lines, thoughts)
