"""The papers check: what of a verdict holds, point by point, and which cards of the hand are to blame. RULES.md W-8."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from omerta.games.wallet.box import Character
from omerta.games.wallet.components import (
    CHARACTER_INDEX,
    CHARACTER_OF,
    CURRENCIES,
    CURRENCY_OF,
    FACES,
    IS_NOTE,
    TRAITS,
    VALUES,
    WEALTH_LIMIT_CENTS,
)
from omerta.games.wallet.values import Guilt, Verdict

Mark: TypeAlias = Literal["good", "bad", "open"]
"""It holds, it fails, or it is not tested because the papers name nobody. W-8.8"""

ID_GUILT: Final[tuple[Guilt, ...]] = ("no_id", "too_many_ids", "agent_needs_second_id")
AMOUNT_GUILT: Final[tuple[Guilt, ...]] = ("too_poor", "too_rich")
CURRENCY_GUILT: Final[tuple[Guilt, ...]] = ("currencies",)


def mark(verdict: Verdict, reasons: Sequence[Guilt]) -> Mark:
    """Does a point hold that fails for these reasons? W-8.3 to W-8.8"""
    if any(reason in verdict.guilt for reason in reasons):
        return "bad"
    return "open" if verdict.person is None and reasons != ID_GUILT else "good"


def is_on_the_edge(verdict: Verdict, coin: int) -> bool:
    """Exactly the limit in notes and jewels: the coin makes it too much, for all but who must have more. W-8.9"""
    who = _person(verdict)
    return verdict.cents - coin == WEALTH_LIMIT_CENTS and (who is None or who.wealth == "max")


def blamed(hand: Sequence[int], verdict: Verdict, exchanged: tuple[int, int] | None) -> tuple[Guilt | None, ...]:
    """Why each of these faces is to blame, or None. An exchanged note lies apart with its new currency. W-8, W-6.15"""
    surplus = _surplus(hand, verdict, exchanged) if "currencies" in verdict.guilt else ()
    return tuple([_blame(face, verdict.guilt, surplus) for face in hand])


def _blame(face: int, guilt: Sequence[Guilt], surplus: Sequence[int]) -> Guilt | None:
    """IDs for being too many or too few, notes of surplus currencies, tools that somebody else may carry. W-8.8"""
    if CURRENCY_OF[face] in surplus:
        return "currencies"
    fitting = ID_GUILT if CHARACTER_OF[face] >= 0 else (FACES[face],)
    return next((reason for reason in guilt if reason in fitting), None)


def _surplus(hand: Sequence[int], verdict: Verdict, exchanged: tuple[int, int] | None) -> tuple[int, ...]:
    """The currencies that one would miss least: all but as many of the dearest as are allowed. W-8.3 to W-8.7"""
    who = _person(verdict)
    assert who is not None, "nobody has too many currencies"
    worth = [0] * len(CURRENCIES)
    for face in filter(IS_NOTE.__getitem__, hand):
        worth[CURRENCY_OF[face]] += VALUES[face]
    if exchanged is not None:
        note, currency = exchanged
        worth[currency] += VALUES[note]
    dearest = sorted(range(len(CURRENCIES)), key=lambda currency: -worth[currency])
    return tuple(dearest[who.currency_limit :])


def _person(verdict: Verdict) -> Character | None:
    return None if verdict.person is None else TRAITS[CHARACTER_INDEX[verdict.person]]
