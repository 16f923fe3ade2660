"""What the host of a table may do, and what follows from it. Nothing is changed here: the table does that (`table.py`).

A host keeps order: seats, talk, who comes in, a pause. A host sees nothing that others do not see, takes nothing back
for them and changes no rule. Every act is told to everybody: before the deal at the gathering, then in the log.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from http import HTTPStatus
from typing import Final, NamedTuple

import msgspec

from omerta.contract import AnyGame, Seat, Text
from omerta.server.kept import OPEN, Deed, HostDeed, Person, Stored
from omerta.server.live.seating import check_host, own_seats, steward
from omerta.server.wire.lobby import HostWish
from omerta.server.wire.problems import Rejected, no_such_seat
from omerta.table import AnyMatch
from omerta.table.log import HostAct

DEEDS: Final = 20
"""So many deeds before the deal are kept, the latest."""

Entering = Callable[[AnyMatch], object]


class Change(NamedTuple):
    """The table as it is to be, and what its match has to say of it."""

    table: Stored
    enter: Entering


class Asking(NamedTuple):
    """A wish of the host, and everything it hangs on."""

    game: AnyGame
    table: Stored
    host: Person
    wish: HostWish
    away: Mapping[str, int]
    at: int
    name: str | None
    """What the person on the seat is called."""

    @property
    def by(self) -> Seat | None:
        """The host's own seat, if there is one."""
        return next(iter(own_seats(self.table.chairs, self.host.id)), None)


def change_for(asking: Asking) -> Change | None:
    """What is to change; None if it is so already. Whatever the host may not do is refused."""
    check_host(asking.table, asking.host)
    if asking.table.phase == "over":
        raise _conflict(Text("refusal-game-is-over"))
    match asking.wish.act:
        case "lock" | "unlock":
            return _locked(asking, asking.wish.act)
        case "pause" | "go_on":
            _check_begun(asking)
            return Change(asking.table, partial(_pause, act=asking.wish.act, by=asking.by, at=asking.at))
        case "mute" | "unmute":
            return _muted(asking, asking.wish.act)
        case "hand_on":
            return _handed_on(asking)
        case "remove":
            return _removed(asking)
        case "mind":
            return _minded(asking)
        case "free":
            _check_begun(asking)
            return Change(asking.table, _told("free", asking, _seat(asking)))


def inherited(table: Stored, heir: str, name: str | None, at: int) -> Change:
    """The host has been gone for long: somebody else hosts."""
    seat = own_seats(table.chairs, heir)[0]
    after = noted(msgspec.structs.replace(table, host=heir), "inherit", at, seat, name)
    return Change(after, lambda match: match.attendance.host("inherit", at, about=seat))


def noted(table: Stored, act: Deed, at: int, seat: Seat | None = None, name: str | None = None) -> Stored:
    """Before the deal the table keeps what its host did; then the log does."""
    if table.phase != "gathering":
        return table
    deeds = (*table.conduct.deeds, HostDeed(act, at, seat, name))[-DEEDS:]
    return with_conduct(table, deeds=deeds)


def with_conduct(table: Stored, **changes: object) -> Stored:
    return msgspec.structs.replace(table, conduct=msgspec.structs.replace(table.conduct, **changes))


def _noted(asking: Asking, table: Stored, act: Deed) -> Stored:
    return noted(table, act, asking.at, asking.wish.seat, asking.name)


def _locked(asking: Asking, act: HostAct) -> Change | None:
    is_locked = act == "lock"
    if asking.table.conduct.locked == is_locked:
        return None
    return Change(_noted(asking, with_conduct(asking.table, locked=is_locked), act), _told(act, asking))


def _pause(match: AnyMatch, act: HostAct, by: Seat | None, at: int) -> None:
    if match.common().host_paused != (act == "pause"):
        match.attendance.host(act, at, by=by)


def _muted(asking: Asking, act: HostAct) -> Change | None:
    seat, person, muted = _seat(asking), _other(asking), asking.table.conduct.muted
    if (person in muted) == (act == "mute"):
        return None
    after = (*muted, person) if act == "mute" else tuple(other for other in muted if other != person)
    return Change(_noted(asking, with_conduct(asking.table, muted=after), act), _told(act, asking, seat))


def _handed_on(asking: Asking) -> Change:
    seat, person = _seat(asking), _other(asking)
    if asking.table.chairs[seat].level is not None:
        raise _conflict(Text("refusal-not-there"))
    after = msgspec.structs.replace(asking.table, host=person)
    return Change(_noted(asking, after, "hand_on"), _told("hand_on", asking, seat))


def _removed(asking: Asking) -> Change:
    """Before the deal the seats are open again; during the game they are a bot's, for good."""
    seat, person, table = _seat(asking), _other(asking), asking.table
    after = with_conduct(table, removed=(*table.conduct.removed, person))
    if table.phase == "gathering":
        chairs = tuple(OPEN if chair.person == person else chair for chair in table.chairs)
        after = _noted(asking, msgspec.structs.replace(after, chairs=chairs), "remove")
    level, by, at = steward(asking.game), asking.by, asking.at
    return Change(after, lambda match: match.attendance.mind(seat, "removed", level, at, by))


def _minded(asking: Asking) -> Change:
    """Nobody loses a seat to a bot who is there to play it."""
    _check_begun(asking)
    seat, person = _seat(asking), _other(asking)
    if person not in asking.away:
        raise _conflict(Text("refusal-still-there"))
    level, by, at = steward(asking.game), asking.by, asking.at
    return Change(asking.table, lambda match: match.attendance.mind(seat, "host", level, at, by))


def _told(act: HostAct, asking: Asking, about: Seat | None = None) -> Entering:
    return lambda match: match.attendance.host(act, asking.at, asking.by, about)


def _seat(asking: Asking) -> Seat:
    seat = asking.wish.seat
    if seat is None or seat >= len(asking.table.chairs):
        raise no_such_seat()
    return seat


def _other(asking: Asking) -> str:
    """The person on the seat, who is somebody else than the host."""
    person = asking.table.chairs[_seat(asking)].person
    if person is None:
        raise _conflict(Text("refusal-nobody-there"))
    if person == asking.host.id:
        raise _conflict(Text("refusal-about-yourself"))
    return person


def _check_begun(asking: Asking) -> None:
    if asking.table.phase == "gathering":
        raise _conflict(Text("refusal-not-begun"))


def _conflict(text: Text) -> Rejected:
    return Rejected(HTTPStatus.CONFLICT, text)
