"""A line between a browser and the server that can be cut in the middle of whatever goes over it."""

from __future__ import annotations

import selectors
import socket
import threading
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

CHUNK: Final = 1 << 16
LOOK_SECONDS: Final = 0.05


class Wire:
    """Forwards connections. While it is cut, the open ones are gone and nobody answers new ones."""

    def __init__(self, address: str) -> None:
        self._server = (urlsplit(address).hostname or "", urlsplit(address).port or 0)
        self._door = socket.create_server(("127.0.0.1", 0))
        self._selector = selectors.DefaultSelector()
        self._partner: dict[socket.socket, socket.socket] = {}
        self._is_cut = threading.Event()
        self._is_over = threading.Event()
        self._selector.register(self._door, selectors.EVENT_READ)
        self._thread = threading.Thread(target=self._forward, name="wire")
        self._thread.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._door.getsockname()[1]}"

    def cut(self) -> None:
        self._is_cut.set()

    def mend(self) -> None:
        self._is_cut.clear()

    def close(self) -> None:
        self._is_over.set()
        self._thread.join()

    def _forward(self) -> None:
        while not self._is_over.is_set():
            for key, _ in self._selector.select(LOOK_SECONDS):
                assert isinstance(key.fileobj, socket.socket)
                self._serve(key.fileobj)
            if self._is_cut.is_set():
                self._drop_all()
        self._drop_all()
        self._selector.close()
        self._door.close()

    def _serve(self, ready: socket.socket) -> None:
        if ready is self._door:
            self._connect()
        elif ready in self._partner:
            self._pass_on(ready)

    def _connect(self) -> None:
        near, _ = self._door.accept()
        if self._is_cut.is_set():
            near.close()
            return
        far = socket.create_connection(self._server)
        for one, other in ((near, far), (far, near)):
            self._partner[one] = other
            self._selector.register(one, selectors.EVENT_READ)

    def _pass_on(self, ready: socket.socket) -> None:
        data = b""
        with suppress(OSError):
            data = ready.recv(CHUNK)
            self._partner[ready].sendall(data)
        if not data:
            self._drop(ready)

    def _drop(self, one: socket.socket) -> None:
        for end in (one, self._partner[one]):
            self._selector.unregister(end)
            del self._partner[end]
            end.close()

    def _drop_all(self) -> None:
        while self._partner:
            self._drop(next(iter(self._partner)))
