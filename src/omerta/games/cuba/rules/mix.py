"""Which chips go into the box, and how many bottles stand before the Godfather. RULES.md C-2, C-10."""

from __future__ import annotations

from omerta.contract import RuleViolation
from omerta.games.cuba.components import KILLER, KINDS, LOYAL, PLAYERS, SETUPS, SUPPLY
from omerta.games.cuba.options import CubaOptions

SMALLEST_TABLE = PLAYERS[0]
"""Five players have one fixed set of chips. C-10.4, CR-28"""


def mix_of(options: CubaOptions, seats: int) -> list[int]:
    """The chips of the table for this number of players, with the killer, or an expert mix. C-2.2, C-10.1, C-10.2"""
    if options.chip_mix == "custom":
        return _expert_mix(options, seats)
    mix = list(SETUPS[seats].counts())
    if options.killer:
        _add_killer(mix, seats)
    return mix


def jokers_of(options: CubaOptions, seats: int) -> int:
    """They are those of the setup, or those of the option. C-2.3, C-10.3, CR-23"""
    return SETUPS[seats].jokers if options.jokers == "standard" else options.jokers


def _add_killer(mix: list[int], seats: int) -> None:
    """He replaces a loyal. C-10.1, C-10.4, CR-28"""
    if seats == SMALLEST_TABLE:
        raise RuleViolation("C-10.4", "killer-with-five", seats=seats)
    mix[LOYAL] -= 1
    mix[KILLER] += 1


def _expert_mix(options: CubaOptions, seats: int) -> list[int]:
    """The right number, within the supply, enough loyals; the option `killer` is then ignored. C-10.2, CR-1, CR-22"""
    mix = list(options.custom_mix)
    if seats == SMALLEST_TABLE:
        raise RuleViolation("C-10.4", "mix-with-five", seats=seats)
    for kind, count in enumerate(mix):
        if not 0 <= count <= SUPPLY[kind]:
            raise RuleViolation("C-10.2", "mix-supply", kind=KINDS[kind], count=count, most=SUPPLY[kind])
    if sum(mix) != chips_needed(seats):
        raise RuleViolation("C-10.2", "mix-total", count=sum(mix), needed=chips_needed(seats))
    if mix[LOYAL] + mix[KILLER] < loyals_needed(seats):
        raise RuleViolation("C-10.2", "mix-loyals", count=mix[LOYAL] + mix[KILLER], needed=loyals_needed(seats))
    return mix


def chips_needed(seats: int) -> int:
    """Two suspects fewer have a chip than there are suspects, so somebody steals. C-4.12, C-10.2"""
    return seats - 3


def loyals_needed(seats: int) -> int:
    """A third of the chips, rounded up. CR-22"""
    return -(-chips_needed(seats) // 3)
