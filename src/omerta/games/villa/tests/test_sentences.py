"""The rules in sentences say what the rules say. RULES.md V-4.2, V-11.4."""

from __future__ import annotations

import pytest

from omerta.games.villa import GAME
from omerta.testing import rule
from omerta.text import Language, Texts


@rule("V-4.2")
@pytest.mark.parametrize(("language", "together"), [("de", "Alle zusammen"), ("en", "Together")])
def test_the_number_of_swaps_is_the_teams(language: Language, together: str) -> None:
    assert together in Texts(GAME, language).rule("V-4.2")


@rule("V-11.4")
@pytest.mark.parametrize(("language", "only"), [("de", "ist das einzige"), ("en", "is the only one")])
def test_a_symbol_crossed_out_on_strength_three_is_the_one_that_can_be_marked(language: Language, only: str) -> None:
    assert only in Texts(GAME, language).rule("V-11.4")
