"""Here stands what everybody sees, made from the state. RULES.md P-11.1."""

from __future__ import annotations

from functools import lru_cache

from omerta.contract import Seat, Viewer
from omerta.games.palermo.components import INTEREST, KINDS
from omerta.games.palermo.geometry.board import NODE_NAMES, SLOTS
from omerta.games.palermo.geometry.city import written
from omerta.games.palermo.geometry.tiles import ENTRANCES, NOWHERE, TOKENS, is_venue
from omerta.games.palermo.rules.laying import choice
from omerta.games.palermo.rules.outcome import winners
from omerta.games.palermo.rules.pinning import is_pinned
from omerta.games.palermo.rules.preview import reach
from omerta.games.palermo.seen import PalermoView
from omerta.games.palermo.state import BUILD, MOVE, NOBODY, OVER, PHASES, PalermoState
from omerta.games.palermo.values import Account, Stop


def view(state: PalermoState, viewer: Viewer) -> PalermoView:
    """The view is the same for every seat and for spectators. P-11.1"""
    seats = range(state.seats)
    is_over = state.phase == OVER
    return PalermoView(
        you=viewer,
        beat=state.beat,
        waiting=state.asked(),
        options=state.options,
        phase=PHASES[state.phase],
        first_seat=state.first,
        active=None if is_over else state.active,
        round_number=state.round_number,
        permission=choice(state).permission if state.phase == BUILD else None,
        supply=dict(zip(KINDS, state.supply, strict=True)),
        city=_tokens(state.city.tiles),
        city_text=written(state.city.tiles),
        entrances=_entrances(state.city.tiles),
        owners={SLOTS[slot]: owner for slot, owner in enumerate(state.owners) if owner != NOBODY},
        chips=_chips(state),
        crooks=tuple([NODE_NAMES[node] for node in state.crooks]),
        police=tuple([None if field == NOWHERE else NODE_NAMES[field] for field in state.police]),
        pinned=tuple([is_pinned(state, seat) for seat in seats]),
        allowances=tuple([state.allowance(seat) for seat in seats]),
        chips_left=tuple([state.chips() - collected for collected in state.collected]),
        targets=tuple([None if slot == NOWHERE else SLOTS[slot] for slot in state.targets]),
        money=tuple(state.money),
        home_rounds=tuple([number or None for number in state.home_rounds]),
        interest=INTEREST[state.seats],
        reach=reach(state) if state.phase == MOVE else (),
        tours=tuple([_tour(state, seat) for seat in seats]),
        accounts=tuple([_account(state, seat) for seat in seats]),
        history=tuple(state.history),
        winners=winners(state) if is_over else (),
        reason=state.reason,
    )


# While collecting the city stays the same.
@lru_cache(maxsize=16)
def _tokens(tiles: tuple[int, ...]) -> dict[str, str]:
    return {slot: TOKENS[tile] for slot, tile in zip(SLOTS, tiles, strict=True)}


@lru_cache(maxsize=16)
def _entrances(tiles: tuple[int, ...]) -> dict[str, str]:
    return {SLOTS[slot]: NODE_NAMES[ENTRANCES[tile][slot]] for slot, tile in enumerate(tiles) if is_venue(tile)}


def _chips(state: PalermoState) -> dict[str, Seat]:
    owners = state.owners
    return {
        SLOTS[slot]: owner for slot, owner in enumerate(owners) if owner != NOBODY and state.left[owner] >> slot & 1
    }


def _tour(state: PalermoState, seat: Seat) -> tuple[Stop, ...]:
    return tuple([Stop(SLOTS[slot], number, income) for slot, number, income in state.tours[seat]])


def _account(state: PalermoState, seat: Seat) -> Account:
    """P-5.1, P-7.1, P-7.3"""
    venues = sum([income for _, _, income in state.tours[seat]])
    return Account(venues, state.arrival[seat], state.interest[seat], state.fines[seat])
