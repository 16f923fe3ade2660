"""Whoever runs tests knows which rules they run with: a checkout is plain, and only a compiled tree is not."""

from __future__ import annotations

from pathlib import Path

import omerta
from omerta.kit.compiled import is_compiled
from scripts.compile.choosing import SOURCE


def test_the_rules_of_the_checkout_are_plain_and_those_of_a_compiled_tree_are_not() -> None:
    is_checkout = Path(omerta.__file__).parents[1] == SOURCE
    assert is_compiled() != is_checkout
