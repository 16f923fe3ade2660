"""A series: several games at one table, the same people, seated anew, a point for every game won.

Each game is a match with its own deal and its own record; here stands what follows from one. Nothing is changed here:
the table does that (`table.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from http import HTTPStatus
from typing import TypeAlias

import msgspec

from omerta.contract import AnyGame, Seat, Text
from omerta.server.kept import Chair, Conduct, Person, Stored
from omerta.server.live.journal import Following
from omerta.server.live.points import has_next, host_seats
from omerta.server.live.secrets import table_secret
from omerta.server.wire.codes import new_code
from omerta.server.wire.problems import Rejected
from omerta.table import AnyMatch, dump, seated_anew

Plan: TypeAlias = Callable[[Stored, AnyMatch | None], Stored]
"""How the table after this one is to be set up."""


def next_game(
    game: AnyGame,
    stored: Stored,
    match: AnyMatch | None,
    person: Person,
    wanted: Sequence[Seat] | None,
    seed: str,
    at: int,
) -> Following | None:
    """The next game, dealt; None if somebody has dealt it before."""
    _check_seated(stored, person)
    if stored.phase == "playing" and stored.played:
        return None
    over = _ended(stored, match)
    if not has_next(game, stored):
        raise Rejected(HTTPStatus.CONFLICT, Text("refusal-series-is-over"))
    if over.ballot() is not None:
        raise Rejected(HTTPStatus.CONFLICT, Text("refusal-ballot-open"))
    _check_seating(game, stored, person, wanted)
    return _following(game, stored, over, wanted, table_secret(seed, stored.id, stored.played + 1), at)


def _following(
    game: AnyGame, stored: Stored, match: AnyMatch, wanted: Sequence[Seat] | None, secret: bytes, at: int
) -> Following:
    following = match.next_match(secret, at, seating=wanted)
    assert following is not None and match.followed is not None, f"{game.id} has games left but no sequel"
    _, seating = seated_anew(game, match.followed.options, match.followed.seating, wanted)
    after = msgspec.structs.replace(
        stored,
        chairs=tuple(stored.chairs[seat] for seat in seating),
        points=tuple(stored.points[seat] for seat in seating),
        played=stored.played + 1,
        phase="playing",
    )
    mind_on(following, after.chairs, at)
    return Following(following, after, secret, "".join(f"{line}\n" for line in dump(match)))


def mind_on(match: AnyMatch, chairs: Sequence[Chair], at: int) -> None:
    """Bots mind seats of persons here already, and the log of this game does not tell it yet."""
    for seat, chair in enumerate(chairs):
        is_told = match.header.people[seat] is None or match.absences.tells(seat)
        if chair.level is not None and not is_told:
            match.attendance.mind(seat, "left" if chair.person else "removed", chair.level, at)


def check_may_play_again(game: AnyGame, stored: Stored, match: AnyMatch | None, person: Person) -> None:
    """After the last game those who sat there may open another table."""
    _check_seated(stored, person)
    _ended(stored, match)
    if has_next(game, stored):
        raise Rejected(HTTPStatus.CONFLICT, Text("refusal-series-goes-on"))


def rematch(
    game: AnyGame, person: Person, wanted: Sequence[Seat] | None, at: int, stored: Stored, match: AnyMatch | None
) -> Stored:
    """The table for the same people again, as it is to be set up."""
    over = _ended(stored, match)
    _check_seating(game, stored, person, wanted)
    sequel = over.settled()
    options = sequel.options if sequel else over.header.options
    places = sequel.seating if sequel else tuple(range(len(stored.chairs)))
    options, seating = seated_anew(game, options, places, wanted)
    return Stored(
        id=0,
        code=new_code(),
        game=stored.game,
        options=msgspec.json.encode(options),
        # A lesson is given once; hints that have not come yet still do.
        house=msgspec.structs.replace(stored.house, settled=sequel is not None, lesson=False, evening=stored.evening),
        host=person.id,
        phase="gathering",
        created=at,
        chairs=tuple(_without_steward(stored.chairs[seat]) for seat in seating),
        conduct=Conduct(removed=stored.conduct.removed, muted=stored.conduct.muted),
    )


def _check_seated(stored: Stored, person: Person) -> None:
    if person.id != stored.host and all(chair.person != person.id for chair in stored.chairs):
        raise Rejected(HTTPStatus.FORBIDDEN, Text("refusal-not-seated"))


def _ended(stored: Stored, match: AnyMatch | None) -> AnyMatch:
    if stored.phase != "over" or match is None:
        raise Rejected(HTTPStatus.CONFLICT, Text("refusal-not-over"))
    return match


def _check_seating(game: AnyGame, stored: Stored, person: Person, wanted: Sequence[Seat] | None) -> None:
    """Only the host seats people anew. Where that is the host's to do nobody else goes on before, unless the host has
    left."""
    if person.id == stored.host:
        return
    is_away = all(chair.person != stored.host or chair.level for chair in stored.chairs)
    if wanted is not None or (host_seats(game, stored) and not is_away):
        raise Rejected(HTTPStatus.FORBIDDEN, Text("refusal-host-only"))


def _without_steward(chair: Chair) -> Chair:
    return Chair("person", chair.person) if chair.kind == "person" else chair


def has_voted(match: AnyMatch) -> bool:
    """Every person has voted in an open ballot; bots abstain."""
    return match.ballot() is not None and all(match.header.people[seat] is None for seat in match.owing())
