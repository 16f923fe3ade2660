"""The city is drawn as a map of nine by nine cells, two lines high: streets, cars, craters, escape cards. RULES.md
F-2."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from omerta.games.falconi.components import CARS, FILES, RANKS
from omerta.games.falconi.seen import FalconiView
from omerta.games.falconi.streets.cards import TOKEN_INDEX, ports
from omerta.games.falconi.values import CarSeen

GLYPHS: Final = {
    "N": "╵", "E": "╶", "S": "╷", "W": "╴",
    "NS": "│", "EW": "─", "NE": "└", "ES": "┌", "SW": "┐", "NW": "┘",
    "NEW": "┴", "NES": "├", "ESW": "┬", "NSW": "┤", "NESW": "┼",
}  # fmt: skip
"""Signs are listed by the sides with a street."""
FLYOVER: Final = "╪"
BLASTED: Final = {"NS": "║", "EW": "═"}
ARROWS: Final = {"N": "▲", "E": "▶", "S": "▼", "W": "◀"}
CRATER: Final = "[red]×[/]"
ESCAPE: Final = "[bold magenta]*[/]"
STYLES: Final = {"prison": "bold reverse", "green": "bold green", "blue": "bold blue", "yellow": "bold yellow"}
CELL: Final = 5
"""A cell has so many columns."""


def glyph(token: str) -> str:
    """A card as it lies, `tee-3` or `blasted-0`, in one sign."""
    sides = ports(TOKEN_INDEX[token])
    kind = token.partition("-")[0]
    return FLYOVER if kind == "bridge" else BLASTED[sides] if kind == "blasted" else GLYPHS[sides]


def sign(car: str) -> str:
    """Don is D, the police cars are numbered as they come in the components file."""
    return f"[{STYLES[car]}]{CARS.index(car) or 'D'}[/]"


def city(view: FalconiView) -> list[str]:
    """Ranks from north to south, with the border around them."""
    rim = Rim(view)
    head = "    " + "".join(f"{file:^{CELL}}" for file in FILES)
    lines = [head, "    " + "".join(rim.mark(f"N-{file}", CELL) for file in FILES)]
    for rank in range(RANKS, 0, -1):
        cells = [_cell(f"{file}{rank}", view) for file in FILES]
        lines.append("    " + "".join(upper for upper, _ in cells))
        middle = "".join(lower for _, lower in cells)
        lines.append(f"{rank:>2} {rim.mark(f'W-{rank}', 1)}{middle}{rim.mark(f'E-{rank}', 1)} {rank}")
    return [*lines, "    " + "".join(rim.mark(f"S-{file}", CELL) for file in FILES), head]


class Rim:
    """This is what waits at the border: cars at their starts, escape cards. F-1.8, F-6.2"""

    def __init__(self, view: FalconiView) -> None:
        waiting = [car for car in view.cars if car.place is None and not car.is_out]
        self._marks = {way_out: sign(car.car) for car in waiting for way_out in car.exits}
        self._marks |= dict.fromkeys(view.escapes.values(), ESCAPE)

    def mark(self, border: str, width: int) -> str:
        """A border position, its mark in the middle of so many columns."""
        left = (width - 1) // 2
        return " " * left + self._marks.get(border, " ") + " " * (width - 1 - left)


def _cell(cell: str, view: FalconiView) -> tuple[str, str]:
    """Draws above the cars and the way north, below the ways west and east, and the card between them."""
    token = view.grid.get(cell)
    sides = ports(TOKEN_INDEX[token]) if token else ""
    closed = {crater.partition(">")[2] for crater in view.craters if crater.partition(">")[0] == cell}
    closed |= {_opposite(crater) for crater in view.craters if _neighbour(crater) == cell}
    first, second = _cars(cell, view.cars)
    north = CRATER if "N" in closed else "│" if "N" in sides else " "
    west = (CRATER if "W" in closed else "─" if "W" in sides else " ") + ("─" if "W" in sides else " ")
    east = ("─" if "E" in sides else " ") + (CRATER if "E" in closed else "─" if "E" in sides else " ")
    return f"{first}{north}{second}", f"{west}{glyph(token) if token else '[dim]·[/]'}{east}"


def _cars(cell: str, cars: Sequence[CarSeen]) -> tuple[str, str]:
    here = [f"{sign(car.car)}{ARROWS[car.place[-1]]}" for car in cars if car.place and car.place[:-2] == cell]
    first, second, *_ = [*here, "  ", "  "]
    return first, second


def _neighbour(place: str) -> str:
    """Gives the cell beyond `e4>N`."""
    cell, _, side = place.partition(">")
    file, rank = FILES.index(cell[0]), int(cell[1:])
    east, north = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}[side]
    inside = 0 <= file + east < len(FILES)
    return f"{FILES[file + east]}{rank + north}" if inside else ""


def _opposite(place: str) -> str:
    return {"N": "S", "E": "W", "S": "N", "W": "E"}[place[-1]]
