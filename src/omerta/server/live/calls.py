"""Whoever is called at a table is told by the room for that; the table only hands it over."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from omerta.server.kept import Call, Person, Stored, Turn
from omerta.server.live.information import host_name
from omerta.server.live.journal import Journal
from omerta.server.live.turns import Turns, looked
from omerta.server.wire.problems import Rejected
from omerta.table import AnyMatch

if TYPE_CHECKING:
    from omerta.server.live.table import LiveTable


class Calls:
    """The part of a table that knows whose turn it is, and hands over who is to be told."""

    def __init__(self, table: LiveTable, journal: Journal, people: Mapping[str, Person]) -> None:
        self._table = table
        self._journal = journal
        self._people = people
        self.turns = Turns()

    def after(self, match: AnyMatch) -> Turn:
        """Whom the table waits for, as the match stands now."""
        table = self._table
        return self.turns.after(match, table.stored, table.audience.people(), table.now())

    async def look(self, person: str | None) -> None:
        """Somebody has come."""
        await self._note(looked(self._table.stored.turn, person))

    async def leave(self, person: str | None) -> None:
        """A page is closed; its person may have another."""
        table = self._table
        if person is not None and person not in table.audience.people():
            await self._note(self.turns.left(table.stored, person, table.now()))

    async def _note(self, turn: Turn) -> None:
        """If it cannot be noted, nothing else hangs on it."""
        before = self._table.stored
        with suppress(Rejected):
            await self._journal.note_turn(turn)
            self.spread(before)

    def spread(self, before: Stored) -> bool:
        """Hands over who is called since `before`, and who has looked. Has anything else at the table changed? Whose
        turn it is everybody is told with the move, and of themselves alone."""
        table, was, now = self._table.stored, before.turn.called, self._table.stored.turn.called
        for person in was.keys() - now.keys():
            self._table.means.tidings.drop(person, table.id)
        for person in now.keys() - was.keys():
            self._table.means.tidings.call(call_for(person, table, self._people))
        return msgspec.structs.replace(table, turn=before.turn) != before


def call_for(person: str, table: Stored, people: Mapping[str, Person]) -> Call:
    return Call(
        person=person,
        table=table.id,
        code=table.code,
        game=table.game,
        host=host_name(table, people),
        is_host=table.host == person,
        at=table.turn.called[person],
    )
