"""Games that are over, as people look back on them: a row a game, and one for each of its seats."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from itertools import groupby
from typing import NamedTuple, TypeAlias, TypedDict

from sqlalchemy import ColumnElement, Row, Select, and_, case, delete, func, insert, literal, or_, select, union_all
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from omerta.server.kept import Finished, Result
from omerta.server.store.tables import FINISHED, RESULTS, SEATS, TABLES

Write: TypeAlias = Callable[[AsyncConnection], Awaitable[None]]


class Filed(NamedTuple):
    """A finished game with the code of its table."""

    code: str
    finished: Finished


class Place(NamedTuple):
    """Where in one's games a page begins: after this one."""

    ended: int
    table: int
    number: int


class Met(NamedTuple):
    """Somebody one has played with: in how many games that are over, and when last."""

    person: str
    games: int
    last: int


class Tally(NamedTuple):
    """Games of one kind in one role, those that were won among them, and how long they took together."""

    game: str
    role: str | None
    played: int
    won: int
    milliseconds: int


class FinishedRow(TypedDict):
    table_id: int
    number: int
    game: str
    began: int
    ended: int
    evening: str
    club: str | None


class ResultRow(TypedDict):
    table_id: int
    number: int
    seat: int
    person: str | None
    level: str | None
    role: str | None
    won: bool


def finished_row(ended: Finished) -> FinishedRow:
    return {
        "table_id": ended.table,
        "number": ended.number,
        "game": ended.game,
        "began": ended.began,
        "ended": ended.ended,
        "evening": ended.evening,
        "club": ended.club,
    }


def result_rows(ended: Finished) -> list[ResultRow]:
    return [
        {
            "table_id": ended.table,
            "number": ended.number,
            "seat": result.seat,
            "person": result.person,
            "level": result.level,
            "role": result.role,
            "won": result.won,
        }
        for result in ended.results
    ]


async def put_finished(connection: AsyncConnection, ended: Finished) -> None:
    for kept in (RESULTS, FINISHED):
        await connection.execute(delete(kept).where(kept.c.table_id == ended.table, kept.c.number == ended.number))
    await connection.execute(insert(FINISHED).values(finished_row(ended)))
    if ended.results:
        await connection.execute(insert(RESULTS), result_rows(ended))


