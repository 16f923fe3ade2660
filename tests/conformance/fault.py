"""A planted fault: what is wrong, the check that must notice, and the game that has it."""

from __future__ import annotations

from typing import NamedTuple

from omerta.contract import AnyGame
from omerta.testing.conformance import CHECKS, GAME_CHECKS, Broken, Case, probes_of

SEEDS = 12


class Fault(NamedTuple):
    what: str
    check: str
    game: AnyGame

    def caught(self) -> Broken | None:
        """The first failure of the named check over some seeds and seat counts."""
        check = {**CHECKS, **GAME_CHECKS}[self.check]
        for seed in range(SEEDS):
            for seats in self.game.seats[:2]:
                try:
                    check(Case(self.game, seats, self.game.options(), seed, probes_of(self.game)))
                except Broken as broken:
                    return broken
        return None
