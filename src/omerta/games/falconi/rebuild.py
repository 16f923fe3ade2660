"""The part of the state that a view shows, read off it. RULES.md F-12."""

from __future__ import annotations

from omerta.games.falconi.components import CARS, ESCAPE_COLOURS
from omerta.games.falconi.seen import FalconiView
from omerta.games.falconi.state import DON, DRIVE, NO_CAR, OUT, PHASES, START, FalconiState
from omerta.games.falconi.streets.cards import CARD_INDEX, ESCAPES, NO_CARD, TOKEN_INDEX
from omerta.games.falconi.streets.cells import (
    BORDER_INDEX,
    CELL_INDEX,
    ENTRY,
    NOWHERE,
    PLACE_INDEX,
    SIDE_INDEX,
    STOP_INDEX,
)
from omerta.games.falconi.values import CarSeen


def rebuilt(view: FalconiView) -> FalconiState:
    """Everything but the pile and what Don has face down."""
    state = FalconiState(view.options, view.seats)
    state.beat = view.beat
    state.phase = PHASES.index(view.phase)
    state.round_number = view.round_number
    state.reason = view.reason
    state.winning = tuple([CARS.index(car) for car in view.winning_cars])
    _streets(state, view)
    for seen in view.cars:
        _car(state, seen)
    _cards(state, view)
    _turn(state, view)
    return state


def _streets(state: FalconiState, view: FalconiView) -> None:
    for cell, token in view.grid.items():
        state.grid[CELL_INDEX[cell]] = TOKEN_INDEX[token]
    for crater in view.craters:
        port = PLACE_INDEX[crater]
        state.closed |= 1 << port
        if ENTRY[port] != NOWHERE:
            state.closed |= 1 << ENTRY[port]
    for colour, border in view.escapes.items():
        state.escapes[ESCAPE_COLOURS.index(colour)] = BORDER_INDEX[border]


def _car(state: FalconiState, seen: CarSeen) -> None:
    car = CARS.index(seen.car)
    state.places[car] = OUT if seen.is_out else START if seen.place is None else PLACE_INDEX[seen.place]
    state.reserves[car] = [CARD_INDEX[card] for card in seen.reserve]
    state.paths[car] = tuple([STOP_INDEX[stop] for stop in seen.path])
    state.driven[car] = seen.driven
    state.laid[car] = seen.laid


def _cards(state: FalconiState, view: FalconiView) -> None:
    """Don's own seat, and everybody after the end, sees his face-down cards. F-12.3, F-12.8"""
    shown = view.revealed or view.own
    if shown:
        state.reserves[DON] = [CARD_INDEX[card] for card in shown.reserve]
        state.secret = NO_CARD if shown.secret is None else ESCAPES[ESCAPE_COLOURS.index(shown.secret)]
    for name, count in view.removed.items():
        state.removed[CARD_INDEX[name]] = count
    state.bottom = len(view.pile_bottom)
    state.bombs, state.boosts = view.bombs, view.boosts
    state.escapes_min, state.escapes_max = view.don_escapes
    state.hand = NO_CARD if view.hand is None else CARD_INDEX[view.hand]
    state.escape_card = NO_CARD if view.escape_card is None else ESCAPES[ESCAPE_COLOURS.index(view.escape_card)]


def _turn(state: FalconiState, view: FalconiView) -> None:
    state.turn = CARS.index(view.turn) if view.turn else DON
    state.actions_left = view.actions_left
    state.redrawn = view.redrawn
    state.catcher = CARS.index(view.catch.car) if view.catch else NO_CAR
    state.via = SIDE_INDEX[view.catch.via] if view.catch else NOWHERE
    state.resumes = PHASES.index(view.resumes) if view.resumes else DRIVE
    if view.boost:
        state.boost_steps = view.boost.steps_left
        state.overtaking = CARS.index(view.boost.overtaking) if view.boost.overtaking else NO_CAR
        state.has_overtaken = view.boost.has_overtaken
