"""The worlds that fit a view: whatever nobody has seen, redrawn by its true odds. RULES.md V-14.4.

Bots search in them, and a coach plays them out to estimate the team's chances (V-14.3).
"""

from __future__ import annotations

from omerta.contract import Chance
from omerta.games.villa.components import KIND_COUNTS
from omerta.games.villa.known import covered_backs, table_seen, unseen_fronts
from omerta.games.villa.seen import VillaView
from omerta.games.villa.state import DIFFICULTY, VillaState
from omerta.kit.pile import counted, spread, without


class VillaWorlds:
    """All that the view says is in `_seen`; each draw completes a copy of it."""

    __slots__ = ("_covered", "_fronts", "_hidden", "_seen", "_unknown")

    def __init__(self, view: VillaView) -> None:
        self._seen = table_seen(view)
        self._hidden = [0] * len(view.rows) if view.debrief else [pile.unknown for pile in view.piles]
        self._unknown = [] if view.debrief else _unknown_cards(self._seen)
        self._covered = covered_backs(view)
        self._fronts = unseen_fronts(self._seen, [back for back, _ in self._covered])
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


def _unknown_cards(seen: VillaState) -> list[int]:
    """V-14.4 (a)"""
    open_cards = [card for area in (*seen.rows, *seen.piles, *seen.laid) for card in area]
    return spread(without(KIND_COUNTS, [*open_cards, *spread(seen.discard), *spread(seen.out_of_play)]))
