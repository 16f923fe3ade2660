"""A match as lines of JSON."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from omerta.contract import AnyGame
from omerta.kit.chance import fast_from
from omerta.table import Match, commitment, dump, load, per_seat
from omerta.table.frames import UndoneFrame
from omerta.table.log import Closed
from omerta.testing.toys import TOYS
from tests.table.tables import COURIER, GAMES, SECRET, couriers, draw, full_evening, play_out, seated

EVENING = list(dump(full_evening()))
FIND = {COURIER.id: COURIER}.get


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_record_is_read_back_as_it_was_written(game: AnyGame) -> None:
    match = play_out(seated(game), fast_from("records", game.id))
    match.sequel(match.now)
    record = load(dump(match), {game.id: game}.get)
    assert record == match.record()
    assert isinstance(record.closed, Closed)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_a_viewer_saw_is_read_from_the_record_alone(game: AnyGame) -> None:
    match = play_out(seated(game), fast_from("seen", game.id))
    record = load(dump(match), {game.id: game}.get)
    for viewer in match.streams.viewers:
        assert per_seat(record, viewer) == match.frames(viewer)


def test_what_was_taken_back_is_seen_without_snapshots() -> None:
    match = full_evening()
    record = load(EVENING, FIND)
    live = [_without_snapshot(frame) if isinstance(frame, UndoneFrame) else frame for frame in match.frames(0)]
    assert list(per_seat(record, 0)) == live


def test_a_record_begins_with_its_header_and_ends_with_the_opened_secret() -> None:
    header, closed = msgspec.json.decode(EVENING[0]), msgspec.json.decode(EVENING[-1])
    assert header["game"] == COURIER.id
    assert header["commitment"] == commitment(bytes.fromhex(closed["secret"]))


def test_a_match_that_is_not_finished_keeps_its_secret() -> None:
    match = couriers()
    draw(match, 0)
    lines = list(dump(match))
    assert len(lines) == 3
    assert load(lines, FIND).closed is None
    assert match.secret.hex() not in "".join(lines)


def test_empty_lines_at_the_end_do_not_matter() -> None:
    assert load([*(line + "\n" for line in EVENING), "\n", ""], FIND) == load(EVENING, FIND)


@pytest.mark.parametrize("end", ["\n", "\r", "\x0b", "\x0c", "\x1c", "\x85", "\u2028", "\u2029"])
def test_a_line_is_a_line_for_every_reader(end: str) -> None:
    match = couriers()
    match.message(0, f"first{end}second", 1)
    lines = "\n".join(dump(match)).splitlines()
    assert load(lines, FIND).log[-1] == match.log[-1]


def test_the_example_in_the_docs_is_a_true_record() -> None:
    page = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
    lines = page.split("```json\n")[1].split("```")[0].splitlines()
    record = load(lines, TOYS.get)
    assert record.closed is not None
    assert list(dump(Match.restore(record))) == lines


def test_a_record_may_end_before_the_match_did() -> None:
    record = load(EVENING[:5], FIND)
    assert Match.restore(record, seed=SECRET).now == 30


def _without_snapshot(frame: UndoneFrame) -> UndoneFrame:
    return msgspec.structs.replace(frame, snapshot=None)
