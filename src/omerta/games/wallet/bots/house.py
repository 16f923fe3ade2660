"""Here stands how the house weighs its actions, decision by decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from omerta.games.wallet.actions import (
    AtmDeposit,
    AtmDraw,
    Birthday,
    Buy,
    Check,
    Draw,
    Exchange,
    Flip,
    Gift,
    Give,
    GiveBack,
    GiveNothing,
    Keep,
    NoMatch,
    Pass,
    PayAdd,
    PayDone,
    Play,
    Put,
    ReturnChip,
    Stash,
    Take,
    TakeId,
    Target,
    WalletAction,
    Wish,
)
from omerta.games.wallet.bots import picks
from omerta.games.wallet.bots.cards import UNIT_OF
from omerta.games.wallet.bots.ending import Ending, suspicion
from omerta.games.wallet.bots.regular import quick_score
from omerta.games.wallet.bots.situation import Situation
from omerta.games.wallet.bots.turns import action_values, turn_values
from omerta.games.wallet.bots.wishing import Wishes


def house_values(situation: Situation, legal: Sequence[WalletAction]) -> list[float]:
    if situation.own.paying is not None:
        return picks.payment_values(situation, legal)
    match situation.view.phase:
        case "turn":
            return turn_values(situation, legal)
        case "action":
            return action_values(situation, legal)
        case "end_first" | "gain_time_action" | "end_cards":
            return ending_values(Ending(situation), legal)
        case "wish":
            wishes = Wishes(situation)
            return [wishes.of(action) if isinstance(action, Wish) else 0.0 for action in legal]
        case _:
            return [pick_value(situation, action) for action in legal]


def ending_values(ending: Ending, legal: Sequence[WalletAction]) -> list[float]:
    """When the last timer is turned. W-7"""
    return [_ending_value(ending, action) for action in legal]


def _ending_value(ending: Ending, action: WalletAction) -> float:
    match action:
        case Play():
            # Only for something: a card that changes nothing is kept.  W-6.12
            extra = ending.best_extra()
            return extra if extra > ending.as_it_is() else -1.0
        case Draw() | Put() | Buy():
            return ending.extra_value(action)
        case Pass() | Stash() | AtmDeposit() | AtmDraw() | Exchange():
            return ending.value(action) + (0.5 if isinstance(action, Pass) else 0.0)
        case _:
            raise AssertionError(f"{action} at the end of a round")


def pick_value(situation: Situation, action: WalletAction) -> float:
    """Choices that a card, or somebody else's card, asks for."""
    match action:
        case Give():
            return situation.score(situation.hand - UNIT_OF[action.card])
        case Take():
            return quick_score(situation, situation.hand + UNIT_OF[action.card])
        case TakeId():
            return picks.id_value(situation, action)
        case Birthday():
            return picks.birthday_value(situation, action)
        case Target():
            return picks.target_value(situation, action)
        case Keep() | GiveBack():
            return picks.inspection_value(situation, keep=isinstance(action, Keep))
        case Gift():
            return picks.gift_value(situation, action)
        case Check():
            cards, odds = suspicion(situation, action.seat)
            return cards + odds / 10
        case ReturnChip():
            return -action.value
        case GiveNothing() | NoMatch():
            return 0.0
        case Draw() | Put() | Buy() | Flip() | Pass() | Play() | PayAdd() | PayDone() | Wish():
            raise AssertionError(f"{action} in the phase {situation.view.phase}")
        case Stash() | AtmDeposit() | AtmDraw() | Exchange():
            raise AssertionError(f"{action} in the phase {situation.view.phase}")
        case _:
            assert_never(action)
