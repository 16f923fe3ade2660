"""A bot thinks ahead within its own turn in principle II. RULES.md F-7

A draw ends the thought: nobody knows what comes. So nothing hidden is needed here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from omerta.games.falconi.bots.city import City
from omerta.games.falconi.bots.planes import Places
from omerta.games.falconi.bots.position import DON, Position

DRAW, LAY, DRIVE, FLEE, TURN, LAY_ESCAPE, BOOST_DRIVE, BOOST_BREAK, BOOST_STEP, BOOST_STOP = range(10)
"""The kinds of moves in list order. F-11.2"""

NO_BOOST: Final = -1
ACTIONS: Final = 3
"""F-7.1"""


class Move(NamedTuple):
    """`what` is a street card as it lies, or a colour; `where` a cell, a place or one in front of the border."""

    kind: int
    what: int = 0
    where: int = 0


class Thought(NamedTuple):
    """This is what the own turn may change: a position somewhere in it."""

    city: City
    place: int
    hand: tuple[int, ...]
    actions_left: int
    hunters: tuple[int, ...]
    """These are the police cars in the game."""
    escapes: Places
    colours: tuple[int, ...]
    """It says whose escape cards are not on the border."""
    boosts: int
    secret: int | None
    """It is the colour of Don's own unused secret card."""
    boost_steps: int = NO_BOOST
    """It says what is left of a running boost."""
    overtaking: int = 0
    """The police car on whose place Don stands. F-9.5"""
    has_overtaken: bool = False


@dataclass(frozen=True, slots=True)
class Turn:
    """This is what the own turn does not change."""

    position: Position
    mover: int
    others: tuple[int, ...]
    """These are the places of all cars as the turn began; the mover's own is in the thought."""
    pile_is_empty: bool
    escapes_first_only: bool
    """F-9.2"""
    is_early: bool
    """At least half of the hunt is still to come. F-3.5"""

    @property
    def is_dons(self) -> bool:
        return self.mover == DON
