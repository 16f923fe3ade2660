"""A bot gets what its seat may know, and what it may do. No State reaches it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar, runtime_checkable

from omerta.contract.chance import Chance
from omerta.contract.values import Action, Text, View

V_contra = TypeVar("V_contra", bound=View, contravariant=True)
A = TypeVar("A", bound=Action)


class Bot(Protocol[V_contra, A]):
    """A bot is stateless: a view has recall, so whatever a bot may remember is in it. `chance` only breaks ties."""

    def choose(self, view: V_contra, legal: Sequence[A], chance: Chance) -> A: ...

    def why(self, view: V_contra, legal: Sequence[A], action: A) -> Text:
        """One sentence on why it would do this, from what its seat knows."""
        ...


@runtime_checkable
class RemarkingBot(Protocol[V_contra, A]):
    """A bot that also speaks unasked, where the game lets its seat act although nobody waits for it."""

    def choose(self, view: V_contra, legal: Sequence[A], chance: Chance) -> A: ...

    def why(self, view: V_contra, legal: Sequence[A], action: A) -> Text: ...

    def remark(self, view: V_contra, legal: Sequence[A], chance: Chance) -> A | None:
        """Says something to what has just happened, or to a long silence; None: nothing."""
        ...
