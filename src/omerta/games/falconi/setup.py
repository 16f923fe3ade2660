"""The game begins: cards are shuffled and dealt, escape cards laid. RULES.md F-1."""

from __future__ import annotations

from typing import Final

from omerta.contract import Chance, Emit, RuleViolation
from omerta.games.falconi.components import CARS, ESCAPE_COLOURS
from omerta.games.falconi.events import SetUp
from omerta.games.falconi.options import FalconiOptions
from omerta.games.falconi.rules.turns import begin_turn
from omerta.games.falconi.state import DON, FalconiState
from omerta.games.falconi.streets.cards import ALL_STREETS, CARD_NAMES, ESCAPES, NO_CARD, TYPES
from omerta.kit.options import check_values

PLAYERS: Final = (2, 3, 4)


def new(options: FalconiOptions, seats: int, chance: Chance, emit: Emit | None) -> FalconiState:
    """F-1; all draws of the game are made here. F-1.10"""
    _check(options, seats)
    state = FalconiState(options, seats)
    deal(state, chance)
    # The setup has drawn, and so it is a beat of its own.
    state.beat = 1
    if emit is not None:
        emit(_set_up(state))
    assert begin_turn(state, emit), "nobody can begin"
    return state


def _check(options: FalconiOptions, seats: int) -> None:
    """F-1.1, F-1.3, F-3.5, F-13.1"""
    if seats not in PLAYERS:
        raise RuleViolation("F-1.3", "seat-count", seats=seats)
    check_values(options, "F-13.1", {"don_seat": "F-1.3", "hunt_rounds": "F-3.5"})
    if options.don_seat >= seats:
        raise RuleViolation("F-1.3", "don-seat", don_seat=options.don_seat, seats=seats)


def deal(state: FalconiState, chance: Chance) -> None:
    """Cards are dealt in this order: the street cards, the reserves, Don's secret card, then the whole pile. F-1.4 to
    F-1.6, F-1.10"""
    variant = state.variant
    state.pile = list(ALL_STREETS)
    chance.shuffle(state.pile)
    for car in variant.cars:
        state.reserves[car] = sorted(state.pile.pop() for _ in range(variant.reserve))
    if variant.has_escapes:
        escapes = list(ESCAPES)
        if variant.deals_secret:
            chance.shuffle(escapes)
            state.secret = escapes.pop(0)
        state.pile += escapes
        chance.shuffle(state.pile)


def _set_up(state: FalconiState) -> SetUp:
    """Don's reserve lies face down in principle II. F-1.5, F-12.3"""
    variant = state.variant
    is_hidden = variant.is_second
    reserves = [tuple([CARD_NAMES[card] for card in state.reserves[car]]) for car in variant.cars]
    return SetUp(
        state.seats,
        state.options,
        variant.seat_of[DON],
        tuple([CARS[car] for car in variant.cars]),
        tuple([variant.seat_of[car] for car in variant.cars]),
        ((), *reserves[1:]) if is_hidden else tuple(reserves),
        len(state.pile),
        reserves[0] if is_hidden else (),
        None if state.secret == NO_CARD else ESCAPE_COLOURS[state.secret - TYPES],
    )
