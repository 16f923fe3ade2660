"""Environments number every action that can ever be legal, in a fixed order. RULES.md P-10."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from omerta.games.palermo.actions import PalermoAction
from omerta.games.palermo.geometry.board import FIELDS, START
from omerta.games.palermo.options import PalermoOptions
from omerta.games.palermo.rules.groups import (
    CLAIMS,
    LAY_TILES,
    MOVE_TO,
    OPEN_STALLS,
    PLACE_STARTS,
    POLICE_STAY,
    POLICE_TO,
    SET_TARGETS,
)

_BUILDING: Final[tuple[PalermoAction, ...]] = (
    *PLACE_STARTS,
    *(tile for tiles in LAY_TILES for tile in tiles),
    *(stall for stalls in OPEN_STALLS for stall in stalls),
)
_POLICE: Final[tuple[PalermoAction, ...]] = (*(POLICE_TO[field] for field in FIELDS), POLICE_STAY)
_MOVES: Final[tuple[PalermoAction, ...]] = tuple(MOVE_TO[node] for node in (*FIELDS, START))


def catalogue(options: PalermoOptions, _seats: int) -> Sequence[PalermoAction]:
    """Building or claiming, marking, policemen, moves. P-8.2, P-8.4, P-8.5"""
    return (
        *(CLAIMS if options.build_mode == "draft" else _BUILDING),
        *(SET_TARGETS if options.target_marker else ()),
        *(_POLICE if options.police else ()),
        *_MOVES,
    )
