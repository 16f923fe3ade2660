"""A scene is a game in a given position (`position.py`), played on by hand.

scene = Scene(GAME, state)
scene.when(0, PlayMatch("Y")).when(1, PlayMatch("G"))
assert scene.legal(2) == [...]
assert scene.refused(2, PlayMatch("B")).rule == "V-7.1"
"""

from __future__ import annotations

from typing import Generic, Self, TypeVar

from omerta.contract import (
    Action,
    Chance,
    Clock,
    Event,
    Game,
    Options,
    RuleViolation,
    Seat,
    State,
    View,
    Viewer,
    freeze,
)
from omerta.kit.chance import FastChance
from omerta.kit.menus import legal

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741


class Scene(Generic[S, A, V, O]):
    """Holds the state and every event since the scene began."""

    def __init__(self, game: Game[S, A, V, O], state: S, chance: Chance | None = None) -> None:
        self.game = game
        self.state = state
        self.chance = chance or FastChance(0)
        self.events: list[Event] = []

    @classmethod
    def new(cls, game: Game[S, A, V, O], seats: int, options: O | None = None, chance: Chance | None = None) -> Self:
        """Begins with a fresh deal, its events included."""
        events: list[Event] = []
        chance = chance or FastChance(0)
        scene = cls(game, game.new(options or game.options(), seats, chance, events.append), chance)
        scene.events = events
        return scene

    def when(self, seat: Seat, action: A) -> Self:
        """The seat acts; a refusal is an error of the test."""
        self.game.apply(self.state, seat, action, self.chance, self.events.append)
        self.game.audit(self.state)
        return self

    def expired(self, clock: Clock) -> Self:
        """A clock runs out."""
        self.game.expire(self.state, clock, self.chance, self.events.append)
        self.game.audit(self.state)
        return self

    def refused(self, seat: Seat, action: A) -> RuleViolation:
        """Tells why an action is refused, which leaves no trace in the state."""
        before, told = freeze(self.state), len(self.events)
        try:
            self.game.apply(self.state, seat, action, self.chance, self.events.append)
        except RuleViolation as refusal:
            assert freeze(self.state) == before, f"{action} was refused but changed the state"
            assert len(self.events) == told, f"{action} was refused but told something"
            return refusal
        raise AssertionError(f"{action} of seat {seat} was accepted")

    def legal(self, seat: Seat) -> list[A]:
        return list(legal(self.game, self.state, seat))

    def view(self, viewer: Viewer = None) -> V:
        return self.game.view(self.state, viewer)

    def happened(self, kind: type[Event]) -> list[Event]:
        """Lists the events of one kind, in order."""
        return [event for event in self.events if isinstance(event, kind)]
