"""The lines of a record are decoded and checked one by one: whatever is wrong is named by line and field."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache, reduce
from operator import or_
from types import GenericAlias
from typing import Final, Literal, TypeAlias, TypeVar

import msgspec

from omerta.contract import Action, AnyGame, Event, Options
from omerta.table.chain import START, Broken, unchained
from omerta.table.faults import RecordError
from omerta.table.log import (
    FORMAT,
    UNCHAINED,
    AnyEntry,
    AnyHeader,
    Asked,
    Away,
    Begun,
    Cast,
    Closed,
    Conceded,
    Ended,
    Expired,
    Followed,
    Header,
    Held,
    Hosted,
    Lapsed,
    Lost,
    Message,
    Minded,
    Move,
    Opinion,
    Prolonged,
    Returned,
    Spent,
    Undone,
    Vote,
)
from omerta.table.tempo import ByTheWay
from omerta.table.votes import numbered

T = TypeVar("T")
FindGame: TypeAlias = Callable[[str], AnyGame | None]
"""The catalogue finds a game by its id; it answers None or a LookupError if there is none."""

PLACE: Final = re.compile(r"^(?P<problem>.*?)(?: - at `\$\.?(?P<field>.*)`)?$", re.DOTALL)
MISSING: Final = re.compile(r"^Object missing required field `(?P<name>.*)`$")


class Opening(msgspec.Struct):
    """This much of a header must be known before it can be read whole."""

    entry: Literal["header"]
    format: str
    game: str
    rules: int


def bare_lines(texts: Sequence[str]) -> list[str]:
    """Takes the links of the chain off the lines, each checked; an earlier format has none."""
    opening = decode(_OPENING, texts[0], 1)
    if opening.format == UNCHAINED:
        return list(texts)
    if opening.format != FORMAT:
        raise RecordError(1, "format", f"is {opening.format!r}, not {FORMAT!r}")
    link, bare = START, []
    for number, text in enumerate(texts, start=1):
        line, link = _unchained(text, link, number)
        bare.append(line)
    return bare


def _unchained(text: str, before: str, number: int) -> tuple[str, str]:
    try:
        return unchained(text, before)
    except Broken:
        # A line that is cut off, or no JSON for another reason, is told as that.
        decode(_ANYTHING, text, number)
        raise RecordError(number, "chain", "is not the hash of this line and of those before it") from None


def read_header(text: str, find_game: FindGame) -> tuple[AnyGame, AnyHeader]:
    """Finds the game, and what was settled before the deal."""
    opening = decode(_OPENING, text, 1)
    game = _found(opening.game, find_game)
    if opening.rules != game.version:
        raise RecordError(1, "rules", f"version {opening.rules} of {game.id}, but here is version {game.version}")
    header = decode(header_decoder(game), text, 1)
    if header.seats not in game.seats:
        raise RecordError(1, "seats", f"{header.seats}, but {game.id} is for {_listed(game.seats)}")
    if len(header.people) != header.seats:
        raise RecordError(1, "people", f"{len(header.people)} for {header.seats} seats")
    if header.people != numbered([None if person is None else str(person) for person in header.people]):
        raise RecordError(1, "people", f"{list(header.people)} are not numbered in the order of their seats")
    if isinstance(header.tempo, ByTheWay) and len(header.tempo.sleep) not in (0, header.seats):
        raise RecordError(1, "tempo.sleep", f"{len(header.tempo.sleep)} for {header.seats} seats")
    return game, header


def read_log(texts: Sequence[str], game: AnyGame, header: AnyHeader) -> tuple[list[AnyEntry], Closed | None]:
    """Reads the entries of the log, from line 2 on, and the line that closes a finished match."""
    decoder = entry_decoder(game)
    log: list[AnyEntry] = []
    for number, text in enumerate(texts, start=2):
        entry: AnyEntry | Closed = decode(decoder, text, number)
        if isinstance(entry, Closed):
            if number < len(texts) + 1:
                raise RecordError(number, "entry", "'closed' is not the last line")
            return log, entry
        _check_entry(entry, log, header.seats, number)
        log.append(entry)
    return log, None


# --- Decoders ----------------------------------------------------------------------------------------------------

_OPENING: Final = msgspec.json.Decoder(Opening)
_ANYTHING: Final = msgspec.json.Decoder(msgspec.Raw)
# msgspec gets to know a type when a decoder is made for it. Two threads that do so at the same time crash the process:
# so each is made once, and whoever reads in threads makes them before.


def header_decoder(game: AnyGame) -> msgspec.json.Decoder[AnyHeader]:
    """Reads headers with the options of one game."""
    options: type[Options] = game.options
    return _header_decoder(options)


def entry_decoder(game: AnyGame) -> msgspec.json.Decoder[AnyEntry | Closed]:
    """Reads entries of all kinds, with the actions, events and options of one game."""
    options: type[Options] = game.options
    return _entry_decoder(game.actions, game.events, options)


@cache
def _header_decoder(options: type[Options]) -> msgspec.json.Decoder[AnyHeader]:
    return msgspec.json.Decoder(GenericAlias(Header, (options,)))


@cache
def _entry_decoder(
    actions: tuple[type[Action], ...], events: tuple[type[Event], ...], options: type[Options]
) -> msgspec.json.Decoder[AnyEntry | Closed]:
    any_action, any_event = reduce(or_, actions), reduce(or_, events)
    kinds = (
        GenericAlias(Begun, (any_event,)),
        GenericAlias(Move, (any_action, any_event)),
        GenericAlias(Expired, (any_event,)),
        GenericAlias(Conceded, (any_event,)),
        GenericAlias(Held, (any_action,)),
        GenericAlias(Followed, (options,)),
        *(Lapsed, Prolonged, Message, Vote, Spent, Away, Asked, Opinion, Minded, Returned, Hosted, Ended),
        *(Lost, Undone, Cast, Closed),
    )
    return msgspec.json.Decoder(reduce(or_, kinds))


def decode(decoder: msgspec.json.Decoder[T], text: str, line: int) -> T:
    """Reads a line, or says what is wrong with it."""
    if not text.strip():
        raise RecordError(line, "", "is empty")
    try:
        return decoder.decode(text)
    except msgspec.ValidationError as error:
        raise RecordError(line, *_field_and_problem(str(error))) from error
    except msgspec.DecodeError as error:
        is_cut = "truncated" in str(error)
        raise RecordError(line, "", "is cut off" if is_cut else f"is no JSON ({error})") from error


def _field_and_problem(message: str) -> tuple[str, str]:
    """Takes a message apart: `Expected `int`, got `str` - at `$.seat`` names the field `seat` and a problem."""
    found = PLACE.match(message)
    field, problem = (found["field"] or "", found["problem"]) if found else ("", message)
    missing = MISSING.match(problem)
    if missing:
        return f"{field}.{missing['name']}".lstrip("."), "is missing"
    return field, problem


def _found(game_id: str, find_game: FindGame) -> AnyGame:
    try:
        game = find_game(game_id)
    except LookupError:
        game = None
    if game is None:
        raise RecordError(1, "game", f"there is no game {game_id!r}")
    return game


def _check_entry(entry: AnyEntry, before: Sequence[AnyEntry], seats: int, line: int) -> None:
    """Checks what the types do not say: the deal comes first and once, time runs forwards, seats and places exist."""
    if isinstance(entry, Begun) == bool(before):
        raise RecordError(line, "entry", "the deal comes first, and once")
    if before and entry.at < before[-1].at:
        raise RecordError(line, "at", f"{entry.at} comes after {before[-1].at}")
    for field, seat in _seats_named(entry):
        if seat is not None and seat >= seats:
            raise RecordError(line, field, f"there is no seat {seat}")
    if isinstance(entry, Undone) and any(place >= len(before) for place in entry.taken):
        raise RecordError(line, "taken", f"{list(entry.taken)} are not all entries before this one")


def _seats_named(entry: AnyEntry) -> list[tuple[str, int | None]]:
    match entry:
        case Cast(seat=seat, candidate=candidate):
            return [("seat", seat), ("candidate", candidate)]
        case Opinion(seat=seat, about=about):
            return [("seat", seat), ("about", about)]
        case Minded(seat=seat, by=by):
            return [("seat", seat), ("by", by)]
        case Hosted(by=by, about=whom):
            return [("by", by), ("about", whom)]
        case Move() | Held() | Lapsed() | Prolonged() | Message() | Vote() | Away() | Asked() | Returned() | Lost():
            return [("seat", entry.seat)]
        case Undone():
            return [("seat", entry.seat)]
        case Expired(late=late):
            return [("late", seat) for seat in late]
        case Followed(seating=seating):
            return [("seating", seat) for seat in seating]
        case _:
            return []


def _listed(numbers: tuple[int, ...]) -> str:
    return ", ".join(str(number) for number in numbers)
