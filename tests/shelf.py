"""A game to test everything around games with. Nothing knows it by name."""

from __future__ import annotations

from typing import Final

from omerta import catalog
from omerta.contract import AnyGame, RuleViolation
from omerta.kit.chance import FastChance


def _can_be_given_up(game: AnyGame) -> bool:
    """Has it a rule for a table that votes to give up?"""
    state = game.new(game.options(), game.seats[0], FastChance(0), None)
    try:
        game.concede(state, None)
    except RuleViolation:
        return False
    return True


GAME: Final[AnyGame] = next(
    game for game in catalog.games().values() if {2, 3} <= set(game.seats) and _can_be_given_up(game)
)
"""The first on the shelf that two and three can play, and that has everything a table can do."""
