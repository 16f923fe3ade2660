"""A lesson is the first game somebody plays: who sits there, under which options, and the deal that shows what
matters."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from omerta.contract.values import Options

O = TypeVar("O", bound=Options)  # noqa: E741


@dataclass(frozen=True, kw_only=True)
class Lesson(Generic[O]):
    """Everybody who reads this knows the deal, so one person plays it, with bots alone. No rule is bent for it."""

    options: O

    bots: tuple[str, ...]
    """The levels of the other seats; whoever learns sits on the first one."""

    teacher: str = "house"
    """Advice comes from a bot of this level: one that plays as beginners should."""

    seed: str
    """The deal hangs on it, and on what the bots make of it. It was searched for: `python -m scripts.find_lessons`."""

    moments: tuple[str, ...]
    """The hints (`guide-<key>`) that surely come to whoever follows the advice."""

    lengths: Mapping[str, int] = field(default_factory=dict)
    """Seconds for single clocks, where the usual ones would hurry somebody who reads; 0: it does not run."""

    @property
    def seats(self) -> int:
        return 1 + len(self.bots)

    @property
    def secret(self) -> bytes:
        """What the match is dealt from."""
        return hashlib.blake2b(self.seed.encode(), digest_size=32, person=b"omerta-lesson").digest()
