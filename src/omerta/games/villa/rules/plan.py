"""The team plans an attack: on whom, and under whose lead. RULES.md V-6."""

from __future__ import annotations

from omerta.contract import Emit, RuleViolation
from omerta.games.villa.actions import Plan
from omerta.games.villa.components import CELLAR, GUARD_IDS, SLOT_INDEX, SLOTS
from omerta.games.villa.events import AttackPlanned, GuardRevealed
from omerta.games.villa.rules.ending import come_to_turn
from omerta.games.villa.rules.grounds import targets
from omerta.games.villa.rules.leader import leaders
from omerta.games.villa.rules.naming import check_seat, slot_named
from omerta.games.villa.state import NOBODY, PLAY, VillaState
from omerta.kit.ring import seats_in


def check_plan(state: VillaState, choice: Plan) -> None:
    """A free guard or the godfather, and a seat that may lead. V-6.1"""
    _check_target(state, slot_named(choice.target, "V-6.1"))
    check_seat(state, choice.leader, "V-6.2")
    _check_leader(state, choice)


def _check_target(state: VillaState, slot: int) -> None:
    """V-5.2, V-5.3"""
    free = targets(state.present)
    if slot in free:
        return
    if slot == CELLAR:
        raise RuleViolation("V-5.3", "godfather-guarded", guards=state.present.bit_count())
    if not state.present >> slot & 1:
        raise RuleViolation("V-6.1", "slot-empty", target=SLOTS[slot], targets=tuple(SLOTS[one] for one in free))
    raise RuleViolation("V-5.2", "not-free", target=SLOTS[slot], targets=tuple(SLOTS[one] for one in free))


def _check_leader(state: VillaState, choice: Plan) -> None:
    """V-6.2, V-12.5"""
    may_lead = leaders(state)
    if may_lead >> choice.leader & 1:
        return
    if state.next_leader != NOBODY:
        raise RuleViolation("V-12.5", "leader-rotates", leader=choice.leader, next_leader=state.next_leader)
    raise RuleViolation("V-6.2", "leader-without-card", leader=choice.leader, seats=seats_in(may_lead))


def attack(state: VillaState, choice: Plan, emit: Emit | None) -> None:
    """The leader takes the card, the target is turned over, the leader begins. V-6.4"""
    state.phase = PLAY
    state.target = SLOT_INDEX[choice.target]
    state.leader = choice.leader
    state.next_leader = NOBODY
    state.filled = 0
    if emit is not None:
        emit(AttackPlanned(choice.target, choice.leader))
        if state.target != CELLAR:
            emit(GuardRevealed(choice.target, GUARD_IDS[state.grounds[state.target]]))
    come_to_turn(state, choice.leader, emit)
