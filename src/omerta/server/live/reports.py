"""A message is shown to the host: the host alone hears of it, and not by whom.

What was said among those who look on reaches a host who plays only after the end, like everything that is said there.
"""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING, Final

from omerta.contract import Text
from omerta.server import kept
from omerta.server.live.connection import Connection
from omerta.server.store.writer import NotStored
from omerta.server.wire.asking import Report
from omerta.server.wire.problems import Rejected, not_stored, too_many
from omerta.server.wire.telling import Accepted, ReportedMessage, Reports
from omerta.table.log import Message

if TYPE_CHECKING:
    from omerta.server.live.table import LiveTable

MOST_BY_ONE: Final = 10
"""Messages at one table that one person may show to its host."""


class Complaints:
    """What was shown to the host of a table so far."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._known: list[kept.Report] = []

    async def load(self) -> None:
        self._known = await self._table.means.store.talk.reports(self._table.stored.id)

    async def hear(self, connection: Connection, message: Report) -> None:
        """One that is known already is accepted, and nothing follows from it."""
        person = connection.person
        if person is None:
            raise Rejected(HTTPStatus.FORBIDDEN, Text("refusal-spectators-watch"))
        report = self._report(connection, message)
        if all(known.about != report.about for known in self._known):
            await self._keep(person.id, report)
        connection.tell(Accepted(message.id))

    def greet(self, connection: Connection) -> None:
        """Whoever is the host hears of everything."""
        if connection.person_id == self._table.stored.host:
            heard = [report for report in self._known if self._is_open(report)]
            if heard:
                connection.tell(Reports(tuple(map(self._told, heard))))

    async def _keep(self, person: str, report: kept.Report) -> None:
        talk, table_id = self._table.means.store.talk, self._table.stored.id
        if await talk.reports_by(table_id, person) >= MOST_BY_ONE:
            raise too_many(Text("refusal-too-many-reports", {"limit": MOST_BY_ONE}))
        try:
            await talk.report(table_id, person, report)
        except NotStored:
            raise not_stored() from None
        self._known.append(report)
        for connection in self._table.audience:
            self.greet(connection)

    def _report(self, connection: Connection, message: Report) -> kept.Report:
        found = self._message(connection, message.frame) if message.word is None else self._word(connection, message)
        if found is None:
            raise Rejected(HTTPStatus.NOT_FOUND, Text("refusal-no-such-message"))
        return found

    def _message(self, connection: Connection, frame: int | None) -> kept.Report | None:
        """A message of the match, by the number of the frame in which the asker was told it."""
        table = self._table
        if frame is None or table.match is None or not 1 <= frame <= table.match.streams.last(connection.seat):
            return None
        line = table.match.streams.line_of(connection.seat, frame)
        said = table.match.log[line]
        if not isinstance(said, Message):
            return None
        return kept.Report(
            about=f"message {table.number}.{line}",
            seat=said.seat,
            person=table.stored.chairs[said.seat].person,
            text=said.text,
            phrase=said.phrase,
            game=table.number,
            at=said.at,
        )

    def _word(self, connection: Connection, message: Report) -> kept.Report | None:
        word = self._table.gallery.word(message.word or 0)
        if word is None or not self._table.gallery.hears(connection, word):
            return None
        return kept.Report(
            about=f"word {word.number}",
            person=word.speaker.id,
            text=word.text,
            game=word.game,
            at=word.at,
            gallery=word.room == "gallery",
        )

    def _is_open(self, report: kept.Report) -> bool:
        stored = self._table.stored
        is_after = report.game < self._table.number or stored.phase == "over"
        return not report.gallery or is_after or all(chair.person != stored.host for chair in stored.chairs)

    def _told(self, report: kept.Report) -> ReportedMessage:
        name = None if report.person is None else self._table.gallery.name_of(report.person)
        return ReportedMessage(report.about, report.seat, name, report.text, report.phrase, report.at)
