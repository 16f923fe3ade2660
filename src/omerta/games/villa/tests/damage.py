"""The components file is tried with one thing wrong."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import pytest

from omerta.games.villa.components import load
from omerta.kit.box import ComponentsError

TEXT: Final = files("omerta.games.villa").joinpath("components.toml").read_text(encoding="utf-8")


def damaged(entry: str, old: str, new: str, text: str = TEXT) -> str:
    """The box with one change, in the line that holds the entry."""
    lines = text.splitlines()
    (number,) = [number for number, line in enumerate(lines) if entry in line]
    assert old in lines[number], f"{old} is not in {lines[number]}"
    lines[number] = lines[number].replace(old, new, 1)
    return "\n".join(lines)


def guard(name: str, old: str, new: str) -> str:
    return damaged(f'{{ id = "{name}"', old, new)


def changed(*changes: tuple[str, str, str]) -> str:
    """Gives the box with several changes: card, old, new."""
    text = TEXT
    for name, old, new in changes:
        text = damaged(f'{{ id = "{name}"', old, new, text)
    return text


def refusal(text: str) -> ComponentsError:
    with pytest.raises(ComponentsError) as refused:
        load(text)
    return refused.value


def named(error: ComponentsError, check: str, card: str) -> bool:
    """Does the refusal name the check, and the card or table?"""
    return error.check == check and card in error.where and check in str(error) and card in str(error)
