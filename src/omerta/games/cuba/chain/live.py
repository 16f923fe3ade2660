"""Which boxes can have been where, by everything known before and after. RULES.md C-15.2."""

from __future__ import annotations

from itertools import compress
from typing import Final

from omerta.games.cuba.chain.boxes import WIDTH
from omerta.games.cuba.chain.evidence import Evidence
from omerta.games.cuba.chain.lanes import SET, lanes_of

_ROW: Final = (1 << WIDTH) - 1
_BITS: Final = bytes.maketrans(b"01", b"\0\1")


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


def by_row(boxes: int) -> list[tuple[int, int]]:
    """A set of boxes: the rows that have any, with their numbers of diamonds as a bitmask."""
    found = []
    for row in range(boxes.bit_length() // WIDTH + 1):
        diamonds = boxes >> row * WIDTH & _ROW
        if diamonds:
            found.append((row, diamonds))
    return found


def places_of(boxes: int) -> list[int]:
    """The places of a set of boxes, in their order."""
    bits = bin(boxes)[:1:-1].encode().translate(_BITS)
    return list(compress(range(len(bits)), bits))
