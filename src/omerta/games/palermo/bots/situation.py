"""This is a view in numbers: what the players of the house look at before they decide."""

from __future__ import annotations

from functools import cached_property

from omerta.contract import Seat
from omerta.games.palermo.bots.streets import Streets, streets_of
from omerta.games.palermo.geometry.board import BIT, NODE_INDEX, SLOT_INDEX, START, Bits
from omerta.games.palermo.geometry.ways import Ground
from omerta.games.palermo.seen import PalermoView
from omerta.games.palermo.values import Reach


class Situation:
    def __init__(self, view: PalermoView) -> None:
        assert view.you is not None, "a spectator has nothing to decide"
        self.view = view
        self.seat: Seat = view.you

    @cached_property
    def streets(self) -> Streets:
        return streets_of(self.view.city_text)

    @cached_property
    def reach(self) -> dict[str, Reach]:
        """Says what stopping costs and pays, by field."""
        return {each.field: each for each in self.view.reach}

    def venues(self, seat: Seat) -> list[str]:
        """Gives the slots of all venues of the seat, collected or not, in their order. P-9.3"""
        return sorted([slot for slot, owner in self.view.owners.items() if owner == seat], key=SLOT_INDEX.__getitem__)

    def chips(self, seat: Seat) -> list[str]:
        """The slots where the seat still has a chip."""
        return [slot for slot in self.venues(seat) if slot in self.view.chips]

    def entrance(self, slot: str) -> int:
        return NODE_INDEX[self.view.entrances[slot]]

    def goals(self, seat: Seat) -> dict[str, int]:
        """Gives the slots where the seat collects next, with their entrance fields; the marked one if it has one.
        P-8.5"""
        target = self.view.targets[seat]
        slots = self.chips(seat) if target is None else [target]
        return {slot: self.entrance(slot) for slot in slots}

    def crook(self, seat: Seat) -> int:
        return NODE_INDEX[self.view.crooks[seat]]

    def ground(self, seat: Seat) -> Ground:
        """Says where the seat's crook walks, and where it is fined. P-4.4"""
        fined = 0
        for other, field in enumerate(self.view.police):
            if other != seat and field is not None:
                fined |= BIT[NODE_INDEX[field]]
        return Ground(*self.streets, fined, self.view.options.hop_police == "whole_stretch")

    def taken(self, seat: Seat) -> Bits:
        """The fields where other crooks stand; START has room for all. P-4.6"""
        found = 0
        for other in range(len(self.view.crooks)):
            if other != seat:
                found |= BIT[self.crook(other)]
        return found & ~BIT[START]
