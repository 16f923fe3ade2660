"""Over the wire, nobody hears from time what somebody found in the box or took. RULES.md C-4.10, C-13.3."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from omerta.contract import Seat, Viewer
from omerta.games.cuba.tests.plans import MODES, Mode, Turn, plan, wishes
from omerta.testing import rule
from tests.server.moments import Told, evening

N = 6
PEOPLE = ("me", *["friend"] * (N - 1))
ONE_DEVICE = ("me",) * N
BOTS = ("me", *["bot"] * (N - 1))
TWO_PEOPLE = ("me", "bot", "bot", "friend", "bot", "bot")
CLOCKED = ["live", "formal"]
SEVERAL_DEVICES = [name for name in MODES if name != "room, one device"]

QUICK = {0: Turn("5"), 1: Turn("loyal"), 2: Turn("3d"), 3: Turn("driver"), 4: Turn("fbi"), 5: Turn("-")}
"""Everybody knows at once; the last player leaves seven diamonds."""

# Whole evenings over the wire.
pytestmark = pytest.mark.slow


def slow(length: int) -> dict[Seat, Turn]:
    """P1 bags a chip and empties the box of diamonds; P4 and P5 find nothing. Some think as long as they may."""
    late = length - 1_000
    return {
        0: Turn("1", after=late),
        1: Turn("14d", after=1_000, bag="fbi"),
        2: Turn("loyal", after=late),
        3: Turn("driver"),
        4: Turn("-", after=2_000),
        5: Turn("-", after=late),
    }


ABSENT = {0: Turn("?"), 1: Turn("?"), 2: Turn("driver", after=2_000), 3: Turn("?"), 4: Turn("?"), 5: Turn("?")}
"""The table hides nothing and takes for them."""


def box_goes_round(
    folder: Path,
    patch: pytest.MonkeyPatch,
    mode: Mode,
    turns: dict[Seat, Turn],
    seats: tuple[str, ...] = PEOPLE,
    window: int = 3_000,
) -> dict[Viewer, list[Told]]:
    """What everybody is told until the box is back."""
    with evening(folder, patch, plan(turns), wishes(mode), *seats, window=window) as table:
        table.until(lambda: bool(table.lines[None].view["phase"] == "interrogation"))
        return table.told


def moments(told: dict[Viewer, list[Told]]) -> dict[Viewer, list[int]]:
    return {viewer: [one.at for one in heard] for viewer, heard in told.items()}


def steps(told: dict[Viewer, list[Told]]) -> list[int]:
    """How long each seat kept the box, as whoever looks on hears it."""
    heard = [0, *moments(told)[None]]
    return [later - earlier for earlier, later in pairwise(heard)]


@rule("C-4.10", "C-13.3", "C-4.9")
@pytest.mark.parametrize("name", SEVERAL_DEVICES)
def test_what_somebody_takes_and_how_long_it_takes_changes_nothing_for_the_others(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mode = MODES[name]
    quick = box_goes_round(tmp_path / "quick", monkeypatch, mode, QUICK)
    late = box_goes_round(tmp_path / "late", monkeypatch, mode, slow(mode.box))
    assert quick[None] == late[None]
    assert moments(quick) == moments(late)
    assert len(quick[None]) == N


@rule("C-4.10", "C-12.3")
def test_with_one_device_nobody_who_looks_on_hears_it_either(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every seat is the same person's there, so the device itself is told what its holder does."""
    mode = MODES["room, one device"]
    quick = box_goes_round(tmp_path / "quick", monkeypatch, mode, QUICK, ONE_DEVICE)
    late = box_goes_round(tmp_path / "late", monkeypatch, mode, slow(mode.box), ONE_DEVICE)
    assert quick[None] == late[None]


@rule("C-13.3", "C-9.4", "C-13.8")
@pytest.mark.parametrize("name", CLOCKED)
def test_whoever_does_not_take_at_all_is_as_late_as_everybody_else(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = box_goes_round(tmp_path / "quick", monkeypatch, MODES[name], QUICK)
    absent = box_goes_round(tmp_path / "absent", monkeypatch, MODES[name], ABSENT)
    assert quick[None] == absent[None]
    assert moments(quick) == moments(absent)


@rule("C-4.10", "C-13.3")
@pytest.mark.parametrize("name", MODES)
def test_how_long_a_bot_thinks_over_the_box_changes_nothing_for_the_others(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person alone among bots: without a clock the box moves at the pace of the server."""
    mode = MODES[name]
    quick = box_goes_round(tmp_path / "quick", monkeypatch, mode, QUICK, BOTS)
    late = box_goes_round(tmp_path / "late", monkeypatch, mode, slow(min(mode.box, 3_000)), BOTS)
    assert quick[None] == late[None]
    assert moments(quick) == moments(late)


@rule("C-4.10", "C-13.3")
def test_among_two_people_a_bots_turn_has_one_length_whatever_it_takes_and_however_long_it_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = box_goes_round(tmp_path / "quick", monkeypatch, MODES["live"], QUICK, TWO_PEOPLE)
    late = box_goes_round(tmp_path / "late", monkeypatch, MODES["live"], slow(5_000), TWO_PEOPLE)
    assert quick[None] == late[None]
    assert moments(quick) == moments(late)
    assert steps(quick) == [6_000, 5_000, 5_000, 6_000, 5_000, 5_000]


@rule("C-13.3")
def test_with_two_people_among_eight_the_box_is_back_within_three_minutes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lengths are the usual ones, and the people let them run to the end."""
    usual = Mode({"talk_mode": "live"}, {}, 15_000, 6_000)
    turns = {0: Turn("2"), 1: Turn("?")} | {seat: Turn("1d") for seat in range(2, 8)}
    told = box_goes_round(tmp_path, monkeypatch, usual, turns, ("me", "friend", *["bot"] * 6))
    assert steps(told) == [20_000, 30_000, *[5_000] * 6]
    assert sum(steps(told)) <= 3 * 60_000


def test_without_a_cadence_the_same_sockets_tell_who_thought_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So what the tests above compare can differ."""
    mode = MODES["formal, no clock"]
    quick = box_goes_round(tmp_path / "quick", monkeypatch, mode, QUICK, BOTS, window=0)
    late = box_goes_round(tmp_path / "late", monkeypatch, mode, slow(3_000), BOTS, window=0)
    assert moments(quick) != moments(late)
