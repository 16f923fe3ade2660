"""Palermo is drawn on a terminal: the city as a map, everybody's crook, and the houses as they would stand."""

from omerta.games.palermo.terminal.board import board, debrief
from omerta.games.palermo.terminal.moves import explain, moves, rule_of

__all__ = ["board", "debrief", "explain", "moves", "rule_of"]
