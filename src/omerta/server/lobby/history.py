"""A person looks back on their own games, page by page, and on what they come to together. Nobody sees another's."""

from __future__ import annotations

from http import HTTPStatus
from itertools import groupby
from typing import Final

from omerta.contract import Text
from omerta.server.kept import Person, Result
from omerta.server.live.information import distinct
from omerta.server.live.means import Means
from omerta.server.store.history import Filed, Place, Tally
from omerta.server.wire.history import Figure, Figures, GameFigures, PlayedGame, PlayedGames, PlayedSeat
from omerta.server.wire.problems import Rejected
from omerta.sim.share import Share

PAGE: Final = 20
COURSE: Final = 30
"""Results of a game that are shown one by one."""

LOOKED_THROUGH: Final = 1_000
"""Results among which those of each game are looked for."""

MINUTE: Final = 60_000


class LookingBack:
    def __init__(self, means: Means) -> None:
        self._store = means.store

    async def games(self, person: Person, before: str | None, game: str | None) -> PlayedGames:
        found = await self._store.history.games_of(person.id, _place(before), PAGE + 1, game)
        shown = found[:PAGE]
        people = await self._store.people(
            {seat.person for each in shown for seat in each.finished.results if seat.person}
        )
        more = _named(shown[-1]) if len(found) > PAGE else None
        return PlayedGames(tuple(played_game(each, people, person) for each in shown), more)

    async def figures(self, person: Person) -> Figures:
        tallies = await self._store.history.tallies(person.id)
        course = await self._store.history.course(person.id, LOOKED_THROUGH)
        by_game = [
            list(group) for _, group in groupby(sorted(tallies, key=lambda each: each.game), lambda each: each.game)
        ]
        games = [_game_figures(group, [won for game, won in course if game == group[0].game]) for group in by_game]
        return Figures(tuple(sorted(games, key=lambda each: (-each.whole.played, each.game))))


def played_game(filed: Filed, people: dict[str, Person], asker: Person) -> PlayedGame:
    game = filed.finished
    called = distinct([people[seat.person] for seat in game.results if seat.person is not None])
    return PlayedGame(
        code=filed.code,
        number=game.number,
        game=game.game,
        began=game.began,
        ended=game.ended,
        won=any(seat.won for seat in game.results if seat.person == asker.id),
        seats=tuple(_seat(seat, people, called, asker) for seat in game.results),
    )


def _seat(seat: Result, people: dict[str, Person], called: dict[str, str | None], asker: Person) -> PlayedSeat:
    person = None if seat.person is None else people[seat.person]
    return PlayedSeat(
        name=None if person is None else called[person.id],
        hat=None if person is None else person.hat,
        bot=seat.person is None and seat.level is not None,
        level=seat.level,
        role=seat.role,
        won=seat.won,
        yours=seat.person == asker.id,
    )


def _game_figures(tallies: list[Tally], course: list[bool]) -> GameFigures:
    whole = Tally(
        tallies[0].game,
        None,
        sum(each.played for each in tallies),
        sum(each.won for each in tallies),
        sum(each.milliseconds for each in tallies),
    )
    roles = tuple(_figure(each) for each in tallies if each.role is not None)
    return GameFigures(whole.game, _figure(whole), roles, tuple(reversed(course[:COURSE])))


def _figure(tally: Tally) -> Figure:
    share = Share.of(tally.won, tally.played)
    minutes = round(tally.milliseconds / tally.played / MINUTE)
    return Figure(tally.role, tally.played, tally.won, share.share, share.low, share.high, minutes)


def _named(last: Filed) -> str:
    return f"{last.finished.ended}-{last.finished.table}-{last.finished.number}"


def _place(text: str | None) -> Place | None:
    if text is None:
        return None
    parts = text.split("-")
    if len(parts) != 3 or not all(part.isascii() and part.isdigit() and len(part) < 16 for part in parts):
        raise Rejected(HTTPStatus.BAD_REQUEST, Text("refusal-malformed"), "before")
    return Place(*map(int, parts))
