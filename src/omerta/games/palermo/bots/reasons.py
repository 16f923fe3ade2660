"""Here stands what both players of the house say alike: keys `why-...` of text/*.ftl and their arguments."""

from __future__ import annotations

from omerta.contract import Text
from omerta.games.palermo.actions import MoveTo
from omerta.games.palermo.bots.situation import Situation
from omerta.games.palermo.bots.walking import steps_left
from omerta.games.palermo.geometry.board import START


def home_reason(situation: Situation, move: MoveTo) -> Text | None:
    """Says why the crook is on its way home with all chips; None: there are venues left. P-7.1"""
    if situation.chips(situation.seat):
        return None
    income = situation.reach[move.field].income
    if income is not None:
        return Text("why-home", {"income": income})
    return Text("why-homeward", {"steps": steps_left(situation, move.field, (START,))})
