"""Here stands what can be measured in one city in principle II; whatever has been measured is kept. RULES.md F-7"""

from __future__ import annotations

from omerta.games.falconi.bots.city import City, Network
from omerta.games.falconi.bots.planes import (
    COPIES,
    EXIT_PLANES,
    IN_PLANE,
    INNER,
    PLACE_BIT,
    Cells,
    Places,
    after_step,
    around,
    behind,
    cells_of,
    places_in,
)
from omerta.games.falconi.bots.position import BOTH_PORTS, EXIT_CELLS, START
from omerta.games.falconi.bots.waves import EMPTY_CELL, STEP, CostWave, ForwardWave
from omerta.games.falconi.streets.cards import EMPTY, EXITS, TURNS
from omerta.games.falconi.streets.cells import BESIDE, NOWHERE


class Ground:
    """`before` is the ground of the city without its newest card: what that card does not touch is the same there."""

    def __init__(self, city: City, before: Ground | None = None) -> None:
        self.city = city
        self._before = before
        self._to: dict[tuple[Places, Places, Places, Places], CostWave] = {}
        self._from: dict[tuple[int, int], ForwardWave] = {}
        self._zones: dict[tuple[int, int, bool], Cells] = {}
        self._turns: dict[tuple[int, int, bool, bool], Places] = {}
        self._networks: dict[tuple[int, int], Network] = {}
        self._facing = behind(COPIES << city.new_cell, INNER) if before is not None else 0
        """These are the places that face the new card."""

    def ways_to(self, now: Places, after_one: Places = 0, after_two: Places = 0, taken: Places = 0) -> CostWave:
        """Gives the prices of the ways to these places, to others and one action more, to others and two more."""
        key = now, after_one, after_two, taken
        wave = self._to.get(key)
        if wave is None:
            wave = self._to[key] = CostWave(self.city, key[:3], taken=taken)
            if self._before is not None:
                wave.follow(self._before.ways_to(*key), self.city.new_cell)
        return wave

    def ways_from(self, car: int, place: int) -> ForwardWave:
        """The prices of the ways from where this car stands."""
        key = car if place == START else -1, place
        wave = self._from.get(key)
        if wave is None:
            wave = self._from[key] = ForwardWave(self.city, self._sources(car, place))
            if self._before is not None and not self._begins_new(car, place):
                wave.follow(self._before.ways_from(car, place), self.city.new_cell)
        return wave

    def _sources(self, car: int, place: int) -> list[Places]:
        if place != START:
            return [PLACE_BIT[place]]
        on_cards, paved = self._behind_exits(car)
        sources = [0] * (EMPTY_CELL + 1)
        sources[STEP] = on_cards
        sources[EMPTY_CELL] = paved
        return sources

    def _begins_new(self, car: int, place: int) -> bool:
        """Does the car stand on the new card, or come in onto it?"""
        return self.city.new_cell in EXIT_CELLS[car] if place == START else self.city.new_cell == place >> 2

    def price(self, wave: CostWave, car: int, place: int, most: int) -> int:
        if place == START:
            return wave.price_from_ports(BOTH_PORTS[car], most)
        return wave.price_at(place, most)

    def within_a_turn(self, car: int, place: int, has_card: bool, turns: bool) -> Places:
        """The places where the car can be for at most three actions, an empty cell at two if it holds a card."""
        key = car if place == START else -1, place, has_card, turns
        found = self._turns.get(key)
        if found is None:
            found = self._turns[key] = self._within_a_turn(car, place, has_card, turns)
        return found

    def _within_a_turn(self, car: int, place: int, has_card: bool, turns: bool) -> Places:
        if self._before is not None and not self._begins_new(car, place):
            found = self._before.within_a_turn(car, place, has_card, turns)
            if not found & self._facing:
                return found
        city = self.city
        streets, fields, doors = city.streets, city.fields, city.doors
        if place == START:
            now, turned = 0, 0
            one, paved = self._behind_exits(car)
        else:
            now = PLACE_BIT[place]
            one = after_step(now, streets, doors)
            paved = after_step(now, fields, doors)
            turned = self._turned(place) if turns else 0
        two = after_step(one, streets, doors)
        if not has_card:
            return now | one | two | after_step(two, streets, doors) | paved | turned
        two |= paved
        return now | one | two | after_step(two, streets, doors) | after_step(one, fields, doors) | turned

    def _behind_exits(self, car: int) -> tuple[Places, Places]:
        """Says where a car comes from its start: on cards that lie there, and on cards that it would lay."""
        on_cards = paved = 0
        for port in BOTH_PORTS[car]:
            cell, side = port >> 2, port & 3
            code = self.city.grid[cell]
            on_cards |= EXIT_PLANES[code][side] << cell
            if code == EMPTY:
                paved |= (COPIES & ~IN_PLANE[side]) << cell
        return on_cards, paved

    def _turned(self, place: int) -> Places:
        return places_in(turned_ends(self.city, place))

    def zone(self, car: int, place: int, has_card: bool) -> Cells:
        """The empty cells beside any card on which it can be after two drives, after one if it must draw first."""
        key = car if place == START else -1, place, has_card
        found = self._zones.get(key)
        if found is None:
            found = self._zones[key] = self._zone(car, place, has_card)
        return found

    def _zone(self, car: int, place: int, has_card: bool) -> Cells:
        city, before = self.city, self._before
        if before is not None and not self._begins_new(car, place):
            far_away = not before.within_a_turn(car, place, has_card, False) & self._facing
            if far_away:
                return before.zone(car, place, has_card) & city.empty
        exits = 0
        if place == START:
            front, _ = self._behind_exits(car)
            for port in BOTH_PORTS[car]:
                exits |= 1 << (port >> 2)
            drives = 1 if has_card else 0
        else:
            front = PLACE_BIT[place]
            drives = 2 if has_card else 1
        found = front
        for _ in range(drives):
            front = after_step(front, city.streets, city.doors)
            found |= front
        return (around(cells_of(found)) | exits) & city.empty

    def network(self, car: int, place: int) -> Network:
        """Says what the car can reach with three-point turns, and the empty cells at its open ends. F-2.8"""
        key = car if place == START else -1, place
        found = self._networks.get(key)
        if found is None:
            found = self._networks[key] = self._network(car, place)
        return found

    def _network(self, car: int, place: int) -> Network:
        city = self.city
        if place == START:
            found = city.network_of(self._behind_exits(car)[0])
            exits = sum([1 << (port >> 2) for port in BOTH_PORTS[car]])
            return Network(found.places, found.open_cells | exits & city.empty)
        here = PLACE_BIT[place]
        if EXITS[city.grid[place >> 2]][place & 3]:
            return city.network_of(here)
        # The card under the car was blasted: it drives off as it stood, or turns into the street that is left.  F-4.11
        found = city.network_of(self._turned(place) | after_step(here, city.streets, city.doors))
        ahead = 0 if BESIDE[place] == NOWHERE else 1 << BESIDE[place] & city.empty
        return Network(found.places | here, found.open_cells | ahead)


def turned_ends(city: City, place: int) -> list[int]:
    """Says where a three-point turn can end. F-7.6, F-4.11"""
    return [place & ~3 | side for side in TURNS[city.grid[place >> 2]][place & 3]]
