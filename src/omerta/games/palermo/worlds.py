"""The only world that fits a view: nothing is hidden. RULES.md P-11.1."""

from __future__ import annotations

from omerta.contract import Chance
from omerta.games.palermo.components import KINDS
from omerta.games.palermo.geometry.board import NODE_INDEX, SLOT_INDEX, SLOTS
from omerta.games.palermo.geometry.city import built
from omerta.games.palermo.geometry.tiles import NOWHERE, TOKEN_INDEX
from omerta.games.palermo.seen import PalermoView
from omerta.games.palermo.state import NOBODY, PHASES, PalermoState


class PalermoWorlds:
    __slots__ = ("_seen",)

    def __init__(self, view: PalermoView) -> None:
        self._seen = rebuilt(view)

    def draw(self, _chance: Chance) -> PalermoState:
        """P-11.1"""
        return self._seen.clone()


def imagine(view: PalermoView) -> PalermoWorlds:
    return PalermoWorlds(view)


def rebuilt(view: PalermoView) -> PalermoState:
    """The state, read off the view."""
    state = PalermoState(view.options, len(view.money))
    state.beat = view.beat
    state.phase = PHASES.index(view.phase)
    state.first = view.first_seat
    # A finished round comes back to the first seat, and so does the end of the game.
    state.active = view.first_seat if view.active is None else view.active
    state.round_number = view.round_number
    state.reason = view.reason
    _build(state, view)
    _set_out(state, view)
    state.tours = [[(SLOT_INDEX[stop.slot], stop.round_number, stop.income) for stop in tour] for tour in view.tours]
    state.arrival = [account.arrival for account in view.accounts]
    state.interest = [account.interest for account in view.accounts]
    state.fines = [account.fines for account in view.accounts]
    state.history = list(view.history)
    return state


def _build(state: PalermoState, view: PalermoView) -> None:
    state.city = built(tuple([TOKEN_INDEX[view.city[slot]] for slot in SLOTS]))
    state.supply = [view.supply[kind] for kind in KINDS]
    state.owners = [view.owners.get(slot, NOBODY) for slot in SLOTS]
    for slot, seat in view.chips.items():
        state.left[seat] |= 1 << SLOT_INDEX[slot]


def _set_out(state: PalermoState, view: PalermoView) -> None:
    state.collected = [len(tour) for tour in view.tours]
    state.crooks = [NODE_INDEX[node] for node in view.crooks]
    state.police = [NOWHERE if field is None else NODE_INDEX[field] for field in view.police]
    state.targets = [NOWHERE if slot is None else SLOT_INDEX[slot] for slot in view.targets]
    state.money = list(view.money)
    state.home_rounds = [number or 0 for number in view.home_rounds]
