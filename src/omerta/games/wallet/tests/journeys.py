"""Here stands what three people over a link must have lived through: cards that all pass at once, and a police
check."""

from __future__ import annotations

from typing import Final

from omerta.contract import Event
from omerta.games.wallet.events import CardPassed
from omerta.games.wallet.options import WalletOptions
from omerta.games.wallet.round_events import Checked, ChipsAwarded
from omerta.testing.journey import Brief, EverySight, Journey


def is_pass_of_all(event: Event) -> bool:
    """W-6.4"""
    return isinstance(event, CardPassed) and event.cause == "to_left"


def is_check(event: Event) -> bool:
    """W-9.2"""
    return isinstance(event, Checked)


def is_scored(event: Event) -> bool:
    """W-10.5"""
    return isinstance(event, ChipsAwarded)


SCENES: Final = (
    Journey(name="the end of a round", seats=3, options=WalletOptions(), events=(is_scored,), most_moves=22),
    # The last hands are seen before the newspaper.
    Journey(name="the end of the game", seats=3, options=WalletOptions(rounds=1), events=(is_scored,), most_moves=22),
)

# One round is followed by another: what comes after the last one is seen at the end of the game.  W-1.5
BRIEF: Final = Brief(seats=3, numbers={"rounds": 2})

# The second round begins with what the first one left behind.
EVERY_SIGHT: Final = EverySight(own=1, bots=3, options=WalletOptions(rounds=2))

JOURNEYS: Final = (
    Journey(
        name="a pass and a police check",
        seats=3,
        options=WalletOptions(),
        events=(is_pass_of_all, is_check),
        by_hand=("police_check",),
    ),
)
