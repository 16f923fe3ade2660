"""Street cards in their rotations, and where each leads whoever comes onto it. RULES.md F-2.1, F-2.5, F-4.11.

A card is the number of its type, escape cards come behind the street cards. A code is a card as it lies in a cell: a
type in a rotation, or a blasted card; 0 is an empty cell.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from omerta.games.falconi.components import CARD_COUNTS, CARD_TYPES, CELLS, ESCAPE_COLOURS, LINKS, ROTATIONS
from omerta.games.falconi.streets.cells import SIDE_INDEX, SIDE_NAMES
from omerta.kit.lookup import numbered

TYPES: Final = len(CARD_TYPES)
NO_CARD: Final = -1
ESCAPES: Final = tuple(range(TYPES, TYPES + len(ESCAPE_COLOURS)))
"""These are the escape cards as cards; colour c is ESCAPES[c]."""
CARD_NAMES: Final[tuple[str, ...]] = (*CARD_TYPES, *(f"escape-{colour}" for colour in ESCAPE_COLOURS))
CARD_INDEX: Final = numbered(CARD_NAMES)
ALL_STREETS: Final = tuple(card for card, count in enumerate(CARD_COUNTS) for _ in range(count))

Groups: TypeAlias = tuple[tuple[int, ...], ...]


class Code(NamedTuple):
    """`card` is NO_CARD for a blasted card, whose rotation is its axis: 0 is N-S, 1 is E-W."""

    card: int
    rotation: int
    groups: Groups


def _turned(card: int, rotation: int) -> Groups:
    return tuple(tuple(sorted((SIDE_INDEX[side] + rotation) % 4 for side in group)) for group in LINKS[card])


EMPTY: Final = 0
CODES: Final = (
    Code(NO_CARD, 0, ()),
    *(Code(card, rotation, _turned(card, rotation)) for card in range(TYPES) for rotation in ROTATIONS[card]),
    Code(NO_CARD, 0, ((0, 2),)),
    Code(NO_CARD, 1, ((1, 3),)),
)
BLASTED: Final = (len(CODES) - 2, len(CODES) - 1)
"""They are listed by axis, which is side % 2."""
AXES: Final = ("NS", "EW")

CODE_CARD: Final = tuple(code.card for code in CODES)
CODE_OF: Final = tuple(
    {code.rotation: number for number, code in enumerate(CODES) if code.card == card} for card in range(TYPES)
)
"""Codes are listed by card and rotation."""
CARD_CODES: Final = tuple(tuple(codes.values()) for codes in CODE_OF)
"""It lists the codes of each card, rotations rising."""
TOKENS: Final = (
    "",
    *(f"{CARD_NAMES[code.card]}-{code.rotation}" for code in CODES[1 : BLASTED[0]]),
    "blasted-0",
    "blasted-1",
)
TOKEN_INDEX: Final = {token: code for code, token in enumerate(TOKENS) if token}


def _exits(groups: Groups, side: int) -> tuple[int, ...]:
    """F-2.5: any other side of the group; on a turning card the way one came."""
    for group in groups:
        if side in group:
            return group if len(group) == 1 else tuple(other for other in group if other != side)
    return ()


EXITS: Final = tuple(tuple(_exits(code.groups, side) for side in range(4)) for code in CODES)
"""It says by code and side where one may leave who came in there; none: no port. The same the other way round."""


def _turns(number: int, side: int) -> tuple[int, ...]:
    """F-7.6; on a blasted card both ends of the axis are joined to a side beside it. F-4.11"""
    if number in BLASTED and not EXITS[number][side]:
        return CODES[number].groups[0]
    return tuple(other for other in EXITS[number][side] if other != side)


TURNS: Final = tuple(tuple(_turns(number, side) for side in range(4)) for number in range(len(CODES)))
"""It says by code and side where a three-point turn leads."""

LEADS: Final = tuple(
    tuple(tuple(cell * 4 + leave for leave in EXITS[code][side]) for cell in range(CELLS) for side in range(4))
    for code in range(len(CODES))
)
"""It lists by code, and by the port by which one comes in, the places where one may then stand."""

FACING: Final = tuple(
    tuple(tuple(code for code in codes if EXITS[code][side]) for side in range(4)) for codes in CARD_CODES
)
"""It lists by card and side the codes with a port there. F-4.4"""
IS_TURNING: Final = tuple(all(len(group) == 1 for group in LINKS[card]) for card in range(TYPES))


def ports(code: int) -> str:
    """Names the sides with a street: `NSW`."""
    return "".join(name for side, name in enumerate(SIDE_NAMES) if EXITS[code][side])
