"""Somebody who plays a table to its end over real sockets, whatever happens to the server in between."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from websockets.exceptions import InvalidHandshake, WebSocketException

from omerta.contract import Seat
from omerta.kit.chance import FastChance
from omerta.server.wire.asking import Act
from omerta.server.wire.telling import Accepted
from tests.server.hard.client import Guest, Line, Picture

GONE = (WebSocketException, InvalidHandshake, OSError, EOFError)
"""What a client meets when the server is killed under it."""

MINUTES = 9
"""A game whose server is killed again and again takes far less, and the suite would wait a little longer."""


class Player:
    """Plays all `seats` of a table that are its own, one move at a time. A move without an answer is sent again."""

    def __init__(self, guest: Guest, code: str, seats: tuple[Seat, ...], seed: int) -> None:
        self.guest = guest
        self.code = code
        self.pictures = {seat: Picture() for seat in seats}
        self.acknowledged: list[str] = []
        self.repeated = 0
        self._chance = FastChance(seed)
        self._unanswered: tuple[Seat, Act] | None = None

    async def play(self) -> None:
        """Plays to the end of the game; comes back whenever the line breaks, but not for ever."""
        async with asyncio.timeout(MINUTES * 60):
            while not self._is_over():
                try:
                    await self._sitting()
                except GONE:
                    await asyncio.sleep(0.05)

    async def _sitting(self) -> None:
        lines: dict[Seat, Line] = {}
        try:
            for seat, picture in self.pictures.items():
                lines[seat] = await self.guest.sit(self.code, seat, picture)
            if self._unanswered is not None:
                self.repeated += 1
                await self._send(lines)
            while not self._is_over():
                await self._move(lines)
        finally:
            for line in lines.values():
                with suppress(*GONE):
                    await line.close()

    async def _move(self, lines: dict[Seat, Line]) -> None:
        for line in lines.values():
            await line.fence()
        for seat, picture in self.pictures.items():
            act = picture.some_act(self._chance)
            if act is not None:
                self._unanswered = seat, act
                await self._send(lines)
                return
        if not self._is_over():
            await self._wait(lines)

    async def _send(self, lines: dict[Seat, Line]) -> None:
        assert self._unanswered is not None
        seat, act = self._unanswered
        answer = await lines[seat].act(act)
        assert isinstance(answer, Accepted), f"{act} is refused: {answer}"
        self._unanswered = None
        self.acknowledged.append(act.id)

    async def _wait(self, lines: dict[Seat, Line]) -> None:
        """It waits for a bot: something will come on the first line."""
        await next(iter(lines.values())).next()

    def _is_over(self) -> bool:
        return any(picture.is_over for picture in self.pictures.values())
