"""Here stands what a seat may do. RULES.md F-4 to F-9; places are `e4>N`, cells `e4`, border positions `W-7`."""

from __future__ import annotations

from typing import TypeAlias

from omerta.contract import Action


class Drive(Action, frozen=True):
    """The car goes to an open end in principle I, one step in principle II. F-4.5, F-7.5"""

    place: str


class Catch(Action, frozen=True):
    """`via` is the side by which the police car comes onto Don's card. F-4.6"""

    via: str


class Flee(Action, frozen=True):
    """`place` is the one before the escape card. F-3.4"""

    place: str


class Blast(Action, frozen=True):
    """`place` is the one before the wall. F-4.10"""

    place: str


class PlaceEscape(Action, frozen=True):
    """F-6.2"""

    border: str


class Lay(Action, frozen=True):
    """`rotation` counts quarter turns clockwise. F-4.4, F-7.4"""

    card: str
    rotation: int
    cell: str


class BombBehind(Action, frozen=True):
    """F-4.7"""


class LetBeCaught(Action, frozen=True):
    """F-4.7"""


class Draw(Action, frozen=True):
    """F-7.2"""


class ThreePointTurn(Action, frozen=True):
    """F-7.6"""

    place: str


class LayEscape(Action, frozen=True):
    """F-8.2, F-9.2"""

    colour: str
    border: str


class BoostDrive(Action, frozen=True):
    """It is the first step of a boost. F-9.3"""

    place: str


class BoostBreak(Action, frozen=True):
    """F-9.4"""


class BoostStep(Action, frozen=True):
    """F-9.3"""

    place: str


class BoostStop(Action, frozen=True):
    """F-9.3"""


FalconiAction: TypeAlias = (
    Drive
    | Catch
    | Flee
    | Blast
    | PlaceEscape
    | Lay
    | BombBehind
    | LetBeCaught
    | Draw
    | ThreePointTurn
    | LayEscape
    | BoostDrive
    | BoostBreak
    | BoostStep
    | BoostStop
)
