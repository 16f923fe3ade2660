"""What people at real pages must have seen: an arrest."""

from __future__ import annotations

from typing import Final

from omerta.contract import Event
from omerta.games.villa.events import Arrested
from omerta.games.villa.options import VillaOptions
from omerta.testing.journey import Journey


def is_arrest(event: Event) -> bool:
    """V-8.1"""
    return isinstance(event, Arrested)


SCENES: Final = (Journey(name="an arrest", seats=2, options=VillaOptions(), events=(is_arrest,), most_moves=12),)
