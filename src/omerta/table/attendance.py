"""Attendance is people coming and going at a table whose game is on, and what its host does about them.

Nothing here knows what anybody has answered, and nothing here changes the state: a bot that minds a seat has the view
of that seat, and what it has answered stands when the person comes back.
"""

from __future__ import annotations

from typing import Generic

from omerta.contract import Seat
from omerta.table.course import Course
from omerta.table.log import (
    AbsenceChoice,
    Asked,
    Away,
    Ended,
    HostAct,
    Hosted,
    Minded,
    MindedWhy,
    Opinion,
    Returned,
)
from omerta.table.refusals import GameOver, NobodyAsks, NobodyThere
from omerta.table.typevars import A, O, S, V


class Attendance(Generic[S, A, V, O]):
    def __init__(self, course: Course[S, A, V, O]) -> None:
        self._course = course

    def leave(self, seat: Seat, since: int, until: int, at: int) -> None:
        """The table waits for the person on this seat, who has been gone for a while; it only waits until then."""
        self._check_going_on()
        self._check_person(seat)
        assert self._course.absences.of(seat) is None, f"that seat {seat} is empty is known"
        self._course.enter(Away(at=at, seat=seat, since=since, until=until))

    def ask(self, seat: Seat, at: int) -> None:
        """The others are asked what to do about the person who is away from this seat."""
        self._check_going_on()
        absence = self._course.absences.of(seat)
        assert absence is not None and not absence.is_asked and not absence.minded, f"seat {seat} is no question"
        self._course.enter(Asked(at=at, seat=seat))

    def advise(self, voter: Seat, about: Seat, choice: AbsenceChoice, level: str, at: int) -> bool:
        """The person on this seat says what to do about the absent one; False if that was said before and settles
        nothing. A bot of this `level` takes over if they agree on it."""
        self._check_going_on()
        absences, person = self._course.absences, self._course.votes.person(voter)
        absence = absences.of(about)
        if absence is None or not absence.is_asked or person not in absences.voters(about):
            raise NobodyAsks(about)
        settled = absences.settles(person, about, choice)
        if absence.opinions.get(person) == choice and settled is None:
            return False
        self._course.enter(Opinion(at=at, seat=voter, about=about, choice=choice, settled=settled))
        if settled == "mind":
            self.mind(about, "vote", level, at)
        elif settled == "end":
            self._course.enter(Ended(at=at))
        return True

    def mind(self, seat: Seat, why: MindedWhy, level: str, at: int, by: Seat | None = None) -> None:
        """A bot minds the seats of this person from now on."""
        self._check_going_on()
        self._check_person(seat)
        known = self._course.absences.minded(seat)
        if known is None or (why == "removed" and known.why != "removed"):
            self._course.enter(Minded(at=at, seat=seat, why=why, level=level, by=by))

    def come_back(self, seat: Seat, at: int) -> bool:
        """The person is back on this seat; False if nobody missed them. Whoever was removed stays away."""
        self._check_going_on()
        absence = self._course.absences.of(seat)
        if absence is None:
            return False
        if absence.minded is not None and absence.minded.why == "removed":
            raise NobodyThere(seat)
        self._course.enter(Returned(at=at, seat=seat))
        return True

    def host(self, act: HostAct, at: int, by: Seat | None = None, about: Seat | None = None) -> None:
        """The host does something that everybody is told; `free`, `pause` and `go_on` have their effect here."""
        self._check_going_on()
        if about is not None:
            self._check_person(about)
        if act == "free" and (about is None or self._course.absences.minded(about) is None):
            raise NobodyThere(about)
        self._course.enter(Hosted(at=at, act=act, by=by, about=about))

    def _check_going_on(self) -> None:
        if self._course.is_over():
            raise GameOver

    def _check_person(self, seat: Seat) -> None:
        if self._course.header.people[seat] is None:
            raise NobodyThere(seat)
