"""Matches of several games at one table: the same people, seated anew, a point for every game won.

A game is a match of the table with its own deal and its own record; the chain of them is kept here.
"""

from __future__ import annotations

from collections.abc import Sequence
from http import HTTPStatus

import msgspec
import structlog

from omerta.contract import Seat, Text
from omerta.server.kept import Person
from omerta.server.live.points import has_next, host_seats
from omerta.server.live.secrets import table_secret
from omerta.server.live.table import LiveTable
from omerta.server.wire.codes import for_logs
from omerta.server.wire.problems import Rejected
from omerta.table import AnyMatch, dump, seated_anew

LOG = structlog.get_logger("lobby")


async def next_game(table: LiveTable, person: Person, seating: Sequence[Seat] | None = None) -> None:
    """Deals the next game, in the table's task. Whoever asks second finds it dealt."""
    stored, match = table.stored, table.match
    if person.id != stored.host and all(chair.person != person.id for chair in stored.chairs):
        raise Rejected(HTTPStatus.FORBIDDEN, Text("refusal-not-seated"))
    if stored.phase == "playing" and stored.played:
        return
    if stored.phase != "over" or match is None:
        raise Rejected(HTTPStatus.CONFLICT, Text("refusal-not-over"))
    if not has_next(table.game, stored):
        raise Rejected(HTTPStatus.CONFLICT, Text("refusal-match-is-over"))
    if match.ballot() is not None:
        raise Rejected(HTTPStatus.CONFLICT, Text("refusal-ballot-open"))
    check_seating(table, person, seating)
    await _deal(table, match, seating)


def check_seating(table: LiveTable, person: Person, seating: Sequence[Seat] | None) -> None:
    """Only the host seats people anew. Where that is the host's to do nobody else goes on before, unless the host has
    left."""
    if person.id == table.stored.host:
        return
    is_away = all(chair.person != table.stored.host or chair.level for chair in table.stored.chairs)
    if seating is not None or (host_seats(table.game, table.stored) and not is_away):
        raise Rejected(HTTPStatus.FORBIDDEN, Text("refusal-host-only"))


async def _deal(table: LiveTable, match: AnyMatch, wanted: Sequence[Seat] | None) -> None:
    stored = table.stored
    secret = table_secret(table.means.settings.seed, stored.id, stored.played + 1)
    following = match.next_match(secret, table.now(), seating=wanted)
    assert following is not None and match.followed is not None, f"{table.game.id} has games left but no sequel"
    _, seating = seated_anew(table.game, match.followed.options, match.followed.seating, wanted)
    after = msgspec.structs.replace(
        stored,
        chairs=tuple(stored.chairs[seat] for seat in seating),
        points=tuple(stored.points[seat] for seat in seating),
        played=stored.played + 1,
        phase="playing",
    )
    await table.go_on(following, after, secret, "".join(f"{line}\n" for line in dump(match)))
    LOG.info("the next game begins", table=for_logs(stored.code), game=table.game.id, number=after.played + 1)
