"""An evening goes on with another game: the same people, on as many seats as it has, bots where people are missing."""

from __future__ import annotations

from collections.abc import Sequence
from http import HTTPStatus

import msgspec

from omerta.bots import bots_of
from omerta.contract import AnyGame, Options, Text
from omerta.server.kept import Chair, Person, Stored
from omerta.server.wire.codes import new_code
from omerta.server.wire.problems import Rejected
from omerta.table import AnyMatch


def people_at(chairs: Sequence[Chair]) -> list[str]:
    """Those who sit there themselves, each once."""
    return list(dict.fromkeys(chair.person for chair in chairs if chair.person is not None and chair.level is None))


def seats_for(game: AnyGame, chairs: Sequence[Chair]) -> int | None:
    """With how many seats these people and bots play another game: none is left out if it can be, and no person ever.
    None: they are too many."""
    people = sum(chair.kind == "person" for chair in chairs)
    fitting = [seats for seats in game.seats if seats >= people]
    return min(fitting, key=lambda seats: abs(seats - len(chairs))) if fitting else None


def chairs_for(game: AnyGame, chairs: Sequence[Chair], seats: int) -> tuple[Chair, ...]:
    """People keep their order; bots keep their level where the game has it."""
    people = [Chair("person", chair.person) for chair in chairs if chair.kind == "person"]
    known = tuple(bots_of(game))
    levels = [chair.level if chair.level in known else known[0] for chair in chairs if chair.kind == "bot"]
    missing = seats - len(people)
    levels += [known[0]] * (missing - len(levels))
    return (*people, *(Chair("bot", level=level) for level in levels[:missing]))


def another_game(
    game: AnyGame, options: Options, person: Person, at: int, stored: Stored, _match: AnyMatch | None
) -> Stored:
    """The table for another game with the same people, as it is to be set up."""
    seats = seats_for(game, stored.chairs)
    if seats is None:
        people = len(people_at(stored.chairs))
        text = Text("refusal-seat-count", {"count": people, "allowed": game.seats})
        raise Rejected(HTTPStatus.CONFLICT, text, "game")
    house = msgspec.structs.replace(
        stored.house, board={}, lengths={}, learn=False, lesson=False, settled=False, evening=stored.evening
    )
    return Stored(
        id=0,
        code=new_code(),
        game=game.id,
        options=msgspec.json.encode(options),
        house=house,
        host=stored.host if stored.host in people_at(stored.chairs) else person.id,
        phase="gathering",
        created=at,
        chairs=chairs_for(game, stored.chairs, seats),
    )
