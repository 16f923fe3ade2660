"""Here stands which stop brings a crook nearest to where it wants to be. RULES.md P-4"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from omerta.games.palermo.actions import MoveTo, PalermoAction
from omerta.games.palermo.bots.situation import Situation
from omerta.games.palermo.bots.streets import level_of, steps_to
from omerta.games.palermo.geometry.board import NODE_INDEX


def moves_of(legal: Sequence[PalermoAction]) -> list[MoveTo]:
    return [action for action in legal if isinstance(action, MoveTo)]


def steps_left(situation: Situation, field: str, goals: Iterable[int]) -> int:
    """Says how many steps it is from the field to the nearest goal, policemen aside."""
    return level_of(steps_to(situation.streets, goals), situation.streets.fields_of(NODE_INDEX[field]))


def nearest_stop(situation: Situation, moves: Sequence[MoveTo], goals: Iterable[int]) -> MoveTo:
    """The first among equals; a stop that would collect something only if there is no other."""
    nodes = frozenset(goals)
    # Two crooks that may stay could wait for each other for ever.  PR-13
    avoided = nodes | {situation.crook(situation.seat)}
    idle = [move for move in moves if NODE_INDEX[move.field] not in avoided and not _collects(situation, move)]
    return min(idle or moves, key=lambda move: steps_left(situation, move.field, nodes))


def _collects(situation: Situation, move: MoveTo) -> bool:
    """P-5.1"""
    return situation.reach[move.field].venue is not None
