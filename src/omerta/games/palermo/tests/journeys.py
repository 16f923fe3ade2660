"""Here stands what people at real pages must have lived through: a city, a race that ends soon, and two refusals to
look at."""

from __future__ import annotations

from typing import Final

from omerta.contract import Event
from omerta.games.palermo.events import ChipCollected
from omerta.games.palermo.options import PalermoOptions
from omerta.testing.journey import Brief, EverySight, Forbidden, Journey

SHORTEST: Final = 20
"""P-7.7"""

# One person builds eleven houses and walks through the city before the list is opened.  P-8.4
BRIEF: Final = Brief(seats=3, level="trial_game", numbers={"round_limit": SHORTEST}, on_board=34)

# Every kind of decision but the draft's, which asks for a slot as the start tile does.  P-8.5
EVERY_SIGHT: Final = EverySight(
    own=1,
    bots=4,
    options=PalermoOptions(target_marker=True, first_seat=0, round_limit=SHORTEST),
)


def is_income(event: Event) -> bool:
    """P-5.1"""
    return isinstance(event, ChipCollected)


SCENES: Final = (Journey(name="income", seats=3, options=PalermoOptions(), events=(is_income,), most_moves=40),)

DO_IT: Final = "[data-rail-content] button.primary"


def slot(name: str) -> str:
    return f'[data-place="{name}"]'


def house(number: int) -> str:
    """They come in the order of the supply."""
    return f'[data-guide="supply"] button:nth-child({number})'


def turned(rotation: int) -> str:
    return f'[data-guide="turns"] button:nth-child({rotation + 1})'


FORBIDDEN: Final = (
    Forbidden(
        name="a house far from all others",
        seats=3,
        options=PalermoOptions(first_seat=0),
        presses=(slot("c3"), DO_IT, slot("d3"), DO_IT, slot("f6")),
        # The sides where one could build on are marked.
        rule="P-2.3",
        drawn=".reasons .right",
    ),
    Forbidden(
        name="a courtyard",
        seats=3,
        options=PalermoOptions(first_seat=0),
        presses=(
            *(slot("c3"), DO_IT),
            *(house(5), slot("d3"), turned(0), DO_IT),
            *(slot("d2"), turned(0), DO_IT),
            *(slot("e2"), turned(0)),
        ),
        rule="P-2.5",
        drawn=".reasons .wrong",
        is_on_phone=True,
    ),
)
