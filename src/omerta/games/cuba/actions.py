"""What a seat may do. RULES.md C-3 to C-7, C-12. Chat and spotlight are messages of the table, not actions.

There is no action that shows one's loot of one's own accord. C-4.8
"""

from __future__ import annotations

from typing import TypeAlias

from omerta.contract import Action, Seat


class Hide(Action, frozen=True):
    """C-3.1"""

    count: int


class Bag(Action, frozen=True):
    """C-4.3: a kind, or `none`."""

    kind: str


class TakeDiamonds(Action, frozen=True):
    """C-4.4"""

    count: int


class TakeChip(Action, frozen=True):
    """C-4.4"""

    kind: str


class TakeNothing(Action, frozen=True):
    """C-4.5, C-4.6"""


class Ask(Action, frozen=True):
    """C-5.9: `topic` of C-5.5."""

    seat: Seat
    topic: str


class Say(Action, frozen=True):
    """C-5.6: `about` names the suspect of a `view`, and nobody else."""

    slot: str
    value: str
    about: Seat | None = None


class Refuse(Action, frozen=True):
    """C-5.10"""


class Forget(Action, frozen=True):
    """C-5.10: claims to have forgotten."""


class RefuseAll(Action, frozen=True):
    """C-5.10: the whole sheet."""


class OpenFloor(Action, frozen=True):
    """C-12.2"""


class PassFloor(Action, frozen=True):
    """C-12.2"""


class Accuse(Action, frozen=True):
    """C-6.1: "Empty your pockets!" """

    seat: Seat


class Abdicate(Action, frozen=True):
    """C-13.5"""


class Hold(Action, frozen=True):
    """C-7.3"""


class Peng(Action, frozen=True):
    """C-7.3"""


class OpenPocket(Action, frozen=True):
    """C-12.3: one device, nobody has shouted."""


class Shouted(Action, frozen=True):
    """C-12.3: one device, somebody has shouted."""

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
