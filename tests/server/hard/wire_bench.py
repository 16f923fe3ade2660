"""A bench with a live table of the server around the match: what is examined are the bytes on the viewer's socket.

The table is the server's own, but for the disk: a step is committed, acknowledged and published as it is there.
Frames count as received; everything else that travels with them, or could be asked for, must follow from them.
"""

from __future__ import annotations

import copy
import dataclasses
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, cast

import msgspec

from omerta.contract import Chance, RuleViolation, Seat, Viewer
from omerta.server.kept import Call, Chair, Finished, House, Person, Phase, Stored, Turn
from omerta.server.live.advice import Advice
from omerta.server.live.audience import Audience
from omerta.server.live.bot_seats import BotSeats
from omerta.server.live.calls import Calls
from omerta.server.live.connection import Answering, Connection
from omerta.server.live.gallery import Gallery
from omerta.server.live.means import Means
from omerta.server.live.order import Order
from omerta.server.live.outbox import Outbox
from omerta.server.live.remarks import Remarks
from omerta.server.live.screens import secret_hash
from omerta.server.live.table import LiveTable
from omerta.server.live.turns import owing
from omerta.server.minds.botpool import BotPool
from omerta.server.settings import Settings
from omerta.server.store import Store
from omerta.server.store.screens import Screens
from omerta.server.tidings.tidings import Tidings
from omerta.server.wire.asking import Hello
from omerta.server.wire.problems import Problem, problem_of
from omerta.server.wire.telling import ServerMessage, Update, Welcome
from omerta.table import AnyMatch, Refusal
from omerta.table.frames import EventFrame, Frame
from omerta.testing.conformance.bench import Heard, Known
from omerta.testing.conformance.case import Case
from omerta.testing.conformance.walk import Acts, Step
from tests import shelf
from tests.conformance.match_bench import MatchBench, apart

ENOUGH: Final = 1 << 20
FOREVER: Final = 1 << 50
LATEST: Final = 4
"""How many of the last messages and frames are compared; those before have been."""

SECRET: Final = "s" * 43

MESSAGES: Final[msgspec.json.Decoder[ServerMessage]] = msgspec.json.Decoder(ServerMessage)


class OneScreen(Screens):
    """One stands at every table."""

    def __init__(self) -> None:
        pass

    async def of(self, table_id: int) -> dict[str, str]:
        return {secret_hash(SECRET): "person 0"}


class NoDisk(Store):
    """Takes everything at once and keeps nothing."""

    def __init__(self) -> None:
        self.screens = OneScreen()

    async def append(
        self,
        table_id: int,
        number: int,
        lines: Sequence[str],
        answered: tuple[Seat, str] | None = None,
        phase: Phase | None = None,
        at: int = 0,
        points: Sequence[int] | None = None,
        arranged: Stored | None = None,
        finished: Finished | None = None,
        turn: Turn | None = None,
    ) -> None:
        pass


class Silent:
    """Whoever would be told is noted, and nobody is told."""

    def __init__(self) -> None:
        self.calls: list[Call] = []

    def call(self, call: Call) -> None:
        self.calls.append(call)

    def drop(self, person: str, table: int) -> None:
        pass

    def to(self, viewer: Viewer) -> list[Call]:
        return [call for call in self.calls if call.person == f"person {viewer}"]


