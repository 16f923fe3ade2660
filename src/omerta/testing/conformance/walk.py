"""A walk goes through a game with random legal actions, house moves in between, and clocks that run out at random."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import Any, NamedTuple, TypeAlias

from omerta.contract import Action, Clock, Emit, Seat
from omerta.kit.chance import FastChance
from omerta.kit.menus import legal
from omerta.testing.conformance.case import Case


class Acts(NamedTuple):
    seat: Seat
    action: Action


class Expires(NamedTuple):
    clock: Clock


Step: TypeAlias = Acts | Expires
Course: TypeAlias = list[tuple[Step, FastChance]]
"""The steps of a walk, each with the chance from which it draws."""

CLOCK_IN = 25
"""One step in so many is the end of a clock, where one runs."""


def starts(case: Case) -> Iterator[tuple[str, Any]]:
    """Walks begin with a fresh deal, then at the game's rare positions (under its default options only)."""
    yield "deal", case.game.new(case.options, case.seats, case.deal(), None)
    if not case.changed():
        for name, position in case.probes.positions.items():
            state = position()
            if len(case.game.voices(state)) == case.seats:
                yield name, state


def choose(case: Case, state: Any, chance: FastChance, *, house: int = 0) -> Step | None:
    """Picks the next step evenly among all seats' actions, `house` in ten by the house bot; None at the end."""
    game = case.game
    clocks = game.clocks(state)
    if clocks and not chance.below(CLOCK_IN):
        return Expires(clocks[chance.below(len(clocks))])
    seats = game.pending(state)
    if not seats:
        return None
    if house and chance.below(10) < house and "house" in game.bots:
        seat = seats[chance.below(len(seats))]
        actions = legal(game, state, seat)
        if actions:
            return Acts(seat, game.bots["house"].choose(game.view(state, seat), actions, chance))
    offered = [(seat, legal(game, state, seat)) for seat in seats]
    lot = chance.below(sum(len(actions) for _, actions in offered)) if any(actions for _, actions in offered) else 0
    for seat, actions in offered:
        if lot < len(actions):
            return Acts(seat, actions[lot])
        lot -= len(actions)
    return None


def take(case: Case, state: Any, step: Step, chance: Any, emit: Emit | None = None) -> None:
    if isinstance(step, Acts):
        case.game.apply(state, step.seat, step.action, chance, emit)
    else:
        case.game.expire(state, step.clock, chance, emit)


def walk(case: Case, start: Any, use: str, *, house: int = 0) -> Iterator[tuple[Any, Step]]:
    """Yields every state with the step that is taken from it; ends with the game or far beyond its bound.

    Equal uses begin alike, so they go alike: several checks of a case walk the same way, and only the first of them
    chooses it. The others are led along it, in a state of their own.
    """
    known = case.courses.get((use, house))
    if known is not None:
        yield from _led(case, start, known)
        return
    course: Course = []
    for step, chance in _chosen(case, start, use, house):
        course.append((step, copy(chance)))
        yield start, step
        take(case, start, step, chance)
    case.courses[use, house] = course


def _led(case: Case, state: Any, course: Course) -> Iterator[tuple[Any, Step]]:
    for step, chance in course:
        yield state, step
        take(case, state, step, copy(chance))


def _chosen(case: Case, state: Any, use: str, house: int) -> Iterator[tuple[Step, FastChance]]:
    """Each step, with the chance from which it draws."""
    chance = case.chance("walk", use)
    for _ in range(2 * case.game.bound(case.options, case.seats) + 2):
        step = choose(case, state, chance, house=house)
        if step is None:
            return
        yield step, chance
