"""Hand-overs that do not fit, found in what everybody has heard. RULES.md C-5.15."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from omerta.games.cuba.components import KINDS
from omerta.games.cuba.rules.naming import value_name
from omerta.games.cuba.seen import Hint
from omerta.games.cuba.state import NOBODY, CubaState
from omerta.games.cuba.talk import SLOT_INDEX

COUNTS: Final = ("diamonds", "chips", *KINDS)
_PASSED: Final = tuple(SLOT_INDEX[f"pass.{count}"] for count in COUNTS)
_RECEIVED: Final = tuple(SLOT_INDEX[f"recv.{count}"] for count in COUNTS)
_DIAMONDS: Final = SLOT_INDEX["recv.diamonds"]
_TOOK: Final = SLOT_INDEX["took"]


def hints(state: CubaState) -> tuple[Hint, ...]:
    """They follow from the current claims alone, where the option asks for them. C-5.15"""
    if state.options.contradiction_hints == "off" or state.options.talk_mode == "room":
        return ()
    return tuple(hint for giver in range(1, state.seats - 1) for hint in _breaks(state, giver))


def _breaks(state: CubaState, giver: int) -> Iterator[Hint]:
    """What the giver says he passed on, and what his left neighbour says he got. C-5.15"""
    for place, count in enumerate(COUNTS):
        received = _number(state, giver + 1, _RECEIVED[place])
        passed = _number(state, giver, _PASSED[place])
        if passed is None and count == "diamonds":
            passed = _diamonds_left(state, giver)
        if passed is not None and received is not None and passed != received:
            yield Hint(state.seat_of(giver), state.seat_of(giver + 1), count, passed, received)


def _diamonds_left(state: CubaState, giver: int) -> int | None:
    """What follows from "I got so many" and "I took this". C-5.15"""
    received, took = _number(state, giver, _DIAMONDS), state.claims[giver][_TOOK]
    if received is None or took == NOBODY:
        return None
    what, _, count = value_name(_TOOK, took).partition(":")
    if what != "diamonds":
        return received
    return received - int(count) if count.isdecimal() else None


def _number(state: CubaState, position: int, slot: int) -> int | None:
    """The count a seat claims now."""
    value = state.claims[position][slot]
    return None if value == NOBODY else int(value_name(slot, value))
