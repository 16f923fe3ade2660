"""The Don gets away or does not: this is what the form of a new table says of each pizza."""

from __future__ import annotations

from typing import Final

SEATS: Final = 4
SIDE: Final = "don"
