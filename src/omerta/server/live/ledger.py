"""The ledger of a table knows which messages have had their answer: the same one again changes nothing.

The id of an action is kept with the action, in the log, and the match knows it (`Match.has_taken`). The ledger keeps
the others: of messages that leave no id in the log, and of earlier games of the series. What was accepted is stored and
outlives a restart; what was refused has changed nothing and is remembered for a while.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import Final, TypeAlias

from omerta.contract import Seat
from omerta.server.wire.problems import Problem
from omerta.server.wire.telling import Accepted, Refused

Key: TypeAlias = tuple[Seat, str]
"""A message is known by its seat and the id that the client made for it."""

REMEMBERED: Final = 512
"""Refused messages whose answer is kept, for a client that asks again."""


class Ledger:
    def __init__(self) -> None:
        self._accepted: set[Key] = set()
        self._refused: OrderedDict[Key, Problem] = OrderedDict()

    def answer_to(self, key: Key) -> Accepted | Refused | None:
        """The answer that this message has had; None if it is new."""
        if key in self._accepted:
            return Accepted(key[1])
        problem = self._refused.get(key)
        return Refused(key[1], problem) if problem else None

    def accept(self, *keys: Key) -> None:
        self._accepted.update(keys)

    def refuse(self, key: Key, problem: Problem) -> None:
        self._refused[key] = problem
        if len(self._refused) > REMEMBERED:
            self._refused.popitem(last=False)

    def restore(self, accepted: Iterable[Key]) -> None:
        """The store says what was accepted."""
        self._accepted = set(accepted)

    def begin_anew(self) -> None:
        """In the next game a refused message may be possible; an accepted one stays done."""
        self._refused.clear()

    def lacks(self, keys: Iterable[Key]) -> frozenset[Key]:
        """Those of the keys that are not accepted here."""
        return frozenset(keys) - self._accepted
