"""Hidden cards drawn anew change nothing that anybody sees or may do. RULES.md "What is known", V-14.4, VR-20."""

from __future__ import annotations

from typing import Final

import pytest

from omerta.contract import Chance, Event, RuleViolation, Viewer
from omerta.games.villa import GAME
from omerta.games.villa.actions import VillaAction
from omerta.games.villa.options import VillaOptions
from omerta.games.villa.state import VillaState
from omerta.games.villa.tests.given import Variant
from omerta.games.villa.tests.play import Step, steps
from omerta.kit.chance import FastChance, fast_from
from omerta.kit.menus import legal
from omerta.testing import rule

GAMES: Final[list[tuple[int, Variant]]] = [
    (2, {}),
    (3, {"decision_mode": "consensus", "handicap_timing": "table"}),
    (4, {"expert": True, "leader_mode": "rotating", "open_start": 3}),
    (3, {"roster": "first_game", "recover_passed": True, "swap_phase": False}),
    (2, {"handicap": -9, "roster": "tough", "early_abort": False}),
]


def redrawn(state: VillaState, viewer: Viewer, chance: Chance) -> VillaState:
    """Another world that looks the same to the viewer."""
    return GAME.imagine(GAME.view(state, viewer)).draw(chance)


def all_that_shows(state: VillaState) -> tuple[object, ...]:
    """Gives views, actions, defaults, clocks and refusals of all seats and of a spectator."""
    seats = range(state.seats)
    views = [GAME.view(state, viewer) for viewer in (*seats, None)]
    offers = [(legal(GAME, state, seat), GAME.decisions(state, seat)) for seat in seats]
    defaults = [GAME.default(state, seat) for seat in GAME.pending(state)]
    refusals = [refusal(state, seat, action) for seat in seats for action in catalogue(state.options, state.seats)]
    return views, offers, defaults, refusals, GAME.clocks(state), GAME.pending(state), GAME.outcome(state)


def catalogue(options: VillaOptions, seats: int) -> list[VillaAction]:
    """Some of all actions there are."""
    return list(GAME.catalogue(options, seats))[::23]


def refusal(state: VillaState, seat: int, action: VillaAction) -> object:
    """Says what the seat is told, None if the action is accepted."""
    try:
        GAME.apply(state.clone(), seat, action, FastChance(0), None)
    except RuleViolation as refused:
        return refused.told()
    return None


def after(step: Step, state: VillaState) -> tuple[list[Event], list[object]]:
    """Says what the same action brings in a world: events, and then everybody's view."""
    world, events = state.clone(), list[Event]()
    GAME.apply(world, step.seat, step.action, FastChance(9), events.append)
    return events, [GAME.view(world, viewer) for viewer in (*range(world.seats), None)]


def passes_audit(state: VillaState) -> bool:
    GAME.audit(state)
    return True


def differs_only_by_a_reveal(step: Step, other: VillaState) -> bool:
    """Equal events and equal views, or a first different event that turns something over."""
    events, views = after(step, step.state)
    other_events, other_views = after(step, other)
    if events == other_events:
        return views == other_views
    first = next(pair for pair in zip(events, other_events, strict=False) if pair[0] != pair[1])
    return all(event.opens(None) and type(event) is type(first[0]) for event in first)


@rule("V-14.4", "VR-20", "V-2.5")
@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_worlds_drawn_anew_show_and_offer_the_same(seats: int, options: Variant) -> None:
    chance = fast_from("redrawn", seats, options)
    different = [
        step.action
        for step in list(steps(seats, "shows", **options))[::4]
        if all_that_shows(step.state) != all_that_shows(redrawn(step.state, step.seat, chance))
    ]
    assert different == []


@rule("V-14.4", "V-10.2")
@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_the_same_action_parts_such_worlds_only_by_what_it_turns_over(seats: int, options: Variant) -> None:
    chance = fast_from("parted", seats, options)
    leaking = [
        step.action
        for step in steps(seats, "parts", **options)
        if not differs_only_by_a_reveal(step, redrawn(step.state, None, chance))
    ]
    assert leaking == []


@rule("V-14.4")
@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_worlds_drawn_anew_can_lie_on_the_table(seats: int, options: Variant) -> None:
    chance = fast_from("audited", seats, options)
    audited = [passes_audit(redrawn(step.state, None, chance)) for step in steps(seats, "audit", **options)]
    assert len(audited) > 20
