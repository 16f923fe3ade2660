"""The Godfather wins or loses: this is what the form of a new table says of each way to play."""

from __future__ import annotations

from typing import Final

SEATS: Final = 7
SIDE: Final = "godfather"
