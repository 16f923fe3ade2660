"""Everything is listed once, and in the order that lists are read in. RULES.md LF-10."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, get_args

from omerta.games.falconi.box import CardType, CarId, Contents, EscapeId, Side, VariantId
from omerta.kit.box import demand, unique

DIRECTIONS: Final[tuple[Side, ...]] = get_args(Side)


def check_names(contents: Contents) -> None:
    """LF-10: each name of the game once; border pieces may be called anything."""
    _demand_each("border_side", [entry.side for entry in contents.border_side], DIRECTIONS)
    _demand_each("border_side", [entry.id for entry in contents.border_side], get_args(CarId))
    _demand_each("car", [entry.id for entry in contents.car], get_args(CarId))
    _demand_each("street_card", [entry.type for entry in contents.street_card], get_args(CardType))
    _demand_each("escape_card", [entry.id for entry in contents.escape_card], get_args(EscapeId), check="LF-5")
    _demand_each("variant", [entry.id for entry in contents.variant], get_args(VariantId))
    unique("LF-10", [entry.id for entry in contents.border_piece], "border_piece")


def check_order(contents: Contents) -> None:
    """LF-10: directions go clockwise from the north, as every list does. F-11.2"""
    directions = contents.board.directions
    demand(directions == DIRECTIONS, "LF-10", "board directions", f"are N E S W, not {' '.join(directions)}")


def _demand_each(table: str, names: Sequence[str], expected: Sequence[str], check: str = "LF-10") -> None:
    unique(check, names, table)
    for name in expected:
        demand(name in names, check, f"{table} {name}", "is missing")
