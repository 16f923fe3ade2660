"""Here are cars with their exits, escape cards, bombs and boosts. RULES.md LF-4 to LF-6."""

from __future__ import annotations

from typing import Final

from omerta.games.falconi.box import CellName, Contents, Side
from omerta.games.falconi.checks.border import stations, tunnels
from omerta.kit.box import demand

ESCAPES: Final = 3
CHILIES: Final = 2
DON_COLOUR: Final = "black"


def check_exits(contents: Contents) -> None:
    """LF-4"""
    sides = {entry.id: entry.side for entry in contents.border_side}
    demand(len(tunnels(contents)) > 0, "LF-4", "border_piece", "there is no tunnel")
    for car in contents.car:
        for name, (cell, side), marked in (
            ("front", car.front, stations(contents)),
            ("tunnel", car.tunnel, tunnels(contents)),
        ):
            where = f"car {car.id} {name}"
            demand(side == sides[car.id], "LF-4", where, f"lies on side {sides[car.id]}, not {side}")
            outside = outside_of(contents, cell, side)
            demand(outside in marked, "LF-4", where, f"{outside or cell} is not marked as such on the border")


def outside_of(contents: Contents, cell: CellName, side: Side) -> str | None:
    """The border position on that side of a cell, if the cell lies at that border."""
    file, rank = cell[0], cell[1]
    files = contents.board.files
    edge = {"N": rank == str(contents.board.ranks), "S": rank == "1", "W": file == files[0], "E": file == files[-1]}
    return f"{side}-{file if side in 'NS' else rank}" if edge[side] else None


def check_escapes(contents: Contents) -> None:
    """LF-5. A side has nine positions, one station and three tunnels at most, so there is room for its card."""
    sides = {entry.id: entry.side for entry in contents.border_side}
    for card in contents.escape_card:
        colour = card.id.partition("-")[2]
        own = next(side for car, side in sides.items() if car == colour)
        demand(card.side == own, "LF-5", f"escape_card {card.id}", f"belongs to side {own}, not {card.side}")
    demand(len(contents.escape_card) == ESCAPES, "LF-5", "escape_card", f"{ESCAPES}, not {len(contents.escape_card)}")


def check_chilies(contents: Contents) -> None:
    """LF-6: bombs and boosts, and no variant deals more than there are."""
    bombs, boosts = contents.chili_bomb.count, contents.chili_boost.count
    demand(bombs == CHILIES, "LF-6", "chili_bomb", f"{CHILIES}, not {bombs}")
    demand(boosts == CHILIES, "LF-6", "chili_boost", f"{CHILIES}, not {boosts}")
    for variant in contents.variant:
        enough = variant.bombs <= bombs and variant.boosts <= boosts
        demand(enough, "LF-6", f"variant {variant.id}", "deals more bombs or boosts than there are")


def check_cars(contents: Contents) -> None:
    """LF-6: four cars, each once by LF-10; one of them is Don's and black."""
    for car in contents.car:
        role = "don" if car.id == "prison" else "police"
        demand(car.role == role, "LF-6", f"car {car.id}", f"its role is {role}, not {car.role}")
        black = (car.colour == DON_COLOUR) == (role == "don")
        demand(black, "LF-6", f"car {car.id}", f"Don's car alone is {DON_COLOUR}, this one is {car.colour}")
