"""What tests look at: who won, what a seat is told, what it may say, what the board shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

import msgspec

from omerta.contract import Decision, Event, Outcome, RuleViolation, Seat, Viewer, freeze
from omerta.games.cuba import GAME
from omerta.games.cuba.actions import Accuse, Ask, CubaAction, Say
from omerta.games.cuba.events import Ended, FullReveal
from omerta.games.cuba.options import CubaOptions
from omerta.games.cuba.seen import Own, SeatView
from omerta.games.cuba.tests.given import CubaScene
from omerta.games.cuba.values import Claim
from omerta.kit.chance import FastChance

E = TypeVar("E", bound=Event)
A = TypeVar("A", bound=CubaAction)


def own(scene: CubaScene, seat: Seat) -> Own:
    """What this seat alone sees."""
    seen = scene.view(seat).own
    assert seen is not None, f"seat {seat} has no view of its own"
    return seen


def player(scene: CubaScene, seat: Seat) -> SeatView:
    """What everybody sees of this seat."""
    return scene.view().players[seat]


def outcome(scene: CubaScene) -> Outcome:
    result = GAME.outcome(scene.state)
    assert result is not None, "the game goes on"
    return result


def goes_on(scene: CubaScene) -> bool:
    return GAME.outcome(scene.state) is None and scene.view().phase == "interrogation"


def winners(scene: CubaScene) -> set[Seat]:
    return set(outcome(scene).winners)


def end(scene: CubaScene) -> tuple[str, str]:
    """Reason and cause."""
    ended = scene.view().ended
    assert ended is not None, "the game goes on"
    return ended.reason, ended.cause


def ended(scene: CubaScene) -> Ended:
    (event,) = told(scene, None, Ended)
    return event


def reveal(scene: CubaScene) -> FullReveal:
    (event,) = told(scene, None, FullReveal)
    return event


def out(scene: CubaScene) -> dict[Seat, str]:
    """Who is out, and why."""
    return {seat: seen.out for seat, seen in enumerate(scene.view().players) if seen.out is not None}


def told(scene: CubaScene, viewer: Viewer, kind: type[E]) -> list[E]:
    """The events of one kind as this viewer got them."""
    shown = [event.shown(viewer) for event in scene.events]
    return [event for event in shown if isinstance(event, kind)]


def heard(scene: CubaScene, viewer: Viewer, since: int = 0) -> list[Event]:
    """Everything this viewer was told since that many events."""
    shown = [event.shown(viewer) for event in scene.events[since:]]
    return [event for event in shown if event is not None]


def kinds(events: Sequence[Event]) -> list[str]:
    """The names of the events, in their order."""
    return [type(event).__name__ for event in events]


def view_bytes(scene: CubaScene, viewer: Viewer) -> bytes:
    return msgspec.json.encode(scene.view(viewer))


def legal_of(scene: CubaScene, seat: Seat, kind: type[A]) -> list[A]:
    """The seat's legal actions of one kind."""
    return [action for action in scene.legal(seat) if isinstance(action, kind)]


def accusable(scene: CubaScene) -> set[Seat]:
    return {action.seat for action in legal_of(scene, scene.state.godfather, Accuse)}


def topics(scene: CubaScene, seat: Seat) -> set[str]:
    """What the Godfather may ask this seat."""
    return {action.topic for action in legal_of(scene, scene.state.godfather, Ask) if action.seat == seat}


def sayable(scene: CubaScene, seat: Seat) -> dict[str, list[str]]:
    """The values that this seat may say, by slot; `view` about a seat as `view.3`."""
    slots: dict[str, list[str]] = {}
    for action in legal_of(scene, seat, Say):
        slots.setdefault(action.slot if action.about is None else f"{action.slot}.{action.about}", []).append(
            action.value
        )
    return slots


def verbs(scene: CubaScene, seat: Seat) -> Counter[str]:
    """How many legal actions of each kind the seat has."""
    return Counter(type(action).__name__ for action in scene.legal(seat))


def claims(scene: CubaScene, seat: Seat) -> dict[str, Claim]:
    """The seat's latest words, by slot."""
    said = [claim for claim in scene.view().claims if claim.seat == seat]
    return {claim.slot if claim.about is None else f"{claim.slot}.{claim.about}": claim for claim in said}


def decision(scene: CubaScene, seat: Seat) -> Decision:
    """The only decision of this seat."""
    (only,) = GAME.decisions(scene.state, seat)
    return only


def clock_names(scene: CubaScene) -> list[str]:
    return [clock.name for clock in GAME.clocks(scene.state)]


def box_chips(scene: CubaScene) -> int:
    mix = scene.view().mix
    return mix.loyal + mix.fbi + mix.cia + mix.driver + mix.killer


def refused_options(n: int, options: CubaOptions) -> RuleViolation:
    """The refusal of a game with these options."""
    chance = FastChance(0)
    try:
        GAME.new(options, n, chance, None)
    except RuleViolation as refusal:
        assert chance.draws == 0
        return refusal
    raise AssertionError(f"{options} with {n} players were accepted")


def frozen(scene: CubaScene) -> bytes:
    return freeze(scene.state)
