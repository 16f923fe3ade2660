"""The postman brings one message to one address, if anything may be brought there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Final, TypeAlias
from weakref import WeakValueDictionary

from omerta.contract import Text
from omerta.server.kept import Call, Subscription, Webhook
from omerta.server.settings import Settings
from omerta.server.tidings import messages
from omerta.server.tidings.sending import Reply, Unsent, post
from omerta.server.tidings.targets import Forbidden, Resolve, Resolver, Target, numbers_of, read_target
from omerta.server.tidings.vapid import Vapid
from omerta.server.wire.problems import Rejected

AT_ONCE: Final = 16
"""Requests that are under way at the same time, of one person one."""

Address: TypeAlias = Subscription | Webhook


class Postman:
    def __init__(self, settings: Settings, vapid: Vapid, now: Callable[[], int], resolve: Resolve | None) -> None:
        self._trusted = settings.tidings_places
        self._patience = settings.tidings_patience / 1000
        self._vapid = vapid
        self._now = now
        self._resolver = Resolver()
        self._resolve = resolve or self._resolver
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._one_each: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def close(self) -> None:
        self._resolver.close()

    async def bring(self, to: Address, call: Call | None) -> Reply:
        """Without a call it is a first message, to see whether it arrives."""
        target = read_target(_address(to), self._trusted)
        lock = self._one_each.setdefault(to.person, asyncio.Lock())
        async with lock, self._at_once:
            numbers = await self._numbers(target)
            headers, body = self._message(to, target, call)
            return await post(target, numbers, headers, body, self._patience)

    async def check(self, url: str, field: str) -> None:
        """Refuses an address where nothing may be sent. Why is not said: a name that only this machine knows is none of
        anybody's business."""
        try:
            numbers = await self._numbers(read_target(url, self._trusted))
        except (Forbidden, Unsent):
            numbers = []
        if not numbers:
            raise Rejected(HTTPStatus.BAD_REQUEST, Text("refusal-bad-address"), field)

    async def _numbers(self, target: Target) -> list[str]:
        try:
            async with asyncio.timeout(self._patience):
                return await numbers_of(target, self._resolve, self._trusted)
        except TimeoutError as error:
            raise Unsent from error

    def _message(self, to: Address, target: Target, call: Call | None) -> messages.Message:
        now = self._now() // 1000
        if isinstance(to, Webhook):
            return messages.tried(to, now) if call is None else messages.posted(call, to, now)
        assert call is not None, "only a webhook is tried without a call"
        return messages.pushed(call, to, target, self._vapid, now)


def _address(to: Address) -> str:
    return to.endpoint if isinstance(to, Subscription) else to.url
