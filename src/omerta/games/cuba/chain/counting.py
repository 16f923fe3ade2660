"""All worlds that fit the evidence, counted exactly, without listing one of them. RULES.md C-15.2.

The box is a Markov chain: what P(p) can take depends on the box alone. One pass back from the end tells for every box
how many ways lead on from it, one pass forward how many lead there.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import unpack
from typing import Final

from omerta.games.cuba.chain.boxes import WIDTH
from omerta.games.cuba.chain.chain import Chain
from omerta.games.cuba.chain.evidence import THEFTS, Evidence, Turn
from omerta.games.cuba.chain.lanes import COUNT, lanes_of
from omerta.games.cuba.chain.posterior import Posterior, no_takes, posterior_of
from omerta.games.cuba.components import CHIP, DIAMONDS, NOTHING

_BYTES: Final = COUNT // 8
_ROW: Final = WIDTH * _BYTES
_LANE: Final = (1 << COUNT) - 1


class Counting(Chain):
    """Every world counts the same."""

    __slots__ = ("_lanes", "_onward", "_unpacked")

    def __init__(self, evidence: Evidence) -> None:
        super().__init__(evidence)
        self._lanes = lanes_of(evidence.mix, COUNT, evidence.layers)
        self._onward = self._backward()
        """For each position so many ways lead on from every box that it may have received."""
        self._unpacked: dict[int, tuple[int, ...]] = {}

    def count(self) -> int:
        return sum(self._start_counts())

    def posterior(self) -> Posterior:
        takes = no_takes(self.evidence.seats)
        message = sum([self._lanes.one(start.place) for start in self.starts])
        for position, turn in enumerate(self.turns, start=1):
            message = self._known(message, position)
            if not turn.stays:
                self._add_takes(takes[position], message, position, turn)
            message = self._lanes.after(message, turn)
        return posterior_of(takes, self.starts, self._start_counts(), self.count())

    def _backward(self) -> list[int]:
        last = self.evidence.taken + 1
        end = self.evidence.boxes[last] if last > 1 else None
        onward = [0] * last + [self._lanes.ends(None if end is None else self.boxes.place(end))]
        for position in range(last - 1, 0, -1):
            message = self._lanes.before(onward[position + 1], self.turns[position - 1])
            onward[position] = self._known(message, position)
        return onward

    def _known(self, message: int, position: int) -> int:
        """P1's look is in the starts already: he takes after he has used the bag."""
        box = self.evidence.boxes[position]
        if box is None or position == 1:
            return message
        return message & self._lanes.only(self.boxes.place(box))

    # --- Takes of a position -------------------------------------------------------------------------------------

    def _add_takes(self, takes: list[float], message: int, position: int, turn: Turn) -> None:
        """Ways to a box times ways on from where a take leads to, summed over all boxes.

        A row that is read backwards, times another row, has in its lane of 15 - k the sum for all pairs of boxes of
        which the second has k diamonds less.
        """
        here = self._rows(message, backwards=True)
        there = self._rows(self._onward[position + 1])
        stolen, untouched = 0, 0
        chips = [0] * len(self.boxes.mix)
        count = len(self.boxes.rows)
        for row, ways in enumerate(here):
            if not ways:
                continue
            if turn.takes & THEFTS:
                stolen += ways * there[row % count + count if turn.owes else row]
            for kind, stride in enumerate(self.boxes.strides):
                if self.boxes.rows[row % count][kind] and turn.takes >> CHIP + kind & 1:
                    chips[kind] += ways * there[row - stride]
            if turn.takes >> NOTHING & 1 and (turn.may_take_nothing or not row % count):
                # Of the boxes without a chip only the empty one may be left untouched before the last player.
                left = there[row] if turn.may_take_nothing else there[row] & _LANE
                untouched += ways * left
        lanes = _lanes_of(stolen)
        for number in range(1, WIDTH):
            if turn.takes >> number & 1:
                takes[number] = lanes[DIAMONDS - number]
        for kind, product in enumerate(chips):
            takes[CHIP + kind] = _lanes_of(product)[DIAMONDS]
        takes[NOTHING] = _lanes_of(untouched)[DIAMONDS]

    def _rows(self, message: int, *, backwards: bool = False) -> list[int]:
        """The message cut into its rows; if wished, the lanes of each in reverse."""
        packed = message.to_bytes(self._lanes.places * _BYTES, "little")
        if backwards:
            packed = memoryview(packed).cast("Q")[::-1].tobytes()
        rows = [int.from_bytes(packed[at : at + _ROW], "little") for at in range(0, len(packed), _ROW)]
        return rows[::-1] if backwards else rows

    # --- Sampling ------------------------------------------------------------------------------------------------

    def _start_counts(self) -> Sequence[int]:
        return [self._onward[1] >> start.place * COUNT & _LANE for start in self.starts]

    def _step_counts(self, position: int, place: int, moves: Sequence[tuple[int, int]]) -> Sequence[int]:
        ways = self._unpacked.get(position + 1)
        if ways is None:
            packed = self._onward[position + 1].to_bytes(self._lanes.places * _BYTES, "little")
            ways = self._unpacked[position + 1] = unpack(f"<{self._lanes.places}Q", packed)
        return [ways[to] for _, to in moves]


def _lanes_of(row: int) -> tuple[int, ...]:
    """The lower lanes of a product of rows."""
    return unpack(f"<{WIDTH}Q", (row & (1 << WIDTH * COUNT) - 1).to_bytes(_ROW, "little"))
