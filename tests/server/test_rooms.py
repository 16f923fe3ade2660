"""Whose fields are whose in the server: an object's fields are assigned by itself and by nobody else.

So a table is changed by its own methods alone; what is written down of it by its journal alone.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import omerta.server

ROOT: Final = Path(omerta.server.__file__).parent
FILES: Final = sorted(ROOT.rglob("*.py"))

STARLETTE: Final = ("app.state", "request.state", "response", "config")
"""Where Starlette and Alembic want things to be put by others."""


def foreign(tree: ast.AST) -> Iterator[str]:
    """What is assigned to, or deleted from, an object that is not `self`."""
    for node in ast.walk(tree):
        for target in _targets(node):
            holder = _holder(target)
            if holder is not None and not (holder == "self" or holder in STARLETTE):
                yield f"line {target.lineno}: {ast.unparse(target)}"


def _targets(node: ast.AST) -> Iterator[ast.expr]:
    match node:
        case ast.Assign(targets=targets) | ast.Delete(targets=targets):
            yield from (leaf for target in targets for leaf in _leaves(target))
        case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
            yield target
        case _:
            return


def _leaves(target: ast.expr) -> Iterator[ast.expr]:
    """Yields each part of a tuple."""
    if isinstance(target, ast.Tuple):
        for part in target.elts:
            yield from _leaves(part)
    else:
        yield target


def _holder(target: ast.expr) -> str | None:
    """Whose field it is, or whose field's item; None for a plain name."""
    while isinstance(target, ast.Subscript):
        target = target.value
    return ast.unparse(target.value) if isinstance(target, ast.Attribute) else None


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_nobody_assigns_a_field_of_somebody_else(path: Path) -> None:
    assert list(foreign(ast.parse(path.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize(
    "line",
    [
        "table.stored = stored",
        "table.people[person.id] = person",
        "match, table.stored = match, stored",
        "table.count += 1",
        "del table.match",
        "self._table.match = None",
    ],
)
def test_a_field_of_somebody_else_is_noticed(line: str) -> None:
    assert len(list(foreign(ast.parse(line)))) == 1


@pytest.mark.parametrize("line", ["self.stored = stored", "chairs[seat] = chair", "self._known[key] = 1"])
def test_ones_own_fields_and_plain_names_may_be_assigned(line: str) -> None:
    assert list(foreign(ast.parse(line))) == []
