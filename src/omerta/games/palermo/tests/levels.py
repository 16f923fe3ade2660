"""Nobody has a side of their own: the form of a new table says how the levels of bots compare."""

from __future__ import annotations

from typing import Final

SEATS: Final = 4
SIDE: Final = None
