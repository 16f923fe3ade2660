"""When the Killer fires. RULES.md C-7"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from omerta.games.cuba.actions import CubaAction, Hold, Peng
from omerta.games.cuba.bots.judging import Judgement
from omerta.games.cuba.bots.situation import Situation

ENOUGH: Final = 0.5
"""He fires if the accused is an agent rather than not."""


def reaction(situation: Situation, legal: Sequence[CubaAction]) -> CubaAction:
    if Peng() not in legal:
        return Hold()
    return Peng() if agent_odds(situation) > ENOUGH else Hold()


def agent_odds(situation: Situation) -> float:
    """It says how likely the accused is an agent, as far as this seat can tell."""
    assert situation.view.accused is not None, "nobody is accused"
    return Judgement(situation).agent(situation.position_of(situation.view.accused))
