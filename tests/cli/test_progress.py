"""Where there is no terminal, progress is a line now and then."""

from __future__ import annotations

from collections.abc import Iterator

from omerta.cli.progress import PAUSE, Lines
from omerta.text import Texts

SAY = Texts("omerta", "en").say


def written(games: int, times: Iterator[float]) -> list[str]:
    lines: list[str] = []
    tell = Lines(games, SAY, lines.append, lambda: next(times))
    for _ in range(games):
        tell()
    return lines


def test_a_quick_batch_tells_only_its_end() -> None:
    assert written(3, iter([0.0] * 9)) == ["3 of 3 games, 100 %"]


def test_a_slow_batch_tells_a_line_when_the_pause_is_over() -> None:
    begun, first, second, third = 0.0, PAUSE, PAUSE, PAUSE + 1
    assert written(3, iter([begun, first, second, third, third, third, third])) == [
        "1 of 3 games, 33 %",
        "3 of 3 games, 100 %",
    ]
