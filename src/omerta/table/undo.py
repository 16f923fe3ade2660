"""How far back a person may go alone, and what goes with it.

The horizon is the last step that opened something, that showed anybody but its maker an event which is not
`retractable`, or in which the person saw another person, a clock or a vote at work. Everybody counts who can have seen
it: other people, bots' seats (a bot's answer that was read cannot be unread) and spectators. Whether others have
answered in secret tells nothing here: such steps neither stop an undo nor are they lost by it, unless they hang on what
is taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, NamedTuple

from omerta.contract import Action, Event, Options, RuleViolation, Seat
from omerta.table.decisions import DecisionBook
from omerta.table.horizon import Horizon, Why
from omerta.table.log import Begun, Conceded, Entry, Expired, Move, Person, Step
from omerta.table.logbook import Logbook
from omerta.table.referee import Referee, Ruling, agrees
from omerta.table.streams import Streams
from omerta.table.typevars import A, O, S, V


class Barrier(NamedTuple):
    why: Why
    seat: Seat | None = None


@dataclass
class Reach:
    """The moves a person may take back, the latest last, and what stands at the `place` before them."""

    moves: list[int]
    barrier: Barrier
    place: int


class Past:
    """The steps that made the present state, each by its place in the log, as the people at the table saw them."""

    def __init__(
        self,
        logbook: Logbook[Any, Any],
        streams: Streams,
        book: DecisionBook,
        people: Sequence[Person | None],
    ) -> None:
        self.logbook = logbook
        self.log: Sequence[Entry[Action, Event, Options]] = logbook.entries
        self.streams = streams
        self.book = book
        self.people = people
        self._seats: dict[Person, tuple[Seat, ...]] = {
            person: tuple(seat for seat, owner in enumerate(people) if owner == person)
            for person in people
            if person is not None
        }

    @property
    def line(self) -> Sequence[int]:
        return self.logbook.line

    def reach(self, person: Person) -> Reach:
        """The moves a person may take back, and what stands before them: from the latest step backwards."""
        moves: list[int] = []
        for place in reversed(self.line):
            if self.is_secret_from(person, place):
                continue
            barrier = self.barrier(person, place)
            if barrier:
                return Reach(moves[::-1], barrier, place)
            if self.decided(self.log[place]) == person:
                moves.append(place)
        return Reach(moves[::-1], Barrier("start"), -1)

    def is_secret_from(self, person: Person, place: int) -> bool:
        """Somebody else's step that told this person nothing."""
        if self.decided(self.log[place]) == person:
            return False
        return not any(self.streams.tells(seat, place) for seat in self._seats[person])

    def decided(self, entry: Entry[Action, Event, Options]) -> Person | None:
        """Whose decision it was: nobody's if a bot made it, or a clock."""
        return self.people[entry.seat] if isinstance(entry, Move) and entry.by != "bot" else None

    def last_public(self) -> int | None:
        """The latest step that everybody saw and that no bot made."""
        for place in reversed(self.line):
            entry = self.log[place]
            is_bots = isinstance(entry, Move) and self.decided(entry) is None
            if not is_bots and not isinstance(entry, Begun) and self.streams.tells(None, place):
                return place
        return None

    def barrier(self, person: Person, place: int) -> Barrier | None:
        """What in this step keeps the person from going back behind it."""
        entry = self.log[place]
        match entry:
            case Move(seat=seat):
                if self.decided(entry) not in (None, person):
                    # Who was the last to answer a window is nobody's business.
                    return Barrier("other", None if self.book.was_sealed(seat, entry.decision) else seat)
                if self._opened(entry.events):
                    return Barrier("opened")
                return Barrier("told") if self._told(entry) else None
            case Expired():
                return Barrier("clock")
            case Conceded():
                return Barrier("conceded")
            case _:
                return Barrier("start")

    def _opened(self, events: Iterable[Event]) -> bool:
        opening = [event for event in events if event.opens_to]
        return any(any(map(event.opens, self.streams.viewers)) for event in opening)

    def _told(self, move: Move[Action, Event]) -> bool:
        """Has it told anybody but its maker something that binds?"""
        binding = [event for event in move.events if not event.retractable]
        if not binding:
            return False
        maker = self.decided(move)
        own = (move.seat,) if maker is None else self._seats[maker]
        others = [viewer for viewer in self.streams.viewers if viewer not in own]
        return any(any(map(event.binds, others)) for event in binding)


class Reaches:
    """Remembers how far each person may go back. A step changes that a little; only what was never asked for, or was
    taken back beyond a barrier, is looked for anew."""

    def __init__(self, past: Past) -> None:
        self._past = past
        self._known: dict[Person, Reach] = {}

    def horizon(self, seat: Seat) -> Horizon:
        """Says how many of its latest moves the person on this seat may take back alone, and why not more."""
        person = self._past.people[seat]
        if person is None:
            return Horizon(0, "bot")
        reach = self.of(person)
        return Horizon(len(reach.moves), reach.barrier.why, reach.barrier.seat)

    def of(self, person: Person) -> Reach:
        if person not in self._known:
            self._known[person] = self._past.reach(person)
        return self._known[person]

    def go_on(self, place: int) -> None:
        """A step has been taken and everybody concerned was told."""
        for person, reach in self._known.items():
            if self._past.is_secret_from(person, place):
                continue
            barrier = self._past.barrier(person, place)
            if barrier:
                self._known[person] = Reach([], barrier, place)
            elif self._past.decided(self._past.log[place]) == person:
                reach.moves.append(place)

    def go_back(self, taken: Sequence[int]) -> None:
        """Steps have been taken back: of what was within reach, what came before them still is."""
        first = min(taken)
        is_cut = not any(place > first for place in self._past.line)
        self._known = {
            person: Reach([move for move in reach.moves if move < first], reach.barrier, reach.place)
            for person, reach in self._known.items()
            if is_cut and reach.place < first
        }


class Rewinding(Generic[S, A, V, O]):
    """Goes back to an earlier state and plays some of the steps after it again.

    It keeps the deal and the latest states, each by the place of the step that led there: most ways back are short. No
    state changes once it is kept, since every step is taken on a clone.
    """

    KEPT: Final = 16

    def __init__(self, referee: Referee[S, A, V, O], dealt: S) -> None:
        self._referee = referee
        self._dealt = dealt
        self._after: dict[int, S] = {}

    def keep(self, place: int, state: S) -> None:
        """A step has been taken: this is the state after it."""
        self._after[place] = state
        if len(self._after) > self.KEPT:
            # They are kept in the order of their places.
            del self._after[next(iter(self._after))]

    def forget(self, taken: Sequence[int]) -> None:
        """Steps have been taken back: whatever came after the first of them came otherwise."""
        self._after = {place: state for place, state in self._after.items() if place < min(taken)}

    def without(
        self, steps: Sequence[tuple[int, Step[A, Event]]], first: int, keeps: Callable[[int], bool]
    ) -> tuple[S, list[int]]:
        """The state without what came from the place `first` on, and the places taken back. A step that `keeps`
        allows is kept if it happens just as before."""
        known = max((place for place in self._after if place < first), default=0)
        state, taken = self._after.get(known, self._dealt), list[int]()
        for place, step in [(place, step) for place, step in steps if place > known]:
            ruling = self._same(state, step) if place < first or keeps(place) else None
            if ruling is None:
                taken.append(place)
            else:
                state = ruling.state
        return state, taken

    def _same(self, state: S, step: Step[A, Event]) -> Ruling[S] | None:
        try:
            ruling = self._referee.again(state, step)
        except RuleViolation:
            return None
        return ruling if agrees(ruling, step) else None
