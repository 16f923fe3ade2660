"""A game to test everything around games with. Nothing knows it by name."""

from __future__ import annotations

from typing import Final

from omerta import catalog
from omerta.contract import AnyGame

GAME: Final[AnyGame] = next(game for game in catalog.games().values() if {2, 3} <= set(game.seats))
"""The first on the shelf that two and three can play."""
