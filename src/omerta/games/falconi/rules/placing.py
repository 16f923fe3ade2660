"""A drawn escape card goes onto the border. RULES.md F-6.1 to F-6.3, F-7.3."""

from __future__ import annotations

from omerta.contract import Emit, RuleViolation, Seat
from omerta.games.falconi.actions import PlaceEscape
from omerta.games.falconi.components import CARS, ESCAPE_COLOURS
from omerta.games.falconi.events import EscapePlaced
from omerta.games.falconi.rules.escapes import eligible, put_escape
from omerta.games.falconi.rules.naming import border_named
from omerta.games.falconi.rules.recall import cap_escapes
from omerta.games.falconi.rules.spending import go_on
from omerta.games.falconi.rules.turns import draw_or_end
from omerta.games.falconi.state import ACTION, FalconiState
from omerta.games.falconi.streets.cards import NO_CARD, TYPES


def place_escape(state: FalconiState, seat: Seat, action: PlaceEscape, emit: Emit | None) -> None:
    """In principle I the turn is taken again, in principle II it goes on. F-6.3, F-7.3"""
    colour = state.escape_card - TYPES
    place = border_named(action.border, "F-6.2")
    if place not in eligible(state, colour):
        raise RuleViolation("F-6.2", "not-eligible", border=action.border, colour=ESCAPE_COLOURS[colour])
    put_escape(state, colour, place)
    state.escape_card = NO_CARD
    if emit is not None:
        emit(EscapePlaced(seat, CARS[state.turn], ESCAPE_COLOURS[colour], action.border))
    if state.variant.is_second:
        cap_escapes(state)
        state.phase = ACTION
        go_on(state, emit)
    else:
        draw_or_end(state, emit)
