"""What the tests of a game say about its lesson: when each of its moments has come, by what the learner is shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from omerta.contract import Action, Event, Seat, View

LEARNER: Final[Seat] = 0


@dataclass(frozen=True)
class Glimpse:
    """What the learner is shown at one moment, and what has been told so far."""

    view: View
    legal: Sequence[Action]
    told: Sequence[Event]


Moments: TypeAlias = Mapping[str, Callable[[Glimpse], bool]]