class WireBench(MatchBench):
    def __init__(self, case: Case, state: Any, viewer: Viewer) -> None:
        super().__init__(case, state, viewer)
        self.messages: tuple[bytes, ...] = ()
        people = [Person(f"person {seat}", f"Guest {seat}", "fedora") for seat in range(case.seats)]
        self.connection = self.connected(None if viewer is None else people[viewer])
        self.live = _live_table(case, people, self.match)
        at_once(self.live._admit(self.connection, self.live.number, self.hello()))
        self._read()

    def connected(self, person: Person | None) -> Connection:
        return Connection(person, self.viewer, Outbox(ENOUGH, ENOUGH))

    def hello(self) -> Hello:
        return Hello()

    def twin(self, world: Any) -> WireBench:
        other = super().twin(world)
        assert isinstance(other, WireBench)
        other.connection = _same_connection(self.connection)
        other.live = copy.copy(self.live)
        other.live._match = other.match
        other.live._journal = copy.copy(self.live._journal)
        other.live.calls = Calls(other.live, other.live._journal, other.live._people)
        other.live.calls.turns = copy.deepcopy(self.live.calls.turns)
        other.live.means = dataclasses.replace(self.live.means, tidings=cast(Tidings, copy.deepcopy(self.silent)))
        other.live.ledger = apart(self.live.ledger)
        other.live.audience = Audience(other.live.info, other.live._is_own)
        other.live.audience.add(other.connection)
        other.live.bots = BotSeats(other.live)
        other.live.remarks = Remarks(other.live, other.live.bots.is_thinking)
        other.live.advice = Advice(other.live)
        other.live.gallery = Gallery(other.live)
        other.live.absences = copy.copy(self.live.absences)
        other.live.absences._table = other.live
        other.live.order = Order(other.live, other.live._journal)
        return other

    @property
    def silent(self) -> Silent:
        """Who would have been told that they are asked."""
        return cast(Silent, self.live.means.tidings)

    def do(self, step: Step, chance: Chance) -> None:
        super().do(step, chance)
        self.heard.clear()
        # The step is made: what is left to do with it is to write it down, to tell it and to answer.
        at_once(self.live.change(lambda _match: None, self._answering(step)))
        self.heard += self._read()

    def _answering(self, step: Step) -> Answering | None:
        """A step of the viewer's own is a message that gets its answer."""
        if isinstance(step, Acts) and step.seat == self.viewer:
            return Answering(self.connection, (step.seat, f"own {len(self.live.ledger._accepted)}"))
        return None

    def known(self, probe: Chance) -> Known:
        table = msgspec.json.encode(self.live.info(self.connection.person_id))
        return (
            *super().known(probe),
            ("the last messages", b"\n".join(self.messages[-LATEST:])),
            ("how many messages", b"%d" % len(self.messages)),
            ("the welcome", self._welcome()),
            ("the table", table),
            ("problems", self._problems(probe)),
            ("tidings", msgspec.json.encode(self.silent.to(self.viewer))),
        )

    def _read(self) -> list[Heard]:
        """Takes what waits for the socket; a frame is one thing heard."""
        sent = tuple(self.connection.outbox._waiting)
        self.connection.outbox = Outbox(ENOUGH, ENOUGH)
        self.messages += sent
        return [heard for message in sent for heard in self._frames(MESSAGES.decode(message))]

    def _frames(self, message: ServerMessage) -> list[Heard]:
        if not isinstance(message, Welcome | Update) or not message.frames:
            return []
        first = msgspec.json.decode(message.frames[0], type=_Counted).number
        meant = self.match.frames(self.viewer, after=first - 1)
        return [_heard(bytes(raw), frame, self.viewer) for raw, frame in zip(message.frames, meant, strict=True)]

    def _welcome(self) -> bytes:
        """What another socket of the same viewer would be told."""
        other = Connection(self.connection.person, self.viewer, Outbox(ENOUGH, ENOUGH))
        self.live.greet(other, max(0, self.match.streams.last(self.viewer) - LATEST))
        return b"\n".join(other.outbox._waiting)

    def _problems(self, probe: Chance) -> bytes:
        """What the viewer is told when it answers what is not open, or takes back more than it may."""
        if self.viewer is None:
            return b""
        seat, match, action = self.viewer, self.match, self.case.catalogue[probe.below(len(self.case.catalogue))]
        closed = 1 + max((known.id for known in match.open(seat)), default=0)
        too_many = 1 + match.undo_horizon(seat).moves
        return msgspec.json.encode(
            [
                _refusal(lambda: match.act(seat, closed, action, match.now)),
                _refusal(lambda: match.undo(seat, match.now, too_many)),
                _refusal(lambda: match.cast(seat, self.case.seats, match.now)),
            ]
        )


class ScreenBench(WireBench):
    """What is examined is the socket of a shared screen, which the person on the first seat has let in."""

    def connected(self, person: Person | None) -> Connection:
        assert person is None, "a screen looks from no seat"
        return Connection(None, None, Outbox(ENOUGH, ENOUGH), is_screen=True)

    def hello(self) -> Hello:
        return Hello(screen=SECRET)


