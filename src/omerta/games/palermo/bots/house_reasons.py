"""Here stands why the careful one does what it does: keys `why-...` of text/*.ftl and their arguments.

`tour` shows its plan: the slots that it will collect from afterwards, in order; empty: only the way home is left.
"""

from __future__ import annotations

from typing import assert_never

from omerta.contract import Argument, Text
from omerta.games.palermo.actions import (
    Claim,
    LayTile,
    MoveTo,
    OpenStall,
    PalermoAction,
    PlaceStart,
    PoliceStay,
    PoliceTo,
    SetTarget,
)
from omerta.games.palermo.bots.building import NewVenue, nearness
from omerta.games.palermo.bots.house import rivals
from omerta.games.palermo.bots.plan import Plan
from omerta.games.palermo.bots.reasons import home_reason
from omerta.games.palermo.bots.situation import Situation
from omerta.games.palermo.bots.walking import steps_left
from omerta.games.palermo.geometry.board import NODE_NAMES


def house_reason(situation: Situation, action: PalermoAction) -> Text:
    match action:
        case PlaceStart():
            return Text("why-start", {"slot": action.slot})
        case LayTile() | OpenStall() | Claim():
            return _venue_reason(situation, action)
        case SetTarget():
            return Text("why-target", {"slot": action.slot, "tour": _rest(situation, action.slot)})
        case PoliceTo():
            return _police_reason(situation, action)
        case PoliceStay():
            return _stay_reason(situation)
        case MoveTo():
            return home_reason(situation, action) or _move_reason(situation, action)
        case _:
            assert_never(action)


def _rest(situation: Situation, slot: str) -> tuple[str, ...]:
    return Plan(situation, situation.seat).rest_after(slot)


def _venue_reason(situation: Situation, venue: NewVenue) -> Text:
    found = nearness(situation, venue)
    if found.near is None:
        return Text("why-first-venue", {"entrance": found.entrance, "steps": found.steps})
    return Text("why-near-venue", {"entrance": found.entrance, "slot": found.near, "steps": found.steps})


def _move_reason(situation: Situation, move: MoveTo) -> Text:
    """Says what the stop pays, or what it leads to and how far that is."""
    step, plan = situation.reach[move.field], Plan(situation, situation.seat)
    if step.venue is not None:
        return Text("why-collect", {"slot": step.venue, "income": step.income, "tour": plan.rest_after(step.venue)})
    assert plan.target is not None, "whoever has no chip left goes home"
    told: dict[str, Argument] = {"slot": plan.target, "tour": plan.rest_after(plan.target)}
    steps = steps_left(situation, move.field, (plan.goal,))
    if steps == 1 and _waits(situation, plan):
        return Text("why-wait", told)
    return Text("why-approach", {**told, "steps": steps})


def _waits(situation: Situation, plan: Plan) -> bool:
    """Could the crook be there in this move, but gets more for it in the next one?"""
    step = situation.reach.get(NODE_NAMES[plan.goal])
    return step is not None and step.stop and plan.waits(step.cost)


def _police_reason(situation: Situation, action: PoliceTo) -> Text:
    plan = _hindered(situation, action.field)
    if plan is None:
        return Text("why-police-field", {"field": action.field})
    return Text("why-police", {"seat": plan.seat, "slot": plan.target})


def _stay_reason(situation: Situation) -> Text:
    own = situation.view.police[situation.seat]
    plan = None if own is None else _hindered(situation, own)
    if plan is None:
        return Text("why-police-stay")
    return Text("why-police-there", {"seat": plan.seat, "slot": plan.target})


def _hindered(situation: Situation, field: str) -> Plan | None:
    """Says whose next entrance this is, the best rival first."""
    return next((plan for plan in rivals(situation) if NODE_NAMES[plan.goal] == field), None)
