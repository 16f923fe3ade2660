"""The programme: which lessons, games and pages are played and looked at, at which size and in which language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Final, Literal, TypeAlias

from playwright.sync_api import ViewportSize

from omerta.text import LANGUAGES, Language
from tests.browser.chromium import DESK, PHONE
from tests.browser.hands import Press, by_mouse, by_touch
from tests.browser.tables import GAMES, SeatKind, with_bots
from tests.browser.wanted import brief, whole_games

Part: TypeAlias = Literal["lesson", "whole", "pages"]

PARTS: Final[dict[Part, str]] = {
    "lesson": "the lessons",
    "whole": "whole games",
    "pages": "what lies around a table: lobby, how to play, rules, new table, invitation",
}
SIZES: Final[dict[str, tuple[ViewportSize, Press]]] = {"desk": (DESK, by_mouse), "phone": (PHONE, by_touch)}


@dataclass(frozen=True)
class Table:
    """One person plays on this seat, with bots on all others."""

    seats: int
    seat: int = 0
    level: str | None = None
    numbers: Mapping[str, int] = field(default_factory=dict)

    @property
    def chairs(self) -> tuple[SeatKind, ...]:
        return tuple("me" if seat == self.seat else "bot" for seat in range(self.seats))


@dataclass(frozen=True)
class Evening:
    """One browser, one table, from the first press to the last."""

    game: str
    part: Part
    size: str
    language: Language
    table: Table | None = None
    """None: the lesson's own, or there is none."""

    @property
    def title(self) -> str:
        """Such as `falconi-whole-diavola-seat2-phone-de`."""
        which = (self.table.level, f"seat{self.table.seat + 1}") if self.table else ()
        return "-".join(filter(None, (self.game, self.part, *which, self.size, self.language)))


def evenings(
    games: Sequence[str] = GAMES,
    parts: Sequence[Part] = tuple(PARTS),
    sizes: Sequence[str] = tuple(SIZES),
    languages: Sequence[Language] = LANGUAGES,
) -> Iterator[Evening]:
    for language, size, game, part in product(languages, sizes, games, parts):
        for table in tables(game) if part == "whole" else (None,):
            yield Evening(game, part, size, language, table)


def tables(game: str) -> Sequence[Table]:
    """Those of the game's journeys, one for each side and preset, whatever the device; else the shortest there is."""
    wanted = {(each.seat, each.level): each for each in reversed(whole_games(game))}
    if wanted:
        return [Table(each.seats, each.seat, each.level, each.numbers) for each in wanted.values()]
    short = brief(game)
    return [Table(short.seats, 0, short.level, short.numbers) if short else Table(len(with_bots(game)))]
