"""The streets told anew, with names and dictionaries and a plain search. RULES.md F-2, F-3.6, F-4.6, F-4.10.

Written from the rules alone; it shares no code with the game. A node is a place (`e4>N`) or an exit of a car that is
still at its start, named by its border position (`S-e`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

FILES: Final = "abcdefghi"
RANKS: Final = "123456789"
SIDES: Final = "NESW"
CELLS: Final = tuple(file + rank for file in FILES for rank in RANKS)
OPPOSITE: Final = {"N": "S", "E": "W", "S": "N", "W": "E"}
STEP: Final = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
TYPES: Final = {
    "straight": ("NS",),
    "curve": ("NE",),
    "tee": ("NEW",),
    "cross": ("NESW",),
    "bridge": ("NS", "EW"),
    "uturn": ("N",),
}
ROTATIONS: Final = {"straight": 2, "curve": 4, "tee": 4, "cross": 1, "bridge": 1, "uturn": 4}
BLASTED: Final = {0: ("NS",), 1: ("EW",)}
FRONT: Final = {"prison": "S-e", "green": "W-5", "blue": "N-e", "yellow": "E-5"}
TUNNEL: Final = {"prison": "S-g", "green": "W-3", "blue": "N-c", "yellow": "E-7"}
COLOURS: Final = {"green": "W", "blue": "N", "yellow": "E"}
POLICE: Final = ("green", "blue", "yellow")


@dataclass
class City:
    """This is what lies on the board. `cards` are types and rotations; `closed` are street ends on both sides of
    craters."""

    principle: str
    cards: dict[str, tuple[str, int]] = field(default_factory=dict)
    closed: set[str] = field(default_factory=set)
    escapes: dict[str, str] = field(default_factory=dict)
    cars: dict[str, str | None] = field(default_factory=dict)
    """It holds those in the game; None at the start."""
    bombs: int = 0
    boosts: int = 0
    face_down: int = 0
    """These are Don's face-down cards, the secret one included. F-3.6"""

    @property
    def don(self) -> str | None:
        return self.cars["prison"]


# --- Geometry ----------------------------------------------------------------------------------------------------


def order(place: str) -> tuple[int, int]:
    """F-11.2"""
    return CELLS.index(place[:2]), SIDES.index(place[3])


def beyond(cell: str, side: str) -> str:
    """Gives the next cell on that side, or the border position there."""
    file, rank = FILES.index(cell[0]) + STEP[side][0], RANKS.index(cell[1]) + STEP[side][1]
    if 0 <= file < 9 and 0 <= rank < 9:
        return FILES[file] + RANKS[rank]
    return f"{side}-{cell[0] if side in 'NS' else cell[1]}"


def inside(border: str) -> str:
    """The street end of the city at a border position: `N-c` is at `c9>N`."""
    side, _, name = border.partition("-")
    cell = {"N": f"{name}9", "S": f"{name}1", "W": f"a{name}", "E": f"i{name}"}[side]
    return f"{cell}>{side}"


def other_end(end: str) -> str | None:
    """Gives the same boundary from its other side; None at the border."""
    cell = beyond(end[:2], end[3])
    return f"{cell}>{OPPOSITE[end[3]]}" if cell in CELLS else None


def groups(card: tuple[str, int]) -> list[str]:
    """Gives the sides that a card joins. F-2.1"""
    kind, rotation = card
    if kind == "blasted":
        return list(BLASTED[rotation])
    return ["".join(SIDES[(SIDES.index(side) + rotation) % 4] for side in group) for group in TYPES[kind]]


def exits(card: tuple[str, int], entry: str) -> str:
    """The sides by which a car that came in over `entry` may stand; none: there is no street. F-2.5"""
    for group in groups(card):
        if entry in group:
            return "".join(side for side in SIDES if side in group and (side != entry or len(group) == 1))
    return ""


def turns(city: City, place: str) -> list[str]:
    """Says where a three-point turn leads. F-7.6, F-4.11"""
    card, side = city.cards[place[:2]], place[3]
    linked = exits(card, side)
    if not linked and card[0] == "blasted":
        linked = groups(card)[0]
    return [f"{place[:2]}>{other}" for other in SIDES if other in linked and other != side]


# --- Ahead, steps, reach -----------------------------------------------------------------------------------------


def entered(node: str) -> tuple[str, str]:
    """The cell or border position ahead, and the side by which it is entered."""
    if ">" in node:
        return beyond(node[:2], node[3]), OPPOSITE[node[3]]
    return inside(node)[:2], inside(node)[3]


