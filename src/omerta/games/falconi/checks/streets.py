"""These are the street cards: how many, which sides they join, how they turn. RULES.md LF-1, LF-7 to LF-9."""

from __future__ import annotations

from typing import Final, TypeAlias

from omerta.games.falconi.box import Contents, StreetCard
from omerta.games.falconi.checks.names import DIRECTIONS
from omerta.kit.box import demand

JUNCTION_SIDES: Final = 3
STREET_SIDES: Final = 2

Streets: TypeAlias = frozenset[frozenset[int]]


def check_count(contents: Contents) -> None:
    """LF-1"""
    count, cells = sum(card.count for card in contents.street_card), contents.board.cells
    demand(count == cells, "LF-1", "street_card", f"{cells} cards, one for each cell, not {count}")


def check_links(contents: Contents) -> None:
    """LF-7: groups of sides, none empty, none sharing a side."""
    for card in contents.street_card:
        sides = [side for group in card.links for side in group]
        demand(len(card.links) > 0, "LF-7", _where(card), "has no street")
        demand(all(card.links), "LF-7", _where(card), "a group of sides is empty")
        demand(len(set(sides)) == len(sides), "LF-7", _where(card), "a side is listed twice")


def check_rotations(contents: Contents) -> None:
    """LF-7: the rotations that differ, each by its lowest number, rising."""
    for card in contents.street_card:
        seen: dict[Streets, int] = {}
        for turns in range(len(DIRECTIONS)):
            seen.setdefault(turned(card, turns), turns)
        expected = tuple(seen.values())
        listed = f"its rotations are {list(expected)}, not {list(card.rotations)}"
        demand(card.rotations == expected, "LF-7", _where(card), listed)


def check_kinds(contents: Contents) -> None:
    """LF-8: of each of these the box holds a card."""
    inside = [card for card in contents.street_card if card.count]
    turning = any(is_turning(card) for card in inside)
    demand(turning, "LF-8", "street_card", "no card lets a car turn round")
    junction = any(len(ports(card)) >= JUNCTION_SIDES for card in inside)
    demand(junction, "LF-8", "street_card", "no card offers a choice of ends")
    street = any(len(ports(card)) == STREET_SIDES for card in inside)
    demand(street, "LF-8", "street_card", "no card has two ends")


def check_turning(contents: Contents) -> None:
    """LF-9; the turning card is the dead end and no other, for rules speak of it by that name. F-4.13"""
    for card in contents.street_card:
        alone = any(len(group) == 1 for group in card.links)
        demand(not alone or card.type == "uturn", "LF-9", _where(card), "a car could leave by the side it came in")
        whole = is_turning(card) or card.type != "uturn"
        demand(whole, "LF-9", _where(card), "has one side, over which a car leaves again")


def ports(card: StreetCard) -> frozenset[str]:
    return frozenset(side for group in card.links for side in group)


def is_turning(card: StreetCard) -> bool:
    return len(card.links) == 1 and len(card.links[0]) == 1


def turned(card: StreetCard, turns: int) -> Streets:
    """Its groups of sides after some quarter turns clockwise."""
    return frozenset(
        frozenset((DIRECTIONS.index(side) + turns) % len(DIRECTIONS) for side in group) for group in card.links
    )


def _where(card: StreetCard) -> str:
    return f"street_card {card.type}"
