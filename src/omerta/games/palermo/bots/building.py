"""Here stands where the careful one builds: as near as can be to its other venues and to the start. RULES.md P-2,
P-8.2"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from omerta.contract import Chance
from omerta.games.palermo.actions import Claim, LayTile, OpenStall, PalermoAction
from omerta.games.palermo.bots.situation import Situation
from omerta.games.palermo.bots.streets import Streets, level_of, steps_from
from omerta.games.palermo.components import KIND_INDEX
from omerta.games.palermo.geometry.board import BIT, NODE_INDEX, NODE_NAMES, SLOT_INDEX
from omerta.games.palermo.geometry.tiles import ENTRANCES, FIRST_STALL, HOUSES, PLACEMENT_INDEX, TILE_FIELDS

_LOOKED_AT: Final = 60
"""So many placements are compared, drawn at random if there are more."""
_MEAN: Final = 0.3
"""The weight of the mean distance beside the shortest one."""

NewVenue: TypeAlias = LayTile | OpenStall | Claim


class Nearness(NamedTuple):
    """This says how a new venue lies; `near` is the slot of the nearest own venue, None: it is the first one."""

    entrance: str
    near: str | None
    steps: int
    loss: float


def best_venue(situation: Situation, legal: Sequence[PalermoAction], chance: Chance) -> PalermoAction:
    """The first one drawn among equals: in their order the smallest houses would always go first."""
    choices = [action for action in _drawn(legal, chance) if isinstance(action, LayTile | OpenStall | Claim)]
    return min(choices, key=lambda venue: nearness(situation, venue).loss)


def _drawn(legal: Sequence[PalermoAction], chance: Chance) -> list[PalermoAction]:
    drawn = list(legal)
    count = min(len(drawn), _LOOKED_AT)
    for place in range(count):
        other = place + chance.below(len(drawn) - place)
        drawn[place], drawn[other] = drawn[other], drawn[place]
    return drawn[:count]


def nearness(situation: Situation, venue: NewVenue) -> Nearness:
    streets, entrance = _with(situation, venue)
    levels = steps_from(streets, entrance)
    own = {slot: level_of(levels, BIT[situation.entrance(slot)]) for slot in situation.venues(situation.seat)}
    home = level_of(levels, streets.start)
    near = min(own, key=own.__getitem__, default=None)
    steps = home if near is None else own[near]
    mean = (sum(own.values()) + home) / (len(own) + 1)
    return Nearness(NODE_NAMES[entrance], near, steps, steps + _MEAN * mean)


def _with(situation: Situation, venue: NewVenue) -> tuple[Streets, int]:
    """The streets once the venue is there, and its entrance field."""
    streets, slot = situation.streets, SLOT_INDEX[venue.slot]
    if isinstance(venue, Claim):
        return streets, NODE_INDEX[situation.view.entrances[venue.slot]]
    if isinstance(venue, OpenStall):
        return streets, ENTRANCES[FIRST_STALL + TILE_FIELDS.index(venue.field)][slot]
    tile = PLACEMENT_INDEX[KIND_INDEX[venue.kind], venue.rotation]
    return streets._replace(free=streets.free & ~HOUSES[tile][slot]), ENTRANCES[tile][slot]
