"""The legal actions of principle II, in their list order. RULES.md F-7 to F-9, F-11.2."""

from __future__ import annotations

from typing import Final

from omerta.games.falconi.rules.boost_choices import boost_drives, boost_steps, may_break, may_flee_boosted, may_stop
from omerta.games.falconi.rules.choices import (
    drives,
    escape_colours,
    free_cells,
    has_street_card,
    may_draw,
    may_flee,
    must_lay,
    turns,
)
from omerta.games.falconi.rules.groups import (
    BOOST_BREAK,
    BOOST_DRIVES,
    BOOST_STEPS,
    BOOST_STOP,
    DRAW,
    DRIVES,
    FLEES,
    LAY_ESCAPES,
    LAYS,
    TURNS_TO,
    Actions,
)
from omerta.games.falconi.state import DON, FalconiState
from omerta.games.falconi.streets.cards import CARD_CODES, TYPES
from omerta.games.falconi.streets.cells import ELIGIBLE_PLACES

_ESCAPE_LAYS: Final = tuple(
    tuple(LAY_ESCAPES[colour][place] for place in places) for colour, places in enumerate(ELIGIBLE_PLACES)
)
"""These are listed by colour: while Don holds the card of a side, no other can lie there. F-6.2"""


def action_groups(state: FalconiState) -> list[Actions]:
    """Lists what an action may be. F-7.1"""
    if must_lay(state):
        return _lays(state) + _escape_lays(state)
    groups = [DRAW] if may_draw(state) else []
    groups += _lays(state)
    for place in drives(state):
        groups.append(DRIVES[place])
    if may_flee(state):
        groups.append(FLEES[state.places[DON]])
    for place in turns(state):
        groups.append(TURNS_TO[place])
    if state.turn == DON:
        groups += _escape_lays(state)
        groups += _boosts(state)
    return groups


def _lays(state: FalconiState) -> list[Actions]:
    """Lays are listed by type, rotation and cell. F-7.4"""
    groups: list[Actions] = []
    cells = free_cells(state)
    if cells:
        seen = -1
        for card in state.reserves[state.turn]:
            if card != seen and card < TYPES:
                seen = card
                for code in CARD_CODES[card]:
                    lays = LAYS[code]
                    for cell in cells:
                        groups.append(lays[cell])
    return groups


def _escape_lays(state: FalconiState) -> list[Actions]:
    """Escape cards are listed by colour and border position. F-8.2, F-9.2"""
    return [lay for colour in escape_colours(state) for lay in _ESCAPE_LAYS[colour]]


def _boosts(state: FalconiState) -> list[Actions]:
    """Says what Diavola adds to Salami. F-9.1, F-9.3, F-9.4"""
    groups = [BOOST_DRIVES[place] for place in boost_drives(state)]
    if may_break(state):
        groups.append(BOOST_BREAK)
    return groups


def boost_groups(state: FalconiState) -> list[Actions]:
    """Lists how a boost may go on. F-9.3, F-9.5"""
    groups = [BOOST_STEPS[place] for place in boost_steps(state)]
    if may_flee_boosted(state):
        groups.append(FLEES[state.places[DON]])
    if may_stop(state):
        groups.append(BOOST_STOP)
    return groups


def has_action(state: FalconiState) -> bool:
    """Is anything legal? The same as `action_groups`, the likeliest first. F-7.1"""
    return (
        may_draw(state)
        or must_lay(state)
        or bool(drives(state))
        or (has_street_card(state) and bool(free_cells(state)))
        or bool(turns(state))
        or may_flee(state)
        or bool(escape_colours(state))
        or bool(boost_drives(state))
        or may_break(state)
    )
