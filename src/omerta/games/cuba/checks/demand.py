"""What all loader checks share."""

from __future__ import annotations

from typing import Final

from omerta.games.cuba.box import Setup

PLAYERS: Final = range(5, 13)
"""The numbers of players that the rulebook knows. C-2.2, C-10.4"""


def named(setup: Setup) -> str:
    """A setup as whoever edits the file finds it again."""
    return f"setup for {setup.players}"
