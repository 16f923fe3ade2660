"""How the Godfather leads: he asks until he has heard enough, then he accuses. RULES.md C-5.3, C-6.1"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from omerta.contract import Chance
from omerta.games.cuba.actions import Accuse, CubaAction
from omerta.games.cuba.bots.accusing import accused
from omerta.games.cuba.bots.asking import Asking, next_question
from omerta.games.cuba.bots.counting import suspicions
from omerta.games.cuba.bots.judging import Judgement
from omerta.games.cuba.bots.situation import Situation

Accusing: TypeAlias = Callable[[Situation, Chance], int]
"""The position to accuse."""

_FINE: Final = 1000


def lead(
    situation: Situation,
    legal: Sequence[CubaAction],
    chance: Chance,
    asking: Asking,
    pressing: Sequence[str],
    accusing: Accusing,
) -> CubaAction:
    question = next_question(asking, pressing, situation, legal, chance)
    return question or Accuse(situation.seat_of(accusing(situation, chance)))


def by_counting(situation: Situation, chance: Chance, noise: float = 0.0) -> int:
    """He accuses the most suspicious; chance decides between equals. `noise` is how far a careless one is off."""
    found = suspicions(situation)
    blurred = {
        suspect: found[suspect] + noise * chance.below(_FINE) / _FINE if noise else found[suspect]
        for suspect in situation.suspects
    }
    highest = max(blurred.values()) - 1e-9
    best = [suspect for suspect in situation.suspects if blurred[suspect] >= highest]
    return best[chance.below(len(best))]


def by_odds(situation: Situation, _chance: Chance) -> int:
    """He accuses the likeliest thief."""
    judgement = Judgement(situation)
    return max(situation.suspects, key=judgement.thief)


def by_looking_ahead(situation: Situation, chance: Chance) -> int:
    """He makes the accusation from which the game is won most often."""
    return accused(situation, Judgement(situation), chance)
