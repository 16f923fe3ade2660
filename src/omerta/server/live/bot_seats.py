"""The seats of a table that bots play: who is to be asked now, and what becomes of the answer.

A bot is sent its view and its legal actions, in a worker process. Its move is released after a time that does not
depend on what it chose; where the table keeps a cadence, with everybody's at the same moment. Whatever happens to its
thought, its turn goes on: it is asked again, and at the end of the budget the game's default answers.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from omerta.contract import Action, RuleViolation, Seat
from omerta.kit.menus import legal
from omerta.kit.ring import clockwise, following
from omerta.server.live.patience import outcome, persistently, sent_away, unhurried
from omerta.server.wire.values import read_action
from omerta.table import AnyMatch, OpenDecision, Refusal
from omerta.table.log import By, Move

if TYPE_CHECKING:
    from omerta.server.live.table import LiveTable

LOG = structlog.get_logger("bots")

RETHINKS: Final = 2
"""How often a bot thinks again because something has happened meanwhile."""


class BotSeats:
    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._thinking: dict[Seat, asyncio.Task[Action | None]] = {}
        self._rethought: Counter[Seat] = Counter()

    @property
    def are_thinking(self) -> bool:
        return bool(self._thinking)

    def is_thinking(self, seat: Seat) -> bool:
        return seat in self._thinking

    def look(self) -> None:
        """Lets those think who are asked and do not think yet."""
        match = self._table.match
        if match is None or match.is_paused() or match.is_over() or not self._table.stored.has_bots:
            return
        for seat in self._to_ask(match):
            if seat not in self._thinking:
                self._begin(match, seat)

    async def close(self) -> None:
        await sent_away(*self._thinking.values())

    def _begin(self, match: AnyMatch, seat: Seat) -> None:
        """All of this moment: the task begins when the table may have gone on already."""
        view = msgspec.json.encode(match.game.view(match.state, seat))
        actions = msgspec.json.encode(legal(match.game, match.state, seat))
        level, seed = level_of(self._table, seat), seed_for(match, seat)
        ask = partial(self._choose, match, level, view, actions, seed)
        task = asyncio.create_task(self._think(ask, self._pause(match, seat)), name="bot")
        self._thinking[seat] = task
        task.add_done_callback(partial(self._done, match, seat, view))

    def _to_ask(self, match: AnyMatch) -> list[Seat]:
        """In windows everybody is asked at once, for nobody waits for another there; else one after the other."""
        waiting = match.game.view(match.state, None).waiting
        asked = [seat for seat in match.game.pending(match.state) if seat in waiting and self._is_owing(match, seat)]
        together = [seat for seat in asked if _question(match, seat).decision.keeps_cadence]
        others = [seat for seat in asked if seat not in together]
        if not others or any(seat in self._thinking for seat in others):
            return together
        seats = match.header.seats
        order = clockwise(following(last_actor(match), seats), seats)
        return [*together, next(seat for seat in order if seat in others)]

    def _is_owing(self, match: AnyMatch, seat: Seat) -> bool:
        """A bot plays the seat, and nothing waits there to take effect: what its person has answered stands."""
        return self._table.stored.chairs[seat].is_played_by_bot and not match.held(seat)

    def _pause(self, match: AnyMatch, seat: Seat) -> float:
        """The least time for a move, in seconds; none where the answer waits for its moment at the table."""
        settings, question = self._table.means.settings, _question(match, seat)
        is_held = match.takes_effect(seat, question.id, self._table.now(), settings.window) is not None
        patience = match.game.patience.get(question.decision.kind, 1)
        return 0.0 if is_held else patience * settings.thinking / 1000

    async def _think(self, ask: Callable[[], Awaitable[Action]], pause: float) -> Action | None:
        async with unhurried(pause):
            return await persistently(ask, self._table.means.settings.budget / 1000)

    async def _choose(self, match: AnyMatch, level: str, view: bytes, actions: bytes, seed: int) -> Action:
        host, bots = self._table.stored.host, self._table.means.bots
        chosen = await bots.choose(host, match.game.id, level, view, actions, seed)
        return read_action(match.game, chosen.action)

    def _done(self, match: AnyMatch, seat: Seat, view: bytes, task: asyncio.Task[Action | None]) -> None:
        """However the task has ended, the table goes on from here."""
        self._table.post(partial(self._act, match, seat, view, outcome(task)))

    async def _act(self, match: AnyMatch, seat: Seat, view: bytes, action: Action | None) -> None:
        """Runs in the table's task: what was thought about another moment is thought again. For whoever thought of
        nothing the default answers."""
        self._thinking.pop(seat, None)
        is_asked = seat in match.game.pending(match.state) and not match.is_paused() and not match.is_over()
        if match is not self._table.match or not (is_asked and self._is_owing(match, seat)):
            await self._table.look_on()
            return
        is_same = msgspec.json.encode(match.game.view(match.state, seat)) == view
        if action is not None and not is_same and not self._is_good_enough(match, seat, action):
            await self._table.look_on()
            return
        self._rethought.pop(seat, None)
        await self._table.change(partial(self._answer, seat=seat, action=action))

    def _answer(self, match: AnyMatch, seat: Seat, action: Action | None) -> None:
        decision, at, window = _question(match, seat).id, self._table.now(), self._table.means.settings.window
        by: By = "bot" if self._table.stored.chairs[seat].kind == "bot" else "steward"
        try:
            match.answer(seat, decision, action or match.game.default(match.state, seat), at, window, by)
        except (RuleViolation, Refusal) as refusal:
            LOG.error("a bot broke a rule", game=match.game.id, refusal=str(refusal))
            match.answer(seat, decision, match.game.default(match.state, seat), at, window, by)

    def _is_good_enough(self, match: AnyMatch, seat: Seat, action: Action) -> bool:
        """Where others never stop talking, a thought that is still possible counts in the end."""
        self._rethought[seat] += 1
        return self._rethought[seat] > RETHINKS and action in legal(match.game, match.state, seat)


def _question(match: AnyMatch, seat: Seat) -> OpenDecision:
    """What a bot answers: of several open decisions the one whose time would tell something, if there is one."""
    known = match.open(seat)
    return next((one for one in known if one.decision.keeps_cadence), known[0])


def last_actor(match: AnyMatch) -> Seat:
    """Whoever moved last; before the first move, the seat before the first."""
    moves = (entry.seat for entry in reversed(match.log) if isinstance(entry, Move))
    return next(moves, match.header.seats - 1)


def level_of(table: LiveTable, seat: Seat) -> str:
    """The level of the bot on this chair."""
    level = table.stored.chairs[seat].level
    assert level is not None, f"no bot plays seat {seat}"
    return level


def seed_for(match: AnyMatch, seat: Seat) -> int:
    """Ties are broken by it: a keyed hash, so that it tells nothing about the secret of the match."""
    place = f"bot:{seat}:{len(match.log)}".encode()
    return int.from_bytes(hashlib.blake2b(place, key=match.secret[:64], digest_size=8).digest(), "big")
