"""Every way the box can go, listed one by one from the rules of C-3 and C-4; nothing here asks the chain to count.

A way is what was hidden, the bag (a kind, or 5 for none) and the takes of P1, P2 and so on: 0 is nothing, 1 to 15 are
diamonds, 16 to 20 the chips by kind, -2 is a rule-breaker's.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from omerta.contract import Chance
from omerta.games.cuba.chain import Evidence

Stack: TypeAlias = tuple[int, ...]


class Way(NamedTuple):
    hidden: int
    bag: int
    takes: tuple[int, ...]
    boxes: tuple[Stack, ...]
    """They are as received, P1's before he used the bag; the last one is the box as it is left."""


def listed(evidence: Evidence) -> list[Way]:
    """All ways that fit what is known, in the order in which they are tried."""
    return [
        Way(hidden, bag, takes, (first, *boxes[1:]))
        for hidden, bag, first, box in _starts(evidence)
        for takes, boxes in _onward(evidence, 1, box, stolen=not evidence.owing)
    ]


def _starts(evidence: Evidence) -> Iterator[tuple[int, int, Stack, Stack]]:
    """The Godfather hides, and P1 uses the bag. C-3.1, C-4.3"""
    for hidden in range(6):
        for bag in (5, *(kind for kind in range(5) if evidence.mix[kind])):
            first = (15 - hidden, *evidence.mix)
            known = evidence.hidden in (None, hidden) and evidence.bag in (None, bag)
            if known and evidence.boxes[1] in (None, first):
                yield hidden, bag, first, (15 - hidden, *[m - (k == bag) for k, m in enumerate(evidence.mix)])


def _onward(
    evidence: Evidence, position: int, box: Stack, *, stolen: bool
) -> Iterator[tuple[tuple[int, ...], tuple[Stack, ...]]]:
    """It goes on from this position. `stolen`: somebody has stolen who may have had to."""
    if position > 1 and not _fits(evidence, position, box):
        return
    if position > evidence.taken:
        if stolen:
            yield (), (box,)
        return
    for take, left in _takes(evidence, position, box):
        found = stolen or bool(1 <= take <= 15 and evidence.owing >> position & 1)
        for takes, boxes in _onward(evidence, position + 1, left, stolen=found):
            yield (take, *takes), (box, *boxes)


def _fits(evidence: Evidence, position: int, box: Stack) -> bool:
    """What is seen later was there before."""
    if evidence.boxes[position] not in (None, box):
        return False
    later = [seen for seen in evidence.boxes[position + 1 : evidence.taken + 2] if seen is not None]
    return all(now >= then for seen in later for now, then in zip(box, seen, strict=True))


def _takes(evidence: Evidence, position: int, box: Stack) -> list[tuple[int, Stack]]:
    if evidence.breakers >> position & 1:
        return [(-2, box)]
    return [(take, left) for take, left in legal(position, box, evidence.seats) if evidence.takes[position] >> take & 1]


def legal(position: int, box: Stack, seats: int) -> list[tuple[int, Stack]]:
    """Every take, and what it leaves. C-4.4 to C-4.6"""
    diamonds, *chips = box
    found = [(count, (diamonds - count, *chips)) for count in range(1, diamonds + 1)]
    for kind in range(5):
        if chips[kind]:
            found.append((16 + kind, (diamonds, *chips[:kind], chips[kind] - 1, *chips[kind + 1 :])))
    if position == seats - 1 or not any(box):
        found.append((0, box))
    return found


def shares(found: Sequence[Way], position: int) -> list[float]:
    """How often each take is made there."""
    counts = Counter(way.takes[position - 1] for way in found)
    return [counts[take] / len(found) for take in range(21)]


def random_way(mix: Sequence[int], seats: int, chance: Chance, broken: Sequence[int] = ()) -> Way:
    """A game of people who take chips more often than diamonds, and few diamonds more often than many."""
    hidden, bag = chance.below(6), chance.below(6)
    bag = bag if bag < 5 and mix[bag] else 5
    box: Stack = (15 - hidden, *[count - (kind == bag) for kind, count in enumerate(mix)])
    takes: list[int] = []
    boxes: list[Stack] = [(15 - hidden, *mix)]
    for position in range(1, seats):
        take, box = (-2, box) if position in broken else _picked(legal(position, box, seats), chance)
        takes.append(take)
        boxes.append(box)
    return Way(hidden, bag, tuple(takes), tuple(boxes))


def _picked(takes: list[tuple[int, Stack]], chance: Chance) -> tuple[int, Stack]:
    return takes[chance.pick([12 if take > 15 else max(6 - take, 1) for take, _ in takes])]
