"""Absences say who is away from the table, what the others want to be done about it, and whose seats bots mind.

A person is away by the log: how sockets come and go is the server's to watch, and it enters what matters. Whoever is
away, or whose seats a bot minds, is not asked about others who are. One person on several seats is asked once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from omerta.contract import Seat
from omerta.table.absentee import Absentee, StandingOpinion
from omerta.table.log import AbsenceChoice, Asked, Away, Minded, Opinion, Person, Returned


@dataclass
class Absence:
    """`away` is the entry that began it, None if a bot took over from somebody whom nobody missed."""

    away: Away | None
    until: int | None
    is_asked: bool = False
    opinions: dict[Person, AbsenceChoice] = field(default_factory=dict)
    minded: Minded | None = None


class Absences:
    def __init__(self, people: Sequence[Person | None]) -> None:
        self._people = tuple(people)
        self._seats: dict[Person, tuple[Seat, ...]] = {
            person: tuple(seat for seat, owner in enumerate(people) if owner == person)
            for person in people
            if person is not None
        }
        self._known: dict[Person, Absence] = {}
        self._told: set[Person] = set()

    def of(self, seat: Seat) -> Absence | None:
        """The absence of the person on this seat; None if the person is there, or the seat is a bot's."""
        person = self._people[seat]
        return None if person is None else self._known.get(person)

    def minded(self, seat: Seat) -> Minded | None:
        """The bot that minds this seat; None if none does."""
        absence = self.of(seat)
        return absence.minded if absence else None

    def tells(self, seat: Seat) -> bool:
        """Has the log ever told of a bot on this person's seats?"""
        return self._people[seat] in self._told

    def is_gone(self, person: Person) -> bool:
        """A bot minds the seats of this person."""
        absence = self._known.get(person)
        return absence is not None and absence.minded is not None

    def voters(self, about: Seat) -> frozenset[Person]:
        """These are asked about the person on this seat: everybody else who is there."""
        return frozenset(self._seats) - set(self._known) - {self._people[about]}

    def settles(self, voter: Person, about: Seat, choice: AbsenceChoice) -> AbsenceChoice | None:
        """What it comes to if this voter chooses so: more than half decide to wait or for a bot, but only all of them
        together to end. If nobody prevails in the end, the table waits."""
        absence, voters = self.of(about), self.voters(about)
        assert absence is not None, f"the person on seat {about} is there"
        chosen = {person: known for person, known in absence.opinions.items() if person in voters} | {voter: choice}
        counted = Counter(chosen.values())
        if counted["end"] == len(voters):
            return "end"
        choices: tuple[AbsenceChoice, ...] = ("mind", "wait")
        for each in choices:
            if 2 * counted[each] > len(voters):
                return each
        return "wait" if len(chosen) == len(voters) else None

    def leave(self, entry: Away) -> None:
        self._known[self._person(entry.seat)] = Absence(entry, entry.until)

    def ask(self, entry: Asked) -> None:
        absence = self._known[self._person(entry.seat)]
        absence.is_asked, absence.until = True, None

    def hear(self, entry: Opinion) -> None:
        """An opinion stands until it is settled; to wait longer is to wait for as long as before."""
        absence = self._known[self._person(entry.about)]
        absence.opinions[self._person(entry.seat)] = entry.choice
        if entry.settled == "wait":
            assert absence.away is not None, f"nobody is asked about seat {entry.about}"
            grace = absence.away.until - absence.away.at
            absence.is_asked, absence.until = False, entry.at + grace
            absence.opinions.clear()

    def mind(self, entry: Minded) -> None:
        person = self._person(entry.seat)
        before = self._known.get(person)
        self._known[person] = Absence(before.away if before else None, None, minded=entry)
        self._told.add(person)

    def come_back(self, entry: Returned) -> None:
        self.free(entry.seat)

    def free(self, seat: Seat) -> None:
        """Nobody minds the seat any longer; whether its person is there is another question."""
        self._known.pop(self._person(seat), None)

    def shift(self, length: int) -> None:
        """A pause of this length is over: it does not count."""
        for absence in self._known.values():
            absence.until = None if absence.until is None else absence.until + length

    def standing(self) -> tuple[Absentee, ...]:
        return tuple([self._absentee(person, absence) for person, absence in sorted(self._known.items(), key=_person)])

    def _absentee(self, person: Person, absence: Absence) -> Absentee:
        seats, said = self._seats[person], sorted(absence.opinions.items())
        return Absentee(
            seats=seats,
            since=absence.away.since if absence.away else None,
            until=absence.until,
            asked=absence.is_asked,
            opinions=tuple([StandingOpinion(self._seats[voter], choice) for voter, choice in said]),
            voters=len(self.voters(seats[0])),
            minded=absence.minded.why if absence.minded else None,
        )

    def _person(self, seat: Seat) -> Person:
        person = self._people[seat]
        assert person is not None, f"the bot on seat {seat} is never away"
        return person


def _person(known: tuple[Person, Absence]) -> Person:
    return known[0]
