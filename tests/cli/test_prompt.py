"""What a person types."""

from __future__ import annotations

import pytest

from omerta.cli.terminal import prompt
from omerta.cli.terminal.prompt import Choose, Explain, ShowMoves, ShowRule, Unclear, parse


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("7", Choose(7)),
        (" 12 ", Choose(12)),
        ("? 7", Explain(7)),
        ("?7", Explain(7)),
        ("r V-7.2", ShowRule("V-7.2")),
        ("R vr-3", ShowRule("vr-3")),
        ("-1", Unclear("-1")),
        ("1 2", Unclear("1 2")),
        ("? x", Unclear("? x")),
        ("r", Unclear("r")),
        ("m", ShowMoves("")),
        ("M Bruno", ShowMoves("Bruno")),
        ("hello", Unclear("hello")),
        ("²", Unclear("²")),
    ],
)
def test_numbers_questions_and_rules(line: str, command: prompt.Command) -> None:
    assert parse(line) == command


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("", prompt.Wait),
        ("?", prompt.Help),
        ("help", prompt.Help),
        ("HILFE", prompt.Help),
        ("h", prompt.Hint),
        ("L", prompt.ShowLog),
        ("u", prompt.Undo),
        ("c", prompt.Concede),
        ("q", prompt.Quit),
    ],
)
def test_single_letters(line: str, kind: type[object]) -> None:
    assert isinstance(parse(line), kind)
