"""Every action is made once, each in a group of its own that menus hand out. RULES.md F-11.2."""

from __future__ import annotations

from typing import Final, TypeAlias

from omerta.contract import Group
from omerta.games.falconi.actions import (
    Blast,
    BombBehind,
    BoostBreak,
    BoostDrive,
    BoostStep,
    BoostStop,
    Catch,
    Draw,
    Drive,
    FalconiAction,
    Flee,
    Lay,
    LayEscape,
    LetBeCaught,
    PlaceEscape,
    ThreePointTurn,
)
from omerta.games.falconi.components import ESCAPE_COLOURS
from omerta.games.falconi.streets.cards import CARD_NAMES, CODES, NO_CARD
from omerta.games.falconi.streets.cells import (
    BORDER_NAMES,
    CELL_NAMES,
    ELIGIBLE_PLACES,
    PLACE_NAMES,
    PLACES,
    SIDE_NAMES,
)

Actions: TypeAlias = Group[FalconiAction]


def _one(action: FalconiAction, name: str) -> Actions:
    return Group(name, (action,))


_ON_GRID: Final = PLACE_NAMES[:PLACES]

DRIVES: Final = tuple(_one(Drive(place), f"drive/{place}") for place in _ON_GRID)
CATCHES: Final = tuple(_one(Catch(side), f"catch/{side}") for side in SIDE_NAMES)
FLEES: Final = {place: _one(Flee(_ON_GRID[place]), f"flee/{_ON_GRID[place]}") for place in BORDER_NAMES}
"""They are listed by the place before the escape card."""
BLASTS: Final = tuple(_one(Blast(place), f"blast/{place}") for place in _ON_GRID)
PLACE_ESCAPES: Final = {
    place: _one(PlaceEscape(BORDER_NAMES[place]), f"escape/{BORDER_NAMES[place]}")
    for places in ELIGIBLE_PLACES
    for place in places
}
LAYS: Final = tuple(
    tuple(
        _one(Lay(CARD_NAMES[code.card], code.rotation, cell), f"lay/{CARD_NAMES[code.card]}-{code.rotation}/{cell}")
        for cell in CELL_NAMES
    )
    if code.card != NO_CARD
    else ()
    for code in CODES
)
"""They are listed by code and cell; there is none for an empty cell and blasted cards."""
BOMB_BEHIND: Final = _one(BombBehind(), "bomb_behind")
LET_BE_CAUGHT: Final = _one(LetBeCaught(), "let_be_caught")
DRAW: Final = _one(Draw(), "draw")
TURNS_TO: Final = tuple(_one(ThreePointTurn(place), f"turn/{place}") for place in _ON_GRID)
LAY_ESCAPES: Final = tuple(
    {
        place: _one(LayEscape(colour, BORDER_NAMES[place]), f"lay_escape/{colour}/{BORDER_NAMES[place]}")
        for place in places
    }
    for colour, places in zip(ESCAPE_COLOURS, ELIGIBLE_PLACES, strict=True)
)
"""They are listed by colour and border place."""
BOOST_DRIVES: Final = tuple(_one(BoostDrive(place), f"boost/{place}") for place in _ON_GRID)
BOOST_BREAK: Final = _one(BoostBreak(), "boost_break")
BOOST_STEPS: Final = tuple(_one(BoostStep(place), f"boost_step/{place}") for place in _ON_GRID)
BOOST_STOP: Final = _one(BoostStop(), "boost_stop")
