"""What tests let seats do: `accuse(scene, 2, 5)`, `ask(scene, 5, "took")`, `say(scene, 5, "took", "nothing")`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from omerta.contract import Seat
from omerta.games.cuba import GAME
from omerta.games.cuba.actions import (
    Abdicate,
    Accuse,
    Ask,
    CubaAction,
    Forget,
    Hold,
    OpenFloor,
    OpenPocket,
    PassFloor,
    Peng,
    Refuse,
    RefuseAll,
    Say,
    TakeNothing,
)
from omerta.games.cuba.tests.given import CubaScene, running
from omerta.kit.chance import fast_from

HOLD: Final = Hold()
PENG: Final = Peng()
REFUSE: Final = Refuse()
REFUSE_ALL: Final = RefuseAll()
FORGET: Final = Forget()
ABDICATE: Final = Abdicate()
OPEN_FLOOR: Final = OpenFloor()
PASS_FLOOR: Final = PassFloor()
OPEN_POCKET: Final = OpenPocket()
TAKE_NOTHING: Final = TakeNothing()


def godfather(scene: CubaScene, action: CubaAction) -> CubaScene:
    return scene.when(scene.state.godfather, action)


def accuse(scene: CubaScene, *targets: Seat, fires: Seat | None = None) -> CubaScene:
    """Each in turn is told to empty his pockets. Where that opens a window all hold, except the one who fires."""
    for target in targets:
        godfather(scene, Accuse(target))
        for seat in window(scene):
            scene.when(seat, PENG if seat == fires else HOLD)
    return scene


def window(scene: CubaScene) -> tuple[Seat, ...]:
    """Whom the open reaction window asks."""
    view = scene.view()
    return view.waiting if view.phase == "reaction" else ()


def ask(scene: CubaScene, seat: Seat, topic: str) -> CubaScene:
    return godfather(scene, Ask(seat, topic))


def say(scene: CubaScene, seat: Seat, slot: str, value: str, about: Seat | None = None) -> CubaScene:
    return scene.when(seat, Say(slot, value, about))


def says(scene: CubaScene, seat: Seat, **claims: str) -> CubaScene:
    """Several statements; `recv_diamonds="6"` is the slot `recv.diamonds`."""
    for slot, value in claims.items():
        say(scene, seat, slot.replace("_", "."), value)
    return scene


def each_in_turn(scene: CubaScene, seat: Seat, actions: Iterable[CubaAction]) -> CubaScene:
    """The same seat does one thing after the other."""
    for action in actions:
        scene.when(seat, action)
    return scene


def expire(scene: CubaScene, *names: str) -> CubaScene:
    """These clocks run out, one after the other."""
    for name in names:
        scene.expired(running(scene, name))
    return scene


def at_random(scene: CubaScene, seed: object, most: int = 10_000) -> CubaScene:
    """Up to so many steps, each chosen from the whole list of a seat that may act."""
    chance = fast_from("cuba at random", seed)
    for _ in range(most):
        pending = GAME.pending(scene.state)
        if not pending:
            break
        seat = pending[chance.below(len(pending))]
        choices = scene.legal(seat)
        scene.when(seat, choices[chance.below(len(choices))])
    return scene
