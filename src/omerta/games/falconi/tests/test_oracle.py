"""Streets, lists, blocked cars and shown paths, against the rules told anew without any code of the game."""

from __future__ import annotations

import pytest

from omerta.games.falconi.tests.positions import compared
from omerta.games.falconi.tests.scramble import Principle
from omerta.testing import rule

QUICK = 300
ALL = 5_000


@rule("F-2.3", "F-2.4", "F-2.5", "F-2.8", "F-3.6", "F-4.5", "F-4.6", "F-4.10", "F-11.2", "F-11.4", "FR-37")
@pytest.mark.parametrize("principle", ["I", "II"])
def test_hundreds_of_positions_agree_with_a_plain_search(principle: Principle) -> None:
    assert compared(principle, QUICK).total() == QUICK


@pytest.mark.long
@rule("F-2.3", "F-2.4", "F-2.5", "F-2.8", "F-3.6", "F-4.5", "F-4.6", "F-4.10", "F-11.2", "F-11.4", "FR-37")
@pytest.mark.parametrize("principle", ["I", "II"])
def test_five_thousand_positions_agree_with_a_plain_search(principle: Principle) -> None:
    assert compared(principle, ALL).total() == ALL
