"""Ways to play that a lobby offers by name: the five pizzas in the order of their heat. RULES.md F-13.2."""

from __future__ import annotations

from typing import Final

from omerta.games.falconi.options import FalconiOptions

PRESETS: Final = {
    "margherita": FalconiOptions(variant="margherita"),
    "funghi": FalconiOptions(variant="funghi"),
    "prosciutto": FalconiOptions(variant="prosciutto"),
    "salami": FalconiOptions(variant="salami"),
    "diavola": FalconiOptions(variant="diavola"),
}