class NoThoughts(BotSeats):
    """The bench itself plays the seats that bots mind: with the seat's menu, as a bot does."""

    def look(self) -> None:
        pass


class MindedBench(WireBench):
    """Whenever the viewer has been told enough, a bot takes over another person's seat, or that person comes back."""

    OFTEN: Final = 3

    def __init__(self, case: Case, state: Any, viewer: Viewer) -> None:
        super().__init__(case, state, viewer)
        self.live.bots = NoThoughts(self.live)
        self.told = 0

    def twin(self, world: Any) -> MindedBench:
        other = super().twin(world)
        assert isinstance(other, MindedBench)
        other.live.bots = NoThoughts(other.live)
        return other

    def do(self, step: Step, chance: Chance) -> None:
        super().do(step, chance)
        is_time = self.match.streams.last(self.viewer) >= self.told + self.OFTEN
        if self.heard and is_time and not self.match.is_over():
            self.heard += self._come_or_go()

    def _come_or_go(self) -> list[Heard]:
        seat, match = (1 + (self.viewer or 0)) % self.case.seats, self.match
        if match.absences.minded(seat):
            match.attendance.come_back(seat, match.now)
        else:
            match.attendance.mind(seat, "absence", "house", match.now)
        at_once(self.live.change(lambda _match: None))
        self.told = self.sent = match.streams.last(self.viewer)
        return self._read()


class TellingBench(MindedBench):
    """A faulty one: with the takeover it tells how long the log is, and so of silent steps."""

    def _come_or_go(self) -> list[Heard]:
        self.live._journal._stored = msgspec.structs.replace(self.live.stored, created=len(self.match.log))
        return super()._come_or_go()


class _Counted(msgspec.Struct):
    number: int


def at_once(coroutine: Coroutine[object, None, None]) -> None:
    """Nothing here waits for anything: the whole of it runs now."""
    try:
        coroutine.send(None)
    except StopIteration:
        return
    raise AssertionError("the table waits for something in the middle of a step")


def _heard(content: bytes, frame: Frame, viewer: Viewer) -> Heard:
    if isinstance(frame, EventFrame):
        return Heard(content, type(frame.event).__name__, frame.event.opens(viewer))
    return Heard(content, type(frame).__name__, opens=False)


def _refusal(tries: Callable[[], object]) -> Problem:
    try:
        tries()
    except (Refusal, RuleViolation) as refusal:
        return problem_of(refusal)
    raise AssertionError("something impossible was accepted")


def _live_table(case: Case, people: Sequence[Person], match: AnyMatch) -> LiveTable:
    stored = Stored(
        id=1,
        code="ABCDE",
        game=shelf.GAME.id,
        options=msgspec.json.encode(case.options),
        # Clocks run out in a moment here: nobody is missed meanwhile.
        house=House(away="wait"),
        host=people[0].id,
        phase="playing",
        created=0,
        chairs=tuple(Chair("person", person.id) for person in people),
    )
    # The made-up games are in no catalogue: they are put on the table of another one.
    nobody = cast(BotPool, None)  # no seat is a bot's, and nobody asks for a hint
    silent = cast(Tidings, Silent())
    # One socket alone is open here, and no alarm rings: who is away by the others' sockets is not told.
    settings = Settings(hiccup=FOREVER, host_patience=FOREVER)
    means = Means(settings, NoDisk(), nobody, nobody, silent, now=lambda: 0)
    live = LiveTable(means, stored, {person.id: person for person in people})
    live.game, live._match = case.game, match
    live._journal._stored = msgspec.structs.replace(stored, game=case.game.id)
    live._journal._entries = len(match.log)
    live._journal._stored = msgspec.structs.replace(live.stored, turn=Turn(owing(match, stored)))
    live.calls.turns.restore(match, live.stored.turn)
    return live


def _same_connection(connection: Connection) -> Connection:
    other = copy.copy(connection)
    other.outbox = Outbox(ENOUGH, ENOUGH)
    return other
