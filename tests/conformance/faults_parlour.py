"""Faults planted into the parlour game, each with the check that must catch it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from omerta.contract import AnyGame, Chance, Emit, Event, Group, Seat, Viewer
from omerta.testing.toys.parlour import GAME
from omerta.testing.toys.parlour.pieces import (
    KILLER,
    THIEF,
    Accused,
    Fired,
    ParlourAction,
    ParlourView,
    Refused,
    Role,
    Said,
)
from omerta.testing.toys.parlour.state import ParlourState
from omerta.testing.toys.parlour.view import ParlourWorlds
from tests.conformance.fault import Fault


class FiredQuietly(Event, frozen=True, tag="fired"):
    """A shot that depends on a secret and does not say that it opens one."""

    seat: Seat
    public = ("seat",)


def shots_open_nothing(
    state: ParlourState, seat: Seat, action: ParlourAction, chance: Chance, emit: Emit | None
) -> None:
    def retold(event: Event) -> None:
        if emit:
            emit(FiredQuietly(event.seat) if isinstance(event, Fired) else event)

    GAME.apply(state, seat, action, chance, retold if emit else None)


def menu_knows_the_killer(state: ParlourState, seat: Seat) -> list[Group[ParlourAction]]:
    groups = list(GAME.menu(state, seat))
    alive = any(state.roles[other] == KILLER for other in state.suspects())
    return [Group(group.name + ("!" if alive else ""), group.actions) for group in groups]


def window_only_with_a_killer(
    state: ParlourState, seat: Seat, action: ParlourAction, chance: Chance, emit: Emit | None
) -> None:
    """Without a killer among the asked, everybody holds at once."""
    GAME.apply(state, seat, action, chance, emit)
    if state.window and state.window.owing == state.window.asked:
        asked = state.window.seats()
        if not any(state.roles[other] == KILLER for other in asked):
            GAME.expire(state, GAME.clocks(state)[0], chance, emit)


def talk_clock_betrays_the_thief(state: ParlourState, viewer: Viewer) -> ParlourView:
    seen = GAME.view(state, viewer)
    return msgspec.structs.replace(seen, talk_since=seen.talk_since + state.roles.index(THIEF))


class CarelessWorlds(ParlourWorlds):
    """Overlooks that the game goes on, so the thief cannot be set aside."""

    def draw(self, chance: Chance) -> ParlourState:
        if self.aside is not None or self.seen.ended:
            return super().draw(chance)
        roles = self.unknown[:]
        chance.shuffle(roles)
        assigned = [roles.pop() if role is None else role for role in self.known]
        return self._state(assigned, roles.pop())


def reaction_told_to_all(
    state: ParlourState, seat: Seat, action: ParlourAction, chance: Chance, emit: Emit | None
) -> None:
    """Everybody hears that somebody has answered."""
    waiting = state.window
    GAME.apply(state, seat, action, chance, emit)
    if emit and waiting and state.window:
        emit(Refused(seat))


def accusation_hides_its_window(
    state: ParlourState, seat: Seat, action: ParlourAction, chance: Chance, emit: Emit | None
) -> None:
    """The public event names only those who could fire."""

    def retold(event: Event) -> None:
        if emit:
            armed = tuple(other for other in range(len(state.roles)) if state.roles[other] == KILLER)
            emit(Accused(event.target, armed) if isinstance(event, Accused) else event)

    GAME.apply(state, seat, action, chance, retold if emit else None)


class SaidLightly(Event, frozen=True, tag="said"):
    """A word that its speaker may unsay."""

    seat: Seat
    role: Role
    public = ("seat", "role")
    retractable = True


class AccusedLightly(Event, frozen=True, tag="accused"):
    """An accusation that can be taken back while others think about a shot."""

    target: Seat
    asked: tuple[Seat, ...]
    public = ("target", "asked")
    retractable = True


def taken_lightly(heavy: type[Event], light: type[Event]) -> AnyGame:
    """The parlour with one event that can be taken back."""

    def apply(state: ParlourState, seat: Seat, action: ParlourAction, chance: Chance, emit: Emit | None) -> None:
        def retold(event: Event) -> None:
            if emit:
                emit(light(*msgspec.structs.astuple(event)) if isinstance(event, heavy) else event)

        GAME.apply(state, seat, action, chance, retold if emit else None)

    return replace(GAME, apply=apply, events=tuple(light if event is heavy else event for event in GAME.events))


QUIET: Any = tuple(FiredQuietly if event is Fired else event for event in GAME.events)
FAULTS = [
    Fault(
        "an event that opens a secret does not say so",
        "nothing_leaks",
        replace(GAME, apply=shots_open_nothing, events=QUIET),
    ),
    Fault("a menu knows that the killer lives", "nothing_leaks", replace(GAME, menu=menu_knows_the_killer)),
    Fault("a window opens only if there is a killer", "nothing_leaks", replace(GAME, apply=window_only_with_a_killer)),
    Fault("a public number betrays the thief", "nothing_leaks", replace(GAME, view=talk_clock_betrays_the_thief)),
    Fault("imagine overlooks that the game goes on", "worlds_fit_the_view", replace(GAME, imagine=CarelessWorlds)),
    Fault("an answer is announced", "sealing_is_silent", replace(GAME, apply=reaction_told_to_all)),
    Fault("a word can be taken back", "undo_unsays_nothing", taken_lightly(Said, SaidLightly)),
    Fault("an accusation can be taken back", "undo_unsays_nothing", taken_lightly(Accused, AccusedLightly)),
    Fault("an event names who is armed", "nothing_leaks", replace(GAME, apply=accusation_hides_its_window)),
]
