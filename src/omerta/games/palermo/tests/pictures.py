"""The city half built with a house in hand, a walk that pays, and the tour of the house, for the documentation."""

from __future__ import annotations

from typing import Final

from omerta.testing.picture import Picture

SEATS: Final = 4
LEVEL: Final = "standard"
PICTURES: Final = (
    Picture("building", "build", time=6, is_picked=True),
    Picture("race", "move", time=9, picked=("[data-rail-content] [role=group] button:last-child",)),
    Picture("tour", "move", time=7, is_advised=True),
)
