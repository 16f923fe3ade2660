"""Who sits where: what the chairs are after somebody joins, leaves, or the host changes them. Nothing is changed here.

The table does that (`table.py`); an impossible wish is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from http import HTTPStatus

import msgspec

from omerta.bots import bots_of
from omerta.contract import AnyGame, Seat, Text, Viewer
from omerta.server.kept import OPEN, Chair, Person, Stored
from omerta.server.wire.lobby import SeatChange, SeatWish
from omerta.server.wire.problems import Rejected, no_such_seat
from omerta.table import AnyMatch


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


def steward(game: AnyGame) -> str:
    """The level of a bot that minds somebody's seat."""
    return _level(game, None, "level")


def followed(stored: Stored, match: AnyMatch) -> Stored:
    """The table as the log of its match tells it: whose seats bots mind, and whether it ended without a result."""
    chairs = tuple(_followed(match, seat, chair) for seat, chair in enumerate(stored.chairs))
    is_unfinished = match.is_over() and match.outcome() is None
    if chairs == stored.chairs and is_unfinished == stored.conduct.unfinished:
        return stored
    conduct = msgspec.structs.replace(stored.conduct, unfinished=is_unfinished)
    return msgspec.structs.replace(stored, chairs=chairs, conduct=conduct)


def _followed(match: AnyMatch, seat: Seat, chair: Chair) -> Chair:
    """Whoever was removed has no chair any more: it is a bot's."""
    minded = match.absences.minded(seat)
    if match.header.people[seat] is None or (minded is None and chair.kind == "bot"):
        return chair
    if minded is None:
        return Chair("person", chair.person)
    is_bots = minded.why == "removed"
    return Chair("bot", level=minded.level) if is_bots else Chair("person", chair.person, minded.level)


def with_person(stored: Stored, person: Person, wanted: Seat | None) -> list[Chair]:
    """The person takes an open seat. During the game nobody new sits down, and chairs follow the log."""
    chairs = list(stored.chairs)
    own = own_seats(chairs, person.id)
    check_admitted(stored, person)
    if wanted is not None and wanted >= len(chairs):
        raise no_such_seat()
    if stored.phase != "gathering":
        if not own:
            raise Rejected(HTTPStatus.CONFLICT, Text("refusal-already-begun"))
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


def without_person(stored: Stored, person: Person) -> list[Chair]:
    """Before the deal the seat is open again; during the game chairs follow the log. A host without a seat only gives
    the table away."""
    if person.id not in (stored.host, *seated(stored.chairs)):
        raise Rejected(HTTPStatus.FORBIDDEN, Text("refusal-not-at-table"))
    if stored.phase != "gathering":
        return list(stored.chairs)
    return [OPEN if chair.person == person.id else chair for chair in stored.chairs]


def with_change(game: AnyGame, stored: Stored, host: Person, seat: Seat, change: SeatChange) -> list[Chair]:
    """The host opens a seat or puts a bot on it, whoever sat there."""
    check_host(stored, host)
    _check_gathering(stored)
    if seat >= len(stored.chairs):
        raise no_such_seat()
    chairs = list(stored.chairs)
    is_bot = change.kind == "bot"
    chairs[seat] = Chair("bot", level=_level(game, change.level, "level")) if is_bot else OPEN
    return chairs


def with_bots(game: AnyGame, stored: Stored, host: Person) -> list[Chair]:
    """Bots of the first level take the seats that are open, when the host says so."""
    check_host(stored, host)
    _check_gathering(stored)
    bot = Chair("bot", level=_level(game, None, "level"))
    return [bot if chair.kind == "open" else chair for chair in stored.chairs]


def host_without(person: Person, stored: Stored, chairs: Sequence[Chair], *, for_good: bool = False) -> str:
    """The host after a person has left, for these chairs: whoever else sits first, if it was the host who left for
    good."""
    others = [other for other in seated(chairs) if other != person.id]
    has_left = stored.host == person.id and (for_good or person.id not in seated(chairs))
    return others[0] if has_left and others else stored.host


def seated(chairs: Sequence[Chair]) -> list[str]:
    return [chair.person for chair in chairs if chair.person is not None]


def own_seats(chairs: Sequence[Chair], person: str) -> list[Seat]:
    return [seat for seat, chair in enumerate(chairs) if chair.person == person]


def check_may_start(stored: Stored, person: Person) -> None:
    check_host(stored, person)
    _check_gathering(stored)
    if any(chair.kind == "open" for chair in stored.chairs):
        raise Rejected(HTTPStatus.CONFLICT, Text("refusal-seats-open"))


def check_viewer(stored: Stored, person: Person | None, viewer: Viewer) -> None:
    """One looks from a seat of one's own, or from none where looking on is allowed."""
    if viewer is None:
        check_admitted(stored, person)
        # Whose seat a bot minds looks on until they take it back.
        is_seated = person is not None and person.id in seated(stored.chairs)
        if stored.phase != "gathering" and not stored.house.spectators and not is_seated:
            raise Rejected(HTTPStatus.FORBIDDEN, Text("refusal-no-spectators"))
        return
    if viewer >= len(stored.chairs):
        raise no_such_seat()
    chair = stored.chairs[viewer]
    # Whoever has left comes back by joining again.
    if person is None or chair.person != person.id or chair.level is not None:
        raise Rejected(HTTPStatus.FORBIDDEN, Text("refusal-not-your-seat"), "seat")


def check_admitted(stored: Stored, person: Person | None) -> None:
    """Whoever was removed stays outside; nobody else is new who sits here or hosts."""
    if person is not None and person.id in stored.conduct.removed:
        raise Rejected(HTTPStatus.FORBIDDEN, Text("refusal-removed"))
    is_known = person is not None and person.id in (stored.host, *seated(stored.chairs))
    if stored.conduct.locked and not is_known:
        raise Rejected(HTTPStatus.FORBIDDEN, Text("refusal-table-locked"))


def check_host(stored: Stored, person: Person) -> None:
    if stored.host != person.id:
        raise Rejected(HTTPStatus.FORBIDDEN, Text("refusal-host-only"))


def _check_gathering(stored: Stored) -> None:
    if stored.phase != "gathering":
        raise Rejected(HTTPStatus.CONFLICT, Text("refusal-already-begun"))
