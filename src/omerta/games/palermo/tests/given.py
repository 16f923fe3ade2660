"""Any position of Palermo is set up in a few lines, in the notation of the worked examples.

    scene = given(city="... ... STA 2a0", seats=3, active=1)
    scene = alpha(crooks="A5 START START", policemen="- F9 -", collected="c4")

A city text may leave out what is empty at the end. Venues of a city under construction belong to the seats in turn, so
that the active seat lays the next one. Alpha's first seat is 0 unless `first_seat` says otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias, TypedDict, cast

import msgspec
from typing_extensions import Unpack

from omerta.contract import Seat
from omerta.games.palermo import GAME
from omerta.games.palermo.actions import PalermoAction
from omerta.games.palermo.geometry.board import NODE_INDEX, SLOT_COUNT, SLOT_INDEX
from omerta.games.palermo.geometry.city import built
from omerta.games.palermo.geometry.tiles import EMPTY, NOWHERE, TOKEN_INDEX, is_venue
from omerta.games.palermo.options import PalermoOptions
from omerta.games.palermo.rules.building import mark
from omerta.games.palermo.rules.draft_city import supply_beside
from omerta.games.palermo.rules.turns import play_on
from omerta.games.palermo.seen import PalermoView
from omerta.games.palermo.state import BUILD, PalermoState
from omerta.testing import Scene, fresh
from omerta.testing.position import agreed

PalermoScene: TypeAlias = Scene[PalermoState, PalermoAction, PalermoView, PalermoOptions]


class Variant(TypedDict, total=False):
    """These options differ from the defaults. Values are typed loosely, for wrong ones are tried as well."""

    build_mode: str
    police: bool
    target_marker: bool
    draft_city: str
    city_text: str
    draft_order: str
    diagonal_rule: str
    hop_police: str
    must_move: bool
    tie_break: str
    first_seat: str | int
    round_limit: int


class Race(Variant, total=False):
    """This is everything of a race besides the city; `collected` are slots whose chips are on their owners'
    trackers."""

    crooks: str
    policemen: str
    collected: str
    active: Seat
    round_number: int
    money: tuple[int, ...]
    home_rounds: tuple[int | None, ...]
    targets: str


_WORDS: Final = frozenset(Race.__annotations__) - frozenset(Variant.__annotations__)

ALPHA: Final = (
    "3a1 2a3 2b3 2a1 1a3 --- / 2b0 3a0 3a1 2a1 2b3 --- / 2a0 2a0 STA 2b1 1b3 1a2 / "
    "1b2 2b2 1b2 3a2 1b0 3a1 / 3a2 2a3 1b1 1b0 1a2 1a1 / 2b1 1a0 3a2 1a3 3a2 3a3"
)
ALPHA_VENUES: Final[dict[Seat, str]] = {
    0: "a1 b2 d2 a3 e3 f3 a4 c4 d5 e5 a6",
    1: "a2 e2 b3 d4 e4 f4 b5 c5 b6 c6 e6",
    2: "b1 c1 d1 e1 c2 d3 b4 a5 f5 d6 f6",
}


def new_game(seats: int, seed: object = 0, **options: Unpack[Variant]) -> PalermoScene:
    """Gives a fresh game. The options are handed over as they are, so that the game may refuse them."""
    return fresh(GAME, seats, seed, **options)


def given(*, city: str, seats: int, active: Seat = 0, **options: Unpack[Variant]) -> PalermoScene:
    """Gives a city under construction, the active seat to lay a tile."""
    state = _on(city, seats, options)
    state.phase = BUILD
    venues = [slot for slot, tile in enumerate(state.city.tiles) if is_venue(tile)]
    state.first = (active - len(venues)) % seats
    state.active = active
    for number, slot in enumerate(venues):
        mark(state, (state.first + number) % seats, slot)
    return Scene(GAME, state)


def alpha(**words: Unpack[Race]) -> PalermoScene:
    """Gives the city Alpha at the beginning of a turn."""
    return race(ALPHA, ALPHA_VENUES, **words)


def race(city: str, venues: Mapping[Seat, str], **words: Unpack[Race]) -> PalermoScene:
    """Gives a finished city with everybody's venues, at the beginning of a turn."""
    state = _on(city, len(venues), _options_in(words))
    for seat, slots in venues.items():
        for slot in slots.split():
            mark(state, seat, SLOT_INDEX[slot])
    _place(state, words)
    for slot in words.get("collected", "").split():
        _collect(state, SLOT_INDEX[slot])
    _pay(state, words.get("money", (0,) * state.seats))
    first = state.options.first_seat
    state.first = 0 if first == "random" else first
    state.active = words.get("active", 0)
    state.round_number = words.get("round_number", 1)
    state.history = [(0,) * state.seats] * (state.round_number - 1)
    play_on(state, None)
    return Scene(GAME, state)


def position(
    *,
    seats: int | None = None,
    city: str = ALPHA,
    venues: Mapping[Seat, str] | None = None,
    **words: Unpack[Race],
) -> PalermoScene:
    """`omerta.testing.given` sets up a race with the venues of a city or in Alpha; other cities are being built."""
    if venues is None and city != ALPHA:
        assert seats is not None, "a city under construction needs a number of seats"
        assert words.keys() & _WORDS <= {"active"}, f"nobody races through a city under construction: {words}"
        return given(city=city, seats=seats, active=words.get("active", 0), **_options_in(words))
    owned = ALPHA_VENUES if venues is None else venues
    agreed(seats, len(owned))
    return race(city, owned, **words)


EXAMPLE: Final[Mapping[str, object]] = {"crooks": "A5 START START", "policemen": "- F9 -"}
"""The tests of `omerta.testing.given` set up this position."""


def _options_in(words: Race) -> Variant:
    return cast("Variant", {name: value for name, value in words.items() if name not in _WORDS})


def _place(state: PalermoState, words: Race) -> None:
    """Crooks, policemen and marks, one a seat; `-` where there is none."""
    nowhere = " ".join("-" * state.seats)
    crooks = words.get("crooks", " ".join(["START"] * state.seats))
    state.crooks = [NODE_INDEX[node] for node in crooks.split()]
    state.police = [NODE_INDEX.get(field, NOWHERE) for field in words.get("policemen", nowhere).split()]
    state.targets = [SLOT_INDEX.get(slot, NOWHERE) for slot in words.get("targets", nowhere).split()]
    state.home_rounds = [number or 0 for number in words.get("home_rounds", (None,) * state.seats)]


def _on(text: str, seats: int, options: Variant) -> PalermoState:
    """Gives the city of this text, with nobody's chip on it."""
    tokens = text.replace("/", " ").split()
    tiles = [TOKEN_INDEX[token] for token in tokens]
    state = PalermoState(msgspec.convert(options, PalermoOptions), seats)
    state.city = built((*tiles, *[EMPTY] * (SLOT_COUNT - len(tiles))))
    state.supply = supply_beside(state.city.tiles)
    return state


def _collect(state: PalermoState, slot: int) -> None:
    seat = state.owners[slot]
    state.left[seat] &= ~(1 << slot)
    state.collected[seat] += 1
    state.tours[seat].append((slot, 1, 0))


def _pay(state: PalermoState, money: tuple[int, ...]) -> None:
    """Whoever has a chip on the tracker and is not home has got it there, the others on arrival."""
    for seat, amount in enumerate(money):
        state.money[seat] = amount
        if state.home_rounds[seat] or not state.tours[seat]:
            state.arrival[seat] = amount
        else:
            slot, number, _ = state.tours[seat][0]
            state.tours[seat][0] = (slot, number, amount)
