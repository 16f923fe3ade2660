"""Finds the games: every folder under `omerta/games` with a `GAME`. Nothing else names one."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from omerta import games as shelf
from omerta.contract import AnyGame, Game


class UnknownGame(LookupError):
    """No folder of this name."""

    def __init__(self, game_id: str) -> None:
        super().__init__(f"no game {game_id!r}; there are: {', '.join(ids())}")
        self.game_id = game_id


class BrokenGame(Exception):
    """This is a folder that does not load: a box that fails its checks, or a mistake in its code (the cause)."""

    def __init__(self, game_id: str, cause: Exception) -> None:
        super().__init__(f"{game_id} cannot be loaded: {cause}")
        self.game_id = game_id
        self.cause = cause


def ids() -> tuple[str, ...]:
    """The names of the games, in alphabetical order, without loading them."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(shelf.__path__) if module.ispkg))


def games() -> dict[str, AnyGame]:
    """Finds every game by its id."""
    return {game_id: find(game_id) for game_id in ids()}


@cache
def find(game_id: str) -> AnyGame:
    """Finds one game. The others are not loaded, so a damaged box spoils its own game only."""
    if game_id not in ids():
        raise UnknownGame(game_id)
    try:
        return load(f"{shelf.__name__}.{game_id}")
    except Exception as error:
        # The border to code that others add: whatever is wrong there is told with the game's name.
        raise BrokenGame(game_id, error) from error


def load(package: str) -> AnyGame:
    """The game of a package, wherever it lies."""
    game = importlib.import_module(package).GAME
    assert isinstance(game, Game), f"{package}.GAME is no Game"
    assert game.package == package, f"{package}.GAME says it is at home in {game.package}"
    assert package.endswith(f".{game.id}"), f"{package}.GAME says its id is {game.id}"
    return game
