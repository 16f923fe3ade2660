"""The components file is tried with one thing wrong."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import pytest

from omerta.games.falconi.components import load
from omerta.kit.box import ComponentsError

TEXT: Final = files("omerta.games.falconi").joinpath("components.toml").read_text(encoding="utf-8")


def damaged(entry: str, old: str, new: str, text: str = TEXT) -> str:
    """The box with one change, in the table that holds the entry: `id = "green"`, `type = "tee"` or `[chili_bomb]`."""
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
    """Gives the table with this header or line; `[car] id = "green"` names the kind of table as well."""
    kind, _, line = entry.rpartition("] ")
    tables = [table for table in text.split("\n\n") if line in table and kind in table]
    assert len(tables) == 1, f"{entry} is in {len(tables)} tables"
    return tables[0]


def refusal(text: str) -> ComponentsError:
    with pytest.raises(ComponentsError) as refused:
        load(text)
    return refused.value


def named(error: ComponentsError, check: str, entry: str) -> bool:
    """Does the refusal name the check and the entry?"""
    return error.check == check and entry in error.where and check in str(error) and entry in str(error)
