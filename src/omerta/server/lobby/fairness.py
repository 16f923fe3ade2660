"""Nobody owns the house: how many tables of one guest and of one address are shown, and let bots play."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from omerta.contract import Text
from omerta.server.kept import Stored
from omerta.server.settings import Settings
from omerta.server.wire.problems import too_many

REMEMBERED: Final = 10_000


class Sources:
    """The address from which a table was set up. It is not stored: after a restart a table is its own source."""

    def __init__(self) -> None:
        self._homes: OrderedDict[str, str] = OrderedDict()

    def note(self, code: str, home: str) -> None:
        self._homes[code] = home
        if len(self._homes) > REMEMBERED:
            self._homes.popitem(last=False)

    def of(self, table: Stored) -> str:
        return self._homes.get(table.code, table.code)


class BotTables:
    """Tables at which bots play, or are about to: at these the server moves by itself."""

    def __init__(self, settings: Settings, sources: Sources) -> None:
        self._settings = settings
        self._sources = sources
        self._dealing: dict[str, Stored] = {}

    @contextmanager
    def one_more(self, table: Stored, known: Iterable[Stored], *, bots: bool = False) -> Iterator[None]:
        """Lasts while the table is dealt, with `bots` on its open seats, so that many at once are not all the last one
        allowed."""
        if not (bots or has_bots(table)) or table.phase == "playing":
            yield
            return
        playing = {each.code: each for each in known if each.phase == "playing" and has_bots(each)} | self._dealing
        self._check(table, list(playing.values()))
        self._dealing[table.code] = table
        try:
            yield
        finally:
            self._dealing.pop(table.code, None)

    def _check(self, table: Stored, playing: list[Stored]) -> None:
        settings, home = self._settings, self._sources.of(table)
        if sum(each.host == table.host for each in playing) >= settings.bot_tables_by_guest:
            raise too_many(Text("refusal-too-many-bot-tables", {"limit": settings.bot_tables_by_guest}))
        if sum(self._sources.of(each) == home for each in playing) >= settings.bot_tables_by_address:
            raise too_many(Text("refusal-too-many-bot-tables", {"limit": settings.bot_tables_by_address}))


def has_bots(table: Stored) -> bool:
    return any(chair.is_played_by_bot for chair in table.chairs)


def shown(tables: Iterable[Stored], sources: Sources, settings: Settings) -> Iterator[Stored]:
    """The first few of each guest and of each address, in the order in which they come."""
    guests: Counter[str] = Counter()
    homes: Counter[str] = Counter()
    for table in tables:
        home = sources.of(table)
        guests[table.host] += 1
        homes[home] += 1
        if guests[table.host] <= settings.shown_by_guest and homes[home] <= settings.shown_by_address:
            yield table
