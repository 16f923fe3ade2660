"""Moves flow in lines, and the news are cut to the room there is."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from omerta.cli.terminal.layout import flowing, folded, laid_out
from omerta.cli.terminal.screen import containing, latest
from omerta.text import Beside, Fact, MoveLine


def page(width: int) -> Console:
    return Console(width=width)


def plain(lines: list[Text]) -> list[str]:
    return [line.plain for line in lines]


def test_headings_stand_left_of_their_moves() -> None:
    lines = flowing([MoveLine("Match", ((0, "red"), (1, "blue"))), MoveLine("", ((2, "pass"),))], page(80))
    assert plain(lines) == ["Match   1) red   2) blue", "        3) pass"]


def test_a_move_is_never_broken_in_two() -> None:
    lines = flowing([MoveLine("Go", tuple((index, "to the left") for index in range(3)))], page(40))
    assert plain(lines) == ["Go   1) to the left   2) to the left", "     3) to the left"]


def test_a_move_that_is_longer_than_a_line_goes_on_below_its_beginning() -> None:
    lines = flowing([MoveLine("Go", ((0, "to the very far left"), (1, "away")))], page(20))
    assert plain(lines) == ["Go   1) to the very ", "    far left", "     2) away"]


def test_a_long_heading_has_a_line_of_its_own() -> None:
    assert plain(flowing([MoveLine("x" * 30, ((0, "go"),))], page(80))) == ["x" * 30, "   1) go"]


def test_folded_moves_are_their_headings_with_their_numbers() -> None:
    asked = MoveLine("Ask Bruno", ((0, "how"), (1, "why")))
    lines = folded([asked, MoveLine("", ((2, "pass"),)), MoveLine("", ((3, "a"), (4, "b")))], page(80))
    assert plain(lines) == ["  1–2) Ask Bruno  3) pass  4–5) a …"]


def test_numbers_with_gaps_are_told_from_a_row_of_numbers() -> None:
    lines = folded([MoveLine("odd", ((0, "a"), (2, "c"))), MoveLine("even", ((1, "b"),))], page(80))
    assert plain(lines) == ["  1 … 3) odd  2) even"]


def test_a_word_picks_moves_by_their_label_or_their_heading() -> None:
    lines = [MoveLine("Ask Bruno", ((0, "how"), (1, "why"))), MoveLine("Accuse", ((2, "Anna"), (3, "[b]Bruno[/]")))]
    assert containing(lines, "bruno") == [lines[0], MoveLine("Accuse", ((3, "[b]Bruno[/]"),))]
    assert containing(lines, "") == lines


def test_a_fact_is_broken_below_its_beginning_and_nothing_is_cut() -> None:
    lines = plain(laid_out([Fact("Hand", "one two three"), Fact("", "four")], page(14)))
    assert [line.rstrip() for line in lines] == ["Hand  one two", "      three", "      four"]


def test_what_stands_between_colons_becomes_no_picture() -> None:
    assert plain(laid_out([Fact("Hand", "note:yen:100:")], page(80))) == ["Hand  note:yen:100:"]


def test_pictures_stand_side_by_side_as_far_as_there_is_room() -> None:
    pictures = Beside((("ab", "cd"), ("ef",), ("gh",)))
    assert plain(laid_out([pictures], page(80))) == ["ab  ef  gh", "cd"]
    assert plain(laid_out([pictures], page(8))) == ["ab  ef", "cd", "gh"]


def test_colours_take_no_room() -> None:
    lines = flowing([MoveLine("[bold]A[/]", ((0, "[red]x[/]"),))], page(80))
    assert plain(lines) == ["A   1) x"]


def test_all_news_are_shown_if_there_is_room() -> None:
    assert latest(["a", "b"], room=5) == ["a", "b"]


def test_otherwise_the_latest() -> None:
    assert latest(list("abcdefgh"), room=5) == ["…", "e", "f", "g", "h"]


def test_at_least_a_few_and_never_a_wall() -> None:
    assert latest(list("abcdefgh"), room=-9) == ["…", "f", "g", "h"]
    assert len(latest(["a"] * 100, room=90)) == 12
