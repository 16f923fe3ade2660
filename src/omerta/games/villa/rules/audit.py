"""Here stands what is true in every position that can come up. RULES.md V-1.3, V-5.4."""

from __future__ import annotations

from typing import Final

from omerta.games.villa.components import CELLAR, KIND_COUNTS, SLOT_INDEX, STRENGTHS, VILLA
from omerta.games.villa.rules.arrest import bonus_source
from omerta.games.villa.rules.grounds import ALL_PRESENT, targets
from omerta.games.villa.rules.menu import pending
from omerta.games.villa.rules.team import PROPOSALS_PER_SEAT, is_team_choice
from omerta.games.villa.rules.turn import positions
from omerta.games.villa.state import BONUS, DIFFICULTY, NOBODY, OVER, PLAY, SWAP, SWAPS_PER_SEAT, VillaState
from omerta.kit.pile import counted

CORNERS: Final = ("P1", "P3", "P7", "P9")
MOST_TARGETS: Final = 6


def audit(state: VillaState) -> None:
    """Asserts what must hold; whatever fails is our mistake, not a player's."""
    _audit_police(state)
    _audit_rows(state)
    _audit_guards(state)
    _audit_free_targets(state)
    _audit_attack(state)
    _audit_team(state)
    _audit_end(state)


def _audit_police(state: VillaState) -> None:
    """All police cards are somewhere, and those in play are as many as were dealt. V-1.3, V-3.3"""
    in_play = [card for area in (*state.rows, *state.piles, *state.laid) for card in area]
    counts = counted(in_play + state.deck, len(KIND_COUNTS))
    aside = zip(counts, state.discard, state.out_of_play, state.police_box, strict=True)
    assert tuple(sum(parts) for parts in aside) == KIND_COUNTS, f"police cards lost or won: {counts}"
    used = len(in_play) + sum(state.discard) + sum(state.out_of_play)
    assert used == state.police_count, f"{state.police_count} cards were dealt, {used} are in play"
    assert bool(state.deck) == (state.phase == DIFFICULTY), "the deck lies there until the handicap is set"


def _audit_rows(state: VillaState) -> None:
    """No row is too long, none empty over a pile; no more is known than there is. V-8.5, V-8.6"""
    for seat, (row, pile) in enumerate(zip(state.rows, state.piles, strict=True)):
        assert len(row) <= state.options.row_limit, f"the row of seat {seat} is too long: {row}"
        assert row or not pile, f"seat {seat} has face-down cards alone"
        assert 0 <= state.known[seat] <= len(pile), f"seat {seat}: {state.known[seat]} known of {len(pile)}"


def _audit_guards(state: VillaState) -> None:
    """Each guard is in one place, and their strengths add up. V-2.2, V-3.1"""
    there = [guard for guard in state.grounds if guard != NOBODY]
    guards = there + state.arrested
    assert len(set(guards)) == len(guards) <= len(state.grounds), f"guards twice or too many: {guards}"
    assert state.present == sum(1 << slot for slot, guard in enumerate(state.grounds) if guard != NOBODY)
    assert state.total_strength == sum(STRENGTHS[guard] for guard in guards), f"strength is not {state.total_strength}"


def _audit_free_targets(state: VillaState) -> None:
    """V-5.4"""
    free = targets(state.present)
    assert 1 <= len(free) <= MOST_TARGETS, f"{len(free)} free targets"
    if state.present == ALL_PRESENT:
        assert free == tuple(SLOT_INDEX[slot] for slot in CORNERS), f"at the start {free} are free"
    if state.present >> SLOT_INDEX["P5"] & 1:
        assert not set(free) & set(VILLA), "a villa guard is free under the middle of the park"


def _audit_attack(state: VillaState) -> None:
    """V-6.4, V-7.5, V-8.1"""
    assert len(state.laid) == state.filled, f"{state.filled} positions filled, laid {state.laid}"
    assert (state.phase == PLAY) == (state.active != NOBODY), "somebody is active during an attack alone"
    if state.target == NOBODY:
        assert state.phase != PLAY and not state.filled, "an attack without a target"
        return
    assert state.phase in (PLAY, OVER), "a target without an attack"
    assert state.target == CELLAR or state.present >> state.target & 1, "the target is not there"
    assert state.filled < len(positions(state)) or state.reason == "godfather_arrested", "the arrest is overdue"


def _audit_team(state: VillaState) -> None:
    """V-4.2, V-8.3, V-13"""
    everybody = (1 << state.seats) - 1
    assert 0 <= state.swaps_left <= SWAPS_PER_SEAT * state.seats, f"{state.swaps_left} swaps left"
    assert not state.ready or (state.phase == SWAP and state.ready != everybody), f"ready: {state.ready:b}"
    assert (state.proposal is None) == (not state.approvals) == (not state.proposal_count), "a proposal half made"
    assert state.proposal is None or (is_team_choice(state) and state.approvals != everybody), "a proposal too late"
    assert state.proposal_count <= PROPOSALS_PER_SEAT * state.seats, f"{state.proposal_count} proposals"
    assert (state.phase == BONUS) == (state.bonus_symbol != NOBODY), "a bonus symbol without a bonus"
    assert state.phase != BONUS or bonus_source(state, state.bonus_symbol), "a bonus without a card"


def _audit_end(state: VillaState) -> None:
    """V-10.1"""
    assert (state.phase == OVER) == (state.reason is not None), "an end without a reason"
    assert (state.phase == OVER) == (not pending(state)), "somebody must be able to act until the end"
