"""A seat with anyone: at the fullest table where somebody waits, or else at a new one that everybody sees."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from http import HTTPStatus

from omerta.contract import AnyGame
from omerta.server.kept import Person
from omerta.server.live.table import LiveTable
from omerta.server.lobby.forms import find_game
from omerta.server.lobby.lobby import Lobby
from omerta.server.wire.lobby import FindTable, NewTable, SeatWish, TableInfo
from omerta.server.wire.problems import Rejected


class Finding:
    """Seats are found one after the other: whoever comes second finds the table that the first has opened, and nobody
    takes two seats by asking twice."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._one_at_a_time = asyncio.Lock()

    async def find(self, person: Person, wish: FindTable, home: str, check_new: Callable[[], None]) -> LiveTable:
        """`check_new` refuses where no more tables may be opened."""
        game = find_game(wish.game)
        async with self._one_at_a_time:
            known = await self._lobby.listing(person)
            own = [table for table in known.mine if fits(table, wish) and any(seat.yours for seat in table.seats)]
            if own:
                return await self._lobby.find(own[0].code)
            for table in sorted((each for each in known.open if has_room(each, wish)), key=free_seats):
                found = await self._joined(person, table.code)
                if found is not None:
                    return found
            check_new()
            return await self._lobby.create(person, new_table(game, wish), home)

    async def _joined(self, person: Person, code: str) -> LiveTable | None:
        """None if somebody else was quicker, or the game has begun."""
        table = await self._lobby.find(code)
        try:
            await table.do(partial(table.order.seat_person, person, None))
        except Rejected as rejected:
            if rejected.status is not HTTPStatus.CONFLICT:
                raise
            return None
        return table


def fits(table: TableInfo, wish: FindTable) -> bool:
    """Would one sit there, if there were room?"""
    is_wanted = table.game == wish.game or wish.other_games
    return table.listed and table.phase == "gathering" and is_wanted and wish.seats in (None, len(table.seats))


def has_room(table: TableInfo, wish: FindTable) -> bool:
    """A seat is open, and somebody is there who waits for it."""
    waits = any(seat.kind == "person" and seat.present for seat in table.seats)
    return waits and free_seats(table)[0] > 0 and fits(table, wish)


def free_seats(table: TableInfo) -> tuple[int, int]:
    """The fullest table comes first, and among equals the one that waits longest."""
    return sum(seat.kind == "open" for seat in table.seats), table.created


def new_table(game: AnyGame, wish: FindTable) -> NewTable:
    """As the game is usually played, for as many as the form of a new table begins with."""
    seats = wish.seats or game.seats[min(1, len(game.seats) - 1)]
    return NewTable(game.id, {}, (SeatWish("me"), *[SeatWish("open")] * (seats - 1)), listed=True)
