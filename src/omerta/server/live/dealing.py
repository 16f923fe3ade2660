"""The deal of the first game of a table: what its options become on this occasion, its clocks, its secret."""

from __future__ import annotations

import msgspec

from omerta.contract import AnyGame, Occasion, Options
from omerta.kit.chance import KeyedChance
from omerta.kit.defaults import settled
from omerta.server.kept import Stored
from omerta.server.live.clocks import clock_lengths, tempo_of
from omerta.server.live.means import Means
from omerta.server.live.nights import is_zone, sleep_of
from omerta.server.live.secrets import table_secret
from omerta.table import AnyMatch, Match
from omerta.table.tempo import Sleep


async def first_match(means: Means, game: AnyGame, stored: Stored) -> tuple[AnyMatch, bytes]:
    """The match, dealt, and the secret it is dealt from."""
    secret, chairs = _secret(means, game, stored), stored.chairs
    options = await _settled(means, game, stored, secret)
    match: AnyMatch = Match.begin(
        game,
        options,
        len(chairs),
        secret,
        means.now(),
        lengths=clock_lengths(game, options, chairs, stored.house, means.settings.ballot),
        people=[chair.person for chair in chairs],
        tempo=tempo_of(game, options, chairs, stored.house, await _sleep(means, stored)),
    )
    return match, secret


async def _sleep(means: Means, stored: Stored) -> dict[str, Sleep]:
    """When each of them sleeps, as it is today, where that counts."""
    if stored.house.tempo != "by_the_way":
        return {}
    people = [chair.person for chair in stored.chairs if chair.person is not None]
    nights, now = await means.store.accounts.nights(people), means.now()
    return {person: sleep_of(night, now) for person, night in nights.items() if is_zone(night.zone)}


def _secret(means: Means, game: AnyGame, stored: Stored) -> bytes:
    """A prepared deal is known to everybody who can read, so it is for one person among bots; all others are drawn."""
    people = {chair.person for chair in stored.chairs if chair.kind != "bot"}
    if stored.house.lesson and game.lesson is not None and len(people) == 1:
        return game.lesson.secret
    return table_secret(means.settings.seed, stored.id)


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
