"""A table in the terminal: one person, the bots, and a match between them."""

from omerta.cli.terminal.players import LeftTheTable, Players
from omerta.cli.terminal.table import TerminalTable

__all__ = ["LeftTheTable", "Players", "TerminalTable"]
