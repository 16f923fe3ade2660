"""A live table: its match, who is connected, what is stored. Write first, then tell.

Everything that changes it runs in its mailbox, one after the other; the table alone changes its fields. A step is tried
on the match, then stored, and only then told to anybody; if it cannot be stored, the table is made anew from what is.
"""

from __future__ import annotations

import weakref
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from functools import partial
from http import HTTPStatus

import structlog

from omerta import catalog
from omerta.contract import AnyGame, Seat, Text, Viewer
from omerta.server.kept import Person, Stored
from omerta.server.live import losses, messages, screens, seating, series
from omerta.server.live.absence import Absences
from omerta.server.live.advice import Advice
from omerta.server.live.alarm import Alarm, awake_since
from omerta.server.live.audience import Audience, concerned_by
from omerta.server.live.bot_seats import BotSeats
from omerta.server.live.calls import Calls
from omerta.server.live.connection import GOING_AWAY, NEXT_GAME, Answering, Connection
from omerta.server.live.dealing import first_match
from omerta.server.live.gallery import Gallery
from omerta.server.live.information import distinct, table_info
from omerta.server.live.journal import Journal
from omerta.server.live.ledger import Key, Ledger
from omerta.server.live.mailbox import Mailbox
from omerta.server.live.means import Means
from omerta.server.live.order import Order
from omerta.server.live.remarks import Remarks
from omerta.server.live.short_way import ShortWay
from omerta.server.wire.asking import Hello, TableMessage, Told
from omerta.server.wire.codes import for_logs
from omerta.server.wire.lobby import TableInfo
from omerta.server.wire.problems import Rejected, busy
from omerta.server.wire.telling import Accepted, Refused
from omerta.table import AnyMatch

LOG = structlog.get_logger("table")


