"""Everybody is Don once; the table counts the games that each has won. RULES.md F-10.1, F-10.2."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import convert
from msgspec.structs import asdict, replace

from omerta.contract import Chance, Occasion, Seat, Sequel
from omerta.games.falconi.options import FalconiOptions
from omerta.games.falconi.state import FalconiState
from omerta.kit.ring import following


def settle(options: FalconiOptions, seats: int, _occasion: Occasion, _chance: Chance) -> FalconiOptions:
    """A rotation has as many games as players. F-10.1"""
    return replace(options, match_games=seats if options.match == "rotation" else 1)


def games(options: FalconiOptions) -> int:
    """The options say how many games a series has. F-10.1"""
    return options.match_games


def sequel(state: FalconiState, _votes: Mapping[Seat, Seat], _chance: Chance) -> Sequel:
    """Everybody keeps the seat, the board is turned. F-10.1"""
    options = convert(asdict(state.options) | {"don_seat": next_don(state)}, FalconiOptions)
    return Sequel(options, tuple(range(state.seats)))


def next_don(state: FalconiState) -> Seat:
    """The next seat clockwise is Don. F-10.1"""
    return following(state.options.don_seat, state.seats)
