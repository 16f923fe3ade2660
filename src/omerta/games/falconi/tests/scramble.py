"""Cities in which anything lies anywhere, as no game ever gets them, with somebody asked for something."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from omerta.contract import Chance
from omerta.games.falconi import GAME
from omerta.games.falconi.options import FalconiOptions
from omerta.games.falconi.state import (
    ACTION,
    ADVANCE,
    BOOST,
    DON,
    DRIVE,
    LAY,
    NO_CAR,
    OUT,
    PLACE_ESCAPE,
    REACT,
    START,
    FalconiState,
)
from omerta.games.falconi.streets.cards import CARD_INDEX, TOKEN_INDEX
from omerta.games.falconi.streets.cells import BORDER_INDEX, CELL_INDEX, PLACE_INDEX
from omerta.games.falconi.tests import oracle
from omerta.games.falconi.tests.oracle_menu import city_of
from omerta.kit.chance import fast_from

Principle: TypeAlias = Literal["I", "II"]
VARIANTS: Final[dict[Principle, tuple[Literal["margherita", "funghi", "prosciutto", "salami", "diavola"], ...]]] = {
    "I": ("margherita", "funghi", "prosciutto"),
    "II": ("salami", "diavola"),
}
REDRAWS: Final[tuple[Literal["first_card", "off", "always"], ...]] = ("first_card", "off", "always")
CARDS: Final = {"straight": 15, "curve": 18, "tee": 21, "cross": 12, "bridge": 9, "uturn": 6}
MOST_LAID: Final = 68


def options_for(principle: Principle, chance: Chance) -> FalconiOptions:
    variants = VARIANTS[principle]
    return FalconiOptions(
        variant=variants[chance.below(len(variants))],
        police_cars=3 if chance.below(2) else 1,
        dead_end_redraw=REDRAWS[chance.below(3)],
        secret_escape="drawn" if chance.below(2) else "dealt",
    )


def scrambled(principle: Principle, number: int) -> FalconiState:
    """Gives the scrambled position of this number."""
    chance = fast_from("falconi", "scrambled", principle, number)
    state = FalconiState(options_for(principle, chance), 2 + chance.below(3))
    state.phase = ADVANCE if principle == "I" else ACTION
    cards = [kind for kind, count in CARDS.items() for _ in range(count)]
    chance.shuffle(cards)
    _pave(state, cards, chance)
    _park(state, chance)
    _crater(state, chance)
    escapes = _border(state, chance)
    _deal(state, cards, escapes, chance)
    _ask(state, escapes, chance)
    return state


def _pave(state: FalconiState, cards: list[str], chance: Chance) -> None:
    """Lays streets all over the city, or packed into a part of it."""
    width, height = 3 + chance.below(7), 3 + chance.below(7)
    left, bottom = chance.below(10 - width), chance.below(10 - height)
    files, ranks = oracle.FILES[left : left + width], oracle.RANKS[bottom : bottom + height]
    thickness = 4 + chance.below(7)
    for cell in [file + rank for file in files for rank in ranks if chance.below(10) < thickness][:MOST_LAID]:
        kind = cards.pop()
        token = f"{kind}-{chance.below(oracle.ROTATIONS[kind])}"
        if not chance.below(12):
            token = f"blasted-{chance.below(2)}"
            state.removed[CARD_INDEX[kind]] += 1
        state.grid[CELL_INDEX[cell]] = TOKEN_INDEX[token]


def _park(state: FalconiState, chance: Chance) -> None:
    """Puts cars on streets, in principle I also side by side; some still at their start, some police cars out."""
    grid = GAME.view(state, None).grid
    ends = [f"{cell}>{side}" for cell, token in sorted(grid.items()) for side in _standing(token)]
    chance.shuffle(ends)
    for car in state.variant.cars:
        if len(ends) > 1 and chance.below(6):
            shared = not state.variant.is_second and not chance.below(8)
            state.places[car] = PLACE_INDEX[ends[-1] if shared else ends.pop()]
        elif car != DON and not chance.below(3):
            state.places[car] = OUT
    if not state.police():
        state.places[state.variant.police[0]] = START


def _standing(token: str) -> str:
    """The sides at which a car can stand; on a blasted card any. F-4.11"""
    kind, _, rotation = token.rpartition("-")
    return oracle.SIDES if kind == "blasted" else "".join(oracle.groups((kind, int(rotation))))


def _crater(state: FalconiState, chance: Chance) -> None:
    """Bombs boundaries, in principle I: between cards, or before a station."""
    grid = GAME.view(state, None).grid
    ends = [f"{cell}>{side}" for cell in sorted(grid) for side in oracle.SIDES]
    ends = [end for end in ends if oracle.beyond(end[:2], end[3]) in (*grid, *oracle.FRONT.values())]
    for _ in range(0 if state.variant.is_second or not ends else chance.below(4)):
        end = ends[chance.below(len(ends))]
        for port in (end, oracle.other_end(end)):
            state.closed |= 1 << PLACE_INDEX[port] if port else 0


def _border(state: FalconiState, chance: Chance) -> list[str]:
    """Some escape cards are on the border; these are the others."""
    left = list(oracle.COLOURS) if state.variant.has_escapes else []
    for number, colour in enumerate(oracle.COLOURS):
        room = oracle.eligible(oracle.City("I"), colour)
        if colour in left and chance.below(2):
            state.escapes[number] = BORDER_INDEX[room[chance.below(len(room))]]
            left.remove(colour)
    chance.shuffle(left)
    return [f"escape-{colour}" for colour in left]


def _deal(state: FalconiState, cards: list[str], escapes: list[str], chance: Chance) -> None:
    """Deals hands of every size; in principle II Don may hold escape cards, in Diavola a secret one."""
    is_second, is_diavola = state.variant.is_second, state.options.variant == "diavola"
    state.bombs = 0 if is_second else chance.below(3)
    state.boosts = chance.below(3) if is_diavola else 0
    if is_diavola and escapes and chance.below(2):
        state.secret = CARD_INDEX[escapes.pop()]
    for car in state.variant.cars:
        size = 0 if state.places[car] == OUT or not state.variant.reserve else chance.below(3)
        if car == DON and is_second:
            size = min(size, 2)
            hand = [(escapes if escapes and not chance.below(3) else cards).pop() for _ in range(size)]
        else:
            hand = [cards.pop() for _ in range(size)]
        state.reserves[car] = sorted(CARD_INDEX[card] for card in hand)
    rest = [CARD_INDEX[card] for card in cards]
    chance.shuffle(rest)
    state.pile = rest if chance.below(8) else []


def _ask(state: FalconiState, escapes: list[str], chance: Chance) -> None:
    """It is anybody's turn, in some phase that fits."""
    cars = [car for car in state.variant.cars if state.places[car] != OUT]
    state.turn = cars[chance.below(len(cars))]
    if escapes and not chance.below(6) and not (state.variant.is_second and state.turn == DON):
        state.phase, state.escape_card = PLACE_ESCAPE, CARD_INDEX[escapes[0]]
        state.actions_left = chance.below(3) if state.variant.is_second else 0
    elif state.variant.is_second:
        _ask_second(state, chance)
    else:
        _ask_first(state, chance)


