"""`@rule("V-7.2")` names the rule that a test proves; `omerta rules --coverage` lists rules that no test names."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Marks a test with the ids of RULES.md that it proves: rules, rulings, loader checks, worked examples."""
    # Only tests need pytest; the suite itself also runs where it is not installed (`omerta examine`).
    import pytest

    assert ids, "a test names at least one rule"
    return pytest.mark.rule(*ids)
