"""What suspects say unasked: seldom, and only to what concerns them. RULES.md C-5.11, C-12.4"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from omerta.contract import Chance
from omerta.games.cuba.actions import CubaAction, Say
from omerta.games.cuba.bots.boxes import FIELD, diamonds
from omerta.games.cuba.bots.situation import Situation
from omerta.games.cuba.bots.stories import REFUSED, Story
from omerta.games.cuba.bots.telling import blamed, passenger
from omerta.games.cuba.bots.testimony import UNKNOWN
from omerta.games.cuba.components import TAKES
from omerta.games.cuba.talk import VIEW

MOST: Final = 3
"""Opinions about others that a suspect gives away in a game."""
SELDOM: Final = 3
"""Of so many occasions a suspect takes one."""
HOSTILE: Final = ("thief", "liar")
SURE: Final = 0.6
"""How likely somebody is a thief before an honest suspect says so unasked."""


def remark(situation: Situation, legal: Sequence[CubaAction], chance: Chance, story: Story | None) -> CubaAction | None:
    """It is None most of the time; whoever is called a thief or a liar never takes it in silence."""
    if situation.is_godfather or situation.view.question is not None:
        return None
    if len(situation.views_of(situation.position)) >= MOST or story is None or story.received == REFUSED:
        return None
    occasions = _hit_back(situation) if chance.below(SELDOM) else _occasions(situation, story)
    return next((say for say in occasions if say in legal), None)


def _occasions(situation: Situation, story: Story) -> Iterator[Say]:
    """What there is to say, the most important first; nothing twice."""
    given = situation.views_of(situation.position)
    yield from _hit_back(situation)
    yield from (say for say in _about_others(situation, story) if situation.position_of(say.about or 0) not in given)
    # An agent who wants to be caught does not wait for the question.
    if story.tactic == "confess" and situation.testimony(situation.position).take == UNKNOWN:
        yield Say("took", TAKES[story.take])
    yield from _counts(situation, story)
    if "thief" not in given.values() and _has_heard_enough(situation):
        suspect = blamed(situation, story, least=SURE)
        if suspect is not None and suspect not in given:
            yield Say(VIEW, "thief", situation.seat_of(suspect))


def _hit_back(situation: Situation) -> Iterator[Say]:
    """Neither the Godfather nor one's own passenger is called a liar, and nobody twice. C-5.11"""
    position, riding = situation.position, passenger(situation)
    given = situation.views_of(position)
    for accuser, value in situation.views_about(position).items():
        if value in HOSTILE and accuser not in (0, riding) and accuser not in given:
            yield Say(VIEW, "liar", situation.seat_of(accuser))


def _counts(situation: Situation, story: Story) -> Iterator[Say]:
    """A neighbour has told how many diamonds went from hand to hand: so does this suspect, who knows it too. C-5.15"""
    position, said = situation.position, situation.testimony(situation.position)
    before = situation.testimony(position - 1).diamonds_passed if position > 1 else UNKNOWN
    if said.diamonds_received == UNKNOWN != before:
        yield Say("recv.diamonds", str(diamonds(story.received)))
    after = UNKNOWN if situation.is_last(position) else situation.testimony(position + 1).diamonds_received
    if said.diamonds_passed == UNKNOWN != after:
        yield Say("pass.diamonds", str(diamonds(story.passed)))


def _has_heard_enough(situation: Situation) -> bool:
    """Half of the suspects have said something about their turns."""
    heard = [not situation.testimony(position).silent for position in range(1, situation.seats)]
    return 2 * sum(heard) >= len(heard)


def _about_others(situation: Situation, story: Story) -> Iterator[Say]:
    riding = passenger(situation)
    attacked = riding > 0 and any(value in HOSTILE for value in situation.views_about(riding).values())
    if attacked:
        yield Say(VIEW, "not_thief", situation.seat_of(riding))
    for neighbour in liars(situation, story):
        if neighbour != riding:
            yield Say(VIEW, "liar", situation.seat_of(neighbour))


def liars(situation: Situation, story: Story) -> Iterator[int]:
    """Neighbours whose words do not go with this suspect's own story."""
    position = situation.position
    if position > 1:
        passed = situation.testimony(position - 1).diamonds_passed
        if passed not in (UNKNOWN, story.received & FIELD):
            yield position - 1
    if not situation.is_last(position):
        received = situation.testimony(position + 1).diamonds_received
        if received not in (UNKNOWN, story.passed & FIELD):
            yield position + 1
