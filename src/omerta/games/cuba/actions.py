"""What a seat may do. RULES.md C-3 to C-7, C-12. Chat and spotlight are messages of the table, not actions.

There is no action that shows one's loot of one's own accord. C-4.8
"""

from __future__ import annotations

from typing import TypeAlias

from omerta.contract import Action, Seat


class Hide(Action, frozen=True):
    """The Godfather hides so many diamonds. C-3.1"""

    count: int


class Bag(Action, frozen=True):
    """The first player puts a kind of chip into the bag, or `none`. C-4.3"""

    kind: str


class TakeDiamonds(Action, frozen=True):
    """The holder of the box takes so many diamonds. C-4.4"""

    count: int


class TakeChip(Action, frozen=True):
    """The holder of the box takes one chip of this kind. C-4.4"""

    kind: str


class TakeNothing(Action, frozen=True):
    """The holder finds the box empty, or is the last and wants nothing. C-4.5, C-4.6"""


class Ask(Action, frozen=True):
    """The Godfather asks a suspect about a `topic` of C-5.5. C-5.9"""

    seat: Seat
    topic: str


class Say(Action, frozen=True):
    """A seat makes a statement; `about` names the suspect of a `view`, and nobody else. C-5.6"""

    slot: str
    value: str
    about: Seat | None = None


class Refuse(Action, frozen=True):
    """The asked seat refuses the first open slot. C-5.10"""


class Forget(Action, frozen=True):
    """The asked seat claims to have forgotten. C-5.10"""


class RefuseAll(Action, frozen=True):
    """The asked seat refuses the whole sheet. C-5.10"""


class OpenFloor(Action, frozen=True):
    """The Godfather lets everybody say one thing. C-12.2"""


class PassFloor(Action, frozen=True):
    """A suspect has nothing to say in a round of the floor. C-12.2"""


class Accuse(Action, frozen=True):
    """The Godfather says "Empty your pockets!" C-6.1"""

    seat: Seat


class Abdicate(Action, frozen=True):
    """The Godfather resigns. C-13.5"""


class Hold(Action, frozen=True):
    """A seat of the window lets the pocket open. C-7.3"""


class Peng(Action, frozen=True):
    """The killer shouts "Bang!" C-7.3"""


class OpenPocket(Action, frozen=True):
    """Nobody has shouted, where all play on one device. C-12.3"""


class Shouted(Action, frozen=True):
    """This seat has shouted, where all play on one device. C-12.3"""

    seat: Seat


CubaAction: TypeAlias = (
    Hide
    | Bag
    | TakeDiamonds
    | TakeChip
    | TakeNothing
    | Ask
    | Say
    | Refuse
    | Forget
    | RefuseAll
    | OpenFloor
    | PassFloor
    | Accuse
    | Abdicate
    | Hold
    | Peng
    | OpenPocket
    | Shouted
)
