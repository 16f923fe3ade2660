"""The components file is tried with one thing wrong."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import pytest

from omerta.games.palermo.components import load
from omerta.kit.box import ComponentsError

TEXT: Final = files("omerta.games.palermo").joinpath("components.toml").read_text(encoding="utf-8")


def damaged(entry: str, old: str, new: str, text: str = TEXT) -> str:
    """The box with one change, in the table that holds the entry: `id = "h1a"`, `players = 3` or `[tracker]`."""
    table = _table(entry, text)
    assert table.count(old) == 1, f"{old} is not once in {table}"
    return text.replace(table, table.replace(old, new))


def without(entry: str, text: str = TEXT) -> str:
    """The box without the table that holds the entry."""
    return text.replace(_table(entry, text), "")


def doubled(entry: str, text: str = TEXT) -> str:
    """The box with the table that holds the entry twice."""
    table = _table(entry, text)
    return text.replace(table, f"{table}\n{table}")


def _table(entry: str, text: str) -> str:
    (table,) = [table for table in text.split("\n\n") if entry in table]
    return table


def refusal(text: str) -> ComponentsError:
    with pytest.raises(ComponentsError) as refused:
        load(text)
    return refused.value


def named(error: ComponentsError, check: str, entry: str) -> bool:
    """Does the refusal name the check and the entry?"""
    return error.check == check and entry in error.where and check in str(error) and entry in str(error)
