"""This bot takes any legal action, each equally likely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from omerta.contract import Action, Chance, Text, View

A = TypeVar("A", bound=Action)


class RandomBot:
    """Looks at nothing; chooses from the flat list, so kinds with many actions come more often."""

    def choose(self, view: View, legal: Sequence[A], chance: Chance) -> A:
        return legal[chance.below(len(legal))]

    def why(self, view: View, legal: Sequence[A], action: A) -> Text:
        return Text("why-random", {"choices": len(legal)})
