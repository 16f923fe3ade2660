"""Here stands what the careful one chooses: venues close together, the tour that is worth most, a policeman for the
leader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from omerta.contract import Chance
from omerta.games.palermo.actions import MoveTo, PalermoAction, PoliceStay, PoliceTo, SetTarget
from omerta.games.palermo.bots.building import best_venue
from omerta.games.palermo.bots.plan import Plan
from omerta.games.palermo.bots.situation import Situation
from omerta.games.palermo.bots.walking import moves_of, nearest_stop
from omerta.games.palermo.geometry.board import NODE_NAMES

_STAY: Final = PoliceStay()


def house_choice(situation: Situation, legal: Sequence[PalermoAction], chance: Chance) -> PalermoAction:
    match situation.view.phase:
        case "place_start":
            return legal[chance.below(len(legal))]
        case "build" | "draft_claim":
            return best_venue(situation, legal, chance)
        case "choose_target":
            return _target(situation)
        case "police":
            return _police(situation, legal)
        case "move":
            return _move(situation, moves_of(legal))
        case "over":
            raise AssertionError("nothing is left to choose")


def _target(situation: Situation) -> SetTarget:
    """P-8.5"""
    slot = Plan(situation, situation.seat).target
    assert slot is not None, "no chip is left to mark"
    return SetTarget(slot)


def _move(situation: Situation, moves: Sequence[MoveTo]) -> MoveTo:
    """The crook goes to the next venue or home, else as near to it as can be. P-4, P-5, P-7.1"""
    plan = Plan(situation, situation.seat)
    arrival = MoveTo(NODE_NAMES[plan.goal])
    if arrival in moves:
        step = situation.reach[arrival.field]
        if step.income is not None and not plan.waits(step.cost):
            return arrival
    return nearest_stop(situation, moves, (plan.goal,))


def _police(situation: Situation, legal: Sequence[PalermoAction]) -> PalermoAction:
    """The policeman goes to the next entrance of whoever may end best, if it is allowed, else of the next one. P-6"""
    own = situation.view.police[situation.seat]
    for plan in rivals(situation):
        field = NODE_NAMES[plan.goal]
        if field == own:
            return _STAY
        if PoliceTo(field) in legal:
            return PoliceTo(field)
    return _STAY


def rivals(situation: Situation) -> list[Plan]:
    """The plans of all others who are still collecting, the best result first; the first seat among equals."""
    others = [seat for seat, left in enumerate(situation.view.chips_left) if left and seat != situation.seat]
    return sorted([Plan(situation, seat) for seat in others], key=lambda plan: -plan.result)
