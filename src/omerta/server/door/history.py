"""Looking back: one's own games and figures, and the evening that a table belongs to."""

from __future__ import annotations

from omerta.server.door.call import Call, Nothing
from omerta.server.wire.history import Figures, PlayedGames
from omerta.server.wire.lobby import TableInfo
from omerta.server.wire.people import Evening, GameWish, NextWish


async def played_games(call: Call[Nothing]) -> PlayedGames:
    """One's games that are over, the last first; with `?before=` the page after, with `?game=` those of one kind."""
    person = await call.guest()
    return await call.desk.people.looking_back.games(person, call.query("before"), call.query("game"))


async def figures(call: Call[Nothing]) -> Figures:
    """How often one has played and won, by game and role."""
    return await call.desk.people.looking_back.figures(await call.guest())


async def evening(call: Call[Nothing]) -> Evening:
    """The games of this evening, who has won what, and what is wished for next."""
    return await call.desk.people.evenings.tell(await call.looked_at_table(), await call.known_guest())


async def wish_next(call: Call[NextWish]) -> Evening:
    """Says which game one would like next; the wish that makes a majority lays the table for it."""
    table, person = await call.table(), await call.guest()
    if table.stored.rematch is None:
        call.desk.allowances.take_table(person, call.home)
    return await call.desk.people.evenings.wish(table, person, call.body.game, call.home)


async def choose_next(call: Call[GameWish]) -> TableInfo:
    """The host goes on with another game: a new table for the same people, with bots where the game needs more."""
    table, person = await call.table(), await call.guest()
    if table.stored.rematch is None:
        call.desk.allowances.take_table(person, call.home)
    return (await call.desk.people.evenings.choose(table, person, call.body.game, call.home)).info(person.id)
