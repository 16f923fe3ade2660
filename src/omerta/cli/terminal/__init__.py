"""One person and the bots sit at a table in the terminal, with a match between them."""

from omerta.cli.terminal.players import LeftTheTable, Players
from omerta.cli.terminal.table import TerminalTable

__all__ = ["LeftTheTable", "Players", "TerminalTable"]
