"""Any position of Courier is set up in one line: `given("AAB", "CDE", draws="C")`.

Letters that no hand holds are in the pouch, `draws` are the letters that will be drawn. Nothing is remembered yet.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

import msgspec

from omerta.contract import Chance, Seat
from omerta.kit.claims import WHOLE
from omerta.kit.pile import counted, without
from omerta.kit.window import Window
from omerta.testing import Scene, fresh
from omerta.testing.position import agreed
from omerta.testing.toys.courier import GAME
from omerta.testing.toys.courier.pieces import (
    FACES,
    CourierAction,
    CourierOptions,
    CourierView,
    Give,
    Mark,
    Own,
    PutBack,
)
from omerta.testing.toys.courier.state import CourierState

CourierScene: TypeAlias = Scene[CourierState, CourierAction, CourierView, CourierOptions]
POUCH = None


class Drawing(Chance):
    """Gives the listed letters, one a draw."""

    def __init__(self, letters: str) -> None:
        super().__init__()
        self.letters = list(letters)

    def pick(self, counts: Sequence[int]) -> int:
        face = FACES.index(self.letters.pop(0))
        assert counts[face], f"no letter {FACES[face]} is left to draw"
        self.draws += 1
        return face


def given(*hands: str, draws: str = "", turn: Seat = 0, passing: bool = False, **options: object) -> CourierScene:
    """The scene in that position of the last round, unless more `rounds` are asked for."""
    settled = msgspec.convert({"rounds": 1, **options}, CourierOptions)
    faces = [[FACES.index(letter) for letter in hand] for hand in hands]
    pouch = without([settled.copies] * len(FACES), [face for hand in faces for face in hand])
    state = CourierState(settled, [counted(hand, len(FACES)) for hand in faces], pouch)
    state.beat = 1
    state.active = turn
    state.window = Window(list(range(len(hands)))) if passing else None
    GAME.audit(state)
    return Scene(GAME, state, Drawing(draws))


def new_game(seats: int, seed: object = 0, **options: object) -> CourierScene:
    return fresh(GAME, seats, seed, **options)


def position(
    *,
    hands: Sequence[str],
    seats: int | None = None,
    draws: str = "",
    turn: Seat = 0,
    passing: bool = False,
    **options: object,
) -> CourierScene:
    """`omerta.testing.given` takes the hands by name as well."""
    agreed(seats, len(hands))
    return given(*hands, draws=draws, turn=turn, passing=passing, **options)


EXAMPLE: Final[Mapping[str, object]] = {"hands": ("AAB", "CDE"), "draws": "C"}
"""The tests of `omerta.testing.given` set up this position."""


def puts_back(scene: CourierScene, seat: Seat, letter: str) -> CourierScene:
    return scene.when(seat, Mark(letter)).when(seat, PutBack())


def all_pass(scene: CourierScene, letters: str) -> CourierScene:
    """Gives one letter a courier, in seat order."""
    for seat, letter in enumerate(letters):
        scene.when(seat, Give(letter))
    return scene


def own(scene: CourierScene, seat: Seat) -> Own:
    seen = scene.view(seat).own
    assert seen is not None
    return seen


def hand(scene: CourierScene, seat: Seat) -> str:
    return "".join(own(scene, seat).hand)


class Remembered(NamedTuple):
    cards: tuple[str, ...]
    places: tuple[Seat | None, ...]


def known(scene: CourierScene, seat: Seat) -> tuple[Remembered, ...]:
    """Says what the courier remembers, and where that may be."""
    return tuple(Remembered(each.cards, each.places) for each in own(scene, seat).known)


def one(letter: str, *places: Seat | None) -> Remembered:
    """ "One such letter lies in one of these places." """
    return Remembered((letter,), places)


def odds(scene: CourierScene, seat: Seat) -> list[dict[Seat | None, float]]:
    """Says how likely each place is, for each thing the courier remembers."""
    return [
        {place: share / WHOLE for place, share in zip(each.places, each.shares, strict=True)}
        for each in own(scene, seat).known
    ]
