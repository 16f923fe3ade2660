"""Several people at one table of a server whose clock is turned by hand, and how they come and go."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from tests.server.house import Answer, Guest, HandClock, House, Line, house

HICCUP: Final = 8_000
GRACE: Final = 120_000
PATIENCE: Final = 600_000


class Company:
    """Anna has opened the table and sits first; the others sit beside her, each on a device of their own."""

    def __init__(self, server: House, guests: list[Guest], code: str) -> None:
        self.server = server
        self.guests = guests
        self.code = code

    def path(self, what: str = "") -> str:
        return f"/api/tables/{self.code}{what}"

    def host(self, act: str, seat: int | None = None, by: int | Guest = 0) -> Any:
        asker = self.guests[by] if isinstance(by, int) else by
        return asker.post(self.path("/host"), {"act": act, "seat": seat})

    def key(self, act: str, seat: int | None = None, by: int | Guest = 0) -> str:
        """Why the host's wish is refused."""
        key: str = self.host(act, seat, by).json()["key"]
        return key

    def begin(self) -> None:
        assert self.guests[0].post(self.path("/start")).status_code == 200

    @contextmanager
    def sitting(self, seat: int) -> Iterator[Line]:
        with self.guests[seat].socket(self.code, seat) as line:
            line.until("welcome")
            self.server.settle(self.code)
            yield line
        self.server.settle(self.code)

    def info(self, asker: int = 0) -> Answer:
        table: Answer = self.guests[asker].get(self.path())
        return table

    def seat(self, seat: int) -> Answer:
        told: Answer = self.info()["seats"][seat]
        return told

    def pass_time(self, milliseconds: int) -> None:
        self.server.pass_time(self.code, milliseconds)

    def vanish(self, milliseconds: int = HICCUP) -> None:
        """Whoever is not there is gone for so long."""
        self.server.settle(self.code)
        self.pass_time(milliseconds)

    def entries(self) -> list[str]:
        return [type(entry).__name__ for entry in self.server.match(self.code).log]


@contextmanager
def company(folder: Path, people: int = 2, clock: HandClock | None = None, **wishes: object) -> Iterator[Company]:
    """A table that waits for its host to begin."""
    with house(folder, clock or HandClock(), reconnect_grace=0) as server:
        guests = [server.guest() for _ in range(people)]
        code = guests[0].table("me", *["open"] * (people - 1), **wishes)["code"]
        for guest in guests[1:]:
            assert guest.post(f"/api/tables/{code}/join", {}).status_code == 200
        yield Company(server, guests, code)


@contextmanager
def at_play(folder: Path, people: int = 2, clock: HandClock | None = None, **wishes: object) -> Iterator[Company]:
    with company(folder, people, clock, **wishes) as gathered:
        gathered.begin()
        yield gathered


@contextmanager
def again(folder: Path, before: Company, clock: HandClock) -> Iterator[Company]:
    """The same table after a restart; people come with the cookies they had."""
    with house(folder, clock, reconnect_grace=0) as server:
        guests = [server.guest() for _ in before.guests]
        for guest, known in zip(guests, before.guests, strict=True):
            guest.cookie = known.cookie
        yield Company(server, guests, before.code)
