"""The text keys that a package's source code speaks: found in it, so that none is forgotten.

`say("k")`, `sentence("k")` and `Text("k")` speak `k`; `RuleViolation(id, "k")` speaks `refusal-k`, and
`Decision("k")` speaks `decision-k`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from omerta.text.keys import hyphened


class Speech(NamedTuple):
    """In a call of this name, the argument at this place is a key with this stem."""

    place: int
    stem: str


SPEECHES: Final = {
    "say": Speech(0, ""),
    "sentence": Speech(0, ""),
    "Text": Speech(0, ""),
    "BadInput": Speech(0, ""),
    "RuleViolation": Speech(1, "refusal-"),
    "Decision": Speech(0, "decision-"),
}


def spoken_keys(package: str) -> set[str]:
    """All keys that stand as plain strings in the sources of a package, tests excepted."""
    return {key for source in sources(package) for key in spoken_in(source)}


def sources(package: str) -> Iterator[str]:
    yield from _sources(files(package))


def spoken_in(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        speech = SPEECHES.get(_called(node.func))
        if speech is None or len(node.args) <= speech.place:
            continue
        for key in _strings(node.args[speech.place]):
            yield speech.stem + (hyphened(key) if speech.stem else key)


def _called(function: ast.expr) -> str:
    if isinstance(function, ast.Name):
        return function.id
    return function.attr if isinstance(function, ast.Attribute) else ""


def _strings(node: ast.expr) -> Iterator[str]:
    """Gives a plain string, or either of two: `say("won" if won else "lost")`."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _strings(node.body)
        yield from _strings(node.orelse)


def _sources(folder: Traversable) -> Iterator[str]:
    for entry in folder.iterdir():
        if entry.is_dir() and entry.name not in ("tests", "__pycache__"):
            yield from _sources(entry)
        elif entry.name.endswith(".py"):
            yield entry.read_text(encoding="utf-8")
