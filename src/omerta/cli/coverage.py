"""Do RULES.md, code and tests speak of the same rules?

A test names what it proves with `@rule("V-7.2")`, code names what it realises in a docstring, a comment or a refusal.
Worked examples (E-) need a test; rulings (a prefix that ends in R, such as VR-) need a test and may need no code.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from omerta.catalog import load
from omerta.cli.places import rules_in, rules_tested
from omerta.cli.sources import code_files, own_tests, shared_tests
from omerta.contract import AnyGame
from omerta.text import Rule, rulebook

MADE_UP: Final = "omerta.testing.toys"


class Coverage(NamedTuple):
    """It says which rules nothing proves or realises, and which ids are named without being a rule."""

    rules: int
    untested: tuple[str, ...]
    """These rules stand in RULES.md, but in no test."""
    unknown: tuple[str, ...]
    """These ids stand in code or tests, but not in RULES.md."""
    uncoded: tuple[str, ...]
    """These rules stand in RULES.md, but in no code."""

    @property
    def complete(self) -> bool:
        return not (self.untested or self.unknown or self.uncoded)


def coverage_of(game: AnyGame) -> Coverage:
    rules = rulebook(game.package)
    coded = set(_coded(game, _families(rules)))
    own = set(_tested(own_tests(game)))
    shared = {rule_id for rule_id in _tested(shared_tests()) if rule_id in rules and not rules[rule_id].is_example}
    chapters = {rule.chapter.partition(" ")[0] for rule in rules.values()}
    return Coverage(
        rules=len(rules),
        untested=tuple(rule_id for rule_id in rules if rule_id not in own | shared),
        unknown=tuple(sorted((coded | own) - set(rules) - chapters)),
        uncoded=tuple(rule.id for rule in rules.values() if _binds_code(rule) and rule.id not in coded),
    )


def made_up_games() -> list[AnyGame]:
    """Some games exist for the tests' sake; they are here where what the tests need is installed."""
    try:
        path = importlib.import_module(MADE_UP).__path__
    except ModuleNotFoundError:
        return []
    return [load(f"{MADE_UP}.{module.name}") for module in pkgutil.iter_modules(path) if module.ispkg]


def _binds_code(rule: Rule) -> bool:
    prefix = rule.id.partition("-")[0]
    return not rule.is_example and not (len(prefix) > 1 and prefix.endswith("R"))


def _families(rules: Iterable[str]) -> frozenset[str]:
    """A game uses some prefixes, such as V, VR, LV and E; UTF-8 is none of them."""
    return frozenset(rule_id.partition("-")[0] for rule_id in rules)


def _coded(game: AnyGame, families: frozenset[str]) -> Iterator[str]:
    for file in code_files(game):
        named = rules_in(file.read_text(encoding="utf-8"))
        yield from (one.id for one in named if one.id.partition("-")[0] in families)


def _tested(tests: Iterable[Path]) -> Iterator[str]:
    for test in tests:
        yield from (one.id for one in rules_tested(test.read_text(encoding="utf-8")))
