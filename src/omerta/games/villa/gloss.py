"""What the rules make of a view, for whoever draws it: who is free, who may lie behind a back, whose turn it will be.

The view hides nothing from anybody, so the gloss is the same for all. RULES.md V-5, V-7, V-10.4, V-11, V-14.4
"""

from __future__ import annotations

from typing import Final

import msgspec

from omerta.contract import Seat
from omerta.games.villa.components import (
    CELLAR,
    GODFATHER_STRENGTH,
    GODFATHER_SYMBOLS,
    GUARD_IDS,
    KINDS,
    SLOTS,
    STRENGTHS,
    SYMBOLS,
)
from omerta.games.villa.known import covered_backs, table_seen, unseen_fronts
from omerta.games.villa.rules.ending import positions_left
from omerta.games.villa.rules.expert import marker, marker_at, owns
from omerta.games.villa.rules.grounds import is_covered, targets
from omerta.games.villa.rules.turn import matches, positions, required
from omerta.games.villa.state import NOBODY, PLAY, VillaState
from omerta.games.villa.view import SlotView, VillaView
from omerta.kit.ring import clockwise

_MOST_POSITIONS: Final = max(GODFATHER_STRENGTH, *STRENGTHS)


class Reserve(msgspec.Struct, frozen=True):
    """T + g - N, and what it is made of. V-10.4"""

    cards: int
    bonuses: int
    needed: int
    left: int


class RaidPosition(msgspec.Struct, frozen=True):
    """A position of the target that is turned over."""

    symbol: str
    seat: Seat | None
    """Who has to fill it, or would if nobody passes; None once it is filled. V-7.5"""
    marker: str | None
    """What must be owned besides. V-11.1"""


class VillaGloss(msgspec.Struct, frozen=True):
    reserve: Reserve

    handicap: int | None
    """How many more cards there are than positions of guards; None before the deal. V-3.2"""

    decides: Seat | None
    """The seat that decides for the team; None where all have to agree, and after the end. V-13.3, V-13.5"""

    free: tuple[str, ...]
    """The slots that may be attacked, once a plan is asked for. V-5.2, V-5.3"""

    covered: tuple[str, ...]
    """The slots on which somebody lies. V-5.2"""

    suspects: dict[str, tuple[str, ...]]
    """It lists by the slot of a back the guards who may lie there. V-14.4"""

    foreseen: dict[str, tuple[str | None, ...]]
    """It names by free slot the symbol of each position as far as it is known before the attack. V-2.5"""

    turns: tuple[tuple[Seat, ...], ...]
    """It says by the seat that begins who fills one position after the other if nobody passes. V-6.4, V-7.5"""

    shown: tuple[dict[str, int], ...]
    """It says by seat how many cards of its row show each symbol; a joker shows all of its own. V-7.1"""

    raid: tuple[RaidPosition, ...]

    barred: tuple[str, ...]
    """Kinds of the active row that show the symbol of the open position, but the marker forbids them. V-11.1, V-11.2"""


def gloss(view: VillaView) -> VillaGloss:
    seen = table_seen(view)
    free = () if view.result == "won" else targets(seen.present)
    return VillaGloss(
        reserve=_reserve(view),
        handicap=None if view.police_count is None else view.police_count - view.total_strength,
        decides=_decides(view),
        free=tuple([SLOTS[slot] for slot in free]),
        covered=tuple([name for slot, name in enumerate(SLOTS) if is_covered(slot, seen.present)]),
        suspects=_suspects(view, seen),
        foreseen={SLOTS[slot]: _foreseen(view, seen, slot) for slot in free},
        turns=tuple([_turns(seat, seen.seats) for seat in range(seen.seats)]),
        shown=tuple([_shown(row) for row in seen.rows]),
        raid=_raid(seen),
        barred=_barred(seen),
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


def _turns(first: Seat, seats: int) -> tuple[Seat, ...]:
    order = clockwise(first, seats)
    return tuple([order[turn % seats] for turn in range(_MOST_POSITIONS)])


def _shown(row: list[int]) -> dict[str, int]:
    """V-7.1"""
    return {name: sum([matches(card, symbol) for card in row]) for symbol, name in enumerate(SYMBOLS)}


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
