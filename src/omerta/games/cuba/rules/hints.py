"""Hand-overs that do not fit, found in what everybody has heard. RULES.md C-5.15."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from omerta.games.cuba.components import KINDS
from omerta.games.cuba.options import CubaOptions
from omerta.games.cuba.rules.naming import value_name
from omerta.games.cuba.seen import Hint
from omerta.games.cuba.state import NOBODY, CubaState
from omerta.games.cuba.talk import SLOT_INDEX

COUNTS: Final = ("diamonds", "chips", *KINDS)

Word: TypeAlias = Callable[[str], str | None]
"""A seat's latest word on the slot of this name, or None. C-5.12"""

_SLOTS: Final = tuple((count, f"pass.{count}", f"recv.{count}") for count in COUNTS)


def hints(state: CubaState) -> tuple[Hint, ...]:
    """They follow from the current claims alone, where the option asks for them. C-5.15"""
    if not marks_breaks(state.options):
        return ()
    return tuple(hint for giver in range(1, state.seats - 1) for hint in _breaks(state, giver))


def marks_breaks(options: CubaOptions) -> bool:
    """Does the board mark where stories break? In one room it hears none. C-5.15, C-12.3"""
    return options.contradiction_hints != "off" and options.talk_mode != "room"


def hand_over(giver: Word, taker: Word) -> Iterator[tuple[str, int, int]]:
    """Each count of which both speak: what is said to have been passed on, and to have been received. C-5.15"""
    for count, pass_slot, recv_slot in _SLOTS:
        received, passed = _number(taker(recv_slot)), _number(giver(pass_slot))
        if passed is None and count == "diamonds":
            passed = _diamonds_left(giver)
        if passed is not None and received is not None:
            yield count, passed, received


def _breaks(state: CubaState, giver: int) -> Iterator[Hint]:
    """What the giver says he passed on, and what his left neighbour says he got. C-5.15"""
    for count, passed, received in hand_over(_words(state, giver), _words(state, giver + 1)):
        if passed != received:
            yield Hint(state.seat_of(giver), state.seat_of(giver + 1), count, passed, received)


def _diamonds_left(word: Word) -> int | None:
    """What follows from "I got so many" and "I took this". C-5.15"""
    received, took = _number(word("recv.diamonds")), word("took")
    if received is None or took is None:
        return None
    what, _, count = took.partition(":")
    if what != "diamonds":
        return received
    return received - int(count) if count.isdecimal() else None


def _words(state: CubaState, position: int) -> Word:
    claims = state.claims[position]

    def word(name: str) -> str | None:
        slot = SLOT_INDEX[name]
        return None if claims[slot] == NOBODY else value_name(slot, claims[slot])

    return word


def _number(value: str | None) -> int | None:
    return None if value is None else int(value)
