"""Some sit at the table as persons, some as bots."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from omerta.contract import Action, Bot, Chance, Seat, View

AnyBot: TypeAlias = Bot[View, Action]


class LeftTheTable(Exception):
    """The person has gone; the match stays as it is."""


@dataclass(frozen=True)
class Players:
    """Every seat has a name, some have a bot."""

    names: tuple[str, ...]
    bots: Mapping[Seat, AnyBot]
    chance: Chance
    """Bots toss their coins with it; it tells nothing about the deal."""
