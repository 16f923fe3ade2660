"""The deal of the first game of a table: what its options become on this occasion, its clocks, its secret."""

from __future__ import annotations

import msgspec

from omerta.contract import AnyGame, Occasion, Options
from omerta.kit.chance import KeyedChance
from omerta.kit.defaults import settled
from omerta.server.kept import Stored
from omerta.server.live.clocks import clock_lengths
from omerta.server.live.means import Means
from omerta.server.live.secrets import table_secret
from omerta.table import AnyMatch, Match


async def first_match(means: Means, game: AnyGame, stored: Stored) -> tuple[AnyMatch, bytes]:
    """The match, dealt, and the secret it is dealt from."""
    secret, chairs = table_secret(means.settings.seed, stored.id), stored.chairs
    options = await _settled(means, game, stored, secret)
    match: AnyMatch = Match.begin(
        game,
        options,
        len(chairs),
        secret,
        means.now(),
        lengths=clock_lengths(game, options, chairs, stored.house, means.settings.ballot),
        people=[chair.person for chair in chairs],
    )
    return match, secret


async def _settled(means: Means, game: AnyGame, stored: Stored, secret: bytes) -> Options:
    """What the game makes of the options on this occasion. Its draws are their own: the deal is another stream."""
    options: Options = msgspec.json.decode(stored.options, type=game.options)
    if stored.house.settled:
        return options
    seated = [chair.person for chair in stored.chairs]
    known = await means.store.experience(game.id, [person for person in seated if person is not None])
    host = seated.index(stored.host) if stored.host in seated else 0
    occasion = Occasion(host, tuple(known.get(person, 0) if person else 0 for person in seated))
    fitted: Options = settled(game, options, len(seated), occasion, KeyedChance(secret, 0).named("settle"))
    return fitted
