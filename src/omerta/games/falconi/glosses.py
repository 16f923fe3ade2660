"""These structs are what `gloss.py` gives a page beside the view. RULES.md F-2, F-4.6, F-7, F-10.1, F-11.5, FR-37"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from omerta.contract import Seat
from omerta.games.falconi.box import CarId, Side

Way: TypeAlias = tuple[str, ...]


class CarGloss(msgspec.Struct, frozen=True):
    """A car that is still in the game."""

    distance: int | None
    """The steps from a police car into Don's place; None: none lead there. F-4.6"""
    is_hunting: bool
    """It can catch Don in this turn, or has declared it. F-4.6, F-7.7"""
    walls: tuple[str, ...]
    """These are the cells with a card at which its streets end. F-2.3, F-2.8"""
    entries: tuple[Side, ...]
    """These are the sides of its card from which a lane leads to its place; none at its start. F-2.5"""


class FalconiGloss(msgspec.Struct, frozen=True):
    cars: dict[CarId, CarGloss]
    trail_steps: dict[str, Way]
    """The trail behind Don gives by place the places one step nearer to him, in principle II as far as the actions of a
    turn lead. F-4.6, F-7.7"""
    ways: tuple[Way, ...]
    """It gives for the seat that drives now the way to each place to which its car may drive, from where it
    stands. FR-37"""
    ways_after: tuple[tuple[Way, ...], ...]
    """It gives the seat that lays a card in principle I, by preview, the ways to the places that it leaves. FR-37"""
    catch_via: Side | None
    """It says in principle II by which side one step takes the car whose turn it is into Don's place. F-7.5"""
    actions: int
    """A turn has so many in principle II, else 0. F-7.1"""
    reaction: int
    """These are the usual seconds in which Don answers a catch. F-11.5"""
    next_don: Seat
    """It says who is Don in the next game. F-10.1"""
