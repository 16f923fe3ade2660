"""Principle II: looks through the own turn and plays the first action of the best way to use it. RULES.md F-7"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from omerta.contract import Chance
from omerta.games.falconi.bots.moves import FULL_HAND, any_lays, moves
from omerta.games.falconi.bots.noise import noise
from omerta.games.falconi.bots.outcomes import (
    after,
    don_is_blocked,
    is_used_up,
    police_is_blocked,
    winner_after,
    without_blocked,
)
from omerta.games.falconi.bots.position import DON
from omerta.games.falconi.bots.temper import Temper
from omerta.games.falconi.bots.thought import BOOST_STEP, DRAW, DRIVE, FLEE, LAY, LAY_ESCAPE, TURN, Move, Thought, Turn
from omerta.games.falconi.bots.worth import TRAP, Worth

_WIDTH: Final = 4
WHOLE_TURN: Final = 8
"""Levels: three actions, two of them boosts of up to four steps and a stop."""
_WIN: Final = 1_000_000.0
_ACTION: Final = 0.8
"""It says what an action is worth that is still to come."""
_OVERTAKEN: Final = 10.0
"""It says what it costs to end the turn where Don could come past with a boost."""


class Tried(NamedTuple):
    """This is a beginning of the turn and the number of its first action."""

    value: float
    first: int
    thought: Thought
    paid: float = 0.0
    """It says what its actions cost, where that counts for the whole turn."""


class Beam:
    def __init__(self, turn: Turn, root: Thought, chance: Chance, temper: Temper) -> None:
        self._temper = temper
        self._turn = turn
        self._root = root
        self._chance = chance
        self._worth = Worth(turn)
        self._adds_up = turn.is_early and len(root.hunters) > 1
        """As long as several hunt him and night is far, Don thinks twice before he shows an escape card."""
        self._best = -1
        self._value = float("-inf")

    def best(self, firsts: Sequence[Move]) -> int:
        """The number of the action among these that begins the best turn; the first among equals."""
        kept: list[Tried] = []
        for number, move in enumerate(firsts):
            self._try(move, 0, Tried(0.0, number, self._root), kept)
        for level in range(1, self._temper.levels):
            # Stable: the first of the list among equals.
            kept = sorted(kept, key=lambda tried: -tried.value)[:_WIDTH]
            found: list[Tried] = []
            for tried in kept:
                for move in moves(self._turn, tried.thought):
                    self._try(move, level, tried, found)
            kept = found
        for tried in kept:
            # It looked no further.
            self._consider(tried.value, tried.first)
        assert self._best >= 0, "no action leads anywhere"
        return self._best

    def _try(self, move: Move, level: int, tried: Tried, kept: list[Tried]) -> None:
        """What ends the game, the turn or the thought is a candidate; what does not may be kept."""
        if move.kind == DRAW:
            self._consider(self._drawn(tried.thought) + tried.paid, tried.first)
        elif move.kind == FLEE or (move.kind == DRIVE and self._is_catch(move)):
            self._consider(_WIN - level, tried.first)
        else:
            self._look(move, tried, kept)

    def _is_catch(self, move: Move) -> bool:
        return not self._turn.is_dons and move.where == self._turn.others[DON]

    def _consider(self, value: float, first: int) -> None:
        if value > self._value:
            self._value, self._best = value, first

    def _drawn(self, thought: Thought) -> float:
        gain = 1.6 if self._turn.is_dons and thought.colours else 0.9
        value = self._noisy(thought) + _ACTION * (thought.actions_left - 1)
        if thought.actions_left == 1:
            value += self._standing(thought)
        if len(thought.hand) < FULL_HAND:
            return value + gain
        return value + 0.7 * gain - 0.4 - (TRAP if self._must_trap_itself(thought) else 0.0)

    def _must_trap_itself(self, thought: Thought) -> bool:
        """After a third card one must be laid. Would each of those in hand leave the own car no way on? F-7.2a"""
        drawn = thought._replace(actions_left=thought.actions_left - 1)
        return all(self._worth.is_trapped(after(self._turn, drawn, lay)) for lay in any_lays(self._turn, drawn))

    def _look(self, move: Move, tried: Tried, kept: list[Tried]) -> None:
        """The bot looks at what comes of the move."""
        thought = after(self._turn, tried.thought, move)
        if move.kind == BOOST_STEP and not thought.hunters:
            # The last police car is overtaken.  F-3.9
            self._consider(_WIN, tried.first)
            return
        paid = tried.paid + _toll(move)
        toll = self._trap(move, thought) + paid
        if is_used_up(self._turn, thought):
            self._consider(self._ended(thought, toll), tried.first)
        else:
            value = self._noisy(thought) + toll + _ACTION * thought.actions_left
            kept.append(Tried(value, tried.first, thought, paid if self._adds_up else 0.0))

    def _ended(self, thought: Thought, toll: float) -> float:
        """Says what a whole turn is worth. F-3.7"""
        ground = self._worth.ground(thought.city)
        winner = winner_after(self._turn, thought, ground)
        if winner is None:
            return self._noisy(without_blocked(self._turn, thought, ground)) + toll + self._standing(thought)
        return _WIN if (winner == "don") == self._turn.is_dons else -_WIN

    def _standing(self, thought: Thought) -> float:
        """Says what becomes of the own car where the turn ends."""
        return -_OVERTAKEN if self._worth.can_be_overtaken(thought) else 0.0

    def _noisy(self, thought: Thought) -> float:
        return self._worth.of(thought) + noise(self._chance, self._temper.actions)

    def _trap(self, move: Move, thought: Thought) -> float:
        """A police card that leaves Don no way on, or else a colleague. F-3.6"""
        if move.kind != LAY or self._turn.is_dons:
            return 0.0
        turn, ground = self._turn, self._worth.ground(thought.city)
        if self._temper.sees_blocks and don_is_blocked(turn, thought, ground):
            # He is out before anybody else is.  F-3.7
            return TRAP
        colleagues = [car for car in thought.hunters if car != turn.mover]
        return -TRAP if any(police_is_blocked(turn, thought, ground, car) for car in colleagues) else 0.0


def _toll(move: Move) -> float:
    """Says what an action costs in itself, against the others of its level."""
    return -0.7 if move.kind == TURN else -5.0 if move.kind == LAY_ESCAPE else 0.0
