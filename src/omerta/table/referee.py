"""The referee knows the rules and the match's chance. It tries everything on a clone: a refusal changes nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, assert_never

from omerta.contract import Clock, Event, Game, Seat, Sequel
from omerta.kit.chance import KeyedChance
from omerta.table.log import Conceded, Expired, Move, Step
from omerta.table.typevars import A, O, S, S_co, V


class Ruling(Generic[S_co]):
    """A ruling says what follows from a step: the state after it, how many draws it made and what happened."""

    __slots__ = ("draws", "events", "state")

    def __init__(self, state: S_co, draws: int, events: tuple[Event, ...]) -> None:
        self.state = state
        self.draws = draws
        self.events = events


class Referee(Generic[S, A, V, O]):
    def __init__(self, game: Game[S, A, V, O], seed: bytes) -> None:
        self.game = game
        self._seed = seed

    def deal(self, options: O, seats: int) -> Ruling[S]:
        """The deal is beat 0; whatever is drawn later belongs to a later beat."""
        chance, events = KeyedChance(self._seed, 0), list[Event]()
        state = self.game.new(options, seats, chance, events.append)
        assert state.beat > 0 or not chance.draws, f"{self.game.id}: a deal that draws ends its beat"
        return Ruling(state, chance.draws, tuple(events))

    def move(self, state: S, seat: Seat, action: A) -> Ruling[S]:
        after, chance, events = state.clone(), self._chance(state), list[Event]()
        self.game.apply(after, seat, action, chance, events.append)
        return Ruling(after, chance.draws, tuple(events))

    def expiry(self, state: S, clock: Clock) -> Ruling[S]:
        after, chance, events = state.clone(), self._chance(state), list[Event]()
        self.game.expire(after, clock, chance, events.append)
        return Ruling(after, chance.draws, tuple(events))

    def concession(self, state: S) -> Ruling[S]:
        after, events = state.clone(), list[Event]()
        self.game.concede(after, events.append)
        return Ruling(after, 0, tuple(events))

    def again(self, state: S, step: Step[A, Event]) -> Ruling[S]:
        """Tries a recorded step on this state."""
        match step:
            case Move():
                return self.move(state, step.seat, step.action)
            case Expired():
                return self.expiry(state, step.clock)
            case Conceded():
                return self.concession(state)
            case _:
                assert_never(step)

    def sequel(self, state: S, votes: Mapping[Seat, Seat]) -> Sequel | None:
        return self.game.sequel(state, votes, self._chance(state))

    def _chance(self, state: S) -> KeyedChance:
        return KeyedChance(self._seed, state.beat)


def agrees(ruling: Ruling[S], step: Step[A, Event]) -> bool:
    """Does the step end as it is recorded?"""
    draws = 0 if isinstance(step, Conceded) else step.draws
    return ruling.draws == draws and ruling.events == step.events
