"""Hindsight says after the game what each viewer could have known at every moment, and what was said that was not so.

Only a game whose end lays everything open has this piece: whoever looks back may look through any seat, so nothing that
a seat was ever told may still be a secret then. What the viewers knew comes from their views of that moment, the truth
from what a spectator sees after the end; no function here is given a State.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

import msgspec

from omerta.contract.event import Event
from omerta.contract.seat import Seat
from omerta.contract.values import View

V = TypeVar("V", bound=View)


class Odds(msgspec.Struct, frozen=True):
    """This says how likely each kind is on one seat, in the order of `Hindsight.kinds`; empty while nothing is decided
    there."""

    seat: Seat
    shares: tuple[float, ...]
    amount: float | None = None
    """The number to expect, where a kind has one: of stones, of cards."""


class Truth(msgspec.Struct, frozen=True):
    """This is what a seat had, as the end has shown it to everybody; `amount` where its kind has a number."""

    seat: Seat
    kind: str
    amount: int | None = None


@dataclass(frozen=True, kw_only=True)
class Hindsight(Generic[V]):
    kinds: Callable[[V], tuple[str, ...]]
    """The last view of a spectator -> the kinds of things that a seat could have in this game. Their names are those of
    the game's components, `<field>-<kind>`."""

    field: str
    """The kinds have this vocabulary."""

    ways: tuple[str, ...]
    """The ways of judging, each with a name and a help text (`replay-way-<way>`): by what is known for sure, first."""

    odds: Callable[[V, str], tuple[Odds, ...]]
    """A view, a way -> what its viewer could think of every seat that has something to hide, in the game's order; the
    same seats for every view of a game. Equal views give equal odds."""

    truth: Callable[[V], tuple[Truth, ...]]
    """The last view of a spectator -> what those seats had, in the same order."""

    lies: Callable[[V, Sequence[Event]], tuple[bool | None, ...]]
    """The last view of a spectator, and the events as one viewer was told them -> for each of them, whether it was a
    lie; None for whatever is no statement."""