class History:
    def __init__(self, engine: AsyncEngine, do: Callable[[Write], Awaitable[None]]) -> None:
        self._engine = engine
        self._do = do

    async def file(self, games: Iterable[Finished]) -> None:
        """Files games that ended before they were written down with their end."""
        filed = list(games)

        async def write(connection: AsyncConnection) -> None:
            for ended in filed:
                await put_finished(connection, ended)

        await self._do(write)

    async def unfiled(self, after: int, most: int) -> list[tuple[int, str]]:
        """The next tables after this id of which a game that is over is not filed: each by its id and its code."""
        filed = select(func.count()).where(FINISHED.c.table_id == TABLES.c.id).scalar_subquery()
        over = TABLES.c.played + case((TABLES.c.phase == "over", 1), else_=0)
        query = select(TABLES.c.id, TABLES.c.code).where(TABLES.c.id > after, over > filed)
        async with self._engine.connect() as connection:
            return [(row.id, row.code) for row in await connection.execute(query.order_by(TABLES.c.id).limit(most))]

    async def games_of(self, person: str, before: Place | None, most: int, game: str | None = None) -> list[Filed]:
        """The games a person has sat in, the last first; after the place where the page before has ended."""
        sat = select(RESULTS.c.table_id).where(
            RESULTS.c.table_id == FINISHED.c.table_id,
            RESULTS.c.number == FINISHED.c.number,
            RESULTS.c.person == person,
        )
        wanted: list[ColumnElement[bool]] = [sat.exists()]
        if before is not None:
            wanted.append(_comes_after(before))
        if game is not None:
            wanted.append(FINISHED.c.game == game)
        return await self._filed(and_(*wanted), most)

    async def evening(self, code: str, most: int) -> list[Filed]:
        """The games of an evening, the last first."""
        return await self._filed(FINISHED.c.evening == code, most)

    async def of_club(self, club: str, since: int, most: int) -> list[Filed]:
        """The games at the tables of a club from that moment on, the last first."""
        return await self._filed(and_(FINISHED.c.club == club, FINISHED.c.ended >= since), most)

    async def tallies(self, person: str) -> list[Tally]:
        """How often a person has played and won, by game and role; the game played most first."""
        length = func.sum(FINISHED.c.ended - FINISHED.c.began)
        won = func.sum(case((RESULTS.c.won, 1), else_=0))
        query = (
            select(FINISHED.c.game, RESULTS.c.role, func.count().label("played"), won, length)
            .join(FINISHED, _same_game())
            .where(RESULTS.c.person == person)
            .group_by(FINISHED.c.game, RESULTS.c.role)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query.order_by(func.count().desc(), RESULTS.c.role))).all()
        return [Tally(game, role, played, int(won), int(length)) for game, role, played, won, length in rows]

    async def course(self, person: str, most: int) -> list[tuple[str, bool]]:
        """The last results of a person, each with its game, the last first."""
        query = select(FINISHED.c.game, RESULTS.c.won).join(FINISHED, _same_game()).where(RESULTS.c.person == person)
        ordered = query.order_by(FINISHED.c.ended.desc(), RESULTS.c.table_id.desc(), RESULTS.c.number.desc())
        async with self._engine.connect() as connection:
            return [(game, bool(won)) for game, won in await connection.execute(ordered.limit(most))]

    async def met(self, person: str, most: int) -> list[Met]:
        """Those with whom a person has played or plays, the last first."""
        both = union_all(_met_in_finished(person), _met_in_running(person)).subquery()
        games, last = func.sum(both.c.games), func.max(both.c.last)
        query = select(both.c.person, games, last).group_by(both.c.person).order_by(last.desc(), both.c.person)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query.limit(most))).all()
        return [Met(other, int(games), int(last)) for other, games, last in rows]

    async def _filed(self, wanted: ColumnElement[bool], most: int) -> list[Filed]:
        newest = (FINISHED.c.ended.desc(), FINISHED.c.table_id.desc(), FINISHED.c.number.desc())
        found = select(FINISHED).where(wanted).order_by(*newest).limit(most).subquery()
        query = (
            select(
                found, TABLES.c.code, RESULTS.c.seat, RESULTS.c.person, RESULTS.c.level, RESULTS.c.role, RESULTS.c.won
            )
            .join(TABLES, TABLES.c.id == found.c.table_id)
            .join(RESULTS, and_(RESULTS.c.table_id == found.c.table_id, RESULTS.c.number == found.c.number))
            .order_by(found.c.ended.desc(), found.c.table_id.desc(), found.c.number.desc(), RESULTS.c.seat)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [_game(list(group)) for _, group in groupby(rows, key=lambda row: (row.table_id, row.number))]


def _comes_after(place: Place) -> ColumnElement[bool]:
    """Is a game listed after this place, in the order of the list?"""
    ended, table, number = FINISHED.c.ended, FINISHED.c.table_id, FINISHED.c.number
    is_before_in_table = and_(table == place.table, number < place.number)
    return or_(ended < place.ended, and_(ended == place.ended, or_(table < place.table, is_before_in_table)))


def _same_game() -> ColumnElement[bool]:
    return and_(RESULTS.c.table_id == FINISHED.c.table_id, RESULTS.c.number == FINISHED.c.number)


def _met_in_finished(person: str) -> Select[tuple[str | None, int, int]]:
    """Whoever has had several seats in a game has been met once in it."""
    own, other = RESULTS.alias("own"), RESULTS.alias("other")
    same = and_(own.c.table_id == other.c.table_id, own.c.number == other.c.number)
    pairs = select(other.c.person, other.c.table_id, other.c.number).join(own, same)
    pairs = pairs.where(own.c.person == person, other.c.person != person).distinct()
    met = pairs.subquery()
    last = FINISHED.c.ended
    in_game = and_(FINISHED.c.table_id == met.c.table_id, FINISHED.c.number == met.c.number)
    query = select(met.c.person, func.count().label("games"), func.max(last).label("last"))
    return query.join(FINISHED, in_game).group_by(met.c.person)


def _met_in_running(person: str) -> Select[tuple[str | None, int, int]]:
    """A running game counts as met, but not as played yet. When it was moved last is nobody's business."""
    own, other = SEATS.alias("sits"), SEATS.alias("sits_beside")
    query = select(other.c.person, literal(0).label("games"), func.max(TABLES.c.created).label("last"))
    query = query.join(own, own.c.table_id == other.c.table_id).join(TABLES, TABLES.c.id == other.c.table_id)
    playing = (own.c.person == person, other.c.person != person, TABLES.c.phase == "playing")
    return query.where(*playing).group_by(other.c.person)


def _game(rows: Sequence[Row[tuple[object, ...]]]) -> Filed:
    first = rows[0]
    finished = Finished(
        table=first.table_id,
        number=first.number,
        game=first.game,
        began=first.began,
        ended=first.ended,
        evening=first.evening,
        club=first.club,
        results=tuple(Result(row.seat, row.person, row.level, row.role, bool(row.won)) for row in rows),
    )
    return Filed(first.code, finished)
