"""What an action names must exist, and it must be its time. RULES.md F-11.1, F-11.3.

`rule` is the rule of the action that is refused.
"""

from __future__ import annotations

from typing import Final

from omerta.contract import Action, RuleViolation, Seat
from omerta.games.falconi import actions as do
from omerta.games.falconi.components import ESCAPE_COLOURS
from omerta.games.falconi.state import (
    ACTION,
    ADVANCE,
    BOOST,
    DON,
    DRIVE,
    LAY,
    OVER,
    PHASES,
    PLACE_ESCAPE,
    REACT,
    FalconiState,
)
from omerta.games.falconi.streets.cards import CARD_INDEX, CODE_OF, TYPES
from omerta.games.falconi.streets.cells import BORDER_INDEX, CELL_INDEX, PLACE_INDEX, SIDE_INDEX

_PHASES_OF: Final[dict[type[Action], tuple[int, ...]]] = {
    do.Drive: (ADVANCE, DRIVE, ACTION),
    do.Catch: (ADVANCE, DRIVE),
    do.Flee: (ADVANCE, DRIVE, ACTION, BOOST),
    do.Blast: (ADVANCE, DRIVE),
    do.PlaceEscape: (PLACE_ESCAPE,),
    do.Lay: (LAY, ACTION),
    do.BombBehind: (REACT,),
    do.LetBeCaught: (REACT,),
    do.Draw: (ACTION,),
    do.ThreePointTurn: (ACTION,),
    do.LayEscape: (ACTION,),
    do.BoostDrive: (ACTION,),
    do.BoostBreak: (ACTION,),
    do.BoostStep: (BOOST,),
    do.BoostStop: (BOOST,),
}
_FIRST: Final = (ADVANCE, DRIVE, LAY, REACT, PLACE_ESCAPE)
_SECOND: Final = (ACTION, BOOST, PLACE_ESCAPE)


def check_turn(state: FalconiState, seat: Seat) -> None:
    """One seat decides at a time, until the end. F-1.3, F-3.9, F-11.1"""
    if state.phase == OVER:
        raise RuleViolation("F-3.9", "game-over")
    actor = state.actor()
    if seat == actor:
        return
    if not 0 <= seat < state.seats:
        raise RuleViolation("F-1.3", "no-such-seat", seat=seat)
    raise RuleViolation("F-11.1", "not-your-turn", seat=actor)


def check_phase(state: FalconiState, action: do.FalconiAction) -> None:
    """F-11.1"""
    phases = _PHASES_OF[type(action)]
    if state.phase in phases:
        return
    known = _SECOND if state.variant.is_second else _FIRST
    if not any(phase in known for phase in phases):
        raise RuleViolation("F-11.1", "other-principle")
    raise RuleViolation("F-11.1", "wrong-phase", phase=PHASES[state.phase])


def check_don(state: FalconiState, rule: str) -> None:
    """Some things only Don can do."""
    if state.turn != DON:
        raise RuleViolation(rule, "only-don")


def place_named(name: str, rule: str) -> int:
    """F-2.2"""
    place = PLACE_INDEX.get(name)
    if place is None:
        raise RuleViolation(rule, "no-such-place", place=name)
    return place


def cell_named(name: str, rule: str) -> int:
    """F-2.1"""
    cell = CELL_INDEX.get(name)
    if cell is None:
        raise RuleViolation(rule, "no-such-cell", cell=name)
    return cell


def border_named(name: str, rule: str) -> int:
    """Gives the place that faces this border position. F-1.2"""
    place = BORDER_INDEX.get(name)
    if place is None:
        raise RuleViolation(rule, "no-such-border", border=name)
    return place


def side_named(name: str, rule: str) -> int:
    side = SIDE_INDEX.get(name)
    if side is None:
        raise RuleViolation(rule, "no-such-side", side=name)
    return side


def colour_named(name: str, rule: str) -> int:
    """Gives the number of an escape card's colour. F-6.2"""
    if name not in ESCAPE_COLOURS:
        raise RuleViolation(rule, "no-such-colour", colour=name)
    return ESCAPE_COLOURS.index(name)


def code_named(card: str, rotation: int, rule: str) -> int:
    """Finds a street card in one of its rotations. F-2.1"""
    number = CARD_INDEX.get(card)
    if number is None or number >= TYPES:
        raise RuleViolation(rule, "no-such-card", card=card)
    code = CODE_OF[number].get(rotation)
    if code is None:
        raise RuleViolation(rule, "no-such-rotation", card=card, rotation=rotation)
    return code
