"""The city is drawn as a map of its 14 by 14 fields, two columns each. RULES.md P-9.1, P-9.4.

Houses are blocks, streets and the bypass dots, empty slots blank. Letters are seats: a small one is an entrance where
that seat's chip still lies, a capital one its crook; an exclamation mark is a policeman.
"""

from __future__ import annotations

from typing import Final

from omerta.games.palermo.geometry.board import EDGE, NODE_NAMES, SLOT_FIELDS, SLOT_INDEX, SLOT_OF, SLOTS, field_at
from omerta.games.palermo.geometry.tiles import EMPTY, START_TILE, TOKEN_INDEX, house_fields
from omerta.games.palermo.seen import PalermoView

COLOURS: Final = ("red", "blue", "green", "yellow", "magenta")
"""Colours are listed by seat; letters tell the seats apart without them."""
HOUSE: Final = "[default]██[/]"
STREET: Final = "[dim]·[/]"
START: Final = "[reverse]S[/]"
POLICE: Final = "[bold red]![/]"


def letter(seat: int) -> str:
    return f"[{COLOURS[seat]}]{'ABCDE'[seat]}[/]"


def city(view: PalermoView) -> list[str]:
    """Rows from north to south, the names of the fields around them and the slots on the right."""
    head = "   " + "".join(f"{column:<2}" for column in "ABCDEFGHIJKLMN")
    slots = "     " + "".join(f"{column:<4}" for column in "abcdef")
    rows = [f"{row + 1:>2} {_row(row, view)}{_rank(row)}" for row in range(EDGE)]
    return [f"[dim]{slots}[/]", head, *rows]


def _row(row: int, view: PalermoView) -> str:
    return "".join(_field(NODE_NAMES[field_at(column, row)], view) for column in range(EDGE))


def _rank(row: int) -> str:
    """Gives the slot's row, beside the upper one of its two rows of fields."""
    return f" [dim]{(row + 1) // 2}[/]" if row % 2 == 1 and row < EDGE - 1 else ""


def _field(name: str, view: PalermoView) -> str:
    ground = _ground(name, view)
    if ground == HOUSE:
        return ground
    crooks = [seat for seat, field in enumerate(view.crooks) if field == name]
    chips = [view.chips[slot] for slot, field in view.entrances.items() if field == name and slot in view.chips]
    mark = f"[bold]{letter(crooks[0])}[/]" if crooks else _small(chips[0]) if chips else ground
    return mark + (POLICE if name in view.police else " ")


def _small(seat: int) -> str:
    return f"[{COLOURS[seat]}]{'abcde'[seat]}[/]"


def _ground(name: str, view: PalermoView) -> str:
    field = NODE_NAMES.index(name)
    slot = SLOT_OF.get(field)
    if slot is None:
        return STREET
    tile = TOKEN_INDEX[view.city[SLOTS[slot]]]
    if tile in (EMPTY, START_TILE):
        return " " if tile == EMPTY else START
    return HOUSE if SLOT_FIELDS[slot].index(field) in house_fields(tile) else STREET


def entrance_of(slot: str, tile_field: int) -> str:
    """The name of a tile field on a slot."""
    return NODE_NAMES[SLOT_FIELDS[SLOT_INDEX[slot]][tile_field]]
