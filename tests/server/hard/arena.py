"""A table at which two persons, a spectator and bots sit, for clients that say what they like."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final, Self

import msgspec
from websockets.exceptions import ConnectionClosed

from omerta import catalog
from omerta.contract import Viewer
from omerta.kit.chance import FastChance
from omerta.server.wire.asking import Ask, Hello, Ping, Vote
from omerta.server.wire.telling import Accepted, Pong, Refused, ServerMessage
from omerta.server.wire.values import MESSAGES
from omerta.table import load
from tests.server.hard.client import SEATS, Guest, Line, new_id
from tests.server.hard.process import PATIENCE, Server
from tests.server.hard.shouts import SPEAKERS, Content, Shout

BAD_CLIENT: Final = 4400
"""The close code after too many messages that are none."""

FAR_TOO_LARGE: Final = 1 << 16
"""Bytes after which the connection ends at once: by a close code, or by a reset while the client still writes."""


def key_of(content: Content) -> str | None:
    """The id of a message that is to be answered at once; None if it is none."""
    try:
        message = MESSAGES.decode(content)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return None if isinstance(message, Ask | Hello | Ping) else message.id


class Arena:
    def __init__(self, server: Server, anna: Guest, bruno: Guest, watcher: Guest) -> None:
        self.server = server
        self.guests: dict[Viewer, Guest] = {0: anna, 1: bruno, None: watcher}
        self.code = ""
        self.lines: dict[Viewer, Line] = {}
        self.sent: dict[Viewer, list[Content]] = {}
        self.accepted: list[str] = []
        self.counts: Counter[str] = Counter()
        self._chance = FastChance(1)

    @classmethod
    async def open(cls, server: Server) -> Self:
        anna, bruno, watcher = (Guest(server.url) for _ in range(3))
        arena = cls(server, anna, bruno, watcher)
        await arena.new_table()
        return arena

    async def close(self) -> None:
        for line in self.lines.values():
            await line.close()
        for guest in self.guests.values():
            await guest.http.aclose()

    async def new_table(self) -> None:
        for line in self.lines.values():
            await line.close()
        anna, bruno = self.guests[0], self.guests[1]
        table = await anna.new_table("me", "open", *("house",) * (SEATS - 2))
        await bruno.join(table.code)
        await anna.start(table.code)
        self.code, self.accepted = table.code, []
        self.sent = {viewer: [] for viewer in SPEAKERS}
        self.lines = {viewer: await guest.sit(table.code, viewer) for viewer, guest in self.guests.items()}

    async def hear(self, shouts: list[Shout]) -> None:
        for shout in shouts:
            await self._shout(shout)
        await self._move()
        self._check_record()

    async def _shout(self, shout: Shout) -> None:
        before = self._by_persons()
        line = self.lines[shout.speaker]
        content = shout.make(line.picture, self.sent[shout.speaker])
        heard = await self._exchange(shout.speaker, content)
        self.sent[shout.speaker].append(content)
        assert self.server.is_running, self.server.logged()
        taken = [message.id for message in heard if isinstance(message, Accepted)]
        refused = [message for message in heard if isinstance(message, Refused)]
        self.counts["accepted" if taken else "refused" if refused else "other"] += 1
        is_cut_off = len(content) > FAR_TOO_LARGE
        unanswered = key_of(content) not in {None, *taken, *(message.id for message in refused)}
        assert not unanswered, f"{content[:80]!r} has no answer: {heard}"
        assert refused or is_cut_off or not shout.is_nonsense, f"{content[:80]!r} is not refused: {heard}"
        assert taken or self._by_persons() == before, f"{content[:80]!r} is not accepted, but written down"
        self.accepted += taken

    async def _exchange(self, speaker: Viewer, content: Content) -> list[ServerMessage]:
        """What the server says to it. A connection that it ends is opened again."""
        line, heard = self.lines[speaker], list[ServerMessage]()
        try:
            await line.send(content)
            await line.send(Ping())
            while not isinstance(message := await line.next(), Pong):
                heard.append(message)
        except ConnectionClosed:
            self.lines[speaker] = await self.guests[speaker].sit(self.code, speaker, line.picture)
            allowed = {1009, 1006} if len(content) > FAR_TOO_LARGE else {BAD_CLIENT}
            assert line.socket.close_code in allowed, f"{content[:80]!r}: closed with {line.socket.close_code}"
        return heard

    async def _move(self) -> None:
        """The game goes on besides; after its end there is a new one."""
        for viewer in SPEAKERS:
            await self.lines[viewer].fence()
        for viewer in (0, 1):
            line = self.lines[viewer]
            if line.picture.is_over:
                self._check_record()
                await self.new_table()
                return
            act = line.picture.some_act(self._chance)
            if act is not None:
                answer = await line.act(act)
                self.accepted += [act.id] if isinstance(answer, Accepted) else []
                return

    def _by_persons(self) -> list[str]:
        return [line for line in self.server.entries(self.code) if '"by":"bot"' not in line]

    def _check_record(self) -> None:
        """What is written down of a person's moves is what was accepted, each once."""
        kept = [msgspec.json.decode(line, type=dict[str, object]) for line in self._by_persons()]
        keys = [entry["key"] for entry in kept if "key" in entry]
        assert len(keys) == len(set(keys)), "a move is written down twice"
        assert set(keys) <= set(self.accepted), "a move is written down that was not accepted"

    async def finish(self) -> None:
        """Everybody leaves; the house plays their seats to the end, and the record is sound."""
        for viewer in (0, 1):
            line = self.lines[viewer]
            await line.send(Vote(new_id(), "pause", False))
            await line.fence()
        for viewer in (0, 1):
            answer = await self.guests[viewer].ask("POST", f"/api/tables/{self.code}/leave")
            assert answer.is_success, answer.text
        async with asyncio.timeout(PATIENCE):
            while (await self.guests[None].table(self.code)).phase != "over":
                await asyncio.sleep(0.05)
        record = load(await self.guests[None].record(self.code), catalog.find)
        assert record.closed is not None
