"""The course of a match says how things stand, as the log tells it.

`enter` is the only way forward, for the live table and for a restored one alike; so both end in the same place. Whoever
does something at the table (`Answers`, `Clockwork`, `Council`, `Succession`, `Voices`) tries it first and enters it
here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, assert_never

import msgspec

from omerta.contract import Ballot, Clock, Event, Game, Group, Outcome, Seat, Viewer
from omerta.contract.compiling import mypyc_attr
from omerta.table.absences import Absences
from omerta.table.ballot_box import BallotBox
from omerta.table.commitment import seed_of
from omerta.table.deadlines import BALLOT, Deadlines
from omerta.table.decisions import DecisionBook
from omerta.table.digests import Digests
from omerta.table.horizon import Horizon
from omerta.table.log import (
    Asked,
    Away,
    Begun,
    Cast,
    Closed,
    Ended,
    Entry,
    Followed,
    Header,
    Held,
    Hosted,
    Lapsed,
    Lost,
    Minded,
    Move,
    Opinion,
    Prolonged,
    Record,
    Returned,
    Spent,
    Undone,
    Vote,
)
from omerta.table.logbook import Logbook
from omerta.table.present import Present
from omerta.table.receipts import Receipts, receipt_for
from omerta.table.referee import Referee
from omerta.table.refusals import GameOver, MovesLost, TablePaused
from omerta.table.snapshot import Common, OwnHeld, Snapshot, Standing
from omerta.table.streams import Streams
from omerta.table.timing import Stop, Timing
from omerta.table.typevars import A, O, S, V
from omerta.table.undo import Past, Reaches, Rewinding
from omerta.table.votes import Votes


@mypyc_attr(allow_interpreted_subclasses=True)
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
        self.timing: Timing[A] = Timing(_deadlines(game, header))
        self.votes = Votes(header.people)
        self.absences = Absences(header.people)
        self.is_ended = False
        """It has ended without a result."""

        self.ballot_box: BallotBox[O] = BallotBox()
        self.receipts = Receipts()
        self.past = Past(self.logbook, self.streams, self.book, header.people)
        self.reaches = Reaches(self.past)
        deal = self.referee.deal(header.options, header.seats)
        self.state: S = deal.state
        self._present = Present(game, deal.state)
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
        if self.streams.tells(None, place):
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
            self._resume(entry.at, "pause", "lost", "host")
        self.timing.run(self.clocks(), self.book, entry.at)

    def _note(self, entry: Entry[A, Event, O]) -> None:
        match entry:
            case Move(seat=seat, decision=decision) | Lapsed(seat=seat, decision=decision):
                self.timing.holds.settle(seat, decision)
            case Held():
                self.timing.keep(entry, self.book)
            case Prolonged(clock=clock, length=length):
                self.timing.prolong(clock, length, self.book)
            case Vote():
                self._note_vote(entry)
            case Spent(kind=kind):
                self.votes.clear(kind)
            case Away() | Asked() | Opinion() | Minded() | Returned():
                self._note_absence(entry)
            case Hosted():
                self._note_host(entry)
            case Ended():
                self._end(entry.at)
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

    def _note_absence(self, entry: Away | Asked | Opinion | Minded | Returned) -> None:
        match entry:
            case Away():
                self.absences.leave(entry)
            case Asked():
                self.absences.ask(entry)
            case Opinion():
                self.absences.hear(entry)
            case Minded():
                self.absences.mind(entry)
                self.votes.leave(entry.seat)
                if not self.votes.count("pause"):
                    # Nobody is left who could take it back.
                    self._resume(entry.at, "pause")
            case Returned():
                self.absences.come_back(entry)
                self.votes.come_back(entry.seat)
            case _:
                assert_never(entry)

    def _note_host(self, entry: Hosted) -> None:
        if entry.act == "pause":
            self.timing.stop("host", entry.at)
        elif entry.act == "go_on":
            self._resume(entry.at, "host")
        elif entry.act == "free" and entry.about is not None:
            self.absences.free(entry.about)
            self.votes.come_back(entry.about)

    def _end(self, at: int) -> None:
        """Nobody is asked anything any more, and nothing happens by itself."""
        self.is_ended = True
        self._resume(at, "pause", "lost", "host")
        for seat in range(self.header.seats):
            self.book.refresh(seat, (), None)
        self.timing.run((), self.book, at)

    def _resume(self, at: int, *ended: Stop) -> None:
        length = self.timing.resume(self.book, at, *ended)
        self.book.shift(length)
        self.absences.shift(length)

    def late(self, clock: Clock) -> tuple[tuple[Seat, ...], bool]:
        """Who has not answered now that the clock runs out, and whether nobody else may know that."""
        asked = [(seat, self.book.open(seat)) for seat in clock.seats]
        late = tuple(seat for seat, decisions in asked if decisions)
        is_cadenced = any(known.decision.keeps_cadence for _, decisions in asked for known in decisions)
        return late, is_cadenced or clock.name in self.game.fixed_clocks

    def check_running(self) -> None:
        """Refuses whatever needs a table that does not stand."""
        if self.is_ended:
            raise GameOver
        if self.timing.is_lost():
            raise MovesLost
        if self.timing.is_paused():
            raise TablePaused

    @property
    def present(self) -> Present[S, A, V, O]:
        if self._present.state is not self.state:
            self._present = Present(self.game, self.state)
        return self._present

    def outcome(self) -> Outcome | None:
        return self.present.outcome

    def is_over(self) -> bool:
        """It has an outcome, or was ended without one."""
        return self.is_ended or self.outcome() is not None

    def ballot(self) -> Ballot | None:
        """The sealed vote is open after the outcome, until the next game is settled."""
        return None if self.ballot_box.followed else self.present.ballot()

    def asked(self) -> tuple[Seat, ...]:
        """The seats that are asked, as everybody knows; after the outcome by the ballot."""
        ballot = self.ballot()
        if self.is_ended:
            return ()
        return ballot.asked if ballot else self.present.waiting()

    def questions(self, seat: Seat) -> tuple[int, ...]:
        """What a seat is asked and has not answered, by the numbers of its decisions; 0 is the ballot. What is held is
        answered, though it may be changed."""
        if seat not in self.asked():
            return ()
        if self.ballot():
            return () if self.ballot_box.has_voted(seat) else (0,)
        return () if self.timing.holds.of(seat) else tuple([known.id for known in self.book.open(seat)])

    def menu(self, seat: Seat) -> Sequence[Group[A]]:
        """What the seat may do: nothing once the game has ended without a result."""
        return () if self.is_ended else self.present.menu(seat)

    def clocks(self) -> tuple[Clock, ...]:
        """The game's clocks run; after the outcome the one of the ballot does."""
        ballot = self.ballot()
        if self.is_ended:
            return ()
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

    def common(self) -> Common:
        """How things stand besides the views, as far as everybody may know."""
        return Common(
            self.timing.deadlines.all(),
            self.timing.deadlines.banks(),
            self.timing.deadlines.paused_at,
            self.timing.is_lost(),
            self.timing.stands_for("host"),
            self.votes.standing(),
            self.absences.standing(),
            self.present.voices(),
            self.ballot(),
        )

    def standing(self, viewer: Viewer, undo: Horizon | None = None, common: Common | None = None) -> Standing:
        """A viewer is told how things stand, as far as it may know; `undo` is the horizon of its person. Whoever asks
        for many viewers hands in what they have in common."""
        common = common or self.common()
        return Standing(
            decisions=self.book.open(viewer) if viewer is not None else (),
            groups=tuple([group.name for group in self.menu(viewer)]) if viewer is not None else (),
            deadlines=common.deadlines,
            banks=common.banks,
            paused_at=common.paused_at,
            lost=common.lost,
            host_paused=common.host_paused,
            votes=common.votes,
            absences=common.absences,
            voices=common.voices,
            held=self._own_held(viewer) if viewer is not None else (),
            ballot=common.ballot,
            cast=self.ballot_box.vote_of(viewer) if viewer is not None else None,
            undo=undo,
        )

    def undo_horizon(self, seat: Seat) -> Horizon:
        """Says how many of its latest moves the person on this seat may take back alone, and why not more."""
        return Horizon(0, "over") if self.is_over() else self.reaches.horizon(seat)

    def _own_held(self, seat: Seat) -> tuple[OwnHeld, ...]:
        return tuple(OwnHeld(held.decision, held.action) for held in self.timing.holds.of(seat))

    def record(self) -> Record[S, A, V, O]:
        """Gives the match as it is kept. The secret is opened when nothing is left that chance decides."""
        is_closed = self.is_over() and self.ballot() is None
        closed = Closed(secret=self.secret.hex(), outcome=self.outcome()) if is_closed else None
        return Record(game=self.game, header=self.header, log=tuple(self.logbook.entries), closed=closed)


def _deadlines(game: Game[S, A, V, O], header: Header[O]) -> Deadlines:
    bots = [seat for seat, person in enumerate(header.people) if person is None]
    tempo = None if header.tempo is msgspec.UNSET else header.tempo
    return Deadlines(header.lengths, bots, game.bot_clocks, tempo, header.seats)
