"""The examples in the docstrings are true."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest


@pytest.mark.parametrize(
    "module", ["omerta.sim.simulation", "omerta.sim.share", "omerta.text.texts", "omerta.cli.new_game"]
)
def test_what_a_docstring_shows_happens(module: str) -> None:
    tried = doctest.testmod(import_module(module))
    assert tried.attempted > 0
    assert tried.failed == 0
