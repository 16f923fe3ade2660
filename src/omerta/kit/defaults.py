"""Most games share these answers to parts of the contract."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from omerta.contract import (
    Action,
    Ballot,
    Chance,
    Clock,
    Emit,
    Game,
    Occasion,
    Options,
    RuleViolation,
    Seat,
    Sequel,
    State,
    View,
)

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741


def no_ballot(_state: State) -> Ballot | None:
    """A series of one game has nothing to vote for."""
    return None


def no_sequel(_state: State, _votes: Mapping[Seat, Seat], _chance: Chance) -> Sequel | None:
    """Nothing follows in a series of one game."""
    return None


def everybody(seats: Callable[[S], int]) -> Callable[[S], tuple[str | None, ...]]:
    """Everybody may speak at any time."""
    return lambda state: (None,) * seats(state)


@dataclass(frozen=True)
class NoConcession:
    """The game knows no concession; the table's vote for one is refused with this rule."""

    rule: str

    def __call__(self, _state: State, _emit: Emit | None) -> None:
        raise RuleViolation(self.rule, "no-concession")


def no_concession(rule: str) -> NoConcession:
    """A rule that refuses, and that can be told from one that concedes without trying it."""
    return NoConcession(rule)


def running(clocks: tuple[Clock, ...], clock: Clock, rule: str) -> None:
    """Refuses a clock that does not run, or no longer: a late timer changes nothing."""
    if clock not in clocks:
        raise RuleViolation(rule, "clock-not-running", clock=clock.name, since=clock.since)


def one_clock(name: str, asked: Callable[[S], tuple[Seat, ...]]) -> Callable[[S], tuple[Clock, ...]]:
    """One clock runs for each decision, for all who are asked (a public fact); it starts anew at every beat."""

    def clocks(state: S) -> tuple[Clock, ...]:
        seats = asked(state)
        return (Clock(name, state.beat, seats),) if seats else ()

    return clocks


def lengths_of(game: Game[S, A, V, O], options: O, seats: int, people: int) -> dict[str, int]:
    """Every clock has its usual length; a game that names none leaves them to the table."""
    return dict(game.lengths(options, seats, people)) if game.lengths else {}


def games_of(game: Game[S, A, V, O], options: O) -> int:
    """A series has one game unless its game says otherwise."""
    return game.games(options) if game.games else 1


def reseated(game: Game[S, A, V, O], options: O, seating: Sequence[Seat]) -> O | None:
    """Settles the next game's options if the host seats people so; None if that is not for the host to say."""
    return game.reseated(options, seating) if game.reseated else None


def settled(game: Game[S, A, V, O], options: O, seats: int, occasion: Occasion, chance: Chance) -> O:
    """The first game of a series begins with the options as they are, unless the game settles some itself."""
    assert len(occasion.experience) == seats, f"an occasion for {len(occasion.experience)}, not for {seats} seats"
    return game.settle(options, seats, occasion, chance) if game.settle else options
