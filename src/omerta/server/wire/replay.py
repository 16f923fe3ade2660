"""What travels of a finished game that is looked at again: values and keys, never prose."""

from __future__ import annotations

from msgspec import Raw, Struct

from omerta.contract import Seat, Truth


class Glimpse(Struct, frozen=True):
    """What a viewer could think of one seat: how likely each kind is, in thousandths that add up to 1000; what is
    possible is never 0. Empty while nothing is decided there. `amount` is the number to expect, in tenths."""

    shares: tuple[int, ...]
    amount: int | None = None


class ReplayStep(Struct, frozen=True):
    """What the viewer was told at one moment. `public` is the same for every viewer at the same moment."""

    public: int
    mind: int
    """What the viewer could think then, as a number in `Replay.minds`."""

    events: tuple[Raw, ...]
    lies: tuple[bool | None, ...]
    """It says for each event whether it was a lie; null for whatever is no statement."""


class Replay(Struct, frozen=True):
    """A finished game as one viewer lived it. Kinds are components of the game, the messages `<field>-<kind>`; ways of
    judging are the messages `replay-way-<way>`."""

    game: str
    number: int
    """The games of a series are numbered from 1 on."""

    viewer: Seat | None
    seating: tuple[Seat, ...]
    """It says for each seat of that game where its player sits at the table now; empty if nobody knows any more."""

    field: str
    kinds: tuple[str, ...]
    ways: tuple[str, ...]
    way: str
    """The one by which `minds` are judged."""

    truth: tuple[Truth, ...]
    minds: tuple[tuple[Glimpse, ...], ...]
    """Each of them about the seats of `truth`, in that order."""

    steps: tuple[ReplayStep, ...]
