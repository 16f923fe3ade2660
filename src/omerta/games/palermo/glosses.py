"""These structs are what `gloss.py` gives a page beside the view. RULES.md P-1 to P-7"""

from __future__ import annotations

import msgspec


class Chips(msgspec.Struct, frozen=True):
    laid: int
    """So many are on the board, or were there before they were collected. P-2.2"""
    collected: int
    """So many lie on the tracker. P-3.5"""


class Marker(msgspec.Struct, frozen=True):
    """P-7.5"""

    field: int
    laps: int


class Walk(msgspec.Struct, frozen=True):
    """The sum of a move: the allowance less steps and fines is what is left. P-4.4, P-5.1, P-6.6"""

    steps: int
    left: int
    """The points that pay, if stopping there pays at all, and are lost otherwise. P-4.5"""
    fine: int
    """What policemen take for the last of the steps. P-4.4"""


class PalermoGloss(msgspec.Struct, frozen=True):
    is_racing: bool
    """The city stands, and the crooks are in it. P-3.1"""

    houses: tuple[str, ...]
    """The fields that are built over, where nobody ever walks. P-4.1"""

    venues: int
    """How many there are once every chip lies on the board. P-2.8"""

    venues_marked: int
    """How many have got a chip so far."""

    chips_each: int
    """How many every seat has. P-1.2"""

    chips: tuple[Chips, ...]
    """They are listed by seat."""

    markers: tuple[Marker, ...]
    """It says by seat where its money marker stands."""

    walks: tuple[Walk, ...]
    """There is one for each node of `reach`, in their order."""
