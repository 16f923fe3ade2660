"""These structs are what `gloss.py` gives a page beside the view. RULES.md V-5, V-7, V-10.4, V-11, V-14.4"""

from __future__ import annotations

import msgspec

from omerta.contract import Seat


class Reserve(msgspec.Struct, frozen=True):
    """T + g - N, and what it is made of. V-10.4"""

    cards: int
    bonuses: int
    needed: int
    left: int


class RaidPosition(msgspec.Struct, frozen=True):
    """A position of the target that is turned over."""

    symbol: str
    seat: Seat | None
    """Who has to fill it, or would if nobody passes; None once it is filled. V-7.5"""
    marker: str | None
    """What must be owned besides. V-11.1"""


class VillaGloss(msgspec.Struct, frozen=True):
    reserve: Reserve

    handicap: int | None
    """How many more cards there are than positions of guards; None before the deal. V-3.2"""

    decides: Seat | None
    """The seat that decides for the team; None where all have to agree, and after the end. V-13.3, V-13.5"""

    free: tuple[str, ...]
    """The slots that may be attacked, once a plan is asked for. V-5.2, V-5.3"""

    covered: tuple[str, ...]
    """The slots on which somebody lies. V-5.2"""

    suspects: dict[str, tuple[str, ...]]
    """It lists by the slot of a back the guards who may lie there. V-14.4"""

    foreseen: dict[str, tuple[str | None, ...]]
    """It names by free slot the symbol of each position as far as it is known before the attack. V-2.5"""

    turns: tuple[tuple[Seat, ...], ...]
    """It says by the seat that begins who fills one position after the other if nobody passes. V-6.4, V-7.5"""

    shown: tuple[dict[str, int], ...]
    """It says by seat how many cards of its row show each symbol; a joker shows all of its own. V-7.1"""

    raid: tuple[RaidPosition, ...]

    barred: tuple[str, ...]
    """Kinds of the active row that show the symbol of the open position, but the marker forbids them. V-11.1, V-11.2"""
