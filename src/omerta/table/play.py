"""What changes the game: actions at once, actions held back, and clocks that run out."""

from __future__ import annotations

from collections.abc import Collection

from omerta.contract import Clock, RuleViolation, Seat
from omerta.table.course import Course
from omerta.table.log import By, Expired, Followed, Held, Lapsed, Move
from omerta.table.refusals import Stale, TablePaused, TooEarly
from omerta.table.snapshot import Receipt
from omerta.table.typevars import A, O, S, V


class Play(Course[S, A, V, O]):
    def answer(
        self, seat: Seat, decision: int, action: A, at: int, window: int, by: By = "player", key: str | None = None
    ) -> Receipt:
        """Acts; or, where the time it took would tell something, holds the action until a foreseeable moment."""
        until = self.takes_effect(seat, decision, at, window)
        if until is None:
            return self.act(seat, decision, action, at, by, key)
        return self.hold(seat, decision, action, until, at, by, key)

    def act(self, seat: Seat, decision: int, action: A, at: int, by: By = "player", key: str | None = None) -> Receipt:
        """A seat answers an open decision. It is tried first: a refusal reaches the caller alone, changes nothing.

        A repeated key is the same action again: it returns the first receipt.
        """
        known = self._known(seat, key)
        if known:
            return known
        self._check_open(seat, decision, action)
        ruling = self.referee.move(self.state, seat, action)
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
        self.enter(move, ruling.state)
        return self.receipt(move)

    def hold(
        self, seat: Seat, decision: int, action: A, until: int, at: int, by: By = "player", key: str | None = None
    ) -> Receipt:
        """An action that others shall not hear before a moment that does not depend on how long it took.

        It is tried at once and takes effect with `release`; until then the seat may change it.
        """
        known = self._known(seat, key)
        if known:
            return known
        self._check_open(seat, decision, action)
        self.referee.move(self.state, seat, action)
        held = Held(at=at, seat=seat, decision=decision, action=action, by=by, key=key, until=until)
        self.enter(held)
        return self.receipt(held)

    def release(self, at: int, grace: int = 0) -> int:
        """Held actions whose moment has come take effect; returns how many did. No clock ends before `grace`, nor does
        what waits for it."""
        return 0 if self.is_paused() else self._release(at, grace=grace)

    def expire(self, clock: Clock, at: int) -> bool:
        """A timer has run out. A late one, of a clock that no longer runs, is dropped: False."""
        if not self._running(clock):
            return False
        due = self.timing.of(clock)
        if self.is_paused() or due is None or at < due:
            raise TooEarly(clock.name, due)
        # Whoever has decided is not late: what is held counts before the clock's end does.
        self._release(at, ending=clock.seats)
        running = self._running(clock)
        if not running:
            return False
        if self.ballot():
            self.close_ballot(at)
            return True
        ruling = self.referee.expiry(self.state, running)
        self.enter(Expired(at=at, clock=running, draws=ruling.draws, events=ruling.events), ruling.state)
        return True

    def close_ballot(self, at: int) -> None:
        """The next game is settled by the votes as they are: who owes one abstains."""
        settled = self.settled()
        assert settled, f"{self.game.id} asks for votes from which nothing follows"
        sequel, votes = settled
        options = sequel.options
        assert isinstance(options, self.game.options), f"{self.game.id} cannot go on with {options}"
        self.enter(Followed(at=at, options=options, seating=sequel.seating, votes=votes))

    def _known(self, seat: Seat, key: str | None) -> Receipt | None:
        return None if key is None else self.receipts.get((seat, key))

    def _check_open(self, seat: Seat, decision: int, action: A) -> None:
        if self.is_paused():
            raise TablePaused
        if not self.book.is_open(seat, decision):
            self._check_voice(seat, action)
            raise Stale(seat, decision)

    def _check_voice(self, seat: Seat, action: A) -> None:
        """Whoever is asked nothing because a rule has silenced the seat is told that rule."""
        rule = self.game.voices(self.state)[seat]
        if rule is None or self.open(seat):
            return
        try:
            self.referee.move(self.state, seat, action)
        except RuleViolation as refusal:
            if refusal.rule == rule:
                raise

    def _running(self, clock: Clock) -> Clock | None:
        """The clock as it runs now: who is asked may have changed since the timer was set."""
        for running in self.clocks():
            if (running.name, running.since) == (clock.name, clock.since):
                return running
        return None

    def _release(self, at: int, ending: Collection[Seat] = (), grace: int = 0) -> int:
        return sum(self._take_effect(held, at) for held in self.holds.due(at, ending, grace))

    def _take_effect(self, held: Held[A], at: int) -> bool:
        try:
            self.act(held.seat, held.decision, held.action, at, held.by)
        except (RuleViolation, Stale):
            self.enter(Lapsed(at=at, seat=held.seat, decision=held.decision))
            return False
        return True
