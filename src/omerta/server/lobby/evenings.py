"""An evening: several games in a row, of different kinds, and what comes next, by the host's word or by a vote."""

from __future__ import annotations

from collections import Counter
from functools import partial
from http import HTTPStatus
from typing import Final

from omerta import catalog
from omerta.contract import Text
from omerta.server.kept import Finished, Person, Stored
from omerta.server.live.evening import another_game, people_at, seats_for
from omerta.server.live.information import distinct
from omerta.server.live.means import Means
from omerta.server.live.table import LiveTable
from omerta.server.lobby.forms import find_game, settled_options
from omerta.server.lobby.identity import written
from omerta.server.lobby.lobby import Lobby
from omerta.server.wire.people import Evening, EveningGame, EveningPerson, WishedGame
from omerta.server.wire.problems import Rejected

MOST: Final = 100
"""Games of one evening; it is a long one already."""


class Evenings:
    def __init__(self, means: Means, lobby: Lobby) -> None:
        self._means = means
        self._lobby = lobby

    async def tell(self, table: LiveTable, asker: Person | None) -> Evening:
        stored, store = table.stored, self._means.store
        filed = [*reversed(await store.history.evening(stored.evening, MOST))]
        games = [each.finished for each in filed]
        ids = _people(stored, games)
        people = await store.people(ids)
        called = distinct([people[each] for each in ids])
        wishes = await store.meetings.wishes(stored.id)
        own = asker.id if asker else None
        return Evening(
            games=tuple(_game(each.code, each.finished, ids) for each in filed),
            tables=len({game.table for game in games}),
            people=tuple(_person(people[each], called[each], games, own) for each in ids),
            choices=choices(stored),
            wishes=_wished(stored, wishes, own),
            needed=needed(stored),
            host=own == stored.host,
            next=stored.rematch,
        )

    async def wish(self, table: LiveTable, person: Person, game: str | None, home: str) -> Evening:
        """With the wish that makes a majority the table for that game is laid."""
        _check_seated(table.stored, person)
        _check_over(table.stored)
        if game is not None:
            find_game(game)
        await written(self._means.store.meetings.wish(table.stored.id, person.id, game))
        wishes = await self._means.store.meetings.wishes(table.stored.id)
        if game is not None and _count(table.stored, wishes)[game] >= needed(table.stored):
            await self._follow(table, person, game, home)
        return await self.tell(table, person)

    async def choose(self, table: LiveTable, person: Person, game: str, home: str) -> LiveTable:
        """The host says what comes next; whoever asks second finds the table of the first."""
        if person.id != table.stored.host:
            raise Rejected(HTTPStatus.FORBIDDEN, Text("refusal-host-only"))
        return await self._follow(table, person, game, home)

    async def _follow(self, table: LiveTable, person: Person, game: str, home: str) -> LiveTable:
        found = find_game(game)
        seats = seats_for(found, table.stored.chairs) or found.seats[-1]
        options = settled_options(found, {}, seats)
        plan = partial(another_game, found, options, person, self._means.now())
        return await self._lobby.follow(table, person, plan, home)


def choices(stored: Stored) -> tuple[str, ...]:
    return tuple(game.id for game in catalog.games().values() if seats_for(game, stored.chairs) is not None)


def needed(stored: Stored) -> int:
    """More than half of those who sit there themselves."""
    return len(people_at(stored.chairs)) // 2 + 1


def _count(stored: Stored, wishes: dict[str, str]) -> Counter[str]:
    return Counter(wishes[person] for person in people_at(stored.chairs) if person in wishes)


def _wished(stored: Stored, wishes: dict[str, str], own: str | None) -> tuple[WishedGame, ...]:
    return tuple(
        WishedGame(game, count, own is not None and wishes.get(own) == game)
        for game, count in _count(stored, wishes).most_common()
    )


def _people(stored: Stored, games: list[Finished]) -> list[str]:
    """Those who sit here, and those who have been there tonight; whoever has won most comes first."""
    seated = [chair.person for chair in stored.chairs if chair.person is not None]
    before = [seat.person for game in games for seat in game.results if seat.person is not None]
    known = list(dict.fromkeys([*seated, *before]))
    wins = Counter(person for game in games for person in _winners(game))
    return sorted(known, key=lambda person: -wins[person])


def _winners(game: Finished) -> list[str]:
    """Whoever has several seats wins once."""
    return list(dict.fromkeys(seat.person for seat in game.results if seat.won and seat.person is not None))


def _game(code: str, game: Finished, people: list[str]) -> EveningGame:
    winners = tuple(sorted(people.index(person) for person in _winners(game)))
    is_won_by_bot = any(seat.won and seat.person is None for seat in game.results)
    return EveningGame(code, game.number, game.game, winners, is_won_by_bot)


def _person(person: Person, name: str | None, games: list[Finished], own: str | None) -> EveningPerson:
    won = tuple(game.game for game in games if person.id in _winners(game))
    played = sum(any(seat.person == person.id for seat in game.results) for game in games)
    return EveningPerson(name, person.hat, person.id == own, won, played)


def _check_seated(stored: Stored, person: Person) -> None:
    if person.id not in people_at(stored.chairs):
        raise Rejected(HTTPStatus.FORBIDDEN, Text("refusal-not-seated"))


def _check_over(stored: Stored) -> None:
    if stored.phase != "over":
        raise Rejected(HTTPStatus.CONFLICT, Text("refusal-not-over"))
