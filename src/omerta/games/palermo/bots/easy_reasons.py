"""Here stands why the hasty one does what it does: keys `why-...` of text/*.ftl and their arguments."""

from __future__ import annotations

from typing import assert_never

from omerta.contract import Text
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
from omerta.games.palermo.bots.reasons import home_reason
from omerta.games.palermo.bots.situation import Situation
from omerta.games.palermo.bots.walking import steps_left


def easy_reason(situation: Situation, action: PalermoAction) -> Text:
    match action:
        case PlaceStart():
            return Text("why-start", {"slot": action.slot})
        case LayTile() | OpenStall() | Claim():
            return Text("why-anywhere", {"slot": action.slot})
        case SetTarget():
            return Text("why-nearest-target", {"slot": action.slot})
        case PoliceTo():
            return Text("why-police-field", {"field": action.field})
        case PoliceStay():
            return Text("why-police-rest")
        case MoveTo():
            return home_reason(situation, action) or _move_reason(situation, action)
        case _:
            assert_never(action)


def _move_reason(situation: Situation, move: MoveTo) -> Text:
    step = situation.reach[move.field]
    if step.venue is not None:
        return Text("why-cheapest", {"slot": step.venue, "cost": step.cost})
    goals = situation.goals(situation.seat)
    return Text("why-toward", {"steps": steps_left(situation, move.field, goals.values())})
