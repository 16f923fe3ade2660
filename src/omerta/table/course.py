"""The course of a match: how things stand, as the log tells it.

`enter` is the only way forward, for the live table and for a replay alike; so both end in the same place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from omerta.contract import Ballot, Clock, Event, Game, Group, Outcome, Seat, Sequel, Viewer
from omerta.table.commitment import seed_of
from omerta.table.deadlines import BALLOT, Deadline, Deadlines
from omerta.table.decisions import DecisionBook, OpenDecision
from omerta.table.frames import Frame, Streams
from omerta.table.holds import Holds
from omerta.table.log import (
    Begun,
    Cast,
    Closed,
    Conceded,
    Entry,
    Expired,
    Followed,
    Header,
    Held,
    Lapsed,
    Move,
    Record,
    Step,
    Undone,
    Vote,
)
from omerta.table.referee import Referee
from omerta.table.snapshot import OwnHeld, Receipt, Snapshot
from omerta.table.typevars import A, O, S, V
from omerta.table.undo import Rewinding
from omerta.table.votes import Votes


class Course(Generic[S, A, V, O]):
    """`log` only grows. `line` holds the places in it of the deal and the steps that made the present state."""

    def __init__(self, game: Game[S, A, V, O], header: Header[O], secret: bytes, at: int) -> None:
        self.game = game
        self.header = header
        self.log: list[Entry[A, Event, O]] = []
        self.line: list[int] = []
        self.now = at
        self.secret = secret
        self.referee = Referee(game, seed_of(secret, [bytes.fromhex(part) for part in header.entropies]))
        self.streams = Streams(header.seats)
        self.book = DecisionBook(header.seats)
        self.timing = Deadlines(header.lengths)
        self.holds: Holds[A] = Holds()
        self.votes = Votes(header.people)
        self.casts: dict[Seat, Seat | None] = {}
        self.followed: Followed[O] | None = None
        self.receipts: dict[tuple[Seat, str], Receipt] = {}
        deal = self.referee.deal(header.options, header.seats)
        self.state: S = deal.state
        self.rewinding = Rewinding(self.referee, deal.state)
        self.enter(Begun(at=at, draws=deal.draws, events=deal.events), deal.state)

    def enter(self, entry: Entry[A, Event, O], state: S | None = None) -> None:
        """Takes an entry that has been tried, with the state after it if it changes the state."""
        assert entry.at >= self.now, f"time runs forwards: {entry.at} after {self.now}"
        place, self.now = len(self.log), entry.at
        self.log.append(entry)
        if state is not None:
            self.state = state
            self._advance(entry, place)
        self._note(entry)
        self.streams.hear(entry, self.snapshot, self.state.beat)
        if state is not None and self.streams.numbers(None, place):
            # A vote to undo is about the last thing everybody saw.
            self.votes.clear("undo")
        if isinstance(entry, Move | Held) and entry.key is not None:
            self.receipts[entry.seat, entry.key] = self.receipt(entry)

    def _advance(self, entry: Entry[A, Event, O], place: int) -> None:
        if isinstance(entry, Undone):
            self.line = [kept for kept in self.line if kept not in entry.taken]
            self.timing.forget(self.state.beat)
            self.rewinding.forget(entry.taken)
        else:
            self.line.append(place)
            self.rewinding.keep(place, self.state)
        seen_at = entry.at if self.streams.concerns(None, entry) else None
        for seat in range(self.header.seats):
            self.book.refresh(seat, self.game.decisions(self.state, seat), seen_at)
        if self.outcome():
            self._pause(entry.at, wanted=False)
        # Whoever is no longer asked has noticed; the answer does not count, not even if the same is asked again.
        self.holds.retain(self.book.is_open)
        self.timing.run(self.clocks(), entry.at)
        self.holds.follow(self.end_of_clock)

    def _note(self, entry: Entry[A, Event, O]) -> None:
        match entry:
            case Move(seat=seat, decision=decision) | Lapsed(seat=seat, decision=decision):
                self.holds.settle(seat, decision)
            case Held():
                self.holds.keep(entry)
                self.holds.follow(self.end_of_clock)
            case Vote(seat=seat, kind=kind, value=value):
                self.votes.put(seat, kind, value=value)
                if kind == "pause":
                    self._pause(entry.at, wanted=entry.carried)
            case Cast(seat=seat, candidate=candidate):
                self.casts[seat] = candidate
            case Followed():
                self.followed = entry
                self.timing.run((), entry.at)
            case _:
                pass

    def _pause(self, at: int, *, wanted: bool) -> None:
        if wanted:
            self.timing.pause(at)
        elif self.is_paused():
            length = self.timing.resume(at)
            self.holds.shift(length)
            self.book.shift(length)

    def receipt(self, entry: Move[A, Event] | Held[A]) -> Receipt:
        until = entry.until if isinstance(entry, Held) else None
        return Receipt(entry.seat, entry.decision, self.streams.last(entry.seat), until)

    def open(self, seat: Seat) -> tuple[OpenDecision, ...]:
        """The decisions a seat may answer now, each with the number that `act` expects."""
        return self.book.open(seat)

    def menu(self, seat: Seat) -> Sequence[Group[A]]:
        return self.game.menu(self.state, seat)

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def takes_effect(self, seat: Seat, decision: int, at: int, window: int) -> int | None:
        """When an answer that is given now does: at the end of the clock that its decision names, else at the next
        full window if its time would tell something; None: at once."""
        end = self.end_of_clock(seat, decision)
        if end is not None:
            return end
        known = self.book.find(seat, decision)
        pace = self.header.lengths.get(known.pace, window) if known else window
        return self.book.takes_effect(seat, decision, at, pace)

    def end_of_clock(self, seat: Seat, decision: int) -> int | None:
        """Of the clock that an open decision names; None if it names none, or one that does not run out."""
        known = self.book.find(seat, decision)
        return self.timing.named(known.until) if known and known.until else None

    def clocks(self) -> tuple[Clock, ...]:
        """The game's clocks; after the outcome the one of the ballot."""
        ballot = self.ballot()
        return (Clock(BALLOT, self.state.beat, ballot.asked),) if ballot else self.game.clocks(self.state)

    def is_paused(self) -> bool:
        return self.timing.paused_at is not None

    def deadlines(self) -> tuple[Deadline, ...]:
        return self.timing.all()

    def held(self, seat: Seat) -> tuple[Held[A], ...]:
        """What a seat has answered that is not yet in effect."""
        return self.holds.of(seat)

    def wakes(self, grace: int = 0) -> int | None:
        """The next moment at which a clock is due, none before `grace`, or a held action takes effect; None while the
        table is paused."""
        moments = [max(deadline.due, grace) for deadline in self.deadlines()] + self.holds.moments(grace)
        return None if self.is_paused() else min(moments, default=None)

    def ballot(self) -> Ballot | None:
        """The sealed vote after the outcome, until the next game is settled."""
        return self.game.ballot(self.state) if self.outcome() and not self.followed else None

    def frames(self, viewer: Viewer, after: int = 0) -> tuple[Frame, ...]:
        """What a viewer has been told since the frame of that number."""
        return self.streams.frames(viewer, after)

    def frames_again(self, viewer: Viewer, after: int = 0) -> tuple[Frame, ...]:
        """The same for one who was told before, or was away: without what was to be seen only while it lasted."""
        return self.streams.again(viewer, after, self.state.beat)

    def snapshot(self, viewer: Viewer) -> Snapshot[V]:
        """How things stand, as far as a viewer may know."""
        return Snapshot(
            viewer=viewer,
            number=self.streams.last(viewer),
            view=self.game.view(self.state, viewer),
            decisions=self.open(viewer) if viewer is not None else (),
            groups=tuple(group.name for group in self.menu(viewer)) if viewer is not None else (),
            deadlines=self.deadlines(),
            paused_at=self.timing.paused_at,
            people=self.header.people,
            votes=self.votes.standing(),
            voices=self.game.voices(self.state),
            held=tuple(OwnHeld(held.decision, held.action) for held in self.held(viewer)) if viewer is not None else (),
            ballot=self.ballot(),
            cast=self.casts.get(viewer) if viewer is not None else None,
        )

    def settled(self) -> tuple[Sequel, tuple[tuple[Seat, Seat | None], ...]] | None:
        """What follows from the ballot as it stands, and its votes in the order of the seats."""
        if not self.outcome():
            return None
        votes = tuple(sorted(self.casts.items()))
        chosen = {seat: candidate for seat, candidate in votes if candidate is not None}
        sequel = self.referee.sequel(self.state, chosen)
        return (sequel, votes) if sequel else None

    def record(self) -> Record[S, A, V, O]:
        """The match as it is kept. The secret is opened when nothing is left that chance decides."""
        outcome = self.outcome()
        is_closed = outcome is not None and self.ballot() is None
        closed = Closed(secret=self.secret.hex(), outcome=outcome) if outcome and is_closed else None
        return Record(game=self.game, header=self.header, log=tuple(self.log), closed=closed)

    def steps(self) -> list[tuple[int, Step[A, Event]]]:
        """The steps that made the present state, each with its place in the log."""
        entries = [(place, self.log[place]) for place in self.line]
        return [(place, entry) for place, entry in entries if isinstance(entry, Move | Expired | Conceded)]
