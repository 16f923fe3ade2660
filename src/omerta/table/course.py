"""The course of a match says how things stand, as the log tells it.

`enter` is the only way forward, for the live table and for a restored one alike; so both end in the same place. Whoever
does something at the table (`Answers`, `Clockwork`, `Council`, `Succession`, `Voices`) tries it first and enters it
here.
"""

from __future__ import annotations

from typing import Generic

from omerta.contract import Ballot, Clock, Event, Game, Outcome, Seat, Viewer
from omerta.table.ballot_box import BallotBox
from omerta.table.commitment import seed_of
from omerta.table.deadlines import BALLOT, Deadlines
from omerta.table.decisions import DecisionBook
from omerta.table.digests import Digests
from omerta.table.frames import Streams
from omerta.table.horizon import Horizon
from omerta.table.log import (
    Begun,
    Cast,
    Closed,
    Entry,
    Followed,
    Header,
    Held,
    Lapsed,
    Lost,
    Move,
    Record,
    Undone,
    Vote,
)
from omerta.table.logbook import Logbook
from omerta.table.receipts import Receipts, receipt_for
from omerta.table.referee import Referee
from omerta.table.refusals import MovesLost, TablePaused
from omerta.table.snapshot import OwnHeld, Snapshot, Standing
from omerta.table.timing import Stop, Timing
from omerta.table.typevars import A, O, S, V
from omerta.table.undo import Past, Reaches, Rewinding
from omerta.table.votes import Votes


