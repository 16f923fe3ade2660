"""What the Godfather asks, and whom: the levels differ most in how many questions they ask. RULES.md C-5.3, C-5.5"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

from omerta.contract import Chance
from omerta.games.cuba.actions import Ask, CubaAction
from omerta.games.cuba.bots.judging import Judgement
from omerta.games.cuba.bots.pressing import Question, pressing_question
from omerta.games.cuba.bots.situation import Situation
from omerta.games.cuba.bots.worth import best_question
from omerta.games.cuba.talk import SUSPECTS

Asking: TypeAlias = Callable[[Situation, Chance], Question | None]

SINGLE: Final = ("recv.diamonds", "took", "pass.diamonds")
CAREFUL: Final = SINGLE
"""A Godfather without a bottle asks these topics: an error costs him the game. C-6.6"""
CURIOUS: Final = ("took", "recv.diamonds", SUSPECTS)
"""With a bottle he can afford to listen to what they think of each other. C-5.14"""
MANY_SEATS: Final = 10
"""With so many seats two agents are about, and he has to know more."""


def next_question(
    asking: Asking, pressing: Sequence[str], situation: Situation, legal: Sequence[CubaAction], chance: Chance
) -> Ask | None:
    """It is None if enough was asked, or no question is left. Live talk has time for more than a level needs."""
    question = asking(situation, chance)
    if question is None and situation.view.options.talk_mode == "live":
        question = pressing_question(situation, chance, pressing)
    if question is None:
        return None
    ask = Ask(situation.seat_of(question[0]), question[1])
    return ask if ask in legal else None


def in_turn(situation: Situation, _chance: Chance, topics: Sequence[str], live: Sequence[str]) -> Question | None:
    """Everybody is asked by the way of the box, each all his questions. Live talk has no patience for whole sheets."""
    planned = live if situation.view.options.talk_mode == "live" else topics
    for position in situation.suspects:
        times = situation.times_asked(position)
        if times < len(planned):
            return position, planned[times]
    return None


def one_each(situation: Situation, chance: Chance) -> Question | None:
    """Everybody gets one question, in no order, not always the same, and none that was answered unasked. C-5.14"""
    unasked = [position for position in situation.suspects if not situation.times_asked(position)]
    if not unasked:
        return None
    position = unasked[chance.below(len(unasked))]
    new = [topic for topic in _topics(situation) if not situation.has_told(position, topic)] or ["took"]
    fewest = min([situation.times_answered(topic) for topic in new])
    rare = [topic for topic in new if situation.times_answered(topic) == fewest]
    return position, rare[chance.below(len(rare))]


def _topics(situation: Situation) -> Sequence[str]:
    if not situation.view.jokers:
        return CAREFUL
    return CURIOUS if situation.seats < MANY_SEATS else (*CAREFUL, SUSPECTS)


def where_it_pays(situation: Situation, chance: Chance) -> Question | None:
    """One question each, the one that tells most about who is a thief."""
    unasked = [position for position in situation.suspects if not situation.times_asked(position)]
    if not unasked:
        return None
    return best_question(situation, Judgement(situation), unasked, SINGLE, chance)


SHEETS: Final[Asking] = partial(in_turn, topics=("recv.all", "took"), live=("recv.diamonds", "took"))
