"""The council decides about the table itself: votes of all persons, and taking moves back."""

from __future__ import annotations

from typing import Final, Generic

from omerta.contract import Seat
from omerta.table.course import Course
from omerta.table.log import Conceded, Ended, Lost, Spent, Undone, Vote, VoteKind
from omerta.table.refusals import GameOver, NothingLost, NotUndoable
from omerta.table.typevars import A, O, S, V

CLAIMS: Final = 2
"""So often in a game a person is believed that moves are lost: a second loss may be real as well."""


class Council(Generic[S, A, V, O]):
    def __init__(self, course: Course[S, A, V, O]) -> None:
        self._course = course

    def vote(self, voter: Seat, kind: VoteKind, value: bool, at: int) -> bool:
        """The person on this seat changes a standing vote; False if it stood so already.

        `concede` ends the game, `pause` stops the table until somebody takes the vote back, `undo` takes back the
        last thing that everybody saw, `end` ends the game without a result: each when all persons agree. `go_on` plays
        on after moves were lost.
        """
        votes = self._course.votes
        if votes.stands(voter, kind) == value:
            return False
        if self._course.is_over():
            raise GameOver
        carried = votes.would_carry(voter, kind, value=value)
        vote = Vote(at=at, seat=voter, kind=kind, value=value, carried=carried)
        if value and kind == "concede":
            self._vote_to_concede(vote)
        elif value and kind == "undo":
            self._vote_to_undo(vote)
        elif kind == "go_on" and not self._course.timing.is_lost():
            raise NothingLost
        elif kind == "pause" and not value:
            self._vote_to_resume(vote)
        else:
            self._course.enter(vote)
            if kind == "end" and carried:
                self._course.enter(Ended(at=at))
        return True

    def hears(self, seat: Seat) -> bool:
        """May the person on this seat say that moves are lost? Nobody can prove it, so nobody is heard without end; and
        while the table stands for it already, it is no news."""
        people, log = self._course.header.people, self._course.logbook.entries
        heard = sum(isinstance(entry, Lost) and people[entry.seat] == people[seat] for entry in log)
        return people[seat] is not None and heard < CLAIMS and not self._course.timing.is_lost()

    def lose(self, seat: Seat, at: int) -> None:
        """The person on this seat has shown that moves are lost: everybody is told, and the table stands."""
        assert self.hears(seat), f"seat {seat} is not heard"
        self._course.enter(Lost(at=at, seat=seat))

    def _vote_to_concede(self, vote: Vote) -> None:
        # A game without a concession refuses the first vote already.
        ruling = self._course.referee.concession(self._course.state)
        self._course.enter(vote)
        if vote.carried:
            self._course.enter(Conceded(at=vote.at, events=ruling.events), ruling.state)

    def _vote_to_resume(self, vote: Vote) -> None:
        """One ends the pause for all. The votes of the others have had their effect then: they ask for no other."""
        was_paused = self._course.timing.stands_for("pause")
        self._course.enter(vote)
        if was_paused and self._course.votes.count("pause"):
            self._course.enter(Spent(at=vote.at, kind="pause"))

    def _vote_to_undo(self, vote: Vote) -> None:
        course = self._course
        course.check_running()
        first = course.past.last_public()
        if first is None:
            raise NotUndoable("start")
        course.enter(vote)
        if vote.carried:
            state, taken = course.rewinding.without(course.logbook.steps(), first, keeps=lambda _: False)
            course.enter(Undone(at=vote.at, seat=None, taken=tuple(taken)), state)

    def undo(self, seat: Seat, at: int, moves: int = 1) -> None:
        """Takes back the person's latest moves, within the horizon, and what was seen to follow from them."""
        course = self._course
        course.check_running()
        horizon = course.undo_horizon(seat)
        if not 0 < moves <= horizon.moves:
            raise NotUndoable(horizon.why, horizon.seat)
        person = course.votes.person(seat)
        first, steps = course.reaches.of(person).moves[-moves], course.logbook.steps()
        state, taken = course.rewinding.without(steps, first, lambda place: course.past.is_secret_from(person, place))
        course.enter(Undone(at=at, seat=seat, taken=tuple(taken)), state)
