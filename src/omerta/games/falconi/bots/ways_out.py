"""Here stands where a car can go in principle I: to street ends, onto Don, out of the city, through a wall. RULES.md
F-4.5"""

from __future__ import annotations

from typing import NamedTuple

from omerta.games.falconi.bots.city import City
from omerta.games.falconi.bots.planes import COPIES, EXIT_PLANES, PLACE_BIT, Places, after_step, behind, numbers
from omerta.games.falconi.bots.position import DON, START, Position
from omerta.games.falconi.streets.cards import EMPTY, EXITS
from omerta.games.falconi.streets.cells import ENTRY, NOWHERE


class WaysOut(NamedTuple):
    """They come in the order in which they are listed. F-11.2"""

    ends: list[int]
    vias: list[int]
    flights: list[int]
    blasts: list[int]

    @property
    def none(self) -> bool:
        return not (self.ends or self.vias or self.flights or self.blasts)


def ways_out(position: Position, city: City, car: int) -> WaysOut:
    """Finds the ways in this city, which may be a card ahead of the position."""
    don = position.cars[DON]
    barred = PLACE_BIT[don] if car != DON and don != START else 0
    places = _reach(position, city, car, barred)
    ends = numbers(places & behind(city.empty * COPIES, city.doors))
    if position.cars[car] == START and _start_is_open(position, city, car):
        ends.insert(0, START)
    if car != DON:
        return WaysOut(ends, _vias(position, city, car, places) if barred else [], [], [])
    blasts = _blasts(position, city, places) if position.bombs else []
    return WaysOut(ends, [], numbers(places & position.escapes), blasts)


def is_blocked(position: Position, city: City, car: int) -> bool:
    """F-3.6, principle I"""
    return ways_out(position, city, car).none


def _reach(position: Position, city: City, car: int, barred: Places) -> Places:
    """Every place that it gets to; onto Don is a catch, not a drive. F-2.8"""
    if position.cars[car] == START:
        port = position.ports(car)[0]
        ways = EXIT_PLANES[city.grid[port >> 2]][port & 3] << (port >> 2)
        found = 0 if city.closed & PLACE_BIT[port] else ways & ~barred
    else:
        found = PLACE_BIT[position.cars[car]]
    front = found
    while front:
        front = after_step(front, city.streets, city.doors) & ~(found | barred)
        found |= front
    return found


def _start_is_open(position: Position, city: City, car: int) -> bool:
    """F-2.4"""
    port = position.ports(car)[0]
    return bool(city.empty >> (port >> 2) & 1) and not city.closed & PLACE_BIT[port]


def _vias(position: Position, city: City, car: int, places: Places) -> list[int]:
    """The sides by which it comes onto Don's card and upon him from behind. F-4.6"""
    don = position.cars[DON]
    # Ways lead back as they lead on: by these sides one comes to where Don stands.
    sides = EXITS[city.grid[don >> 2]][don & 3]
    return [side for side in sides if _comes_by(position, city, car, places, don & ~3 | side)]


def _comes_by(position: Position, city: City, car: int, places: Places, port: int) -> bool:
    if city.closed & PLACE_BIT[port]:
        return False
    if ENTRY[port] == NOWHERE:
        return position.cars[car] == START and position.ports(car)[0] == port
    return bool(places & PLACE_BIT[ENTRY[port]])


def _blasts(position: Position, city: City, places: Places) -> list[int]:
    """F-4.10"""
    return [place for place in numbers(places) if is_wall(city, place) and _street_behind(position, city, place)]


def is_wall(city: City, place: int) -> bool:
    """F-2.3"""
    port = ENTRY[place]
    if port == NOWHERE or city.closed & PLACE_BIT[port]:
        return False
    code = city.grid[port >> 2]
    return code != EMPTY and not EXITS[code][port & 3]


def _street_behind(position: Position, city: City, place: int) -> bool:
    beyond = beyond_wall(place)
    if position.escapes & PLACE_BIT[beyond]:
        return True
    port = ENTRY[beyond]
    return port != NOWHERE and bool(EXITS[city.grid[port >> 2]][port & 3]) and not city.closed & PLACE_BIT[port]


def beyond_wall(place: int) -> int:
    """Says where a car stands that has driven straight through the card ahead."""
    return ENTRY[place] & ~3 | place & 3
