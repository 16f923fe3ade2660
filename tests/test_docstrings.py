"""Docstrings are sentences: none begins like the rest of one whose subject and verb were left out."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent
PLACES: Final = ("src", "tests", "scripts", "bench")
SHORT: Final = 8
"""A longer clause has room for a subject and a verb after its opening."""

_OPENING: Final = re.compile(r"(Of|By|As|In|To|From|With|At|For|On|Into|Per|Until|Since|Against|Between|Under)\s")
_CLAUSE_END: Final = re.compile(r"[.;:](?:\s|$)")


def is_fragment(docstring: str) -> bool:
    """Does it open with a preposition, and is its first clause too short to be more than that phrase?"""
    clause = _CLAUSE_END.split(" ".join(docstring.split()), maxsplit=1)[0]
    return _OPENING.match(clause) is not None and len(clause.split()) < SHORT


def docstrings(source: str) -> Iterator[tuple[int, str]]:
    """Yields the line and the text of every string that stands alone: under a definition, or under an attribute."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value


def fragments(place: str) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}:{line} {text}"
        for path in sorted((ROOT / place).rglob("*.py"))
        for line, text in docstrings(path.read_text(encoding="utf-8"))
        if is_fragment(text)
    ]


@pytest.mark.parametrize(
    "text", ["Of a turn. F-7.1", "By car: its place.", "As everybody sees it.", "In ACTION. F-11.4"]
)
def test_a_phrase_without_a_verb_is_a_fragment(text: str) -> None:
    assert is_fragment(text)


@pytest.mark.parametrize("text", ["It holds by car its place.", "From now on this seat watches and is silent. C-9.1"])
def test_a_sentence_is_none(text: str) -> None:
    assert not is_fragment(text)


@pytest.mark.parametrize("place", PLACES)
def test_no_docstring_is_a_fragment(place: str) -> None:
    assert fragments(place) == []
