"""A game's `tests/pictures.py` asks for its pictures in the documentation.

`PICTURES` are of the table with `SEATS` seats, `FORMS` of the form for a new one. `LEVEL` is the preset of all pictures
that name none, and `END` what the picture of the front page has in its middle. All but `SEATS` and `PICTURES` may be
missing.
"""

from __future__ import annotations

from dataclasses import dataclass

from omerta.contract import Seat


@dataclass(frozen=True)
class Picture:
    """It is taken in the course of a game that is played as the house advises, with bots."""

    name: str
    moment: str
    """It is taken in this kind of decision."""

    seat: Seat = 0
    """It shows the table of this seat."""

    level: str | None = None
    """The game has this preset; None means the one of all pictures."""

    seed: str | None = None
    """The deal has this seed; None means the usual one. Each seat, level and seed has a game of its own."""

    time: int = 1
    """It is taken at this time of several."""

    is_scene: bool = False
    """It is taken while the board lays a scene over itself."""

    is_picked: bool = False
    """The pieces of which a choice is made are picked up."""

    picked: tuple[str, ...] = ()
    """These are picked up one after the other, as selectors."""

    is_advised: bool = False
    """It shows what the house would do."""


@dataclass(frozen=True)
class FormPicture:
    """It shows the form for a new table, with this preset chosen."""

    name: str
    level: str
