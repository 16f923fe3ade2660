"""All worlds that fit the evidence, each by its weight: how likely its takes are, and what was said about them.

One pass back over the boxes that can have been there at all, one forward. RULES.md C-15.2.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import add, mul
from typing import Final, NamedTuple

from omerta.games.cuba.chain.boxes import WIDTH
from omerta.games.cuba.chain.chain import Chain
from omerta.games.cuba.chain.evidence import ANY_TAKE, THEFTS, Evidence, Turn
from omerta.games.cuba.chain.live import by_row, live, window
from omerta.games.cuba.chain.pattern import Pattern, pattern_of
from omerta.games.cuba.chain.posterior import Posterior, no_takes, posterior_of
from omerta.games.cuba.chain.weights import RowWeights, Weights
from omerta.games.cuba.components import CHIP, NOTHING

_FINE: Final = 1 << 52


class Step(NamedTuple):
    """What leads on from the boxes of one row. Whatever goes by diamonds begins with the fewest there are anywhere."""

    row: int
    weights: list[float]
    """By diamonds: of everything from there on."""
    target: int
    """The row in which thefts end."""
    pattern: Pattern
    thefts: list[float]
    """The part that goes through each theft of the pattern; empty where there is none."""
    others: list[tuple[int, int, list[float]]]
    """Other takes, the rows they lead to, and their parts by diamonds."""
    points: list[tuple[int, int, int, float]]
    """The same where it concerns one number of diamonds only: take, row, diamonds, part."""


class Weighing(Chain):
    """Every world counts its weight, the product of the weights of its start and its takes."""

    __slots__ = ("_none", "_onward", "_start_weights", "_steps", "_weights", "_window", "total")

    def __init__(self, evidence: Evidence, weights: Weights) -> None:
        super().__init__(evidence)
        self._weights = weights
        rows = len(self.boxes.rows) * evidence.layers
        possible = live(evidence)
        self._window = window(possible, rows)
        low, high = self._window
        self._none = [0.0] * (high - low + 1)
        """A row in which nothing is possible."""
        self._onward: list[list[list[float]]] = []
        """By position from P1 on, row and diamonds: the weight of everything that leads on from there."""
        self._steps: list[list[Step]] = []
        self._backward([[(row, numbers >> low) for row, numbers in by_row(boxes, rows)] for boxes in possible], rows)
        self._start_weights = [
            weights.start(start.hidden, start.bag) * self._ahead(1, start.place) for start in self.starts
        ]
        self.total: float = sum(self._start_weights)
        """The weight of all worlds together."""

    def _ahead(self, position: int, place: int) -> float:
        row, diamonds = divmod(place, WIDTH)
        low, high = self._window
        return self._onward[position - 1][row][diamonds - low] if low <= diamonds <= high else 0.0

    # --- Back ----------------------------------------------------------------------------------------------------

    def _backward(self, possible: list[list[tuple[int, int]]], rows: int) -> None:
        after = [self._none] * rows
        for row, numbers in possible[-1]:
            after[row] = [float(numbers >> number & 1) for number in range(len(self._none))]
        self._onward.append(after)
        for position in range(self.evidence.taken, 0, -1):
            steps = [self._step(position, row, numbers, after) for row, numbers in possible[position - 1]]
            after = [self._none] * rows
            for step in steps:
                after[step.row] = step.weights
            self._onward.append(after)
            self._steps.append(steps)
        self._onward.reverse()
        self._steps.reverse()

    def _step(self, position: int, row: int, numbers: int, after: list[list[float]]) -> Step:
        """`numbers` of diamonds that are possible in this row, as a bitmask."""
        turn, pattern = self.turns[position - 1], pattern_of(numbers)
        if turn.stays:
            values = _only(after[row], numbers)
            return Step(row, values, row, pattern, [], [(NOTHING, row, values)], [])
        upper, chips = divmod(row, len(self.boxes.rows))
        known = self._weights.row(position, chips, numbers, self._window)
        target = row + len(self.boxes.rows) if turn.owes and not upper else row
        weights = self._none[:]
        thefts: list[float] = []
        if after[target] is not self._none and turn.takes & THEFTS:
            flat: Sequence[float] = known.flat(numbers)
            if turn.takes != ANY_TAKE:
                flat = [
                    weight if turn.takes >> take & 1 else 0.0 for weight, take in zip(flat, pattern.takes, strict=True)
                ]
            thefts = list(map(mul, flat, pattern.lefts(after[target])))
            for number, first, end in pattern.spans:
                weights[number] = sum(thefts[first:end])
        others = self._others(turn, row, chips, known, after)
        if not numbers & numbers - 1:
            number = numbers.bit_length() - 1
            points = [(take, to, number, each[number] * values[number]) for take, to, each, values in others]
            weights[number] += sum([point[3] for point in points])
            return Step(row, weights, target, pattern, thefts, [], points)
        parts = [(take, to, list(map(mul, each, values))) for take, to, each, values in others]
        for _, _, values in parts:
            weights = list(map(add, weights, values))
        if known.numbers != numbers:
            weights = _only(weights, numbers)
        return Step(row, weights, target, pattern, thefts, parts, [])

    def _others(
        self, turn: Turn, row: int, chips: int, known: RowWeights, after: list[list[float]]
    ) -> list[tuple[int, int, list[float], list[float]]]:
        """Takes other than diamonds, where they lead, their weights and what leads on from there. C-4.4 to C-4.6"""
        found = []
        for kind in self.boxes.kinds[chips]:
            to = row - self.boxes.strides[kind]
            if turn.takes >> CHIP + kind & 1 and after[to] is not self._none:
                found.append((CHIP + kind, to, known.chips[kind], after[to]))
        if turn.takes >> NOTHING & 1 and after[row] is not self._none:
            if turn.may_take_nothing:
                found.append((NOTHING, row, known.nothing, after[row]))
            elif not chips and not known.low:
                found.append((NOTHING, row, _only(known.nothing, 1), after[row]))
        return found

    # --- Forward -------------------------------------------------------------------------------------------------

    def posterior(self) -> Posterior:
        assert self.total > 0, "what is known rules out every world"
        takes = no_takes(self.evidence.seats)
        shares = [weight / self.total for weight in self._start_weights]
        odds: list[list[float]] = [[] for _ in self._onward[0]]
        for start, share in zip(self.starts, shares, strict=True):
            if share:
                row, diamonds = divmod(start.place, WIDTH)
                odds[row] = odds[row] or self._none[:]
                odds[row][diamonds - self._window[0]] += share
        for position, steps in enumerate(self._steps, start=1):
            added = no_takes(1)[0]
            odds = _onwards(odds, steps, added, self._none)
            if not self.turns[position - 1].stays:
                takes[position] = added
        return posterior_of(takes, self.starts, shares, 1.0)

    # --- Sampling ------------------------------------------------------------------------------------------------

    def _start_counts(self) -> Sequence[int]:
        return _fine(self._start_weights)

    def _step_counts(self, position: int, place: int, moves: Sequence[tuple[int, int]]) -> Sequence[int]:
        row, diamonds = divmod(place, WIDTH)
        number = diamonds - self._window[0]
        known = self._weights.row(position, row, 1 << number, self._window)
        # Below the fewest diamonds nothing leads on.
        return _fine(
            [
                ahead and known.of(take, number) * ahead
                for take, to in moves
                for ahead in (self._ahead(position + 1, to),)
            ]
        )


def _onwards(odds: list[list[float]], steps: list[Step], takes: list[float], none: list[float]) -> list[list[float]]:
    """How likely every box is at the next position; and every take, added up."""
    then: list[list[float]] = [[] for _ in odds]
    stolen: dict[Pattern, list[list[float]]] = {}
    for row, weights, target, pattern, thefts, others, points in steps:
        if not odds[row]:
            continue
        shares = [each / weight if each else 0.0 for each, weight in zip(odds[row], weights, strict=True)]
        if thefts:
            flow = list(map(mul, pattern.owners(shares), thefts))
            stolen.setdefault(pattern, []).append(flow)
            by_left = pattern.by_left(flow)
            there = then[target] = then[target] or none[:]
            for left, first, end in pattern.left_spans:
                there[left] += sum(by_left[first:end])
        for take, to, values in others:
            flow = list(map(mul, shares, values))
            takes[take] += sum(flow)
            then[to] = list(map(add, then[to], flow)) if then[to] else flow
        for take, to, number, value in points:
            part = value * shares[number]
            takes[take] += part
            then[to] = then[to] or none[:]
            then[to][number] += part
    for pattern, flows in stolen.items():
        for take, parts in zip(pattern.takes, zip(*flows, strict=True), strict=True):
            takes[take] += sum(parts)
    return then


def _only(weights: list[float], diamonds: int) -> list[float]:
    """Of these numbers of diamonds, a bitmask."""
    return [weight if diamonds >> count & 1 else 0.0 for count, weight in enumerate(weights)]


def _fine(weights: Sequence[float]) -> list[int]:
    """As whole numbers, near enough."""
    scale = _FINE / sum(weights)
    return [int(weight * scale) for weight in weights]
