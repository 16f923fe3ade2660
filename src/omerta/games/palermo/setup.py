"""The game begins with an empty board, or the finished city of a draft. RULES.md P-1, P-8.2, P-8.3."""

from __future__ import annotations

from omerta.contract import Chance, Emit, RuleViolation, Seat
from omerta.games.palermo.components import PLAYERS
from omerta.games.palermo.events import GameCreated
from omerta.games.palermo.geometry.city import written
from omerta.games.palermo.geometry.plan import City
from omerta.games.palermo.options import PalermoOptions
from omerta.games.palermo.rules.draft_city import generated, given, supply_beside
from omerta.games.palermo.state import DRAFT_CLAIM, PalermoState
from omerta.kit.options import check_values


def new(options: PalermoOptions, seats: int, chance: Chance, emit: Emit | None) -> PalermoState:
    """P-1; all draws of the game are made here. P-11.2"""
    _check_seats(seats)
    check_values(options, "P-8.7", {"first_seat": "P-1.5", "round_limit": "P-7.7"})
    _check_first_seat(options, seats)
    city = _given_city(options, seats)
    state = PalermoState(options, seats)
    state.first = state.active = _first_seat(options, seats, chance)
    if options.build_mode == "draft":
        state.city = city or generated(seats, chance)
        state.supply = supply_beside(state.city.tiles)
        state.phase = DRAFT_CLAIM
    # The setup may have drawn, and so it is a beat of its own.
    state.beat = 1
    if emit is not None:
        text = written(state.city.tiles) if options.build_mode == "draft" else ""
        emit(GameCreated(seats, options, state.first, text))
    return state


def _check_seats(seats: int) -> None:
    """P-1.1"""
    if seats not in PLAYERS:
        raise RuleViolation("P-1.1", "seat-count", seats=seats)


def _check_first_seat(options: PalermoOptions, seats: int) -> None:
    """P-1.5"""
    if options.first_seat != "random" and options.first_seat >= seats:
        raise RuleViolation("P-1.5", "first-seat", first_seat=options.first_seat, seats=seats)


def _given_city(options: PalermoOptions, seats: int) -> City | None:
    """Options without use are not looked at. P-8.3, P-8.6"""
    if options.build_mode != "draft" or options.draft_city != "given":
        return None
    return given(options.city_text, seats)


def _first_seat(options: PalermoOptions, seats: int, chance: Chance) -> Seat:
    """P-1.5"""
    return chance.below(seats) if options.first_seat == "random" else options.first_seat
