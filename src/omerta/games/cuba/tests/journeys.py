"""What people at real pages must have lived through: both sides of the table, a shot, a device that goes round."""

from __future__ import annotations

from typing import Final

from omerta.contract import Event
from omerta.games.cuba.actions import Accuse, Bag, Hide, Peng, TakeChip, TakeDiamonds, TakeNothing
from omerta.games.cuba.events import Accused, Eliminated, Fired, PocketOpened, Recovered
from omerta.games.cuba.options import CubaOptions
from omerta.testing.journey import EverySight, Journey, OneDevice, Round, Staging, Step, WholeGame

GODFATHER: Final = 0
KILLER: Final = 1
THIEF: Final = 2

# Nobody waits for a clock: the box moves on as soon as somebody has helped himself.  C-13.3
UNHURRIED: Final = {"hide": 0, "take_p1": 0, "take": 0, "take_min": 0}

# The Godfather hides and leads, the first player has the bag, takes, answers and speaks, each in turn.  C-12.2
EVERY_SIGHT: Final = EverySight(own=2, bots=3, options=CubaOptions(talk_mode="formal"), lengths=UNHURRIED)


def is_pocket(event: Event) -> bool:
    """C-6.3"""
    return isinstance(event, PocketOpened)


SCENES: Final = (
    Journey(
        name="emptied pockets",
        seats=5,
        options=CubaOptions(talk_mode="formal"),
        events=(is_pocket,),
        most_moves=20,
        lengths=UNHURRIED,
    ),
)

WHOLE_GAMES: Final = (
    WholeGame("a suspect", seats=7, seat=1, is_on_phone=True),
    WholeGame("the Godfather", seats=7, seat=GODFATHER, is_on_phone=False),
)

# The Godfather hides, the first player has two choices, and the box passes six bots.  C-13.3
ROUNDS: Final = (
    Round("the box", seats=8, clocks=("hide", "take_p1", *["take_bot"] * 6), most=180, sign="board-why-waits"),
)

STAGINGS: Final = (
    Staging(
        name="a shot of the killer",
        people=3,
        bots=4,
        options=CubaOptions(killer=True, first_godfather="host"),
        lengths=UNHURRIED,
        steps=(
            Step(GODFATHER, "hide", Hide(2)),
            Step(KILLER, "bag", Bag("none")),
            Step(KILLER, "take", TakeChip("killer")),
            Step(THIEF, "take", TakeDiamonds(2)),
            Step(GODFATHER, "lead", Accuse(THIEF)),
            Step(KILLER, "reaction", Peng()),
        ),
        # C-6.11, C-7.6
        events=(
            Accused(THIEF),
            Fired(KILLER),
            PocketOpened(THIEF, "diamonds:2", "thief"),
            Recovered(2, 2),
            Eliminated(THIEF, "shot"),
            Eliminated(KILLER, "fired"),
        ),
        silenced={THIEF: "C-9.1", KILLER: "C-9.1"},
    ),
)

DEVICES: Final = (
    OneDevice(
        name="a phone as the box",
        seats=5,
        options=CubaOptions(talk_mode="room", room_devices="one"),
        # Everybody steals, so that no accusation ends the game before the last.  C-5.13
        steps=(
            Step(GODFATHER, "hide", Hide(0)),
            Step(1, "bag", Bag("none")),
            *(Step(suspect, "take", TakeDiamonds(suspect)) for suspect in range(1, 5)),
        ),
        otherwise=(
            Step(GODFATHER, "hide", Hide(5)),
            Step(1, "bag", Bag("loyal")),
            Step(1, "take", TakeDiamonds(6)),
            Step(2, "take", TakeChip("fbi")),
            Step(3, "take", TakeDiamonds(4)),
            Step(4, "take", TakeNothing()),
        ),
        held=tuple(Step(GODFATHER, "lead", Accuse(suspect)) for suspect in range(1, 5)),
        lengths=UNHURRIED,
    ),
)
