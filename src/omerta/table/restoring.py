"""A record is played again, step by step, and compared with what it says."""

from __future__ import annotations

from typing import Final, Generic, assert_never

from omerta.contract import Event, Outcome, RuleViolation, Seat
from omerta.table.commitment import commitment
from omerta.table.course import Course
from omerta.table.faults import RecordError, RecordMismatch
from omerta.table.log import (
    Asked,
    Away,
    Begun,
    Cast,
    Conceded,
    Ended,
    Entry,
    Expired,
    Followed,
    Held,
    Hosted,
    Lapsed,
    Lost,
    Message,
    Minded,
    Move,
    Opinion,
    Person,
    Prolonged,
    Record,
    Returned,
    Spent,
    Step,
    Undone,
    Vote,
)
from omerta.table.referee import Ruling
from omerta.table.succession import Succession
from omerta.table.typevars import A, O, S, V

SECRET_BYTES: Final = range(16, 65)


def secret_of(record: Record[S, A, V, O], given: bytes | None) -> bytes:
    """Takes the secret that was given or that the record opens, if it is the one that was promised."""
    secret = bytes.fromhex(record.closed.secret) if given is None and record.closed else given
    if secret is None:
        raise RecordError(1, "commitment", "its secret is not opened yet")
    if len(secret) not in SECRET_BYTES or commitment(secret) != record.header.commitment:
        raise RecordError(1, "commitment", "is not the hash of the secret")
    return secret


def follow(course: Course[S, A, V, O], record: Record[S, A, V, O], upto: int | None = None) -> None:
    """Takes the entries of a record after the deal, each checked."""
    check = Check(course, line=2)
    check.deal(record.log[0])
    for place, entry in enumerate(record.log[1:upto], start=1):
        course.enter(entry, Check(course, line=place + 2).state_after(entry))
    if upto is None and record.closed:
        Check(course, line=len(record.log) + 2).closed(record.closed.outcome)


