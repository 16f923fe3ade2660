"""Clubs: people who meet again. Whoever belongs to one has said yes; whoever keeps a rating, all have agreed to it."""

from __future__ import annotations

import asyncio
import secrets
from http import HTTPStatus
from typing import Final

from omerta.contract import Text
from omerta.server.kept import OPEN, Chair, Person
from omerta.server.live.means import Means
from omerta.server.live.table import LiveTable
from omerta.server.lobby.acquaintances import Acquaintances, handle
from omerta.server.lobby.forms import find_game, settled_options
from omerta.server.lobby.identity import written
from omerta.server.lobby.invitations import Invitations
from omerta.server.lobby.lobby import Lobby
from omerta.server.lobby.rating import Standings, standings
from omerta.server.store import clubs as kept
from omerta.server.wire.names import clean_name
from omerta.server.wire.people import Club, ClubAsk, ClubMember, Clubs
from omerta.server.wire.problems import Rejected, too_many

MOST_MEMBERS: Final = 24
MOST_CLUBS: Final = 20
RATED_GAMES: Final = 1_000
"""The last so many games of a club count for its rating."""


class ClubHouse:
    def __init__(self, means: Means, lobby: Lobby, acquaintances: Acquaintances, invitations: Invitations) -> None:
        self._means = means
        self._store = means.store
        self._lobby = lobby
        self._acquaintances = acquaintances
        self._invitations = invitations

    async def of(self, person: Person) -> Clubs:
        known = await self._store.clubs.of(person.id)
        own = [club for club in known if _is_in(club, person)]
        return Clubs(tuple([await self._told(club, person) for club in own]), await self.asks(person))

    async def asks(self, person: Person) -> tuple[ClubAsk, ...]:
        """The clubs that wait for one's answer. Whom one has blocked meanwhile asks no more."""
        asked = [club for club in await self._store.clubs.of(person.id) if not _is_in(club, person)]
        inviters = [_member(club, person).inviter for club in asked]
        people, blocked = await self._store.people(inviters), await self._store.meetings.blocked(person.id)
        return tuple(
            ClubAsk(
                id=club.id,
                club=club.name,
                name=people[inviter].name or None,
                hat=people[inviter].hat,
                members=len(club.those("in")),
                rated=club.rated is not None,
            )
            for club, inviter in zip(asked, inviters, strict=True)
            if inviter not in blocked
        )

    async def found(self, founder: Person, name: str, asked: tuple[str, ...]) -> Clubs:
        called = clean_name(name)
        await self._check_clubs(founder)
        guests = [await self._acquaintances.find(founder, each) for each in asked]
        await self._acquaintances.check_reachable(founder, guests)
        club, now = secrets.token_hex(8), self._means.now()
        await written(self._store.clubs.found(club, called, founder.id, now))
        for guest in guests:
            await written(self._store.clubs.put(club, kept.Member(guest.id, "asked", founder.id, now, False)))
        return await self.of(founder)

    async def ask(self, club_id: str, member: Person, named: str) -> Clubs:
        """A member asks somebody they know. Whoever has declined, or waits, is not asked again."""
        club = await self._own(club_id, member)
        guest = await self._acquaintances.find(member, named)
        known = club.member(guest.id)
        if known is None or known.state == "left":
            await self._acquaintances.check_reachable(member, [guest])
            if len(club.those("in")) + len(club.those("asked")) >= MOST_MEMBERS:
                raise too_many(Text("refusal-too-many-members", {"limit": MOST_MEMBERS}))
            asked = kept.Member(guest.id, "asked", member.id, self._means.now(), False)
            await written(self._store.clubs.put(club.id, asked))
        return await self.of(member)

    async def join(self, club_id: str, person: Person) -> Clubs:
        """Whoever joins a club that keeps a rating agrees to it."""
        club = await self._asked(club_id, person)
        await self._check_clubs(person)
        joined = kept.Member(person.id, "in", person.id, self._means.now(), club.rated is not None)
        await written(self._store.clubs.put(club.id, joined))
        return await self.of(person)

    async def leave(self, club_id: str, person: Person) -> Clubs:
        """Whoever is asked says no; whoever is in it goes."""
        club = await self._known(club_id, person)
        if _is_in(club, person):
            await written(self._store.clubs.leave(club.id, person.id, self._means.now()))
        else:
            declined = _member(club, person)._replace(state="declined")
            await written(self._store.clubs.put(club.id, declined))
        return await self.of(person)

    async def send_away(self, club_id: str, founder: Person, named: str) -> Clubs:
        club = await self._own(club_id, founder)
        if club.founder != founder.id:
            raise Rejected(HTTPStatus.FORBIDDEN, Text("refusal-founder-only"))
        guest = await self._acquaintances.find(founder, named)
        if club.member(guest.id) is not None:
            await written(self._store.clubs.leave(club.id, guest.id, self._means.now()))
        return await self.of(founder)

    async def agree(self, club_id: str, person: Person, *, agrees: bool) -> Clubs:
        club = await self._own(club_id, person)
        await written(self._store.clubs.agree(club.id, person.id, agrees, self._means.now()))
        return await self.of(person)

    async def open_table(self, club_id: str, host: Person, game_id: str, home: str) -> LiveTable:
        """A table with a seat for everybody in the club, as far as the game has them; all others are invited."""
        club, game = await self._own(club_id, host), find_game(game_id)
        members = len(club.those("in"))
        seats = min(game.seats, key=lambda seats: abs(seats - members))
        chairs: tuple[Chair, ...] = (Chair("person", host.id), *(OPEN,) * (seats - 1))
        table = await self._lobby.open_for(host, game, settled_options(game, {}, seats), chairs, club.id, home)
        await self._invitations.invite_all(table.stored, host, (each.person for each in club.those("in")))
        return table

    async def _told(self, club: kept.Club, asker: Person) -> Club:
        shown = (*club.those("in"), *club.those("asked"))
        people = await self._store.people(member.person for member in shown)
        rated = await self._standings(club)
        members = (
            ClubMember(
                handle=handle(asker.id, member.person),
                name=people[member.person].name,
                hat=people[member.person].hat,
                state="in" if member.state == "in" else "asked",
                yours=member.person == asker.id,
                agrees=member.agrees,
                rating=rated.ratings.get(member.person),
            )
            for member in shown
        )
        return Club(
            id=club.id,
            name=club.name,
            founder=club.founder == asker.id,
            members=tuple(members),
            rated=club.rated,
            agrees=_member(club, asker).agrees,
            counted=rated.counted,
        )

    async def _standings(self, club: kept.Club) -> Standings:
        if club.rated is None:
            return Standings(0, {})
        filed = await self._store.history.of_club(club.id, club.rated, RATED_GAMES)
        return await asyncio.to_thread(standings, club, [each.finished for each in reversed(filed)])

    async def _check_clubs(self, person: Person) -> None:
        if sum(_is_in(club, person) for club in await self._store.clubs.of(person.id)) >= MOST_CLUBS:
            raise too_many(Text("refusal-too-many-clubs", {"limit": MOST_CLUBS}))

    async def _known(self, club_id: str, person: Person) -> kept.Club:
        """A club that the person is in or is asked to join; all others are not there for them."""
        club = await self._store.clubs.find(club_id)
        member = None if club is None else club.member(person.id)
        if club is None or member is None or member.state not in ("in", "asked"):
            raise Rejected(HTTPStatus.NOT_FOUND, Text("refusal-no-such-club"))
        return club

    async def _own(self, club_id: str, person: Person) -> kept.Club:
        club = await self._known(club_id, person)
        if not _is_in(club, person):
            raise Rejected(HTTPStatus.NOT_FOUND, Text("refusal-no-such-club"))
        return club

    async def _asked(self, club_id: str, person: Person) -> kept.Club:
        club = await self._known(club_id, person)
        if _is_in(club, person):
            raise Rejected(HTTPStatus.NOT_FOUND, Text("refusal-no-such-club"))
        return club


def _member(club: kept.Club, person: Person) -> kept.Member:
    member = club.member(person.id)
    assert member is not None, "the club is looked for by its members"
    return member


def _is_in(club: kept.Club, person: Person) -> bool:
    return _member(club, person).state == "in"
