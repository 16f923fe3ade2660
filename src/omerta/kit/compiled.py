"""The rules run as plain Python, or compiled from the same source (docs/performance.md)."""

from __future__ import annotations


def is_compiled() -> bool:
    """Says which of the two runs: what is compiled has no code that Python could show."""
    return not hasattr(is_compiled, "__code__")
