"""What the handlers of requests and sockets share."""

from __future__ import annotations

from dataclasses import dataclass, field

from omerta.server.door.allowances import Allowances
from omerta.server.door.limits import OpenCount
from omerta.server.door.reception import Reception
from omerta.server.live.means import Means
from omerta.server.lobby.acquaintances import Acquaintances
from omerta.server.lobby.clubs import ClubHouse
from omerta.server.lobby.evenings import Evenings
from omerta.server.lobby.finding import Finding
from omerta.server.lobby.history import LookingBack
from omerta.server.lobby.identity import Identity
from omerta.server.lobby.invitations import Invitations
from omerta.server.lobby.links import Links
from omerta.server.lobby.lobby import Lobby
from omerta.server.lobby.passkeys import Passkeys
from omerta.server.lobby.replay import Replays


@dataclass(frozen=True)
class PeopleDesk:
    """What is asked for when people meet again, and look back."""

    acquaintances: Acquaintances
    invitations: Invitations
    clubs: ClubHouse
    evenings: Evenings
    looking_back: LookingBack

    @classmethod
    def of(cls, means: Means, lobby: Lobby) -> PeopleDesk:
        acquaintances = Acquaintances(means)
        invitations = Invitations(means, acquaintances)
        clubs = ClubHouse(means, lobby, acquaintances, invitations)
        return cls(acquaintances, invitations, clubs, Evenings(means, lobby), LookingBack(means))


@dataclass(frozen=True)
class Desk:
    means: Means
    identity: Identity
    links: Links
    passkeys: Passkeys
    lobby: Lobby
    finding: Finding
    replays: Replays
    reception: Reception
    allowances: Allowances
    people: PeopleDesk
    sockets: OpenCount = field(default_factory=OpenCount)
    """Open sockets by person, or by address without one."""
