"""The team wins or loses: this is what the form of a new table says of each level."""

from __future__ import annotations

from typing import Final

SEATS: Final = 3
SIDE: Final = "everybody"
