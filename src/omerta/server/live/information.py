"""What the lobby and the people at a table are told about it. Nothing here depends on what anybody has answered."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final, get_args

from msgspec import Raw

from omerta.contract import AnyGame, Seat
from omerta.server.kept import Chair, Hat, Person, Stored
from omerta.server.live.points import games_in, host_seats
from omerta.server.wire.lobby import SeatInfo, Series, TableInfo

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
) -> TableInfo:
    house = table.house
    return TableInfo(
        code=table.code,
        game=table.game,
        options=Raw(table.options),
        seats=_seats(table, people, asker, present),
        phase=table.phase,
        host=table.host == asker,
        listed=house.listed,
        spectators=house.spectators,
        coach=house.coach,
        board={setting.name: house.board.get(setting.name, setting.default) for setting in game.board_settings},
        learn=house.learn,
        clock=house.clock,
        lengths=house.lengths,
        series=_series(game, table),
        watching=watching,
        created=table.created,
        replay=game.hindsight is not None,
        rematch=table.rematch,
    )


def _series(game: AnyGame, table: Stored) -> Series:
    points, games = table.points or (0,) * len(table.chairs), games_in(game, table)
    return Series(number=table.played + 1, games=games, points=points, places=host_seats(game, table))


def _seats(
    table: Stored, people: Mapping[str, Person], asker: str | None, present: Collection[Seat]
) -> tuple[SeatInfo, ...]:
    seated = [people[chair.person] for chair in table.chairs if chair.person is not None]
    # A bot has the same name and hat for everybody, by its seat, and none that a person here has.
    names = [name for name in NAMES if all(person.name != name for person in seated)]
    hats = [hat for hat in HATS if all(person.hat != hat for person in seated)] or list(HATS)

    def told(seat: Seat, chair: Chair) -> SeatInfo:
        if chair.person is not None:
            person = people[chair.person]
            own = person.id == asker
            return SeatInfo(seat, "person", person.name, person.hat, chair.level, seat in present, own)
        if chair.kind == "open":
            return SeatInfo(seat, "open")
        return SeatInfo(seat, "bot", names[seat % len(names)], hats[seat % len(hats)], chair.level, present=True)

    return tuple(told(seat, chair) for seat, chair in enumerate(table.chairs))
