"""Votes of the table stand, may be changed, and are carried when every person agrees.

To go on after moves were lost, all but one of three persons or more are enough: nobody holds up the others. One
person on several seats votes once. Bots have no vote of their own: they agree as soon as all persons do, never
before, and a table of bots alone carries nothing. Whose seats a bot minds has none either, until they come back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from omerta.contract import Seat
from omerta.table.log import Person, VoteKind
from omerta.table.refusals import NoVote
from omerta.table.standing_vote import StandingVote


def numbered(people: Sequence[str | None]) -> tuple[Person | None, ...]:
    """Numbers persons by the order of their first seats, None for bots: a record names nobody."""
    names = list(dict.fromkeys(name for name in people if name is not None))
    return tuple(None if name is None else names.index(name) for name in people)


class Votes:
    def __init__(self, people: Sequence[Person | None]) -> None:
        self._people = tuple(people)
        self._persons = frozenset(person for person in people if person is not None)
        self._gone: set[Person] = set()
        self._for: dict[VoteKind, set[Person]] = {kind: set() for kind in get_args(VoteKind)}

    def person(self, seat: Seat) -> Person:
        person = self._people[seat]
        if person is None:
            raise NoVote(seat)
        return person

    def stands(self, seat: Seat, kind: VoteKind) -> bool:
        return self.person(seat) in self._for[kind]

    def put(self, seat: Seat, kind: VoteKind, *, value: bool) -> None:
        if value:
            self._for[kind].add(self.person(seat))
        else:
            self._for[kind].discard(self.person(seat))

    def would_carry(self, seat: Seat, kind: VoteKind, *, value: bool) -> bool:
        return value and len(self._for[kind] | {self.person(seat)}) >= self._enough(kind)

    def _enough(self, kind: VoteKind) -> int:
        persons = len(self._persons - self._gone)
        return persons - 1 if kind == "go_on" and persons > 2 else persons

    def leave(self, seat: Seat) -> None:
        """A bot minds the seats of this person: the vote counts no longer. What only waited for that vote is to be
        asked anew, so that nothing happens because somebody has gone."""
        self._gone.add(self.person(seat))
        for kind, persons in self._for.items():
            persons.discard(self.person(seat))
            if kind != "pause" and len(persons) >= self._enough(kind):
                persons.clear()

    def come_back(self, seat: Seat) -> None:
        self._gone.discard(self.person(seat))

    def count(self, kind: VoteKind) -> int:
        """So many persons are for it."""
        return len(self._for[kind])

    def clear(self, kind: VoteKind) -> None:
        self._for[kind].clear()

    def standing(self) -> tuple[StandingVote, ...]:
        standing = [(kind, person) for kind, persons in self._for.items() if persons for person in sorted(persons)]
        return tuple([StandingVote(kind, self._seats(person)) for kind, person in standing])

    def _seats(self, person: Person) -> tuple[Seat, ...]:
        return tuple([seat for seat, owner in enumerate(self._people) if owner == person])
