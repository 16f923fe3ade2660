"""What the lobby and the people at a table are told about it. Nothing here depends on what anybody has answered."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import chain, count
from typing import Final, get_args

from msgspec import Raw

from omerta.contract import AnyGame, Seat
from omerta.server.kept import Chair, Hat, Person, Stored
from omerta.server.live.points import games_in, host_seats
from omerta.server.wire.lobby import SeatInfo, Series, TableInfo
from omerta.server.wire.words import alike

HATS: Final[tuple[Hat, ...]] = get_args(Hat)
NAMES: Final = ("Anna", "Bruno", "Carla", "Dario", "Elisa", "Fabio", "Gina", "Hugo", "Ilaria", "Luca", "Mina", "Nico")
"""Guests who have not said theirs have one of these, and bots do by their seat."""


def table_info(
    game: AnyGame,
    table: Stored,
    people: Mapping[str, Person],
    asker: str | None,
    present: Collection[Seat] = (),
    watching: int = 0,
    away: Mapping[str, int] | None = None,
    screens: int = 0,
) -> TableInfo:
    """`away` says since when each person has been gone who is away."""
    house, conduct = table.house, table.conduct
    return TableInfo(
        code=table.code,
        game=table.game,
        options=Raw(table.options),
        seats=_seats(table, people, asker, present, away or {}),
        phase=table.phase,
        host=table.host == asker,
        host_name=host_name(table, people),
        turn=is_awaited(table, asker),
        listed=house.listed,
        spectators=house.spectators,
        coach=house.coach,
        board={setting.name: house.board.get(setting.name, setting.default) for setting in game.board_settings},
        learn=house.learn,
        lesson=house.lesson,
        tempo=house.tempo,
        bank=house.bank,
        increment=house.increment,
        together=house.together,
        hours=house.hours,
        clock=house.clock,
        lengths=house.lengths,
        series=_series(game, table),
        watching=watching,
        created=table.created,
        replay=game.hindsight is not None and not conduct.unfinished,
        away=house.away,
        locked=conduct.locked,
        unfinished=conduct.unfinished,
        deeds=conduct.deeds if table.phase == "gathering" else (),
        rematch=table.rematch,
        screens=screens,
    )


def host_name(table: Stored, people: Mapping[str, Person]) -> str | None:
    """The host as the others here know them; who sits nowhere has no namesake."""
    seated = [people[chair.person] for chair in table.chairs if chair.person is not None]
    return distinct([*seated, people[table.host]])[table.host]


def is_awaited(table: Stored, person: str | None) -> bool:
    """Does the table wait for this person? A seat that a bot minds keeps nobody waiting."""
    seats = [table.chairs[seat] for seat in table.turn.owing]
    return person is not None and any(chair.person == person and not chair.is_played_by_bot for chair in seats)


def _series(game: AnyGame, table: Stored) -> Series:
    points, games = table.points or (0,) * len(table.chairs), games_in(game, table)
    return Series(number=table.played + 1, games=games, points=points, places=host_seats(game, table))


def _seats(
    table: Stored,
    people: Mapping[str, Person],
    asker: str | None,
    present: Collection[Seat],
    away: Mapping[str, int],
) -> tuple[SeatInfo, ...]:
    seated = [people[chair.person] for chair in table.chairs if chair.person is not None]
    called = distinct(seated)
    # A bot has the same name and hat for everybody, by its seat, and none that a person here has.
    names = [name for name in NAMES if name not in called.values()]
    hats = [hat for hat in HATS if all(person.hat != hat for person in seated)] or list(HATS)

    def told(seat: Seat, chair: Chair) -> SeatInfo:
        if chair.person is not None:
            person = people[chair.person]
            return SeatInfo(
                seat,
                "person",
                called[person.id],
                person.hat,
                chair.level,
                present=seat in present,
                yours=person.id == asker,
                away_since=away.get(person.id) if chair.level is None else None,
                host=person.id == table.host,
                muted=person.id in table.conduct.muted,
            )
        if chair.kind == "open":
            return SeatInfo(seat, "open")
        return SeatInfo(seat, "bot", names[seat % len(names)], hats[seat % len(hats)], chair.level, present=True)

    return tuple(told(seat, chair) for seat, chair in enumerate(table.chairs))


def distinct(seated: Sequence[Person]) -> dict[str, str | None]:
    """What each person is called here: whoever sits further on is numbered, so that no two are alike. Who has been
    deleted has no name."""
    called: dict[str, str | None] = {}
    for person in seated:
        if person.id not in called:
            taken = {alike(name) for name in called.values() if name}
            numbered = chain((person.name,), (f"{person.name} {number}" for number in count(2)))
            called[person.id] = next(name for name in numbered if alike(name) not in taken) if person.name else None
    return called
