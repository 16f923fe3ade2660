"""The components file is tried with one thing wrong, or odd."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import pytest

from omerta.games.wallet.components import load
from omerta.kit.box import ComponentsError

TEXT: Final = files("omerta.games.wallet").joinpath("components.toml").read_text(encoding="utf-8")


def damaged(entry: str, old: str, new: str, text: str = TEXT) -> str:
    """The box with one change, in the line that holds the entry."""
    lines = text.splitlines()
    (number,) = [number for number, line in enumerate(lines) if entry in line]
    assert old in lines[number], f"{old} is not in {lines[number]}"
    lines[number] = lines[number].replace(old, new, 1)
    return "\n".join(lines)


def without(entry: str, text: str = TEXT) -> str:
    """The box without the lines that hold the entry."""
    lines = text.splitlines()
    kept = [line for line in lines if entry not in line]
    assert len(kept) < len(lines), f"{entry} is nowhere"
    return "\n".join(kept)


def everywhere(old: str, new: str, text: str = TEXT) -> str:
    """Gives the box with a change wherever it applies."""
    assert old in text, f"{old} is nowhere"
    return text.replace(old, new)


def refusal(text: str) -> ComponentsError:
    with pytest.raises(ComponentsError) as refused:
        load(text)
    return refused.value


def named(error: ComponentsError, check: str, card: str) -> bool:
    """Does the refusal name the check, and the card or table?"""
    return error.check == check and card in error.where and check in str(error) and card in str(error)


def warned(text: str, check: str) -> list[str]:
    """The file is taken; what this check finds odd about it."""
    return [warning for warning in load(text).warnings if warning.startswith(f"{check}: ")]
