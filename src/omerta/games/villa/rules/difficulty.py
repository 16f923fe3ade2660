"""Difficulty, and the deal of the police cards. RULES.md V-3."""

from __future__ import annotations

from omerta.contract import Emit, RuleViolation
from omerta.games.villa.actions import SetHandicap
from omerta.games.villa.components import POLICE_CARDS, SETUP
from omerta.games.villa.events import Dealt, HandicapSet, RowOpened
from omerta.games.villa.options import VillaOptions
from omerta.games.villa.rules.ending import enter_plan
from omerta.games.villa.rules.naming import kinds_named
from omerta.games.villa.state import SWAP, VillaState
from omerta.kit.pile import counted


def police_count(options: VillaOptions, total_strength: int, handicap: int) -> int:
    """Says how many police cards are used; there are no more than 54. V-3.2, V-12.1, VR-4, VR-5"""
    if options.roster == "first_game":
        return SETUP.first_game.police_cards
    return min(POLICE_CARDS, total_strength + handicap)


def check_handicap(state: VillaState, choice: SetHandicap) -> None:
    """V-3.6, VR-30"""
    choices = state.options.handicap_choices
    if choice.value not in choices:
        raise RuleViolation("V-3.6", "handicap-not-offered", value=choice.value, values=choices)


def set_handicap(state: VillaState, choice: SetHandicap, emit: Emit | None) -> None:
    """The team has chosen at the table. V-3.6"""
    use(state, choice.value, emit)


def use(state: VillaState, handicap: int, emit: Emit | None) -> None:
    """So many cards are used, the others go unseen to the box; the cards are dealt. V-3.2, V-3.3"""
    used = police_count(state.options, state.total_strength, handicap)
    state.police_count = used
    state.police_box = counted(state.deck[used:], len(state.police_box))
    if emit is not None:
        value = None if state.options.roster == "first_game" else handicap
        emit(HandicapSet(value, state.total_strength, used))
    _deal(state, state.deck[:used], emit)
    state.deck = []
    _begin(state, emit)


def _deal(state: VillaState, cards: list[int], emit: Emit | None) -> None:
    """Cards are dealt one at a time from seat 0; a seat's first card is the top of its pile. V-3.4, VR-6"""
    for seat in range(state.seats):
        state.piles[seat] = cards[seat :: state.seats][::-1]
    if emit is not None:
        emit(Dealt(tuple(len(pile) for pile in state.piles)))
    for seat in range(state.seats):
        _open_row(state, seat, emit)


def _open_row(state: VillaState, seat: int, emit: Emit | None) -> None:
    """V-3.5, V-12.3"""
    pile = state.piles[seat]
    state.rows[seat] = [pile.pop() for _ in range(state.options.open_start)]
    if emit is not None:
        emit(RowOpened(seat, kinds_named(state.rows[seat])))


def _begin(state: VillaState, emit: Emit | None) -> None:
    """V-4.1, V-12.4"""
    if state.options.swap_phase:
        state.phase = SWAP
    else:
        enter_plan(state, emit)
