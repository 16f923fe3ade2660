"""Why the server refuses something, as it travels: a key and its arguments, with a fitting status."""

from __future__ import annotations

from http import HTTPStatus

import msgspec
from msgspec import Struct

from omerta.contract import Argument, RuleViolation, Text
from omerta.server.wire.words import clean
from omerta.table import Refusal

STEM = "refusal-"


class Problem(Struct, frozen=True):
    """Every refusal of the server, over REST and over the socket.

    `rule` is set where a rule of the game refuses. `key` names the message `refusal-<key>` in the game's or the
    shared texts, `field` what was wrong in the request.
    """

    key: str
    args: dict[str, Argument] = {}
    rule: str | None = None
    field: str | None = None


class Rejected(Exception):
    """Nothing has changed. `text` is the sentence for the asker, `field` what was wrong in the request."""

    def __init__(self, status: HTTPStatus, text: Text, field: str | None = None) -> None:
        super().__init__(status, text.key, text.args)
        self.status = status
        self.text = text
        self.field = field


def problem_of(error: Rejected | Refusal | RuleViolation) -> Problem:
    if isinstance(error, RuleViolation):
        return Problem(key=error.key, args=error.args_for_text, rule=error.rule)
    field = error.field if isinstance(error, Rejected) else None
    return Problem(key=error.text.key.removeprefix(STEM), args=error.text.args, field=field)


def status_of(error: Rejected | Refusal | RuleViolation) -> HTTPStatus:
    return error.status if isinstance(error, Rejected) else HTTPStatus.CONFLICT


def malformed(error: msgspec.MsgspecError | UnicodeError | RecursionError) -> Rejected:
    """What came is no message of ours; msgspec says where (`... - at `$.seats[0].kind``)."""
    _, _, place = str(error).partition(" - at `$")
    field = place.removesuffix("`").lstrip(".") or None
    return Rejected(HTTPStatus.BAD_REQUEST, Text("refusal-malformed"), field)


def readable(text: str) -> str:
    """A word as the others may see it."""
    shown = clean(text)
    if not shown:
        raise Rejected(HTTPStatus.BAD_REQUEST, Text("refusal-nothing-to-read"), "text")
    return shown


def missing_table() -> Rejected:
    return Rejected(HTTPStatus.NOT_FOUND, Text("refusal-no-such-table"))


def no_such_seat() -> Rejected:
    return Rejected(HTTPStatus.NOT_FOUND, Text("refusal-no-such-seat"), "seat")


def not_stored() -> Rejected:
    return Rejected(HTTPStatus.SERVICE_UNAVAILABLE, Text("refusal-not-stored"))


def no_database() -> Rejected:
    return Rejected(HTTPStatus.SERVICE_UNAVAILABLE, Text("refusal-no-database"))


def busy() -> Rejected:
    return Rejected(HTTPStatus.SERVICE_UNAVAILABLE, Text("refusal-busy"))


def too_fast() -> Rejected:
    return Rejected(HTTPStatus.TOO_MANY_REQUESTS, Text("refusal-too-fast"))


def too_many(text: Text) -> Rejected:
    """Somebody has, or asks for, as many of something as one may; the text says how many that are."""
    return Rejected(HTTPStatus.TOO_MANY_REQUESTS, text)


def full() -> Rejected:
    return Rejected(HTTPStatus.SERVICE_UNAVAILABLE, Text("refusal-full"))


def too_large(limit: int) -> Rejected:
    return Rejected(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, Text("refusal-too-large", {"limit": limit}))
