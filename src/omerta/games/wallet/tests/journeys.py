"""Here stands what three people over a link must have lived through: cards that all pass at once, and a police
check."""

from __future__ import annotations

from typing import Final

from omerta.contract import Event
from omerta.games.wallet.events import CardPassed
from omerta.games.wallet.options import WalletOptions
from omerta.games.wallet.round_events import Checked
from omerta.testing.journey import Journey


def is_pass_of_all(event: Event) -> bool:
    """W-6.4"""
    return isinstance(event, CardPassed) and event.cause == "to_left"


def is_check(event: Event) -> bool:
    """W-9.2"""
    return isinstance(event, Checked)


JOURNEYS: Final = (
    Journey(
        name="a pass and a police check",
        seats=3,
        options=WalletOptions(),
        events=(is_pass_of_all, is_check),
        by_hand=("police_check",),
    ),
)
