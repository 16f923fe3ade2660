"""Tests are made of `@rule`, scenes in given positions, and the conformance suite that every game must pass."""

from omerta.testing.position import fresh, given
from omerta.testing.rule import rule
from omerta.testing.scene import Scene

__all__ = ["Scene", "fresh", "given", "rule"]
