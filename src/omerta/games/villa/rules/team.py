"""Here stands how the team decides: the coordinator alone, or everybody together. RULES.md V-13, VR-27.

One person may hold all seats (V-14.1): nothing here asks who sits where.
"""

from __future__ import annotations

from typing import Final, assert_never

from omerta.contract import Emit, RuleViolation, Seat
from omerta.games.villa.actions import Decide, GiveBonus, Plan, Propose, SetHandicap, TeamChoice
from omerta.games.villa.events import Approved, Decided, Proposed
from omerta.games.villa.rules.arrest import check_bonus, give_bonus
from omerta.games.villa.rules.difficulty import check_handicap, set_handicap
from omerta.games.villa.rules.leader import coordinator
from omerta.games.villa.rules.naming import wrong_phase
from omerta.games.villa.rules.plan import attack, check_plan
from omerta.games.villa.state import BONUS, DIFFICULTY, PLAN, PLAY, VillaState
from omerta.kit.ring import mask_of, seats_in

PROPOSALS_PER_SEAT: Final = 3


def is_consensus(state: VillaState) -> bool:
    return state.options.decision_mode == "consensus"


def is_team_choice(state: VillaState) -> bool:
    """Handicap, plan and bonus are the team's; swaps have a form of their own. V-13.1, V-13.4"""
    return state.phase in (DIFFICULTY, PLAN, BONUS)


def check_coordinator(state: VillaState, seat: Seat, rule: str) -> None:
    """V-13.3, V-13.6"""
    chair = coordinator(state)
    if seat != chair:
        raise RuleViolation(rule, "not-the-coordinator", seat=seat, coordinator=chair)


def check_time(state: VillaState, choice: TeamChoice) -> None:
    """Each team decision has its phase. V-13.1"""
    match choice:
        case SetHandicap():
            if state.phase != DIFFICULTY:
                raise wrong_phase(state, "V-3.6", DIFFICULTY)
        case Plan():
            if state.phase != PLAN:
                # Whoever plans anew during an attack wants to break it off.  V-6.5, VR-9
                raise wrong_phase(state, "V-6.5" if state.phase == PLAY else "V-6.1", PLAN)
        case GiveBonus():
            if state.phase != BONUS:
                raise wrong_phase(state, "V-8.3", BONUS)
        case _:
            assert_never(choice)


def check_choice(state: VillaState, choice: TeamChoice) -> None:
    """In its phase, is the choice one of those that the rules allow?"""
    match choice:
        case SetHandicap():
            check_handicap(state, choice)
        case Plan():
            check_plan(state, choice)
        case GiveBonus():
            check_bonus(state, choice)
        case _:
            assert_never(choice)


def take_effect(state: VillaState, choice: TeamChoice, emit: Emit | None) -> None:
    """A checked choice becomes fact; nothing of its proposal is left. V-13.5"""
    state.proposal = None
    state.approvals = 0
    state.proposal_count = 0
    match choice:
        case SetHandicap():
            set_handicap(state, choice, emit)
        case Plan():
            attack(state, choice, emit)
        case GiveBonus():
            give_bonus(state, choice, emit)
        case _:
            assert_never(choice)


def choose(state: VillaState, seat: Seat, choice: TeamChoice, emit: Emit | None) -> None:
    """The coordinator's choice takes effect at once. V-13.3"""
    check_time(state, choice)
    if is_consensus(state):
        raise RuleViolation("V-13.5", "propose-instead", seat=seat)
    check_coordinator(state, seat, "V-13.3")
    check_choice(state, choice)
    take_effect(state, choice, emit)


def may_propose(state: VillaState) -> bool:
    """V-13.6"""
    return state.proposal_count < PROPOSALS_PER_SEAT * state.seats


def may_approve(state: VillaState, seat: Seat) -> bool:
    """V-13.5"""
    return state.proposal is not None and not state.approvals >> seat & 1


def may_decide(state: VillaState, seat: Seat) -> bool:
    """V-13.6"""
    return not may_propose(state) and seat == coordinator(state)


def propose(state: VillaState, seat: Seat, action: Propose, emit: Emit | None) -> None:
    """A seat proposes any legal choice but the standing one; its proposer approves it. V-13.5"""
    _check_consensus(state, seat, "V-13.5")
    check_time(state, action.action)
    if not may_propose(state):
        raise RuleViolation(
            "V-13.6", "no-proposals-left", proposals=state.proposal_count, coordinator=coordinator(state)
        )
    if action.action == state.proposal:
        raise RuleViolation("V-13.5", "already-proposed", approvals=seats_in(state.approvals))
    check_choice(state, action.action)
    state.proposal = action.action
    state.approvals = 1 << seat
    state.proposal_count += 1
    if emit is not None:
        emit(Proposed(seat, action.action))


def approve(state: VillaState, seat: Seat, emit: Emit | None) -> None:
    """The proposal takes effect with everybody's approval. V-13.5"""
    _check_consensus(state, seat, "V-13.5")
    proposal = state.proposal
    if proposal is None:
        raise RuleViolation("V-13.5", "no-proposal", seat=seat)
    if not may_approve(state, seat):
        raise RuleViolation("V-13.5", "already-approved", seat=seat, approvals=seats_in(state.approvals))
    state.approvals |= 1 << seat
    if emit is not None:
        emit(Approved(seat))
    if state.approvals == mask_of(range(state.seats)):
        take_effect(state, proposal, emit)


def decide(state: VillaState, seat: Seat, action: Decide, emit: Emit | None) -> None:
    """When nobody may propose any more, the coordinator ends the debate. V-13.6"""
    _check_consensus(state, seat, "V-13.6")
    check_time(state, action.action)
    if may_propose(state):
        limit = PROPOSALS_PER_SEAT * state.seats
        raise RuleViolation("V-13.6", "proposals-left", proposals=state.proposal_count, limit=limit)
    check_coordinator(state, seat, "V-13.6")
    check_choice(state, action.action)
    if emit is not None:
        emit(Decided(seat, action.action))
    take_effect(state, action.action, emit)


def _check_consensus(state: VillaState, seat: Seat, rule: str) -> None:
    """Proposals belong to team decisions in consensus mode. V-13.1, V-13.3"""
    if not is_consensus(state):
        raise RuleViolation("V-13.3", "coordinator-decides", seat=seat, coordinator=coordinator(state))
    if not is_team_choice(state):
        raise wrong_phase(state, rule, DIFFICULTY, PLAN, BONUS)
