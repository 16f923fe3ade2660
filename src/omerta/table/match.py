"""A match is one game at one table. It is pure: the time and the secret are arguments, nothing is read or written.

    match = Match.begin(game, options, seats=3, seed=secret, at=0, lengths={"decision": 30_000})
    (turn,) = match.open(0)
    match.act(0, turn.id, action, at=1_200)
    match.advance(at=31_200)
    match.frames(1, after=4)

Whatever is refused is refused by an exception and changes nothing: `RuleViolation` for the rules of the game,
`Refusal` for the table. The entries that one call adds to `log` belong together and are stored together.

The match itself does nothing: it is the face of its parts, each of which is told in a file of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, Self, TypeAlias

import msgspec

from omerta.contract import Ballot, Clock, Event, Game, Group, Outcome, RuleViolation, Seat, Sequel, Viewer
from omerta.table.absences import Absences
from omerta.table.answers import Answers
from omerta.table.attendance import Attendance
from omerta.table.clockwork import Clockwork
from omerta.table.commitment import commitment
from omerta.table.council import Council
from omerta.table.course import Course
from omerta.table.deadline import Deadline
from omerta.table.deadlines import running_lengths
from omerta.table.decisions import OpenDecision
from omerta.table.faults import RecordMismatch
from omerta.table.frames import Frame
from omerta.table.horizon import Horizon
from omerta.table.log import By, Entry, Followed, Header, Held, Record, VoteKind
from omerta.table.refusals import SeatCount
from omerta.table.restoring import follow, secret_of
from omerta.table.snapshot import Common, Receipt, Snapshot, Standing
from omerta.table.succession import Succession
from omerta.table.tempo import AnyTempo, seated
from omerta.table.typevars import A, O, S, V
from omerta.table.voices import Voices
from omerta.table.votes import numbered


class Match(Generic[S, A, V, O]):
    """`course` says how things stand; the other parts change that, each in its own way and only through the course."""

    def __init__(self, course: Course[S, A, V, O]) -> None:
        self.course = course
        self.game = course.game
        self.header = course.header
        self.streams = course.streams
        self.attendance = Attendance(course)
        """People come and go, and the host does something about it."""

        self._answers = Answers(course)
        self._voices = Voices(course)
        self._council = Council(course)
        self._succession = Succession(course)
        self._clockwork = Clockwork(course, self._answers, self._succession)

    @classmethod
    def begin(
        cls,
        game: Game[S, A, V, O],
        options: O,
        seats: int,
        seed: bytes,
        at: int,
        lengths: Mapping[str, int] | None = None,
        people: Sequence[str | None] | None = None,
        entropies: Sequence[bytes] = (),
        tempo: AnyTempo | None = None,
    ) -> Self:
        """Deals. `seed` is the table's secret, `entropies` is what the players add to it.

        `people` names the person on each seat, None for a bot; without it, every seat is another person's.
        `lengths` are milliseconds by the name of a clock; a clock with no length, or with 0, does not run, unless the
        `tempo` times it.
        """
        if seats not in game.seats:
            raise SeatCount(seats, game.seats)
        people = [str(seat) for seat in range(seats)] if people is None else people
        assert len(people) == seats, f"{len(people)} people for {seats} seats"
        header = Header(
            game=game.id,
            rules=game.version,
            options=options,
            seats=seats,
            people=numbered(people),
            commitment=commitment(seed),
            entropies=tuple(part.hex() for part in entropies),
            lengths=running_lengths(lengths or {}),
            tempo=msgspec.UNSET if tempo is None else tempo,
        )
        return cls(Course(game, header, seed, at))

    @classmethod
    def restore(cls, record: Record[S, A, V, O], upto: int | None = None, seed: bytes | None = None) -> Self:
        """Makes the match after the first `upto` entries of a record (all of them if None), every step played again.

        `seed` is the secret where the record does not open it. Whatever differs is a RecordMismatch.
        """
        secret = secret_of(record, seed)
        try:
            course = Course(record.game, record.header, secret, record.log[0].at)
        except RuleViolation as refusal:
            raise RecordMismatch(1, "options", f"refused by the rules, {refusal}") from refusal
        follow(course, record, upto)
        return cls(course)

    def answer(
        self, seat: Seat, decision: int, action: A, at: int, window: int, by: By = "player", key: str | None = None
    ) -> Receipt:
        """A seat acts; or, where the time it took would tell something, its action is held until a foreseeable moment.

        A repeated key is the same action again: it returns the first receipt.
        """
        return self._answers.answer(seat, decision, action, at, window, by, key)

    def act(self, seat: Seat, decision: int, action: A, at: int, by: By = "player", key: str | None = None) -> Receipt:
        """A seat answers an open decision, and its action takes effect now."""
        return self._answers.act(seat, decision, action, at, by, key)

    def hold(
        self, seat: Seat, decision: int, action: A, until: int, at: int, by: By = "player", key: str | None = None
    ) -> Receipt:
        """A seat answers an open decision, and its action takes effect at the moment `until`."""
        return self._answers.hold(seat, decision, action, until, at, by, key)

    def message(self, seat: Seat, text: str, at: int) -> None:
        """A seat says a word to the table, if the game lets it speak now."""
        self._voices.message(seat, text, at)

    def phrase(self, seat: Seat, key: str, at: int) -> None:
        """A seat says a quick phrase of the game, by its key, if the game lets it speak now."""
        self._voices.phrase(seat, key, at)

    def check_pointing(self, seat: Seat, at: str) -> None:
        """A seat wants to point at something: refused if it may not speak now, or not point there."""
        self._voices.check_pointing(seat, at)

    def vote(self, voter: Seat, kind: VoteKind, value: bool, at: int) -> bool:
        """The person on this seat changes a standing vote of the table; False if it stood so already."""
        return self._council.vote(voter, kind, value, at)

    def lose(self, seat: Seat, at: int) -> None:
        """The person on this seat has shown that moves are lost: everybody is told, and nobody acts before a vote to
        `go_on` is carried."""
        self._council.lose(seat, at)

    def undo(self, seat: Seat, at: int, moves: int = 1) -> None:
        """The person on this seat takes back its latest moves, within the horizon, and what followed from them."""
        self._council.undo(seat, at, moves)

    def advance(self, at: int, grace: int = 0, awake_since: int = 0) -> None:
        """Whatever is due up to this time happens, each at its own moment and in the order of the moments.

        No clock ends before `grace`, nor does what waits for it. What was due before `awake_since` happens then.
        """
        self._clockwork.advance(at, grace, awake_since)

    def release(self, at: int, grace: int = 0) -> int:
        """Held actions whose moment has come take effect now; returns how many did."""
        return self._clockwork.release(at, grace)

    def expire(self, clock: Clock, at: int) -> bool:
        """A timer has run out. A late one, of a clock that no longer runs, is dropped: False."""
        return self._clockwork.expire(clock, at)

    def prolong(self, clock: str, since: int, length: int, seat: Seat | None, at: int) -> None:
        """The host, who sits on this seat or on none, gives the running clock of this name and beat more time."""
        self._clockwork.prolong(clock, since, length, seat, at)

    def cast(self, seat: Seat, candidate: Seat | None, at: int) -> None:
        """A seat casts its sealed vote in the ballot; None abstains. It may be changed until `sequel`."""
        self._succession.cast(seat, candidate, at)

    def owing(self) -> tuple[Seat, ...]:
        """These have not yet cast a vote: the table alone knows."""
        return self._succession.owing()

    def settled(self) -> Sequel | None:
        """Gives the next game as it follows from the votes so far; None if none follows."""
        return self._succession.settled()

    def sequel(self, at: int) -> Sequel | None:
        """Closes the ballot: the next game's options and seating, None if there is none. Who owes a vote abstains."""
        return self._succession.sequel(at)

    def next_match(
        self, seed: bytes, at: int, entropies: Sequence[bytes] = (), seating: Sequence[Seat] | None = None
    ) -> Self | None:
        """The next game begins, with the same people on the seats that the sequel gives them, or that the host does,
        where the game leaves it to the host. It is a match of its own, with its own record."""
        following = self._succession.next_game(at, seating)
        if following is None:
            return None
        options, places = following
        people = self._seated_anew(places)
        tempo = seated(self.tempo, places)
        return self.begin(self.game, options, len(people), seed, at, self.header.lengths, people, entropies, tempo)

    def _seated_anew(self, places: Sequence[Seat]) -> list[str | None]:
        persons = [self.header.people[seat] for seat in places]
        return [None if person is None else str(person) for person in persons]

    @property
    def tempo(self) -> AnyTempo | None:
        """None where nobody is in a hurry."""
        return None if self.header.tempo is msgspec.UNSET else self.header.tempo

    @property
    def log(self) -> list[Entry[A, Event, O]]:
        """Everything that has happened stands here, in order; it only grows."""
        return self.course.logbook.entries

    @property
    def line(self) -> list[int]:
        """The deal and the steps that made the present state have these places in the log."""
        return self.course.logbook.line

    @property
    def now(self) -> int:
        """The latest entry was made at this time."""
        return self.course.logbook.now

    @property
    def state(self) -> S:
        return self.course.state

    @property
    def secret(self) -> bytes:
        return self.course.secret

    @property
    def followed(self) -> Followed[O] | None:
        """The next game is settled by this entry; None until then."""
        return self.course.ballot_box.followed

    def has_taken(self, seat: Seat, key: str) -> bool:
        """Says whether an action with this key has been taken from this seat: the log has it."""
        return self.course.receipts.find(seat, key) is not None

    def taken(self) -> frozenset[tuple[Seat, str]]:
        """Gives the keys of all actions that have been taken, each with its seat."""
        return self.course.receipts.keys()

    def outcome(self) -> Outcome | None:
        return self.course.outcome()

    def asked(self) -> tuple[Seat, ...]:
        """The seats that are asked, as everybody knows, whether they have answered or not."""
        return self.course.asked()

    def questions(self, seat: Seat) -> tuple[int, ...]:
        """What a seat is asked and has not answered, by the numbers of its decisions. Only the seat itself may know."""
        return self.course.questions(seat)

    def is_over(self) -> bool:
        """It has an outcome, or was ended without one."""
        return self.course.is_over()

    @property
    def absences(self) -> Absences:
        """Who is away, and whose seats bots mind, as the log tells it."""
        return self.course.absences

    def open(self, seat: Seat) -> tuple[OpenDecision, ...]:
        """A seat may answer these decisions now, each by the number that `act` expects."""
        return self.course.book.open(seat)

    def menu(self, seat: Seat) -> Sequence[Group[A]]:
        return self.course.menu(seat)

    def held(self, seat: Seat) -> tuple[Held[A], ...]:
        """A seat has answered this, but it is not yet in effect."""
        return self.course.timing.holds.of(seat)

    def takes_effect(self, seat: Seat, decision: int, at: int, window: int) -> int | None:
        """An answer that is given now takes effect then; None means at once."""
        return self.course.timing.takes_effect(self.course.book, seat, decision, at, window)

    def deadlines(self) -> tuple[Deadline, ...]:
        return self.course.timing.deadlines.all()

    def is_paused(self) -> bool:
        return self.course.timing.is_paused()

    def wakes(self, grace: int = 0) -> int | None:
        """Says when the next thing happens by itself, as `advance` does it; None if nothing does."""
        return self.course.timing.wakes(grace)

    def undo_horizon(self, seat: Seat) -> Horizon:
        """Says how many of its latest moves the person on this seat may take back alone, and why not more."""
        return self.course.undo_horizon(seat)

    def ballot(self) -> Ballot | None:
        """The sealed vote is open after the outcome, until the next game is settled."""
        return self.course.ballot()

    def frames(self, viewer: Viewer, after: int = 0) -> tuple[Frame, ...]:
        """A viewer has been told this since the frame of that number."""
        return self.streams.frames(viewer, after)

    def frames_again(self, viewer: Viewer, after: int = 0) -> tuple[Frame, ...]:
        """A viewer who was told before, or was away, is told the same without what was to be seen only while it
        lasted."""
        return self.streams.again(viewer, after, self.state.beat)

    def digest(self, viewer: Viewer) -> str:
        """A viewer is handed this with its latest frame, and shows it when it comes back."""
        return self.course.digests.latest(self.streams, viewer)

    def has_told(self, viewer: Viewer, number: int, digest: str) -> bool:
        """Was the viewer told this, up to the frame of that number?"""
        return self.course.digests.agrees(self.streams, viewer, number, digest)

    def shows_loss(self, seat: Seat, number: int, digest: str) -> bool:
        """Was the person on this seat told something that the log has lost, and is that to be told everybody?"""
        return self.course.digests.shows_loss(self.streams, seat, number, digest) and self._council.hears(seat)

    def common(self) -> Common:
        """How things stand besides the views, as far as everybody may know."""
        return self.course.common()

    def standing(self, viewer: Viewer, common: Common | None = None) -> Standing:
        """A viewer is told how things stand besides the view, with the horizon of the person who sits there. Whoever
        asks for many viewers hands in what they have in common."""
        return self.course.standing(viewer, None if viewer is None else self.undo_horizon(viewer), common)

    def snapshot(self, viewer: Viewer) -> Snapshot[V]:
        """A viewer is handed how things stand, as far as it may know."""
        return self.course.snapshot(viewer)

    def record(self) -> Record[S, A, V, O]:
        """Gives the match as it is kept. The secret is opened when nothing is left that chance decides."""
        return self.course.record()


# A table for any game of the catalogue: only that game's own values reach it.
AnyMatch: TypeAlias = Match[Any, Any, Any, Any]
