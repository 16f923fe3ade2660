"""What players read is words: no id of a component or a rule, no backtick, no code, in whatever file it lies."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT: Final = Path(__file__).parents[2]
SHELVES: Final = (
    "src/omerta/text",
    "src/omerta/games/*/text",
    "web/src/text",
    "web/src/games/*",
    "web/src/games/*/howto",
)

CODE: Final = {
    "a backtick": r"`",
    "an underscore": r"\w_\w",
    "a number of a rule": r"\b[A-Z]{1,4}-\d+(?:\.\d+)*[a-z]?\b",
    "a place with a heading": r"\b\w+>[NESW]\b",
    "a value in brackets": r"\w\[[^\]]*\]|\]\w",
    "a name of a field or a slot": r"\b(?:[A-Na-i](?:1[0-4]|[1-9])|[NESW]-[a-i1-9])\b",
    "a code of a tile": r"\b(?:[123][ab]\d|STA|st\d)\b",
    "an assignment or an arrow": r"[=<>]=|\w=\w|->|=>|::",
    "a call": r"\w\(\w*\)\W*$|\w\(\w+(?:, \w+)+\)",
    "a word of a program": r"\b(?:undefined|NaN|True|False)\b",
    "a name in camel case": r"\b[a-z]+[A-Z]\w*",
    "an apostrophe of a typewriter": r"\w'",
    "a token with a dot": r"\b[a-z]{2,}\.[a-z]{2,}\b(?!\.)",
}
"""What no sentence has. The number of a rule stands beside it, put there by the page."""


class Read(Visitor):
    """Collects what is written between the variables, with the key of its message."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.key = ""
        self.texts: list[tuple[str, str]] = []

    def visit_Message(self, node: ast.Message) -> None:  # noqa: N802 - the name is fluent.syntax's
        self.key = node.id.name
        self.generic_visit(node)

    def visit_Term(self, node: ast.Term) -> None:  # noqa: N802 - the name is fluent.syntax's
        self.key = f"-{node.id.name}"
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the name is fluent.syntax's
        self.texts.append((f"{self.path.relative_to(ROOT)}: {self.key}", node.value))


def is_for_players(path: Path) -> bool:
    """The terminal is for those who type; its commands have names."""
    return ".terminal." not in path.name


@cache
def read(path: Path) -> list[tuple[str, str]]:
    reading = Read(path)
    reading.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
    return [(where, text) for where, text in reading.texts if ": cli-" not in where]


def files() -> Iterator[Path]:
    for shelf in SHELVES:
        yield from (path for path in sorted(ROOT.glob(f"{shelf}/*.ftl")) if is_for_players(path))


@pytest.mark.parametrize("what", CODE)
def test_no_sentence_for_players_has(what: str) -> None:
    pattern = re.compile(CODE[what])
    assert [(where, text) for path in files() for where, text in read(path) if pattern.search(text)] == []


@pytest.mark.parametrize(
    "sentence",
    [
        "(FR-15) Don steht auf e4.",
        "Don fährt nach e4>N.",
        "eine curve[NW]",
        "die Einstellung `handicap_timing`",
        "bonus(0, pile)",
        "pass.diamonds",
    ],
)
def test_what_used_to_be_read_would_be_found(sentence: str) -> None:
    assert any(re.search(pattern, sentence) for pattern in CODE.values())


def test_all_files_of_both_languages_are_looked_at() -> None:
    languages = [path.name.split(".")[-2] if path.name.startswith("poster") else path.name[:2] for path in files()]
    assert languages.count("de") == languages.count("en") > 2
