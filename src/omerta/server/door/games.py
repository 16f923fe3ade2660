"""The games on offer, and their rules."""

from __future__ import annotations

from omerta import catalog
from omerta.server.door.call import Call, Nothing
from omerta.server.lobby.forms import find_game, game_card
from omerta.server.wire.lobby import GameCard, RuleLine
from omerta.text import rulebook


async def games(_call: Call[Nothing]) -> list[GameCard]:
    """The games, their options as a form, their presets and bots."""
    return [game_card(game_id) for game_id in catalog.ids()]


async def rules(call: Call[Nothing]) -> list[RuleLine]:
    """The numbered rules of a game."""
    game = find_game(call.request.path_params["game"])
    return [RuleLine(rule.id, rule.chapter, rule.text) for rule in rulebook(game.package).values()]
