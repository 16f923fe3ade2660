"""These are three phases of a raid, for the documentation."""

from __future__ import annotations

from typing import Final

from omerta.testing.picture import Picture

SEATS: Final = 3
PICTURES: Final = (
    Picture("plan", "plan", is_picked=True),
    Picture("play", "turn", time=4),
    Picture("bonus", "bonus"),
)
