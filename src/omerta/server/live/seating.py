"""Who sits where: what the chairs are after somebody joins, leaves, or the host changes them. Nothing is changed here.

The table does that (`table.py`); an impossible wish is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from http import HTTPStatus

from omerta.bots import bots_of
from omerta.contract import AnyGame, Seat, Text, Viewer
from omerta.server.kept import OPEN, Chair, Person, Stored
from omerta.server.wire.lobby import SeatChange, SeatWish
from omerta.server.wire.problems import Rejected, no_such_seat


def chairs_of(game: AnyGame, wishes: Sequence[SeatWish], host: Person) -> tuple[Chair, ...]:
    return tuple(_chair(game, wish, host, f"seats[{seat}].level") for seat, wish in enumerate(wishes))


def _chair(game: AnyGame, wish: SeatWish, host: Person, field: str) -> Chair:
    if wish.kind == "bot":
        return Chair("bot", level=_level(game, wish.level, field))
    return Chair("person", host.id) if wish.kind == "me" else OPEN


def _level(game: AnyGame, level: str | None, field: str) -> str:
    """The one asked for; without one, the first of the game."""
    known = tuple(bots_of(game))
    if level is not None and level not in known:
        text = Text("refusal-no-such-bot", {"level": level[:40], "allowed": known})
        raise Rejected(HTTPStatus.BAD_REQUEST, text, field)
    return level or known[0]


def with_person(stored: Stored, person: Person, wanted: Seat | None) -> list[Chair]:
    """The person takes an open seat, or a seat of their own back from its steward."""
    chairs = list(stored.chairs)
    own = [seat for seat, chair in enumerate(chairs) if chair.person == person.id]
    if wanted is not None and wanted >= len(chairs):
        raise no_such_seat()
    if stored.phase != "gathering":
        if not own:
            raise Rejected(HTTPStatus.CONFLICT, Text("refusal-already-begun"))
        for seat in own:
            chairs[seat] = Chair("person", person.id)
    elif wanted not in own and not (own and wanted is None):
        seat = _free(chairs, wanted)
        if len(own) == 1:
            # Whoever takes another chair gets up from the first.
            chairs[own[0]] = OPEN
        chairs[seat] = Chair("person", person.id)
    return chairs


def _free(chairs: Sequence[Chair], wanted: Seat | None) -> Seat:
    free = [seat for seat, chair in enumerate(chairs) if chair.kind == "open"]
    if not free:
        raise Rejected(HTTPStatus.CONFLICT, Text("refusal-table-full"))
    if wanted is None:
        return free[0]
    if wanted not in free:
        raise Rejected(HTTPStatus.CONFLICT, Text("refusal-seat-taken"), "seat")
    return wanted


def without_person(game: AnyGame, stored: Stored, person: Person) -> list[Chair]:
    """Before the deal the seat is open again; during the game a bot minds it until the person comes back. A host
    without a seat only gives the table away."""
    if person.id not in (stored.host, *_seated(stored.chairs)):
        raise Rejected(HTTPStatus.FORBIDDEN, Text("refusal-not-at-table"))
    steward = _level(game, None, "level")
    mark = OPEN if stored.phase == "gathering" else Chair("person", person.id, steward)
    return [mark if chair.person == person.id else chair for chair in stored.chairs]


def with_change(game: AnyGame, stored: Stored, host: Person, seat: Seat, change: SeatChange) -> list[Chair]:
    """The host opens a seat or puts a bot on it, whoever sat there."""
    _check_host(stored, host)
    _check_gathering(stored)
    if seat >= len(stored.chairs):
        raise no_such_seat()
    chairs = list(stored.chairs)
    is_bot = change.kind == "bot"
    chairs[seat] = Chair("bot", level=_level(game, change.level, "level")) if is_bot else OPEN
    return chairs


def host_without(person: Person, stored: Stored, chairs: Sequence[Chair]) -> str:
    """The host after a person has left, for these chairs: whoever sits first, if it was the host who left for good."""
    seated = _seated(chairs)
    has_left = stored.host == person.id and person.id not in seated
    return seated[0] if has_left and seated else stored.host


def _seated(chairs: Sequence[Chair]) -> list[str]:
    return [chair.person for chair in chairs if chair.person is not None]


def check_may_start(stored: Stored, person: Person) -> None:
    _check_host(stored, person)
    _check_gathering(stored)
    if any(chair.kind == "open" for chair in stored.chairs):
        raise Rejected(HTTPStatus.CONFLICT, Text("refusal-seats-open"))


def check_viewer(stored: Stored, person: Person | None, viewer: Viewer) -> None:
    """One looks from a seat of one's own, or from none where looking on is allowed."""
    if viewer is None:
        if stored.phase != "gathering" and not stored.house.spectators:
            raise Rejected(HTTPStatus.FORBIDDEN, Text("refusal-no-spectators"))
        return
    if viewer >= len(stored.chairs):
        raise no_such_seat()
    chair = stored.chairs[viewer]
    # Whoever has left comes back by joining again.
    if person is None or chair.person != person.id or chair.level is not None:
        raise Rejected(HTTPStatus.FORBIDDEN, Text("refusal-not-your-seat"), "seat")


def _check_host(stored: Stored, person: Person) -> None:
    if stored.host != person.id:
        raise Rejected(HTTPStatus.FORBIDDEN, Text("refusal-host-only"))


def _check_gathering(stored: Stored) -> None:
    if stored.phase != "gathering":
        raise Rejected(HTTPStatus.CONFLICT, Text("refusal-already-begun"))
