"""Here stands whom a hand could make: for each person the actions it still takes, and what it would be worth."""

from __future__ import annotations

from functools import lru_cache
from math import pow
from typing import Final, NamedTuple

from omerta.games.wallet.bots.cards import MONEY_BITS, held
from omerta.games.wallet.bots.keeping import purse
from omerta.games.wallet.components import (
    BADGE,
    CHARACTER_INDEX,
    CREDIT_CARD,
    ID_OF,
    ID_PRICE,
    JOHN_SMITH,
    POLICEMAN,
    SECRET_AGENT,
    TOOL_FACE,
    TRAITS,
)

TURNS_A_TIMER: Final = 0.65
"""It says how many turns of one's own a running timer stands for."""
_PATIENCE: Final = 0.72
_TOO_LATE: Final = 0.35

_BUY: Final = 1.3
_BUY_AGENT: Final = 1.6
_FIND: Final = 2.5
_SECOND_ID: Final = 2.0

_MILLIONAIRE: Final = CHARACTER_INDEX["millionaire"]
_BONUS: Final[dict[int, float]] = {JOHN_SMITH: 0.9, POLICEMAN: 1.2}
"""A tool in the right hands is worth so much more."""
_MILLIONAIRE_BONUS: Final = 1.0
_INNOCENCE: Final = 3.0


class Plan(NamedTuple):
    actions: float
    value: float
    character: int
    wealth: int


@lru_cache(maxsize=1 << 15)
def plans(hand: int, can_buy: bool) -> tuple[Plan, ...]:
    """Gives the ways to innocence, for every person; `can_buy`: is there an ID left in the pocket?"""
    money = hand & MONEY_BITS
    ids = sum([held(hand, face) for face in ID_OF])
    tools = held(hand, CREDIT_CARD) + held(hand, BADGE)
    as_is = purse(money)
    affordable = can_buy and as_is.total >= ID_PRICE
    after_buying = purse(money, paid=True) if affordable else as_is
    found: list[Plan] = []
    for character, traits in enumerate(TRAITS):
        has_id = held(hand, ID_OF[character]) > 0
        fitting = held(hand, TOOL_FACE[traits.tool]) if traits.tool else 0
        actions = float(tools - fitting) + _id_actions(character, ids, has_id, affordable)
        value = _INNOCENCE + (
            _BONUS.get(character, 0.0) if fitting else _MILLIONAIRE_BONUS * (character == _MILLIONAIRE)
        )
        means = as_is if has_id else after_buying
        keepings = means.rich if traits.wealth == "above" else means.modest if traits.currency_limit else means.jewelled
        for given_up, wealth in keepings:
            found.append(Plan(actions + given_up, value + wealth / 100, character, wealth))
    return tuple(found)


def _id_actions(character: int, ids: int, has_id: bool, affordable: bool) -> float:
    """Counts the actions to have this person's ID, and for everybody but the Secret Agent no other. W-8.2"""
    if character == SECRET_AGENT:
        missing = 0.0 if has_id else _BUY_AGENT if affordable else _FIND
        return missing + _SECOND_ID * max(0, 2 - ids - (not has_id))
    return ids - 1 if has_id else ids + (_BUY if affordable else _FIND)


def worth(plan: Plan, timers: int) -> float:
    """Every action may fail, and those beyond one's last turn hardly come."""
    late = max(0.0, plan.actions - TURNS_A_TIMER * timers)
    return plan.value * pow(_PATIENCE, plan.actions) * pow(_TOO_LATE, late)


@lru_cache(maxsize=1 << 16)
def score(hand: int, timers: int, can_buy: bool) -> float:
    """Says what the hand promises: the best of its plans."""
    return max([worth(plan, timers) for plan in plans(hand, can_buy)])


def best_plan(hand: int, timers: int, can_buy: bool) -> Plan:
    return max(plans(hand, can_buy), key=lambda plan: worth(plan, timers))


@lru_cache(maxsize=1 << 16)
def innocent_wealth(hand: int) -> int:
    """Counts in GE what the hand is worth if the police came now; -1 for the guilty. A plan without an action left is
    no plan but a fact."""
    ready = [plan.wealth for plan in plans(hand, False) if not plan.actions]
    return ready[0] if ready else -1
