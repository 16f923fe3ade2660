"""Random positions of either principle, played out and scrambled, are compared with the rules told anew.

    python -m omerta.games.falconi.tests.positions --count 5000

compares so many positions of each principle (`compare.py`) and prints how many there were of each phase.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator

from omerta.games.falconi import GAME
from omerta.games.falconi.state import FalconiState
from omerta.games.falconi.tests.compare import compare, compare_step
from omerta.games.falconi.tests.scramble import Principle, options_for, scrambled
from omerta.kit.chance import fast_from
from omerta.kit.menus import legal


def played(principle: Principle, number: int) -> Iterator[FalconiState]:
    """Plays every position of a random game, each step compared; a position is gone when the next one comes."""
    chance = fast_from("falconi", "played", principle, number)
    state = GAME.new(options_for(principle, chance), 2 + chance.below(3), chance, None)
    while GAME.outcome(state) is None:
        yield state
        (seat,) = GAME.pending(state)
        actions = legal(GAME, state, seat)
        compare_step(state, seat, actions[chance.below(len(actions))], chance)


def positions(principle: Principle) -> Iterator[tuple[str, FalconiState]]:
    """Scrambled and played ones by turns, each with a name to find it again."""
    number, game = 0, 0
    while True:
        for step, state in enumerate(played(principle, game)):
            yield f"played {principle} {game}, step {step}", state
            yield f"scrambled {principle} {number}", scrambled(principle, number)
            number += 1
        game += 1


def compared(principle: Principle, count: int) -> Counter[str]:
    """Compares so many positions; says how many of them were in which phase."""
    phases: Counter[str] = Counter()
    for name, state in positions(principle):
        try:
            compare(state)
        except AssertionError as fault:
            raise AssertionError(f"{name}: {fault}") from fault
        phases[GAME.view(state, None).phase] += 1
        if phases.total() == count:
            break
    return phases


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=5000, help="positions of each principle")
    count = parser.parse_args().count
    for principle in ("I", "II"):
        phases = compared(principle, count)
        print(f"principle {principle}: {phases.total()} positions agree, {dict(sorted(phases.items()))}")


if __name__ == "__main__":
    main()
