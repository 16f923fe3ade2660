"""These pages follow a game: its record, and the replay through everybody's eyes."""

from __future__ import annotations

from http import HTTPStatus

from msgspec import Raw

from omerta.contract import Text, Viewer
from omerta.server.door.call import Call, Nothing, seat_named, short_number
from omerta.server.wire.problems import Rejected, no_such_seat
from omerta.table import dump


async def record(call: Call[Nothing]) -> bytes:
    """The whole game after its end, the secret opened; with `?game=N`, an earlier one of the series."""
    table, number = await call.looked_at_table(), call.query("game")
    means = call.desk.means
    if number is not None and number != str(table.number):
        with means.damage.noticed(table.stored.code):
            lines = await means.store.record(table.stored.id, _game_number(number))
        if lines is None:
            raise _no_such_game()
        return lines.encode()
    match = table.match
    # Not before nothing is left to be decided.
    if match is None or table.stored.phase != "over" or match.record().closed is None:
        raise Rejected(HTTPStatus.CONFLICT, Text("refusal-not-over"))
    return "".join(f"{line}\n" for line in dump(match)).encode()


async def replay(call: Call[Nothing]) -> Raw:
    """A finished game that keeps no secrets, as a seat (`?seat=N`) or a spectator lived it, and what could be known
    at every step, judged in one `&way=`; with `&game=N`, an earlier one of the series."""
    table = await call.looked_at_table()
    viewer, named = _viewer(call.query("seat"), len(table.stored.chairs)), call.query("game")
    number = table.number if named is None else _game_number(named)
    with call.desk.means.damage.noticed(table.stored.code):
        return Raw(await call.desk.replays.find(await call.asker(), table, number, viewer, call.query("way")))


def _viewer(seat: str | None, seats: int) -> Viewer:
    """None is a spectator."""
    if seat is None:
        return None
    number = seat_named(seat)
    if number >= seats:
        raise no_such_seat()
    return number


def _game_number(text: str) -> int:
    """The number of a game in its series."""
    number = short_number(text)
    if number is None:
        raise _no_such_game()
    return number


def _no_such_game() -> Rejected:
    return Rejected(HTTPStatus.NOT_FOUND, Text("refusal-no-such-game-of-series"), "game")
