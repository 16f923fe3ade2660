"""These are the levels of difficulty, as a lobby offers them. RULES.md V-3.2, V-12.1"""

from __future__ import annotations

import msgspec

from omerta.games.villa.box import Contents
from omerta.games.villa.options import VillaOptions
from omerta.kit.box import Box


def presets(box: Box[Contents]) -> dict[str, VillaOptions]:
    """Presets are named by the id of the level; a level without a handicap leaves it as it is."""
    return {
        level.id: msgspec.convert(
            {"roster": level.roster, **({} if level.handicap is None else {"handicap": level.handicap})}, VillaOptions
        )
        for level in box.contents.difficulty.levels
    }
