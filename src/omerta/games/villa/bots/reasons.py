"""Here stands why an action is taken, in one sentence: keys `why-...` of text/*.ftl and their arguments."""

from __future__ import annotations

from typing import TypeAlias

from omerta.contract import Argument, Text
from omerta.games.villa.actions import GiveBonus, Pass, Plan, PlayMatch, PlayPair, Ready, SetHandicap, Swap
from omerta.games.villa.bots.bonuses import has_colour
from omerta.games.villa.bots.casual import meets_hint, seat_at
from omerta.games.villa.bots.situation import Situation
from omerta.games.villa.bots.turns import CardTurn
from omerta.games.villa.components import IS_JOKER, KIND_INDEX
from omerta.kit.ring import following

_Args: TypeAlias = dict[str, Argument]


def careful_plan_reason(situation: Situation, plan: Plan) -> Text:
    """Says what the attack is expected to waste, about so many cards, and what the back tells about it."""
    tenths = round(situation.expected_cost(plan.target, plan.leader) / 10)
    waste: _Args = {"leader": plan.leader, "cards": round(tenths / 10), "tenths": tenths}
    guard = situation.guard(plan.target)
    if guard is None:
        return Text("why-plan-godfather", waste)
    hint = guard.hint
    told: _Args = {"target": plan.target, "symbol": hint.symbol, "suspects": len(situation.possible_needs(plan.target))}
    if hint.position is None:
        return Text("why-plan-absent", {**told, **waste})
    seat = seat_at(situation, plan.leader, hint.position)
    return Text("why-plan-at", {**told, **waste, "position": hint.position, "seat": seat})


def casual_plan_reason(situation: Situation, plan: Plan) -> Text:
    """Says what the back tells, and whether the seat that comes to that position has the card."""
    guard = situation.guard(plan.target)
    if guard is None:
        return Text("why-godfather-last", {"leader": plan.leader})
    told: _Args = {"target": plan.target, "leader": plan.leader, "symbol": guard.hint.symbol}
    position = guard.hint.position
    if position is None:
        return Text("why-hint-absent", told)
    met = meets_hint(situation, plan.leader, guard.hint.symbol, position)
    seat = seat_at(situation, plan.leader, position)
    return Text("why-hint-met" if met else "why-hint-missed", {**told, "position": position, "seat": seat})


def turn_reason(situation: Situation, turn: CardTurn) -> Text:
    view = situation.view
    assert view.active is not None and view.required is not None, "nobody is on turn"
    place: _Args = {"symbol": view.required, "position": view.filled + 1}
    match turn:
        case PlayMatch():
            is_joker = IS_JOKER[KIND_INDEX[turn.card]]
            return Text("why-match-joker" if is_joker else "why-match", {**place, "card": turn.card})
        case PlayPair():
            return Text("why-pair", {**place, "card_a": turn.card_a, "card_b": turn.card_b})
        case Pass():
            seat = following(view.active, situation.seats)
            return Text("why-pass", {**place, "card": turn.card, "seat": seat})


def bonus_reason(situation: Situation, gift: GiveBonus) -> Text:
    told: _Args = {"seat": gift.seat, "symbol": situation.view.bonus_symbol}
    if gift.to == "pile":
        return Text("why-bonus-pile", told)
    return Text("why-bonus-row" if has_colour(situation, gift) else "why-bonus-row-new", told)


def swap_reason(action: Swap | Ready) -> Text:
    if isinstance(action, Ready):
        return Text("why-ready")
    return Text(
        "why-swap",
        {"seat_a": action.seat_a, "card_a": action.card_a, "seat_b": action.seat_b, "card_b": action.card_b},
    )


def handicap_reason(choice: SetHandicap) -> Text:
    return Text("why-handicap", {"value": choice.value})


def forced_reason() -> Text:
    return Text("why-forced")


def approval_reason(*, late: bool) -> Text:
    """The proposal is as good as one's own, or there has been talk enough."""
    return Text("why-approve-late" if late else "why-approve")
