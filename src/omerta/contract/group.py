"""A menu is made of groups: legal actions under one name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from omerta.contract.values import Action

A_co = TypeVar("A_co", bound=Action, covariant=True)


class Group(Generic[A_co]):
    """Legal actions under one name, built once. In one match an equal name means equal actions."""

    __slots__ = ("actions", "name")

    def __init__(self, name: str, actions: Sequence[A_co]) -> None:
        self.name = name
        self.actions: tuple[A_co, ...] = tuple(actions)

    def __repr__(self) -> str:
        return f"Group({self.name!r}, {len(self.actions)} actions)"
