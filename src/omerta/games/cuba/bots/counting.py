"""How the plain Godfather counts: a hand-over that does not fit makes both seats suspicious. RULES.md C-5.15"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from omerta.games.cuba.bots.situation import Situation
from omerta.games.cuba.bots.testimony import UNKNOWN
from omerta.games.cuba.components import CHIP, DIAMONDS, is_theft

BREAK: Final = 1.0
CERTAIN_BREAK: Final = 2.0
"""It contradicts what the Godfather knows himself, or somebody who has proved to be innocent."""
SILENCE: Final = 0.7
TOO_MANY: Final = 0.4
CONFESSION: Final = 0.3


def suspicions(situation: Situation) -> list[float]:
    """It says how suspicious each position is."""
    found = [0.0] * situation.seats
    for position, amount in (*_by_words(situation), *_by_breaks(situation)):
        found[position] += amount
    return found


def _by_words(situation: Situation) -> Iterator[tuple[int, float]]:
    too_many = crowded(situation)
    for position in range(1, situation.seats):
        said = situation.testimony(position)
        if said.refused:
            yield position, SILENCE
        if said.take in too_many:
            yield position, TOO_MANY
        if said.take != UNKNOWN and is_theft(said.take):
            yield position, CONFESSION


def crowded(situation: Situation) -> set[int]:
    """More seats claim to hold these chips than are missing."""
    claimed = Counter(situation.testimony(position).take for position in range(1, situation.seats))
    returned = situation.returned
    assert returned is not None, "the Godfather sees what comes back"
    missing = [put - back for put, back in zip(situation.chips, returned[1:], strict=True)]
    return {CHIP + kind for kind, count in enumerate(missing) if claimed[CHIP + kind] > count}


def _by_breaks(situation: Situation) -> Iterator[tuple[int, float]]:
    opened = situation.opened
    for giver in range(situation.seats):
        taker = giver + 1 if giver + 1 < situation.seats else 0
        passed, received = diamonds_passed(situation, giver), diamonds_received(situation, taker)
        if UNKNOWN in (passed, received) or passed == received:
            continue
        if any(is_theft(opened.get(position, CHIP)) for position in (giver, taker)):
            continue
        for position, other in ((giver, taker), (taker, giver)):
            if position:
                yield position, CERTAIN_BREAK if other in opened or not other else BREAK


def diamonds_passed(situation: Situation, position: int) -> int:
    """What he says, or what the Godfather himself knows he gave away."""
    if position:
        return situation.testimony(position).diamonds_passed
    return UNKNOWN if situation.own.hidden is None else DIAMONDS - situation.own.hidden


def diamonds_received(situation: Situation, position: int) -> int:
    if position:
        return situation.testimony(position).diamonds_received
    return UNKNOWN if situation.returned is None else situation.returned[0]
