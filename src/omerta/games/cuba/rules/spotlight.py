"""The light that the Godfather puts on a suspect: everybody sees it, and it has no effect. RULES.md C-5.14."""

from __future__ import annotations

from omerta.contract import Seat
from omerta.games.cuba.state import CubaState


def pointing(state: CubaState, seat: Seat, at: str) -> str | None:
    """The rule that forbids this seat to point there, if one does. C-5.14"""
    is_his_to_use = seat == state.godfather and state.options.talk_mode == "live"
    return None if is_his_to_use and at in _living_suspects(state) else "C-5.14"


def _living_suspects(state: CubaState) -> list[str]:
    """The living suspects are named as the page names them, `seat-3`."""
    return [f"seat-{state.seat_of(position)}" for position in range(1, state.seats) if not state.is_out(position)]
