"""Do RULES.md, code and tests speak of the same rules?

A test names what it proves with `@rule("V-7.2")`, code names what it realises in a docstring, a comment or a refusal.
Worked examples (E-) need a test; rulings (a prefix that ends in R, such as VR-) need a test and may need no code.
"""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

import omerta
from omerta.catalog import load
from omerta.contract import AnyGame
from omerta.text import Rule, rulebook
from omerta.text.rulebook import RULE_ID
from omerta.text.spoken import sources

MADE_UP: Final = "omerta.testing.toys"
_NAMED: Final = re.compile(rf"(?<![\w-]){RULE_ID}(?![\w-])")


class Coverage(NamedTuple):
    rules: int
    untested: tuple[str, ...]
    """In RULES.md, in no test."""
    unknown: tuple[str, ...]
    """In code or tests, not in RULES.md."""
    uncoded: tuple[str, ...]
    """In RULES.md, in no code."""

    @property
    def complete(self) -> bool:
        return not (self.untested or self.unknown or self.uncoded)


def coverage_of(game: AnyGame) -> Coverage:
    rules = rulebook(game.package)
    coded = set(_coded(game.package, _families(rules)))
    own = set(_tested(_own_tests(game)))
    shared = {rule_id for rule_id in _tested(_shared_tests()) if rule_id in rules and not rules[rule_id].is_example}
    chapters = {rule.chapter.partition(" ")[0] for rule in rules.values()}
    return Coverage(
        rules=len(rules),
        untested=tuple(rule_id for rule_id in rules if rule_id not in own | shared),
        unknown=tuple(sorted((coded | own) - set(rules) - chapters)),
        uncoded=tuple(rule.id for rule in rules.values() if _binds_code(rule) and rule.id not in coded),
    )


def made_up_games() -> list[AnyGame]:
    """The games that exist for the tests' sake, where what the tests need is installed."""
    try:
        path = importlib.import_module(MADE_UP).__path__
    except ModuleNotFoundError:
        return []
    return [load(f"{MADE_UP}.{module.name}") for module in pkgutil.iter_modules(path) if module.ispkg]


def rules_named(source: str) -> Iterator[str]:
    """The ids in every call of `rule(...)`, as a decorator or among the marks of a parameter."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def _binds_code(rule: Rule) -> bool:
    prefix = rule.id.partition("-")[0]
    return not rule.is_example and not (len(prefix) > 1 and prefix.endswith("R"))


def _families(rules: Iterable[str]) -> frozenset[str]:
    """The prefixes a game uses: V, VR, LV, E. UTF-8 is none of them."""
    return frozenset(rule_id.partition("-")[0] for rule_id in rules)


def _coded(package: str, families: frozenset[str]) -> Iterator[str]:
    for source in sources(package):
        for rule_id in _NAMED.findall(source):
            if rule_id.partition("-")[0] in families:
                yield rule_id


def _tested(tests: Iterable[Path]) -> Iterator[str]:
    for test in tests:
        yield from rules_named(test.read_text(encoding="utf-8"))


def _own_tests(game: AnyGame) -> Iterator[Path]:
    yield from Path(str(files(game.package).joinpath("tests"))).rglob("*.py")


def _shared_tests() -> Iterator[Path]:
    """The tests that belong to no single game, where we run from a checkout."""
    yield from (Path(omerta.__file__).parents[2] / "tests").rglob("*.py")
