"""Here stands why somebody drives there or lays this card in principle I: keys `why-...` of text/*.ftl and their
arguments."""

from __future__ import annotations

from omerta.contract import Text
from omerta.games.falconi.actions import Blast, Catch, Drive, FalconiAction, Flee, Lay
from omerta.games.falconi.bots.chase import Chase
from omerta.games.falconi.bots.planes import PLACE_BIT
from omerta.games.falconi.bots.position import DON, Position
from omerta.games.falconi.bots.street_choice import after_lay
from omerta.games.falconi.bots.waves import NO_WAY
from omerta.games.falconi.bots.ways_out import beyond_wall, is_blocked, ways_out
from omerta.games.falconi.components import CARS
from omerta.games.falconi.streets.cells import PLACE_INDEX


def drive_reason(position: Position, action: FalconiAction) -> Text:
    match action:
        case Catch():
            return _catch_reason(position)
        case Flee():
            return Text("why-flee")
        case Blast():
            through = position.escapes & PLACE_BIT[beyond_wall(PLACE_INDEX[action.place])]
            return Text("why-blast-escape" if through else "why-blast")
        case Drive():
            return _end_reason(Chase(position, position.city), PLACE_INDEX[action.place])
        case _:
            raise AssertionError(f"{action} is no way to drive")


def _catch_reason(position: Position) -> Text:
    return Text("why-catch-bomb", {"bombs": position.bombs}) if position.bombs else Text("why-catch")


def lay_reason(position: Position, action: Lay) -> Text:
    """Says what the best drive after it is for, or whom the card blocks."""
    chase = after_lay(position, action)
    blocked = [CARS[car] for car in position.hunters if is_blocked(position, chase.city, car)]
    ways = ways_out(position, chase.city, position.mover)
    if position.mover == DON and ways.flights:
        return Text("why-flee-next")
    if position.mover == DON and blocked:
        return Text("why-blocks-police", {"cars": tuple(blocked)})
    if position.mover != DON and ways.vias:
        return _catch_reason(position)
    if position.mover != DON and chase.blocks_don():
        return Text("why-blocks-don")
    if ways.none:
        return Text("why-no-way-out")
    if not ways.ends:
        return Text("why-blast")
    return _end_reason(chase, max(ways.ends, key=lambda place: chase.end(position.mover, place)))


def _end_reason(chase: Chase, place: int) -> Text:
    return _dons_reason(chase, place) if chase.position.mover == DON else _police_reason(chase, place)


def _police_reason(chase: Chase, place: int) -> Text:
    car = chase.position.mover
    cards = chase.cards_to_don(car, place, chase.position.cars[DON])
    if cards == NO_WAY:
        return Text("why-cut-off", {"cells": chase.city.region(chase.cell_ahead(car, place))})
    return Text("why-near-don", {"cards": cards}) if cards else Text("why-behind-don")


def _dons_reason(chase: Chase, place: int) -> Text:
    cells = chase.city.region(chase.cell_ahead(DON, place))
    away = chase.cards_to_escape(place) if chase.position.escapes else NO_WAY
    if away < NO_WAY:
        return Text("why-near-escape", {"cards": away, "cells": cells})
    cards, car = min(
        [(chase.cards_to_don(car, chase.position.cars[car], place), car) for car in chase.position.hunters]
    )
    if cards == NO_WAY:
        return Text("why-room", {"cells": cells})
    return Text("why-room-ahead", {"cells": cells, "car": CARS[car], "cards": cards})
