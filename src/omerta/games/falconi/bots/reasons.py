"""Here stands why a player of the house does what it does: keys `why-...` of text/*.ftl and their arguments."""

from __future__ import annotations

from omerta.contract import Text
from omerta.games.falconi.actions import BombBehind, FalconiAction, Lay, LetBeCaught, PlaceEscape
from omerta.games.falconi.bots.action_reasons import action_reason
from omerta.games.falconi.bots.escape_choice import distance_to
from omerta.games.falconi.bots.position import DON, Position
from omerta.games.falconi.bots.situation import position_of
from omerta.games.falconi.bots.street_reasons import drive_reason, lay_reason
from omerta.games.falconi.bots.waves import NO_WAY
from omerta.games.falconi.seen import FalconiView


def reason(view: FalconiView, action: FalconiAction) -> Text:
    position = position_of(view)
    match action:
        case BombBehind():
            return Text("why-bomb", {"bombs": view.bombs})
        case LetBeCaught():
            return Text("why-caught")
        case PlaceEscape():
            return _border_reason(position, action)
        case Lay() if view.principle == "I":
            return lay_reason(position, action)
        case _:
            return drive_reason(position, action) if view.principle == "I" else action_reason(view, position, action)


def _border_reason(position: Position, action: PlaceEscape) -> Text:
    """Distance is counted by cards in principle I, by actions in principle II, where only the police are asked. F-7.3,
    F-8.1"""
    distance = distance_to(position, action)
    if distance >= NO_WAY:
        return Text("why-border-cut-off", {"border": action.border})
    if position.two_exits:
        return Text("why-border-far-actions", {"border": action.border, "actions": distance})
    key = "why-border-near-cards" if position.mover == DON else "why-border-far-cards"
    return Text(key, {"border": action.border, "cards": distance})
