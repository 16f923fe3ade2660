"""Any evening at Don Alessandro's table in one line, in the notation of the worked examples.

    scene = given(8, "loyal 3d driver loyal 4d fbi loyal", hidden=2)

The takes are P1's, P2's and so on: `3d` three diamonds, a kind one chip, `-` nothing, `?` the clock runs out. The box
goes round through the rules themselves; with all takes listed the scene stops at the interrogation, else before the
next seat. The Godfather sits at seat 0 unless `godfather` says otherwise, so that positions and seats are the same.

`played` gives the same as a State, for those who look at states: `accuse(played(A8, hidden=2), 1, 2)`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias, TypedDict

import msgspec
from typing_extensions import Unpack

from omerta.contract import Clock, Seat
from omerta.games.cuba import GAME
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
from omerta.games.cuba.options import CubaOptions
from omerta.games.cuba.seen import CubaView
from omerta.games.cuba.state import CubaState
from omerta.games.cuba.values import Contents
from omerta.kit.chance import FastChance
from omerta.testing import Scene, fresh

CubaScene: TypeAlias = Scene[CubaState, CubaAction, CubaView, CubaOptions]

P0: Final = 0
"""The Godfather, where he sits at seat 0."""

PLAIN: Final = CubaOptions()
KILLER: Final = CubaOptions(killer=True)
FORGETFUL: Final = CubaOptions(memory_aid=False)
STRICT: Final = CubaOptions(on_take_timeout="eliminate")
SHOWN: Final = CubaOptions(returned_box_public=True)
FORMAL: Final = CubaOptions(talk_mode="formal")
ONE_DEVICE: Final = CubaOptions(killer=True, talk_mode="room", room_devices="one")

A8: Final = "loyal 3d driver loyal 4d fbi loyal"
"""World A8, 2 diamonds hidden: P2 and P5 are thieves, seven diamonds are missing, one joker."""
K8: Final = "loyal 3d killer driver fbi 4d loyal"
"""World K8, 2 diamonds hidden: P3 is the killer, P5 the agent, P2 and P6 are thieves, one joker."""
K7: Final = "loyal 3d killer driver fbi 4d"
"""World K7, 2 diamonds hidden: as K8 without the last loyal and without a joker."""
S6: Final = "loyal fbi driver 13d -"
"""World S6, 2 diamonds hidden: P4 has emptied the box, P5 is an urchin, no joker."""


class Variant(TypedDict, total=False):
    """Options that differ from the defaults; `talk` is short for `talk_mode`."""

    talk: str
    killer: bool
    chip_mix: str
    custom_mix: tuple[int, int, int, int, int]
    jokers: int | str
    room_devices: str
    on_take_timeout: str
    returned_box_public: bool
    memory_aid: bool
    contradiction_hints: str
    solo_win_excludes_drivers: bool
    eliminated_loyal_wins: bool
    question_budget: int
    floor_budget: int
    first_godfather: str
    first_seat: int
    next_godfather: str
    reseat: str
    godfather_may_repeat: bool
    match_games: int
    godfather: Seat
    host: Seat


class Evening(Variant, total=False):
    """What else there is to say of an evening."""

    hidden: int
    bag: str


def options(**variant: Unpack[Variant]) -> CubaOptions:
    return msgspec.convert(_named(variant), CubaOptions)


def _named(variant: Variant) -> dict[str, object]:
    return {"talk_mode" if name == "talk" else name: value for name, value in variant.items()}


def new_game(n: int, seed: object = 0, **variant: Unpack[Variant]) -> CubaScene:
    """The box is packed, the Godfather has hidden nothing yet."""
    return fresh(GAME, n, seed, **_named(variant))


def given(n: int, takes: str = "", *, hidden: int = 0, bag: str = "none", **variant: Unpack[Variant]) -> CubaScene:
    """It is the position after these takes. With none at all P1 holds the box and has not bagged yet."""
    return _gone_round(new_game(n, **variant), takes, hidden, bag)


def position(*, seats: int, takes: str = "", **how: Unpack[Evening]) -> CubaScene:
    """`omerta.testing.given` takes the takes by name as well."""
    return given(seats, takes, **how)


EXAMPLE: Final[Mapping[str, object]] = {"seats": 6, "takes": "loyal fbi driver 13d -", "hidden": 2}
"""The tests of `omerta.testing.given` set up this position."""


def _gone_round(scene: CubaScene, takes: str, hidden: int, bag: str) -> CubaScene:
    scene.when(scene.state.seat_of(0), Hide(hidden))
    first, *others = takes.split() or [""]
    if first:
        scene.when(scene.state.seat_of(1), Bag(bag))
        helps_himself(scene, first)
    for each in others:
        helps_himself(scene, each)
    return scene


def helps_himself(scene: CubaScene, text: str) -> CubaScene:
    """Whoever holds the box takes; `?` lets the clock run out."""
    if text == "?":
        return scene.expired(running(scene))
    return scene.when(scene.state.seat_of(scene.state.holder), take(text))


def take(text: str) -> CubaAction:
    """It is written `3d`, `loyal` or `-`."""
    if text == "-":
        return TakeNothing()
    return TakeDiamonds(int(text[:-1])) if text[:-1].isdecimal() else TakeChip(text)


def running(scene: CubaScene, name: str | None = None) -> Clock:
    """The clock of this name, or the only one."""
    (clock,) = (clock for clock in GAME.clocks(scene.state) if name in (None, clock.name))
    return clock


def box(text: str) -> Contents:
    """It is written `box("13d L3 F1 D1")`."""
    letters = {"L": "loyal", "F": "fbi", "C": "cia", "D": "driver", "K": "killer"}
    counts = dict.fromkeys(("diamonds", *letters.values()), 0)
    for part in text.split():
        if part.endswith("d"):
            counts["diamonds"] = int(part[:-1])
        else:
            counts[letters[part[0]]] = int(part[1:])
    return Contents(**counts)


def a8(**variant: Unpack[Variant]) -> CubaScene:
    return given(8, A8, hidden=2, **variant)


def k8(**variant: Unpack[Variant]) -> CubaScene:
    return given(8, K8, hidden=2, **(Variant(killer=True) | variant))


def k7(**variant: Unpack[Variant]) -> CubaScene:
    return given(7, K7, hidden=2, **(Variant(killer=True) | variant))


def s6(**variant: Unpack[Variant]) -> CubaScene:
    return given(6, S6, hidden=2, **variant)


def dealt(seats: int, options: CubaOptions = PLAIN) -> CubaState:
    return Scene.new(GAME, seats, options).state


def played(
    takes: str, *, hidden: int = 0, bag: str = "none", seats: int = 0, options: CubaOptions = PLAIN
) -> CubaState:
    """If `seats` says that there are more than takes, the box is still on its way."""
    scene = Scene.new(GAME, seats or len(takes.split()) + 1, options)
    return _gone_round(scene, takes, hidden, bag).state


def act(state: CubaState, position: int, *actions: CubaAction) -> CubaState:
    """The seat at this position does all of this."""
    for action in actions:
        GAME.apply(state, state.seat_of(position), action, FastChance(0), None)
        GAME.audit(state)
    return state


def accuse(state: CubaState, *targets: int, shooter: int = 0) -> CubaState:
    """They are accused one by one, by position. Where a window opens all hold but the shooter, if there is one."""
    for target in targets:
        act(state, 0, Accuse(state.seat_of(target)))
        for seat in state.window.seats() if state.window is not None else ():
            position = state.position_of(seat)
            act(state, position, Peng() if position == shooter else Hold())
    return state


def time_out(state: CubaState, name: str = "") -> CubaState:
    """A clock runs out: the one of that name, or the only one."""
    clock = next(clock for clock in GAME.clocks(state) if name in ("", clock.name))
    GAME.expire(state, clock, FastChance(0), None)
    GAME.audit(state)
    return state
