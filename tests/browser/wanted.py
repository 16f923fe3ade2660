"""What the games want to be seen in browsers: the tables and scripts of their `tests/journeys.py`."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any

import pytest

from omerta import catalog
from omerta.testing.journey import Brief, EverySight
from tests.browser.tables import GAMES


def by_game(name: str, wanted: str) -> pytest.MarkDecorator:
    """A test for each of what the games call so; it is handed the game, and under this name what is wanted."""
    found = [(game, each) for game in GAMES for each in _named(game, wanted)]
    return pytest.mark.parametrize(("game", name), [pytest.param(*each, id=_id(*each)) for each in found])


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


def brief(game: str) -> Brief | None:
    """None: at the usual table a whole game is short enough."""
    wanted: Brief | None = _named(game, "BRIEF") or None
    return wanted


def _named(game: str, wanted: str) -> Any:
    module = f"{catalog.find(game).package}.tests.journeys"
    return getattr(import_module(module), wanted, ()) if find_spec(module) else ()


def _id(game: str, wanted: object) -> str:
    return f"{game}-{getattr(wanted, 'name', '')}".strip("-")
