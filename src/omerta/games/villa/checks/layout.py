"""These are the grounds: nine cards in the park on four in the villa on one in the cellar. RULES.md LV-16, V-2.4."""

from __future__ import annotations

from typing import Final

from omerta.games.villa.box import Contents, Slot
from omerta.games.villa.checks.demand import row
from omerta.kit.box import demand

# A card is two half cards wide and high; each layer is shifted by half a card.
CARD: Final = 2
BELOW: Final = {"park": "villa", "villa": "cellar"}
PLACES: Final = {
    **{f"P{i + 1}": ("park", CARD * (i % 3), CARD * (i // 3)) for i in range(9)},
    **{f"V{i + 1}": ("villa", 1 + CARD * (i % 2), 1 + CARD * (i // 2)) for i in range(4)},
    "G": ("cellar", 2, 2),
}


def check_grounds(box: Contents) -> None:
    """LV-16"""
    slots = box.grounds.slots
    ids = [slot.id for slot in slots]
    demand(ids == list(PLACES), "LV-16", "grounds.slots", f"must be {row(PLACES)}, not {row(ids)}")
    for slot in slots:
        place = (slot.layer, slot.x, slot.y)
        demand(place == PLACES[slot.id], "LV-16", slot.id, f"must lie at {PLACES[slot.id]}, not {place}")
    for slot in slots:
        neighbours = [other.id for other in slots if _touch(slot, other)]
        demand(sorted(slot.neighbours) == neighbours, "LV-16", slot.id, f"neighbours must be {row(neighbours)}")
        covers = [other.id for other in slots if _covers(other, slot)]
        demand(sorted(slot.covered_by) == covers, "LV-16", slot.id, f"covered_by must be {row(covers)}")


def _touch(slot: Slot, other: Slot) -> bool:
    """Do the two cards of one layer touch along an edge?"""
    distance = sorted((abs(slot.x - other.x), abs(slot.y - other.y)))
    return slot.layer == other.layer and distance[0] < CARD and distance[1] == CARD


def _covers(upper: Slot, lower: Slot) -> bool:
    """Does the upper card lie on part of the lower one?"""
    overlap = abs(upper.x - lower.x) < CARD and abs(upper.y - lower.y) < CARD
    return BELOW.get(upper.layer) == lower.layer and overlap