class LiveTable:
    def __init__(self, means: Means, stored: Stored, people: Mapping[str, Person]) -> None:
        self.means = means
        self.game: AnyGame = catalog.find(stored.game)
        # Its parts know the table, but do not keep it: what leaves the memory goes at once, without a circle.
        table: LiveTable = weakref.proxy(self)
        self.audience = Audience(lambda asker: table.info(asker), lambda person: table._is_own(person))
        self.ledger = Ledger()
        self.bots = BotSeats(table)
        self.remarks = Remarks(table, self.bots.is_thinking)
        self.advice = Advice(table)
        self.absences = Absences(table)
        self.gallery = Gallery(table)
        self._people = dict(people)
        self._journal = Journal(means, stored)
        self.order = Order(table, self._journal)
        self.calls = Calls(table, self._journal, self._people)
        self._match: AnyMatch | None = None
        self._mailbox = Mailbox(means.settings.mailbox, for_logs(stored.code), lambda: table._rebuild())
        self.short_way = ShortWay(table, self._mailbox, self._journal, lambda: table._rebuild())
        self._idle_since = means.now()
        self._alarm = Alarm(lambda: table.post(table._wake), lambda: table.now())
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

    @property
    def not_before(self) -> int:
        """After a restart no clock runs out, and no grace, before this: nobody pays for the server's own absence."""
        return self._not_before

    def now(self) -> int:
        """Time at a table runs forwards, whatever the clock of the machine does."""
        at = self.means.now()
        return at if self._match is None else max(at, self._match.now)

    def is_idle(self) -> bool:
        """Nobody has looked for a while, and nothing will happen by itself. A game that is over is waited for less."""
        settings = self.means.settings
        since = self.means.now() - 1000 * (settings.idle_after_end if self.stored.phase == "over" else settings.idle)
        is_quiet = not self._alarm.is_set and not self.bots.are_thinking and not self.remarks.is_thinking
        return not self.audience and is_quiet and self._idle_since < since

    def info(self, asker: str | None) -> TableInfo:
        present, watching, shown = self.audience.present(), self.audience.watching(), self.audience.screens()
        return table_info(self.game, self.stored, self._people, asker, present, watching, self.absences.away(), shown)

    def name_of(self, person: str | None) -> str | None:
        """What somebody who sits here is called, told apart from others of the same name."""
        called = distinct([self._people[seated] for seated in seating.seated(self.stored.chairs)])
        return called.get(person) if person is not None else None

    def _is_own(self, person: str) -> bool:
        return screens.is_at_table(self.stored, person)

    # The table itself comes and goes

    async def open(self) -> None:
        """Takes the match up where its log ends."""
        await self.gallery.load()
        read = await self._journal.read()
        if read is None:
            return
        match, answered = read
        self._match = match
        self.ledger.restore(answered)
        self.calls.turns.restore(match, self.stored.turn)
        self._not_before = self.now() + self.means.settings.reconnect_grace
        if not match.is_over():
            series.mind_on(match, self.stored.chairs, self.now())
        self.post(self._commit if self._journal.is_behind(match) else self.look_on)

    async def close(self) -> None:
        self._alarm.stop()
        await self._mailbox.close()
        for thoughts in (self.bots, self.remarks, self.advice):
            await thoughts.close()
        self.audience.send_away(GOING_AWAY)

    def keep(self) -> None:
        """Whoever has asked for the table is about to come in: it does not leave the memory now."""
        self._idle_since = self.means.now()

    def get_to_know(self, person: Person) -> None:
        """Somebody new sits down."""
        self._people[person.id] = person

    def rename(self, person: Person) -> None:
        if person.id in self._people:
            self._people[person.id] = person
            self.audience.tell_table()
        self.gallery.rename(person)

    # What people do: each waits for its turn in the mailbox

    async def admit(self, connection: Connection, number: int, hello: Hello) -> None:
        await self._mailbox.do(partial(self._admit, connection, number, hello))

    async def hear(self, connection: Connection, message: TableMessage) -> None:
        await self._mailbox.do(partial(messages.hear, self, connection, message))

    async def catch_up(self, connection: Connection) -> None:
        """A client that was too slow starts anew."""
        await self._mailbox.do(partial(self._catch_up, connection))

    def part(self, connection: Connection) -> None:
        self.post(partial(self._part, connection))

    async def do(self, command: Callable[[], Awaitable[None]]) -> None:
        """What a part of the table does for somebody."""
        await self._mailbox.do(command)

    async def deal(self, host: Person, *, bots: bool = False) -> None:
        await self._mailbox.do(partial(self._deal, host, bots))

    async def deal_next(self, person: Person, wanted: Sequence[Seat] | None) -> None:
        await self._mailbox.do(partial(self._deal_next, person, wanted))

    async def rematch(self, person: Person, plan: series.Plan, lay_out: Callable[[Stored], Awaitable[str]]) -> str:
        """The code of the table after this one, as planned; `lay_out` makes it when the first person asks."""
        return await self._mailbox.do(partial(self._rematch, person, plan, lay_out))

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

    async def look_on(self, *, is_silent: bool = False) -> None:
        """This follows every change: what is due by itself happens, and what people owe each other is seen to. After a
        silent one nothing is told of that either: else it would show that somebody has answered."""
        if self._match is not None and series.has_voted(self._match):
            self._match.sequel(self.now())
            await self._commit()
        elif is_silent or not await self.order.look():
            self._wait(is_silent=is_silent)

    def look_ahead(self, *, is_silent: bool = False) -> bool:
        """The same where nothing has to be done at once; False if something has."""
        if self._match is not None and series.has_voted(self._match):
            return False
        if not is_silent and not self.order.is_at_rest():
            return False
        self._wait(is_silent=is_silent)
        return True

    def _wait(self, *, is_silent: bool) -> None:
        """Bots that are asked begin to think, and the next moment is watched at which something happens by itself. What
        was to be looked at by then is not put off by what is silent."""
        if self.stored.has_bots:
            self.bots.look()
            self.remarks.look()
        wakes = self._match.wakes(self._not_before) if self._match else None
        moments = (wakes, self.remarks.wakes(), self.absences.wakes(), self._alarm.moment if is_silent else None)
        self._alarm.set(min((moment for moment in moments if moment is not None), default=None))

    async def rearrange(self, wanted: Stored, enter: Callable[[AnyMatch], object]) -> None:
        """Chairs, host and order become as wanted; once there is a match, with what its log has to say of it."""
        if self.stored.phase != "gathering":
            enter(self.playing())
            await self._commit(wanted=wanted)
            return
        before = self.stored
        await self._journal.arrange(wanted)
        self.order.send_away_since(before)
        self.audience.tell_table()
        await self.look_on()

    # Transitions

    async def _admit(self, connection: Connection, number: int, hello: Hello) -> None:
        """Since the door the seat may have become somebody else's, or the game have begun."""
        if self.number != number:
            raise busy()
        await screens.check_viewer(self, connection, hello.screen)
        if self._match is None:
            # Before the deal there is nothing to take up; after it, the last try to read the log has failed.
            await self.open()
        await losses.hear_claim(self, connection, hello.told)
        self.audience.add(connection)
        await self.calls.look(connection.person_id)
        self.absences.notice()
        self.greet(connection, hello.after, hello.told)
        self.gallery.greet(connection)
        self.audience.tell_table(but=connection)
        await self.look_on()

    async def _part(self, connection: Connection) -> None:
        if self.audience.remove(connection):
            self._idle_since = self.now()
            self.audience.tell_table()
            await self.calls.leave(connection.person_id)
            await self.look_on()

    async def _catch_up(self, connection: Connection) -> None:
        connection.outbox.found_again()
        self.greet(connection, None)
        self.gallery.greet(connection)

    async def _deal(self, host: Person, bots: bool) -> None:
        if bots:
            await self.order.fill_with_bots(host)
        seating.check_may_start(self.stored, host)
        match, secret = await first_match(self.means, self.game, self.stored)
        if not self.stored.house.spectators:
            self.gallery.close()
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
        self.calls.turns.begin_anew()
        self.audience.tell_table()
        self.audience.send_away(NEXT_GAME)
        self.audience.clear()
        LOG.info("the next game begins", table=for_logs(self.stored.code), game=self.game.id, number=self.number)
        await self._commit()

    async def _rematch(self, person: Person, plan: series.Plan, lay_out: Callable[[Stored], Awaitable[str]]) -> str:
        series.check_may_play_again(self.game, self.stored, self._match, person)
        if self.stored.rematch is not None:
            return self.stored.rematch
        code = await lay_out(plan(self.stored, self._match))
        await self._journal.note_rematch(code)
        self.audience.tell_table()
        return code

    async def _commit(self, answering: Answering | None = None, wanted: Stored | None = None) -> None:
        """Stores the entries that the match has gained, and the table as wanted, then tells and acknowledges them."""
        match, before = self._match, self.stored
        assert match is not None, "only a match has a log"
        unwritten = answering.key if answering and not match.has_taken(*answering.key) else None
        concerned = concerned_by(self._journal.unwritten(match))
        try:
            await self._journal.append(match, unwritten, self.calls.after(match), wanted)
        except Rejected:
            await self._rebuild()
            raise
        if unwritten is not None:
            self.ledger.accept(unwritten)
        self.tell(match, concerned, answering, before)
        await self.look_on(is_silent=concerned is not None)

    def tell(
        self, match: AnyMatch, concerned: Collection[Viewer] | None, answering: Answering | None, before: Stored
    ) -> None:
        """What is stored is told, and acknowledged; whoever has lost a chair by it since `before` is sent away."""
        is_another = self.calls.spread(before)
        if is_another:
            self.order.send_away_since(before)
        self.audience.publish(match, self.now(), concerned)
        if answering is not None:
            # After the update: whoever hears it already knows what is asked next.
            answering.connection.tell(Accepted(answering.key[1]))
        if is_another:
            self.audience.tell_table()
        if self.stored.phase == "over" != before.phase:
            self.gallery.open()

    async def _rebuild(self) -> None:
        """The table is made anew from what is stored; whoever is connected starts anew."""
        self._alarm.stop()
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

    async def _wake(self) -> None:
        """Whatever is due happens, in one step: held actions take effect, clocks run out."""
        self._alarm.stop()
        match, now = self._match, self.now()
        if match is not None and not match.is_paused():
            match.advance(now, self._not_before, awake_since(match.wakes(self._not_before), now))
        is_behind = match is not None and self._journal.is_behind(match)
        await (self._commit() if is_behind else self.look_on())
