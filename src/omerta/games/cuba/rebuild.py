"""What a view tells, as a State: everything that is public lies where it lies; the box's way is not filled in.

`worlds` fills it in. RULES.md C-15.2.
"""

from __future__ import annotations

from typing import Final

from omerta.games.cuba.components import TAKE_INDEX
from omerta.games.cuba.evidence import counts_of
from omerta.games.cuba.rules.killer import window_positions
from omerta.games.cuba.rules.naming import VIEW_SLOTS, evaded, slot_named
from omerta.games.cuba.seen import CubaView, SeatView
from omerta.games.cuba.state import (
    ANSWER,
    BAG,
    FLOOR,
    HIDE,
    INTERROGATION,
    NO_TAKE,
    NOBODY,
    OVER,
    REACTION,
    TAKE,
    CubaState,
)
from omerta.games.cuba.talk import SLOT_INDEX, TOPIC_INDEX, VALUES, VIEW, VIEWS
from omerta.games.cuba.values import Claim, Phase
from omerta.kit.window import Window

_PHASES: Final[dict[Phase, int]] = {
    "hide": HIDE,
    "take": TAKE,
    "interrogation": INTERROGATION,
    "answer": ANSWER,
    "floor": FLOOR,
    "reaction": REACTION,
    "over": OVER,
}


def rebuilt(view: CubaView) -> CubaState:
    """Others' sealed answers and P1's private step are set back to their beginning."""
    state = CubaState(view.options, len(view.players), list(counts_of(view.mix)[1:]), view.jokers)
    state.beat = view.beat
    state.since = view.since
    state.godfather = view.godfather
    state.holder = 0 if view.holder is None else state.position_of(view.holder)
    state.phase = _phase(view, state.holder)
    state.recovered = view.recovered
    for player in view.players:
        _pocket(state, player)
    _talk(state, view)
    _case(state, view)
    return state


def _phase(view: CubaView, holder: int) -> int:
    """Only P1 knows that he has used the bag. C-4.10"""
    knows = view.own is not None and view.own.bag is not None
    return BAG if view.phase == "take" and holder == 1 and not knows else _PHASES[view.phase]


def _pocket(state: CubaState, player: SeatView) -> None:
    position = player.position
    state.fates[position] = player.out
    state.eliminated |= (player.out is not None) << position
    state.joker_holders |= player.has_joker << position
    state.open_pockets |= player.is_open << position
    state.times_asked[position] = player.asked
    state.says[position] = player.says
    if player.take is not None:
        state.takes[position] = TAKE_INDEX.get(player.take, NO_TAKE)


def _talk(state: CubaState, view: CubaView) -> None:
    """What was said and asked lies where it lies. C-5"""
    for claim in view.claims:
        _claim(state, claim)
    for one in view.evasions:
        kept = state.evasions[state.position_of(one.seat)]
        kept[slot_named(one.slot)] = evaded(one.how, one.question)
    state.asks = view.questions
    state.question_number = view.questions
    state.talk_since = NOBODY if view.talk_since is None else view.talk_since
    state.final_demand = view.final_demand
    state.floors = view.floors
    state.floor = [state.position_of(seat) for seat in view.floor]
    if view.question is not None:
        assert view.question_since is not None, "a question has a beginning"
        state.question_asked = state.position_of(view.question.seat)
        state.question_topic = TOPIC_INDEX[view.question.topic]
        state.question_since = view.question_since
        state.open_slots = [slot_named(slot) for slot in view.question.open]


def _claim(state: CubaState, claim: Claim) -> None:
    position = state.position_of(claim.seat)
    slot, value = _spoken(state, claim)
    state.claims[position][slot] = value
    state.claim_changed[position] |= claim.changed << slot
    state.claim_questions[position][slot] = claim.question or 0


def _spoken(state: CubaState, claim: Claim) -> tuple[int, int]:
    """The numbers of a slot and of its value."""
    if claim.slot == VIEW:
        assert claim.about is not None, "a view is about somebody"
        return VIEW_SLOTS + state.position_of(claim.about), VIEWS.index(claim.value)
    return SLOT_INDEX[claim.slot], VALUES[claim.slot].index(claim.value)


def _case(state: CubaState, view: CubaView) -> None:
    """Who is accused, who has fired, who is asked whether he does; how it ended. C-6 to C-8"""
    state.accused = NOBODY if view.accused is None else state.position_of(view.accused)
    state.killer = NOBODY if view.killer is None else state.position_of(view.killer)
    if view.ended is not None:
        state.reason = view.ended.reason
        state.cause = view.ended.cause
    if state.phase == REACTION:
        asked = window_positions(state, state.accused)
        state.window = Window([state.seat_of(position) for position in asked])
        if view.you is not None and view.own is not None and view.own.fires is not None:
            state.window.seal(view.you, int(view.own.fires))
