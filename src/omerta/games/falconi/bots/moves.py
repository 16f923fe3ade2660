"""Here stands what is possible within one's own turn in principle II, in list order. RULES.md F-7 to F-9, F-11.2"""

from __future__ import annotations

from typing import Final

from omerta.games.falconi.bots.ground import turned_ends
from omerta.games.falconi.bots.planes import PLACE_BIT
from omerta.games.falconi.bots.position import DON, EXIT_CELLS, START
from omerta.games.falconi.bots.thought import (
    ACTIONS,
    BOOST_BREAK,
    BOOST_DRIVE,
    BOOST_STEP,
    BOOST_STOP,
    DRAW,
    DRIVE,
    FLEE,
    LAY,
    LAY_ESCAPE,
    NO_BOOST,
    TURN,
    Move,
    Thought,
    Turn,
)
from omerta.games.falconi.bots.ways_out import beyond_wall, is_wall
from omerta.games.falconi.components import BOOST_STEPS
from omerta.games.falconi.streets.cards import CARD_CODES, TYPES
from omerta.games.falconi.streets.cells import AROUND, BOTH_EXITS, ELIGIBLE_PLACES, NOWHERE
from omerta.games.falconi.streets.ways import steps

FULL_HAND: Final = 2


def moves(turn: Turn, thought: Thought) -> list[Move]:
    if thought.boost_steps != NO_BOOST:
        return _boost_moves(turn, thought)
    if not thought.actions_left:
        return []
    if len(thought.hand) > FULL_HAND:
        return any_lays(turn, thought)
    lays = _street_lays(turn, thought)
    found = [Move(DRAW)] if _may_draw(turn, thought, bool(lays)) else []
    found += lays
    found += [Move(DRIVE, where=place) for place in _ahead(turn, thought) if is_free(turn, thought, place)]
    found += _flights(turn, thought)
    found += _turns(turn, thought)
    if turn.is_dons:
        found += _escape_lays(turn, thought)
        found += _boosts(turn, thought)
    return found


def _may_draw(turn: Turn, thought: Thought, can_lay: bool) -> bool:
    """F-7.2"""
    if turn.pile_is_empty:
        return False
    return len(thought.hand) < FULL_HAND or (thought.actions_left > 1 and can_lay)


def any_lays(turn: Turn, thought: Thought) -> list[Move]:
    """With three cards in hand nothing else is possible. F-7.2a"""
    return _street_lays(turn, thought) + _escape_lays(turn, thought)


def _street_lays(turn: Turn, thought: Thought) -> list[Move]:
    """F-7.4"""
    empty = thought.city.empty
    near = EXIT_CELLS[turn.mover] if thought.place == START else AROUND[thought.place >> 2]
    cells = [cell for cell in near if empty >> cell & 1]
    kinds = sorted({card for card in thought.hand if card < TYPES})
    return [Move(LAY, code, cell) for kind in kinds for code in CARD_CODES[kind] for cell in cells]


def _ahead(turn: Turn, thought: Thought) -> list[int]:
    """Says where a step leads. F-2.5"""
    grid = thought.city.grid
    if thought.place != START:
        return list(steps(grid, 0, thought.place))
    found: list[int] = []
    for way_out in BOTH_EXITS[turn.mover]:
        found += steps(grid, 0, way_out)
    return sorted(found)


def standing_at(turn: Turn, thought: Thought, place: int) -> int:
    """Names the police car there; 0 if there is none."""
    for car in thought.hunters:
        if car != turn.mover and turn.others[car] == place:
            return car
    return 0


def is_free(turn: Turn, thought: Thought, place: int) -> bool:
    """May one drive there? Lanes are exclusive, but onto Don a police car may drive. F-7.5"""
    return not standing_at(turn, thought, place)


def _flights(turn: Turn, thought: Thought) -> list[Move]:
    """F-3.4"""
    place = thought.place
    if turn.is_dons and place != START and thought.escapes & PLACE_BIT[place]:
        return [Move(FLEE, where=place)]
    return []


def _turns(turn: Turn, thought: Thought) -> list[Move]:
    """F-7.6"""
    if thought.actions_left < ACTIONS or thought.place == START:
        return []
    ends = turned_ends(thought.city, thought.place)
    don = NOWHERE if turn.is_dons else turn.others[DON]
    return [Move(TURN, where=end) for end in ends if end != don and is_free(turn, thought, end)]


def _escape_lays(turn: Turn, thought: Thought) -> list[Move]:
    """F-8.2, F-9.2"""
    if turn.escapes_first_only and thought.actions_left < ACTIONS:
        return []
    colours = {card - TYPES for card in thought.hand if card >= TYPES}
    if thought.secret is not None:
        colours.add(thought.secret)
    return [Move(LAY_ESCAPE, colour, place) for colour in sorted(colours) for place in ELIGIBLE_PLACES[colour]]


# --- Boosts ------------------------------------------------------------------------------------------------------


def _boosts(turn: Turn, thought: Thought) -> list[Move]:
    """F-9.3, F-9.4"""
    if not thought.boosts or thought.place == START:
        return []
    ends = steps(thought.city.grid, 0, thought.place)
    found = [Move(BOOST_DRIVE, where=end) for end in ends if _may_boost(turn, thought, end, BOOST_STEPS)]
    if is_wall(thought.city, thought.place) and is_free(turn, thought, beyond_wall(thought.place)):
        found.append(Move(BOOST_BREAK))
    return found


def _boost_moves(turn: Turn, thought: Thought) -> list[Move]:
    """F-9.3, F-9.5"""
    if not thought.boost_steps:
        return [Move(BOOST_STOP)]
    ends = steps(thought.city.grid, 0, thought.place)
    left = 1 if thought.overtaking else thought.boost_steps
    found = [Move(BOOST_STEP, where=end) for end in ends if _may_boost(turn, thought, end, left)]
    found += _flights(turn, thought)
    if not thought.overtaking:
        found.append(Move(BOOST_STOP))
    return found


def _may_boost(turn: Turn, thought: Thought, place: int, steps_left: int) -> bool:
    """May Don drive there with so many steps left, this one included? Past a police car only if it goes on from there.
    F-9.5"""
    if is_free(turn, thought, place):
        return True
    if thought.has_overtaken or steps_left < 2:
        return False
    ends = steps(thought.city.grid, 0, place)
    return bool(thought.escapes & PLACE_BIT[place]) or any(is_free(turn, thought, end) for end in ends)
