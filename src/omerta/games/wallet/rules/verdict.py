"""The verdict, innocent or guilty, is what the police make of a hand and a coin. RULES.md W-8.

Pure: a function of faces and figures, so that a seat can ask it about its own hand at any time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from omerta.games.wallet.box import Character
from omerta.games.wallet.components import (
    BADGE,
    CREDIT_CARD,
    CURRENCY_OF,
    ID_OF,
    JEWELS,
    MONEY,
    NOTES,
    SECRET_AGENT,
    TOOL_FACE,
    TRAITS,
    VALUES,
    WEALTH_LIMIT_CENTS,
)
from omerta.games.wallet.state import NOBODY
from omerta.games.wallet.values import Guilt, Verdict

_TOOLS: Final[tuple[tuple[Guilt, int], ...]] = (("credit_card", CREDIT_CARD), ("badge", BADGE))
_TOOL_OF: Final = tuple(TOOL_FACE.get(who.tool, NOBODY) for who in TRAITS)


def verdict(hand: Sequence[int], coin: int, exchanged: int = NOBODY, currency: int = NOBODY) -> Verdict:
    """Says what the police would find: the counts of each face in hand, the coin, the exchanged note's new currency.

    Cards under Secret Stash or on the ATM have left the hand and count for nothing. W-8.1, W-6.13, W-6.14
    """
    cents = 100 * money(hand, exchanged) + coin
    currencies = _currencies(hand, currency)
    ids = sum(hand[face] for face in ID_OF)
    person = _person(hand, ids)
    if person == NOBODY:
        # Nobody is being tested, so there is one reason alone.  W-8.8
        return Verdict(False, None, ("no_id",) if not ids else ("too_many_ids",), cents, currencies, ids)
    guilt = _guilt(hand, person, cents, currencies, ids)
    return Verdict(not guilt, TRAITS[person].id, guilt, cents, currencies, ids)


def money(hand: Sequence[int], exchanged: int = NOBODY) -> int:
    """Counts notes and jewels in GE; an exchanged note keeps its value. W-8.1, W-6.15"""
    total = VALUES[exchanged] if exchanged != NOBODY else 0
    for face in MONEY:
        if hand[face]:
            total += hand[face] * VALUES[face]
    return total


def _currencies(hand: Sequence[int], new_currency: int) -> int:
    """Counts different currencies among the notes; jewels and the coin are none. W-8.1, WR-26"""
    found = 0 if new_currency == NOBODY else 1 << new_currency
    for face in NOTES:
        if hand[face]:
            found |= 1 << CURRENCY_OF[face]
    return found.bit_count()


def _person(hand: Sequence[int], ids: int) -> int:
    """Says who the papers say one is; there is no choice in this. W-8.2, WR-27"""
    if ids == 1:
        return next(character for character, face in enumerate(ID_OF) if hand[face])
    return SECRET_AGENT if ids and hand[ID_OF[SECRET_AGENT]] else NOBODY


def _guilt(hand: Sequence[int], person: int, cents: int, currencies: int, ids: int) -> tuple[Guilt, ...]:
    """Every condition of the person that fails, in the order in which it is reported. W-8.3 to W-8.8"""
    who = TRAITS[person]
    guilt: list[Guilt] = []
    if ids < who.ids_min:
        guilt.append("agent_needs_second_id")
    guilt.extend(reason for reason, tool in _TOOLS if hand[tool] and tool != _TOOL_OF[person])
    if who.currency_limit and currencies > who.currency_limit:
        guilt.append("currencies")
    guilt.extend(_wealth_guilt(who, cents))
    if sum(hand[face] for face in JEWELS) < who.jewels_min:
        guilt.append("no_jewel")
    return tuple(guilt)


def _wealth_guilt(who: Character, cents: int) -> tuple[Guilt, ...]:
    """The coin tips the scales: exactly 500 in notes and jewels is more than 500. W-8.9, WR-26"""
    if who.wealth == "above":
        return () if cents > WEALTH_LIMIT_CENTS else ("too_poor",)
    return ("too_rich",) if cents > WEALTH_LIMIT_CENTS else ()
