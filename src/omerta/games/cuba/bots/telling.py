"""How a suspect answers: one story, found again at every question, so that nobody contradicts himself. RULES.md C-5.10

A bot remembers nothing, so the story hangs on what it sees anyway: its look, its take, its place. What it has said
before binds it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from omerta.games.cuba.actions import CubaAction, Forget, Refuse, RefuseAll, Say
from omerta.games.cuba.bots.boxes import UNITS, WEIGHTS, count_of, packed
from omerta.games.cuba.bots.habits import drawn, is_agent
from omerta.games.cuba.bots.judging import Judgement
from omerta.games.cuba.bots.situation import Situation
from omerta.games.cuba.bots.stories import REFUSED, Story, driver_stories, stories
from omerta.games.cuba.bots.testimony import Testimony
from omerta.games.cuba.components import CHIP, DRIVER, KILLER, KIND_INDEX, LOYAL, TAKES, is_theft
from omerta.games.cuba.talk import SUSPECTS, VIEW
from omerta.kit.chance import fast_from

_EVEN: Final = 1 << 30


def lot(situation: Situation, what: str) -> int:
    """A number below 2**30 that is the same throughout the game, and nobody else can guess."""
    own = situation.own
    facts = (situation.position, situation.seats, situation.view.godfather, situation.look, own.take, own.bag)
    return fast_from(what, *facts).below(_EVEN)


def possible_stories(situation: Situation) -> tuple[Story, ...]:
    """It is None if this seat has forgotten what it saw. CR-36"""
    look, take = situation.look, situation.take
    if look is None or take is None:
        return ()
    box = packed(look)
    rest = box - WEIGHTS[take]
    if situation.own.bag in KIND_INDEX:
        rest -= UNITS[KIND_INDEX[situation.own.bag]]
    if take == CHIP + DRIVER:
        return driver_stories(box, rest, situation.mix, situation.heard(situation.position))
    return stories(box, take, rest, situation.is_last(situation.position), situation.mix)


def own_story(situation: Situation) -> Story | None:
    """The one this seat tells: drawn once and for all, as far as it agrees with what it has said already."""
    told = possible_stories(situation)
    if not told:
        return None
    first = drawn([story.odds for story in told], lot(situation, "story"), _EVEN)
    said = situation.testimony(situation.position)
    return next((story for story in (told[first], *told) if agrees(story, said)), told[0])


def sly_story(situation: Situation) -> Story | None:
    """A thief who can lie does not confess."""
    if situation.take is None or not is_theft(situation.take):
        return own_story(situation)
    lies = [story for story in possible_stories(situation) if story.tactic != "truth"]
    first = lot(situation, "lie") * len(lies) // _EVEN
    said = situation.testimony(situation.position)
    return next((story for story in (*lies[first:], *lies) if agrees(story, said)), None) or own_story(situation)


def agrees(story: Story, said: Testimony) -> bool:
    if story.received == REFUSED:
        return said.silent
    return not said.refused and said.agrees(story.received, story.take, story.passed)


def cunning_story(situation: Situation) -> Story | None:
    """An agent who says nothing at all is accused more often than one who talks. C-6.7"""
    if situation.take is not None and is_agent(situation.take):
        said = situation.testimony(situation.position)
        silent = [story for story in possible_stories(situation) if story.received == REFUSED]
        if silent and agrees(silent[0], said):
            return silent[0]
    return sly_story(situation)


def answer(situation: Situation, legal: Sequence[CubaAction], story: Story | None) -> CubaAction:
    """It answers the first slot that is still open."""
    question = situation.view.question
    assert question is not None, "nobody has asked anything"
    slot = question.open[0]
    if slot == SUSPECTS:
        action = _named(situation, story)
    elif story is None:
        action = _from_memory(situation, slot)
    elif story.received == REFUSED:
        action = RefuseAll() if RefuseAll() in legal else Refuse()
    else:
        action = Say(slot, _value(situation, story, slot))
    return action if action in legal else Refuse()


def _value(situation: Situation, story: Story, slot: str) -> str:
    """What was said before is said again."""
    for claim in situation.view.claims:
        if claim.seat == situation.view.you and claim.slot == slot:
            return claim.value
    side, _, name = slot.partition(".")
    match side:
        case "recv":
            return str(count_of(story.received, name))
        case "pass":
            return str(count_of(story.passed, name))
        case "bag":
            return (situation.own.bag or "none") if story.tactic == "truth" else "none"
        case _:
            return TAKES[story.take]


def _from_memory(situation: Situation, slot: str) -> CubaAction:
    """Without the box before his eyes a suspect knows only what is in his pocket. CR-36"""
    take = situation.take
    if slot != "took" or take is None:
        return Forget()
    honest = take - CHIP in (LOYAL, DRIVER, KILLER)
    return Say(slot, TAKES[take if honest else CHIP + LOYAL])


def _named(situation: Situation, story: Story | None) -> CubaAction:
    position = blamed(situation, story)
    return Refuse() if position is None else Say(VIEW, "thief", situation.seat_of(position))


def blamed(situation: Situation, story: Story | None, least: float = 0.0) -> int | None:
    """Whom this suspect gives away: an honest one the likeliest thief, a liar the neighbour his story points at.

    `least` is how likely a thief has to be, for an honest suspect.
    """
    others = [other for other in situation.suspects if other not in (situation.position, passenger(situation))]
    take = situation.take
    if take is None or not others:
        return None
    if take - CHIP in (LOYAL, DRIVER, KILLER):
        judgement = Judgement(situation)
        likeliest = max(others, key=judgement.thief)
        return likeliest if judgement.thief(likeliest) >= least else None
    side = 1 if story is not None and story.tactic == "blame_left" else -1
    near = [situation.position + side, situation.position - side]
    return next((position for position in near if position in others), None)


def passenger(situation: Situation) -> int:
    """The position a driver rides with, else -1. C-8.6"""
    return situation.position - 1 if situation.take == CHIP + DRIVER else -1
