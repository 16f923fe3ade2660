"""The tempo of a table leaves alone what hides how long somebody thought: Cuba's box is the example. C-13.3"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from omerta.table import AnyMatch
from omerta.table.tempo import ByTheWay, Evening
from tests.server.house import house

HOUR: Final = 3_600_000
SEVERAL: Final = ("me",) * 5
ALONE: Final = ("me", "bot", "bot", "bot", "bot")


def begun(folder: Path, *seats: str, **wishes: object) -> AnyMatch:
    with house(folder) as server:
        return server.match(server.guest().started(*seats, game="cuba", **wishes))


def test_in_an_evening_by_turns_every_decision_has_one_length_and_no_bank(tmp_path: Path) -> None:
    match = begun(tmp_path, *SEVERAL, options={"talk_mode": "formal"}, tempo="evening", together=90)
    (deadline,) = match.deadlines()
    assert isinstance(match.tempo, Evening) and "decision" not in match.tempo.clocks
    assert (deadline.bank_from, match.header.lengths["decision"]) == (None, 90_000)


def test_in_a_live_evening_the_box_keeps_its_length(tmp_path: Path) -> None:
    plain, evening = begun(tmp_path / "plain", *SEVERAL), begun(tmp_path / "evening", *SEVERAL, tempo="evening")
    assert plain.header.lengths.items() <= evening.header.lengths.items()
    assert [deadline.bank_from for deadline in evening.deadlines()] == [None]


@pytest.mark.parametrize("talk", ["live", "formal"])
def test_by_the_way_the_box_is_long_and_moves_on_when_its_clock_ends(tmp_path: Path, talk: str) -> None:
    match = begun(tmp_path, *SEVERAL, options={"talk_mode": talk}, tempo="by_the_way", hours=8)
    (deadline,) = match.deadlines()
    (seat,) = deadline.clock.seats
    assert deadline.due == match.now + 8 * HOUR
    receipt = match.answer(seat, match.open(seat)[0].id, match.menu(seat)[0].actions[0], match.now + 1, window=1_000)
    assert receipt.until == deadline.due


def test_nobody_waits_for_days_alone_among_bots_or_for_a_bot(tmp_path: Path) -> None:
    alone, several = (begun(tmp_path / str(len(set(seats))), *seats, tempo="by_the_way") for seats in (ALONE, SEVERAL))
    assert isinstance(alone.tempo, ByTheWay) and not {"hide", "take_p1", "take"} & set(alone.tempo.clocks)
    assert isinstance(several.tempo, ByTheWay) and "take_bot" not in several.tempo.clocks
