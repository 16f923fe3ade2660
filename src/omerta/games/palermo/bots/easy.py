"""Here stands what the hasty one chooses: builds anywhere, runs to the nearest venue, sets its policeman on a whim."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.contract import Chance
from omerta.games.palermo.actions import MoveTo, PalermoAction, PoliceStay, SetTarget
from omerta.games.palermo.bots.situation import Situation
from omerta.games.palermo.bots.streets import level_of, steps_from
from omerta.games.palermo.bots.walking import moves_of, nearest_stop
from omerta.games.palermo.geometry.board import BIT, START


def easy_choice(situation: Situation, legal: Sequence[PalermoAction], chance: Chance) -> PalermoAction:
    match situation.view.phase:
        case "place_start" | "build" | "draft_claim":
            return legal[chance.below(len(legal))]
        case "choose_target":
            return _target(situation)
        case "police":
            # Staying is the last of the list.  P-9.3
            return legal[chance.below(len(legal) - 1)] if chance.below(2) else PoliceStay()
        case "move":
            return _move(situation, moves_of(legal))
        case "over":
            raise AssertionError("nothing is left to choose")


def _target(situation: Situation) -> SetTarget:
    """The bot marks the nearest one. P-8.5"""
    levels = steps_from(situation.streets, situation.crook(situation.seat))
    goals = situation.goals(situation.seat)
    return SetTarget(min(goals, key=lambda slot: level_of(levels, BIT[goals[slot]])))


def _move(situation: Situation, moves: Sequence[MoveTo]) -> MoveTo:
    """The crook goes to the cheapest goal in reach, else as near to one as can be. P-5, P-7.1"""
    paying = [move for move in moves if situation.reach[move.field].income is not None]
    if paying:
        return min(paying, key=lambda move: situation.reach[move.field].cost)
    return nearest_stop(situation, moves, situation.goals(situation.seat).values() or (START,))
