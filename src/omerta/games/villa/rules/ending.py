"""Here stands how a game ends: won with the godfather, or called off. RULES.md V-10."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from omerta.contract import Emit, Outcome, RuleViolation, Seat
from omerta.games.villa.components import GODFATHER_STRENGTH, STRENGTHS
from omerta.games.villa.events import GameOver, Reason
from omerta.games.villa.rules.debrief import debrief
from omerta.games.villa.rules.hope import hope
from omerta.games.villa.rules.leader import has_card, leaders
from omerta.games.villa.state import NOBODY, OVER, PLAN, PLAY, VillaState
from omerta.kit.pile import counted

Result: TypeAlias = Literal["won", "lost"]

# An emptied slot is -1 and thus finds the last entry.
_STRENGTH_AT: Final = (*STRENGTHS, 0)


def enter_plan(state: VillaState, emit: Emit | None) -> None:
    """The team plans the next attack, unless all is lost. V-8.7, V-10.2"""
    state.phase = PLAN
    call_off(state, emit)


def come_to_turn(state: VillaState, seat: Seat, emit: Emit | None) -> None:
    """The seat becomes active, unless all is lost. V-10.2"""
    state.active = seat
    call_off(state, emit)


def call_off(state: VillaState, emit: Emit | None) -> None:
    """Ends the operation if it has failed. V-10.2"""
    reason = failure(state)
    if reason is not None:
        finish(state, reason, emit)


def failure(state: VillaState) -> Reason | None:
    """Makes the defeat tests in their order, from public facts only. V-10.2, VR-20"""
    if state.phase != PLAN and state.phase != PLAY:
        return None
    if no_card_on_turn(state):
        return "no_card_on_turn"
    if not state.options.early_abort:
        return None
    if spare_cards(state) < 0:
        return "not_enough_cards"
    if not state.present and not hope(state):
        return "not_the_right_cards"
    return None


def no_card_on_turn(state: VillaState) -> bool:
    """The active seat has no card, or nobody may lead; seats not on turn do not matter. V-6.3, V-10.3, VR-31"""
    if state.phase == PLAY:
        return not has_card(state, state.active)
    return not leaders(state)


def spare_cards(state: VillaState) -> int:
    """T + g - N: a position costs a card at least, an arrest returns one at most. V-10.4"""
    cards = sum(map(len, state.rows)) + sum(map(len, state.piles))
    strength = sum(map(_STRENGTH_AT.__getitem__, state.grounds))
    return cards + state.present.bit_count() - positions_left(strength, state.filled)


def positions_left(strength: int, filled: int) -> int:
    """N: all of the guards at large and of the godfather, less those that are filled. V-10.4"""
    return strength + GODFATHER_STRENGTH - filled


def finish(state: VillaState, reason: Reason, emit: Emit | None) -> None:
    """Cards and target stay where they are, what was being decided is void. V-10.7, V-10.8"""
    state.phase = OVER
    state.reason = reason
    state.active = NOBODY
    state.next_leader = NOBODY
    state.bonus_symbol = NOBODY
    state.ready = 0
    state.proposal = None
    state.approvals = 0
    state.proposal_count = 0
    if state.deck:
        # The deal never came: nobody will ask for the order of the cards again.
        state.police_box = counted(state.deck, len(state.police_box))
        state.deck = []
    if emit is not None:
        emit(GameOver(result(reason), reason))
        emit(debrief(state))


def result(reason: Reason) -> Result:
    """V-10.1"""
    return "won" if reason == "godfather_arrested" else "lost"


def check_running(state: VillaState) -> None:
    """After the end nothing is accepted any more. V-10.1"""
    if state.phase == OVER:
        raise RuleViolation("V-10.1", "game-over", reason=state.reason)


def concede(state: VillaState, emit: Emit | None) -> None:
    """All have voted to give up; the table has counted. V-10.6"""
    if state.phase == OVER:
        raise RuleViolation("V-10.6", "game-over", reason=state.reason)
    finish(state, "conceded", emit)
    state.beat += 1


def outcome(state: VillaState) -> Outcome | None:
    """The team wins or loses together. V-1.6, V-10.1"""
    if state.reason is None:
        return None
    winners = tuple(range(state.seats)) if result(state.reason) == "won" else ()
    return Outcome(winners, (state.reason,) * state.seats)
