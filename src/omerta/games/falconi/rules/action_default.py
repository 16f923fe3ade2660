"""Here stands what happens in principle II for a seat that does not answer in time. RULES.md F-11.4."""

from __future__ import annotations

from typing import Final

from omerta.games.falconi.actions import (
    BoostBreak,
    BoostDrive,
    BoostStep,
    BoostStop,
    Draw,
    Drive,
    FalconiAction,
    Flee,
    Lay,
    LayEscape,
    ThreePointTurn,
)
from omerta.games.falconi.rules.action_menu import action_groups, boost_groups
from omerta.games.falconi.rules.choices import RESERVE
from omerta.games.falconi.state import DON, START, FalconiState
from omerta.games.falconi.streets.cells import PLACE_NAMES

_CATCH: Final = 1
_DRAW_WITH_ROOM: Final = 2
_RANKS: Final[dict[type[FalconiAction], int]] = {
    Flee: 0,
    Drive: 3,
    Lay: 4,
    ThreePointTurn: 5,
    Draw: 6,
    LayEscape: 7,
    BoostDrive: 8,
    BoostBreak: 9,
    # In a boost.
    BoostStop: 1,
    BoostStep: 2,
}
"""The lower one comes first."""


def action_default(state: FalconiState) -> FalconiAction:
    """Chooses for a seat that is asked for an action. F-11.4"""
    don = state.places[DON]
    into_don = "" if don == START or state.turn == DON else PLACE_NAMES[don]
    has_room = len(state.reserves[state.turn]) < RESERVE

    def rank(action: FalconiAction) -> int:
        if isinstance(action, Drive) and action.place == into_don:
            return _CATCH
        if isinstance(action, Draw) and has_room:
            return _DRAW_WITH_ROOM
        return _RANKS[type(action)]

    return min([group.actions[0] for group in action_groups(state)], key=rank)


def boost_default(state: FalconiState) -> FalconiAction:
    """Chooses for a seat that is asked how a boost goes on. F-11.4"""
    return min([group.actions[0] for group in boost_groups(state)], key=lambda action: _RANKS[type(action)])
