"""Here stands what the deciding seat may do now, and what it is asked. RULES.md F-11.1, F-11.2."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.contract import Decision, Seat
from omerta.games.falconi.rules.action_menu import action_groups, boost_groups
from omerta.games.falconi.rules.drawing import target_port
from omerta.games.falconi.rules.driving import ways
from omerta.games.falconi.rules.escapes import eligible
from omerta.games.falconi.rules.groups import (
    BLASTS,
    BOMB_BEHIND,
    CATCHES,
    DRIVES,
    FLEES,
    LAYS,
    LET_BE_CAUGHT,
    PLACE_ESCAPES,
    Actions,
)
from omerta.games.falconi.rules.laying import codes_to_lay
from omerta.games.falconi.state import (
    ACTION,
    ADVANCE,
    BOOST,
    DRIVE,
    LAY,
    OVER,
    PHASES,
    PLACE_ESCAPE,
    REACT,
    FalconiState,
)
from omerta.games.falconi.streets.cards import TYPES


def pending(state: FalconiState) -> tuple[Seat, ...]:
    """F-11.1"""
    return state.asked()


def menu(state: FalconiState, seat: Seat) -> Sequence[Actions]:
    """The legal actions in list order. F-11.2"""
    phase = state.phase
    if phase == OVER or seat != state.actor():
        return ()
    if phase == ACTION:
        return action_groups(state)
    if phase in (ADVANCE, DRIVE):
        return _driving(state)
    if phase == LAY:
        cell = target_port(state) >> 2
        return [LAYS[code][cell] for code in codes_to_lay(state)]
    if phase == BOOST:
        return boost_groups(state)
    if phase == PLACE_ESCAPE:
        return [PLACE_ESCAPES[place] for place in eligible(state, state.escape_card - TYPES)]
    assert phase == REACT, f"no such phase: {phase}"
    return (BOMB_BEHIND, LET_BE_CAUGHT)


def _driving(state: FalconiState) -> list[Actions]:
    """F-4.5"""
    found = ways(state)
    return [
        *[DRIVES[place] for place in found.drives],
        *[CATCHES[side] for side in found.catches],
        *[FLEES[place] for place in found.flees],
        *[BLASTS[place] for place in found.blasts],
    ]


def decisions(state: FalconiState, seat: Seat) -> tuple[Decision, ...]:
    """There is one question at a time. F-11.1"""
    if state.phase == OVER or seat != state.actor():
        return ()
    return (Decision(PHASES[state.phase], (state.beat,)),)
