"""Which boxes can have been where, by everything known before and after. RULES.md C-15.2."""

from __future__ import annotations

from typing import Final

from omerta.games.cuba.chain.boxes import WIDTH
from omerta.games.cuba.chain.evidence import Evidence
from omerta.games.cuba.chain.lanes import SET, lanes_of

_ROW: Final = (1 << WIDTH) - 1


def live(evidence: Evidence) -> list[int]:
    """Sets of boxes: received by P1 (after he has used the bag), and so on; last the box as it lies now."""
    lanes = lanes_of(evidence.mix, SET, evidence.layers)
    turns = evidence.turns()
    reached = [0]
    for start in evidence.starts():
        reached[0] |= lanes.one(start.place)
    for position, turn in enumerate(turns, start=1):
        box = evidence.boxes[position + 1]
        then = lanes.after(reached[-1], turn)
        reached.append(then if box is None else then & lanes.only(evidence.contents.place(box)))
    found = [lanes.ends(None) & reached[-1]]
    for turn, there in zip(reversed(turns), reversed(reached[:-1]), strict=True):
        found.append(lanes.before(found[-1], turn) & there)
    return found[::-1]


def by_row(boxes: int, rows: int) -> list[tuple[int, int]]:
    """A set of boxes: the rows that have any, with their numbers of diamonds as a bitmask."""
    found = []
    for row in range(rows):
        diamonds = boxes >> row * WIDTH & _ROW
        if diamonds:
            found.append((row, diamonds))
    return found


def window(boxes: list[int], rows: int) -> tuple[int, int]:
    """The fewest and the most diamonds of all boxes in some sets."""
    numbers = 0
    for each in boxes:
        for _, diamonds in by_row(each, rows):
            numbers |= diamonds
    return (numbers & -numbers).bit_length() - 1 if numbers else 0, max(numbers.bit_length() - 1, 0)
