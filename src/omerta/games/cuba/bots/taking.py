"""What a suspect takes out of the box. RULES.md C-4.3, C-4.4"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from omerta.contract import Chance
from omerta.games.cuba.actions import Bag, CubaAction, TakeChip, TakeDiamonds, TakeNothing
from omerta.games.cuba.bots.boxes import legal_takes, packed
from omerta.games.cuba.bots.habits import BAG_NOTHING, choices, drawn
from omerta.games.cuba.bots.situation import Situation
from omerta.games.cuba.components import CHIP, CIA, DRIVER, FBI, KINDS, LOYAL, NOTHING

MOODS: Final = 8
"""One of so many takes of a cunning suspect is what anybody would take, another one is bold."""
CAREFUL: Final = (CHIP + LOYAL, CHIP + FBI, CHIP + CIA, CHIP + DRIVER)
BOLD: Final = (CHIP + FBI, CHIP + CIA, CHIP + LOYAL, CHIP + DRIVER)
_EVEN: Final = 1 << 30


def bagged(legal: Sequence[CubaAction], chance: Chance) -> CubaAction:
    """Half of the time he puts nothing into the bag, else any kind. C-4.3"""
    kinds = [action for action in legal if isinstance(action, Bag) and action.kind != "none"]
    if not kinds or chance.below(_EVEN) < BAG_NOTHING * _EVEN:
        return Bag("none")
    return kinds[chance.below(len(kinds))]


def taken(situation: Situation, chance: Chance) -> CubaAction:
    """He takes as suspects usually do."""
    assert situation.look is not None, "the box lies before whoever takes"
    possible = choices(packed(situation.look), situation.is_last(situation.position))
    index = drawn([odds for _, odds in possible], chance.below(_EVEN), _EVEN)
    return take_action(possible[index][0])


def cunning_take(situation: Situation, chance: Chance) -> CubaAction:
    """He mostly takes what wins most: a loyal's chip, else an agent's, else a driver's; sometimes he takes anything."""
    assert situation.look is not None, "the box lies before whoever takes"
    mood = chance.below(MOODS)
    if not mood:
        return taken(situation, chance)
    possible = legal_takes(packed(situation.look), last=False)
    wanted = BOLD if mood == 1 else CAREFUL
    return next((take_action(take) for take in wanted if take in possible), None) or taken(situation, chance)


def take_action(take: int) -> CubaAction:
    if take == NOTHING:
        return TakeNothing()
    return TakeDiamonds(take) if take < CHIP else TakeChip(KINDS[take - CHIP])
