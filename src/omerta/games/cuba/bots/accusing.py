"""Whom to accuse: the suspect from whom the game is won most often, thinking a few accusations ahead. RULES.md C-6"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from omerta.contract import Chance
from omerta.games.cuba.bots.habits import is_agent
from omerta.games.cuba.bots.judging import Judgement
from omerta.games.cuba.bots.situation import Situation
from omerta.games.cuba.components import is_theft

WORLDS: Final = 160
"""So many worlds are drawn for looking ahead."""
WIDTH: Final = 3
"""Suspects who are thought through at first; later only the likeliest."""
SURE: Final = 0.97


class Plan(NamedTuple):
    odds: float
    position: int


def accused(situation: Situation, judgement: Judgement, chance: Chance) -> int:
    likeliest = max(situation.suspects, key=judgement.thief)
    if judgement.thief(likeliest) > SURE or len(situation.suspects) == 1:
        return likeliest
    worlds = [(0, *world.takes) for world in judgement.worlds(chance, WORLDS)]
    missing = situation.own.missing
    assert missing is not None, "the Godfather knows what is missing"
    return plan(worlds, situation.suspects, situation.view.jokers, missing, WIDTH).position


def plan(worlds: Sequence[Sequence[int]], suspects: Sequence[int], jokers: int, missing: int, width: int) -> Plan:
    """The best accusation among the likeliest thieves, and how often it leads to victory in these worlds. C-6.9"""
    thefts = {suspect: sum([is_theft(world[suspect]) for world in worlds]) for suspect in suspects}
    likeliest = sorted(suspects, key=lambda suspect: -thefts[suspect])[:width]
    return max([Plan(_odds(worlds, suspects, jokers, missing, suspect), suspect) for suspect in likeliest])


def _odds(worlds: Sequence[Sequence[int]], suspects: Sequence[int], jokers: int, missing: int, suspect: int) -> float:
    found: dict[int, list[Sequence[int]]] = {}
    for world in worlds:
        take = world[suspect]
        if not is_agent(take):
            found.setdefault(take if is_theft(take) else 0, []).append(world)
    others = [other for other in suspects if other != suspect]
    won = 0.0
    for stolen, where in found.items():
        if stolen == missing:
            won += len(where)
        elif stolen or jokers:
            left = jokers if stolen else jokers - 1
            won += len(where) * plan(where, others, left, missing - stolen, 1).odds
    return won / len(worlds)
