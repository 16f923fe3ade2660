"""Anything may happen at a table, in any order; its record always leads to the same table again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import hypothesis.strategies as st
import msgspec
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from omerta.contract import AnyGame, Clock, RuleViolation, Viewer, freeze
from omerta.kit.menus import legal
from omerta.table import AnyMatch, Frame, Match, Refusal, dump, load, per_seat
from omerta.table.frames import UndoneFrame
from omerta.table.log import By, VoteKind
from tests.table.tables import COURIER, GAMES, SECRET, everything, handed

TABLES: Final[list[AnyGame]] = [COURIER, *GAMES]
WINDOW: Final = 20
LENGTHS: Final = {"decision": 60, "talk": 200, "reaction": 30}
BYS: Final[tuple[By, ...]] = ("player", "player", "steward", "bot")
KINDS: Final[tuple[VoteKind, ...]] = ("concede", "pause", "undo", "undo")
picks = st.integers(min_value=0, max_value=1_000)


class Evening(RuleBasedStateMachine):
    match: AnyMatch
    clock: int
    timers: list[Clock]
    seen: dict[Viewer, tuple[int, bytes]]

    @initialize(game=st.sampled_from(TABLES), pick=picks, people=st.lists(st.sampled_from("ab-"), min_size=12))
    def begin(self, game: AnyGame, pick: int, people: list[str]) -> None:
        seats = game.seats[pick % len(game.seats)]
        persons = [None if name == "-" else name for name in people[:seats]]
        self.match = Match.begin(game, game.options(), seats, SECRET, 0, LENGTHS, persons)
        self.clock = 0
        self.timers = []
        self.seen = self.look_round()

    @rule(milliseconds=st.integers(min_value=1, max_value=50))
    def wait(self, milliseconds: int) -> None:
        self.clock += milliseconds
        self.match.release(self.clock)

    @rule(milliseconds=st.integers(min_value=1, max_value=200), sleeps=st.booleans())
    def advance(self, milliseconds: int, sleeps: bool) -> None:
        """Nothing that is due is left undone, at a table that was awake or has just woken."""
        self.clock += milliseconds
        self.match.advance(self.clock, awake_since=self.clock if sleeps else 0)
        wakes = self.match.wakes()
        assert wakes is None or wakes > self.clock

    @rule(pick=picks, choice=picks, held=st.booleans(), keyed=st.booleans())
    def answer(self, pick: int, choice: int, held: bool, keyed: bool) -> None:
        pending = self.match.game.pending(self.match.state)
        seat = pending[pick % len(pending)] if pending else 0
        actions = legal(self.match.game, self.match.state, seat) or self.match.game.catalogue(
            self.match.header.options, self.match.header.seats
        )
        action, by = actions[choice % len(actions)], BYS[choice % len(BYS)]
        decision = 1 + pick % 3 if choice % 5 == 0 or not pending else self.match.open(seat)[0].id
        key = f"key {pick}" if keyed else None
        if held and choice % 2:
            self.attempt(lambda: self.match.answer(seat, decision, action, self.clock, WINDOW, by, key))
        elif held:
            until = self.clock + choice % 40
            self.attempt(lambda: self.match.hold(seat, decision, action, until, self.clock, by, key))
        else:
            self.attempt(lambda: self.match.act(seat, decision, action, self.clock, by, key))

    @rule(pick=picks, text=st.text(max_size=3))
    def speak(self, pick: int, text: str) -> None:
        self.attempt(lambda: self.match.message(pick % self.match.header.seats, text, self.clock))

    @rule(pick=picks, value=st.booleans())
    def vote(self, pick: int, value: bool) -> None:
        seat, kind = pick % self.match.header.seats, KINDS[pick % len(KINDS)]
        self.attempt(lambda: self.match.vote(seat, kind, value, self.clock))

    @rule(pick=picks)
    def undo(self, pick: int) -> None:
        seat = pick % self.match.header.seats
        moves = max(1, self.match.undo_horizon(seat).moves - pick % 3)
        self.attempt(lambda: self.match.undo(seat, self.clock, moves))

    @rule(pick=picks)
    def ring(self, pick: int) -> None:
        self.timers += [deadline.clock for deadline in self.match.deadlines()]
        if self.timers:
            self.attempt(lambda: self.match.expire(self.timers[-1 - pick % min(3, len(self.timers))], self.clock))

    @rule(pick=picks)
    def cast(self, pick: int) -> None:
        seat = pick % self.match.header.seats
        self.attempt(lambda: self.match.cast(seat, None if pick % 4 == 0 else pick % 7, self.clock))

    @rule(pick=picks)
    def settle(self, pick: int) -> None:
        if pick % 3 == 0:
            self.match.sequel(self.clock)

    @invariant()
    def whoever_is_told_nothing_sees_nothing_change(self) -> None:
        before, self.seen = self.seen, self.look_round()
        for viewer, (last, snapshot) in before.items():
            told = self.seen[viewer][0] > last
            assert told or self.seen[viewer][1] == snapshot, f"{viewer} was not told: {self.match.log[-1]}"

    def look_round(self) -> dict[Viewer, tuple[int, bytes]]:
        viewers = self.match.streams.viewers
        return {viewer: (self.match.streams.last(viewer), handed(self.match, viewer)) for viewer in viewers}

    def attempt(self, deed: Callable[[], object]) -> None:
        """A refusal changes nothing, not even what the one who asked could see."""
        before = freeze(self.match.state), everything(self.match), len(self.match.log)
        try:
            deed()
        except (Refusal, RuleViolation):
            assert (freeze(self.match.state), everything(self.match), len(self.match.log)) == before

    def teardown(self) -> None:
        record = load(dump(self.match), {self.match.game.id: self.match.game}.get)
        assert record == self.match.record()
        restored = Match.restore(record, seed=SECRET)
        assert freeze(restored.state) == freeze(self.match.state)
        assert everything(restored) == everything(self.match)
        assert (restored.wakes(), restored.line) == (self.match.wakes(), self.match.line)
        assert cadence(restored, self.clock) == cadence(self.match, self.clock)
        for viewer in self.match.streams.viewers:
            frames = self.match.frames(viewer)
            assert [frame.number for frame in frames] == list(range(1, len(frames) + 1))
            assert per_seat(record, viewer) == tuple(without_snapshot(frame) for frame in frames)


def cadence(match: AnyMatch, at: int) -> list[int | None]:
    """When an answer to each open decision would take effect."""
    seats = range(match.header.seats)
    return [match.course.book.takes_effect(seat, known.id, at, WINDOW) for seat in seats for known in match.open(seat)]


def without_snapshot(frame: Frame) -> Frame:
    return msgspec.structs.replace(frame, snapshot=None) if isinstance(frame, UndoneFrame) else frame


Evening.TestCase.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
TestEvening = Evening.TestCase
