"""What a suspect says about his turn with the box: one story, from which all his answers follow. RULES.md C-5.4

A story is a received box and a take; what he says he passed on is the one without the other. A lie about a chip either
leaves the blame to the left ("I got all of it and took only this chip") or to the right ("it was gone already").
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from omerta.games.cuba.bots.boxes import KIND_MASKS, UNITS, diamonds, fits, has_chip
from omerta.games.cuba.bots.testimony import Heard
from omerta.games.cuba.components import AGENTS, CHIP, DIAMONDS, DRIVER, KILLER, LOYAL, NOTHING, is_theft

Tactic: TypeAlias = Literal["truth", "blame_left", "blame_right", "refuse", "nothing", "confess", "cover"]

CONFESSED: Final = 2
"""The diamonds an agent admits to, to be accused."""
REFUSED: Final = -1
"""It stands for a received box where there is no answer at all."""


class Story(NamedTuple):
    tactic: Tactic
    odds: float
    received: int
    take: int
    passed: int


@lru_cache(maxsize=1 << 14)
def stories(box: int, take: int, rest: int, last: bool, mix: int) -> tuple[Story, ...]:
    """A holder of `take` may tell any of these, with their odds."""
    told = _told(box, take, rest, last, mix)
    whole = sum([story.odds for story in told])
    return tuple([Story(tactic, odds / whole, got, claimed, passed) for tactic, odds, got, claimed, passed in told])


def _told(box: int, take: int, rest: int, last: bool, mix: int) -> list[Story]:
    """They have weights in place of odds: every tactic is as good as another."""
    truth = Story("truth", 1.0, box, take, rest)
    refuse = Story("refuse", 1.0, REFUSED, NOTHING, REFUSED)
    kind = take - CHIP
    if kind == LOYAL:
        return [truth]
    if kind == DRIVER:
        return [truth]  # and `driver_stories`
    if kind == KILLER:
        return [truth, *_blame_left(box, (LOYAL,))]
    if take == NOTHING:
        return [truth, *_blame_right(rest, (LOYAL,), mix), *_blame_right(rest, (DRIVER,), mix), refuse]
    told = [truth, refuse]
    for kinds in ((LOYAL,), (DRIVER,), AGENTS) if is_theft(take) else ((LOYAL,), (DRIVER,)):
        told += _blame_left(box, kinds)
        told += _blame_right(rest, kinds, mix)
    if last:
        told.append(Story("nothing", 1.0, rest, NOTHING, rest))
    if not is_theft(take) and diamonds(rest) + CONFESSED <= DIAMONDS:
        told.append(Story("confess", 1.0, rest + CONFESSED, CONFESSED, rest))
    return told


def _blame_left(box: int, kinds: tuple[int, ...]) -> list[Story]:
    """One tactic, whichever of these kinds he names."""
    there = [kind for kind in kinds if has_chip(box, kind)]
    return [Story("blame_left", 1 / len(there), box, CHIP + kind, box - UNITS[kind]) for kind in there]


def _blame_right(rest: int, kinds: tuple[int, ...], mix: int) -> list[Story]:
    gone = [kind for kind in kinds if rest & KIND_MASKS[kind] < mix & KIND_MASKS[kind]]
    return [Story("blame_right", 1 / len(gone), rest + UNITS[kind], CHIP + kind, rest) for kind in gone]


def driver_stories(box: int, rest: int, mix: int, heard: Heard) -> tuple[Story, ...]:
    """The truth, or whatever the right neighbour says he passed on: a driver does not betray his passenger."""
    received = heard.box & heard.bits | box & ~heard.bits
    if received == box or not has_chip(received, DRIVER) or not fits(received, mix):
        return (Story("truth", 1.0, box, CHIP + DRIVER, rest),)
    cover = Story("cover", 0.5, received, CHIP + DRIVER, received - UNITS[DRIVER])
    return (Story("truth", 0.5, box, CHIP + DRIVER, rest), cover)
