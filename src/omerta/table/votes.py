"""Votes of the table stand, may be changed, and are carried when every person agrees.

To go on after moves were lost, all but one of three persons or more are enough: nobody holds up the others. One
person on several seats votes once. Bots have no vote of their own: they agree as soon as all persons do, never
before, and a table of bots alone carries nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

import msgspec

from omerta.contract import Seat
from omerta.table.log import Person, VoteKind
from omerta.table.refusals import NoVote


def numbered(people: Sequence[str | None]) -> tuple[Person | None, ...]:
    """Numbers persons by the order of their first seats, None for bots: a record names nobody."""
    names = list(dict.fromkeys(name for name in people if name is not None))
    return tuple(None if name is None else names.index(name) for name in people)


class StandingVote(msgspec.Struct, frozen=True):
    """A person, named by all its seats, is for it."""

    kind: VoteKind
    seats: tuple[Seat, ...]


class Votes:
    def __init__(self, people: Sequence[Person | None]) -> None:
        self._people = tuple(people)
        self._persons = frozenset(person for person in people if person is not None)
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
        persons = len(self._persons)
        return persons - 1 if kind == "go_on" and persons > 2 else persons

    def clear(self, kind: VoteKind) -> None:
        self._for[kind].clear()

    def standing(self) -> tuple[StandingVote, ...]:
        return tuple(
            StandingVote(kind, tuple(seat for seat, owner in enumerate(self._people) if owner == person))
            for kind, persons in self._for.items()
            for person in sorted(persons)
        )
