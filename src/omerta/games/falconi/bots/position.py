"""Here stands who stands where and holds what, as far as a seat may know it: plain numbers that a bot can think ahead
with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from omerta.games.falconi.bots.city import City
from omerta.games.falconi.bots.planes import PLACE_BIT, Places, places_in
from omerta.games.falconi.streets.cells import BOTH_EXITS, ELIGIBLE_PLACES, ENTRY, FRONT_EXITS

DON: Final = 0
"""The cars are numbered in the order of their turns. F-1.9"""
START: Final = -1
AWAY: Final = -2
"""Not in play, or out."""


FRONT_PORTS: Final = tuple([tuple([ENTRY[way_out] for way_out in exits]) for exits in FRONT_EXITS])
"""It lists by car the ports by which it comes into the city in principle I. F-1.8"""
BOTH_PORTS: Final = tuple([tuple([ENTRY[way_out] for way_out in exits]) for exits in BOTH_EXITS])
"""These are the same in principle II."""
EXIT_CELLS: Final = tuple([tuple(sorted([port >> 2 for port in ports])) for ports in BOTH_PORTS])
ELIGIBLE: Final = tuple([places_in(places) for places in ELIGIBLE_PLACES])
"""It lists by colour the places in front of the positions where its escape card may lie. F-6.2"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """A place is a number, or START, or AWAY; a card in hand is the number of its kind, escape cards follow."""

    city: City
    cars: tuple[int, ...]
    mover: int
    """The car whose turn it is."""
    police: int
    """These are the police cars at the start of the game."""
    two_exits: bool
    """F-1.8"""
    escapes: Places
    """These are the places in front of the escape cards on the border."""
    colours: tuple[int, ...]
    """It says whose escape cards are not on the border."""
    bombs: int
    boosts: int
    hands: tuple[tuple[int, ...], ...]
    """Reserves are kept by car, in list order; Don's is empty where it is hidden."""
    don_cards: int
    """These are Don's reserve cards, seen or not."""
    secret_unused: bool
    secret: int | None
    """The colour of the unused secret card, if one may know it."""
    actions_left: int = 0
    last_turn: bool = False
    """Night falls after this turn. F-3.5"""
    night_is_dons: bool = False

    def ports(self, car: int) -> tuple[int, ...]:
        """The car comes into the city by these ports."""
        return (BOTH_PORTS if self.two_exits else FRONT_PORTS)[car]

    @property
    def hunters(self) -> list[int]:
        """Gives the police cars in the game."""
        return [car for car in range(1, len(self.cars)) if self.cars[car] != AWAY]

    @property
    def don_places(self) -> Places:
        """Says where Don counts as standing: before his first drive behind his exits, heading inwards."""
        if self.cars[DON] != START:
            return PLACE_BIT[self.cars[DON]]
        return places_in([port ^ 2 for port in self.ports(DON)])
