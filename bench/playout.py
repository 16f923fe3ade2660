"""Claim: random playouts of Villa make at least 40,000 decisions a second in plain Python on one core.

A decision is the legal list, a uniformly random choice from it and `apply` without events; dealing is included. Beside
it the same number of bare rounds is timed in the same run: a choice from a list and two calls of a function that does
nothing. The ratio tells the machine from the rules. Time is told twice, by the clock and by what this process got of a
core: on a busy machine the two part, and only the second says what one core can do.

    python bench/playout.py --game villa --games 2000
    PYTHONPATH=build/compiled python bench/playout.py
"""

from __future__ import annotations

import argparse
from time import perf_counter, process_time
from typing import NamedTuple

from omerta.catalog import games
from omerta.contract import AnyGame
from omerta.kit.chance import FastChance
from omerta.kit.compiled import is_compiled
from omerta.kit.menus import legal


class Timing(NamedTuple):
    decisions: int
    seconds: float
    """Seconds are counted by the clock."""
    core_seconds: float
    """Seconds are counted in processor time."""

    @property
    def rate(self) -> float:
        return self.decisions / self.seconds

    @property
    def core_rate(self) -> float:
        return self.decisions / self.core_seconds


def playouts(game: AnyGame, seats: int, count: int) -> Timing:
    """Whole games with default options, dealt and played at random."""
    options = game.options()
    decisions = 0
    start, core_start = perf_counter(), process_time()
    for number in range(count):
        chance = FastChance(number)
        state = game.new(options, seats, chance, None)
        while pending := game.pending(state):
            seat = pending[0] if len(pending) == 1 else pending[chance.below(len(pending))]
            actions = legal(game, state, seat)
            game.apply(state, seat, actions[chance.below(len(actions))], chance, None)
            decisions += 1
    return Timing(decisions, perf_counter() - start, process_time() - core_start)


def bare_loop(decisions: int) -> Timing:
    """The least that a decision could cost: the same choices, and nothing decided."""
    chance = FastChance(0)
    actions = list(range(8))
    start, core_start = perf_counter(), process_time()
    for _ in range(decisions):
        nothing(actions)
        nothing(actions[chance.below(len(actions))])
    return Timing(decisions, perf_counter() - start, process_time() - core_start)


def nothing(_value: object) -> None:
    pass


def main() -> None:
    known = games()
    parser = argparse.ArgumentParser(description="Decisions a second in random playouts.")
    parser.add_argument("--games", type=int, default=1000, help="playouts for each number of seats")
    parser.add_argument("--seats", type=int, action="append", help="only this number of seats; may be repeated")
    parser.add_argument("--game", choices=sorted(known), action="append", help="only this game; may be repeated")
    asked = parser.parse_args()
    if asked.games < 1:
        parser.error(f"--games: at least 1, not {asked.games}")
    chosen = [known[game_id] for game_id in asked.game or sorted(known)]
    for game in chosen:
        for seats in asked.seats or ():
            if seats not in game.seats:
                parser.error(f"--seats: {game.id} is for {', '.join(map(str, game.seats))}, not {seats}")
    print("compiled rules" if is_compiled() else "plain Python")
    print(f"{'':<27} {'by the clock':^28} {'by the core':^28}")
    rates = f"{'a second':>10} {'bare loop':>10} {'ratio':>6}"
    print(f"{'game':<10} {'seats':>5} {'decisions':>10} {rates} {rates}")
    for game in chosen:
        for seats in asked.seats or game.seats:
            playouts(game, seats, min(50, asked.games))
            timing = playouts(game, seats, asked.games)
            bare = bare_loop(timing.decisions)
            by_clock = row(timing.rate, bare.rate)
            by_core = row(timing.core_rate, bare.core_rate)
            print(f"{game.id:<10} {seats:>5} {timing.decisions:>10,} {by_clock} {by_core}")


def row(rate: float, bare_rate: float) -> str:
    return f"{rate:>10,.0f} {bare_rate:>10,.0f} {bare_rate / rate:>6.1f}"


if __name__ == "__main__":
    main()