def _ask_first(state: FalconiState, chance: Chance) -> None:
    """At an open end a card is laid; elsewhere the car drives, or Don answers a catch."""
    city = city_of(GAME.view(state, None))
    name = list(city.cars)[[car for car in state.variant.cars if state.places[car] != OUT].index(state.turn)]
    if oracle.open_ends(city, oracle.nodes(city, name)):
        state.phase = LAY
        state.hand = state.pile.pop() if state.pile else NO_CAR
    elif state.turn != DON and state.bombs and not chance.below(8):
        state.phase, state.catcher, state.via, state.resumes = REACT, state.turn, chance.below(4), DRIVE
    else:
        state.phase = ADVANCE if chance.below(2) else DRIVE


def _ask_second(state: FalconiState, chance: Chance) -> None:
    """Asks for an action, sometimes with three cards in hand; or Don in the middle of a boost."""
    state.phase, state.actions_left = ACTION, 1 + chance.below(3)
    reserve = state.reserves[state.turn]
    if len(reserve) == 2 and state.pile and not chance.below(4):
        state.reserves[state.turn] = sorted([*reserve, state.pile.pop()])
    if state.options.variant == "diavola" and state.places[DON] >= 0 and not chance.below(3):
        state.turn, state.phase, state.boost_steps = DON, BOOST, 1 + chance.below(3)
        state.has_overtaken = not chance.below(3)
        _overtake(state, chance)


def _overtake(state: FalconiState, chance: Chance) -> None:
    """Don may stand on a police car's place in a boost."""
    police = [car for car in state.police() if state.places[car] >= 0]
    if police and not chance.below(3):
        state.overtaking, state.has_overtaken = police[0], False
        state.places[DON] = state.places[police[0]]
