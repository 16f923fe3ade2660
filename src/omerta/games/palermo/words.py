"""The text keys of the components: every kind, phase, tile field and refused city has a name in both languages."""

from __future__ import annotations

from typing import get_args

from omerta.games.palermo.components import COLOURS, KINDS, SIGNS
from omerta.games.palermo.values import Permission, Phase, Problem, TileField


def words() -> tuple[str, ...]:
    """`kind-h1a`, `phase-build`, `field-NW`, ...: what events, views and refusals name."""
    keys = (
        *(f"kind-{kind}" for kind in KINDS),
        *(f"phase-{phase}" for phase in get_args(Phase)),
        *(f"permission-{permission}" for permission in get_args(Permission)),
        *(f"field-{field}" for field in get_args(TileField)),
        *(f"problem-{problem}" for problem in get_args(Problem)),
        *(f"colour-{colour}" for colour in COLOURS),
        *(f"sign-{sign}" for sign in SIGNS),
    )
    return tuple(key.replace("_", "-") for key in keys)
