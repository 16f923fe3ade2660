"""What all loader checks share."""

from __future__ import annotations

from typing import Final

from omerta.games.cuba.box import ComponentsError, Setup

PLAYERS: Final = range(5, 13)
"""The numbers of players that the rulebook knows. C-2.2, C-10.4"""


def demand(condition: bool, check: str, where: str, message: str) -> None:
    """Refuses the file unless the condition holds."""
    if not condition:
        raise ComponentsError(check, where, message)


def named(setup: Setup) -> str:
    """A setup as whoever edits the file finds it again."""
    return f"setup for {setup.players}"
