"""Named groups of actions, each built when it first comes up and then handed out again.

A group's name says all that its contents depend on: `play/Y.Y.B.G/R`, `plan/P1/0.2`, `swap/0.Y/1.R.B`. Their number
is bounded, because rows hold at most four of nine kinds.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from omerta.contract import Group, Seat
from omerta.games.villa.actions import VillaAction
from omerta.games.villa.components import KINDS, SLOTS, SYMBOLS
from omerta.games.villa.rules.expert import owns
from omerta.games.villa.rules.tables import (
    APPROVE,
    BONUS,
    HANDICAP,
    MATCH,
    PAIR,
    PASS,
    PLACES,
    PLAN,
    READY,
    SWAP,
    WRAPS,
)
from omerta.games.villa.rules.turn import is_pair, matches
from omerta.games.villa.state import NOBODY
from omerta.kit.ring import seats_in

Actions: TypeAlias = Group[VillaAction]
Row: TypeAlias = tuple[int, ...]

READY_GROUP: Final[Actions] = Group("ready", (READY,))
APPROVE_GROUP: Final[Actions] = Group("approve", (APPROVE,))

_play: dict[tuple[Row, int, int, int], tuple[Actions]] = {}
_plan: dict[tuple[str, int, int], Actions] = {}
_bonus: dict[tuple[str, Seat, int], Actions] = {}
_handicap: dict[tuple[str, int], Actions] = {}
_swap: dict[tuple[Seat, int, Seat, int], Actions] = {}


def play_groups(row: Row, symbol: int, marker: int, pair_marker: int) -> tuple[Actions]:
    """Says what a sorted row can do about a required symbol: matches, pairs, passes. V-7.1, V-7.2, V-7.3"""
    key = (row, symbol, marker, pair_marker)
    found = _play.get(key)
    if found is None:
        found = _play[key] = (Group(_play_name(*key), _plays(*key)),)
    return found


def _play_name(row: Row, symbol: int, marker: int, pair_marker: int) -> str:
    name = f"play/{'.'.join(KINDS[card] for card in row)}/{SYMBOLS[symbol]}"
    if marker != NOBODY:
        name += f"/{SYMBOLS[marker]}" + ("" if pair_marker == marker else "-match")
    return name


def _plays(row: Row, symbol: int, marker: int, pair_marker: int) -> list[VillaAction]:
    kinds = sorted(set(row))
    pairs = sorted({(a, b) for index, a in enumerate(row) for b in row[index + 1 :]})
    return [
        *(MATCH[card] for card in kinds if matches(card, symbol) and owns(row, (card,), marker)),
        *(PAIR[pair] for pair in pairs if is_pair(*pair, symbol) and owns(row, pair, pair_marker)),
        *(PASS[card] for card in kinds),
    ]


def plan_group(form: str, slot: int, leaders: int) -> Actions:
    """Gives one target under each of these leaders; `form` is a key of WRAPS. V-6.1"""
    key = (form, slot, leaders)
    found = _plan.get(key)
    if found is None:
        seats = seats_in(leaders)
        name = f"{form}plan/{SLOTS[slot]}/{'.'.join(map(str, seats))}"
        found = _plan[key] = Group(name, [WRAPS[form](PLAN[slot, seat]) for seat in seats])
    return found


def bonus_group(form: str, seat: Seat, places: int) -> Actions:
    """Gives the places of one seat, a bitmask over PLACES. V-8.5"""
    key = (form, seat, places)
    found = _bonus.get(key)
    if found is None:
        where = [place for index, place in enumerate(PLACES) if places >> index & 1]
        name = f"{form}bonus/{seat}/{'.'.join(where)}"
        found = _bonus[key] = Group(name, [WRAPS[form](BONUS[seat, place]) for place in where])
    return found


def handicap_group(form: str, value: int) -> Actions:
    """V-3.6"""
    key = (form, value)
    found = _handicap.get(key)
    if found is None:
        found = _handicap[key] = Group(f"{form}handicap/{value}", (WRAPS[form](HANDICAP[value]),))
    return found


def swap_group(seat_a: Seat, card: int, seat_b: Seat, cards: int) -> Actions:
    """Gives one kind of a seat against these kinds of another, a bitmask. V-4.2"""
    key = (seat_a, card, seat_b, cards)
    found = _swap.get(key)
    if found is None:
        others = [kind for kind in range(len(KINDS)) if cards >> kind & 1]
        name = f"swap/{seat_a}.{KINDS[card]}/{seat_b}.{'.'.join(KINDS[kind] for kind in others)}"
        found = _swap[key] = Group(name, [SWAP[seat_a, card, seat_b, kind] for kind in others])
    return found
