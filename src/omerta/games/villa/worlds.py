"""The worlds that fit a view: whatever nobody has seen, redrawn by its true odds. RULES.md V-14.4.

Bots search in them, and a coach plays them out to estimate the team's chances (V-14.3).
"""

from __future__ import annotations

from omerta.contract import Chance
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
from omerta.games.villa.state import DIFFICULTY, NOBODY, VillaState
from omerta.games.villa.view import VillaView
from omerta.kit.pile import counted, spread, without
from omerta.kit.ring import mask_of


class VillaWorlds:
    """All that the view says is in `_seen`; each draw completes a copy of it."""

    __slots__ = ("_covered", "_fronts", "_hidden", "_seen", "_unknown")

    def __init__(self, view: VillaView) -> None:
        self._seen = _seen(view)
        self._hidden = [0] * len(view.rows) if view.debrief else [pile.unknown for pile in view.piles]
        self._unknown = [] if view.debrief else _unknown_cards(self._seen)
        self._covered = _covered(view)
        self._fronts = _fronts(self._seen, [back for back, _ in self._covered])
        for (back, slots), fronts in zip(self._covered, self._fronts, strict=True):
            assert len(fronts) >= len(slots), f"too few guards with the back {back}: {fronts} for {slots}"

    def draw(self, chance: Chance) -> VillaState:
        """A whole state with this view, each as likely as the deal makes it. V-14.4"""
        state = self._seen.clone()
        for (_, slots), fronts in zip(self._covered, self._fronts, strict=True):
            guards = fronts[:]
            chance.shuffle(guards)
            for slot, guard in zip(slots, guards, strict=False):
                state.grounds[slot] = guard
        if self._unknown:
            self._deal(state, chance)
        return state

    def _deal(self, state: VillaState, chance: Chance) -> None:
        """Unknown pile cards and the box are a random arrangement of the cards nobody has seen. V-14.4"""
        cards = self._unknown[:]
        chance.shuffle(cards)
        if state.phase == DIFFICULTY:
            state.deck = cards
            return
        dealt = 0
        for pile, hidden in zip(state.piles, self._hidden, strict=True):
            pile.extend(cards[dealt : dealt + hidden])
            dealt += hidden
        state.police_box = counted(cards[dealt:], len(KIND_COUNTS))


def imagine(view: VillaView) -> VillaWorlds:
    """Works in every phase and for spectators; after the end there is one world, the truth. V-14.4"""
    return VillaWorlds(view)


def _seen(view: VillaView) -> VillaState:
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


def _unknown_cards(seen: VillaState) -> list[int]:
    """V-14.4 (a)"""
    open_cards = [card for area in (*seen.rows, *seen.piles, *seen.laid) for card in area]
    return spread(without(KIND_COUNTS, [*open_cards, *spread(seen.discard), *spread(seen.out_of_play)]))


def _covered(view: VillaView) -> list[tuple[int, list[int]]]:
    """The backs that lie on the grounds, each with the slots where it lies."""
    covered: dict[int, list[int]] = {}
    shown = {(back.strength, back.hint): index for index, back in enumerate(BACKS)}
    for name, guard in view.slots.items():
        if guard is not None and guard.front is None:
            covered.setdefault(shown[guard.strength, guard.hint], []).append(SLOT_INDEX[name])
    return sorted(covered.items())


def _fronts(seen: VillaState, backs: list[int]) -> list[list[int]]:
    """Lists for each back the guards that nobody has seen yet. V-14.4 (b)"""
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
