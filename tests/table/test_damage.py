"""What is wrong with a damaged record, in one line.

The chain of each fits, as if it had been written so: else the chain would find it before anything else does
(`test_chain.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count, islice
from math import gcd
from typing import Final, TypeAlias

import msgspec
import pytest

from omerta.contract import AnyGame
from omerta.kit.chance import fast_from, seed_from
from omerta.table import RecordError, commitment, dump, load
from tests.table.links import rechained
from tests.table.tables import COURIER, GAMES, full_evening, play_out, seated

Lines: TypeAlias = list[str]
Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"

EVENING = list(dump(full_evening()))
LAST = len(EVENING)
FIND = {COURIER.id: COURIER}.get
NO_GAMES: Final[dict[str, AnyGame]] = {}
WRONG: Final[tuple[Json, ...]] = (None, -1, 99, "nothing", [], {})
SHORTEST_STRIDE: Final = 11
MOST_DAMAGES: Final = 700


def changed(line: int, **fields: object) -> Lines:
    """The evening with some fields of a line changed."""
    return replaced(line, msgspec.json.encode({**_decoded(line), **fields}).decode())


def too_short(secret: bytes) -> Lines:
    """The evening with another secret, which its header promises."""
    return [changed(1, commitment=commitment(secret))[0], *EVENING[1:-1], changed(LAST, secret=secret.hex())[-1]]


def lacking(line: int, field: str) -> Lines:
    return replaced(line, msgspec.json.encode({k: v for k, v in _decoded(line).items() if k != field}).decode())


def replaced(line: int, text: str) -> Lines:
    return [*EVENING[: line - 1], text, *EVENING[line:]]


def _decoded(line: int) -> dict[str, object]:
    return msgspec.json.decode(EVENING[line - 1], type=dict[str, object])


DAMAGES: list[tuple[str, Callable[[], Lines], str]] = [
    ("no lines", list, "line 1: the record is empty"),
    ("empty lines", lambda: ["", ""], "line 1: the record is empty"),
    ("no JSON at all", lambda: ["hello"], "line 1: is no JSON"),
    ("no object", lambda: ["[]"], "line 1: Expected `object`, got `array`"),
    ("no header", lambda: EVENING[1:], "line 1, entry: Invalid"),
    ("another format", lambda: changed(1, format="chess/9"), "line 1, format: is 'chess/9', not 'omerta-record/2'"),
    ("unknown game", lambda: changed(1, game="tarot"), "line 1, game: there is no game 'tarot'"),
    ("other rules", lambda: changed(1, rules=99), "line 1, rules: version 99 of courier, but here is version 1"),
    ("unknown option", lambda: changed(1, options={"speed": 3}), "line 1, options: Object contains unknown field"),
    ("option out of range", lambda: changed(1, options={"rounds": 44}), "line 1, options.rounds: Expected `int` <= 3"),
    ("too many seats", lambda: changed(1, seats=7), "line 1, seats: 7, but courier is for 2, 3, 4"),
    ("too few people", lambda: changed(1, people=[0]), "line 1, people: 1 for 3 seats"),
    ("people out of order", lambda: changed(1, people=[1, 0, None]), "line 1, people: [1, 0, None] are not numbered"),
    ("false commitment", lambda: changed(1, commitment="00"), "line 1, commitment: is not the hash of the secret"),
    ("no hexadecimal", lambda: changed(1, entropies=["xy"]), "line 1, entropies[0]: Expected `str` matching regex"),
    ("no deal", lambda: EVENING[:1], "line 2: the deal is missing"),
    ("the deal left out", lambda: [EVENING[0], *EVENING[2:]], "line 2, entry: the deal comes first, and once"),
    ("the deal twice", lambda: replaced(3, EVENING[1]), "line 3, entry: the deal comes first, and once"),
    ("a line that is cut off", lambda: replaced(4, EVENING[3][:40]), "line 4: is cut off"),
    ("a last line that is cut off", lambda: [*EVENING[:-1], EVENING[-1][:25]], f"line {LAST}: is cut off"),
    ("an empty line", lambda: replaced(4, ""), "line 4: is empty"),
    ("a line left out", lambda: EVENING[:3] + EVENING[4:], "line 4, taken: [2] are not all entries before this one"),
    ("unknown entry", lambda: changed(4, entry="dance"), "line 4, entry: Invalid value 'dance'"),
    ("unknown field", lambda: changed(4, mood="good"), "line 4: Object contains unknown field `mood`"),
    ("missing field", lambda: lacking(4, "events"), "line 4, events: is missing"),
    ("missing action", lambda: lacking(4, "action"), "line 4, action: is missing"),
    ("unknown action", lambda: changed(4, action={"do": "fly"}), "line 4, action.do: Invalid value 'fly'"),
    ("incomplete action", lambda: changed(4, action={"do": "mark"}), "line 4, action.card: is missing"),
    (
        "impossible action",
        lambda: changed(4, action={"do": "mark", "card": "Z"}),
        "line 4, action: refused by the rules",
    ),
    ("wrong type", lambda: changed(4, seat="north"), "line 4, seat: Expected `int`, got `str`"),
    ("no such seat", lambda: changed(4, seat=3), "line 4, seat: there is no seat 3"),
    ("another seat", lambda: changed(4, seat=1), "line 4, decision: seat 1 has no open decision 1"),
    (
        "unknown event",
        lambda: changed(4, events=[{"event": "rain"}]),
        "line 4, events[0].event: Invalid value",
    ),
    ("event left out", lambda: changed(4, events=[]), "line 4, events: recorded 0, played 1"),
    (
        "another event",
        lambda: changed(4, events=[{"event": "card_marked", "seat": 1, "card": "A"}]),
        "line 4, events[0]: recorded CardMarked(seat=1, card='A'), played CardMarked(seat=0",
    ),
    ("more draws", lambda: changed(4, draws=1), "line 4, draws: recorded 1, played 0"),
    ("time backwards", lambda: changed(4, at=5), "line 4, at: 5 comes after 10"),
    ("another end", lambda: changed(LAST, outcome={"winners": [], "reasons": []}), f"line {LAST}, outcome: recorded"),
    ("another secret", lambda: changed(LAST, secret=seed_from(1).hex()), "line 1, commitment: is not the hash"),
    ("a secret too short", lambda: changed(LAST, secret="abcd"), "line 1, commitment: is not the hash"),
    ("a promised secret too short", lambda: too_short(b"ab"), "line 1, commitment: is not the hash"),
    ("lines after the end", lambda: [*EVENING, EVENING[-2]], f"line {LAST}, entry: 'closed' is not the last line"),
]


@pytest.mark.parametrize(("lines", "told"), [damage[1:] for damage in DAMAGES], ids=[damage[0] for damage in DAMAGES])
def test_damage_is_told_in_one_line(lines: Callable[[], Lines], told: str) -> None:
    with pytest.raises(RecordError) as error:
        load(rechained(lines()), FIND)
    assert str(error.value).startswith(told)
    assert "\n" not in str(error.value)


def test_a_catalogue_may_also_raise_for_an_unknown_game() -> None:
    with pytest.raises(RecordError, match="there is no game 'courier'"):
        load(EVENING, NO_GAMES.__getitem__)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_damage_to_a_value_makes_anything_worse_than_a_record_error(game: AnyGame) -> None:
    match = play_out(seated(game), fast_from("damage", game.id))
    match.sequel(match.now)
    lines = list(dump(match))
    refused = sum(_is_refused(damaged, game) for damaged in _some_damaged(lines))
    assert refused > 50


def test_every_value_of_a_full_evening_is_checked_when_it_is_read() -> None:
    refused = [_is_refused(damaged, COURIER) for damaged in _damaged(EVENING)]
    assert sum(refused) > 0.9 * len(refused)


def _is_refused(lines: Lines, game: AnyGame) -> bool:
    try:
        load(rechained(lines), {game.id: game}.get)
    except RecordError as error:
        return "\n" not in str(error)
    return False


def _some_damaged(lines: Lines) -> Iterator[Lines]:
    """Every eleventh of a short record; of a long one about as many as are read in a few seconds.

    A value is damaged in as many ways as there are wrong ones, a field in one more. A stride that has no factor in
    common with these numbers gives each way its turn.
    """
    total, ways = sum(1 for _ in _damages(lines)), len(WRONG) * (len(WRONG) + 1)
    shortest = max(SHORTEST_STRIDE, -(-total // MOST_DAMAGES))
    stride = next(stride for stride in count(shortest) if gcd(stride, ways) == 1)
    return (_with(lines, *damage) for damage in islice(_damages(lines), 0, None, stride))


def _damaged(lines: Lines) -> Iterator[Lines]:
    return (_with(lines, *damage) for damage in _damages(lines))


def _with(lines: Lines, number: int, value: Json) -> Lines:
    return [*lines[:number], msgspec.json.encode(value).decode(), *lines[number + 1 :]]


def _damages(lines: Lines) -> Iterator[tuple[int, Json]]:
    """Every value inside every line, replaced by values that do not belong there."""
    return ((number, value) for number, line in enumerate(lines) for value in _variants(msgspec.json.decode(line)))


def _variants(value: Json) -> Iterator[Json]:
    yield from (wrong for wrong in WRONG if wrong != value)
    if isinstance(value, dict):
        for key, inner in value.items():
            yield {other: item for other, item in value.items() if other != key}
            yield from ({**value, key: variant} for variant in _variants(inner))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from ([*value[:place], variant, *value[place + 1 :]] for variant in _variants(inner))
