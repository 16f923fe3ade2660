"""Here stands what a seat will do next if it plays well: where it goes, in which order, and what it may end with."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from omerta.contract import Seat
from omerta.games.palermo.bots.situation import Situation
from omerta.games.palermo.bots.streets import FARTHEST, distances, level_of, steps_from
from omerta.games.palermo.bots.tour import leg_value, tours_of
from omerta.games.palermo.geometry.board import BIT, START
from omerta.games.palermo.geometry.ways import reached

_LOYALTY: Final = 2
"""It says what it is worth to go on to where one was going."""


class Plan:
    def __init__(self, situation: Situation, seat: Seat) -> None:
        self._situation = situation
        self.seat = seat
        self._slots = situation.venues(seat)
        self._goals = situation.goals(seat)
        self._price = situation.view.interest
        self._allowance = situation.view.allowances[seat]
        self._rest = sum([1 << self._slots.index(slot) for slot in situation.chips(seat)])
        places = tuple([situation.entrance(slot) for slot in self._slots])
        self._tours = tours_of(distances(situation.streets, places), self._price)

    @cached_property
    def target(self) -> str | None:
        """Gives the slot of the next venue; None: it is time to go home. P-7.1"""
        if not self._goals:
            return None
        worth = {slot: self._worth(slot) + _LOYALTY * (slot == self._underway) for slot in self._goals}
        return max(worth, key=worth.__getitem__)

    @property
    def goal(self) -> int:
        """The node to go to."""
        return START if self.target is None else self._goals[self.target]

    @property
    def result(self) -> int:
        """The money that it may end with, less the price of the turns until then."""
        money = self._situation.view.money[self.seat]
        if self.target is None:
            return money + leg_value(self._allowance, self._cost(START), self._price)
        return money + self._worth(self.target)

    def rest_after(self, slot: str) -> tuple[str, ...]:
        """The slots that come after this one."""
        number = self._slots.index(slot)
        return tuple([self._slots[each] for each in self._tours.order(self._rest & ~(1 << number), number)])

    def waits(self, cost: int) -> bool:
        """Is it better to stop next to a goal at this cost and to take more for it a turn later?"""
        return self._allowance - 1 - 2 * self._price > self._allowance - cost - self._price

    def _worth(self, slot: str) -> int:
        cost = self._cost(self._goals[slot])
        if self._situation.taken(self.seat) & BIT[self._goals[slot]]:
            # Another crook stands there: not in this turn.  P-4.6
            cost = max(cost, self._allowance + 1)
        return leg_value(self._allowance, cost, self._price) + self._later(slot)

    def _later(self, slot: str) -> int:
        number = self._slots.index(slot)
        return self._tours.value(self._rest & ~(1 << number), number)

    def _cost(self, node: int) -> int:
        """Steps are counted with the policemen as they stand. P-4.4"""
        return level_of(self._reached, self._situation.streets.fields_of(node))

    @cached_property
    def _reached(self) -> tuple[int, ...]:
        return reached(self._situation.ground(self.seat), self._situation.crook(self.seat), FARTHEST)

    @cached_property
    def _underway(self) -> str | None:
        """Says where the crook was going when it left its last stop, for all one can tell; None if it is still
        there."""
        tour = self._situation.view.tours[self.seat]
        stop = self._situation.entrance(tour[-1].slot) if tour else START
        if stop == self._situation.crook(self.seat):
            return None
        levels = steps_from(self._situation.streets, stop)
        worth = {
            slot: leg_value(self._allowance, level_of(levels, BIT[node]), self._price) + self._later(slot)
            for slot, node in self._goals.items()
        }
        return max(worth, key=worth.__getitem__)
