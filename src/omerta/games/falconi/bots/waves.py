"""Here stands how far it is: waves that run over streets and empty cells, backwards to where a car comes from, or
forwards.

A wave is grown only as far as somebody asks. Its levels are sets of places, the level is the price of the way.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from omerta.games.falconi.bots.city import City
from omerta.games.falconi.bots.planes import (
    COPIES,
    INNER,
    PLACE_BIT,
    Places,
    after_step,
    behind,
    entries_by_both,
    entries_to,
)
from omerta.games.falconi.streets.cards import EMPTY, EXITS

NO_WAY: Final = 60
STEP: Final = 1
EMPTY_CELL: Final = 3
"""Draw, lay, drive."""
TURN: Final = 3
OTHERS: Final = ((1, 2, 3), (0, 2, 3), (0, 1, 3), (0, 1, 2))
"""It lists by the side one comes in by all others, any of which the street may lead to."""


class Wave:
    """`sources[level]` are places that are that far away to begin with."""

    __slots__ = ("_city", "_due", "_found", "_levels", "_seen")

    street_price = STEP
    empty_price = EMPTY_CELL

    def __init__(self, city: City, sources: Sequence[Places]) -> None:
        self._city = city
        self._levels: list[Places] = []
        self._due = list(sources)
        self._seen: Places = 0
        self._found: dict[int, int] = {}

    def price_at(self, place: int, most: int) -> int:
        """Says what the way from this place costs; NO_WAY if it is more than `most`."""
        level = self._found.get(place)
        if level is None:
            level = self._search(PLACE_BIT[place], most)
            if level < 0:
                return NO_WAY
            self._found[place] = level
        return level if level <= most else NO_WAY

    def price_of(self, places: Places, most: int) -> int:
        """Gives the least price of these places."""
        level = self._search(places, most)
        return NO_WAY if level < 0 or level > most else level

    def price_from_ports(self, ports: Sequence[int], most: int) -> int:
        """The same for a car in front of the city that comes in by one of these ports."""
        return min([self._price_from(port, most) for port in ports])

    def _price_from(self, port: int, most: int) -> int:
        cell, side = port >> 2, port & 3
        if self._city.closed & PLACE_BIT[port]:
            return NO_WAY
        code = self._city.grid[cell]
        price, ends = self.street_price, EXITS[code][side]
        if code == EMPTY:
            price, ends = self.empty_price, OTHERS[side]
        return min([NO_WAY, *[price + self.price_at(cell * 4 + end, most - price) for end in ends]])

    def _search(self, places: Places, most: int) -> int:
        levels = self._levels
        if self._seen & places:
            return next(level for level, found in enumerate(levels) if found & places)
        while len(levels) <= most and self._grow():
            if levels[-1] & places:
                return len(levels) - 1
        return -1

    def _grow(self) -> bool:
        """Makes one more level; False: there is none."""
        raise NotImplementedError


class CostWave(Wave):
    """Principle II counts by actions, backwards. No way leads on over the places that are `taken`.

    In a city with one card more a wave follows the one of the city before until it comes to that card.
    """

    __slots__ = ("_changed", "_leader", "_past", "_taken", "_turns")

    def __init__(self, city: City, sources: Sequence[Places], *, turns: bool = True, taken: Places = 0) -> None:
        super().__init__(city, sources)
        self._turns = turns
        self._taken = taken
        self._past: list[tuple[Places, tuple[Places, ...]]] = []
        """It says what was seen, and what was due, when a level had just been found."""
        self._leader: CostWave | None = None
        self._changed: Places = 0

    def follow(self, leader: CostWave, cell: int) -> None:
        """They are the same until they come to this cell."""
        self._leader = leader
        self._changed = self.touched_by(cell)

    def touched_by(self, cell: int) -> Places:
        """From these places a wave goes on otherwise if the cell changes."""
        return COPIES << cell

    def _search(self, places: Places, most: int) -> int:
        leader = self._leader
        if leader is None:
            return super()._search(places, most)
        parting = leader.level_of(self._changed)
        level = leader._search(places, most if parting < 0 else min(most, parting))
        if parting < 0:
            parting = leader.level_of(self._changed)
        if parting < 0 or 0 <= level <= parting or most <= parting:
            return level
        self._part(leader, parting)
        return super()._search(places, most)

    def level_of(self, places: Places) -> int:
        """The first level with one of these places, as far as the wave has come; -1: it has not come there."""
        leader = self._leader
        if leader is not None:
            level, parting = leader.level_of(places), leader.level_of(self._changed)
            if parting < 0 or 0 <= level <= parting:
                return level
            self._part(leader, parting)
        if not self._seen & places:
            return -1
        return next(level for level, found in enumerate(self._levels) if found & places)

    def _part(self, leader: CostWave, level: int) -> None:
        """Takes over what the leader had found up to this level, and goes on alone."""
        leader.walk(level)
        self._leader = None
        self._levels = leader._levels[: level + 1]
        self._past = leader._past[: level + 1]
        self._seen, due = leader._past[level]
        self._due = list(due)
        self._go_on(self._levels[level])

    def walk(self, level: int) -> None:
        """Comes to this level itself, no longer behind another."""
        if self._leader is not None:
            self._part(self._leader, level)
        while len(self._levels) <= level and self._grow():
            pass

    def _grow(self) -> bool:
        due = self._due
        if not due:
            return False
        front = due.pop(0) & ~self._seen
        self._seen |= front
        self._levels.append(front)
        self._past.append((self._seen, tuple(due)))
        if front:
            self._go_on(front)
        return True

    def _go_on(self, front: Places) -> None:
        """Makes one step back from all places of a level, over streets and over empty cells."""
        front &= ~self._taken
        due, city = self._due, self._city
        while len(due) < EMPTY_CELL:
            due.append(0)
        by_street, by_field = entries_by_both(front, city.streets, city.fields)
        if by_street:
            due[STEP - 1] |= behind(by_street, city.doors)
            if self._turns:
                due[TURN - 1] |= by_street & ~city.turning
        if by_field:
            due[EMPTY_CELL - 1] |= behind(by_field, city.doors)


class ForwardWave(CostWave):
    """The same, forwards from where a car stands."""

    __slots__ = ()

    def touched_by(self, cell: int) -> Places:
        return behind(COPIES << cell, INNER)

    def _go_on(self, front: Places) -> None:
        due, city = self._due, self._city
        while len(due) < EMPTY_CELL:
            due.append(0)
        due[STEP - 1] |= after_step(front, city.streets, city.doors)
        due[TURN - 1] |= entries_to(front, city.streets) & ~city.turning
        due[EMPTY_CELL - 1] |= after_step(front, city.fields, city.doors)


class CardWave(Wave):
    """Principle I counts by cards that have yet to be laid, backwards."""

    __slots__ = ()

    street_price = 0
    empty_price = 1

    def _grow(self) -> bool:
        due, city = self._due, self._city
        if not due:
            return False
        front = due.pop(0) & ~self._seen
        level = front
        while front:
            self._seen |= front
            front = behind(entries_to(front, city.streets), city.doors) & ~self._seen
            level |= front
        self._levels.append(level)
        entries = entries_to(level, city.fields)
        if entries:
            due.extend([0] * (1 - len(due)))
            due[0] |= behind(entries, city.doors)
        return True
