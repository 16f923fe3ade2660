"""What the games want to be seen in browsers: the tables and scripts of their `tests/journeys.py`."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from omerta import catalog
from omerta.testing.journey import Brief, EverySight, Journey, WholeGame
from tests.browser.tables import GAMES


def by_game(name: str, wanted: str) -> pytest.MarkDecorator:
    """A test for each of what the games call so; it is handed the game, and under this name what is wanted."""
    found = [(game, each) for game in GAMES for each in _named(game, wanted)]
    return pytest.mark.parametrize(("game", name), [_parameters(*each) for each in found])


def every_sight(game: str) -> EverySight | None:
    """None: the usual table has them all."""
    wanted: EverySight | None = _named(game, "EVERY_SIGHT") or None
    return wanted


def rare_kinds(game: str) -> set[str]:
    """Lists the kinds of decisions for which the game has tables of their own."""
    return {kind for moments in _named(game, "MOMENTS") for kind in moments.kinds}


def kinds(game: str) -> int:
    """How many kinds of decisions the game has sentences for."""
    texts = files(catalog.find(game).package).joinpath("text", "de.ftl").read_text(encoding="utf-8")
    return len(re.findall(r"^decision-", texts, re.MULTILINE))


def scenes(game: str) -> tuple[Journey, ...]:
    """Lists the games whose last move makes a scene."""
    wanted: tuple[Journey, ...] = _named(game, "SCENES")
    return wanted


def whole_games(game: str) -> tuple[WholeGame, ...]:
    """Lists the seats and presets at which a whole game is worth playing."""
    wanted: tuple[WholeGame, ...] = _named(game, "WHOLE_GAMES")
    return wanted


def brief(game: str) -> Brief | None:
    """None: at the usual table a whole game is short enough."""
    wanted: Brief | None = _named(game, "BRIEF") or None
    return wanted


def _named(game: str, wanted: str) -> Any:
    module = f"{catalog.find(game).package}.tests.journeys"
    return getattr(import_module(module), wanted, ()) if find_spec(module) else ()


def _parameters(game: str, wanted: object) -> ParameterSet:
    marks = (pytest.mark.long,) if getattr(wanted, "is_long", False) else ()
    return pytest.param(game, wanted, id=f"{game}-{getattr(wanted, 'name', '')}".strip("-"), marks=marks)
