"""Villa is drawn on a terminal: the board, the legal actions grouped for reading, what comes to light at the end."""

from omerta.games.villa.terminal.board import board
from omerta.games.villa.terminal.debrief import debrief
from omerta.games.villa.terminal.explain import explain
from omerta.games.villa.terminal.moves import moves, rule_of

__all__ = ["board", "debrief", "explain", "moves", "rule_of"]
