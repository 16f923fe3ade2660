#!/usr/bin/env python3
"""Measures how often the house wins at each level, for the form of a new table, and writes it beside the game's pages.

    nice python -m scripts.measure_levels [game …]

A game's `tests/levels.py` says at how many seats and whose wins count. Where a game has sides, bots of one level play
each preset among themselves; where it has none, one bot sits among bots of another level, on every seat in turn. The
same seed gives the same numbers.
"""

from __future__ import annotations

from argparse import ArgumentParser
from importlib import import_module
from pathlib import Path
from typing import Final, Protocol, cast

import msgspec

from omerta import catalog
from omerta.contract import AnyGame, Options
from omerta.sim import simulate
from omerta.sim.report import Row

ROOT: Final = Path(__file__).parents[1]
GAMES: Final = 400
EVERYBODY: Final = "everybody"
"""The side of a game that all seats win or lose together."""


class Wanted(Protocol):
    """What a game's `tests/levels.py` holds."""

    SEATS: int
    SIDE: str | None


class Measured(msgspec.Struct, frozen=True):
    """Shares are whole percents, by preset and level or by level alone."""

    games: int
    seats: int
    presets: dict[str, dict[str, int]]
    bots: dict[str, int]


def measured(game: AnyGame, wanted: Wanted, games: int) -> Measured:
    side, seats = wanted.SIDE, wanted.SEATS
    if side is None:
        return Measured(games, seats, {}, {level: against_others(game, level, seats, games) for level in game.bots})
    presets = {
        name: {level: share_of(side, row(game, [level] * seats, games, options)) for level in game.bots}
        for name, options in game.presets.items()
    }
    return Measured(games, seats, presets, {})


def row(game: AnyGame, bots: list[str], games: int, options: Options) -> Row:
    report = simulate(game, seats=len(bots), bots=bots, games=games, options=among_bots(game, options))
    return report.rows[0]


def among_bots(game: AnyGame, options: Options) -> Options:
    """A preset as bots play it among themselves."""
    if game.rehearsal is None:
        return options
    usual, rehearsed = msgspec.structs.asdict(game.options()), msgspec.structs.asdict(game.rehearsal)
    return msgspec.structs.replace(
        options, **{name: value for name, value in rehearsed.items() if value != usual[name]}
    )


def share_of(side: str, played: Row) -> int:
    if side == EVERYBODY:
        return percent(played.games - played.nobody.count, played.games)
    return percent(played.roles[side].wins.count, played.roles[side].seats)


def against_others(game: AnyGame, level: str, seats: int, games: int) -> int:
    other = next(each for each in game.bots if each != level)
    tables = [[level if place == seat else other for place in range(seats)] for seat in range(seats)]
    rows = [row(game, bots, games // seats, game.options()) for bots in tables]
    return percent(sum(played.wins[seat].count for seat, played in enumerate(rows)), games // seats * seats)


def percent(count: int, of: int) -> int:
    """Only what always happens is 100, only what never does is 0."""
    if count in {0, of}:
        return 100 * count // of
    return min(99, max(1, round(100 * count / of)))


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=GAMES)
    given = parser.parse_args()
    for name in given.game or catalog.ids():
        game = catalog.find(name)
        wanted = cast("Wanted", import_module(f"{game.package}.tests.levels"))
        found = msgspec.json.format(msgspec.json.encode(measured(game, wanted, given.games)), indent=2)
        (ROOT / "web" / "src" / "games" / name / "measured.json").write_bytes(found + b"\n")
        print(f"{name}: {found.decode()}")


if __name__ == "__main__":
    main()
