"""What the handlers of requests and sockets share."""

from __future__ import annotations

from dataclasses import dataclass, field

from omerta.server.door.allowances import Allowances
from omerta.server.door.limits import OpenCount
from omerta.server.door.reception import Reception
from omerta.server.live.means import Means
from omerta.server.lobby.identity import Identity
from omerta.server.lobby.lobby import Lobby
from omerta.server.lobby.replay import Replays


@dataclass(frozen=True)
class Desk:
    means: Means
    identity: Identity
    lobby: Lobby
    replays: Replays
    reception: Reception
    allowances: Allowances
    sockets: OpenCount = field(default_factory=OpenCount)
    """Open sockets by person, or by address without one."""
