"""Here stands how the easy one weighs its actions: by the identity it holds, one fault at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from omerta.games.wallet.actions import (
    AtmDeposit,
    AtmDraw,
    Birthday,
    Buy,
    Draw,
    Exchange,
    Flip,
    Gift,
    Give,
    Pass,
    PayDone,
    Play,
    Put,
    ReturnChip,
    Stash,
    TakeId,
    WalletAction,
)
from omerta.games.wallet.bots.cards import MONEY_BITS, UNIT_OF, faces_in, held
from omerta.games.wallet.bots.ending import Ending
from omerta.games.wallet.bots.plans import innocent_wealth
from omerta.games.wallet.bots.situation import Situation
from omerta.games.wallet.components import (
    BADGE,
    CHARACTER_OF,
    CREDIT_CARD,
    CURRENCY_OF,
    FACE_INDEX,
    ID_OF,
    SECRET_AGENT,
    TOOL_FACE,
    TRAITS,
    VALUES,
    WEALTH_LIMIT,
)

_SORTING: Final = 5
"""Currencies are looked at when so many timers are left."""
_LATE: Final = 3
_MODEST: Final = 200
"""An innocent with so much wants the end, with less only when it is near."""

_BRINGING: Final = ("happy_birthday", "stolen")
"""Special cards that do what drawing does, and more."""


def easy_values(situation: Situation, legal: Sequence[WalletAction]) -> list[float]:
    return [_value(situation, action) for action in legal]


def _value(situation: Situation, action: WalletAction) -> float:
    hand = situation.hand
    match action:
        case Flip():
            return 3.0 if _is_content(situation) else 0.0
        case Put() | Give():
            return 2.0 * (FACE_INDEX[action.card] in faults(hand, situation.timers))
        case Buy():
            return 1.5 * _lacks_id(hand)
        case Draw():
            return 1.0
        case Play():
            return 2.5 * _is_obvious(situation, action.special)
        case Gift():
            return 1.0 * (FACE_INDEX[action.card] in faults(hand, situation.timers))
        case PayDone():
            return 1.0
        case TakeId() | Birthday():
            kept = f"id:{action.character}" if isinstance(action, TakeId) else action.keep
            return float(innocent_wealth(hand + UNIT_OF[kept]))
        case Pass() | Stash() | AtmDeposit() | AtmDraw() | Exchange():
            return _end_value(situation, action)
        case ReturnChip():
            return -action.value
        case _:
            return 0.0


def _is_obvious(situation: Situation, special: str) -> bool:
    """A card that rids it of a fault by itself, or brings one where it wants one."""
    if special == "gain_time":
        return innocent_wealth(situation.hand) < 0
    if special in _BRINGING:
        return not faults(situation.hand, situation.timers) and not _is_content(situation)
    return special == "gift" and bool(faults(situation.hand, situation.timers))


def _is_content(situation: Situation) -> bool:
    wealth = innocent_wealth(situation.hand)
    return wealth >= _MODEST or (wealth >= 0 and situation.timers < _LATE)


def _end_value(situation: Situation, action: Pass | Stash | AtmDeposit | AtmDraw | Exchange) -> float:
    """Mends what one card can mend; money is not worth a card. In a turn, passing is the last thing to do."""
    if situation.timers:
        return -1.0
    innocent = Ending(situation).value(action) > 0
    return innocent + 0.5 * isinstance(action, Pass)


def identity(hand: int) -> int | None:
    """The person whose ID is held; the Secret Agent if he is among several, else whoever comes first."""
    characters = [character for character, face in enumerate(ID_OF) if held(hand, face)]
    if not characters:
        return None
    ids = sum([held(hand, face) for face in ID_OF])
    return SECRET_AGENT if ids > 1 and SECRET_AGENT in characters else characters[0]


def _lacks_id(hand: int) -> bool:
    """Is the seat nobody yet, or a Secret Agent without a second ID?"""
    ids = sum([held(hand, face) for face in ID_OF])
    return not ids or (ids == 1 and held(hand, ID_OF[SECRET_AGENT]) == 1)


def faults(hand: int, timers: int) -> list[int]:
    """The faces that the person of the hand must not carry."""
    character = identity(hand)
    wrong = [tool for tool in (CREDIT_CARD, BADGE) if held(hand, tool) and not _may_carry(character, tool)]
    if character is None:
        return wrong
    if character != SECRET_AGENT:
        wrong += [face for face in faces_in(hand) if _is_surplus_id(hand, face, character)]
    return wrong or _money_faults(hand, character, timers)


def _may_carry(character: int | None, tool: int) -> bool:
    return character is not None and TOOL_FACE.get(TRAITS[character].tool) == tool


def _is_surplus_id(hand: int, face: int, character: int) -> bool:
    own = CHARACTER_OF[face] == character
    return CHARACTER_OF[face] >= 0 and (not own or held(hand, face) > 1)


def _money_faults(hand: int, character: int, timers: int) -> list[int]:
    money = faces_in(hand & MONEY_BITS)
    traits = TRAITS[character]
    excess = sum([VALUES[face] * held(hand, face) for face in money]) - WEALTH_LIMIT
    if traits.wealth == "max" and excess >= 0:
        enough = [face for face in money if VALUES[face] > excess]
        return [min(enough, key=VALUES.__getitem__)] if enough else money
    notes = [face for face in money if CURRENCY_OF[face] >= 0]
    currencies = {CURRENCY_OF[face] for face in notes}
    if traits.currency_limit and len(currencies) > traits.currency_limit and timers <= _SORTING:
        return [min(notes, key=VALUES.__getitem__)]
    return []
