"""Bots that speak unasked: after what everybody has seen, and into a long silence.

One is offered a remark at a time, and nobody makes two within the setting `remark`. A remark is released like any move
of a bot, and nobody waits for it: if it is no longer possible by then, it is not made.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from omerta.bots import bots_of
from omerta.contract import Action, RemarkingBot, RuleViolation, Seat
from omerta.kit.menus import legal
from omerta.kit.ring import clockwise, following
from omerta.server.live.bot_seats import last_actor, level_of, seed_for
from omerta.server.live.patience import attempted, outcome, sent_away, unhurried
from omerta.server.wire.values import read_action
from omerta.table import AnyMatch, Refusal
from omerta.table.log import By

if TYPE_CHECKING:
    from omerta.server.live.table import LiveTable

LOG = structlog.get_logger("bots")

SILENCE: Final = 20_000
"""Milliseconds without a public event after which somebody may break the silence."""


class Remarks:
    def __init__(self, table: LiveTable, is_busy: Callable[[Seat], bool]) -> None:
        """`is_busy`: the bot of this seat thinks about a move."""
        self._table = table
        self._is_busy = is_busy
        self._about: tuple[AnyMatch, int] | None = None
        self._since = 0
        self._due: set[Seat] = set()
        self._spoken: dict[Seat, int] = {}
        self._thinking: asyncio.Task[Action | None] | None = None

    @property
    def is_thinking(self) -> bool:
        return self._thinking is not None

    def look(self) -> None:
        """Offers a remark to one of those who may speak, if something has happened or nothing for long."""
        match = self._table.match
        able = self._able(match)
        if match is None or not able:
            return
        self._notice(match)
        if self._thinking is None:
            for seat in self._ready(match, able):
                self._offer(match, seat)
                return

    async def close(self) -> None:
        if self._thinking is not None:
            await sent_away(self._thinking)

    def wakes(self) -> int | None:
        """When the next remark may be offered without anything happening before."""
        able = self._able(self._table.match)
        if not able or self._thinking is not None:
            return None
        pauses = [self._spoken[seat] + self._pause for seat in able if seat in self._due and seat in self._spoken]
        return min([*pauses, self._since + SILENCE])

    @property
    def _pause(self) -> int:
        return self._table.means.settings.remark

    def _notice(self, match: AnyMatch) -> None:
        """After a public event, or a long silence, everybody may have something to say."""
        about, now = (match, match.state.beat), self._table.now()
        if about != self._about or now - self._since >= SILENCE:
            self._about, self._since = about, now
            self._due = set(range(match.header.seats))

    def _able(self, match: AnyMatch | None) -> list[Seat]:
        """Bots that speak, may act, and are not waited for; none where nobody listens."""
        if match is None or match.is_paused() or match.is_over() or not self._pause or not self._table.audience:
            return []
        if not self._table.stored.has_bots:
            return []
        chairs, levels = self._table.stored.chairs, bots_of(match.game)
        remarking = [
            seat for seat, chair in enumerate(chairs) if chair.level and isinstance(levels[chair.level], RemarkingBot)
        ]
        if not remarking:
            return []
        pending, waiting = match.game.pending(match.state), match.game.view(match.state, None).waiting
        free = [seat for seat in remarking if seat in pending and seat not in waiting]
        return [seat for seat in free if not self._is_busy(seat) and _speaks_freely(match, seat)]

    def _ready(self, match: AnyMatch, able: list[Seat]) -> list[Seat]:
        """Clockwise from whoever acted last."""
        seats, now = match.header.seats, self._table.now()
        rested = {seat for seat in able if now - self._spoken.get(seat, -self._pause) >= self._pause}
        return [seat for seat in clockwise(following(last_actor(match), seats), seats) if seat in rested & self._due]

    def _offer(self, match: AnyMatch, seat: Seat) -> None:
        self._due.discard(seat)
        view = msgspec.json.encode(match.game.view(match.state, seat))
        actions = msgspec.json.encode(legal(match.game, match.state, seat))
        level, seed = level_of(self._table, seat), seed_for(match, seat)
        ask = partial(self._remark, match, level, view, actions, seed)
        self._thinking = asyncio.create_task(self._think(ask), name="remark")
        self._thinking.add_done_callback(partial(self._done, match, seat))

    async def _think(self, ask: Callable[[], Awaitable[Action | None]]) -> Action | None:
        """Nobody waits for it: whoever cannot think of anything is silent."""
        async with unhurried(self._table.means.settings.thinking / 1000):
            return await attempted(ask)

    async def _remark(self, match: AnyMatch, level: str, view: bytes, actions: bytes, seed: int) -> Action | None:
        host, bots = self._table.stored.host, self._table.means.bots
        remark = await bots.remark(host, match.game.id, level, view, actions, seed)
        return None if remark is None else read_action(match.game, remark)

    def _done(self, match: AnyMatch, seat: Seat, task: asyncio.Task[Action | None]) -> None:
        """However the task has ended, the table goes on from here."""
        self._table.post(partial(self._speak, match, seat, outcome(task)))

    async def _speak(self, match: AnyMatch, seat: Seat, action: Action | None) -> None:
        """Runs in the table's task."""
        self._thinking = None
        table = self._table
        if match is not table.match or action is None or seat not in self._able(match):
            await table.look_on()
            return
        try:
            await table.change(partial(self._say, seat=seat, action=action))
        except (RuleViolation, Refusal) as refusal:
            # Others went on meanwhile: it is not said any more.
            LOG.debug("a remark came too late", game=match.game.id, refusal=str(refusal))
            await table.look_on()

    def _say(self, match: AnyMatch, seat: Seat, action: Action) -> None:
        by: By = "bot" if self._table.stored.chairs[seat].kind == "bot" else "steward"
        match.act(seat, match.open(seat)[0].id, action, self._table.now(), by)
        self._spoken[seat] = self._table.now()


def _speaks_freely(match: AnyMatch, seat: Seat) -> bool:
    """Nothing that it may answer now waits for its moment."""
    known = match.open(seat)
    return bool(known) and not any(one.decision.keeps_cadence for one in known)
