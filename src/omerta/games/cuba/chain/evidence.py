"""What somebody knows of the box's way round the table. RULES.md C-15.2."""

from __future__ import annotations

from typing import Final, NamedTuple

from omerta.games.cuba.chain.boxes import Box, Boxes, boxes_of
from omerta.games.cuba.components import CHIP, DIAMONDS, KINDS, MOST_HIDDEN, TAKES

ANY_TAKE: Final = (1 << len(TAKES)) - 1
THEFTS: Final = (1 << CHIP) - 2
"""The takes of diamonds, as a bitmask over TAKES."""
EMPTY_BAG: Final = len(KINDS)
"""It stands for a bag into which nothing was put."""


class Turn(NamedTuple):
    """What is known of one position's turn with the box."""

    takes: int
    """The takes it may have made, as a bitmask over TAKES."""
    stays: bool
    """A rule-breaker: the box goes on as it came. C-9.4"""
    may_take_nothing: bool
    """The last player may, whatever is in the box. C-4.6"""
    owes: bool
    """A theft here is one that somebody must have made."""


class Start(NamedTuple):
    """How the box's way may have begun: out of which box P1 takes. C-3.1, C-4.3"""

    hidden: int
    bag: int
    place: int


class Evidence:
    """Nothing is known but the number of players, the mix and how far the box has come; then fill in more.

    `boxes` are boxes as received, before P1 uses the bag; the one after the last position that has taken is the box as
    it lies now (the returned box, once it is back).
    """

    __slots__ = ("bag", "boxes", "breakers", "hidden", "mix", "owing", "seats", "taken", "takes")

    def __init__(self, mix: tuple[int, ...], seats: int, taken: int | None = None) -> None:
        self.mix = mix
        self.seats = seats
        self.taken = seats - 1 if taken is None else taken
        """P1 to this position have taken."""
        self.hidden: int | None = None
        self.bag: int | None = None
        """It is a kind, or EMPTY_BAG."""
        self.takes: list[int] = [ANY_TAKE] * seats
        """They stand by position, as bitmasks over TAKES."""
        self.boxes: list[Box | None] = [None] * (seats + 1)
        self.breakers = 0
        """Positions that took nothing because they broke the rules, as a bitmask. C-9.4"""
        self.owing = 0
        """Positions among which somebody holds diamonds, as a bitmask; 0 if nothing is known of the kind. C-6.8"""

    def copy(self) -> Evidence:
        other = Evidence(self.mix, self.seats, self.taken)
        other.hidden = self.hidden
        other.bag = self.bag
        other.takes = self.takes[:]
        other.boxes = self.boxes[:]
        other.breakers = self.breakers
        other.owing = self.owing
        return other

    def took(self, position: int, take: int) -> None:
        self.takes[position] = 1 << take

    @property
    def contents(self) -> Boxes:
        return boxes_of(self.mix)

    @property
    def layers(self) -> int:
        """Two, if it must be kept in mind whether somebody who may have to has stolen."""
        return 2 if self.owing else 1

    def turn(self, position: int) -> Turn:
        return Turn(
            self.takes[position],
            stays=bool(self.breakers >> position & 1),
            may_take_nothing=position == self.seats - 1,
            owes=bool(self.owing >> position & 1),
        )

    def turns(self) -> list[Turn]:
        """They are those of P1 and everybody up to the last who has taken."""
        return [self.turn(position) for position in range(1, self.taken + 1)]

    def starts(self) -> list[Start]:
        """The Godfather hides, and P1 uses the bag. C-3.1, C-4.3"""
        bags = [EMPTY_BAG, *(kind for kind, count in enumerate(self.mix) if count)]
        seen = self.boxes[1]
        found = []
        for hidden in range(MOST_HIDDEN + 1) if self.hidden is None else (self.hidden,):
            if seen is not None and seen != (DIAMONDS - hidden, *self.mix):
                continue
            for bag in bags if self.bag is None else (self.bag,):
                chips = [count - (kind == bag) for kind, count in enumerate(self.mix)]
                found.append(Start(hidden, bag, self.contents.place((DIAMONDS - hidden, *chips))))
        assert found, f"no box to begin with: {self.mix} hidden {self.hidden} bag {self.bag} seen {seen}"
        return found
