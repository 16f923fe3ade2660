"""Here stands where an escape card that was drawn is laid: near for Don, far from him for the police. RULES.md F-6.1,
F-7.3"""

from __future__ import annotations

from collections.abc import Sequence

from omerta.contract import Chance
from omerta.games.falconi.actions import FalconiAction, PlaceEscape
from omerta.games.falconi.bots.noise import noise
from omerta.games.falconi.bots.planes import PLACE_BIT
from omerta.games.falconi.bots.position import DON, START, Position
from omerta.games.falconi.bots.temper import Temper
from omerta.games.falconi.bots.waves import NO_WAY, CardWave, CostWave
from omerta.games.falconi.streets.cells import BORDER_INDEX


def best_border(position: Position, legal: Sequence[FalconiAction], chance: Chance, temper: Temper) -> FalconiAction:
    distances = [distance_to(position, action) for action in legal]
    if position.mover == DON:
        distances = [-distance for distance in distances]
    values = [distance + noise(chance, temper.borders) for distance in distances]
    return legal[values.index(max(values))]


def distance_to(position: Position, action: FalconiAction) -> int:
    """Says what it costs Don to flee there, by cards in principle I, by actions in principle II."""
    assert isinstance(action, PlaceEscape), f"{action} lays no escape card"
    sources = [0, PLACE_BIT[BORDER_INDEX[action.border]]]
    city, don = position.city, position.cars[DON]
    wave = CostWave(city, sources, turns=False) if position.two_exits else CardWave(city, sources)
    return wave.price_from_ports(position.ports(DON), NO_WAY) if don == START else wave.price_at(don, NO_WAY)
