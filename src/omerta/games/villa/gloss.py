"""What the rules make of a view, for whoever draws it: who is free, who may lie behind a back, whose turn it will be.

The view hides nothing from anybody, so the gloss is the same for all. RULES.md V-5, V-7, V-10.4, V-11, V-14.4
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple, TypeAlias

from omerta.contract import Seat
from omerta.games.villa.components import (
    CELLAR,
    GODFATHER_STRENGTH,
    GODFATHER_SYMBOLS,
    GUARD_IDS,
    KIND_INDEX,
    KINDS,
    SLOTS,
    STRENGTHS,
    SYMBOLS,
)
from omerta.games.villa.glosses import RaidPosition, Reserve, VillaGloss
from omerta.games.villa.known import covered_backs, table_seen, unseen_fronts
from omerta.games.villa.rules.ending import positions_left
from omerta.games.villa.rules.expert import marker, marker_at, owns
from omerta.games.villa.rules.grounds import is_covered, targets
from omerta.games.villa.rules.naming import PHASES
from omerta.games.villa.rules.turn import matches, positions, required
from omerta.games.villa.seen import SlotView, VillaView
from omerta.games.villa.state import NOBODY, PLAY, VillaState
from omerta.kit.ring import clockwise

ROWS: Final = 4096
"""A move changes one row at most: of the others is known what they show."""

LAYOUTS: Final = 4096
"""Of so many layouts of the grounds is known what they tell."""

_MOST_POSITIONS: Final = max(GODFATHER_STRENGTH, *STRENGTHS)


class Grounds(NamedTuple):
    """What lies on the grounds tells, whatever happens elsewhere on the table."""

    free: tuple[str, ...]
    covered: tuple[str, ...]
    suspects: dict[str, tuple[str, ...]]
    foreseen: dict[str, tuple[str | None, ...]]


Lying: TypeAlias = tuple[tuple[SlotView | None, ...], tuple[str, ...], str, bool]

_grounds: dict[Lying, Grounds] = {}


def gloss(view: VillaView) -> VillaGloss:
    grounds, seats = grounds_told(view), len(view.rows)
    # Only an attack has to know the whole table.
    attacked = None if view.target is None and view.phase != PHASES[PLAY] else table_seen(view)
    return VillaGloss(
        reserve=_reserve(view),
        handicap=None if view.police_count is None else view.police_count - view.total_strength,
        decides=_decides(view),
        free=grounds.free,
        covered=grounds.covered,
        suspects=grounds.suspects,
        foreseen=grounds.foreseen,
        turns=_all_turns(seats),
        shown=tuple([_shown(row) for row in view.rows]),
        raid=() if attacked is None else _raid(attacked),
        barred=() if attacked is None else _barred(attacked),
    )


def grounds_told(view: VillaView) -> Grounds:
    """Most moves change nothing on the grounds: then it is told as before."""
    lying = (tuple(view.slots.values()), view.arrested, view.godfather, view.result == "won")
    known = _grounds.get(lying)
    if known is None:
        if len(_grounds) >= LAYOUTS:
            _grounds.clear()
        known = _grounds[lying] = _grounds_of(view)
    return known


def _grounds_of(view: VillaView) -> Grounds:
    seen = table_seen(view)
    free = () if view.result == "won" else targets(seen.present)
    return Grounds(
        free=tuple([SLOTS[slot] for slot in free]),
        covered=tuple([name for slot, name in enumerate(SLOTS) if is_covered(slot, seen.present)]),
        suspects=_suspects(view, seen),
        foreseen={SLOTS[slot]: _foreseen(view, seen, slot) for slot in free},
    )


def _reserve(view: VillaView) -> Reserve:
    """V-10.4"""
    guards = [guard.strength for guard in view.slots.values() if guard is not None]
    cards = sum(map(len, view.rows)) + sum([pile.unknown + len(pile.known_bottom) for pile in view.piles])
    needed = positions_left(sum(guards), view.filled)
    return Reserve(cards, len(guards), needed, cards + len(guards) - needed)


def _decides(view: VillaView) -> Seat | None:
    """V-13.3"""
    is_asked = view.options.decision_mode == "coordinator" and view.phase != "over"
    return view.coordinator if is_asked else None


def _suspects(view: VillaView, seen: VillaState) -> dict[str, tuple[str, ...]]:
    """V-14.4 (b)"""
    covered = covered_backs(view)
    fronts = unseen_fronts(seen, [back for back, _ in covered])
    names = [tuple([GUARD_IDS[guard] for guard in guards]) for guards in fronts]
    return {SLOTS[slot]: ids for (_, slots), ids in zip(covered, names, strict=True) for slot in slots}


def _foreseen(view: VillaView, seen: VillaState, slot: int) -> tuple[str | None, ...]:
    """The godfather lies open from the layout on, a guard's back tells one position at most. V-2.5"""
    if slot == CELLAR:
        return tuple([SYMBOLS[symbol] for symbol in GODFATHER_SYMBOLS[seen.godfather]])
    back = view.slots[SLOTS[slot]]
    assert back is not None, f"nobody lies at the free slot {SLOTS[slot]}"
    return tuple([_told(back, position) for position in range(1, back.strength + 1)])


def _told(back: SlotView, position: int) -> str | None:
    return back.hint.symbol if back.hint.position == position else None


@cache
def _turns(first: Seat, seats: int) -> tuple[Seat, ...]:
    order = clockwise(first, seats)
    return tuple([order[turn % seats] for turn in range(_MOST_POSITIONS)])


@cache
def _all_turns(seats: int) -> tuple[tuple[Seat, ...], ...]:
    return tuple([_turns(seat, seats) for seat in range(seats)])


@lru_cache(ROWS)
def _shown(row: tuple[str, ...]) -> dict[str, int]:
    """V-7.1"""
    cards = [KIND_INDEX[name] for name in row]
    return {name: sum([matches(card, symbol) for card in cards]) for symbol, name in enumerate(SYMBOLS)}


def _raid(seen: VillaState) -> tuple[RaidPosition, ...]:
    """In defeat the attack stays where it is, but nobody is active: as if its leader were. V-10.7"""
    if seen.target == NOBODY:
        return ()
    turns = _turns(seen.leader if seen.active == NOBODY else seen.active, seen.seats)
    return tuple(
        [
            RaidPosition(
                SYMBOLS[symbol],
                turns[index - seen.filled] if index >= seen.filled else None,
                _marked(seen, index + 1),
            )
            for index, symbol in enumerate(positions(seen))
        ]
    )


def _marked(seen: VillaState, position: int) -> str | None:
    """V-11.1"""
    symbol = marker_at(seen, position)
    return None if symbol == NOBODY else SYMBOLS[symbol]


def _barred(seen: VillaState) -> tuple[str, ...]:
    """V-11.1, V-11.2"""
    if seen.phase != PLAY:
        return ()
    row, symbol, owned = seen.rows[seen.active], required(seen), marker(seen)
    return tuple([KINDS[card] for card in sorted({*row}) if matches(card, symbol) and not owns(row, [card], owned)])
