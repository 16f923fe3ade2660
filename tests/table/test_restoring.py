"""A record played again, whole or to any point."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import Any, Final

import msgspec
import pytest

from omerta.contract import AnyGame, Clock, Event, freeze
from omerta.kit.chance import fast_from, seed_from
from omerta.table import AnyMatch, Match, RecordError, RecordMismatch
from omerta.table.course import Course
from omerta.table.log import Cast, Conceded, Entry, Expired, Followed, Held, Move, Undone, Vote
from omerta.table.restoring import follow
from omerta.testing.toys.courier.pieces import CourierAction, CourierOptions, PutBack
from tests.table.tables import (
    GAMES,
    SECRET,
    couriers,
    draw,
    everything,
    full_evening,
    in_the_pass,
    pass_on,
    put_back,
    random_step,
    seated,
)

MOST_STOPS: Final = 20

CourierEntry = Entry[CourierAction, Event, CourierOptions]


Point = tuple[bytes, list[bytes]]


class Watched(Course[Any, Any, Any, Any]):
    """Remembers what its table was like after every entry."""

    def enter(self, entry: Entry[Any, Any, Any], state: Any = None) -> None:
        super().enter(entry, state)
        self.passed.append(_point(Match(self)))

    @cached_property
    def passed(self) -> list[Point]:
        return []


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_match_restored_up_to_any_point_equals_the_live_table(game: AnyGame) -> None:
    match = seated(game)
    chance = fast_from("every point", game.id)
    points = [_point(match)]
    while not match.outcome():
        random_step(match, chance)
        points.append(_point(match))
    watched = Watched(game, match.header, match.secret, at=0)
    follow(watched, match.record())
    assert watched.passed == points
    # It goes the same way to every point, so to stop is tried at some.
    wanted = sorted({*range(1, len(points), 1 + len(points) // MOST_STOPS), len(points)})
    restored = [_point(Match.restore(match.record(), upto, match.secret)) for upto in wanted]
    assert restored == [points[upto - 1] for upto in wanted]


def test_everything_at_a_table_is_restored() -> None:
    match = full_evening()
    restored = Match.restore(match.record())
    assert freeze(restored.state) == freeze(match.state)
    assert everything(restored) == everything(match)
    assert restored.record() == match.record()


def test_a_restored_table_goes_on_like_the_live_one() -> None:
    match = in_the_pass()
    pass_on(match, 0)
    restored = Match.restore(match.record(), seed=SECRET)
    for table in (match, restored):
        pass_on(table, 1)
        draw(table, 0)
    assert everything(restored) == everything(match)


def test_a_match_that_is_not_finished_needs_its_secret() -> None:
    with pytest.raises(RecordError, match="its secret is not opened yet"):
        Match.restore(couriers().record())


def test_another_secret_is_refused() -> None:
    with pytest.raises(RecordError, match="line 1, commitment: is not the hash of the secret"):
        Match.restore(couriers().record(), seed=seed_from("another"))


def _told_draw(match_log: tuple[CourierEntry, ...]) -> Move[CourierAction, Event]:
    move = match_log[1]
    assert isinstance(move, Move)
    return move


DRAWN = couriers()
draw(DRAWN, 0)
MOVE = _told_draw(tuple(DRAWN.log))
FALSE: list[tuple[str, CourierEntry]] = [
    ("draws", msgspec.structs.replace(MOVE, draws=2)),
    ("events[0]", msgspec.structs.replace(MOVE, events=MOVE.events[::-1])),
    ("events", msgspec.structs.replace(MOVE, events=MOVE.events[:1])),
    ("decision", msgspec.structs.replace(MOVE, decision=7)),
    ("decision", msgspec.structs.replace(MOVE, seat=1)),
    ("action", msgspec.structs.replace(MOVE, action=PutBack())),
    ("clock", Expired(at=1, clock=Clock("decision", 5), draws=0, events=())),
    ("events", Conceded(at=1, events=())),
    ("taken", Undone(at=1, seat=0, taken=(0,))),
    ("taken", Undone(at=1, seat=0, taken=(5,))),
    ("taken", Undone(at=1, seat=0, taken=())),
    ("carried", Vote(at=1, seat=0, kind="pause", value=True, carried=True)),
    ("action", Held(at=1, seat=0, decision=1, action=PutBack(), until=9)),
    ("seat", Cast(at=1, seat=0, candidate=1)),
    ("entry", Followed(at=1, options=CourierOptions(), seating=(0, 1), votes=())),
    ("entry", DRAWN.log[0]),
]


@pytest.mark.parametrize(
    ("field", "entry"), FALSE, ids=lambda part: part if isinstance(part, str) else type(part).__name__
)
def test_a_mismatch_names_line_and_field(field: str, entry: CourierEntry) -> None:
    record = couriers().record()
    false = replace(record, log=(*record.log, entry))
    with pytest.raises(RecordMismatch) as mismatch:
        Match.restore(false, seed=SECRET)
    assert (mismatch.value.line, mismatch.value.field) == (3, field)


def test_a_false_deal_is_found() -> None:
    record = couriers().record()
    deal = msgspec.structs.replace(record.log[0], at=0, events=())
    with pytest.raises(RecordMismatch, match="line 2, events"):
        Match.restore(replace(record, log=(deal,)), seed=SECRET)


def test_a_step_that_hangs_on_what_is_taken_back_is_found() -> None:
    match = couriers()
    put_back(match, 0)
    record = match.record()
    false = replace(record, log=(*record.log, Undone(at=9, seat=0, taken=(1,))))
    with pytest.raises(RecordMismatch, match="without"):
        Match.restore(false, seed=SECRET)


def test_a_vote_of_a_bot_is_found() -> None:
    record = couriers(people=("anna", None)).record()
    vote = Vote(at=1, seat=1, kind="pause", value=True, carried=False)
    with pytest.raises(RecordMismatch, match="line 3, seat"):
        Match.restore(replace(record, log=(*record.log, vote)), seed=SECRET)


def _point(match: AnyMatch) -> Point:
    return freeze(match.state), everything(match)
