"""Bots that know the contract and no game."""

from __future__ import annotations

from collections.abc import Mapping

from omerta.bots.random import RandomBot
from omerta.contract import Action, AnyGame, Bot, View

RANDOM = "random"


def bots_of(game: AnyGame) -> Mapping[str, Bot[View, Action]]:
    """Gives the levels of a game, and `random`, which plays every game."""
    return {**game.bots, RANDOM: RandomBot()}


__all__ = ["RANDOM", "RandomBot", "bots_of"]
