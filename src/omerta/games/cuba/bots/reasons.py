"""Why an action is taken, in one sentence: keys `why-...` of text/*.ftl and their arguments. Seats, not positions."""

from __future__ import annotations

from typing import assert_never

from omerta.contract import Argument, Text
from omerta.games.cuba.actions import (
    Abdicate,
    Accuse,
    Ask,
    Bag,
    CubaAction,
    Forget,
    Hide,
    Hold,
    OpenFloor,
    OpenPocket,
    PassFloor,
    Peng,
    Refuse,
    RefuseAll,
    Say,
    Shouted,
    TakeChip,
    TakeDiamonds,
    TakeNothing,
)
from omerta.games.cuba.bots.accusation_reasons import accusation_reason, per_cent
from omerta.games.cuba.bots.killer import agent_odds
from omerta.games.cuba.bots.situation import Situation
from omerta.games.cuba.bots.stories import Story
from omerta.games.cuba.bots.talk_reasons import ask_reason, refusal_reason, say_reason
from omerta.games.cuba.components import AGENTS, KIND_INDEX


def reason(situation: Situation, action: CubaAction, story: Story | None) -> Text:
    match action:
        case Hide():
            return Text("why-hide", {"count": action.count})
        case Bag():
            return Text("why-bag-nothing") if action.kind == "none" else Text("why-bag", {"kind": action.kind})
        case TakeDiamonds() | TakeChip() | TakeNothing():
            return _take_reason(situation, action)
        case Ask():
            return ask_reason(situation, action)
        case Say():
            return say_reason(situation, action, story)
        case Refuse() | RefuseAll():
            return refusal_reason(situation)
        case Forget():
            return Text("why-forget")
        case OpenFloor() | PassFloor():
            return Text("why-floor" if isinstance(action, OpenFloor) else "why-nothing-to-say")
        case Accuse():
            return accusation_reason(situation, situation.position_of(action.seat))
        case Abdicate():
            return Text("why-abdicate")
        case Hold() | Peng():
            return _reaction_reason(situation, action)
        case OpenPocket() | Shouted():
            return Text("why-forced")
        case _:
            assert_never(action)


def _take_reason(situation: Situation, action: TakeDiamonds | TakeChip | TakeNothing) -> Text:
    look = situation.look
    match action:
        case TakeDiamonds():
            chips = sum(look[1:]) if look else 0
            key = "why-steal" if chips else "why-steal-no-chips"
            return Text(key, {"count": action.count, "left": (look[0] if look else action.count) - action.count})
        case TakeChip():
            role = "agent" if KIND_INDEX[action.kind] in AGENTS else action.kind
            seat = situation.seat_of(situation.position - 1)
            return Text(f"why-take-{role}", {"seat": seat} if role == "driver" else {})
        case TakeNothing():
            return Text("why-take-nothing")


def _reaction_reason(situation: Situation, action: Hold | Peng) -> Text:
    if situation.view.accused is None or situation.own.role != "killer":
        return Text("why-forced")
    args: dict[str, Argument] = {"seat": situation.view.accused, "percent": per_cent(agent_odds(situation))}
    return Text("why-peng" if isinstance(action, Peng) else "why-hold", args)
