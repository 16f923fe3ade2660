"""Any position of Catch Don Falconi is set up in a few lines, in the notation of the worked examples.

    scene = given("margherita", cars={"prison": "e4>N", "green": "c3>E", "blue": None}, cards={"e3": "tee[NSW]"},
                  to_move="green", pile=["straight"])

A car without a place is at its start. Police cars not named do not take part; if none is named, blue does. Don stands
at `h3>N` unless he is named. Under each car lies a straight along its heading unless its card is named. Reserves not
named: police tee, tee; Don cross, cross in principle I and one cross in principle II. Chilies: two bombs in principle
I, no boosts. The pile has the named cards on top, then the straights that are left, then the rest; with `only_pile` the
rest is out of the game. In principle I the car to move has drawn, if it need not advance.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias, TypedDict

import msgspec
from typing_extensions import Unpack

from omerta.games.falconi import GAME
from omerta.games.falconi.actions import FalconiAction
from omerta.games.falconi.components import CARD_COUNTS, CARS, ESCAPE_COLOURS
from omerta.games.falconi.options import FalconiOptions
from omerta.games.falconi.rules.recall import cap_escapes
from omerta.games.falconi.rules.turns import begin_turn, end_turn, stuck_car
from omerta.games.falconi.seen import FalconiView
from omerta.games.falconi.state import DON, OUT, START, FalconiState
from omerta.games.falconi.streets.cards import (
    AXES,
    BLASTED,
    CARD_INDEX,
    CODE_CARD,
    CODE_OF,
    CODES,
    ESCAPES,
    NO_CARD,
    TYPES,
    ports,
)
from omerta.games.falconi.streets.cells import BORDER_INDEX, CELL_INDEX, ENTRY, NOWHERE, PLACE_INDEX
from omerta.kit.pile import spread
from omerta.testing import Scene, fresh
from omerta.testing.position import agreed

FalconiScene: TypeAlias = Scene[FalconiState, FalconiAction, FalconiView, FalconiOptions]


class Variant(TypedDict, total=False):
    """These options differ from the defaults. Values are typed loosely, for wrong ones are tried as well."""

    don_seat: int
    police_cars: str | int
    stations: str
    dead_end_redraw: str
    margherita_bombs: int
    secret_escape: str
    hunt_rounds: int
    nightfall_winner: str
    police_share_win: bool
    match: str
    match_games: int


_DON: Final = "prison"
_STRAIGHT: Final = CARD_INDEX["straight"]


def new_game(seats: int, seed: object = 0, *, variant: str = "margherita", **options: Unpack[Variant]) -> FalconiScene:
    """Gives a fresh game. The options are handed over as they are, so that the game may refuse them."""
    return fresh(GAME, seats, seed, variant=variant, **options)


def given(
    variant: str = "margherita",
    *,
    seats: int | None = None,
    cars: Mapping[str, str | None] | None = None,
    cards: Mapping[str, str] | None = None,
    to_move: str = _DON,
    pile: Sequence[str] = (),
    only_pile: bool = False,
    reserves: Mapping[str, Sequence[str]] | None = None,
    bombs: int | None = None,
    boosts: int = 0,
    escapes: Mapping[str, str] | None = None,
    secret: str | None = None,
    craters: Sequence[str] = (),
    don_escapes: tuple[int, int] | None = None,
    actions: int = 3,
    round_number: int = 1,
    **options: Unpack[Variant],
) -> FalconiScene:
    """Gives the position at the beginning of a turn, in principle II with so many actions left."""
    state = _table(variant, cars or {}, options)
    agreed(seats, state.seats)
    _streets(state, cards or {}, craters, escapes or {})
    _hands(state, reserves or {})
    state.secret = NO_CARD if secret is None else _escape(secret)
    state.bombs = state.bombs if bombs is None else bombs
    state.boosts = boosts
    _stack(state, pile, only_pile=only_pile)
    _remember(state, don_escapes)
    state.turn = CARS.index(to_move)
    state.round_number = round_number
    state.beat = 1
    if not begin_turn(state, None):
        end_turn(state, None, stuck_car(state))
    elif state.variant.is_second:
        state.actions_left = actions
    return Scene(GAME, state)


position: Final = given
"""`omerta.testing.given` calls it."""

EXAMPLE: Final[Mapping[str, object]] = {"cars": {"prison": "e4>N", "green": "c3>E", "blue": None}, "to_move": "green"}
"""The tests of `omerta.testing.given` set up this position."""


def _table(variant: str, cars: Mapping[str, str | None], options: Variant) -> FalconiState:
    """There are as many seats as cars; green or yellow alone plays against Don with the third seat's car out."""
    named = [car for car in cars if car != _DON] or ["blue"]
    police = sorted(named, key=CARS.index)
    seats = 2 if police == ["blue"] else 4 if len(police) == 3 else 3
    company = (
        police if len(police) > 1 else {"green": ["green", "yellow"], "yellow": ["green", "yellow"]}.get(police[0])
    )
    chosen: dict[str, object] = {"variant": variant, "police_cars": 1}
    if seats == 3 and company:
        chosen["stations"] = "-".join(company)
    state = FalconiState(msgspec.convert(chosen | dict(options), FalconiOptions), seats)
    for car, name in enumerate(CARS):
        if name == _DON or name in police:
            place = cars.get(name, "h3>N" if name == _DON else None)
            state.places[car] = START if place is None else PLACE_INDEX[place]
        else:
            state.places[car] = OUT
    return state


