"""A picture of a game's table for the documentation, as the game's `tests/pictures.py` asks for it."""

from __future__ import annotations

from dataclasses import dataclass

from omerta.contract import Seat


@dataclass(frozen=True)
class Picture:
    """Taken in the course of a game that is played as the house advises, with bots."""

    name: str
    moment: str
    """The kind of decision in which it is taken."""

    seat: Seat = 0
    """Whose table it shows; a game of its own for each seat."""

    time: int = 1
    """At which time of several."""

    is_scene: bool = False
    """While the board lays a scene over itself."""

    is_picked: bool = False
    """With the pieces picked up of which a choice is made."""

    picked: str = ""
    """With this one picked up, as a selector."""

    is_advised: bool = False
    """With what the house would do."""
