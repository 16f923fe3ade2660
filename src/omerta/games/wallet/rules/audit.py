"""Here stands what is true in every position that can come up. RULES.md W-1 to W-3, W-5.1, W-9.1, W-15."""

from __future__ import annotations

from typing import Final

from omerta.games.wallet.components import (
    CHARACTERS,
    CHIP_COUNTS,
    EXTRA_IDS,
    FACES,
    ID_OF,
    SPECIALS,
    SPECIALS_EACH,
    STARTING_CHIP,
    STARTING_CHIPS,
    TIMERS,
)
from omerta.games.wallet.rules.audit_phases import audit_phase
from omerta.games.wallet.rules.police import verdict_now
from omerta.games.wallet.rules.rounds import deck_of
from omerta.games.wallet.rules.summary import is_on_duty
from omerta.games.wallet.state import CHIP_RETURN, NOBODY, OVER, POLICE_CHECK, WalletState
from omerta.kit.claims import holds
from omerta.kit.pile import counted
from omerta.kit.ring import seats_in

_VERDICTS_KNOWN: Final = (POLICE_CHECK, CHIP_RETURN, OVER)


def audit(state: WalletState) -> None:
    """Asserts what must hold; whatever fails is our mistake, not a player's."""
    _audit_cards(state)
    _audit_specials(state)
    _audit_chips(state)
    _audit_round(state)
    _audit_verdicts(state)
    _audit_knowledge(state)
    audit_phase(state)


def _audit_cards(state: WalletState) -> None:
    """Every card of the deck and every extra ID is in one place. W-1.2, W-2.4, W-4.6"""
    lying = [
        *state.discard,
        *(face for _, face in state.laid),
        *(face for taken in state.confiscated for face in taken),
    ]
    for area in (state.stash, state.atm_notes, state.exchange_notes, state.credit_notes):
        lying += [face for face in area if face != NOBODY]
    lying += [ID_OF[character] for character in seats_in(state.pocket)]
    areas = (*state.hands, state.wallet, state.drawn, counted(lying, len(FACES)))
    there = [sum(counts) for counts in zip(*areas, strict=True)]
    extra = [EXTRA_IDS >> character & 1 for character in range(len(CHARACTERS))]
    deck = list(deck_of(state.options, state.seats))
    for character, face in enumerate(ID_OF):
        deck[face] += extra[character]
    assert there == deck, f"cards lost or won: {there} of {deck}"
    assert all(count >= 0 for area in areas for count in area), "less than no card"


def _audit_specials(state: WalletState) -> None:
    """Each of the fifteen is in one place; those set aside stay there. W-5.1, W-2.3"""
    held = [special for mask in (*state.specials, *state.in_front) for special in seats_in(mask)]
    there = [*held, *seats_in(state.aside), *state.special_discard, *state.in_play]
    assert sorted(there) == list(range(len(SPECIALS))), f"special cards lost or won: {sorted(there)}"
    dealt = SPECIALS_EACH * state.seats
    assert state.aside.bit_count() >= len(SPECIALS) - dealt, f"{state.aside:b} set aside"
    assert all(mask.bit_count() <= SPECIALS_EACH for mask in state.specials), f"too many: {state.specials}"


def _audit_chips(state: WalletState) -> None:
    """No chip leaves the game, and everybody began with the same. W-1.3, W-10.2, WR-2"""
    there = tuple(sum(counts) for counts in zip(*state.chips, state.chip_pocket, strict=True))
    assert there == CHIP_COUNTS, f"chips lost or won: {there}"
    for seat, (chips, returned) in enumerate(zip(state.chips, state.returned, strict=True)):
        kept = chips[STARTING_CHIP] + returned[STARTING_CHIP]
        assert kept >= STARTING_CHIPS, f"seat {seat} has lost its first chip: {chips}, returned {returned}"
        assert sum(returned) <= state.round_number, f"seat {seat} has returned more than one a round"


def _audit_round(state: WalletState) -> None:
    """W-1.4, W-2.5, W-3.5"""
    assert 1 <= state.round_number <= state.options.rounds, f"round {state.round_number}"
    assert sorted(state.coins) == state.coin_pool, f"coins {state.coins} of {state.coin_pool}"
    assert len(set(state.coins)) == state.seats, f"two seats with the same coin: {state.coins}"
    assert state.coins[state.start] == min(state.coins), f"seat {state.start} starts with {state.coins}"
    assert 0 <= state.timers_left <= TIMERS, f"{state.timers_left} timers"
    assert 1 <= state.turn <= TIMERS * state.seats, f"turn {state.turn}"


def _audit_verdicts(state: WalletState) -> None:
    """Verdicts are there from the end of the cards on; who is on duty has shown it. W-7.4, W-9.1"""
    assert bool(state.verdicts) == (state.phase in _VERDICTS_KNOWN), "verdicts too early or too late"
    for seat, found in enumerate(state.verdicts):
        # A guilty seat that was checked has lost its money, but its verdict stays.  WR-23
        stripped = not found.innocent and state.checked >> seat & 1
        assert stripped or found == verdict_now(state, seat), f"seat {seat} was found to be {found}"
        shown = state.shown >> seat & 1
        assert shown or not is_on_duty(state, seat, found), f"seat {seat} is on duty and has not shown itself"


def _audit_knowledge(state: WalletState) -> None:
    """Says what a seat believes is so. W-15.1, W-15.2"""
    stash = counted((face for face in state.stash if face != NOBODY), len(FACES))
    places = (*state.hands, state.wallet, stash, state.drawn)
    for seat, claims in enumerate(state.recall.settled()):
        assert holds(claims, places), f"seat {seat} claims {claims}"
        assert not state.pocket & ~state.pocket_seen[seat], f"seat {seat} saw {state.pocket_seen[seat]:b} in the pocket"
