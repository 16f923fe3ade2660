"""One request to a place outside, and no more of its answer than how it begins.

The connection goes to a number that has been looked at. Nothing is followed: an answer that leads elsewhere is an
answer like any other that is no success. Of what it says only the head is read, and only so much of it.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

import h11

from omerta.server.tidings.targets import Target

MOST_READ: Final = 16 * 1024
"""Bytes of an answer; what comes after its head is left where it is."""

PIECE: Final = 4 * 1024


class Unsent(Exception):
    """Nobody was there, or nobody who answers in time and makes sense."""


class Reply(NamedTuple):
    status: int
    retry_after: int | None = None
    """Seconds, where it says so in a number."""

    @property
    def is_success(self) -> bool:
        return 200 <= self.status < 300

    @property
    def is_gone(self) -> bool:
        """What was there is there no more, and will not be."""
        return self.status == 410

    @property
    def is_unknown(self) -> bool:
        """A push service says of a device that it has forgotten either of these."""
        return self.status in (404, 410)

    @property
    def is_passing(self) -> bool:
        """It may go better another time."""
        return self.status in (408, 425, 429) or self.status >= 500


async def post(
    target: Target, numbers: Sequence[str], headers: Sequence[tuple[str, str]], body: bytes, patience: float
) -> Reply:
    """`patience` is for everything together, in seconds."""
    try:
        async with asyncio.timeout(patience):
            reader, writer = await _connected(target, numbers)
            try:
                return await _asked(target, headers, body, reader, writer)
            finally:
                writer.transport.abort()
    except (OSError, TimeoutError, ssl.SSLError, h11.ProtocolError) as error:
        raise Unsent from error


async def _connected(target: Target, numbers: Sequence[str]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """The first that lets us in. Its name is only what its certificate is compared with."""
    refused: OSError = ConnectionError("the name leads nowhere")
    for number in numbers:
        try:
            return await asyncio.open_connection(
                number,
                target.port,
                limit=MOST_READ,
                flags=socket.AI_NUMERICHOST,
                ssl=_certified() if target.is_secure else None,
                server_hostname=target.host if target.is_secure else None,
            )
        except OSError as error:
            refused = error
    raise refused


@cache
def _certified() -> ssl.SSLContext:
    return ssl.create_default_context()


async def _asked(
    target: Target,
    headers: Sequence[tuple[str, str]],
    body: bytes,
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
) -> Reply:
    http = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_READ)
    always = [("host", target.netloc), ("content-length", str(len(body))), ("connection", "close")]
    request = h11.Request(method="POST", target=target.path, headers=[*always, *headers])
    for part in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(http.send(part) or b"")
    await writer.drain()
    read = 0
    while read < MOST_READ:
        event = http.next_event()
        if isinstance(event, h11.Response):
            return Reply(event.status_code, _seconds(event))
        if event is h11.NEED_DATA:
            piece = await reader.read(PIECE)
            read += len(piece)
            http.receive_data(piece)
    raise Unsent


def _seconds(response: h11.Response) -> int | None:
    told = [value for name, value in response.headers if name == b"retry-after"]
    return int(told[0]) if told and told[0].isdigit() and len(told[0]) < 6 else None
