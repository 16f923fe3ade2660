"""Positions for the tests of what is known: the box goes round as told, in the notation of the worked examples.

    played("loyal 3d driver loyal 4d fbi loyal", hidden=2)

Takes of P1, P2 and so on: `3d` diamonds, a kind of chip, `-` nothing, `!` lets the time run out. The Godfather has seat
0 unless the options say otherwise.
"""

from __future__ import annotations

from typing import Final

from omerta.games.cuba.actions import (
    Accuse,
    Bag,
    CubaAction,
    Hide,
    Hold,
    Peng,
    TakeChip,
    TakeDiamonds,
    TakeNothing,
)
from omerta.games.cuba.clocks import clocks, expire
from omerta.games.cuba.options import CubaOptions
from omerta.games.cuba.rules.apply import apply
from omerta.games.cuba.rules.audit import audit
from omerta.games.cuba.setup import new
from omerta.games.cuba.state import CubaState
from omerta.kit.chance import FastChance

PLAIN: Final = CubaOptions()
KILLER: Final = CubaOptions(killer=True)
FORGETFUL: Final = CubaOptions(memory_aid=False)
STRICT: Final = CubaOptions(on_take_timeout="eliminate")
SHOWN: Final = CubaOptions(returned_box_public=True)
FORMAL: Final = CubaOptions(talk_mode="formal")
ONE_DEVICE: Final = CubaOptions(killer=True, talk_mode="room", room_devices="one")

A8: Final = "loyal 3d driver loyal 4d fbi loyal"
"""World A8, 2 diamonds hidden."""
K8: Final = "loyal 3d killer driver fbi 4d loyal"
"""World K8, with a killer and 2 diamonds hidden."""
S6: Final = "loyal fbi driver 13d -"
"""World S6, 2 diamonds hidden: P5 gets an empty box."""


def dealt(seats: int, options: CubaOptions = PLAIN) -> CubaState:
    return new(options, seats, FastChance(0), None)


def played(
    takes: str, *, hidden: int = 0, bag: str = "none", seats: int = 0, options: CubaOptions = PLAIN
) -> CubaState:
    """If `seats` says that there are more than takes, the box is still on its way."""
    words = takes.split()
    state = dealt(seats or len(words) + 1, options)
    act(state, 0, Hide(hidden))
    for position, word in enumerate(words, start=1):
        if word == "!":
            time_out(state)
            continue
        if position == 1:
            act(state, 1, Bag(bag))
        act(state, position, take(word))
    return state


def take(word: str) -> CubaAction:
    if word == "-":
        return TakeNothing()
    return TakeDiamonds(int(word[:-1])) if word[:-1].isdecimal() else TakeChip(word)


def act(state: CubaState, position: int, *actions: CubaAction) -> CubaState:
    """The seat at this position does all of this."""
    for action in actions:
        apply(state, state.seat_of(position), action, FastChance(0), None)
        audit(state)
    return state


def accuse(state: CubaState, *targets: int, shooter: int = 0) -> CubaState:
    """One after the other, by position. Where a window opens everybody holds but the shooter, if there is one."""
    for target in targets:
        act(state, 0, Accuse(state.seat_of(target)))
        if state.window is not None:
            asked = [state.position_of(seat) for seat in state.window.seats()]
            for position in asked:
                act(state, position, Peng() if position == shooter else Hold())
    return state


def time_out(state: CubaState, name: str = "") -> CubaState:
    """A clock runs out: the one of that name, or the only one."""
    clock = next(clock for clock in clocks(state) if name in ("", clock.name))
    expire(state, clock, FastChance(0), None)
    audit(state)
    return state
