"""Over the wire, a reaction window tells neither that there is a killer nor when he made up his mind. RULES.md C-7."""

from __future__ import annotations

from pathlib import Path

import pytest

from omerta.contract import Seat, Viewer
from omerta.games.cuba.tests.plans import MODES, Mode, Reaction, Turn, plan, wishes
from omerta.testing import rule
from tests.server.moments import Told, evening

PEOPLE = ("me", *["friend"] * 5)
BOTS = ("me", *["bot"] * 5)
TIMED = [name for name in MODES if name != "room, one device"]
CLOCKED = ["live", "formal", "room, many devices"]

THIEF, KILLER = 2, 3
WITH_KILLER = {0: Turn("2"), 1: Turn("driver"), 2: Turn("3d"), 3: Turn("killer"), 4: Turn("fbi"), 5: Turn("2d")}
IN_THE_BAG = WITH_KILLER | {1: Turn("driver", bag="killer"), 3: Turn("1d")}
"""Nobody can fire."""

# Whole evenings over the wire.
pytestmark = pytest.mark.slow


def accused(
    folder: Path,
    patch: pytest.MonkeyPatch,
    mode: Mode,
    reactions: dict[Seat, Reaction],
    turns: dict[Seat, Turn] = WITH_KILLER,
    seats: tuple[str, ...] = PEOPLE,
) -> dict[Viewer, list[Told]]:
    """What everybody is told from the accusation of P2 until well after the window."""
    with evening(folder, patch, plan(turns, reactions), wishes(mode, killer=True), *seats) as table:
        table.until(lambda: bool(table.lines[None].view["phase"] == "interrogation"), step=4_000)
        for told in table.told.values():
            told.clear()
        table.does(0, do="accuse", seat=THIEF)
        table.lasts(mode.window + 2_000)
        assert table.lines[None].view["phase"] == "interrogation"
        return table.told


def moments(told: dict[Viewer, list[Told]]) -> dict[Viewer, list[int]]:
    return {viewer: [one.at for one in heard] for viewer, heard in told.items()}


def lasted(told: dict[Viewer, list[Told]]) -> int:
    """It counts from the accusation to the open pocket, as everybody hears it."""
    first, last = told[None]
    return last.at - first.at


@rule("C-7.2", "C-7.4", "C-13.8")
@pytest.mark.parametrize("seats", [PEOPLE, BOTS], ids=["people", "bots"])
@pytest.mark.parametrize("name", TIMED)
def test_whether_there_is_a_killer_and_how_long_he_wavers_changes_nothing_for_the_others(
    name: str, seats: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mode = MODES[name]
    wavers = {KILLER: Reaction("hold", after=mode.window - 1_000)}
    bagged = accused(tmp_path / "bagged", monkeypatch, mode, {}, IN_THE_BAG, seats)
    wavering = accused(tmp_path / "wavering", monkeypatch, mode, wavers, WITH_KILLER, seats)
    assert bagged[None] == wavering[None]
    assert moments(bagged) == moments(wavering)
    assert lasted(bagged) == mode.window


@rule("C-7.4", "C-7.6")
@pytest.mark.parametrize("seats", [PEOPLE, BOTS], ids=["people", "bots"])
@pytest.mark.parametrize("name", TIMED)
def test_when_the_killer_fires_is_heard_at_the_close_and_not_before(
    name: str, seats: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mode = MODES[name]
    at_once = accused(tmp_path / "at once", monkeypatch, mode, {KILLER: Reaction("peng")}, WITH_KILLER, seats)
    late = {KILLER: Reaction("peng", after=mode.window - 1_000)}
    at_last = accused(tmp_path / "at last", monkeypatch, mode, late, WITH_KILLER, seats)
    assert at_once[None] == at_last[None]
    assert moments(at_once) == moments(at_last)
    assert lasted(at_once) == mode.window


@rule("C-7.4", "C-13.2", "C-13.6")
@pytest.mark.parametrize("name", CLOCKED)
def test_whoever_says_nothing_holds_as_long_as_everybody_else(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mode = MODES[name]
    absent = {seat: Reaction("?") for seat in (1, KILLER, 4, 5)}
    held = accused(tmp_path / "held", monkeypatch, mode, {})
    silent = accused(tmp_path / "silent", monkeypatch, mode, absent)
    assert held[None] == silent[None]
    assert moments(held) == moments(silent)


def shouted(
    folder: Path, patch: pytest.MonkeyPatch, turns: dict[Seat, Turn], **tap: object
) -> tuple[list[Told], list[list[object]]]:
    """With one device, it is what a spectator is told, and what the seats of E are asked before the tap."""
    mode = MODES["room, one device"]
    with evening(folder, patch, plan(turns), wishes(mode, killer=True), *["me"] * 6) as table:
        table.until(lambda: bool(table.lines[None].view["phase"] == "interrogation"), step=4_000)
        table.told[None].clear()
        table.does(0, do="accuse", seat=THIEF)
        table.lasts(4_000)
        asked = [table.lines[seat].standing["decisions"] for seat in (1, KILLER, 4, 5)]
        table.does(0, **tap)
        return table.told[None], asked


@rule("C-12.3", "C-7.3")
def test_with_one_device_the_seats_enter_nothing_and_a_shout_in_vain_looks_like_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened, asked = shouted(tmp_path / "opened", monkeypatch, WITH_KILLER, do="open_pocket")
    bagged, _ = shouted(tmp_path / "bagged", monkeypatch, IN_THE_BAG, do="open_pocket")
    in_vain, _ = shouted(tmp_path / "in vain", monkeypatch, WITH_KILLER, do="shouted", seat=4)
    assert asked == [[], [], [], []]
    assert opened == bagged == in_vain
    assert [told.at - opened[0].at for told in opened] == [0, 4_000]
