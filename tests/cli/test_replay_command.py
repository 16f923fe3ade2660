"""`omerta replay` tells a record as one seat or a spectator heard it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from omerta.kit.chance import fast_from, seed_from
from omerta.kit.menus import legal
from omerta.table import AnyMatch, Match, dump
from tests.cli.running import GAME, CommandLine
from tests.table.links import rechained


@pytest.fixture(scope="module")
def lines() -> str:
    """A finished match between random bots."""
    seats, chance = GAME.seats[0], fast_from("replay")
    match: AnyMatch = Match.begin(GAME, GAME.options(), seats, seed_from("replay"), at=0)
    while waiting := GAME.pending(match.state):
        actions = legal(GAME, match.state, waiting[0])
        match.act(waiting[0], match.open(waiting[0])[0].id, actions[chance.below(len(actions))], at=match.now + 700)
    return "\n".join(dump(match))


@pytest.fixture
def record(tmp_path: Path, lines: str) -> Path:
    file = tmp_path / "match.jsonl"
    file.write_text(lines, encoding="utf-8")
    return file


def test_one_seat_alone(record: Path, omerta: CommandLine) -> None:
    result = omerta("replay", str(record), "--seat", "1", "--lang", "en")
    assert result.code == 0
    assert result.out.count("was told") == 1
    assert "Bruno on seat 1" in result.out


def test_a_spectator(record: Path, omerta: CommandLine) -> None:
    assert "everybody was told" in omerta("replay", str(record), "--spectator", "--lang", "en").out


def test_every_sentence_has_its_time(record: Path, omerta: CommandLine) -> None:
    lines = omerta("replay", str(record), "--seat", "0").out.splitlines()[1:]
    assert all(line.lstrip().partition("  ")[0].count(":") == 1 for line in lines)


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    """A match in which people came and went, a host hosted, and that ended without a result."""
    match: AnyMatch = Match.begin(GAME, GAME.options(), GAME.seats[0], seed_from("replay"), at=0)
    match.attendance.leave(0, since=0, until=60_000, at=10_000)
    match.attendance.ask(0, 60_000)
    match.attendance.advise(1, 0, "mind", "house", 61_000)
    match.attendance.come_back(0, 120_000)
    match.attendance.host("lock", 125_000, by=0)
    for seat in range(GAME.seats[0]):
        match.vote(seat, "end", True, 130_000)
    file = tmp_path / "unfinished.jsonl"
    file.write_text("\n".join(dump(match)), encoding="utf-8")
    return file


def test_who_was_minded_when_and_that_it_ended_without_a_result(unfinished: Path, omerta: CommandLine) -> None:
    told = omerta("replay", str(unfinished), "--spectator", "--lang", "en").out
    assert "1:01  A bot now plays for Anna." in told
    assert "2:00  Anna is back." in told
    assert "2:05  The table is locked" in told
    assert "2:10  The game ends without a result." in told


def test_a_seat_that_does_not_exist(record: Path, omerta: CommandLine) -> None:
    result = omerta("replay", str(record), "--seat", "9")
    assert (result.code, result.out) == (2, "")
    assert "--seat" in result.err and "9" in result.err


def forged(text: str, old: str, new: str) -> str:
    """Another word in its place, and every link of the chain made anew."""
    return "\n".join(rechained(text.replace(old, new, 1).split("\n")))


@pytest.mark.parametrize(
    ("damage", "named"),
    [
        (lambda text: "", "line 1"),
        (lambda text: "hello\n" + text, "line 1"),
        (lambda text: forged(text, '"entry":"move"', '"entry":"dance"'), "entry"),
        (lambda text: forged(text, '"seat":0', '"seat":1'), "line"),
        (lambda text: forged(text, '"draws":', '"draws":1'), "draws"),
        (lambda text: forged(text, '"secret":"', '"secret":"00'), "line"),
        (lambda text: text[: len(text) // 2], "line"),
        (lambda text: forged(text, f'"game":"{GAME.id}"', '"game":"chess"'), "chess"),
        (lambda text: text.replace('"at":700', '"at":701', 1), "line 3, chain"),
    ],
    ids=["empty", "no-json", "entry", "wrong-seat", "wrong-draws", "secret", "cut-off", "unknown-game", "another-time"],
)
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_damaged_record_is_named_in_one_line(
    record: Path, damage: Callable[[str], str], named: str, language: str, omerta: CommandLine
) -> None:
    record.write_text(damage(record.read_text(encoding="utf-8")), encoding="utf-8")
    before = record.read_bytes()
    result = omerta("replay", str(record), "--lang", language)
    assert (result.code, result.out, result.err.count("\n")) == (2, "", 1)
    assert str(record) in result.err and named in result.err
    assert record.read_bytes() == before


def test_what_is_no_text_is_no_record(tmp_path: Path, omerta: CommandLine) -> None:
    file = tmp_path / "match.jsonl"
    file.write_bytes(b"\xff\xfe\x00")
    result = omerta("replay", str(file))
    assert (result.code, result.err.count("\n")) == (2, 1)


def test_a_folder_is_no_record(tmp_path: Path, omerta: CommandLine) -> None:
    assert omerta("replay", str(tmp_path)).code == 2
