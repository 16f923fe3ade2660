"""What the rules make of a view, for whoever draws it: where houses stand, chips and venues, the sum of every walk.

RULES.md P-1.2, P-2.8, P-3.1, P-4.1, P-4.4, P-5.1, P-6.6, P-7.5
"""

from __future__ import annotations

import msgspec

from omerta.games.palermo.geometry.board import names
from omerta.games.palermo.rules.audit import is_building
from omerta.games.palermo.rules.outcome import track_place
from omerta.games.palermo.seen import PalermoView
from omerta.games.palermo.worlds import rebuilt


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


def gloss(view: PalermoView) -> PalermoGloss:
    state = rebuilt(view)
    chips = tuple([Chips(state.chips_laid(seat), state.collected[seat]) for seat in range(state.seats)])
    return PalermoGloss(
        is_racing=not is_building(state),
        houses=names(state.city.houses),
        venues=state.chips() * state.seats,
        venues_marked=sum([each.laid for each in chips]),
        chips_each=state.chips(),
        chips=chips,
        markers=tuple([Marker(*track_place(money)) for money in view.money]),
        walks=_walks(view),
    )


def _walks(view: PalermoView) -> tuple[Walk, ...]:
    """P-4.4, P-4.8, P-5.1"""
    if view.active is None:
        return ()
    allowance = view.allowances[view.active]
    fines = {each.field: each.fines for each in view.reach}
    return tuple(
        [
            Walk(
                steps=each.cost - each.fines,
                left=allowance - each.cost,
                fine=each.fines - (0 if each.via is None else fines[each.via]),
            )
            for each in view.reach
        ]
    )
