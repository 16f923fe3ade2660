"""Environments number every action that can ever be legal, in a fixed order. RULES.md F-11.2."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from omerta.games.falconi.actions import FalconiAction
from omerta.games.falconi.options import FalconiOptions
from omerta.games.falconi.rules.groups import (
    BLASTS,
    BOMB_BEHIND,
    BOOST_BREAK,
    BOOST_DRIVES,
    BOOST_STEPS,
    BOOST_STOP,
    CATCHES,
    DRAW,
    DRIVES,
    FLEES,
    LAY_ESCAPES,
    LAYS,
    LET_BE_CAUGHT,
    PLACE_ESCAPES,
    TURNS_TO,
    Actions,
)
from omerta.games.falconi.rules.variant import Variant, variant_of


@lru_cache(maxsize=8)
def catalogue(options: FalconiOptions, seats: int) -> Sequence[FalconiAction]:
    """Kind by kind in list order. F-4, F-7"""
    variant = variant_of(options, seats)
    groups = _second(variant) if variant.is_second else _first(variant)
    return tuple([group.actions[0] for group in groups])


def _first(variant: Variant) -> Iterable[Actions]:
    """Lists the actions of principle I. F-4 to F-6"""
    yield from DRIVES
    yield from CATCHES
    if variant.has_escapes:
        yield from FLEES.values()
    yield from BLASTS
    if variant.has_escapes:
        yield from PLACE_ESCAPES.values()
    yield from _lays()
    yield BOMB_BEHIND
    yield LET_BE_CAUGHT


def _second(variant: Variant) -> Iterable[Actions]:
    """Lists the actions of principle II. F-7 to F-9"""
    yield DRAW
    yield from _lays()
    yield from DRIVES
    yield from FLEES.values()
    yield from TURNS_TO
    for positions in LAY_ESCAPES:
        yield from positions.values()
    if variant.boosts:
        yield from BOOST_DRIVES
        yield BOOST_BREAK
    yield from PLACE_ESCAPES.values()
    if variant.boosts:
        yield from BOOST_STEPS
        yield BOOST_STOP


def _lays() -> Iterable[Actions]:
    for cells in LAYS:
        yield from cells
