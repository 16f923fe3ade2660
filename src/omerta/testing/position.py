"""Any position of any game is set up in one way.

    given(GAME, seats=3)                                    a fresh deal
    given(GAME, seats=3, roster="tough")                    a fresh deal with an option
    given(GAME, rows="0:[Y R] 1:[B]", board="V4=…", …)      a position in the game's own words

A game keeps its words in `tests/given.py`, where a function `position` takes them by name, options and `seats` among
them, and returns the scene; `EXAMPLE` beside it are such words. What is usual is left out: each game says at the top of
that file what a position is then.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TypeVar, cast

import msgspec

from omerta.contract import Action, Game, Options, State, View
from omerta.kit.chance import KeyedChance, seed_from
from omerta.testing.scene import Scene

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741


def given(game: Game[S, A, V, O], *, seats: int | None = None, seed: object = 0, **words: object) -> Scene[S, A, V, O]:
    """Sets up the position that these words describe; with options alone, or nothing, it is a fresh deal."""
    if words.keys() <= set(game.options.__struct_fields__):
        assert seats is not None, f"a fresh deal of {game.id} needs a number of seats"
        return fresh(game, seats, seed, **words)
    scene = position_of(game)(**words if seats is None else {"seats": seats, **words})
    scene.game.audit(scene.state)
    return scene


def fresh(game: Game[S, A, V, O], seats: int, seed: object = 0, **options: object) -> Scene[S, A, V, O]:
    """Deals. Options are handed over as they are, so that the game may refuse them."""
    asked = msgspec.structs.replace(game.options(), **options)
    return Scene.new(game, seats, asked, KeyedChance(seed_from(game.id, seed), 0))


def position_of(game: Game[S, A, V, O]) -> Callable[..., Scene[S, A, V, O]]:
    """Finds the function that sets up positions in the game's own words."""
    module = import_module(f"{game.package}.tests.given")
    assert callable(getattr(module, "position", None)), f"{module.__name__} has no function `position`"
    return cast("Callable[..., Scene[S, A, V, O]]", module.position)


def example_of(game: Game[S, A, V, O]) -> Mapping[str, object]:
    """Finds the game's own example of a position: its words, and what they say there."""
    words: Mapping[str, object] = import_module(f"{game.package}.tests.given").EXAMPLE
    return words


def agreed(seats: int | None, found: int) -> int:
    """A position shows how many seats it has; whoever names another number has made a mistake."""
    assert seats in (None, found), f"a position for {found} seats, not for {seats}"
    return found
