"""Claim: the clone that `kit` makes of a state costs no more than twice what copying its lists alone costs.

A state from the middle of a random game is cloned many times; beside it, in the same run, its lists are sliced and
nothing else is done. The ratio tells the machine from the code.

    python bench/clone.py --game wallet
"""

from __future__ import annotations

import argparse
from timeit import repeat
from typing import Any

from omerta.catalog import games
from omerta.contract import AnyGame
from omerta.kit.chance import FastChance
from omerta.kit.menus import legal

ROUNDS = 20_000
REPEATS = 5


def midgame(game: AnyGame, seats: int) -> Any:
    """The state half-way through a random game."""
    course = [game.new(game.options(), seats, chance := FastChance(seats), None)]
    while pending := game.pending(course[-1]):
        state, seat = course[-1].clone(), pending[chance.below(len(pending))]
        actions = legal(game, state, seat)
        game.apply(state, seat, actions[chance.below(len(actions))], chance, None)
        course.append(state)
    return course[len(course) // 2]


def lists_in(value: object) -> list[list[Any]]:
    """The lists that a clone has to copy, those inside of lists included."""
    if isinstance(value, list):
        return [value, *(inner for part in value for inner in lists_in(part))]
    fields = getattr(type(value), "__slots__", ()) if hasattr(value, "clone") else ()
    return [found for name in fields for found in lists_in(getattr(value, name))]


def sliced(lists: list[list[Any]]) -> None:
    for each in lists:
        each[:]


def microseconds(statement: str, **names: object) -> float:
    return min(repeat(statement, globals=names, number=ROUNDS, repeat=REPEATS)) / ROUNDS * 1e6


def main() -> None:
    known = games()
    parser = argparse.ArgumentParser(description="What a clone of a state costs.")
    parser.add_argument("--game", choices=sorted(known), action="append", help="only this game; may be repeated")
    print(f"{'game':<10} {'seats':>5} {'lists':>6} {'clone µs':>9} {'lists µs':>9} {'ratio':>6}")
    for game in [known[game_id] for game_id in parser.parse_args().game or sorted(known)]:
        for seats in (game.seats[0], game.seats[-1]):
            state = midgame(game, seats)
            lists = lists_in(state)
            clone = microseconds("state.clone()", state=state)
            bare = microseconds("sliced(lists)", sliced=sliced, lists=lists)
            print(f"{game.id:<10} {seats:>5} {len(lists):>6} {clone:>9.2f} {bare:>9.2f} {clone / bare:>6.2f}")


if __name__ == "__main__":
    main()