class Course(Generic[S, A, V, O]):
    """Each part remembers one thing and knows no other part: the course tells every part its share of an entry."""

    def __init__(self, game: Game[S, A, V, O], header: Header[O], secret: bytes, at: int) -> None:
        self.game = game
        self.header = header
        self.secret = secret
        self.referee = Referee(game, seed_of(secret, [bytes.fromhex(part) for part in header.entropies]))
        self.logbook: Logbook[A, O] = Logbook(at)
        self.streams = Streams(header.seats)
        self.digests = Digests()
        self.book = DecisionBook(header.seats)
        self.timing: Timing[A] = Timing(Deadlines(header.lengths))
        self.votes = Votes(header.people)
        self.ballot_box: BallotBox[O] = BallotBox()
        self.receipts = Receipts()
        self.past = Past(self.logbook, self.streams, self.book, header.people)
        self.reaches = Reaches(self.past)
        deal = self.referee.deal(header.options, header.seats)
        self.state: S = deal.state
        self.rewinding = Rewinding(self.referee, deal.state)
        self.enter(Begun(at=at, draws=deal.draws, events=deal.events), deal.state)

    def enter(self, entry: Entry[A, Event, O], state: S | None = None) -> None:
        """Takes an entry that has been tried, with the state after it if it changes the state."""
        place = self.logbook.write(entry)
        if state is not None:
            self.state = state
            self._go_on(entry, place)
        self._note(entry)
        self.streams.hear(entry, self.snapshot, self.state.beat)
        if state is not None:
            self._look_back(entry, place)
        if isinstance(entry, Move | Held):
            self.receipts.keep(entry.key, receipt_for(entry, self.streams.last(entry.seat)))

    def _look_back(self, entry: Entry[A, Event, O], place: int) -> None:
        """What may be taken back is another, now that everybody was told."""
        if isinstance(entry, Undone):
            self.reaches.go_back(entry.taken)
        else:
            self.reaches.go_on(place)
        if self.streams.numbers(None, place):
            # A vote to undo is about the last thing everybody saw.
            self.votes.clear("undo")

    def _go_on(self, entry: Entry[A, Event, O], place: int) -> None:
        """The state is another: other decisions are open, other clocks run."""
        if isinstance(entry, Undone):
            self.timing.deadlines.forget(self.state.beat)
            self.rewinding.forget(entry.taken)
        else:
            self.rewinding.keep(place, self.state)
        seen_at = entry.at if self.streams.concerns(None, entry) else None
        for seat in range(self.header.seats):
            self.book.refresh(seat, self.game.decisions(self.state, seat), seen_at)
        if self.outcome():
            self._resume(entry.at, "pause", "lost")
        self.timing.run(self.clocks(), self.book, entry.at)

    def _note(self, entry: Entry[A, Event, O]) -> None:
        match entry:
            case Move(seat=seat, decision=decision) | Lapsed(seat=seat, decision=decision):
                self.timing.holds.settle(seat, decision)
            case Held():
                self.timing.keep(entry, self.book)
            case Vote():
                self._note_vote(entry)
            case Lost() if not self.outcome():
                self.timing.stop("lost", entry.at)
            case Cast():
                self.ballot_box.take(entry)
            case Followed():
                self.ballot_box.open(entry)
                self.timing.run((), self.book, entry.at)
            case _:
                pass

    def _note_vote(self, vote: Vote) -> None:
        self.votes.put(vote.seat, vote.kind, value=vote.value)
        if vote.kind == "pause" and vote.carried:
            self.timing.stop("pause", vote.at)
        elif vote.kind == "pause":
            self._resume(vote.at, "pause")
        elif vote.kind == "go_on" and vote.carried:
            self.votes.clear("go_on")
            self._resume(vote.at, "lost")

    def _resume(self, at: int, *ended: Stop) -> None:
        self.book.shift(self.timing.resume(at, *ended))

    def check_running(self) -> None:
        """Refuses whatever needs a table that does not stand."""
        if self.timing.is_lost():
            raise MovesLost
        if self.timing.is_paused():
            raise TablePaused

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def ballot(self) -> Ballot | None:
        """The sealed vote is open after the outcome, until the next game is settled."""
        return self.game.ballot(self.state) if self.outcome() and not self.ballot_box.followed else None

    def clocks(self) -> tuple[Clock, ...]:
        """The game's clocks run; after the outcome the one of the ballot does."""
        ballot = self.ballot()
        return (Clock(BALLOT, self.state.beat, ballot.asked),) if ballot else self.game.clocks(self.state)

    def snapshot(self, viewer: Viewer) -> Snapshot[V]:
        """A viewer is handed all that it may know."""
        return Snapshot(
            viewer=viewer,
            number=self.streams.last(viewer),
            view=self.game.view(self.state, viewer),
            people=self.header.people,
            standing=self.standing(viewer),
        )

    def standing(self, viewer: Viewer, undo: Horizon | None = None) -> Standing:
        """A viewer is told how things stand, as far as it may know; `undo` is the horizon of its person."""
        return Standing(
            decisions=self.book.open(viewer) if viewer is not None else (),
            groups=tuple(group.name for group in self.game.menu(self.state, viewer)) if viewer is not None else (),
            deadlines=self.timing.deadlines.all(),
            paused_at=self.timing.deadlines.paused_at,
            lost=self.timing.is_lost(),
            votes=self.votes.standing(),
            voices=self.game.voices(self.state),
            held=self._own_held(viewer) if viewer is not None else (),
            ballot=self.ballot(),
            cast=self.ballot_box.vote_of(viewer) if viewer is not None else None,
            undo=undo,
        )

    def undo_horizon(self, seat: Seat) -> Horizon:
        """Says how many of its latest moves the person on this seat may take back alone, and why not more."""
        return Horizon(0, "over") if self.outcome() else self.reaches.horizon(seat)

    def _own_held(self, seat: Seat) -> tuple[OwnHeld, ...]:
        return tuple(OwnHeld(held.decision, held.action) for held in self.timing.holds.of(seat))

    def record(self) -> Record[S, A, V, O]:
        """Gives the match as it is kept. The secret is opened when nothing is left that chance decides."""
        outcome = self.outcome()
        is_closed = outcome is not None and self.ballot() is None
        closed = Closed(secret=self.secret.hex(), outcome=outcome) if outcome and is_closed else None
        return Record(game=self.game, header=self.header, log=tuple(self.logbook.entries), closed=closed)
