"""Here stands who drove Don's car, and who hunted it. RULES.md F-1.8"""

from __future__ import annotations

from typing import Final

from omerta.games.falconi.components import CARS
from omerta.games.falconi.seen import FalconiView

ROLES: Final = ("don", "police")


def roles(last: FalconiView) -> tuple[str, ...]:
    """Roles are listed by seat; somebody who drives several police cars is police once. F-10.3"""
    (don,) = (car.seat for car in last.cars if car.car == CARS[0])
    return tuple(ROLES[seat != don] for seat in range(last.seats))
