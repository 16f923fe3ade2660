"""A server can lose what it has acknowledged: a disk forgets. Then those who were told remember it.

A client shows which frame it was told last, with the digest that the table gave it then. If the log has that no longer,
everybody at the table is told, and nobody plays before the people there have agreed to go on from what is left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog

from omerta.contract import Viewer
from omerta.server.live.connection import Connection
from omerta.server.wire.asking import Told
from omerta.server.wire.codes import for_logs
from omerta.table import AnyMatch

if TYPE_CHECKING:
    from omerta.server.live.table import LiveTable

LOG = structlog.get_logger("table")


async def hear_claim(table: LiveTable, connection: Connection, told: Told | None) -> None:
    """Only whoever sits at the table has a say in it: spectators are not heard."""
    match, seat = table.match, connection.seat
    if match is None or seat is None or told is None:
        return
    if match.shows_loss(seat, told.number, told.digest):
        await table.change(lambda present: present.lose(seat, table.now()))
        LOG.error("acknowledged moves are lost: a client was told more", table=for_logs(table.stored.code))


def still_true(match: AnyMatch | None, viewer: Viewer, after: int | None, told: Told | None) -> int | None:
    """The frame after which a client goes on; None if it begins anew, since it was told something else."""
    is_known = match is None or told is None or match.has_told(viewer, told.number, told.digest)
    return after if is_known else None
