"""What every table works with: the store, the workers, the settings, the time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import time

from omerta.server.live.damage import Damage
from omerta.server.minds.botpool import BotPool
from omerta.server.settings import Settings
from omerta.server.store import Store
from omerta.server.tidings.tidings import Tidings


def milliseconds() -> int:
    """It counts since 1970, as entries of a log do: it must mean the same after a restart."""
    return int(1000 * time())


@dataclass(frozen=True)
class Means:
    settings: Settings
    store: Store
    bots: BotPool
    coaches: BotPool
    """They give hints, estimates and hindsight, apart from the bots, so that nobody's move waits for them."""

    tidings: Tidings
    now: Callable[[], int] = milliseconds
    damage: Damage = field(default_factory=Damage)
