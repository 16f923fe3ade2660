"""Here stands what is true in every position that can come up. RULES.md F-1, F-2, F-7.8, F-12."""

from __future__ import annotations

from omerta.games.falconi.components import CARD_COUNTS
from omerta.games.falconi.rules.action_menu import has_action
from omerta.games.falconi.rules.choices import ACTIONS, RESERVE
from omerta.games.falconi.rules.driving import has_way
from omerta.games.falconi.state import (
    ACTION,
    ADVANCE,
    BOOST,
    DON,
    DRIVE,
    LAY,
    NO_CAR,
    OUT,
    OVER,
    PLACE_ESCAPE,
    REACT,
    FalconiState,
)
from omerta.games.falconi.streets.cards import BLASTED, CODE_CARD, ESCAPES, EXITS, NO_CARD, TYPES
from omerta.games.falconi.streets.cells import ELIGIBLE_PLACES, ENTRY, NOWHERE, PLACE_NAMES


def audit(state: FalconiState) -> None:
    """Asserts what must hold; whatever fails is our mistake, not a player's."""
    _audit_cards(state)
    _audit_escape_cards(state)
    _audit_streets(state)
    _audit_cars(state)
    _audit_hands(state)
    _audit_phase(state)


def _audit_cards(state: FalconiState) -> None:
    """No street card is lost or won. F-1.4, F-2.9"""
    counts = state.removed[:]
    laid = [CODE_CARD[code] for code in state.grid if code]
    held = [card for reserve in state.reserves for card in reserve]
    for card in (*laid, *held, *state.pile, state.hand):
        if 0 <= card < TYPES:
            counts[card] += 1
    assert tuple(counts) == CARD_COUNTS, f"street cards lost or won: {counts}"
    assert 0 <= state.bottom <= len(state.pile), f"{state.bottom} known cards in a pile of {len(state.pile)}"
    assert state.redrawn <= state.bottom or state.variant.is_second, "more cards redrawn than lie at the bottom"


def _audit_escape_cards(state: FalconiState) -> None:
    """Each is in one place, with nobody but Don, and on the border on its own side. F-1.6, F-6.1, F-6.2"""
    held = [card for reserve in state.reserves for card in reserve]
    hidden = [card for card in (*held, *state.pile, state.secret, state.escape_card) if card >= TYPES]
    laid = [ESCAPES[colour] for colour, place in enumerate(state.escapes) if place != NOWHERE]
    expected = list(ESCAPES) if state.variant.has_escapes else []
    assert sorted(hidden + laid) == expected, f"escape cards: {hidden} and {laid}"
    for colour, place in enumerate(state.escapes):
        assert place == NOWHERE or place in ELIGIBLE_PLACES[colour], f"an escape card at {PLACE_NAMES[place]}"
    police = [card for car in state.variant.police for card in state.reserves[car]]
    assert all(card < TYPES for card in police), "a police car keeps an escape card"


def _audit_streets(state: FalconiState) -> None:
    """Bombed boundaries are closed from both sides, and there are no more of them than bombs. F-4.8"""
    closed = [port for port in range(state.closed.bit_length()) if state.closed >> port & 1]
    for port in closed:
        assert ENTRY[port] == NOWHERE or state.closed >> ENTRY[port] & 1, f"{PLACE_NAMES[port]} is closed on one side"
    blasts = sum(code in BLASTED for code in state.grid)
    assert state.bombs >= 0 and state.boosts >= 0, "more chilies used than there are"
    assert blasts == 0 or state.variant.bombs + state.variant.boosts, "a blasted card without a bomb or boost"


def _audit_cars(state: FalconiState) -> None:
    """A car stands on a street, or on what a blast has left of it; in principle II one car a place. F-2.2, F-4.11,
    F-7.5"""
    for car, place in enumerate(state.places):
        if place < 0:
            assert place != OUT or car != DON, "Don is never out"
            continue
        assert car in state.variant.cars, f"car {car} does not take part"
        code = state.grid[place >> 2]
        assert code in BLASTED or EXITS[code][place & 3], f"car {car} is off the street at {PLACE_NAMES[place]}"
    if state.variant.is_second:
        standing = [place for place in state.places if place >= 0]
        shared = state.overtaking != NO_CAR or state.reason == "caught"
        assert len(set(standing)) == len(standing) - shared, f"two cars at a place: {standing}"


def _audit_hands(state: FalconiState) -> None:
    """Reserves in list order and not too large, and the record of Don's is true. F-7.8, F-7.2a, F-12.6"""
    variant = state.variant
    for car, reserve in enumerate(state.reserves):
        assert reserve == sorted(reserve), f"the reserve of car {car} is not in order"
        third = variant.is_second and state.phase == ACTION and car == state.turn
        assert len(reserve) <= variant.reserve + third, f"car {car} has {len(reserve)} cards"
    assert variant.deals_secret or state.secret == NO_CARD, "a secret card nobody dealt"
    escapes = sum(card >= TYPES for card in state.reserves[DON])
    assert state.escapes_min <= escapes <= state.escapes_max, f"Don holds {escapes} escape cards, against the record"


def _audit_phase(state: FalconiState) -> None:
    """Whoever is asked can answer; what belongs to one phase is not there in another. F-4.1, F-7.1, F-11.1"""
    phase, is_second = state.phase, state.variant.is_second
    assert (phase == OVER) == (state.reason is not None) == bool(state.winning), "an end without a reason"
    assert phase in (OVER, PLACE_ESCAPE) or is_second == (phase in (ACTION, BOOST)), f"phase {phase}"
    assert (phase == PLACE_ESCAPE) == (state.escape_card != NO_CARD), "an escape card to lay"
    assert (phase == REACT) == (state.catcher != NO_CAR), "a catch to answer"
    assert phase == LAY or state.hand == NO_CARD, "a card in hand after the lay"
    assert phase == BOOST or (state.overtaking == NO_CAR and not state.boost_steps), "a boost that has ended"
    if phase in (ADVANCE, DRIVE):
        assert has_way(state), "a drive without a way"
    if phase == ACTION:
        assert 1 <= state.actions_left <= ACTIONS and has_action(state), "asked, but nothing is legal"
    assert len(state.reserves[DON]) <= RESERVE or phase == ACTION, "a third card was kept"
