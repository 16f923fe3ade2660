"""A queue in which everybody gets a turn: many questions of one asker delay another's by one of them."""

from __future__ import annotations

import sys
from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Askers take turns, each with what it asked first. Of more than `limit` questions one gives way."""

    def __init__(self, limit: int = sys.maxsize) -> None:
        self._limit = limit
        self._length = 0
        self._waiting: OrderedDict[str, deque[T]] = OrderedDict()

    def __len__(self) -> int:
        return self._length

    def join(self, asker: str, question: T) -> T | None:
        """What has to give way for it: the last question of whoever has the most, which may be the new one."""
        self._waiting.setdefault(asker, deque()).append(question)
        self._length += 1
        return self._give_way(asker) if self._length > self._limit else None

    def next(self) -> T:
        """Takes out the next question; its asker goes to the end."""
        asker, questions = self._waiting.popitem(last=False)
        question = questions.popleft()
        self._length -= 1
        if questions:
            self._waiting[asker] = questions
        return question

    def leave(self, asker: str, question: T) -> None:
        """Takes out a question, if it still waits."""
        questions = self._waiting.get(asker, ())
        if question in questions:
            self._waiting[asker].remove(question)
            self._length -= 1
            self._forget_if_done(asker)

    def _give_way(self, newest: str) -> T:
        longest = max(self._waiting, key=lambda asker: (len(self._waiting[asker]), asker == newest))
        question = self._waiting[longest].pop()
        self._length -= 1
        self._forget_if_done(longest)
        return question

    def _forget_if_done(self, asker: str) -> None:
        if not self._waiting[asker]:
            del self._waiting[asker]
