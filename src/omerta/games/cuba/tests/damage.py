"""The components file with one thing wrong."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import pytest

from omerta.games.cuba.components import load
from omerta.kit.box import ComponentsError

TEXT: Final = files("omerta.games.cuba").joinpath("components.toml").read_text(encoding="utf-8")


def damaged(table: str, old: str, new: str, text: str = TEXT) -> str:
    """The box with one change, in the table that begins with this line: `[hide]`, or `players = 8` for a setup."""
    before, found, after = text.partition(f"\n{table}\n")
    assert found, f"{table} is nowhere"
    part, heading, rest = after.partition("\n[")
    assert old in part, f"{old} is not in {table}"
    return before + found + part.replace(old, new, 1) + heading + rest


def without_setup(players: int) -> str:
    """The box without the setup for so many players."""
    start = TEXT.index(f'[[setup]]\nsource = "rulebook"\nplayers = {players}\n')
    end = TEXT.index("\n[", start) + 1
    return TEXT[:start] + TEXT[end:]


def refusal(text: str) -> ComponentsError:
    with pytest.raises(ComponentsError) as refused:
        load(text)
    return refused.value


def named(error: ComponentsError, check: str, where: str) -> bool:
    """Does the refusal name the check, and the table or field?"""
    return error.check == check and where in error.where and check in str(error) and where in str(error)
