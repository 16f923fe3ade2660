"""Principle I: what an end is worth to a car, and what a card is worth that leads there. RULES.md F-4"""

from __future__ import annotations

from typing import Final

from omerta.games.falconi.bots.city import City
from omerta.games.falconi.bots.planes import PLACE_BIT
from omerta.games.falconi.bots.position import AWAY, DON, START, Position
from omerta.games.falconi.bots.waves import NO_WAY, CardWave
from omerta.games.falconi.bots.ways_out import beyond_wall, is_blocked
from omerta.games.falconi.streets.cells import BESIDE

WIN: Final = 1_000_000.0
LOST: Final = -1_000_000.0
OUT: Final = -100_000.0
BLOCKS_DON: Final = 50_000.0
CATCH_WITH_BOMB: Final = 300.0
"""Don will answer it, but then he has one bomb less."""
BLAST: Final = -40.0
BLOCKS_POLICE: Final = 25.0


class Chase:
    """The values of one city: the one that lies there, or the one with the card that is being thought of."""

    def __init__(self, position: Position, city: City) -> None:
        self.position = position
        self.city = city
        self._to_don: dict[int, CardWave] = {}
        self._to_escape = CardWave(city, [0, position.escapes])

    # --- Distances -----------------------------------------------------------------------------------------------

    def cards_to_don(self, car: int, place: int, don: int) -> int:
        """Says how many cards are missing between the car and Don's place."""
        wave = self._to_don.get(don)
        if wave is None:
            sources = self.position.don_places if don == START else PLACE_BIT[don]
            wave = self._to_don[don] = CardWave(self.city, [sources])
        return self._price(wave, car, place)

    def cards_to_escape(self, place: int) -> int:
        """Counts the cards from Don's place to the nearest escape card, which itself counts as one."""
        return self._price(self._to_escape, DON, place)

    def _price(self, wave: CardWave, car: int, place: int) -> int:
        if place == START:
            return wave.price_from_ports(self.position.ports(car), NO_WAY)
        return wave.price_at(place, NO_WAY)

    def cell_ahead(self, car: int, place: int) -> int:
        return self.position.ports(car)[0] >> 2 if place == START else BESIDE[place]

    # --- Values --------------------------------------------------------------------------------------------------

    def end(self, car: int, place: int) -> float:
        """Says what it is worth to stand at this street end."""
        return self._dons_end(place) if car == DON else self._police_end(car, place)

    def _dons_end(self, place: int) -> float:
        ahead = self.cell_ahead(DON, place)
        value = 0.5 * min(self.city.region(ahead), 20) + 2 * self.city.free(ahead)
        if self.position.escapes:
            value -= 4 * min(8, self.cards_to_escape(place))
        for car in self.position.hunters:
            value += self._danger(car, place, ahead)
        return value

    def _danger(self, car: int, place: int, ahead: int) -> float:
        at = self.position.cars[car]
        cards = self.cards_to_don(car, at, place)
        value = 2 * min(cards, 5) / self.position.police
        if cards == 0:
            value -= 15 if self.position.bombs else 50
        elif cards == 1:
            value -= 10 if self.position.bombs else 25
        if at != START and BESIDE[at] == ahead:
            value -= 20
        return value

    def _police_end(self, car: int, place: int) -> float:
        don = self.position.cars[DON]
        ahead, before_don = self.cell_ahead(car, place), self.cell_ahead(DON, don)
        value = -3 * min(self.cards_to_don(car, place, don), 9) + 0.15 * min(self.city.region(ahead), 20)
        value += self.city.free(ahead)
        value -= 0.25 * min(20, self.city.region(before_don))
        if self.position.escapes:
            value += 2 * min(8, self.cards_to_escape(don))
        return value - 1 if ahead == before_don else value

    def catch(self) -> float:
        return CATCH_WITH_BOMB if self.position.bombs else WIN

    def blast(self, place: int) -> float:
        """F-4.10"""
        return WIN if self.position.escapes & PLACE_BIT[beyond_wall(place)] else BLAST

    def blocked_police(self) -> int:
        """Police cars on the grid that the new card has put out. F-3.6"""
        cars = self.position.cars
        return sum([cars[car] not in (START, AWAY) and is_blocked(self.position, self.city, car) for car in (1, 2, 3)])

    def blocks_don(self) -> bool:
        """F-3.2"""
        return is_blocked(self.position, self.city, DON)
