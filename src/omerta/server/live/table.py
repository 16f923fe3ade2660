"""A live table: its match, who is connected, what is stored. Write first, then tell.

Everything that changes it runs in its mailbox, one after the other; the table alone changes its fields. A step is tried
on the match, then stored, and only then told to anybody; if it cannot be stored, the table is made anew from what is.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from http import HTTPStatus
from typing import Final

import structlog

from omerta import catalog
from omerta.contract import AnyGame, Seat, Text, Viewer
from omerta.server.kept import Chair, Person, Stored
from omerta.server.live import losses, messages, seating, series
from omerta.server.live.advice import Advice
from omerta.server.live.audience import Audience
from omerta.server.live.bot_seats import BotSeats
from omerta.server.live.connection import Answering, Connection
from omerta.server.live.dealing import first_match
from omerta.server.live.information import table_info
from omerta.server.live.journal import Journal
from omerta.server.live.ledger import Key, Ledger
from omerta.server.live.mailbox import Mailbox
from omerta.server.live.means import Means
from omerta.server.live.remarks import Remarks
from omerta.server.wire.asking import TableMessage, Told
from omerta.server.wire.codes import for_logs
from omerta.server.wire.lobby import SeatChange, TableInfo
from omerta.server.wire.problems import Rejected, busy
from omerta.server.wire.telling import Accepted, Refused
from omerta.table import AnyMatch
from omerta.table.log import AnyEntry, Cast, Held

LOG = structlog.get_logger("table")

LATE: Final = 1_000
"""Milliseconds after which a timer is not just late: the machine slept, or the server was away."""

GOING_AWAY: Final = 1012
"""The close code after which a client comes back by itself."""

SEAT_LOST: Final = 4403
"""The close code of whoever looked from a seat that is theirs no longer."""

NEXT_GAME: Final = 4410
"""The close code after which a client sits down anew: the next game of the series has begun."""


class LiveTable:
    def __init__(self, means: Means, stored: Stored, people: Mapping[str, Person]) -> None:
        self.means = means
        self.game: AnyGame = catalog.find(stored.game)
        self.audience = Audience(self.info, self._is_own)
        self.ledger = Ledger()
        self.bots = BotSeats(self)
        self.remarks = Remarks(self, self.bots.is_thinking)
        self.advice = Advice(self)
        self._people = dict(people)
        self._journal = Journal(means, stored)
        self._match: AnyMatch | None = None
        self._mailbox = Mailbox(means.settings.mailbox, for_logs(stored.code), self._rebuild)
        self._idle_since = means.now()
        self._timer: asyncio.TimerHandle | None = None
        self._not_before = 0

    # What others may read

    @property
    def match(self) -> AnyMatch | None:
        return self._match

    @property
    def stored(self) -> Stored:
        return self._journal.stored

    @property
    def number(self) -> int:
        """The number of the present game in its series, from 1 on."""
        return self.stored.played + 1

    def now(self) -> int:
        """Time at a table runs forwards, whatever the clock of the machine does."""
        at = self.means.now()
        return at if self._match is None else max(at, self._match.now)

    def is_idle(self) -> bool:
        """Nobody has looked for a while, and nothing will happen by itself. A game that is over is waited for less."""
        settings = self.means.settings
        since = self.means.now() - 1000 * (settings.idle_after_end if self.stored.phase == "over" else settings.idle)
        is_quiet = self._timer is None and not self.bots.are_thinking and not self.remarks.is_thinking
        return not self.audience and is_quiet and self._idle_since < since

    def info(self, asker: str | None) -> TableInfo:
        audience = self.audience
        return table_info(self.game, self.stored, self._people, asker, audience.present(), audience.watching())

    def _is_own(self, person: str) -> bool:
        """It is the table of its host and of all who sit there."""
        return person == self.stored.host or any(chair.person == person for chair in self.stored.chairs)

    # The table itself comes and goes

    async def open(self) -> None:
        """Takes the match up where its log ends."""
        read = await self._journal.read()
        if read is None:
            return
        match, answered = read
        self._match = match
        self.ledger.restore(answered)
        self._not_before = self.now() + self.means.settings.reconnect_grace
        self.post(self._commit if self._journal.is_behind(match) else self.look_on)

    async def close(self) -> None:
        self._stop_waiting()
        await self._mailbox.close()
        for thoughts in (self.bots, self.remarks, self.advice):
            await thoughts.close()
        self.audience.send_away(GOING_AWAY)

    def keep(self) -> None:
        """Whoever has asked for the table is about to come in: it does not leave the memory now."""
        self._idle_since = self.means.now()

    def rename(self, person: Person) -> None:
        if person.id in self._people:
            self._people[person.id] = person
            self.audience.tell_table()

    # What people do: each waits for its turn in the mailbox

    async def admit(self, connection: Connection, number: int, after: int | None, told: Told | None = None) -> None:
        await self._mailbox.do(partial(self._admit, connection, number, after, told))

    async def hear(self, connection: Connection, message: TableMessage) -> None:
        await self._mailbox.do(partial(messages.hear, self, connection, message))

    async def catch_up(self, connection: Connection) -> None:
        """A client that was too slow starts anew."""
        await self._mailbox.do(partial(self._catch_up, connection))

    def part(self, connection: Connection) -> None:
        self.post(partial(self._part, connection))

    async def seat_person(self, person: Person, wanted: Seat | None) -> None:
        await self._mailbox.do(partial(self._seat_person, person, wanted))

    async def free_chairs(self, person: Person) -> None:
        await self._mailbox.do(partial(self._free_chairs, person))

    async def change_chair(self, host: Person, seat: Seat, change: SeatChange) -> None:
        await self._mailbox.do(partial(self._change_chair, host, seat, change))

    async def deal(self, host: Person) -> None:
        await self._mailbox.do(partial(self._deal, host))

    async def deal_next(self, person: Person, wanted: Sequence[Seat] | None) -> None:
        await self._mailbox.do(partial(self._deal_next, person, wanted))

    async def rematch(
        self, person: Person, wanted: Sequence[Seat] | None, lay_out: Callable[[Stored], Awaitable[str]]
    ) -> str:
        """The code of the table for the same people again; `lay_out` makes it when the first of them asks."""
        return await self._mailbox.do(partial(self._rematch, person, wanted, lay_out))

    # What the parts of the table do, in its own task

    def post(self, command: Callable[[], Awaitable[None]]) -> None:
        """What the table has to do itself: it is never turned away, and nobody waits for it."""
        self._mailbox.post(command)

    def answer_to(self, key: Key) -> Accepted | Refused | None:
        """The answer that a message has had before; None if it is new."""
        if self._match is not None and self._match.has_taken(*key):
            return Accepted(key[1])
        return self.ledger.answer_to(key)

    def greet(self, connection: Connection, after: int | None, told: Told | None = None) -> None:
        """Tells what is missing after that frame; everything to whom was told something else before."""
        known = losses.still_true(self._match, connection.seat, after, told)
        self.audience.greet(connection, self._match, self.now(), known)

    async def change(self, command: Callable[[AnyMatch], object], answering: Answering | None = None) -> None:
        """Lets the command change the match; what it has changed is stored, told and acknowledged."""
        command(self.playing())
        await self._commit(answering)

    def playing(self) -> AnyMatch:
        """The match, if there is one."""
        if self._match is None:
            # A game that has begun and is not there could not be read: it may be, when the message is sent again.
            is_away = self.stored.phase != "gathering"
            raise busy() if is_away else Rejected(HTTPStatus.CONFLICT, Text("refusal-not-begun"))
        return self._match

    async def look_on(self) -> None:
        """This follows every change: bots that are asked begin to think, and the next clock is watched."""
        if self._match is not None and _has_voted(self._match):
            self._match.sequel(self.now())
            await self._commit()
            return
        self.bots.look()
        self.remarks.look()
        self._stop_waiting()
        wakes = self._match.wakes(self._not_before) if self._match else None
        moments = [moment for moment in (wakes, self.remarks.wakes()) if moment is not None]
        if moments:
            delay = max(0, min(moments) - self.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, self.post, self._wake)

    # Transitions

    async def _admit(self, connection: Connection, number: int, after: int | None, told: Told | None = None) -> None:
        """Since the door the seat may have become somebody else's, or the game have begun."""
        if self.number != number:
            raise busy()
        seating.check_viewer(self.stored, connection.person, connection.seat)
        if self._match is None:
            # Before the deal there is nothing to take up; after it, the last try to read the log has failed.
            await self.open()
        await losses.hear_claim(self, connection, told)
        self.audience.add(connection)
        self.greet(connection, after, told)
        self.audience.tell_table(but=connection)
        await self.look_on()

    async def _part(self, connection: Connection) -> None:
        if self.audience.remove(connection):
            self._idle_since = self.now()
            self.audience.tell_table()

    async def _catch_up(self, connection: Connection) -> None:
        connection.outbox.found_again()
        self.greet(connection, None)

    async def _seat_person(self, person: Person, wanted: Seat | None) -> None:
        chairs = seating.with_person(self.stored, person, wanted)
        self._people[person.id] = person
        await self._seat(chairs)

    async def _free_chairs(self, person: Person) -> None:
        chairs = seating.without_person(self.game, self.stored, person)
        if self.stored.phase != "over":
            await self._seat(chairs, seating.host_without(person, self.stored, chairs))

    async def _change_chair(self, host: Person, seat: Seat, change: SeatChange) -> None:
        await self._seat(seating.with_change(self.game, self.stored, host, seat, change))

    async def _seat(self, chairs: Sequence[Chair], host: str | None = None) -> None:
        """Whoever has lost a chair by it, or given it to a bot, looks from it no longer. The host stays if none is
        named."""
        before = self.stored
        await self._journal.seat(chairs, host or before.host)
        for seat, chair in enumerate(before.chairs):
            if chair.person is not None and (chairs[seat].person != chair.person or chairs[seat].level):
                self._dismiss(seat, chair.person)
        self.audience.tell_table()
        self.bots.look()

    def _dismiss(self, seat: Viewer, person: str | None) -> None:
        lost = Rejected(HTTPStatus.FORBIDDEN, Text("refusal-seat-lost"))
        self.audience.dismiss(seat, person, lost, SEAT_LOST)

    async def _deal(self, host: Person) -> None:
        seating.check_may_start(self.stored, host)
        match, secret = await first_match(self.means, self.game, self.stored)
        if not self.stored.house.spectators:
            for person in {connection.person_id for connection in self.audience if connection.seat is None}:
                self._dismiss(None, person)
        await self._journal.begin(match, secret)
        self._match = match
        for connection in self.audience:
            self.greet(connection, None)
        LOG.info("a game begins", table=for_logs(self.stored.code), game=self.game.id, seats=match.header.seats)
        # A deal may end the game.
        await self._commit()

    async def _deal_next(self, person: Person, wanted: Sequence[Seat] | None) -> None:
        """Whoever asks second finds it dealt. Then everybody sits down anew."""
        following = series.next_game(
            self.game, self.stored, self._match, person, wanted, self.means.settings.seed, self.now()
        )
        if following is None:
            return
        # With its match the log of the game before goes out of reach, and the ids of its actions with it.
        earlier = self.ledger.lacks(self.playing().taken())
        try:
            await self._journal.go_on(following, earlier)
        except Rejected:
            await self._rebuild()
            raise
        self._match = following.match
        self.ledger.accept(*earlier)
        self.ledger.begin_anew()
        self.audience.tell_table()
        self.audience.send_away(NEXT_GAME)
        self.audience.clear()
        LOG.info("the next game begins", table=for_logs(self.stored.code), game=self.game.id, number=self.number)
        await self._commit()

    async def _rematch(
        self, person: Person, wanted: Sequence[Seat] | None, lay_out: Callable[[Stored], Awaitable[str]]
    ) -> str:
        series.check_may_play_again(self.game, self.stored, self._match, person)
        if self.stored.rematch is not None:
            return self.stored.rematch
        code = await lay_out(series.rematch(self.game, self.stored, self._match, person, wanted, self.means.now()))
        await self._journal.note_rematch(code)
        self.audience.tell_table()
        return code

    async def _commit(self, answering: Answering | None = None) -> None:
        """Stores the entries that the match has gained, then tells and acknowledges them."""
        match = self._match
        assert match is not None, "only a match has a log"
        unwritten = answering.key if answering and not match.has_taken(*answering.key) else None
        concerned = _concerned(self._journal.unwritten(match))
        try:
            has_ended = await self._journal.append(match, unwritten)
        except Rejected:
            await self._rebuild()
            raise
        self.audience.publish(match, self.now(), concerned)
        if unwritten is not None:
            self.ledger.accept(unwritten)
        if answering is not None:
            # After the update: whoever hears it already knows what is asked next.
            answering.connection.tell(Accepted(answering.key[1]))
        if has_ended:
            self.audience.tell_table()
        await self.look_on()

    async def _rebuild(self) -> None:
        """The table is made anew from what is stored; whoever is connected starts anew."""
        self._stop_waiting()
        self._match = None
        try:
            await self._journal.reread()
            await self.open()
        except Exception:
            # Not even reading works: clients come back, and with the first of them the table.
            LOG.exception("a table cannot be made anew", table=for_logs(self.stored.code))
            self.audience.send_away(GOING_AWAY)
            return
        for connection in self.audience:
            self.greet(connection, None)

    # What happens by itself

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def _wake(self) -> None:
        """Whatever is due happens, in one step: held actions take effect, clocks run out."""
        self._timer = None
        match, now = self._match, self.now()
        if match is None or match.is_paused():
            return
        match.advance(now, self._not_before, self._awake_since(match, now))
        await (self._commit() if self._journal.is_behind(match) else self.look_on())

    def _awake_since(self, match: AnyMatch, now: int) -> int:
        """A timer comes a little late; what it was set for happens at its moment all the same. After a longer sleep it
        happens now."""
        due = match.wakes(self._not_before)
        return now if due is not None and now - due >= LATE else 0


def _concerned(entries: Sequence[AnyEntry]) -> set[Viewer] | None:
    """Who is told of these entries; None is everybody. What is sealed is told to its own seat alone, and for the others
    nothing is made: so it takes no time in which somebody could notice it."""
    sealed = [entry for entry in entries if isinstance(entry, Held | Cast)]
    return {entry.seat for entry in sealed} if sealed and len(sealed) == len(entries) else None


def _has_voted(match: AnyMatch) -> bool:
    """Every person has voted in an open ballot; bots abstain."""
    return match.ballot() is not None and all(match.header.people[seat] is None for seat in match.owing())
