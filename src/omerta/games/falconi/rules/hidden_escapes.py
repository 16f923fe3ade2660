"""Don lays an escape card that only he has seen. RULES.md F-8.2, F-9.2."""

from __future__ import annotations

from omerta.contract import Emit, RuleViolation, Seat
from omerta.games.falconi.actions import LayEscape
from omerta.games.falconi.components import ESCAPE_COLOURS
from omerta.games.falconi.events import EscapeLaid
from omerta.games.falconi.rules.choices import ACTIONS, held_escapes
from omerta.games.falconi.rules.escapes import put_escape
from omerta.games.falconi.rules.naming import border_named, check_don, colour_named
from omerta.games.falconi.rules.recall import don_has_laid_escape
from omerta.games.falconi.rules.spending import spend
from omerta.games.falconi.state import DON, FalconiState
from omerta.games.falconi.streets.cards import CARD_NAMES, ESCAPES, NO_CARD
from omerta.games.falconi.streets.cells import ELIGIBLE_PLACES


def lay_escape(state: FalconiState, seat: Seat, action: LayEscape, emit: Emit | None) -> None:
    """F-8.2"""
    check_don(state, "F-8.2")
    colour = colour_named(action.colour, "F-8.2")
    place = border_named(action.border, "F-8.2")
    _check_lay(state, colour, place, action)
    card = ESCAPES[colour]
    is_secret = state.secret == card
    if is_secret:
        state.secret = NO_CARD
    else:
        state.reserves[DON].remove(card)
    put_escape(state, colour, place)
    don_has_laid_escape(state, is_secret=is_secret)
    if emit is not None:
        emit(EscapeLaid(seat, ESCAPE_COLOURS[colour], action.border, is_secret))
    spend(state, 1, emit)


def _check_lay(state: FalconiState, colour: int, place: int, action: LayEscape) -> None:
    """F-6.2, F-8.2, F-9.2"""
    if state.variant.first_action_only and state.actions_left != ACTIONS:
        raise RuleViolation("F-9.2", "first-action-only")
    if colour not in held_escapes(state):
        raise RuleViolation("F-8.2", "not-in-hand", card=CARD_NAMES[ESCAPES[colour]])
    if place not in ELIGIBLE_PLACES[colour]:
        raise RuleViolation("F-6.2", "not-eligible", border=action.border, colour=action.colour)
