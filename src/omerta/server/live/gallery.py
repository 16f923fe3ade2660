"""Talk beside the game: before the deal of those who sit there, and during it of those who look on, in their own room.

No seat hears the onlookers before the end, nor does a screen, which the seats see. Their words are kept beside the log
of the match and are no frames: so nobody's numbers and digests move by them.
"""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from omerta.contract import Text
from omerta.server.kept import Person, Room, Word
from omerta.server.live.connection import Connection
from omerta.server.live.reports import Complaints
from omerta.server.live.screens import is_at_table
from omerta.server.store.writer import NotStored
from omerta.server.wire.asking import Say
from omerta.server.wire.problems import Rejected, not_stored, readable, too_many
from omerta.server.wire.telling import Accepted, Spoken, Talk

if TYPE_CHECKING:
    from omerta.server.live.table import LiveTable

CLOSED: Final = 4403
"""The close code of whoever may look on no longer."""

MOST_BY_ONE: Final = 200
MOST: Final = 2_000
"""Words beside the games of one table, by one person and by everybody."""


class Gallery:
    def __init__(self, table: LiveTable) -> None:
        self.complaints = Complaints(table)
        self._table = table
        self._words: list[Word] = []

    async def load(self) -> None:
        self._words = await self._table.means.store.talk.words(self._table.stored.id)
        await self.complaints.load()

    def open(self) -> None:
        """The game is over: the seats hear what was said among those who looked on."""
        for connection in self._table.audience:
            self.greet(connection)

    def close(self) -> None:
        """Nobody may look on any more: whoever does is told so and sent away."""
        closed = Rejected(HTTPStatus.FORBIDDEN, Text("refusal-spectators-closed"))
        self._table.audience.send_out(lambda connection: connection.is_onlooker, closed, CLOSED)

    def word(self, number: int) -> Word | None:
        return next((word for word in self._words if word.number == number), None)

    def name_of(self, person: str) -> str | None:
        return next((word.speaker.name or None for word in self._words if word.speaker.id == person), None)

    def is_for(self, connection: Connection) -> bool:
        """Does what this connection says belong here, and not into the log of the match?"""
        return connection.seat is None or self._table.stored.phase == "gathering"

    def hears(self, connection: Connection, word: Word) -> bool:
        """Before the end of its game no seat hears what onlookers say, from whatever window its person looks."""
        if connection.is_screen:
            return False
        is_open = word.room == "gathering" or word.game < self._table.number or self._table.stored.phase == "over"
        return is_open or (connection.seat is None and not self._sits(connection.person_id))

    def greet(self, connection: Connection) -> None:
        """Somebody has come, or the game is over: they hear everything that they may."""
        heard = [word for word in self._words if self.hears(connection, word)]
        if heard:
            connection.tell(Talk(tuple(self._told(word, connection) for word in heard)))
        self.complaints.greet(connection)

    async def hear(self, connection: Connection, message: Say) -> None:
        """The same message again is the same word."""
        room: Room = "gathering" if self._table.stored.phase == "gathering" else "gallery"
        speaker = self._speaker(connection, room)
        if all((word.speaker.id, word.message) != (speaker.id, message.id) for word in self._words):
            await self._say(room, speaker, message)
        connection.tell(Accepted(message.id))

    def rename(self, person: Person) -> None:
        self._words = [replace(word, speaker=person) if word.speaker.id == person.id else word for word in self._words]

    async def _say(self, room: Room, speaker: Person, message: Say) -> None:
        self._check_limits(speaker)
        table = self._table
        word = Word(
            number=len(self._words) + 1,
            game=table.number,
            room=room,
            speaker=speaker,
            message=message.id,
            text=readable(message.text),
            at=table.now(),
        )
        try:
            await table.means.store.talk.say(table.stored.id, word)
        except NotStored:
            raise not_stored() from None
        self._words.append(word)
        for connection in table.audience:
            if self.hears(connection, word):
                connection.tell(Talk((self._told(word, connection),)))

    def _speaker(self, connection: Connection, room: Room) -> Person:
        """Before the deal those speak whose table it is, afterwards those who look on; screens never do."""
        person = connection.person
        if person is None or (room == "gallery" and self._sits(person.id)):
            raise Rejected(HTTPStatus.FORBIDDEN, Text("refusal-spectators-watch"))
        if person.id in self._table.stored.conduct.muted:
            raise Rejected(HTTPStatus.FORBIDDEN, Text("refusal-muted"))
        if room == "gathering" and not is_at_table(self._table.stored, person.id):
            raise Rejected(HTTPStatus.FORBIDDEN, Text("refusal-not-at-table"))
        return person

    def _check_limits(self, speaker: Person) -> None:
        own = sum(word.speaker.id == speaker.id for word in self._words)
        if own >= MOST_BY_ONE or len(self._words) >= MOST:
            raise too_many(Text("refusal-too-many-words", {"limit": MOST_BY_ONE}))

    def _sits(self, person: str | None) -> bool:
        return person is not None and any(chair.person == person for chair in self._table.stored.chairs)

    def _told(self, word: Word, connection: Connection) -> Spoken:
        speakers = list(dict.fromkeys(known.speaker.id for known in self._words))
        return Spoken(
            number=word.number,
            room=word.room,
            speaker=speakers.index(word.speaker.id),
            name=word.speaker.name or None,
            hat=word.speaker.hat,
            yours=word.speaker.id == connection.person_id,
            text=word.text,
            at=word.at,
        )
