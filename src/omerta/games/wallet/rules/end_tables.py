"""Actions and groups of the end of a round, made once. RULES.md W-7, W-9, W-10.

Every card, seat and chip has a group of its own, so the names are few however hands differ.
"""

from __future__ import annotations

from typing import Final

from omerta.contract import Group
from omerta.games.wallet.actions import AtmDeposit, AtmDraw, Check, Exchange, ReturnChip, Stash
from omerta.games.wallet.components import (
    CHIP_VALUES,
    CURRENCIES,
    CURRENCY_OF,
    FACES,
    NOTES,
)
from omerta.games.wallet.rules.tables import SEATS, Actions

STASH: Final = tuple(Stash(face) for face in FACES)
ATM_DEPOSIT: Final = {face: AtmDeposit(FACES[face]) for face in NOTES}
ATM_DRAW: Final = AtmDraw()
EXCHANGE: Final = {
    face: tuple(
        Exchange(FACES[face], currency)
        for index, currency in enumerate(CURRENCIES)
        # One of the other currencies.  WR-21
        if index != CURRENCY_OF[face]
    )
    for face in NOTES
}
CHECK: Final = tuple(Check(seat) for seat in SEATS)
RETURN_CHIP: Final = tuple(ReturnChip(value) for value in CHIP_VALUES)

STASH_GROUPS: Final[tuple[Actions, ...]] = tuple(Group(f"stash/{action.card}", (action,)) for action in STASH)
DEPOSIT_GROUPS: Final[dict[int, Actions]] = {
    face: Group(f"atm_deposit/{action.card}", (action,)) for face, action in ATM_DEPOSIT.items()
}
ATM_DRAW_GROUP: Final[Actions] = Group("atm_draw", (ATM_DRAW,))
EXCHANGE_GROUPS: Final[dict[int, Actions]] = {
    face: Group(f"exchange/{FACES[face]}", actions) for face, actions in EXCHANGE.items()
}
CHECK_GROUPS: Final[tuple[Actions, ...]] = tuple(Group(f"check/{action.seat}", (action,)) for action in CHECK)
CHIP_GROUPS: Final[tuple[Actions, ...]] = tuple(
    Group(f"return_chip/{action.value}", (action,)) for action in RETURN_CHIP
)
