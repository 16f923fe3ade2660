"""What a view tells of the table: the state as far as anybody sees it, and who may lie behind a back.

RULES.md, "What is known", V-14.4
"""

from __future__ import annotations

from typing import Final

from omerta.games.villa.components import (
    BACKS,
    GODFATHER_INDEX,
    GUARD_INDEX,
    KIND_COUNTS,
    KIND_INDEX,
    SLOT_INDEX,
    SYMBOL_INDEX,
)
from omerta.games.villa.rules.naming import PHASES
from omerta.games.villa.seen import VillaView
from omerta.games.villa.state import NOBODY, VillaState
from omerta.kit.ring import mask_of

_BACK_SHOWN: Final = {(back.strength, back.hint): index for index, back in enumerate(BACKS)}


def table_seen(view: VillaView) -> VillaState:
    """The table as far as the view shows it; covered guards and unknown cards are missing."""
    state = VillaState(view.options, len(view.rows))
    state.beat = view.beat
    state.phase = PHASES.index(view.phase)
    state.godfather = GODFATHER_INDEX[view.godfather]
    state.arrested = [GUARD_INDEX[guard] for guard in view.arrested]
    state.total_strength = view.total_strength
    state.police_count = view.police_count or 0
    state.rows = [_cards(row) for row in view.rows]
    state.known = [len(pile.known_bottom) for pile in view.piles]
    state.laid = [_cards(cards) for cards in view.laid]
    state.discard = _counts(view.discard)
    state.out_of_play = _counts(view.out_of_play)
    state.leader = _seat(view.leader)
    state.next_leader = _seat(view.next_leader)
    state.active = _seat(view.active)
    state.target = NOBODY if view.target is None else SLOT_INDEX[view.target]
    state.filled = view.filled
    state.bonus_symbol = NOBODY if view.bonus_symbol is None else SYMBOL_INDEX[view.bonus_symbol]
    state.swaps_left = view.swaps_left
    state.ready = mask_of(view.ready)
    state.proposal = view.proposal
    state.approvals = mask_of(view.approvals)
    state.proposal_count = view.proposal_count
    state.reason = view.reason
    _place(state, view)
    return state


def _place(state: VillaState, view: VillaView) -> None:
    """Guards whose front is seen, and piles as far as they are known; at the end all of both. V-10.8"""
    for name, guard in view.slots.items():
        if guard is not None:
            state.present |= 1 << SLOT_INDEX[name]
            if guard.front is not None:
                state.grounds[SLOT_INDEX[name]] = GUARD_INDEX[guard.front]
    if view.debrief is None:
        state.piles = [_cards(pile.known_bottom[::-1]) for pile in view.piles]
        return
    state.piles = [_cards(pile[::-1]) for pile in view.debrief.piles]
    state.police_box = _counts(view.debrief.police_box)


def covered_backs(view: VillaView) -> list[tuple[int, list[int]]]:
    """The backs that lie on the grounds, each with the slots where it lies."""
    covered: dict[int, list[int]] = {}
    for name, guard in view.slots.items():
        if guard is not None and guard.front is None:
            covered.setdefault(_BACK_SHOWN[guard.strength, guard.hint], []).append(SLOT_INDEX[name])
    return sorted(covered.items())


def unseen_fronts(seen: VillaState, backs: list[int]) -> list[list[int]]:
    """For each back the guards that nobody has seen yet. V-14.4 (b)"""
    revealed = {*seen.arrested, *seen.grounds}
    return [[guard for guard in BACKS[back].guards if guard not in revealed] for back in backs]


def _cards(names: tuple[str, ...]) -> list[int]:
    return [KIND_INDEX[name] for name in names]


def _counts(named: dict[str, int]) -> list[int]:
    counts = [0] * len(KIND_COUNTS)
    for name, count in named.items():
        counts[KIND_INDEX[name]] = count
    return counts


def _seat(seat: int | None) -> int:
    return NOBODY if seat is None else seat
