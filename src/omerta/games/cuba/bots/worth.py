"""What a question is worth: how much less one expects to wonder who is a thief, once it is answered. RULES.md C-5.3"""

from __future__ import annotations

from collections.abc import Sequence
from math import log2
from typing import Final, TypeAlias

from omerta.contract import Chance
from omerta.games.cuba.bots.boxes import count_of, packed
from omerta.games.cuba.bots.habits import drawn
from omerta.games.cuba.bots.judging import Judgement
from omerta.games.cuba.bots.situation import Situation
from omerta.games.cuba.bots.stories import REFUSED, Story, driver_stories, stories
from omerta.games.cuba.chain import World
from omerta.games.cuba.components import CHIP, DRIVER, is_theft

WORLDS: Final = 96
DOUBT: Final = 4.0
"""What was thought before weighs as much as so many worlds: few worlds with the same answer prove little."""
_EVEN: Final = 1 << 20

Thieves: TypeAlias = tuple[bool, ...]


def best_question(
    situation: Situation, judgement: Judgement, positions: Sequence[int], topics: Sequence[str], chance: Chance
) -> tuple[int, str]:
    worlds = judgement.worlds(chance, WORLDS)
    thieves = [tuple(map(is_theft, world.takes)) for world in worlds]
    prior = [sum(each) / len(thieves) for each in zip(*thieves, strict=True)]
    best = (float("inf"), positions[0], topics[0])
    for position in positions:
        told = [_story(situation, world, position, chance) for world in worlds]
        for topic in topics:
            answers: dict[str, list[Thieves]] = {}
            for story, who in zip(told, thieves, strict=True):
                answers.setdefault(answered(story, topic), []).append(who)
            left = sum([len(group) * _wonder(group, prior) for group in answers.values()])
            best = min(best, (left, position, topic))
    return best[1], best[2]


def answered(story: Story, topic: str) -> str:
    """What somebody with this story says to a single question."""
    if story.received == REFUSED:
        return "refused"
    side, _, name = topic.partition(".")
    if side == "took":
        return str(story.take)
    return str(count_of(story.received if side == "recv" else story.passed, name))


def _story(situation: Situation, world: World, position: int, chance: Chance) -> Story:
    take = world.takes[position - 1]
    box, rest = packed(world.boxes[position - 1]), packed(world.boxes[position])
    if take == CHIP + DRIVER:
        told = driver_stories(box, rest, situation.mix, situation.heard(position))
    else:
        told = stories(box, take, rest, situation.is_last(position), situation.mix)
    return told[drawn([story.odds for story in told], chance.below(_EVEN), _EVEN)]


def _wonder(group: Sequence[Thieves], prior: Sequence[float]) -> float:
    """It says how many bits are unknown about who is a thief."""
    bits = 0.0
    for count, before in zip(map(sum, zip(*group, strict=True)), prior, strict=True):
        odds = (count + DOUBT * before) / (len(group) + DOUBT)
        if 0 < odds < 1:
            bits -= odds * log2(odds) + (1 - odds) * log2(1 - odds)
    return bits
