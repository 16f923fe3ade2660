"""The order of a table: people sit down and get up, the host does what hosts do, and whoever has to go is sent away.

All of it happens in the table's task, and through `LiveTable.rearrange`: stored first, then told.
"""

from __future__ import annotations

from functools import partial
from http import HTTPStatus
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from omerta.contract import Seat, Text, Viewer
from omerta.server.kept import Deed, Person, Stored
from omerta.server.live import hosting, screens, seating
from omerta.server.live.clocks import prolong
from omerta.server.live.journal import Journal
from omerta.server.wire.lobby import HostWish, Prolong, SeatChange
from omerta.server.wire.problems import Rejected
from omerta.table import AnyMatch
from omerta.table.log import HostAct

if TYPE_CHECKING:
    from omerta.server.live.table import LiveTable

SEAT_LOST: Final = 4403
"""The close code of whoever looked from a seat that is theirs no longer."""


class Order:
    def __init__(self, table: LiveTable, journal: Journal) -> None:
        self._table = table
        self._journal = journal

    async def seat_person(self, person: Person, wanted: Seat | None) -> None:
        """Takes an open seat; during the game, one's own back from the bot that minds it."""
        table = self._table
        chairs = tuple(seating.with_person(table.stored, person, wanted))
        table.get_to_know(person)
        seat = seating.own_seats(chairs, person.id)[0]
        after = replace(table.stored, chairs=chairs)
        await table.rearrange(after, lambda match: match.attendance.come_back(seat, table.now()))

    async def free_chairs(self, person: Person, for_good: bool = False) -> None:
        """Gets up; during the game a bot minds the seats until the person comes back."""
        stored = self._table.stored
        chairs = tuple(seating.without_person(stored, person))
        if stored.phase != "over":
            host = seating.host_without(person, stored, chairs, for_good=for_good)
            await self._table.rearrange(replace(stored, chairs=chairs, host=host), partial(self._leave, person))

    def _leave(self, person: Person, match: AnyMatch) -> None:
        for seat in seating.own_seats(self._table.stored.chairs, person.id):
            match.attendance.mind(seat, "left", seating.steward(match.game), self._table.now())

    async def change_chair(self, host: Person, seat: Seat, change: SeatChange) -> None:
        """The host opens a seat or puts a bot on it, before the deal."""
        table = self._table
        chairs = tuple(seating.with_change(table.game, table.stored, host, seat, change))
        act: Deed = "seat_bot" if change.kind == "bot" else "open_seat"
        after = hosting.noted(replace(table.stored, chairs=chairs), act, table.now(), seat, self._name_on(seat))
        await table.rearrange(after, lambda _: None)

    async def fill_with_bots(self, host: Person) -> None:
        """Bots take the seats that are open, when the host says so."""
        table = self._table
        chairs = tuple(seating.with_bots(table.game, table.stored, host))
        await table.rearrange(replace(table.stored, chairs=chairs), lambda _: None)

    async def let_watch(self, host: Person, allowed: bool) -> None:
        """The host says whether people may look on. Whoever does, when it ends, is told so and sent away."""
        table = self._table
        seating.check_host(table.stored, host)
        if table.stored.house.spectators == allowed:
            return
        act: HostAct = "let_watch" if allowed else "bar_watchers"
        own = [*seating.own_seats(table.stored.chairs, host.id), None]
        await self._journal.change_house(replace(table.stored.house, spectators=allowed))
        after = hosting.noted(table.stored, act, table.now())
        if table.stored.phase != "over":
            await table.rearrange(after, lambda match: match.attendance.host(act, table.now(), own[0]))
        if not allowed and table.stored.phase != "gathering":
            table.gallery.close()
        table.audience.tell_table()

    async def host(self, person: Person, wish: HostWish) -> None:
        table = self._table
        name = self._name_on(wish.seat)
        asking = hosting.Asking(table.game, table.stored, person, wish, table.absences.away(), table.now(), name)
        change = hosting.change_for(asking)
        if change is not None:
            await table.rearrange(*change)

    async def prolong(self, host: Person, wish: Prolong) -> None:
        """The host gives a running clock more time."""
        table = self._table
        await table.change(partial(prolong, stored=table.stored, host=host, wish=wish, at=table.now()))

    def _name_on(self, seat: Seat | None) -> str | None:
        """What the person on this seat is called, if there is one."""
        chairs = self._table.stored.chairs
        return self._table.name_of(chairs[seat].person) if seat is not None and seat < len(chairs) else None

    def is_at_rest(self) -> bool:
        """Is everybody here, and has been for some time? Then there is nothing to look after."""
        self._table.absences.notice()
        return self._table.absences.is_nobody_missed()

    async def look(self) -> bool:
        """Who is missing, or back? If the table does something about it, it has looked on after that already."""
        table = self._table
        table.absences.notice()
        heir = table.absences.heir()
        if heir is not None:
            change = hosting.inherited(table.stored, heir, table.name_of(heir), table.now())
            await table.rearrange(*change)
            return True
        if table.match is not None and table.absences.enter_due(table.match):
            await table.change(lambda _: None)
            return True
        if table.absences.has_news():
            table.audience.tell_table()
        return False

    def send_away_since(self, before: Stored) -> None:
        """Whoever was removed goes, and whoever has lost a chair, or given it to a bot, looks from it no longer."""
        after, removed = self._table.stored, Rejected(HTTPStatus.FORBIDDEN, Text("refusal-removed"))
        for person in set(after.conduct.removed) - set(before.conduct.removed):
            self._table.audience.expel(person, None, removed, SEAT_LOST)
        for seat, (old, new) in enumerate(zip(before.chairs, after.chairs, strict=True)):
            if old.person is not None and (new.person != old.person or new.level):
                self.dismiss(seat, old.person)
        screens.look(self._table)

    def dismiss(self, seat: Viewer, person: str | None) -> None:
        lost = Rejected(HTTPStatus.FORBIDDEN, Text("refusal-seat-lost"))
        self._table.audience.dismiss(seat, person, lost, SEAT_LOST)
