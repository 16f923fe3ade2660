"""The audience of a table: every connection, from a seat or from nowhere in particular, and what all of them hear."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence

import msgspec

from omerta.contract import Seat, Viewer
from omerta.server.live.connection import Connection
from omerta.server.live.seen import Changes, Moment
from omerta.server.wire.lobby import TableInfo
from omerta.server.wire.problems import Rejected, problem_of
from omerta.server.wire.telling import Refused, ServerMessage, TableChanged
from omerta.table import AnyMatch
from omerta.table.log import AnyEntry, Cast, Held


class Audience:
    """`info` says of the table what a person may know of it: the same to all whose table it is not (`is_own`)."""

    def __init__(self, info: Callable[[str | None], TableInfo], is_own: Callable[[str], bool]) -> None:
        self._info = info
        self._is_own = is_own
        self._connections: set[Connection] = set()

    def __iter__(self) -> Iterator[Connection]:
        return iter(self._connections)

    def __len__(self) -> int:
        return len(self._connections)

    def present(self) -> set[Seat]:
        return {connection.seat for connection in self if connection.seat is not None}

    def people(self) -> set[str]:
        """Whoever has a page of this table open."""
        return {connection.person_id for connection in self if connection.person_id is not None}

    def watching(self) -> int:
        return sum(connection.is_onlooker for connection in self)

    def screens(self) -> int:
        return sum(connection.is_screen for connection in self)

    def add(self, connection: Connection) -> None:
        self._connections.add(connection)

    def remove(self, connection: Connection) -> bool:
        """False if it has gone before."""
        is_here = connection in self._connections
        self._connections.discard(connection)
        return is_here

    def greet(self, connection: Connection, match: AnyMatch | None, now: int, after: int | None) -> None:
        """Everything, or before the deal all there is: the table."""
        info = self._info(connection.person_id)
        if match is None:
            connection.tell(TableChanged(info))
        else:
            connection.welcome(Moment(match, now), info, after)

    def publish(self, match: AnyMatch, now: int, concerned: Collection[Viewer] | None = None) -> None:
        """Every connection is told what is new to it, if its viewer is `concerned`; without the word everybody is.
        What a viewer sees is made once for all its connections."""
        changes, moment = dict[Viewer, Changes](), Moment(match, now)
        for connection in self:
            seat = connection.seat
            if concerned is not None and seat not in concerned:
                continue
            if seat not in changes:
                changes[seat] = Changes(moment, seat)
            connection.update(changes[seat])

    def tell_table(self, but: Connection | None = None) -> None:
        """Everybody is told how the table stands now."""
        encoded = dict[str | None, bytes]()
        for connection in self:
            if connection is not but:
                asker = self._asker(connection)
                if asker not in encoded:
                    encoded[asker] = msgspec.json.encode(TableChanged(self._info(asker)))
                connection.tell_encoded(encoded[asker])

    def _asker(self, connection: Connection) -> str | None:
        """Who has no part in the table is told of it what everybody is."""
        person = connection.person_id
        return person if person is not None and self._is_own(person) else None

    def tell_others(self, teller: Connection, message: ServerMessage) -> None:
        encoded = msgspec.json.encode(message)
        for connection in self:
            if connection is not teller:
                connection.tell_encoded(encoded)

    def dismiss(self, seat: Viewer, person: str | None, why: Rejected, code: int) -> None:
        """Sends away who looked from a seat that is theirs no longer."""
        for connection in [known for known in self if known.seat == seat and known.person_id == person]:
            connection.dismiss(code, Refused(None, problem_of(why)))
            self._connections.discard(connection)

    def send_out(self, gone: Callable[[Connection], bool], why: Rejected, code: int) -> None:
        """Sends away those of whom it is so, with a sentence, and tells the others if there were any."""
        found = list(filter(gone, self))
        for connection in found:
            connection.dismiss(code, Refused(None, problem_of(why)))
            self._connections.discard(connection)
        if found:
            self.tell_table()

    def expel(self, person: str, but: str | None, why: Rejected, code: int) -> None:
        """Sends a person away from wherever they look, but for one device where that is named."""
        gone = [known for known in self if known.person_id == person and (but is None or known.device != but)]
        for connection in gone:
            connection.dismiss(code, Refused(None, problem_of(why)))
            self._connections.discard(connection)
        if gone:
            self.tell_table()

    def clear(self) -> None:
        self._connections.clear()

    def send_away(self, code: int) -> None:
        """Everybody is to dial again, sooner or later, as the code says."""
        for connection in self:
            connection.outbox.close(code)


def concerned_by(entries: Sequence[AnyEntry]) -> set[Viewer] | None:
    """Who is told of these entries; None is everybody. What is sealed is told to its own seat alone, and for the others
    nothing is made: so it takes no time in which somebody could notice it."""
    sealed = [entry for entry in entries if isinstance(entry, Held | Cast)]
    return {entry.seat for entry in sealed} if sealed and len(sealed) == len(entries) else None
