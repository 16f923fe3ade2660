"""These are escape cards on the border. RULES.md F-6.1, F-6.2."""

from __future__ import annotations

from omerta.games.falconi.state import PLACE_ESCAPE, FalconiState
from omerta.games.falconi.streets.cells import ELIGIBLE_PLACES


def ask_escape(state: FalconiState, card: int) -> None:
    """A drawn escape card must be laid at once. F-6.1, F-7.3"""
    state.escape_card = card
    state.phase = PLACE_ESCAPE


def eligible(state: FalconiState, colour: int) -> list[int]:
    """Gives the border places of its side without station, tunnel or escape card, rising. F-6.2"""
    return [place for place in ELIGIBLE_PLACES[colour] if place not in state.escapes]


def put_escape(state: FalconiState, colour: int, place: int) -> None:
    """F-6.2"""
    state.escapes[colour] = place
