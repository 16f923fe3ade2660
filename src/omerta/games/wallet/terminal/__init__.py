"""Wallet is drawn on a terminal: the own hand and what the police would say to it, the wallet, everybody's open
cards."""

from omerta.games.wallet.terminal.board import board, debrief
from omerta.games.wallet.terminal.moves import explain, moves, rule_of

__all__ = ["board", "debrief", "explain", "moves", "rule_of"]
