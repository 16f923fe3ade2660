"""The tables whose sockets are watched for secrets."""

from __future__ import annotations

from omerta.catalog import games
from omerta.contract import AnyGame
from omerta.testing.conformance import Case, cases, probes_of
from omerta.testing.toys import TOYS


def wired(game: AnyGame) -> list[Case]:
    """What the game has named for its sockets; else every number of seats, with the usual options."""
    probes = probes_of(game)
    named = probes.wire or [(seats, game.options()) for seats in game.seats]
    return [Case(game, seats, options, 0, probes) for seats, options in named]


WIRED = [
    *(case for game in games().values() for case in wired(game)),
    # The made-up games are short and full of secrets: several deals of each.
    *(case for game in TOYS.values() for case in cases(game, seeds=4) if not case.changed()),
]