def ahead(city: City, node: str) -> str:
    """F-2.3, F-2.4"""
    cell, entry = entered(node)
    if (node if ">" in node else inside(node)) in city.closed:
        return "closed"
    if cell not in CELLS:
        return "escape" if cell in city.escapes.values() else "border"
    if cell not in city.cards:
        return "open"
    return "street" if exits(city.cards[cell], entry) else "wall"


def steps(city: City, node: str) -> list[str]:
    """F-2.5"""
    if ahead(city, node) != "street":
        return []
    cell, entry = entered(node)
    return [f"{cell}>{side}" for side in exits(city.cards[cell], entry)]


def nodes(city: City, car: str) -> list[str]:
    """Says where a car stands: its place, or its exits. F-1.8"""
    place = city.cars[car]
    if place is not None:
        return [place]
    return [FRONT[car]] if city.principle == "I" else [FRONT[car], TUNNEL[car]]


def searched(
    city: City, start: Iterable[str], *, stop: str | None = None, turning: bool = False
) -> dict[str, str | None]:
    """All nodes found, in the order of a breadth-first search, with the node each was found from. FR-37"""
    found: dict[str, str | None] = dict.fromkeys(start)
    edge = list(found)
    for node in edge:
        further = steps(city, node)
        if turning and ">" in node:
            further += turns(city, node)
        for place in further:
            if place != stop and place not in found:
                found[place] = node
                edge.append(place)
    return found


def reach(city: City, car: str) -> dict[str, str | None]:
    """F-2.8, principle I"""
    return searched(city, nodes(city, car), stop=None if car == "prison" else city.don)


def reach_plus(city: City, car: str) -> dict[str, str | None]:
    """F-2.8, principle II"""
    return searched(city, nodes(city, car), turning=True)


def way(found: dict[str, str | None], place: str) -> tuple[str, ...]:
    """The path to a place that was found. FR-37"""
    path = [place]
    while (before := found[path[0]]) is not None:
        path.insert(0, before)
    return tuple(path)


def open_ends(city: City, found: Iterable[str]) -> list[str]:
    return [node for node in found if ahead(city, node) == "open"]


# --- Catching, blasting, blocked ---------------------------------------------------------------------------------


def catch_sides(city: City, car: str) -> list[str]:
    """The sides over which steps lead into Don's place. F-4.6"""
    sides = {entered(node)[1] for node in reach(city, car) if city.don in steps(city, node)}
    return [side for side in SIDES if side in sides]


def can_be_blasted(city: City, place: str) -> bool:
    """F-4.10"""
    if ">" not in place or ahead(city, place) != "wall":
        return False
    behind = f"{beyond(place[:2], place[3])}>{place[3]}"
    cell, entry = entered(behind)
    if behind in city.closed:
        return False
    if cell not in CELLS:
        return cell in city.escapes.values()
    return cell in city.cards and bool(exits(city.cards[cell], entry))


def eligible(city: City, colour: str) -> list[str]:
    """F-6.2"""
    side = COLOURS[colour]
    taken = {*FRONT.values(), *TUNNEL.values(), *city.escapes.values()}
    return [f"{side}-{name}" for name in (FILES if side in "NS" else RANKS) if f"{side}-{name}" not in taken]


def is_blocked(city: City, car: str) -> bool:
    """F-3.6"""
    if city.principle == "I":
        return don_blocked(city) if car == "prison" else police_blocked(city, car)
    return don_shut_in(city) if car == "prison" else police_shut_in(city, car)


def police_blocked(city: City, car: str) -> bool:
    return not open_ends(city, reach(city, car)) and not catch_sides(city, car)


def don_blocked(city: City) -> bool:
    found = reach(city, "prison")
    if any(ahead(city, node) in ("open", "escape") for node in found):
        return False
    return city.bombs == 0 or not any(can_be_blasted(city, node) for node in found)


def police_shut_in(city: City, car: str) -> bool:
    found = reach_plus(city, car)
    return not open_ends(city, found) and city.don not in found


def don_shut_in(city: City) -> bool:
    found = reach_plus(city, "prison")
    if any(ahead(city, node) in ("open", "escape") for node in found):
        return False
    if city.boosts and any(ahead(city, node) == "wall" for node in found if ">" in node):
        return False
    if any(city.don in reach_plus(city, car) for car in city.cars if car != "prison"):
        return False
    return not city.face_down or not any(True for _ in _hoped_for(city, found))


def _hoped_for(city: City, found: Iterable[str]) -> Iterator[str]:
    """Border positions ahead that could still get an escape card."""
    room = [border for colour in COLOURS if colour not in city.escapes for border in eligible(city, colour)]
    return (node for node in found if ">" in node and ahead(city, node) == "border" and entered(node)[0] in room)
