"""Seats answer open decisions: at once, or held back until a moment that tells nothing."""

from __future__ import annotations

from typing import Generic

from omerta.contract import Event, RuleViolation, Seat
from omerta.table.course import Course
from omerta.table.log import By, Held, Move
from omerta.table.receipts import receipt_for
from omerta.table.refusals import Stale
from omerta.table.snapshot import Receipt
from omerta.table.typevars import A, O, S, V


class Answers(Generic[S, A, V, O]):
    """Every action is tried first: a refusal reaches the caller alone and changes nothing.

    A repeated key is the same action again: it returns the first receipt.
    """

    def __init__(self, course: Course[S, A, V, O]) -> None:
        self._course = course

    def answer(
        self, seat: Seat, decision: int, action: A, at: int, window: int, by: By = "player", key: str | None = None
    ) -> Receipt:
        """Acts; or, where the time it took would tell something, holds the action until a foreseeable moment."""
        until = self._course.timing.takes_effect(self._course.book, seat, decision, at, window)
        if until is None:
            return self.act(seat, decision, action, at, by, key)
        return self.hold(seat, decision, action, until, at, by, key)

    def act(self, seat: Seat, decision: int, action: A, at: int, by: By = "player", key: str | None = None) -> Receipt:
        """The action takes effect now."""
        known = self._course.receipts.find(seat, key)
        if known:
            return known
        self._check_open(seat, decision, action)
        ruling = self._course.referee.move(self._course.state, seat, action)
        move = Move(
            at=at,
            seat=seat,
            decision=decision,
            action=action,
            by=by,
            key=key,
            draws=ruling.draws,
            events=ruling.events,
        )
        self._course.enter(move, ruling.state)
        return self._receipt(move)

    def hold(
        self, seat: Seat, decision: int, action: A, until: int, at: int, by: By = "player", key: str | None = None
    ) -> Receipt:
        """The action waits until a moment that does not depend on how long it took; until then it may be changed."""
        known = self._course.receipts.find(seat, key)
        if known:
            return known
        self._check_open(seat, decision, action)
        self._course.referee.move(self._course.state, seat, action)
        held = Held(at=at, seat=seat, decision=decision, action=action, by=by, key=key, until=until)
        self._course.enter(held)
        return self._receipt(held)

    def _receipt(self, entry: Move[A, Event] | Held[A]) -> Receipt:
        return receipt_for(entry, self._course.streams.last(entry.seat))

    def _check_open(self, seat: Seat, decision: int, action: A) -> None:
        self._course.check_running()
        if not self._course.book.is_open(seat, decision):
            self._check_voice(seat, action)
            raise Stale(seat, decision)

    def _check_voice(self, seat: Seat, action: A) -> None:
        """Whoever is asked nothing because a rule has silenced the seat is told that rule."""
        rule = self._course.present.voices()[seat]
        if rule is None or self._course.book.open(seat):
            return
        try:
            self._course.referee.move(self._course.state, seat, action)
        except RuleViolation as refusal:
            if refusal.rule == rule:
                raise
