"""These are plain values that events and views share. RULES.md F-2, F-3, F-11, F-12."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from omerta.contract import Seat
from omerta.games.falconi.box import CarId, Side

Phase: TypeAlias = Literal["advance", "drive", "place_escape", "lay", "react", "action", "boost", "over"]
"""It says what is asked: the kinds of decisions, and the end. F-11.1"""

Ending: TypeAlias = Literal["caught", "don_blocked", "police_out", "escaped", "nightfall"]
"""F-3.1 to F-3.5"""

Departure: TypeAlias = Literal["blocked", "no_card", "overtaken"]
"""It says why a car is out. F-3.7, F-4.3, F-9.5"""

Axis: TypeAlias = Literal["NS", "EW"]
"""The street that is left of a blasted card. F-4.11"""

Colour: TypeAlias = Literal["green", "blue", "yellow"]
"""An escape card has one of these colours. F-6.2"""


class CarSeen(msgspec.Struct, frozen=True):
    """A car that takes part, as everybody sees it.

    `place` is None at the start and when it is out. `reserve` are the open cards, in list order; `hidden` counts the
    face-down ones. `exits` are the border positions by which it may leave its start. `ends` are the open ends it
    reaches, in principle II with three-point turns; an open exit of a car at its start is there under its border name.
    `path` is where it drove in its latest turn, from where it stood; `driven` and `laid` count steps and cards.
    """

    car: CarId
    seat: Seat
    place: str | None
    is_out: bool
    reserve: tuple[str, ...]
    hidden: int
    exits: tuple[str, ...]
    ends: tuple[str, ...]
    path: tuple[str, ...]
    driven: int
    laid: int


class CatchSeen(msgspec.Struct, frozen=True):
    """A catch that Don may still answer. F-4.7"""

    car: CarId
    via: Side


class BoostSeen(msgspec.Struct, frozen=True):
    """This is a running boost. `overtaking` is the car on whose place Don stands: he must go on. F-9.3 to F-9.5"""

    steps_left: int
    overtaking: CarId | None
    has_overtaken: bool


class Preview(msgspec.Struct, frozen=True):
    """This is what a street card would do if it were laid so.

    In principle I the choices that it leaves in the drive: without any the car is out. `blocks` are the cars that it
    would put out if the turn ended there. F-4.5, F-3.6
    """

    card: str
    rotation: int
    cell: str
    drives: tuple[str, ...]
    catches: tuple[Side, ...]
    flees: tuple[str, ...]
    blasts: tuple[str, ...]
    blocks: tuple[CarId, ...]


class Hidden(msgspec.Struct, frozen=True):
    """Don's face-down cards: his own while the game runs, everybody's afterwards. F-12.3, F-12.8"""

    reserve: tuple[str, ...]
    secret: Colour | None
    previews: tuple[Preview, ...] = ()
