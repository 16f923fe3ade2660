"""Here stands why an action is taken, in one sentence: keys `why-...` of text/*.ftl and their arguments. Amounts in
whole GE."""

from __future__ import annotations

from typing import assert_never

from omerta.contract import Text
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
from omerta.games.wallet.bots.cards import MONEY_BITS, UNIT_OF
from omerta.games.wallet.bots.keeping import purse
from omerta.games.wallet.bots.plans import best_plan
from omerta.games.wallet.bots.situation import Situation
from omerta.games.wallet.components import CHARACTER_OF, CHARACTERS, CURRENCY_OF, FACE_INDEX, VALUES


def forced_reason() -> Text:
    return Text("why-forced")


def reason(situation: Situation, action: WalletAction) -> Text:
    match action:
        case Flip():
            return _flip_reason(situation)
        case Draw():
            return _draw_reason(situation)
        case Put():
            return _put_reason(situation, action.card)
        case Buy():
            return Text("why-buy", {"character": _wanted(situation), "money": _money(situation)})
        case PayAdd() | PayDone():
            return _payment_reason(situation, action)
        case TakeId():
            return Text("why-take-id", {"character": action.character})
        case Pass() | Stash() | AtmDeposit() | AtmDraw() | Exchange():
            return _end_reason(situation, action)
        case Play() | Birthday() | Give() | GiveNothing() | Take() | Target() | Keep() | GiveBack():
            return _special_reason(situation, action)
        case Gift() | Wish() | NoMatch() | Check() | ReturnChip():
            return _special_reason(situation, action)
        case _:
            assert_never(action)


def _flip_reason(situation: Situation) -> Text:
    found = situation.own.verdict
    if not found.innocent:
        return Text("why-flip-guilty", {"timers": situation.timers})
    return Text("why-flip-innocent", {"character": found.person, "money": found.cents // 100})


def _draw_reason(situation: Situation) -> Text:
    found = situation.own.verdict
    if found.innocent:
        return Text("why-draw-richer", {"character": found.person, "money": found.cents // 100})
    if not found.ids:
        return Text("why-draw-id", {"wallet": situation.view.wallet})
    return Text("why-draw", {"character": _wanted(situation)})


def _put_reason(situation: Situation, card: str) -> Text:
    """Says what is wrong with the card for the person that the rest of the hand is to make."""
    face = FACE_INDEX[card]
    wanted = _wanted(situation, without=card)
    if CHARACTER_OF[face] >= 0:
        return Text("why-put-id", {"card": card, "character": wanted, "ids": situation.own.verdict.ids})
    if not VALUES[face]:
        return Text("why-put-tool", {"card": card, "character": wanted})
    if CURRENCY_OF[face] >= 0 and situation.own.verdict.currencies > 2:
        return Text("why-put-currency", {"card": card, "currencies": situation.own.verdict.currencies})
    return Text("why-put-money", {"card": card, "money": _money(situation)})


def _payment_reason(situation: Situation, action: PayAdd | PayDone) -> Text:
    paid = sum([VALUES[FACE_INDEX[card]] for card in situation.own.paying or ()])
    if isinstance(action, PayDone):
        return Text("why-pay-done", {"paid": paid})
    return Text("why-pay", {"card": action.card, "paid": paid})


def _special_reason(
    situation: Situation,
    action: Play
    | Birthday
    | Give
    | GiveNothing
    | Take
    | Target
    | Keep
    | GiveBack
    | Gift
    | Wish
    | NoMatch
    | Check
    | ReturnChip,
) -> Text:
    match action:
        case Play():
            if action.special == "gain_time":
                return Text("why-gain-time")
            return Text("why-special", {"special": action.special, "character": _wanted(situation)})
        case Birthday():
            return Text("why-birthday", {"card": action.keep})
        case Give():
            return Text("why-give", {"card": action.card})
        case GiveNothing() | NoMatch():
            return forced_reason()
        case Take():
            return Text("why-take", {"card": action.card})
        case Target():
            return Text("why-target", {"seat": action.seat, "cards": situation.view.players[action.seat].cards})
        case Keep() | GiveBack():
            return Text("why-keep" if isinstance(action, Keep) else "why-give-back", {"card": situation.own.inspected})
        case Gift():
            return Text("why-gift", {"card": action.card, "seat": action.seat})
        case Wish():
            return Text("why-wish", {"seat": action.seat, "request": action.request})
        case Check():
            return Text("why-check", {"seat": action.seat, "cards": situation.view.players[action.seat].cards})
        case ReturnChip():
            return Text("why-return-chip", {"value": action.value})


def _end_reason(situation: Situation, action: Pass | Stash | AtmDeposit | AtmDraw | Exchange) -> Text:
    found = situation.own.verdict
    match action:
        case Pass():
            if situation.timers:
                return Text("why-pass")
            if found.innocent:
                return Text("why-end-innocent", {"character": found.person, "money": found.cents // 100})
            return Text("why-end-guilty")
        case Stash():
            return Text("why-stash", {"card": action.card})
        case AtmDeposit():
            return Text("why-atm-deposit", {"card": action.card})
        case AtmDraw():
            return Text("why-atm-draw", {"money": _money(situation)})
        case Exchange():
            return Text("why-exchange", {"card": action.card, "currency": action.currency})


def _wanted(situation: Situation, without: str | None = None) -> str:
    """The person that this hand is best for."""
    hand = situation.hand - (UNIT_OF[without] if without else 0)
    return CHARACTERS[best_plan(hand, situation.timers, situation.can_buy).character]


def _money(situation: Situation) -> int:
    return purse(situation.hand & MONEY_BITS).total
