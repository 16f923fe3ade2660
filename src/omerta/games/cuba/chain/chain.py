"""What counting and weighing have in common: the way forward, step by step. RULES.md C-4, C-15.2."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.contract import Chance
from omerta.games.cuba.chain.boxes import Box
from omerta.games.cuba.chain.evidence import THEFTS, Evidence, Turn
from omerta.games.cuba.chain.world import NO_TAKE, World, drawn
from omerta.games.cuba.components import DIAMONDS


class Chain:
    """Subclasses say how much each start, and each step, counts."""

    __slots__ = ("boxes", "evidence", "starts", "turns")

    def __init__(self, evidence: Evidence) -> None:
        self.evidence = evidence
        self.boxes = evidence.contents
        self.starts = evidence.starts()
        self.turns = evidence.turns()
        """They begin with P1's."""

    def sample(self, chance: Chance) -> World:
        """A whole world, by what it counts."""
        start = self.starts[drawn(chance, self._start_counts())]
        place, upper = start.place, 0
        takes: list[int] = []
        boxes: list[Box] = [(DIAMONDS - start.hidden, *self.evidence.mix)]
        for position, turn in enumerate(self.turns, start=1):
            take = NO_TAKE
            if not turn.stays:
                moves = list(self.boxes.moves(place, turn.takes, may_take_nothing=turn.may_take_nothing))
                counts = self._step_counts(
                    position, place, [(each, to + self.layer(turn, each, upper)) for each, to in moves]
                )
                take, place = moves[drawn(chance, counts)]
                upper = self.layer(turn, take, upper)
            takes.append(take)
            boxes.append(self.boxes.box(place))
        return World(start.hidden, start.bag, tuple(takes), tuple(boxes))

    def layer(self, turn: Turn, take: int, upper: int) -> int:
        """The upper layer begins here, once somebody has stolen who may have to."""
        return self.boxes.places if turn.owes and THEFTS >> take & 1 else upper

    def _start_counts(self) -> Sequence[int]:
        raise NotImplementedError

    def _step_counts(self, position: int, place: int, moves: Sequence[tuple[int, int]]) -> Sequence[int]:
        """It counts the moves from this place: takes, and the places they lead to in their layer."""
        raise NotImplementedError
