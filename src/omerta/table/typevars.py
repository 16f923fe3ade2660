"""A game brings these kinds of values along: one set of type variables serves the whole table."""

from typing import TypeVar

from omerta.contract import Action, Event, Options, State, View

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741

# Of values that never change: an entry of some kind of action is also one of any action.
A_co = TypeVar("A_co", bound=Action, covariant=True)
E_co = TypeVar("E_co", bound=Event, covariant=True)
V_co = TypeVar("V_co", bound=View, covariant=True)
O_co = TypeVar("O_co", bound=Options, covariant=True)
S_co = TypeVar("S_co", bound=State, covariant=True)
