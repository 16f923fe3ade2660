"""A rule stands somewhere in code and in tests; each place is told as `file:line`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from omerta.cli.sources import code_files, own_tests, shared_tests, shown
from omerta.contract import AnyGame
from omerta.text.rulebook import RULE_ID, Rule

_NAMED: Final = re.compile(rf"(?<![\w-]){RULE_ID}(?![\w-])")


class Places(NamedTuple):
    """These lines name a rule; where no tests are installed there are none of them."""

    code: tuple[str, ...]
    tests: tuple[str, ...]


class Named(NamedTuple):
    """A line names a rule by its id."""

    id: str
    line: int


def places_of(game: AnyGame, rule: Rule) -> Places:
    """Ids of examples are each game's own: E-1 in a shared test is none of this game's."""
    tests = [*own_tests(game), *(() if rule.is_example else shared_tests())]
    return Places(
        tuple(place for file in code_files(game) for place in _lines(file, rule.id, list(rules_in(_read(file))))),
        tuple(place for file in tests for place in _lines(file, rule.id, list(rules_tested(_read(file))))),
    )


def rules_in(source: str) -> Iterator[Named]:
    """Code names rules in docstrings, comments and refusals."""
    for number, line in enumerate(source.splitlines(), start=1):
        yield from (Named(rule_id, number) for rule_id in _NAMED.findall(line))


def rules_tested(source: str) -> Iterator[Named]:
    """A test names what it proves in a call of `rule(...)`, as a decorator or among the marks of a parameter."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield Named(argument.value, node.lineno)


def _lines(file: Path, rule_id: str, named: list[Named]) -> Iterator[str]:
    numbers = sorted({one.line for one in named if one.id == rule_id})
    yield from (f"{shown(file)}:{number}" for number in numbers)


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8")
