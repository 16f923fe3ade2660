"""What a suspect has said so far about his turn with the box, ready to be compared with a story. RULES.md C-5.6"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from omerta.games.cuba.bots.boxes import FIELD, MASKS, SHIFTS, WEIGHTS, chips, fits
from omerta.games.cuba.components import CHIP, DIAMONDS, KINDS, TAKE_INDEX

ALL_TAKES: Final = frozenset(range(CHIP + len(KINDS)))
_THEFTS: Final = frozenset(range(1, DIAMONDS + 1))
_CHIPS: Final = frozenset(range(CHIP, CHIP + len(KINDS)))
_TOOK: Final[dict[str, frozenset[int]]] = {
    **{name: frozenset((take,)) for name, take in TAKE_INDEX.items()},
    "diamonds:some": _THEFTS,
    "no_diamonds": ALL_TAKES - _THEFTS,
    "chip:some": _CHIPS,
}
UNKNOWN: Final = -1


class Heard(NamedTuple):
    """Somebody has told these counts of a box: only those under `bits`."""

    box: int
    bits: int


NOTHING_HEARD: Final = Heard(0, 0)


class Testimony(NamedTuple):
    """Counts are told apart by bits: `received & received_bits` is what he says he received."""

    refused: bool = False
    takes: frozenset[int] = ALL_TAKES
    received: int = 0
    received_bits: int = 0
    received_chips: int = UNKNOWN
    passed: int = 0
    passed_bits: int = 0
    passed_chips: int = UNKNOWN

    @property
    def silent(self) -> bool:
        bits = self.received_bits | self.passed_bits
        return not bits and self.received_chips == UNKNOWN == self.passed_chips and len(self.takes) == len(ALL_TAKES)

    def agrees(self, received: int, take: int, passed: int, *, any_take: bool = False) -> bool:
        """Nothing he has said contradicts this story."""
        return (
            (any_take or take in self.takes)
            and not (received ^ self.received) & self.received_bits
            and not (passed ^ self.passed) & self.passed_bits
            and (self.received_chips < 0 or chips(received) == self.received_chips)
            and (self.passed_chips < 0 or chips(passed) == self.passed_chips)
        )

    @property
    def without_diamonds(self) -> Testimony:
        """It is what he would have told of the chips alone."""
        chips_only = ~FIELD
        return self._replace(received_bits=self.received_bits & chips_only, passed_bits=self.passed_bits & chips_only)

    def received_diamonds_are(self, count: int) -> bool:
        """He has at least not said otherwise."""
        return not self.received_bits & FIELD or self.received & FIELD == count

    def passed_diamonds_are(self, count: int) -> bool:
        return not self.passed_bits & FIELD or self.passed & FIELD == count

    @property
    def take(self) -> int:
        """The take he names, or UNKNOWN if it is none in particular."""
        return next(iter(self.takes)) if len(self.takes) == 1 else UNKNOWN

    @property
    def diamonds_received(self) -> int:
        if self.received_bits & FIELD:
            return self.received & FIELD
        stolen = self._diamonds_taken
        return (self.passed & FIELD) + stolen if self.passed_bits & FIELD and stolen >= 0 else UNKNOWN

    @property
    def diamonds_passed(self) -> int:
        """He has said it outright, or it is what he received less what he says he took. C-5.15"""
        if self.passed_bits & FIELD:
            return self.passed & FIELD
        stolen = self._diamonds_taken
        # Whoever says he took more than he received has said nothing that could be compared.
        known = self.received_bits & FIELD and 0 <= stolen <= self.received & FIELD
        return (self.received & FIELD) - stolen if known else UNKNOWN

    @property
    def _diamonds_taken(self) -> int:
        if not self.takes & _THEFTS:
            return 0
        return self.take if self.take in _THEFTS else UNKNOWN

    @property
    def passing(self) -> Heard:
        """What he says he passed on, as far as it follows from what he has told."""
        if self.take == UNKNOWN:
            return Heard(self.passed, self.passed_bits)
        taken = WEIGHTS[self.take] & self.received_bits
        if not fits(taken, self.received):
            return Heard(self.passed, self.passed_bits)
        told = (self.received - taken) & ~self.passed_bits
        return Heard(told | self.passed, self.received_bits | self.passed_bits)


@lru_cache(maxsize=4096)
def compiled(said: tuple[tuple[str, str], ...], refused: bool) -> Testimony:
    """It is made of slots and their latest values."""
    return _compiled(dict(said), refused)


def _compiled(said: Mapping[str, str], refused: bool) -> Testimony:
    counts = {"recv": 0, "pass": 0}
    bits = {"recv": 0, "pass": 0}
    total = {"recv": UNKNOWN, "pass": UNKNOWN}
    for slot, value in said.items():
        side, _, name = slot.partition(".")
        if side not in bits:
            continue
        if name == "chips":
            total[side] = int(value)
        else:
            counts[side] |= int(value) << SHIFTS[name]
            bits[side] |= MASKS[name]
    return Testimony(
        refused=refused,
        takes=_TOOK[said["took"]] if "took" in said else ALL_TAKES,
        received=counts["recv"],
        received_bits=bits["recv"],
        received_chips=total["recv"],
        passed=counts["pass"],
        passed_bits=bits["pass"],
        passed_chips=total["pass"],
    )
