"""A turn in the middle of a round, and what comes to light at its end, for the documentation."""

from __future__ import annotations

from typing import Final

from omerta.testing.picture import Picture

SEATS: Final = 4
PICTURES: Final = (
    Picture("play", "turn", time=2),
    Picture("round-end", "turn", is_scene=True),
)
