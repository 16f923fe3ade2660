"""How the Godfather presses on in live talk: everybody twice, then whatever does not fit, and once more. RULES.md C-5.3

By turns questions are few, and each level asks as it sees fit; in live talk there is time. So after its own questions
every level hears everybody a second time, lets those answer who were accused, and comes back to those whose words do
not go with their neighbours'. What he wants to know then is the level's: whoever only wants opinions and the same once
more learns no more from a good liar than before, but people forget what they have said.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from omerta.contract import Chance
from omerta.games.cuba.bots.counting import diamonds_passed, diamonds_received
from omerta.games.cuba.bots.remarks import HOSTILE
from omerta.games.cuba.bots.situation import Situation
from omerta.games.cuba.bots.testimony import UNKNOWN
from omerta.games.cuba.talk import SUSPECTS

Question: TypeAlias = tuple[int, str]
"""A position and a topic."""

TWICE: Final = 2
"""Everybody is heard so often."""
PATIENCE: Final = 4
"""Nobody is asked more often before the first accusation; every opened pocket is worth one question more."""
COUNTS: Final = ("took", "recv.diamonds", "pass.diamonds")
OPINIONS: Final = (SUSPECTS,)
WHOLE_STORY: Final = (*COUNTS, SUSPECTS)


def pressing_question(situation: Situation, chance: Chance, wanted: Sequence[str]) -> Question | None:
    """It is None if nobody is left who has something to explain. `wanted`: what he would like to hear of everybody."""
    for positions in (_unheard(situation), _attacked(situation), _breaking(situation)):
        asked = [(position, _topic(situation, position, wanted)) for position in dict.fromkeys(positions)]
        patient = [one for one in asked if _is_patient(situation, one[0])]
        if patient:
            return patient[chance.below(len(patient))]
    return None


def _unheard(situation: Situation) -> Iterator[int]:
    yield from (position for position in situation.suspects if situation.times_asked(position) < TWICE)


def _attacked(situation: Situation) -> Iterator[int]:
    """Somebody has called them a thief or a liar: they are to answer that, once. C-5.11"""
    for position in situation.suspects:
        accused = any(value in HOSTILE for value in situation.views_about(position).values())
        if accused and situation.times_asked(position) <= TWICE:
            yield position


def _breaking(situation: Situation) -> Iterator[int]:
    """Their diamonds do not fit their neighbours', or what the Godfather gave away and got back. C-5.15"""
    for giver in range(situation.seats):
        taker = (giver + 1) % situation.seats
        passed, received = diamonds_passed(situation, giver), diamonds_received(situation, taker)
        if UNKNOWN not in (passed, received) and passed != received:
            yield from (position for position in (giver, taker) if position in situation.suspects)


def _is_patient(situation: Situation, position: int) -> bool:
    return situation.times_asked(position) < PATIENCE + len(situation.opened)


def _topic(situation: Situation, position: int, wanted: Sequence[str]) -> str:
    """What he has not told yet; else the same again, for perhaps it has changed."""
    untold = [topic for topic in wanted if not situation.has_told(position, topic)]
    told = [topic for topic in COUNTS if situation.has_told(position, topic)]
    return (*untold, *told, SUSPECTS)[0]
