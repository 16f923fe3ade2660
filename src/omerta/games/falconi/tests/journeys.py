"""Here stands what people at real pages must have lived through: both sides of the hunt, both principles, a bomb out of
turn."""

from __future__ import annotations

from typing import Final

from omerta.contract import Event
from omerta.games.falconi.events import BombedBehind, CarOut, CatchDeclared
from omerta.games.falconi.options import FalconiOptions
from omerta.testing.journey import Brief, EverySight, Journey, Moments, WholeGame

DON: Final = 0
POLICE: Final = 1

SHORTEST: Final = {"hunt_rounds": 12}
"""F-3.5"""


def is_catch(event: Event) -> bool:
    """F-4.6"""
    return isinstance(event, CatchDeclared)


def is_bomb(event: Event) -> bool:
    """F-4.7"""
    return isinstance(event, BombedBehind)


def is_crash(event: Event) -> bool:
    """F-3.8"""
    return isinstance(event, CarOut)


# Don and one hunter: soon one of them is out.  F-1.3
BRIEF: Final = Brief(seats=2, level="margherita", on_board=6)

# Hidden cards, boosts, and a front page that turns everything over.  F-7, F-9
EVERY_SIGHT: Final = EverySight(
    own=2,
    bots=0,
    options=FalconiOptions(variant="diavola", police_cars=1, hunt_rounds=12),
)

MOMENTS: Final = (
    Moments(
        name="a turn that draws, lays and drives",
        seats=2,
        options=FalconiOptions(variant="prosciutto"),
        kinds=("advance", "drive", "place_escape", "lay", "react"),
    ),
    Moments(
        name="a turn of three actions",
        seats=2,
        options=FalconiOptions(variant="diavola", police_cars=1),
        kinds=("action", "boost"),
    ),
)

# Every day both sides, both principles and both sizes; the other sizes of the same at night.
WHOLE_GAMES: Final = (
    WholeGame("margherita, police, phone", seats=3, seat=POLICE, is_on_phone=True, level="margherita"),
    WholeGame("diavola, Don, phone", seats=2, seat=DON, is_on_phone=True, level="diavola", numbers=SHORTEST),
    WholeGame("diavola, police, desk", seats=3, seat=POLICE, is_on_phone=False, level="diavola", numbers=SHORTEST),
    WholeGame("margherita, police, desk", 4, POLICE, is_on_phone=False, level="margherita", is_long=True),
    WholeGame("diavola, Don, desk", 2, DON, is_on_phone=False, level="diavola", numbers=SHORTEST, is_long=True),
    WholeGame("diavola, police, phone", 4, POLICE, is_on_phone=True, level="diavola", numbers=SHORTEST, is_long=True),
)

SCENES: Final = (Journey(name="a crash", seats=2, options=FalconiOptions(), events=(is_crash,), most_moves=30),)

JOURNEYS: Final = (
    Journey(
        name="a bomb out of turn",
        seats=2,
        options=FalconiOptions(),
        events=(is_catch, is_bomb),
        by_hand=("react",),
        most_moves=32,
        # The only car of the only hunter.
        named_after={"car-blue": POLICE},
    ),
)
