"""What the handlers of requests and sockets share."""

from __future__ import annotations

from dataclasses import dataclass, field

from omerta.server.door.limits import Limit, OpenCount
from omerta.server.live.means import Means
from omerta.server.lobby.identity import Identity
from omerta.server.lobby.lobby import Lobby
from omerta.server.lobby.replay import Replays


@dataclass(frozen=True)
class Desk:
    means: Means
    identity: Identity
    lobby: Lobby
    new_guests: Limit
    replays: Replays
    sockets: OpenCount = field(default_factory=OpenCount)
    """Open sockets by person, or by address without one."""
