"""The lesson of a game: as the game has prepared it, or an ordinary table that is easy to begin with."""

from __future__ import annotations

from omerta.bots import bots_of
from omerta.contract import AnyGame, Lesson, Options


def lesson_of(game: AnyGame) -> Lesson[Options]:
    """Where nothing is prepared: the first preset, the fewest seats, bots of the first level. Its seed is not used."""
    if game.lesson is not None:
        return game.lesson
    options = next(iter(game.presets.values()), game.options())
    level = next(iter(bots_of(game)))
    return Lesson(options=options, bots=(level,) * (game.seats[0] - 1), seed="", moments=())
