"""Here stands what each seat may do now, and what it is asked. RULES.md V-4, V-6 to V-8, V-13."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from omerta.contract import Decision, Seat
from omerta.games.villa.actions import GiveBonus, Plan, SetHandicap, TeamChoice
from omerta.games.villa.components import SETUP, SLOTS
from omerta.games.villa.rules.arrest import has_room, may_go_under
from omerta.games.villa.rules.expert import marker, pair_marker
from omerta.games.villa.rules.grounds import targets
from omerta.games.villa.rules.groups import (
    APPROVE_GROUP,
    READY_GROUP,
    Actions,
    bonus_group,
    handicap_group,
    plan_group,
    play_groups,
    swap_group,
)
from omerta.games.villa.rules.leader import coordinator, leaders
from omerta.games.villa.rules.swap import may_say_ready, may_swap
from omerta.games.villa.rules.tables import PLACES
from omerta.games.villa.rules.team import is_consensus, may_approve, may_decide, may_propose
from omerta.games.villa.rules.turn import required
from omerta.games.villa.state import BONUS, DIFFICULTY, NOBODY, OVER, PLAN, PLAY, SWAP, VillaState

_ALONE: Final = tuple((seat,) for seat in range(SETUP.players_max))
_PAIRS: Final = tuple(tuple(combinations(range(seats), 2)) for seats in range(SETUP.players_max + 1))


def pending(state: VillaState) -> tuple[Seat, ...]:
    """Says who may act: the active seat, the coordinator, or in consensus whoever has something to say. V-13.1,
    V-13.3"""
    if state.phase == PLAY:
        return _ALONE[state.active]
    if state.phase == OVER:
        return ()
    if is_consensus(state):
        return tuple(seat for seat in range(state.seats) if is_asked(state, seat))
    return _ALONE[coordinator(state)]


def waiting(state: VillaState) -> tuple[Seat, ...]:
    """Says whom the table waits for: in a debate not those who have agreed, though they may still speak. V-13.4,
    V-13.5"""
    may_act = pending(state)
    if not is_consensus(state) or state.phase == PLAY:
        return may_act
    if state.phase == SWAP:
        return tuple(seat for seat in may_act if may_say_ready(state, seat))
    return may_act if state.proposal is None else tuple(seat for seat in may_act if may_approve(state, seat))


def menu(state: VillaState, seat: Seat) -> Sequence[Actions]:
    """Gives the legal actions in their listing order."""
    phase = state.phase
    if phase == PLAY:
        return _turn(state) if seat == state.active else ()
    if phase == OVER:
        return ()
    if not is_consensus(state):
        if seat != coordinator(state):
            return ()
        return _swaps(state, seat) if phase == SWAP else _choices(state, "", None)
    return _swaps(state, seat) if phase == SWAP else _debate(state, seat)


def is_asked(state: VillaState, seat: Seat) -> bool:
    """Says whether there is anything on the seat's menu. Whoever may say that it is ready need not be offered every
    swap to know that. V-13.4"""
    if state.phase != SWAP:
        return bool(menu(state, seat))
    if not is_consensus(state) and seat != coordinator(state):
        return False
    return may_say_ready(state, seat) or bool(_swaps(state, seat))


def decisions(state: VillaState, seat: Seat) -> tuple[Decision, ...]:
    """Says what the seat is asked. A debate stays the same decision, whoever proposes or approves meanwhile. V-13.5

    An approval is of one proposal, and readiness of one arrangement of the rows: when these change, it is void.
    """
    if not is_asked(state, seat):
        return ()
    if state.phase == PLAY:
        return (Decision("turn", (state.beat,)),)
    if state.phase == SWAP:
        return _swap_decisions(state, seat)
    kind = {PLAN: "plan", BONUS: "bonus", DIFFICULTY: "difficulty"}[state.phase]
    asked = Decision(kind, (len(state.arrested),))
    if may_approve(state, seat):
        return asked, Decision("approval", (len(state.arrested), state.proposal_count))
    return (asked,)


def _swap_decisions(state: VillaState, seat: Seat) -> tuple[Decision, ...]:
    """Others may swap meanwhile in consensus: a swap of one's own stays the same decision. V-13.4"""
    if not is_consensus(state):
        return (Decision("swap", (state.swaps_left,)),)
    asked = Decision("swap")
    return (asked, Decision("ready", (state.swaps_left,))) if may_say_ready(state, seat) else (asked,)


def _turn(state: VillaState) -> tuple[Actions]:
    """One may match, pair or pass. V-7.1, V-7.2, V-7.3"""
    row = tuple(sorted(state.rows[state.active]))
    if not state.options.expert:
        return play_groups(row, required(state), NOBODY, NOBODY)
    return play_groups(row, required(state), marker(state), pair_marker(state))


def _swaps(state: VillaState, seat: Seat) -> list[Actions]:
    """The seat's swaps while there are any left, then `ready`. V-4.2, V-13.4"""
    groups: list[Actions] = []
    if state.swaps_left:
        kinds = [sorted(set(row)) for row in state.rows]
        shown = [sum([1 << card for card in cards]) for cards in kinds]
        for seat_a, seat_b in _PAIRS[state.seats]:
            if may_swap(state, seat, seat_a, seat_b):
                offered = shown[seat_b]
                groups += [
                    swap_group(seat_a, card, seat_b, others)
                    for card in kinds[seat_a]
                    if (others := offered & ~(1 << card))
                ]
    if may_say_ready(state, seat):
        groups.append(READY_GROUP)
    return groups


def _debate(state: VillaState, seat: Seat) -> list[Actions]:
    """One may approve, then propose anything else or, at the limit, decide. V-13.5, V-13.6"""
    groups: list[Actions] = []
    if may_approve(state, seat):
        groups.append(APPROVE_GROUP)
    if may_propose(state):
        groups.extend(_choices(state, "propose/", state.proposal))
    elif may_decide(state, seat):
        groups.extend(_choices(state, "decide/", None))
    return groups


def _choices(state: VillaState, form: str, standing: TeamChoice | None) -> list[Actions]:
    """Says what the team may choose, in this form, all but the standing proposal. V-13.1"""
    if state.phase == PLAN:
        return _plans(state, form, standing)
    if state.phase == BONUS:
        return _bonuses(state, form, standing)
    assert state.phase == DIFFICULTY, f"no team choice in phase {state.phase}"
    return [
        handicap_group(form, value)
        for value in state.options.handicap_choices
        if not (isinstance(standing, SetHandicap) and standing.value == value)
    ]


def _plans(state: VillaState, form: str, standing: TeamChoice | None) -> list[Actions]:
    """Plans are listed by target, then by leader. V-6.1, V-6.2"""
    may_lead = leaders(state)
    if not isinstance(standing, Plan):
        return [plan_group(form, slot, may_lead) for slot in targets(state.present)]
    groups = []
    for slot in targets(state.present):
        others = may_lead & ~(1 << standing.leader) if SLOTS[slot] == standing.target else may_lead
        if others:
            groups.append(plan_group(form, slot, others))
    return groups


def _bonuses(state: VillaState, form: str, standing: TeamChoice | None) -> list[Actions]:
    """Gifts are listed by seat, the row before the pile. V-8.5"""
    groups = []
    for seat in range(state.seats):
        places = has_room(state, seat) | may_go_under(state, seat) << 1
        if isinstance(standing, GiveBonus) and standing.seat == seat:
            places &= ~(1 << PLACES.index(standing.to))
        if places:
            groups.append(bonus_group(form, seat, places))
    return groups
