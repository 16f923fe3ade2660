"""Empty your pockets! RULES.md C-6.1, C-6.2."""

from __future__ import annotations

from omerta.contract import Chance, Emit, RuleViolation
from omerta.games.cuba.events import Accused
from omerta.games.cuba.rules.asking import lapse
from omerta.games.cuba.rules.floor import drop
from omerta.games.cuba.rules.killer import open_window, window_positions
from omerta.games.cuba.rules.pocket import resolve
from omerta.games.cuba.state import NOBODY, CubaState


def accuse(state: CubaState, target: int, _chance: Chance, emit: Emit | None) -> None:
    """It takes effect at once and stops all talk: words in a chat do not. C-6.1, C-6.2, C-6.11, C-5.9, CR-34"""
    check_target(state, target)
    lapse(state, emit)
    drop(state)
    state.accused = target
    if emit is not None:
        emit(Accused(state.seat_of(target)))
    asked = window_positions(state, target)
    if asked:
        open_window(state, asked, emit)
    else:
        resolve(state, NOBODY, emit)


def check_target(state: CubaState, target: int) -> None:
    """Only a living suspect whose pocket is closed is accused. C-6.1, C-6.10, CR-11"""
    if target not in state.accusable():
        raise RuleViolation("C-6.1", "cannot-accuse", seat=state.seat_of(target))
