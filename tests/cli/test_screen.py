"""Moves flow in lines, and the news are cut to the room there is."""

from __future__ import annotations

from rich.text import Text

from omerta.cli.terminal.screen import flowing, latest
from omerta.text import MoveLine


def plain(lines: list[str]) -> list[str]:
    return [Text.from_markup(line).plain for line in lines]


def test_headings_stand_left_of_their_moves() -> None:
    lines = flowing([MoveLine("Match", ((0, "red"), (1, "blue"))), MoveLine("", ((2, "pass"),))], 80)
    assert plain(lines) == ["Match   1 red   2 blue", "        3 pass"]


def test_a_move_is_never_broken_in_two() -> None:
    lines = flowing([MoveLine("Go", tuple((index, "to the left") for index in range(3)))], 40)
    assert plain(lines) == ["Go   1 to the left   2 to the left", "     3 to the left"]


def test_colours_take_no_room() -> None:
    lines = flowing([MoveLine("[bold]A[/]", ((0, "[red]x[/]"),))], 80)
    assert plain(lines) == ["A   1 x"]


def test_all_news_are_shown_if_there_is_room() -> None:
    assert latest(["a", "b"], room=5) == ["a", "b"]


def test_otherwise_the_latest() -> None:
    assert latest(list("abcdefgh"), room=5) == ["…", "e", "f", "g", "h"]


def test_at_least_a_few_and_never_a_wall() -> None:
    assert latest(list("abcdefgh"), room=-9) == ["…", "f", "g", "h"]
    assert len(latest(["a"] * 100, room=90)) == 12
