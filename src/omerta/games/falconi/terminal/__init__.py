"""Falconi is drawn on a terminal: the streets as a map, the cars, the legal actions with the cards as they would
lie."""

from omerta.games.falconi.terminal.board import board, debrief
from omerta.games.falconi.terminal.moves import explain, moves, rule_of

__all__ = ["board", "debrief", "explain", "moves", "rule_of"]