class Check(Generic[S, A, V, O]):
    """A check compares one line of a record with what the rules say at this point."""

    def __init__(self, course: Course[S, A, V, O], line: int) -> None:
        self.course = course
        self.line = line

    def deal(self, recorded: Entry[A, Event, O]) -> None:
        """Compares it with the deal that the course has made of the header and the secret."""
        dealt = self.course.logbook.entries[0]
        assert isinstance(dealt, Begun), f"a log begins with the deal, not with {dealt}"
        if not isinstance(recorded, Begun):
            raise self.mismatch("entry", "a log begins with the deal")
        self.equal("draws", recorded.draws, dealt.draws)
        self.events(recorded.events, dealt.events)

    def state_after(self, entry: Entry[A, Event, O]) -> S | None:
        """Says what the state is after an entry, None if the entry leaves it alone."""
        match entry:
            case Move() | Expired() | Conceded():
                return self.step(entry)
            case Undone():
                return self.undone(entry)
            case Held():
                self.held(entry)
            case Prolonged():
                self.prolonged(entry)
            case Vote():
                self.vote(entry)
            case Lost():
                self.lost(entry)
            case Cast():
                self.cast(entry)
            case Followed():
                self.followed(entry)
            case Away() | Asked() | Opinion() | Minded() | Returned() | Hosted() | Ended():
                self.attendance(entry)
            case Message() | Lapsed() | Spent():
                pass
            case Begun():
                raise self.mismatch("entry", "the deal comes once")
            case _:
                assert_never(entry)
        return None

    def step(self, entry: Step[A, Event]) -> S:
        if self.course.is_ended:
            raise self.mismatch("entry", "the game has ended before")
        if isinstance(entry, Move):
            self.decision(entry)
        ruling = self.tried(entry)
        if isinstance(entry, Expired):
            self.late(entry)
        self.equal("draws", 0 if isinstance(entry, Conceded) else entry.draws, ruling.draws)
        self.events(entry.events, ruling.events)
        return ruling.state

    def tried(self, entry: Step[A, Event]) -> Ruling[S]:
        try:
            return self.course.referee.again(self.course.state, entry)
        except RuleViolation as refusal:
            field = "action" if isinstance(entry, Move) else "clock" if isinstance(entry, Expired) else "entry"
            raise self.mismatch(field, f"refused by the rules, {refusal}") from refusal

    def late(self, entry: Expired[Event]) -> None:
        """A record that says who was late says it rightly."""
        if entry.late:
            late, hushed = self.course.late(entry.clock)
            self.equal("late", entry.late, late)
            self.equal("hushed", entry.hushed, hushed)

    def prolonged(self, entry: Prolonged) -> None:
        if entry.clock not in self.course.clocks() or self.course.timing.deadlines.of(entry.clock) is None:
            raise self.mismatch("clock", f"{entry.clock.name} of beat {entry.clock.since} does not run")

    def held(self, entry: Held[A]) -> None:
        self.decision(entry)
        try:
            self.course.referee.move(self.course.state, entry.seat, entry.action)
        except RuleViolation as refusal:
            raise self.mismatch("action", f"refused by the rules, {refusal}") from refusal

    def undone(self, entry: Undone) -> S:
        if not entry.taken or not set(entry.taken) <= set(self.course.logbook.line[1:]):
            raise self.mismatch("taken", f"{list(entry.taken)} are not steps that stand")
        steps, first = self.course.logbook.steps(), min(entry.taken)
        state, taken = self.course.rewinding.without(steps, first, keeps=lambda place: place not in entry.taken)
        lost = [place for place in taken if place not in entry.taken]
        if lost:
            raise self.mismatch("taken", f"without {list(entry.taken)} the steps {lost} do not happen")
        return state

    def vote(self, entry: Vote) -> None:
        if self.course.header.people[entry.seat] is None:
            raise self.mismatch("seat", f"the bot on seat {entry.seat} has no vote")
        if entry.kind == "go_on" and not self.course.timing.is_lost():
            raise self.mismatch("kind", "no moves are lost here")
        carried = self.course.votes.would_carry(entry.seat, entry.kind, value=entry.value)
        self.equal("carried", entry.carried, carried)

    def attendance(self, entry: Away | Asked | Opinion | Minded | Returned | Hosted | Ended) -> None:
        """People come and go only while the game is on, and only as they can."""
        if self.course.is_over():
            raise self.mismatch("entry", "the game was over before")
        match entry:
            case Hosted(about=about):
                if about is not None:
                    self.person("about", about)
            case Opinion():
                self.opinion(entry)
            case Ended():
                self.ended()
            case Away(seat=seat) | Asked(seat=seat) | Minded(seat=seat) | Returned(seat=seat):
                self.person("seat", seat)
                is_there = self.course.absences.of(seat) is None
                if not isinstance(entry, Minded) and is_there == isinstance(entry, Asked | Returned):
                    raise self.mismatch("seat", f"the person on seat {seat} is {'there' if is_there else 'away'}")
            case _:
                assert_never(entry)

    def opinion(self, entry: Opinion) -> None:
        absences, person = self.course.absences, self.person("seat", entry.seat)
        absence = absences.of(entry.about)
        if absence is None or not absence.is_asked or person not in absences.voters(entry.about):
            raise self.mismatch("about", f"nobody asks seat {entry.seat} about seat {entry.about}")
        self.equal("settled", entry.settled, absences.settles(person, entry.about, entry.choice))

    def ended(self) -> None:
        match self.course.logbook.entries[-1]:
            case Vote(kind="end", carried=True) | Opinion(settled="end"):
                pass
            case _:
                raise self.mismatch("entry", "nobody has agreed to end it")

    def person(self, field: str, seat: Seat) -> Person:
        person = self.course.header.people[seat]
        if person is None:
            raise self.mismatch(field, f"a bot sits on seat {seat}")
        return person

    def closed(self, outcome: Outcome | None) -> None:
        self.equal("outcome", outcome, self.course.outcome())
        if not self.course.is_over():
            raise self.mismatch("entry", "the game is not over")

    def lost(self, entry: Lost) -> None:
        if self.course.header.people[entry.seat] is None:
            raise self.mismatch("seat", f"the bot on seat {entry.seat} was told nothing")
        if self.course.timing.is_lost():
            raise self.mismatch("entry", "that moves are lost is known already")

    def cast(self, entry: Cast) -> None:
        ballot = self.course.ballot()
        if ballot is None or entry.seat not in ballot.asked:
            raise self.mismatch("seat", f"no ballot asks seat {entry.seat}")
        if entry.candidate is not None and entry.candidate not in ballot.candidates:
            raise self.mismatch("candidate", f"seat {entry.candidate} is no candidate")

    def followed(self, entry: Followed[O]) -> None:
        settled = Succession(self.course).settled()
        if settled is None:
            raise self.mismatch("entry", "no game follows here")
        self.equal("options", entry.options, settled.options)
        self.equal("seating", entry.seating, settled.seating)
        self.equal("votes", entry.votes, self.course.ballot_box.votes())

    def decision(self, entry: Move[A, Event] | Held[A]) -> None:
        if not self.course.book.is_open(entry.seat, entry.decision):
            raise self.mismatch("decision", f"seat {entry.seat} has no open decision {entry.decision}")

    def events(self, recorded: tuple[Event, ...], played: tuple[Event, ...]) -> None:
        for place, (told, happened) in enumerate(zip(recorded, played, strict=False)):
            self.equal(f"events[{place}]", told, happened)
        self.equal("events", len(recorded), len(played))

    def equal(self, field: str, recorded: object, played: object) -> None:
        if recorded != played:
            raise self.mismatch(field, f"recorded {recorded}, played {played}")

    def mismatch(self, field: str, problem: str) -> RecordMismatch:
        return RecordMismatch(self.line, field, problem)
