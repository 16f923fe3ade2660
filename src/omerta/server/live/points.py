"""How a series of several games stands: how many there are, and a point for every game won."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from omerta.contract import AnyGame, Outcome
from omerta.kit.defaults import games_of, reseated
from omerta.server.kept import Stored


def games_in(game: AnyGame, stored: Stored) -> int:
    """How many games the series has."""
    return games_of(game, msgspec.json.decode(stored.options, type=game.options))


def points_after(before: Sequence[int], outcome: Outcome, seats: int) -> tuple[int, ...]:
    """Each winner of a game scores one."""
    return tuple(points + (seat in outcome.winners) for seat, points in enumerate(before or [0] * seats))


def host_seats(game: AnyGame, stored: Stored) -> bool:
    """Does the host say who sits where in the next game?"""
    if game.reseated is None:
        return False
    options = msgspec.json.decode(stored.options, type=game.options)
    return reseated(game, options, range(len(stored.chairs))) is not None


def has_next(game: AnyGame, stored: Stored) -> bool:
    """Is there a game of the series left after the present one? One that ended without a result breaks it off."""
    return not stored.conduct.unfinished and stored.played + 1 < games_in(game, stored)
