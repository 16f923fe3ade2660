"""Here stands what a seat may do. RULES.md P-2, P-4, P-6, P-8; slots are `a1` to `f6`, fields `A1` to `N14`."""

from __future__ import annotations

from typing import TypeAlias

from omerta.contract import Action
from omerta.games.palermo.values import TileField


class PlaceStart(Action, frozen=True):
    """P-2.1"""

    slot: str


class LayTile(Action, frozen=True):
    """P-2.2: `rotation` counts quarter turns clockwise."""

    kind: str
    slot: str
    rotation: int


class OpenStall(Action, frozen=True):
    """P-2.7: `field` is the tile field that becomes the entrance field."""

    slot: str
    field: TileField


class Claim(Action, frozen=True):
    """P-8.2"""

    slot: str


class SetTarget(Action, frozen=True):
    """P-8.5"""

    slot: str


class PoliceTo(Action, frozen=True):
    """P-6.1"""

    field: str


class PoliceStay(Action, frozen=True):
    """P-6.1"""


class MoveTo(Action, frozen=True):
    """P-4.8: a field, or `START`."""

    field: str


PalermoAction: TypeAlias = PlaceStart | LayTile | OpenStall | Claim | SetTarget | PoliceTo | PoliceStay | MoveTo
