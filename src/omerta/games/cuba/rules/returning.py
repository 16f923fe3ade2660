"""The box is back and the Godfather knows what is missing. RULES.md C-5.1 to C-5.3, C-13.4."""

from __future__ import annotations

from omerta.contract import Emit
from omerta.games.cuba.components import is_theft
from omerta.games.cuba.events import BoxReturned, BoxShown, TalkBegan
from omerta.games.cuba.rules.asking import spent
from omerta.games.cuba.rules.ending import end
from omerta.games.cuba.rules.loot import contents
from omerta.games.cuba.rules.timeouts import demand
from omerta.games.cuba.state import INTERROGATION, CubaState


def box_is_back(state: CubaState, emit: Emit | None) -> None:
    """The talk begins, unless nothing was stolen. C-5.1, C-5.2"""
    show_returned_box(state, emit)
    if nothing_was_stolen(state):
        end(state, "godfather_recovered", "nothing_stolen", emit)
    else:
        begin_talk(state, emit)


def show_returned_box(state: CubaState, emit: Emit | None) -> None:
    """The Godfather sees it; all do with `returned_box_public`. C-5.1, CR-6, CR-29"""
    if emit is None:
        return
    returned = contents((state.box_diamonds, *state.box_chips))
    emit(BoxReturned(state.seat_of(0), returned))
    if state.options.returned_box_public:
        emit(BoxShown(returned))


def nothing_was_stolen(state: CubaState) -> bool:
    """Only rule-breakers make it possible. C-5.2, CR-9"""
    return not any(is_theft(take) for take in state.takes)


def begin_talk(state: CubaState, emit: Emit | None) -> None:
    """The Godfather leads; without any budget he must accuse at once. C-5.3, C-13.4"""
    state.phase = INTERROGATION
    state.talk_since = state.beat + 1
    if emit is not None:
        emit(TalkBegan(state.seat_of(0)))
    if spent(state):
        demand(state, emit)
