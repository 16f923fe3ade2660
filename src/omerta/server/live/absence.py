"""Who is missing at a table, by the sockets that are open, and what the table does about it.

A hiccup is nobody's business. Whoever is gone for longer is said to be away. If the table waits for them while others
are there, the log says so, and a grace begins; at its end the table does what it has chosen: ask the others, or let a
bot mind the seat. All of it follows from public facts: sockets, chairs, who is asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from omerta.contract import Seat
from omerta.server.live.seating import own_seats, seated, steward
from omerta.table import AnyMatch

if TYPE_CHECKING:
    from omerta.server.live.table import LiveTable


class Absences:
    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._gone: dict[str, int] = {}
        self._told: dict[str, int] = {}

    def notice(self) -> None:
        """Looks who has a socket open now."""
        stored, now = self._table.stored, self._table.now()
        here = {connection.person_id for connection in self._table.audience}
        known = {stored.host, *seated(stored.chairs)}
        self._gone = {person: self._gone.get(person, now) for person in known if person not in here}

    def is_nobody_missed(self) -> bool:
        """Neither by their sockets nor by what was told or entered before."""
        match = self._table.match
        return not (self._gone or self._told or (match is not None and match.common().absences))

    def has_news(self) -> bool:
        """Is anybody away, or back, since this was last asked?"""
        before, self._told = self._told, self.away()
        return before != self._told

    def away(self) -> dict[str, int]:
        """Since when each of those has been gone who are away; what the log tells outlives a restart."""
        hiccup, now = self._table.means.settings.hiccup, self._table.now()
        away = {person: self._since(person) for person in self._gone}
        return {person: since for person, since in away.items() if now - since >= hiccup}

    def _since(self, person: str) -> int:
        match, seats = self._table.match, own_seats(self._table.stored.chairs, person)
        absence = match.absences.of(seats[0]) if match and seats else None
        return absence.away.since if absence and absence.away else self._gone[person]

    def enter_due(self, match: AnyMatch) -> bool:
        """Enters into the log what has become of those who are missing, and of those who are back."""
        if match.is_over() or match.is_paused():
            return False
        before = len(match.log)
        for seat, person in self._persons():
            if person in self._gone:
                self._miss(match, seat, person)
            elif match.absences.minded(seat) is None:
                match.attendance.come_back(seat, self._table.now())
        return len(match.log) > before

    def _persons(self) -> Iterator[tuple[Seat, str]]:
        """Everybody who belongs to the table, each with a seat of theirs."""
        chairs = self._table.stored.chairs
        for person in dict.fromkeys(seated(chairs)):
            yield own_seats(chairs, person)[0], person

    def _miss(self, match: AnyMatch, seat: Seat, person: str) -> None:
        settings, now = self._table.means.settings, self._table.now()
        absence, is_waiting = match.absences.of(seat), self._table.stored.house.away == "wait"
        if is_waiting or not self._has_others(person):
            return
        if absence is None:
            if now - self._gone[person] >= settings.hiccup and self._is_missed(match, person):
                match.attendance.leave(seat, self._gone[person], now + settings.grace, now)
        elif absence.until is not None and now >= max(absence.until, self._table.not_before):
            self._act(match, seat, now)

    def _act(self, match: AnyMatch, seat: Seat, now: int) -> None:
        if self._table.stored.house.away == "mind":
            match.attendance.mind(seat, "absence", steward(match.game), now)
        else:
            match.attendance.ask(seat, now)

    def _has_others(self, person: str) -> bool:
        """Somebody else is there to be told, to be asked, and to play on."""
        return any(other != person and other not in self._gone for _, other in self._persons())

    def _is_missed(self, match: AnyMatch, person: str) -> bool:
        """The table waits for this person's move, or for an opinion about somebody else."""
        waiting = match.game.view(match.state, None).waiting
        is_asked = any(absentee.asked for absentee in match.common().absences)
        return is_asked or any(seat in waiting for seat in own_seats(self._table.stored.chairs, person))

    def wakes(self) -> int | None:
        """When this is to be looked at again, if nothing happens before."""
        if not self._table.audience or self._table.stored.phase == "over":
            return None
        settings, now = self._table.means.settings, self._table.now()
        hiccups = [since + settings.hiccup for since in self._gone.values()]
        moments = [*hiccups, *self._graces(), *self._host_moments()]
        return min((moment for moment in moments if moment > now), default=None)

    def _graces(self) -> list[int]:
        match = self._table.match
        until = [absentee.until for absentee in match.common().absences] if match else []
        return [max(moment, self._table.not_before) for moment in until if moment is not None]

    def _host_moments(self) -> list[int]:
        since = self._gone.get(self._table.stored.host)
        return [] if since is None else [since + self._table.means.settings.host_patience]

    def heir(self) -> str | None:
        """Who hosts from now on, if the host has been gone for long: whoever else is there and sits first."""
        since, patience = self._gone.get(self._table.stored.host), self._table.means.settings.host_patience
        if since is None or self._table.now() - since < patience or self._table.stored.phase == "over":
            return None
        chairs = [chair for chair in self._table.stored.chairs if chair.level is None]
        return next((person for person in seated(chairs) if person not in self._gone), None)
