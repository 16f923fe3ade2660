"""Ready answers for the parts of the contract that most games share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from omerta.contract import Ballot, Chance, Clock, Emit, RuleViolation, Seat, Sequel, State

S = TypeVar("S", bound=State)


def no_ballot(_state: State) -> Ballot | None:
    """Matches of one game: nothing to vote for."""
    return None


def no_sequel(_state: State, _votes: Mapping[Seat, Seat], _chance: Chance) -> Sequel | None:
    """Matches of one game: nothing follows."""
    return None


def everybody(seats: Callable[[S], int]) -> Callable[[S], tuple[str | None, ...]]:
    """Everybody may speak at any time."""
    return lambda state: (None,) * seats(state)


def no_concession(rule: str) -> Callable[[State, Emit | None], None]:
    """The game knows no concession; the table's vote for one is refused with this rule."""

    def concede(_state: State, _emit: Emit | None) -> None:
        raise RuleViolation(rule, "no-concession")

    return concede


def running(clocks: tuple[Clock, ...], clock: Clock, rule: str) -> None:
    """Refuses a clock that does not run, or no longer: a late timer changes nothing."""
    if clock not in clocks:
        raise RuleViolation(rule, "clock-not-running", clock=clock.name, since=clock.since)


def one_clock(name: str, asked: Callable[[S], tuple[Seat, ...]]) -> Callable[[S], tuple[Clock, ...]]:
    """One clock a decision, for all who are asked (a public fact), restarting at every beat."""

    def clocks(state: S) -> tuple[Clock, ...]:
        seats = asked(state)
        return (Clock(name, state.beat, seats),) if seats else ()

    return clocks
