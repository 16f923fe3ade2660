"""What lies in a box, a bag or a pocket, by name. RULES.md C-1.5, C-4."""

from __future__ import annotations

from omerta.games.cuba.components import KINDS, NOTHING, TAKES, chip_of, is_theft
from omerta.games.cuba.state import BAG_EMPTY, NO_TAKE, NOT_YET
from omerta.games.cuba.values import Contents


def contents(counts: tuple[int, ...]) -> Contents:
    """Diamonds come first, then chips by kind. C-4.2"""
    diamonds, loyal, fbi, cia, driver, killer = counts
    return Contents(diamonds, loyal, fbi, cia, driver, killer)


def bag_name(kind: int) -> str:
    """It is a kind, or `none`. C-4.3"""
    assert kind != NOT_YET, "P1 has not chosen yet"
    return "none" if kind == BAG_EMPTY else KINDS[kind]


def take_name(take: int) -> str:
    """A rule-breaker took `none`. C-9.4"""
    assert take != NOT_YET, "this seat has not taken yet"
    return "none" if take == NO_TAKE else TAKES[take]


def role_of(take: int) -> str:
    """The role follows from the take. C-1.5"""
    assert take != NOT_YET, "this seat has not taken yet"
    if take == NO_TAKE:
        return "rule_breaker"
    if is_theft(take):
        return "thief"
    return "urchin" if take == NOTHING else KINDS[chip_of(take)]
