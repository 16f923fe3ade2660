"""Tests and bots read the legal actions as one flat list."""

from collections.abc import Sequence
from itertools import chain
from typing import TypeVar

from omerta.contract import Action, Game, Options, Seat, State, View

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741


def legal(game: Game[S, A, V, O], state: S, seat: Seat) -> Sequence[A]:
    """Lists what the seat may do now, in the order of its menu."""
    groups = game.menu(state, seat)
    if len(groups) == 1:
        return groups[0].actions
    return list(chain.from_iterable([group.actions for group in groups]))


def waited_for(game: Game[S, A, V, O], state: S) -> tuple[Seat, ...]:
    """Picks the seats that the game waits for; in open talk others may act, but need not."""
    pending = game.pending(state)
    if len(pending) < 2:
        return pending
    return tuple(seat for seat in game.view(state, None).waiting if seat in pending) or pending
