"""Faults planted into how the courier game takes its options, each with the check that must catch it."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from omerta.contract import Chance, Emit, RuleViolation
from omerta.testing.toys.courier import GAME
from omerta.testing.toys.courier.pieces import CourierOptions, TurnBegan
from omerta.testing.toys.courier.state import CourierState
from tests.conformance.fault import Fault


def looks_at_no_option(options: CourierOptions, seats: int, chance: Chance, emit: Emit | None) -> CourierState:
    state = GAME.new(CourierOptions(), seats, chance, emit)
    state.options = options
    return state


def dies_of_bad_values(options: CourierOptions, seats: int, chance: Chance, emit: Emit | None) -> CourierState:
    try:
        return GAME.new(options, seats, chance, emit)
    except RuleViolation as refusal:
        raise AssertionError("nobody was to ask for this") from refusal


def refuses_after_a_draw(options: CourierOptions, seats: int, chance: Chance, emit: Emit | None) -> CourierState:
    chance.below(2)
    return GAME.new(options, seats, chance, emit)


def refuses_after_telling(options: CourierOptions, seats: int, chance: Chance, emit: Emit | None) -> CourierState:
    if emit:
        emit(TurnBegan(0))
    return GAME.new(options, seats, chance, emit)


def refuses_by_no_rule(options: CourierOptions, seats: int, chance: Chance, emit: Emit | None) -> CourierState:
    try:
        return GAME.new(options, seats, chance, emit)
    except RuleViolation as refusal:
        raise RuleViolation("K-99.9", refusal.key, **refusal.args_for_text) from None


def refuses_without_words(options: CourierOptions, seats: int, chance: Chance, emit: Emit | None) -> CourierState:
    try:
        return GAME.new(options, seats, chance, emit)
    except RuleViolation as refusal:
        raise RuleViolation(refusal.rule, "never-written") from None


def takes_any_number_of_seats(options: CourierOptions, seats: int, chance: Chance, emit: Emit | None) -> CourierState:
    return GAME.new(options, min(max(seats, 2), 4), chance, emit)


def checks_rounds_too_late(options: CourierOptions, seats: int, chance: Chance, emit: Emit | None) -> CourierState:
    """Whatever the number of rounds is, cards are dealt; only then somebody counts them."""
    usual = msgspec.structs.replace(options, rounds=CourierOptions().rounds)
    state = GAME.new(usual, seats, chance, emit)
    state.options = options
    return state


FAULTS = [
    Fault(dealing.__name__, "impossible_options_are_refused", replace(GAME, new=dealing))
    for dealing in (
        looks_at_no_option,
        dies_of_bad_values,
        refuses_after_a_draw,
        refuses_after_telling,
        refuses_by_no_rule,
        refuses_without_words,
        takes_any_number_of_seats,
        checks_rounds_too_late,
    )
]
