"""What a worker process does: choose, explain, estimate, look back.

It is sent views and actions as JSON, never a State.
"""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct

from omerta import catalog
from omerta.bots import bots_of
from omerta.contract import RemarkingBot, Text
from omerta.kit.chance import FastChance
from omerta.server.minds.coach import HOUSE, estimate, estimates
from omerta.server.minds.glimpses import glimpses
from omerta.server.wire.telling import Estimate
from omerta.server.wire.values import read_legal, read_view

WORLDS = 60
WORLDS_PER_ACTION = 16
MOST_ACTIONS = 40
"""With more choices than these the coach gives no number for each: it would take too long."""


class Chosen(Struct, frozen=True):
    action: Raw
    why: Text


class Coaching(Struct, frozen=True):
    estimate: Estimate
    actions: tuple[tuple[Raw, Estimate], ...]


def choose(game_id: str, level: str, view: bytes, actions: bytes, seed: int) -> bytes:
    """What a bot of this level does, and why."""
    game = catalog.find(game_id)
    bot = bots_of(game)[level]
    seen, legal = read_view(game_id, view), read_legal(game_id, actions)
    action = bot.choose(seen, legal, FastChance(seed))
    return msgspec.json.encode(Chosen(Raw(msgspec.json.encode(action)), bot.why(seen, legal, action)))


def remark(game_id: str, level: str, view: bytes, actions: bytes, seed: int) -> bytes:
    """What a bot of this level says unasked; nothing at all if it is silent."""
    game = catalog.find(game_id)
    bot = bots_of(game)[level]
    assert isinstance(bot, RemarkingBot), f"{game_id}: a bot of level {level} speaks when it is asked"
    said = bot.remark(read_view(game_id, view), read_legal(game_id, actions), FastChance(seed))
    return b"" if said is None else msgspec.json.encode(said)


def coach(game_id: str, view: bytes, actions: bytes, seed: int) -> bytes:
    """A number for the view, and one for each action if there are any and not too many."""
    game = catalog.find(game_id)
    assert HOUSE in game.bots, f"{game_id} has no house player to play on with"
    seen, legal = read_view(game_id, view), read_legal(game_id, actions)
    compared = legal if len(legal) <= MOST_ACTIONS else []
    each = estimates(game, seen, compared, seed, WORLDS_PER_ACTION)
    told = tuple((Raw(msgspec.json.encode(one)), number) for one, number in zip(compared, each, strict=True))
    return msgspec.json.encode(Coaching(estimate(game, seen, seed, WORLDS), told))


def look_back(game_id: str, way: str, views: bytes) -> bytes:
    """What the viewer of each of these views could think, by this way of judging."""
    hindsight = catalog.find(game_id).hindsight
    assert hindsight is not None, f"{game_id} has nothing to look back with"
    seen = [read_view(game_id, bytes(each)) for each in msgspec.json.decode(views, type=list[Raw])]
    return msgspec.json.encode([glimpses(hindsight.odds(view, way)) for view in seen])


def warm_up() -> None:
    """Loads the games before somebody waits for them."""
    catalog.games()
