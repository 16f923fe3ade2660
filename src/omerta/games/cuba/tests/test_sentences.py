"""The rules in sentences say what the rules say. RULES.md LC-4."""

from __future__ import annotations

import pytest

from omerta.games.cuba import GAME
from omerta.testing import rule
from omerta.text import Language, Texts


@rule("LC-4")
@pytest.mark.parametrize(("language", "free"), [("de", "muss keinen"), ("en", "need not hide")])
def test_the_godfather_is_free_to_hide_nothing(language: Language, free: str) -> None:
    assert free in Texts(GAME, language).rule("LC-4")
