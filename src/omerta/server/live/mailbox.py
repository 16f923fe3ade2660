"""One thing after the other: whatever is to be done at a table waits here for the table's own task.

So no lock is held over input or output, and whoever comes in never sees a table halfway between two moments.

What nobody has to wait for may take the table's turn without its task (`take_turn`), if it is free; whoever comes
meanwhile waits until it is given back.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

import structlog

from omerta.contract import RuleViolation
from omerta.server.wire.problems import Rejected, busy
from omerta.table import Refusal

T = TypeVar("T")
LOG = structlog.get_logger("table")


class Letter(NamedTuple):
    """Something to do, and who waits for its end; None if nobody does."""

    command: Callable[[], Awaitable[Any]]
    done: asyncio.Future[Any] | None


class Mailbox:
    """`on_fault` is called, in the table's task, after something that nobody foresaw."""

    def __init__(self, limit: int, name: str, on_fault: Callable[[], Awaitable[None]]) -> None:
        self._limit = limit
        self._name = name
        self._on_fault = on_fault
        self._is_closed = False
        self._is_taken = False
        # Asked for once: whoever asks for the running loop asks the system which process this is.
        self._loop = asyncio.get_running_loop()
        self._mail: deque[Letter] = deque()
        self._something: asyncio.Future[None] | None = None
        self._task = self._loop.create_task(self._run(), name=f"table {name}")

    @property
    def is_closed(self) -> bool:
        return self._is_closed

    async def do(self, command: Callable[[], Awaitable[T]]) -> T:
        """Waits for its turn and for its end; a refusal is the asker's. A table with too much to do says so."""
        if self._is_closed or len(self._mail) >= self._limit:
            raise busy()
        done: asyncio.Future[T] = self._loop.create_future()
        self._put(Letter(command, done))
        try:
            return await done
        finally:
            # A refusal knows this place, and would keep itself by what is waited for here, and the table with it.
            del done

    def post(self, command: Callable[[], Awaitable[object]]) -> None:
        """What the table has to do itself: it is never turned away, and nobody waits for it."""
        self._put(Letter(command, None))

    def take_turn(self) -> bool:
        """The table is free: whoever has taken it does something with it and gives it back. False if it is not."""
        is_free = not (self._is_taken or self._is_closed or self._mail) and _is_waiting(self._something)
        self._is_taken = self._is_taken or is_free
        return is_free

    def give_back(self, first: Callable[[], Awaitable[object]] | None = None) -> None:
        """The turn is over; `first` is done before anything that has come meanwhile."""
        self._is_taken = False
        if first is not None:
            self._mail.appendleft(Letter(first, None))
        self._wake()

    def _put(self, letter: Letter) -> None:
        self._mail.append(letter)
        self._wake()

    def _wake(self) -> None:
        if self._mail and not self._is_taken and _is_waiting(self._something):
            assert self._something is not None, "who waits, waits for this"
            self._something.set_result(None)

    async def _next(self) -> Letter:
        while self._is_taken or not self._mail:
            self._something = self._loop.create_future()
            await self._something
        return self._mail.popleft()

    async def close(self) -> None:
        """Whoever still waits is told to come back; whoever has the turn loses it."""
        self._is_closed = True
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        for letter in self._mail:
            _refuse(letter.done, busy())

    async def _do(self, letter: Letter) -> None:
        """A refusal is the asker's, if there is one."""
        try:
            result = await letter.command()
        except (Rejected, Refusal, RuleViolation) as refusal:
            if letter.done is None:
                raise
            _refuse(letter.done, refusal)
        except BaseException:
            _refuse(letter.done, busy())
            raise
        else:
            if letter.done is not None and not letter.done.done():
                letter.done.set_result(result)

    async def _run(self) -> None:
        while True:
            letter = await self._next()
            try:
                await self._do(letter)
            except Rejected as rejected:
                LOG.warning("a command of the table is rejected", table=self._name, key=rejected.text.key)
            except asyncio.CancelledError:
                if self._is_closed:
                    raise
                # Something that the command waited for was cancelled, not the table.
                LOG.error("a command was cancelled", table=self._name)
                await self._on_fault()
            except Exception:
                # The border of the table: its other commands go on, from what is stored.
                LOG.exception("a command failed", table=self._name)
                await self._on_fault()


def _is_waiting(something: asyncio.Future[None] | None) -> bool:
    return something is not None and not something.done()


def _refuse(done: asyncio.Future[Any] | None, refusal: Rejected | Refusal | RuleViolation) -> None:
    """Where it was refused is nobody's concern, and would keep everything that was looked at there."""
    if done is not None and not done.done():
        done.set_exception(refusal.with_traceback(None))
