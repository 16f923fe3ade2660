"""The program ends with these numbers, besides 0 for done and 1 for a no. docs/cli.md lists them."""

from typing import Final

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
