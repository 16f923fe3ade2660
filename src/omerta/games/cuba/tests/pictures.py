"""The Godfather's interrogation and the box in a suspect's hand, for the documentation."""

from __future__ import annotations

from typing import Final

from omerta.testing.picture import Picture

SEATS: Final = 7
PICTURES: Final = (
    Picture("interrogation", "lead", time=8, is_picked=True),
    Picture("box", "take", seat=3, is_picked=True),
)
