"""Cuba on a terminal: what is in the own pocket, the way of the box, and everything that was said."""

from omerta.games.cuba.terminal.board import board, debrief
from omerta.games.cuba.terminal.moves import explain, moves, rule_of

__all__ = ["board", "debrief", "explain", "moves", "rule_of"]
