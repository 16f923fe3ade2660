"""Random positions of collecting are made: any city, crooks anywhere, policemen out or not, any number of chips
collected.

More varied than random play, which hardly ever gets far.
"""

from __future__ import annotations

from typing import Final

import msgspec

from omerta.contract import Chance
from omerta.games.palermo import GAME
from omerta.games.palermo.geometry.board import NODE_INDEX
from omerta.games.palermo.options import PalermoOptions
from omerta.games.palermo.rules.building import mark
from omerta.games.palermo.rules.draft import unclaimed
from omerta.games.palermo.rules.turns import play_on
from omerta.games.palermo.state import PalermoState
from omerta.games.palermo.tests import plain, plain_ways
from omerta.games.palermo.tests.given import PalermoScene
from omerta.kit.chance import fast_from
from omerta.testing import Scene

SEATS: Final = (3, 4, 5)


def position(number: int) -> PalermoScene:
    """Gives the position of this number, at the beginning of somebody's turn; nobody is home."""
    chance = fast_from("palermo", "position", number)
    options = PalermoOptions(
        build_mode="draft",
        hop_police="whole_stretch" if chance.below(2) else "corner_only",
        must_move=bool(chance.below(4)),
    )
    state = GAME.new(options, SEATS[chance.below(3)], chance, None)
    if not chance.below(4):
        state = GAME.new(_with_stalls(state, chance), state.seats, chance, None)
    _claim(state, chance)
    _scatter(state, chance)
    for seat in range(state.seats):
        _collect(state, seat, chance)
    state.round_number = 1
    state.active = chance.below(state.seats)
    play_on(state, None)
    return Scene(GAME, state)


def _with_stalls(state: PalermoState, chance: Chance) -> PalermoOptions:
    """Gives the same city with three of its houses turned into stalls."""
    tiles = GAME.view(state, None).city
    venues = [slot for slot, token in tiles.items() if plain.entrance(slot, token)]
    chance.shuffle(venues)
    tiles |= {slot: f"st{chance.below(4)}" for slot in venues[:3]}
    text = " / ".join(" ".join(tiles[slot] for slot in plain.SLOTS if slot[1] == row) for row in "123456")
    return msgspec.structs.replace(state.options, draft_city="given", city_text=text)


def _claim(state: PalermoState, chance: Chance) -> None:
    venues = unclaimed(state)
    chance.shuffle(venues)
    for number, slot in enumerate(venues):
        mark(state, number % state.seats, slot)


def _scatter(state: PalermoState, chance: Chance) -> None:
    """Puts crooks on different fields or the start tile; policemen anywhere not beside each other, sometimes on a
    crook."""
    city = GAME.view(state, None).city
    fields = sorted(plain_ways.ground(city).streets)
    chance.shuffle(fields)
    for seat in range(state.seats):
        state.crooks[seat] = NODE_INDEX["START" if not chance.below(5) else fields.pop()]
    taken: set[str] = set()
    for seat in range(state.seats):
        field = GAME.view(state, None).crooks[seat] if not chance.below(6) else fields.pop()
        if chance.below(6) and field != "START" and not taken.intersection([field, *plain.NEIGHBOURS[field]]):
            taken.add(field)
            state.police[seat] = NODE_INDEX[field]


def _collect(state: PalermoState, seat: int, chance: Chance) -> None:
    """Some chips are on the tracker, one at least is out."""
    slots = [slot for slot, owner in enumerate(state.owners) if owner == seat]
    chance.shuffle(slots)
    for slot in slots[: chance.below(len(slots))]:
        state.left[seat] &= ~(1 << slot)
        state.collected[seat] += 1
        state.tours[seat].append((slot, 1, 0))
