"""A tempo says how a table runs besides the fixed lengths of its clocks: an evening, or by the way over days.

It is settled before the deal and stands in the header, so every deadline follows from the record. A table in no hurry
has none.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from omerta.contract import Seat

Milliseconds: TypeAlias = Annotated[int, Meta(ge=0)]
Minute: TypeAlias = Annotated[int, Meta(ge=0, lt=1440)]


class Sleep(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Somebody sleeps from one minute of the day to another, in UTC; the end may be on the next day."""

    start: Minute
    end: Minute


class Tempo(Struct, frozen=True, kw_only=True, tag_field="kind", forbid_unknown_fields=True):
    """`clocks` names the clocks that it times, where a person is asked; all others keep their lengths."""

    clocks: tuple[str, ...]


class Evening(Tempo, frozen=True, kw_only=True, tag="evening"):
    """Every seat has a bank. A decision first uses up its `increment`, then the bank; what is left of the increment
    lapses. A clock for several seats at once runs for the length `together` and touches no bank: else it would tell
    who of them has answered."""

    bank: Milliseconds
    increment: Milliseconds
    together: Milliseconds


class ByTheWay(Tempo, frozen=True, kw_only=True, tag="by_the_way"):
    """Every clock runs for one length, which passes only while those who are asked are awake. `sleep` has an entry for
    every seat."""

    length: Milliseconds
    sleep: tuple[Sleep | None, ...] = ()


AnyTempo: TypeAlias = Evening | ByTheWay


def seated(tempo: AnyTempo | None, places: Sequence[Seat]) -> AnyTempo | None:
    """The same tempo for people who have changed places: for each new seat, the seat before."""
    if not isinstance(tempo, ByTheWay) or not tempo.sleep:
        return tempo
    return msgspec.structs.replace(tempo, sleep=tuple(tempo.sleep[seat] for seat in places))
