"""The text keys of the components: cars, cards, colours, phases, sides and variants have names in both languages."""

from __future__ import annotations

from typing import get_args

from omerta.games.falconi.components import CARS, ESCAPE_COLOURS, SIDES, VARIANTS
from omerta.games.falconi.roles import ROLES
from omerta.games.falconi.streets.cards import CARD_NAMES
from omerta.games.falconi.values import Axis, Departure, Phase


def words() -> tuple[str, ...]:
    """`car-green`, `card-tee`, `side-N`, ...: what events, views and refusals name."""
    keys = (
        *(f"car-{car}" for car in CARS),
        *(f"card-{card}" for card in (*CARD_NAMES, "blasted")),
        *(f"colour-{colour}" for colour in ESCAPE_COLOURS),
        *(f"phase-{phase}" for phase in get_args(Phase)),
        *(f"side-{side}" for side in SIDES),
        *(f"axis-{axis}" for axis in get_args(Axis)),
        *(f"departure-{departure}" for departure in get_args(Departure)),
        *(f"variant-{variant}" for variant in VARIANTS),
        *(f"role-{role}" for role in ROLES),
    )
    return tuple(key.replace("_", "-") for key in keys)
