"""How much memory a table takes, and whether it comes back.

First the server's memory for each table of four sockets after the deal: the difference between few and many tables,
after its garbage is collected. Then, with `--minutes`, how it goes on: tables of one move a second each, a new one in
the place of each that is over, and the memory minute by minute.

    python bench/memory.py --json
    python bench/memory.py --game villa --traced
    python bench/memory.py --minutes 10
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench.hosting import Helper, Helpers, Hosted, hosted
from bench.server import UNLIMITED
from omerta import catalog

MOST_A_TABLE: Final = 110
"""kB that a table may take."""

GROWTH: Final = 1.10
"""How much more than in minute 3 the last minute may take."""

COMPARED: Final = 3
MOST_LINES: Final = 60


def lay(helpers: Helpers, server: Hosted, *wishes: str) -> Helper:
    """So many tables more, at which nobody moves until they are told to."""
    return helpers.start("bench/guests.py", server.url, *wishes)


def a_table(game: str, tables: int) -> dict[str, float]:
    """kB for each of so many tables, and for each of as many more."""
    with hosted(UNLIMITED) as server, Helpers() as helpers:
        # What is made for the first table of a game is no table's.
        lay(helpers, server, "--games", game, "--tables", "2")
        sizes = [settled(server)]
        for _ in range(2):
            lay(helpers, server, "--games", game, "--tables", str(tables))
            sizes.append(settled(server))
    first, further = ((after - before) * 1000 / tables for before, after in pairwise(sizes))
    return {"first": round(first, 1), "further": round(further, 1)}


def settled(server: Hosted) -> float:
    """Megabytes without garbage."""
    server.held()
    return server.megabytes()


def traced(game: str, tables: int) -> list[tuple[str, float, float]]:
    """What lines of the program hold for a table: kB and objects."""
    with hosted(UNLIMITED, traced=True) as server, Helpers() as helpers:
        lay(helpers, server, "--games", game, "--tables", "2")
        before = {place: (size, count) for place, size, count in server.held()}
        lay(helpers, server, "--games", game, "--tables", str(tables))
        after = {place: (size, count) for place, size, count in server.held()}
    grown = [
        (place, (size - before.get(place, (0, 0))[0]) / 1000 / tables, (count - before.get(place, (0, 0))[1]) / tables)
        for place, (size, count) in after.items()
    ]
    return sorted(grown, key=lambda each: -each[1])


def endurance(minutes: int, tables: int, games: Sequence[str]) -> list[float]:
    """Megabytes, minute by minute."""
    with hosted(UNLIMITED) as server, Helpers() as helpers:
        wishes = ("--games", ",".join(games), "--tables", str(tables), "--pace", "1", "--seconds", str(60 * minutes))
        lay(helpers, server, *wishes).tell("go")
        sizes = []
        for minute in range(1, minutes + 1):
            time.sleep(60)
            sizes.append(round(server.megabytes(), 1))
            print(f"minute {minute:2}: {sizes[-1]} MB", file=sys.stderr, flush=True)
        return sizes


def main() -> int:
    parser = argparse.ArgumentParser(description="The memory of the server: kB a table, and minute by minute.")
    parser.add_argument("--game", choices=sorted(catalog.games()), action="append", help="all, if none is named")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--traced", action="store_true", help="which lines of the program hold it")
    parser.add_argument("--minutes", type=int, default=0, help="of play, instead: at one move a second a table")
    parser.add_argument("--json", action="store_true", help="the figures as one JSON object")
    asked = parser.parse_args()
    games = asked.game or sorted(catalog.games())
    if asked.minutes:
        return tell_endurance(endurance(asked.minutes, asked.tables, games), asked.json)
    if asked.traced:
        return tell_traced(traced(games[0], asked.tables), asked.json)
    return tell_tables({game: a_table(game, asked.tables) for game in games}, asked.json)


def tell_tables(told: dict[str, dict[str, float]], as_json: bool) -> int:
    is_kept = all(each["further"] <= MOST_A_TABLE for each in told.values())
    if as_json:
        print(json.dumps({"kilobytes": told, "most": MOST_A_TABLE, "is_kept": is_kept}))
    else:
        for game, each in told.items():
            print(f"{game:8} {each['first']:6} kB for each of the first, {each['further']:6} for each further one")
    return 0 if is_kept else 1


def tell_traced(told: list[tuple[str, float, float]], as_json: bool) -> int:
    if as_json:
        print(json.dumps(told))
    else:
        print(f"{sum(size for _, size, _ in told):8.2f} kB in all")
        for place, size, count in told[:MOST_LINES]:
            print(f"{size:8.2f} kB {count:8.1f} objects  {place}")
    return 0


def tell_endurance(sizes: list[float], as_json: bool) -> int:
    """The last minute beside the third."""
    ratio = round(sizes[-1] / sizes[min(COMPARED, len(sizes)) - 1], 3)
    if as_json:
        print(json.dumps({"megabytes": sizes, "ratio": ratio, "most": GROWTH, "is_kept": ratio <= GROWTH}))
    else:
        print("megabytes", *sizes)
        print(f"the last minute to minute {COMPARED}: {ratio}")
    return 0 if ratio <= GROWTH else 1


if __name__ == "__main__":
    sys.exit(main())
