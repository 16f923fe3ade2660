"""A picture of a game for the documentation, as the game's `tests/pictures.py` asks for it.

`PICTURES` are of the table with `SEATS` seats, `FORMS` of the form for a new one. `LEVEL` is the preset of all pictures
that name none, and `END` what the picture of the front page has in its middle. All but `SEATS` and `PICTURES` may be
missing.
"""

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
    """Whose table it shows."""

    level: str | None = None
    """A preset; None: the one of all pictures."""

    seed: str | None = None
    """Of the deal; None: the usual one. A game of its own for each seat, level and seed."""

    time: int = 1
    """At which time of several."""

    is_scene: bool = False
    """While the board lays a scene over itself."""

    is_picked: bool = False
    """With the pieces picked up of which a choice is made."""

    picked: tuple[str, ...] = ()
    """With these picked up one after the other, as selectors."""

    is_advised: bool = False
    """With what the house would do."""


@dataclass(frozen=True)
class FormPicture:
    """Of the form for a new table, with this preset chosen."""

    name: str
    level: str
