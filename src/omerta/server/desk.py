"""What the handlers of requests and sockets share."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from omerta.server.identity import Identity
from omerta.server.limits import Limit
from omerta.server.lobby import Lobby
from omerta.server.means import Means
from omerta.server.replay import Replays


@dataclass(frozen=True)
class Desk:
    means: Means
    identity: Identity
    lobby: Lobby
    new_guests: Limit
    replays: Replays
    sockets: Counter[str] = field(default_factory=Counter)
    """Open sockets by person, or by address without one."""
