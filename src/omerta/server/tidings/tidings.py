"""The room for tidings: tables hand over who is to be told, and go on. Nothing that happens here touches a table.

Every call waits a moment, in which its person may come back by themselves; then it goes to all their devices and to
their webhook, and what fails for a passing reason is tried again, later and later, a few times. There is one call a
person and table at most, so many a person, and so many in all.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final

import structlog

from omerta.server.kept import Call, Subscription, Webhook
from omerta.server.settings import Settings
from omerta.server.store import Store
from omerta.server.store.unreadable import Unreadable
from omerta.server.store.writer import NotStored
from omerta.server.tidings.postman import Address, Postman
from omerta.server.tidings.sending import Unsent
from omerta.server.tidings.targets import Forbidden, Resolve
from omerta.server.tidings.vapid import Vapid, new_secret, read_secret

LOG = structlog.get_logger("tidings")

TRIES: Final = 5
LATER: Final = 5
"""Each pause between two tries is so many times as long as the one before."""

LONGEST_PAUSE: Final = 900
"""Seconds that somebody may ask us to wait."""

DEVICES: Final = 12
"""The newest devices of a person are told, so many."""


class Tidings:
    def __init__(
        self, settings: Settings, store: Store, vapid: Vapid, postman: Postman, listening: Iterable[str] = ()
    ) -> None:
        self._settings = settings
        self._addresses = store.addresses
        self._postman = postman
        self._listening = set(listening)
        self._waiting: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._by_person: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()
        self.vapid = vapid

    @classmethod
    async def open(
        cls, settings: Settings, store: Store, now: Callable[[], int], resolve: Resolve | None = None
    ) -> Tidings:
        """The keys are those of the settings, else those that the first start has made. A database that cannot be read
        keeps nobody from playing."""
        secret, people = read_secret(settings.vapid_key) or new_secret(), set[str]()
        try:
            secret = secret if settings.vapid_key else await store.addresses.key("vapid", secret)
            people = await store.addresses.people()
        except (Unreadable, NotStored):
            LOG.error("nobody is told anything: their addresses cannot be read")
        vapid = Vapid(secret, _contact(settings))
        return cls(settings, store, vapid, Postman(settings, vapid, now, resolve), people)

    async def close(self) -> None:
        """What has not been sent is, after the next start: the tables know whom they have called."""
        for task in list(self._tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        self._postman.close()

    # What tables hand over

    def call(self, call: Call) -> None:
        """Most people want nothing of the kind, and cost nothing."""
        key = call.person, call.table
        if not self._settings.tidings or call.person not in self._listening or key in self._waiting:
            return
        if not self._has_room(call.person):
            LOG.warning("a tiding is dropped: too many wait")
            return
        task = asyncio.create_task(self._tell(call), name="tiding")
        self._waiting[key] = task
        self._by_person[call.person] += 1
        self._tasks.add(task)
        task.add_done_callback(lambda done: self._settle(key, done))

    def drop(self, person: str, table: int) -> None:
        """They have looked themselves."""
        waiting = self._waiting.pop((person, table), None)
        if waiting is not None:
            waiting.cancel()

    def _has_room(self, person: str) -> bool:
        settings = self._settings
        return len(self._tasks) < settings.tidings_waiting and self._by_person[person] < settings.tidings_by_guest

    def _settle(self, key: tuple[str, int], task: asyncio.Task[None]) -> None:
        """Meanwhile there may be another for the same."""
        if self._waiting.get(key) is task:
            del self._waiting[key]
        self._tasks.discard(task)
        self._by_person -= Counter([key[0]])

    # The way of a call

    async def _tell(self, call: Call) -> None:
        """Whatever goes wrong stays here."""
        try:
            await asyncio.sleep(self._settings.tidings_grace / 1000)
            if not await self._addresses.is_told(call):
                await self._try(call, await self._known(call.person))
        except (Unreadable, NotStored) as error:
            LOG.warning("a tiding is lost: the database does not answer", fault=type(error).__name__)
        except Exception:
            LOG.exception("a tiding is lost")

    async def _known(self, person: str) -> list[Address]:
        webhook = await self._addresses.webhook(person)
        devices: list[Address] = [*await self._addresses.subscriptions(person, DEVICES)]
        return [*devices, webhook] if webhook else devices

    async def _try(self, call: Call, left: list[Address]) -> None:
        if not left:
            return
        for number in range(TRIES):
            again = {each: pause for each in left if (pause := await self._sent(call, each)) is not None}
            left = list(again)
            if not left or number == TRIES - 1:
                break
            await asyncio.sleep(max(*again.values(), self._settings.tidings_pause / 1000 * LATER**number))
        await self._addresses.note_told(call)

    async def _sent(self, call: Call, to: Address) -> int | None:
        """None if it is settled; else after how many seconds at least it is to be tried again."""
        try:
            reply = await self._postman.bring(to, call)
        except Forbidden:
            LOG.warning("a tiding is not sent: its address leads where none may")
            return None
        except Unsent as unsent:
            LOG.info("a tiding has not arrived", fault=type(unsent.__cause__).__name__)
            return 0
        LOG.info("a tiding is answered", status=reply.status)
        if isinstance(to, Subscription) and reply.is_unknown:
            await self._addresses.forget_endpoint(to.endpoint)
        elif isinstance(to, Webhook) and reply.is_gone:
            await self._addresses.remove_webhook(to.person, to.url)
        return min(reply.retry_after or 0, LONGEST_PAUSE) if reply.is_passing else None

    # What people wish for

    async def subscribe(self, subscription: Subscription) -> None:
        await self._postman.check(subscription.endpoint, "endpoint")
        await self._addresses.subscribe(subscription)
        self._listening.add(subscription.person)

    async def put_webhook(self, webhook: Webhook) -> None:
        await self._postman.check(webhook.url, "url")
        await self._addresses.put_webhook(webhook)
        self._listening.add(webhook.person)

    async def try_out(self, webhook: Webhook) -> bool:
        """Has a first message arrived?"""
        try:
            return (await self._postman.bring(webhook, None)).is_success
        except (Forbidden, Unsent):
            return False


def _contact(settings: Settings) -> str:
    """Whom a push service may write to: it is asked for, and some refuse who says nothing."""
    is_https = settings.public_url.startswith("https://")
    return settings.contact or (settings.public_url if is_https else "mailto:omerta@localhost.localdomain")
