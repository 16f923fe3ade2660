"""A bench with a live table of the server around the match: what is examined are the bytes on the viewer's socket.

The table is the server's own, but for the disk: a step is committed, acknowledged and published as it is there.
Frames count as received; everything else that travels with them, or could be asked for, must follow from them.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, cast

import msgspec

from omerta.contract import Chance, RuleViolation, Seat, Viewer
from omerta.server.kept import Chair, House, Person, Phase, Stored
from omerta.server.live.advice import Advice
from omerta.server.live.audience import Audience
from omerta.server.live.bot_seats import BotSeats
from omerta.server.live.connection import Answering, Connection
from omerta.server.live.means import Means
from omerta.server.live.outbox import Outbox
from omerta.server.live.remarks import Remarks
from omerta.server.live.table import LiveTable
from omerta.server.minds.botpool import BotPool
from omerta.server.settings import Settings
from omerta.server.store import Store
from omerta.server.wire.problems import Problem, problem_of
from omerta.server.wire.telling import ServerMessage, Update, Welcome
from omerta.table import AnyMatch, Refusal
from omerta.table.frames import EventFrame, Frame
from omerta.testing.conformance.bench import Heard, Known
from omerta.testing.conformance.case import Case
from omerta.testing.conformance.walk import Acts, Step
from tests import shelf
from tests.conformance.match_bench import MatchBench

ENOUGH: Final = 1 << 20
LATEST: Final = 4
"""How many of the last messages and frames are compared; those before have been."""

MESSAGES: Final[msgspec.json.Decoder[ServerMessage]] = msgspec.json.Decoder(ServerMessage)


class NoDisk(Store):
    """Takes everything at once and keeps nothing."""

    def __init__(self) -> None:
        pass

    async def append(
        self,
        table_id: int,
        number: int,
        lines: Sequence[str],
        answered: tuple[Seat, str] | None = None,
        phase: Phase | None = None,
        at: int = 0,
        points: Sequence[int] | None = None,
    ) -> None:
        pass


class WireBench(MatchBench):
    def __init__(self, case: Case, state: Any, viewer: Viewer) -> None:
        super().__init__(case, state, viewer)
        self.messages: tuple[bytes, ...] = ()
        people = [Person(f"person {seat}", f"Guest {seat}", "fedora") for seat in range(case.seats)]
        self.connection = Connection(None if viewer is None else people[viewer], viewer, Outbox(ENOUGH, ENOUGH))
        self.live = _live_table(case, people, self.match)
        at_once(self.live._admit(self.connection, self.live.number, None))
        self._read()

    def twin(self, world: Any) -> WireBench:
        other = super().twin(world)
        assert isinstance(other, WireBench)
        other.connection = _same_connection(self.connection)
        other.live = copy.copy(self.live)
        other.live._match = other.match
        other.live._journal = copy.copy(self.live._journal)
        other.live.ledger = copy.deepcopy(self.live.ledger)
        other.live.audience = Audience(other.live.info, other.live._is_own)
        other.live.audience.add(other.connection)
        other.live.bots = BotSeats(other.live)
        other.live.remarks = Remarks(other.live, other.live.bots.is_thinking)
        other.live.advice = Advice(other.live)
        return other

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
        house=House(),
        host=people[0].id,
        phase="playing",
        created=0,
        chairs=tuple(Chair("person", person.id) for person in people),
    )
    # The made-up games are in no catalogue: they are put on the table of another one.
    nobody = cast(BotPool, None)  # no seat is a bot's, and nobody asks for a hint
    means = Means(Settings(), NoDisk(), nobody, nobody, now=lambda: 0)
    live = LiveTable(means, stored, {person.id: person for person in people})
    live.game, live._match = case.game, match
    live._journal._stored = msgspec.structs.replace(stored, game=case.game.id)
    live._journal._entries = len(match.log)
    return live


def _same_connection(connection: Connection) -> Connection:
    other = copy.copy(connection)
    other.outbox = Outbox(ENOUGH, ENOUGH)
    return other
