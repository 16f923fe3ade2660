"""Here stands what is true in each phase: what it needs lies there, and nothing of another phase. RULES.md W-3 to
W-10."""

from __future__ import annotations

from typing import Final

from omerta.games.wallet.components import CHIP_VALUES, GAIN_TIME, IS_MONEY
from omerta.games.wallet.rules.menu import pending
from omerta.games.wallet.state import (
    ACTION,
    BIRTHDAY,
    CHIP_RETURN,
    END_CARDS,
    END_FIRST,
    GAIN_TIME_ACTION,
    INSPECT_DECIDE,
    NOBODY,
    OVER,
    PASS_PICK,
    PAY,
    POLICE_CHECK,
    REDIST_GIVE,
    REDIST_PICK,
    SWAP_PICK,
    TAKE_ID,
    WISH_ANSWER,
    WalletState,
)
from omerta.kit.ring import mask_of

_WINDOWS: Final = (REDIST_GIVE, PASS_PICK, SWAP_PICK, END_FIRST, CHIP_RETURN)
_AFTER_TIMERS: Final = (END_FIRST, GAIN_TIME_ACTION, END_CARDS, POLICE_CHECK, CHIP_RETURN, OVER)


def audit_phase(state: WalletState) -> None:
    """W-3.3, W-4.3, W-6, W-7"""
    _audit_end(state)
    _audit_windows(state)
    _audit_answers(state)
    _audit_payment(state)
    _audit_special(state)


def _underlying(state: WalletState) -> int:
    """The phase in which a purchase began, which goes on when it is done. W-4.3"""
    return state.paying_from if state.phase in (PAY, TAKE_ID) else state.phase


def _audit_end(state: WalletState) -> None:
    """Turns go on while a timer runs; somebody can act until the end. W-3.3, W-7.1, W-12.1"""
    phase = _underlying(state)
    assert (state.timers_left == 0) == (phase in _AFTER_TIMERS), f"phase {phase} with {state.timers_left} timers"
    assert (phase == OVER) == (not pending(state)), "somebody must be able to act until the end"
    assert phase != OVER or state.round_number == state.options.rounds, "the game is over too early"
    assert (phase == POLICE_CHECK) == bool(state.on_duty), f"phase {phase}, on duty: {state.on_duty}"
    if phase == END_CARDS:
        assert state.specials[state.active], "a seat without special cards is asked"


def _audit_windows(state: WalletState) -> None:
    """Who is asked follows from public facts. W-6.3 to W-6.9, W-7.2, W-10.2, WR-20"""
    window, seats = state.window, range(state.seats)
    assert (window is not None) == (state.phase in _WINDOWS), f"phase {state.phase}, window {window}"
    if window is None:
        return
    assert window.owing, "a window without an open answer"
    if state.phase == END_FIRST:
        asked = [seat for seat in seats if state.specials[seat]]
    elif state.phase == CHIP_RETURN:
        asked = [seat for seat in seats if not state.verdicts[seat].innocent and any(state.chips[seat])]
    elif state.phase == SWAP_PICK:
        asked = [state.active, state.target]
    else:
        asked = [seat for seat in seats if any(state.hands[seat])]
    assert window.asked == mask_of(asked), f"{window.seats()} are asked, not {asked}"


def _audit_answers(state: WalletState) -> None:
    """A sealed answer can still be carried out: nothing moves while the window is open. W-6.3, W-7.2, W-10.2"""
    if state.window is None:
        return
    for seat, answer in enumerate(state.window.answers):
        if answer is None:
            continue
        if state.phase == END_FIRST:
            assert answer in (NOBODY, GAIN_TIME), f"seat {seat} answered {answer}"
            assert answer == NOBODY or state.specials[seat] >> answer & 1, f"seat {seat} holds no Gain Time"
        elif state.phase == CHIP_RETURN:
            assert answer < len(CHIP_VALUES) and state.chips[seat][answer], f"seat {seat} has no chip {answer}"
        elif answer == NOBODY:
            money = [face for face, count in enumerate(state.hands[seat]) if count and IS_MONEY[face]]
            assert state.phase == REDIST_GIVE and not money, f"seat {seat} gives nothing and has {money}"
        else:
            assert state.hands[seat][answer], f"seat {seat} gives {answer} and does not have it"


def _audit_payment(state: WalletState) -> None:
    """Cards are added in canonical order and are still in the buyer's hand. W-4.3"""
    assert state.phase == PAY or not state.paid, f"paid {state.paid} in phase {state.phase}"
    assert state.paid == sorted(state.paid), f"paid out of order: {state.paid}"
    for face in set(state.paid):
        assert IS_MONEY[face] and state.paid.count(face) <= state.hands[state.active][face], f"paid {state.paid}"


def _audit_special(state: WalletState) -> None:
    """Says what a special card needs while it is resolved, and only then. W-6.1 to W-6.12"""
    phase = state.phase
    assert (phase == BIRTHDAY) == any(state.drawn), f"birthday cards in phase {phase}"
    assert (phase == REDIST_PICK) == bool(state.laid), f"laid in phase {phase}: {state.laid}"
    assert (phase == INSPECT_DECIDE) == (state.inspected != NOBODY), f"inspected in phase {phase}"
    assert (phase == WISH_ANSWER) == (state.wish != NOBODY), f"a wish in phase {phase}"
    assert (_underlying(state) == ACTION) == (state.actions_left > 0), f"{state.actions_left} actions in phase {phase}"
    assert state.copying == bool(state.in_play), f"open before the active seat: {state.in_play}"
    assert state.inspected == NOBODY or state.hands[state.target][state.inspected], "the inspected card is gone"
