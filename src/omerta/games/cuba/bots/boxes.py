"""The cigar box as one number: four bits for the diamonds, four for every kind of chip. C-4.2, C-4.4"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from omerta.games.cuba.chain import Box
from omerta.games.cuba.components import CHIP, DIAMONDS, KINDS, NOTHING

FIELD: Final = 15
"""The bits of one count."""
WIDTH: Final = 4
UNITS: Final[tuple[int, ...]] = tuple(1 << WIDTH * (1 + kind) for kind in range(len(KINDS)))
"""One chip of each kind."""
WEIGHTS: Final[tuple[int, ...]] = (NOTHING, *range(1, DIAMONDS + 1), *UNITS)
"""What a take lifts out of the box."""
KIND_MASKS: Final[tuple[int, ...]] = tuple(FIELD * unit for unit in UNITS)
ALL_CHIPS: Final = sum(KIND_MASKS)
COUNTED: Final[tuple[str, ...]] = ("diamonds", *KINDS)
"""What a slot can count, in the order of the bits."""
MASKS: Final[dict[str, int]] = {name: FIELD << WIDTH * i for i, name in enumerate(COUNTED)}
SHIFTS: Final[dict[str, int]] = {name: WIDTH * i for i, name in enumerate(COUNTED)}


def packed(counts: Box) -> int:
    number = 0
    for count in reversed(counts):
        number = number << WIDTH | count
    return number


def diamonds(box: int) -> int:
    return box & FIELD


def count_of(box: int, name: str) -> int:
    """`diamonds`, `chips` or a kind."""
    return chips(box) if name == "chips" else box >> SHIFTS[name] & FIELD


@lru_cache(maxsize=4096)
def chips(box: int) -> int:
    """How many chips lie in it."""
    total = 0
    box >>= WIDTH
    while box:
        total += box & FIELD
        box >>= WIDTH
    return total


def has_chip(box: int, kind: int) -> bool:
    return bool(box >> WIDTH * (1 + kind) & FIELD)


def fits(part: int, whole: int) -> bool:
    """No count of `part` is larger."""
    while part:
        if part & FIELD > whole & FIELD:
            return False
        part >>= WIDTH
        whole >>= WIDTH
    return True


@lru_cache(maxsize=1 << 14)
def legal_takes(box: int, last: bool) -> tuple[int, ...]:
    """It lists what may be taken out of this box. C-4.4 to C-4.6"""
    takes = [*range(1, diamonds(box) + 1), *(CHIP + kind for kind in range(len(KINDS)) if has_chip(box, kind))]
    return (NOTHING, *takes) if last or not takes else tuple(takes)
