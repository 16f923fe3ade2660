"""Special cards played in one's own turn: when they may be, and how each begins. RULES.md W-5, W-6.1 to W-6.11."""

from __future__ import annotations

from omerta.contract import Chance, Emit, RuleViolation, Seat
from omerta.games.wallet.components import (
    CARD_SWAP,
    DOUBLE_MOVE,
    EMERGENCY,
    GIFT,
    HAPPY_BIRTHDAY,
    INSPECTION,
    REDISTRIBUTION,
    SPECIALS,
    STOLEN,
    TIMINGS,
    TO_LEFT,
    TO_RIGHT,
    WISH,
)
from omerta.games.wallet.events import SpecialPlayed
from omerta.games.wallet.rules import birthday, passing, redistribution
from omerta.games.wallet.rules.emergency import copied, lay_open
from omerta.games.wallet.rules.naming import special_named
from omerta.games.wallet.rules.tables import RULE_OF
from omerta.games.wallet.rules.targets import targets
from omerta.games.wallet.state import ACTION, GIFT_CARD, TARGET, WISH_CARD, WalletState


def is_of_a_turn(special: int) -> bool:
    """Is it played in one's own turn, not in the windows at the end of the round? W-5.2"""
    return TIMINGS[special] in ("turn_start", "instead_of_turn")


def within_limit(state: WalletState) -> bool:
    """A copied card does not count. W-3.4, W-13.1, WR-6"""
    return state.specials_played < state.options.specials_per_turn


def condition_holds(state: WalletState, seat: Seat, special: int) -> bool:
    """Public facts and the seat's own hand decide. W-5.5, W-6.1 to W-6.11, WR-12"""
    if special == HAPPY_BIRTHDAY:
        return any(state.wallet)
    if special in (TO_LEFT, TO_RIGHT):
        return any(any(hand) for hand in state.hands)
    if special in (INSPECTION, STOLEN):
        return bool(targets(state, seat))
    if special == GIFT:
        return any(state.hands[seat])
    if special == CARD_SWAP:
        return any(state.hands[seat]) and bool(targets(state, seat))
    if special == EMERGENCY:
        # It is there once and the cards of the round's end come when no turn follows, so it copies only others.  WR-16
        top = copied(state.special_discard)
        return top is not None and condition_holds(state, seat, top)
    return special in (DOUBLE_MOVE, REDISTRIBUTION, WISH)


def playable(state: WalletState, seat: Seat) -> list[int]:
    """The special cards that the active seat may play; unplayed ones do nothing. W-5.1, W-5.5, W-5.6, WR-28"""
    held = state.specials[seat]
    if not held or not within_limit(state):
        return []
    return [
        special for special in range(len(SPECIALS)) if held >> special & 1 and condition_holds(state, seat, special)
    ]


def play(state: WalletState, seat: Seat, name: str, chance: Chance, emit: Emit | None) -> None:
    """The card lies on the special discard before its effect begins, only Emergency later. W-5.3, W-6.11"""
    special = special_named(name, "W-5.1")
    _check(state, seat, special)
    state.specials[seat] &= ~(1 << special)
    state.specials_played += 1
    if special == EMERGENCY:
        state.resolving = lay_open(state)
    else:
        state.special_discard.append(special)
        state.resolving = special
    if emit is not None:
        emit(SpecialPlayed(seat, name, SPECIALS[state.resolving] if state.copying else None))
    _begin(state, seat, chance, emit)


def _check(state: WalletState, seat: Seat, special: int) -> None:
    name = SPECIALS[special]
    if not state.specials[seat] >> special & 1:
        raise RuleViolation("W-5.1", "special-not-held", special=name)
    if not is_of_a_turn(special):
        raise RuleViolation("W-5.2", "special-wrong-time", special=name)
    if not within_limit(state):
        raise RuleViolation("W-3.4", "special-limit", limit=state.options.specials_per_turn)
    if not condition_holds(state, seat, special):
        raise RuleViolation(RULE_OF[special], "special-condition", special=name)


def _begin(state: WalletState, seat: Seat, chance: Chance, emit: Emit | None) -> None:
    """Says what the card that is being resolved asks for first. W-6.1 to W-6.10"""
    special = state.resolving
    if special == DOUBLE_MOVE:
        state.phase = ACTION
        state.actions_left = 2
    elif special == HAPPY_BIRTHDAY:
        birthday.draw(state, seat, chance, emit)
    elif special == REDISTRIBUTION:
        redistribution.ask(state, chance, emit)
    elif special in (TO_LEFT, TO_RIGHT):
        passing.ask_all(state)
    elif special in (INSPECTION, STOLEN, CARD_SWAP):
        state.phase = TARGET
    elif special == GIFT:
        state.phase = GIFT_CARD
    else:
        assert special == WISH, f"{SPECIALS[special]} is no card of a turn"
        state.phase = WISH_CARD
