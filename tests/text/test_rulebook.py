"""RULES.md is read line by line."""

from __future__ import annotations

import pytest

from omerta import catalog
from omerta.text import Rule, UnknownRule, find_rule, rulebook
from omerta.text.rulebook import parse

MARKDOWN = """
# A game

Some words about V-1.1.

## V-1 The table

- **V-1.1** Two seats.
- **V-1.2** Three
  or four cards:
  - red, or
  - blue.
- no rule

### Rulings

- **VR-3** As above.
- **E-10** An example.
"""


def test_rules_have_an_id_a_text_and_a_chapter() -> None:
    assert parse(MARKDOWN)["V-1.1"] == Rule("V-1.1", "Two seats.", "V-1 The table")


def test_indented_lines_belong_to_the_rule_above() -> None:
    assert parse(MARKDOWN)["V-1.2"].text == "Three or four cards: - red, or - blue."


def test_the_order_is_that_of_the_file() -> None:
    assert list(parse(MARKDOWN)) == ["V-1.1", "V-1.2", "VR-3", "E-10"]


def test_examples_are_told_from_rules() -> None:
    rules = parse(MARKDOWN)
    assert rules["E-10"].is_example and not rules["VR-3"].is_example


def test_a_game_may_number_its_examples_by_its_own_letter() -> None:
    rules = parse("- **WX-1** An example.\n- **X-1.1** A rule.\n")
    assert rules["WX-1"].is_example and not rules["X-1.1"].is_example


def test_an_id_may_end_in_a_letter_and_is_found_in_either_case() -> None:
    assert list(parse("- **F-7.2** Draw.\n- **F-7.2a** Three cards.\n")) == ["F-7.2", "F-7.2a"]
    assert find_rule("omerta.games.falconi", "f-7.2A").id == "F-7.2a"


def test_an_id_stands_for_one_rule() -> None:
    with pytest.raises(AssertionError, match=r"V-1.1 twice"):
        parse("- **V-1.1** One.\n- **V-1.1** Two.\n")


def test_every_game_has_rules() -> None:
    assert all(rulebook(game.package) for game in catalog.games().values())


def test_an_unknown_id_is_refused() -> None:
    package = next(iter(catalog.games().values())).package
    with pytest.raises(UnknownRule, match="XYZ-1 is no rule of"):
        find_rule(package, "XYZ-1")
