"""The short way of an action: tried where it is heard, told where its commit ends, and no task in between.

The long way, through the mailbox and its task, is open to everything. Most actions come while the table has nothing
else to do: then they take its turn at once and give it back when everybody is told. What is stored, told and refused is
the same on both ways, and so is the order: whoever comes while the turn is taken waits in the mailbox.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from omerta.contract import RuleViolation, Viewer
from omerta.server.live import messages
from omerta.server.live.audience import concerned_by
from omerta.server.live.connection import Answering, Connection
from omerta.server.live.journal import Journal, Page
from omerta.server.live.mailbox import Mailbox
from omerta.server.store.writer import NotStored
from omerta.server.wire.asking import Act
from omerta.server.wire.problems import Rejected, busy
from omerta.table import AnyMatch, Refusal

if TYPE_CHECKING:
    from omerta.server.live.table import LiveTable

Refuse: TypeAlias = Callable[[Rejected | Refusal | RuleViolation], None]
"""Tells one connection alone what is wrong with its message."""


class Acting(NamedTuple):
    """An action on its way: what it answers, who is told if nothing comes of it, and whom to call when it has had its
    answer."""

    match: AnyMatch
    answering: Answering
    refuse: Refuse
    done: Callable[[], None]


class ShortWay:
    def __init__(
        self, table: LiveTable, mailbox: Mailbox, journal: Journal, rebuild: Callable[[], Awaitable[None]]
    ) -> None:
        self._table = table
        self._mailbox = mailbox
        self._journal = journal
        self._rebuild = rebuild

    def act(self, connection: Connection, message: Act, refuse: Refuse, done: Callable[[], None]) -> bool:
        """Does it, or says that it has to go the long way: False. `done` is called after the answer, if there is one:
        what the same connection has said since is heard only then."""
        table, seat = self._table, connection.seat
        match = table.match
        if match is None or seat is None or table.answer_to((seat, message.id)) is not None:
            return False
        if not self._mailbox.take_turn():
            return False
        acting = Acting(match, Answering(connection, (seat, message.id)), refuse, done)
        try:
            messages.change(match, seat, message, table.now(), table.means.settings.window)
            self._store(acting)
        except (Rejected, Refusal, RuleViolation) as refusal:
            messages.remember(table, connection, message.id, refusal)
            self._mailbox.give_back()
            refuse(refusal)
            done()
        except Exception as fault:
            self._fail(acting, fault)
        return True

    def _store(self, acting: Acting) -> None:
        concerned = concerned_by(self._journal.unwritten(acting.match))
        page = self._journal.next_page(acting.match, None, self._table.calls.after(acting.match))
        self._journal.append_then(page, partial(self._go_on, acting, concerned, page))

    def _go_on(self, acting: Acting, concerned: Collection[Viewer] | None, page: Page, fault: NotStored | None) -> None:
        """The commit has ended. Meanwhile the table may have left the memory."""
        if self._mailbox.is_closed:
            acting.done()
            return
        if fault is not None:
            self._mailbox.give_back(partial(self._go_back, acting, self._journal.not_stored()))
            return
        try:
            before = self._table.stored
            self._journal.turn(page)
            self._table.tell(acting.match, concerned, acting.answering, before)
            if not self._table.look_ahead(is_silent=concerned is not None):
                self._table.post(self._table.look_on)
        except Exception as failure:
            self._fail(acting, failure)
        else:
            self._mailbox.give_back()
            acting.done()

    async def _go_back(self, acting: Acting, refusal: Rejected) -> None:
        await self._rebuild()
        acting.refuse(refusal)
        acting.done()

    def _fail(self, acting: Acting, fault: Exception) -> None:
        """What nobody foresaw is the mailbox's, as if it had happened there."""
        self._mailbox.give_back(partial(_raise, fault))
        acting.refuse(busy())
        acting.done()


async def _raise(fault: Exception) -> None:
    raise fault
