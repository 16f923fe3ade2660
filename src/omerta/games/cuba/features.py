"""Environments number every action that can ever be legal, in a fixed order. RULES.md C-3 to C-7, C-12."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from omerta.contract import Seat
from omerta.games.cuba import actions as do
from omerta.games.cuba.actions import CubaAction
from omerta.games.cuba.components import KILLER
from omerta.games.cuba.options import CubaOptions
from omerta.games.cuba.rules import tables
from omerta.games.cuba.rules.mix import mix_of
from omerta.games.cuba.rules.tables import Actions, talk_of


def catalogue(options: CubaOptions, seats: int) -> Sequence[CubaAction]:
    """It has the box, the talk, accusations and the killer's moment."""
    return _catalogue(options, seats)


# One table plays with one set of options; a few are kept for tests and simulations that change between them.
@lru_cache(maxsize=32)
def _catalogue(options: CubaOptions, seats: int) -> tuple[CubaAction, ...]:
    mix = tuple(mix_of(options, seats))
    suspects = [(options.godfather + position) % seats for position in range(1, seats)]
    return (
        *_box(mix),
        *(_talk(options, mix, suspects) if options.talk_mode != "room" else ()),
        *_flat([tables.ACCUSE_GROUPS[seat] for seat in suspects]),
        tables.ABDICATE,
        *(_reaction(options, suspects) if mix[KILLER] else ()),
    )


def _flat(groups: Sequence[Actions]) -> list[CubaAction]:
    return [action for group in groups for action in group.actions]


def _box(mix: tuple[int, ...]) -> list[CubaAction]:
    """Diamonds are hidden, a chip is bagged, loot is taken. C-3.1, C-4.3, C-4.4"""
    kinds = [kind for kind, count in enumerate(mix) if count]
    bags = [tables.BAG_NONE, *(tables.BAG[kind] for kind in kinds)]
    chips = [tables.TAKE_CHIP[kind] for kind in kinds]
    return [*tables.HIDE, *bags, *tables.TAKE_DIAMONDS, *chips, tables.TAKE_NOTHING]


def _talk(options: CubaOptions, mix: tuple[int, ...], suspects: list[Seat]) -> list[CubaAction]:
    """The Godfather asks, everybody makes statements and evades. C-5.5, C-5.6, C-5.10, C-12.2"""
    talk = talk_of(mix)
    first = suspects[0]
    asked = [action for seat in suspects for action in talk.ask[seat].actions]
    views = _flat([tables.VIEW_GROUPS[seat] for seat in suspects])
    words = _flat([*talk.own, talk.say[tables.BAG_SLOT], *talk.godfather])
    floor: list[CubaAction] = [tables.OPEN_FLOOR, tables.PASS_FLOOR] if options.talk_mode == "formal" else []
    return [
        *asked,
        do.Ask(first, "bag"),
        *words,
        *views,
        tables.REFUSE,
        tables.FORGET,
        tables.REFUSE_ALL,
        *floor,
    ]


def _reaction(options: CubaOptions, suspects: list[Seat]) -> list[CubaAction]:
    """The asked seats hold or fire; one device tells what it heard. C-7.3, C-12.3"""
    if options.talk_mode == "room" and options.room_devices == "one":
        return [tables.OPEN_POCKET, *_flat([tables.SHOUTED_GROUPS[seat] for seat in suspects])]
    return [tables.HOLD, tables.PENG]
