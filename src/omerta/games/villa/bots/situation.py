"""This is a view in numbers: what the players of the house look at before they decide."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from omerta.contract import Seat
from omerta.games.villa.bots.attack import DRAWS_AHEAD, Draws, attack_cost
from omerta.games.villa.bots.cards import BLANK, UNIT_OF, row_of
from omerta.games.villa.bots.needs import Needs, godfather_needs, guard_needs
from omerta.games.villa.components import BACKS, CELLAR, GODFATHER_INDEX, GUARD_INDEX, SLOT_INDEX, SLOTS
from omerta.games.villa.events import Hint
from omerta.games.villa.rules.grounds import targets
from omerta.games.villa.seen import PileView, SlotView, VillaView

_SHARED_BACK: Final[dict[tuple[int, Hint], tuple[int, ...]]] = {
    (back.strength, back.hint): back.guards for back in BACKS
}
_BLANKS: Final[Draws] = (BLANK,) * DRAWS_AHEAD


class Situation:
    def __init__(self, view: VillaView) -> None:
        self.view = view
        self.seats = len(view.rows)
        self.rows = [row_of(row) for row in view.rows]
        self.draws = [_draws(pile) for pile in view.piles]

    @cached_property
    def revealed(self) -> set[int]:
        """The guards whose fronts everybody has seen."""
        shown = [slot.front for slot in self.view.slots.values() if slot is not None and slot.front is not None]
        return {GUARD_INDEX[guard] for guard in (*self.view.arrested, *shown)}

    @cached_property
    def free(self) -> tuple[str, ...]:
        """The targets that may be attacked. V-5"""
        return tuple(SLOTS[slot] for slot in targets(self._present))

    @cached_property
    def _present(self) -> int:
        return sum([1 << SLOT_INDEX[slot] for slot, guard in self.view.slots.items() if guard is not None])

    @cached_property
    def _needs(self) -> dict[str, tuple[Needs, ...]]:
        return {}

    def guard(self, slot: str) -> SlotView | None:
        """Gives the guard in the slot; None for the godfather's cellar and for a slot that has been emptied."""
        return self.view.slots.get(slot)

    def possible_needs(self, slot: str) -> tuple[Needs, ...]:
        """Says what the target may ask for: the front, or each front with that back not yet revealed. V-14.4"""
        found = self._needs.get(slot)
        if found is None:
            found = self._needs[slot] = self._possible_needs(slot)
        return found

    def _possible_needs(self, slot: str) -> tuple[Needs, ...]:
        if slot == SLOTS[CELLAR]:
            return (godfather_needs(GODFATHER_INDEX[self.view.godfather]),)
        guard = self.view.slots[slot]
        assert guard is not None, f"nobody is left in {slot}"
        needs = guard_needs(self.view.options)
        if guard.front is not None:
            return (needs[GUARD_INDEX[guard.front]],)
        suspects = _SHARED_BACK[guard.strength, guard.hint]
        return tuple(needs[suspect] for suspect in suspects if suspect not in self.revealed)

    @cached_property
    def open_needs(self) -> Needs:
        """Says what the target under attack still asks for; the position now open is the first."""
        if self.view.target is None:
            return ()
        return self.possible_needs(self.view.target)[0][self.view.filled :]

    def free_without(self, slot: str) -> int:
        """Says how many targets there are to choose from after this arrest."""
        return len(targets(self._present & ~(1 << SLOT_INDEX[slot])))

    def returns_card(self, symbol: str) -> bool:
        """Does a plain card of the symbol lie where a bonus comes from? V-8.3, V-12.7"""
        if self.view.discard.get(symbol):
            return True
        return self.view.options.recover_passed and bool(self.view.out_of_play.get(symbol))

    def expected_cost(self, slot: str, leader: Seat, rows: Sequence[int] | None = None) -> float:
        """The mean cost of the attack over the possible fronts, in hundredths of a card."""
        possible = self.possible_needs(slot)
        laid_open = self.rows if rows is None else rows
        return sum([attack_cost(needs, leader, laid_open, self.draws) for needs in possible]) / len(possible)

    def cards_of(self, seat: Seat) -> int:
        pile = self.view.piles[seat]
        return len(self.view.rows[seat]) + pile.unknown + len(pile.known_bottom)


def _draws(pile: PileView) -> Draws:
    if pile.unknown >= DRAWS_AHEAD:
        return _BLANKS
    known = [UNIT_OF[kind] for kind in pile.known_bottom]
    return tuple(([BLANK] * pile.unknown + known + [0] * DRAWS_AHEAD)[:DRAWS_AHEAD])
