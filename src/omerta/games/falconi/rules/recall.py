"""Here stands how many escape cards Don's face-down reserve can hold, by what everybody has seen. RULES.md F-12.6.

Nothing here looks at his cards: two games that differ only in them keep the same record.
"""

from __future__ import annotations

from omerta.games.falconi.rules.choices import free_cells
from omerta.games.falconi.state import DON, FalconiState
from omerta.games.falconi.streets.cells import NOWHERE


def don_draws(state: FalconiState) -> None:
    """It is noted before the card comes: whoever draws a third card has a street card to lay. F-7.2, F-12.6"""
    if len(state.reserves[DON]) == 2 and state.escapes_max > 1:
        state.escapes_max = 1
    state.escapes_max += 1
    cap_escapes(state)


def don_has_laid_street(state: FalconiState) -> None:
    """F-12.6"""
    state.escapes_max = min(state.escapes_max, len(state.reserves[DON]))


def don_has_laid_escape(state: FalconiState, is_secret: bool) -> None:
    """The secret card is not of the reserve. F-12.6"""
    if not is_secret:
        state.escapes_min = max(0, state.escapes_min - 1)
        state.escapes_max = max(0, state.escapes_max - 1)
    cap_escapes(state)


def don_lapses(state: FalconiState) -> None:
    """Who has room to lay and lays nothing has no street card. F-7.1, F-12.6"""
    if state.turn == DON and free_cells(state):
        state.escapes_min = len(state.reserves[DON])


def cap_escapes(state: FalconiState) -> None:
    """Colours on the board are not in his hand, and one of the others is his unused secret card. F-12.6"""
    colours = state.escapes.count(NOWHERE) - (state.secret >= 0)
    if state.escapes_max > colours:
        state.escapes_max = colours
