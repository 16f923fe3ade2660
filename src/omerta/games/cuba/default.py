"""What happens for a seat that does not answer. RULES.md C-14."""

from __future__ import annotations

from typing import Final

from omerta.contract import Seat
from omerta.games.cuba.actions import CubaAction, Say
from omerta.games.cuba.components import CIA, DRIVER, FBI, KILLER, LOYAL
from omerta.games.cuba.rules import tables
from omerta.games.cuba.rules.killer import is_one_device
from omerta.games.cuba.state import ANSWER, BAG, FLOOR, HIDE, REACTION, TAKE, CubaState

_INNOCENT: Final = Say("took", "no_diamonds")
_BY_PHASE: Final[dict[int, CubaAction]] = {
    HIDE: tables.HIDE[0],
    BAG: tables.BAG_NONE,
    ANSWER: tables.REFUSE,
    FLOOR: tables.PASS_FLOOR,
    REACTION: tables.HOLD,
}


def default(state: CubaState, seat: Seat) -> CubaAction:
    """It hides and bags nothing, takes the safest, refuses, passes, holds; the Godfather abdicates. C-14.1, C-13.7"""
    if state.phase == TAKE:
        return _usual_take(state)
    if state.phase == REACTION and is_one_device(state):
        return tables.OPEN_POCKET
    return _BY_PHASE.get(state.phase) or _word(state, state.position_of(seat))


def _usual_take(state: CubaState) -> CubaAction:
    """It follows from the box alone, which its holder sees. C-14.1"""
    for kind in (LOYAL, DRIVER, FBI, CIA):
        if state.box_chips[kind]:
            return tables.TAKE_CHIP[kind]
    if state.box_diamonds:
        return tables.TAKE_DIAMONDS[0]
    # Where nothing but the killer's chip is left, even that must be taken.  C-4.5
    return tables.TAKE_CHIP[KILLER] if state.box_chips[KILLER] else tables.TAKE_NOTHING


def _word(state: CubaState, position: int) -> CubaAction:
    """Whoever is asked refuses; the others protest their innocence. C-14.1"""
    if position == 0:
        return tables.ABDICATE
    return tables.REFUSE if state.question_asked == position else _INNOCENT
