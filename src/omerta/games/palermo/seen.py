"""Here stands what everybody sees. RULES.md P-11."""

from __future__ import annotations

from omerta.contract import Seat, View
from omerta.games.palermo.options import PalermoOptions
from omerta.games.palermo.values import Account, Ending, Permission, Phase, Reach, Stop


class PalermoView(View, frozen=True, kw_only=True):
    """There is no private information: all views are the same but for `you`. Places by their names, tiles by tokens."""

    options: PalermoOptions
    phase: Phase
    first_seat: Seat
    active: Seat | None
    round_number: int
    permission: Permission | None
    """It names the rule by which the next tile is laid; None unless one is. P-2.10"""

    supply: dict[str, int]
    city: dict[str, str]
    """It lists every slot with the token of its tile. P-9.4"""
    city_text: str
    entrances: dict[str, str]
    """It lists every venue's slot with its entrance field."""
    owners: dict[str, Seat]
    chips: dict[str, Seat]
    """The slots where a chip still lies, with its seat."""

    crooks: tuple[str, ...]
    police: tuple[str | None, ...]
    pinned: tuple[bool, ...]
    allowances: tuple[int, ...]
    chips_left: tuple[int, ...]
    """So many chips are on the board, or still to be laid. P-1.2"""
    targets: tuple[str | None, ...]
    money: tuple[int, ...]
    home_rounds: tuple[int | None, ...]
    interest: int
    """It says what a turn at home pays at this table. P-7.3"""

    reach: tuple[Reach, ...]
    """It says where the active crook gets in this move; empty unless it is to move. P-4.5, P-4.8"""

    tours: tuple[tuple[Stop, ...], ...]
    accounts: tuple[Account, ...]
    history: tuple[tuple[int, ...], ...]
    winners: tuple[Seat, ...]
    reason: Ending | None
