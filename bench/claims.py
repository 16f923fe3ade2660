"""Claims of single games: what takes how long at most. A game lists them in its `tests/speed.py`.

There `CLAIMS` maps a name to the most milliseconds of one core and a function that does the work once. The best of many
rounds is told, by the clock and by what this process got of a core: on a busy machine the two part, and only the second
says what one core can do. A core that others share is slower still; a plain loop of the same run tells how much.

    python bench/claims.py --rounds 50
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from time import perf_counter, process_time

from omerta.catalog import games
from omerta.contract import AnyGame


def claims_of(game: AnyGame) -> Mapping[str, tuple[float, Callable[[], object]]]:
    name = f"{game.package}.tests.speed"
    if find_spec(name) is None:
        return {}
    claims: Mapping[str, tuple[float, Callable[[], object]]] = import_module(name).CLAIMS
    return claims


def best(work: Callable[[], object], rounds: int, now: Callable[[], float]) -> float:
    """Milliseconds of the fastest round; the first one, which fills tables that are kept, is not timed."""
    work()
    times = []
    for _ in range(rounds):
        start = now()
        work()
        times.append(now() - start)
    return 1000 * min(times)


def plain_loop() -> int:
    """What any core is measured by: 100,000 squares, added up."""
    return sum([number * number for number in range(100_000)])


def main() -> None:
    known = games()
    parser = argparse.ArgumentParser(description="What games claim of their own speed.")
    parser.add_argument("--rounds", type=int, default=30, help="how often each piece of work is done")
    parser.add_argument("--game", choices=sorted(known), action="append", help="only this game; may be repeated")
    asked = parser.parse_args()
    if asked.rounds < 1:
        parser.error(f"--rounds: at least 1, not {asked.rounds}")
    print(f"100,000 squares, a plain loop: {best(plain_loop, asked.rounds, process_time):.2f} ms of a core")
    print(f"{'game':<10} {'claim':<44} {'clock, ms':>10} {'core, ms':>10} {'at most':>8} {'ratio':>6}")
    for game_id in asked.game or sorted(known):
        for name, (limit, work) in claims_of(known[game_id]).items():
            by_clock, by_core = best(work, asked.rounds, perf_counter), best(work, asked.rounds, process_time)
            times = f"{by_clock:>10.2f} {by_core:>10.2f} {limit:>8.1f} {by_core / limit:>6.2f}"
            print(f"{game_id:<10} {name:<44} {times}")


if __name__ == "__main__":
    main()
