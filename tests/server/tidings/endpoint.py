"""A place outside that the test runs: a push service, or somebody's chat program. It answers as it is told."""

from __future__ import annotations

import hmac
import socketserver
import threading
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from queue import Queue
from typing import Final, NamedTuple, TypeAlias

PATIENCE: Final = 240


class Received(NamedTuple):
    path: str
    headers: Mapping[str, str]
    body: bytes


Answering: TypeAlias = Callable[[Received], bytes | Iterable[bytes]]
"""The answer, whole or piece by piece."""

CREATED: Final = b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n"


def status(number: int, *headers: str) -> bytes:
    lines = [f"HTTP/1.1 {number} So", *headers, "content-length: 0", "", ""]
    return "\r\n".join(lines).encode()


class Endpoint:
    def __init__(self, port: int) -> None:
        self.port = port
        self.received: Queue[Received] = Queue()
        self.answering: Answering = lambda _received: CREATED

    @property
    def place(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        return f"http://{self.place}"

    def next(self) -> Received:
        """Waits for it."""
        return self.received.get(timeout=PATIENCE)

    def take(self, received: Received) -> Iterable[bytes]:
        self.received.put(received)
        answer = self.answering(received)
        return [answer] if isinstance(answer, bytes) else answer


class _Visit(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        assert isinstance(self.server, _Server)
        request = self.rfile.readline().decode().split(" ")
        if len(request) < 2:
            return
        headers = {}
        while line := self.rfile.readline().decode().strip():
            name, _, value = line.partition(":")
            headers[name.lower()] = value.strip()
        body = self.rfile.read(int(headers.get("content-length", "0")))
        for piece in self.server.endpoint.take(Received(request[1], headers, body)):
            self.wfile.write(piece)


class _Server(socketserver.ThreadingTCPServer):
    daemon_threads = True
    block_on_close = False
    allow_reuse_address = True

    def __init__(self, port: int) -> None:
        super().__init__(("127.0.0.1", port), _Visit)
        self.endpoint = Endpoint(self.server_address[1])

    def handle_error(self, request: object, client_address: object) -> None:
        """Whoever asks may go away before the end of the answer."""


@contextmanager
def endpoint(port: int = 0) -> Iterator[Endpoint]:
    with _Server(port) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        try:
            yield server.endpoint
        finally:
            server.shutdown()
            thread.join()


def is_signed(received: Received, secret: str) -> bool:
    """As whoever gets it finds out that it is from us: standardwebhooks.com."""
    key = b64decode(secret.removeprefix("whsec_"))
    signed = f"{received.headers['webhook-id']}.{received.headers['webhook-timestamp']}.".encode() + received.body
    wanted = "v1," + b64encode(hmac.digest(key, signed, "sha256")).decode()
    return hmac.compare_digest(wanted, received.headers["webhook-signature"])
