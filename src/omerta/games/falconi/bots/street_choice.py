"""Principle I: where a car drives, and which card it lays. RULES.md F-4, F-5"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from omerta.contract import Chance
from omerta.games.falconi.actions import Blast, Catch, Drive, FalconiAction, Flee, Lay
from omerta.games.falconi.bots.chase import BLOCKS_DON, BLOCKS_POLICE, LOST, OUT, WIN, Chase
from omerta.games.falconi.bots.noise import noise
from omerta.games.falconi.bots.position import DON, Position
from omerta.games.falconi.bots.temper import Temper
from omerta.games.falconi.bots.ways_out import ways_out
from omerta.games.falconi.components import CARD_TYPES
from omerta.games.falconi.streets.cards import CARD_INDEX, CODE_OF
from omerta.games.falconi.streets.cells import CELL_INDEX, PLACE_INDEX

_TYPE_WORTH: Final = {"tee": -0.5, "cross": -0.8, "bridge": -0.2, "uturn": 0.5}
"""Junctions are kept for later, dead ends are got rid of."""
TYPE_WORTH: Final = {kind: _TYPE_WORTH.get(kind, 0.0) for kind in CARD_TYPES}


def best_drive(position: Position, legal: Sequence[FalconiAction], chance: Chance, temper: Temper) -> FalconiAction:
    """ADVANCE and DRIVE."""
    chase = Chase(position, position.city)
    return _first_best(legal, [drive_value(chase, action) + noise(chance, temper.streets) for action in legal])


def best_lay(position: Position, legal: Sequence[FalconiAction], chance: Chance, temper: Temper) -> FalconiAction:
    return _first_best(legal, [_lay_value(position, action, chance, temper) for action in legal])


def _first_best(legal: Sequence[FalconiAction], values: Sequence[float]) -> FalconiAction:
    return legal[values.index(max(values))]


def drive_value(chase: Chase, action: FalconiAction) -> float:
    match action:
        case Drive():
            return chase.end(chase.position.mover, PLACE_INDEX[action.place])
        case Catch():
            return chase.catch()
        case Flee():
            return WIN
        case Blast():
            return chase.blast(PLACE_INDEX[action.place])
        case _:
            raise AssertionError(f"{action} is no way to drive")


def _lay_value(position: Position, action: FalconiAction, chance: Chance, temper: Temper) -> float:
    """A card is worth as much as the best drive that follows."""
    assert isinstance(action, Lay), f"{action} lays no street card"
    chase = after_lay(position, action)
    value = TYPE_WORTH[CARD_TYPES[CARD_INDEX[action.card]]]
    drives = [worth + noise(chance, temper.streets) for worth in _drive_values(chase)]
    value += noise(chance, temper.streets)
    if position.mover == DON:
        return value + max(drives, default=LOST) + BLOCKS_POLICE * (chase.blocked_police() if temper.sees_blocks else 0)
    return value + (BLOCKS_DON if temper.sees_blocks and chase.blocks_don() else max(drives, default=OUT))


def after_lay(position: Position, lay: Lay) -> Chase:
    code = CODE_OF[CARD_INDEX[lay.card]][lay.rotation]
    return Chase(position, position.city.with_card(CELL_INDEX[lay.cell], code))


def _drive_values(chase: Chase) -> list[float]:
    """Says what each choice in the drive would be worth, in list order."""
    ways = ways_out(chase.position, chase.city, chase.position.mover)
    values = [chase.end(chase.position.mover, place) for place in ways.ends]
    values += [chase.catch() for _ in ways.vias]
    values += [WIN for _ in ways.flights]
    return values + [chase.blast(place) for place in ways.blasts]
