"""What tests are made of: `@rule`, scenes, and the conformance suite that every game must pass."""

from omerta.testing.rule import rule
from omerta.testing.scene import Scene

__all__ = ["Scene", "rule"]
