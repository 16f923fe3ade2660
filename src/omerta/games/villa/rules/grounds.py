"""Here stands who can be attacked: whoever nothing lies on, with two sides free. RULES.md V-5."""

from __future__ import annotations

from typing import Final

from omerta.games.villa.components import CELLAR, COVERED_BY, GUARD_SLOTS, NEIGHBOURS, SETUP

SIDES: Final = 4
ALL_PRESENT: Final = (1 << GUARD_SLOTS) - 1

# The free targets of each occupancy of the grounds that has come up; there are 463 in all games.
_targets: dict[int, tuple[int, ...]] = {}


def free_sides(slot: int, present: int) -> int:
    """Gives sides without a card of the same layer; cards of other layers block none. V-5.1, VR-7"""
    return SIDES - (NEIGHBOURS[slot] & present).bit_count()


def is_free(slot: int, present: int) -> bool:
    """Nothing lies on the guard, and two of his sides are free, whichever. V-5.2"""
    return not is_covered(slot, present) and free_sides(slot, present) >= SETUP.min_free_sides


def is_covered(slot: int, present: int) -> bool:
    """A guard of the layer above lies on the card. V-2.4, V-5.2"""
    return bool(COVERED_BY[slot] & present)


def is_godfather_free(present: int) -> bool:
    """All guards are arrested. V-5.3"""
    return not present


def targets(present: int) -> tuple[int, ...]:
    """The slots that may be attacked, in the order of the file. V-5.2, V-5.3"""
    found = _targets.get(present)
    if found is None:
        found = _targets[present] = _targets_of(present)
    return found


def _targets_of(present: int) -> tuple[int, ...]:
    if is_godfather_free(present):
        return (CELLAR,)
    return tuple(slot for slot in range(GUARD_SLOTS) if present >> slot & 1 and is_free(slot, present))