def _streets(state: FalconiState, cards: Mapping[str, str], craters: Sequence[str], escapes: Mapping[str, str]) -> None:
    for cell, card in cards.items():
        state.grid[CELL_INDEX[cell]] = code_of(card)
    for place in state.places:
        if place >= 0 and not state.grid[place >> 2]:
            state.grid[place >> 2] = CODE_OF[_STRAIGHT][place & 1]
    for crater in craters:
        port = PLACE_INDEX[crater]
        state.closed |= 1 << port
        if ENTRY[port] != NOWHERE:
            state.closed |= 1 << ENTRY[port]
    for colour, border in escapes.items():
        state.escapes[ESCAPE_COLOURS.index(colour)] = BORDER_INDEX[border]


def code_of(card: str) -> int:
    """Reads `tee[NSW]` or `blasted[EW]`."""
    kind, _, sides = card.rstrip("]").partition("[")
    if kind == "blasted":
        return BLASTED[AXES.index(sides)]
    for code in range(1, len(CODES)):
        if CODE_CARD[code] == CARD_INDEX[kind] and ports(code) == sides:
            return code
    raise AssertionError(f"no such card: {card}")


def _hands(state: FalconiState, reserves: Mapping[str, Sequence[str]]) -> None:
    variant = state.variant
    usual = {_DON: ["cross"] if variant.is_second else ["cross", "cross"]}
    for car in variant.cars:
        if state.places[car] != OUT:
            name = CARS[car]
            held = reserves.get(name, usual.get(name, ["tee", "tee"])) if variant.reserve else []
            state.reserves[car] = sorted(CARD_INDEX[card] for card in held)


def _stack(state: FalconiState, named: Sequence[str], *, only_pile: bool) -> None:
    """Every card is somewhere: those not named under the named ones, straights first."""
    top = [CARD_INDEX[card] for card in named]
    held = [card for reserve in state.reserves for card in reserve]
    laid = [CODE_CARD[code] for code in state.grid if code]
    rest = list(CARD_COUNTS)
    for card in (*top, *held, *laid):
        if 0 <= card < TYPES:
            rest[card] -= 1
    assert min(rest) >= 0, f"more cards than there are in the box: {rest}"
    unlaid = [card for colour, card in enumerate(ESCAPES) if state.escapes[colour] == NOWHERE]
    hidden = [card for card in unlaid if card not in (*top, *held, state.secret)] if state.variant.has_escapes else []
    if only_pile:
        state.removed, rest = rest, [0] * TYPES
    state.pile = [*reversed([*top, *spread(rest), *hidden])]


def _remember(state: FalconiState, don_escapes: tuple[int, int] | None) -> None:
    """Every reserve card of Don's counts as drawn in play, unless the record is given. F-12.6"""
    if don_escapes is not None:
        state.escapes_min, state.escapes_max = don_escapes
    elif state.variant.is_second:
        state.escapes_max = len(state.reserves[DON])
        cap_escapes(state)


def _escape(colour: str) -> int:
    return ESCAPES[ESCAPE_COLOURS.index(colour)]
