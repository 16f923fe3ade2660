"""What is true of pockets, the case at hand, the talk and the end. RULES.md C-5 to C-9, C-13."""

from __future__ import annotations

from typing import Final

from omerta.games.cuba.components import AGENTS, CHIP, KILLER, NOTHING, chip_of, is_theft
from omerta.games.cuba.rules.ending import winners
from omerta.games.cuba.rules.killer import is_one_device, may_fire, window_positions
from omerta.games.cuba.rules.pocket import missing
from omerta.games.cuba.rules.timeouts import everybody_stole
from omerta.games.cuba.state import ANSWER, BAG, FLOOR, HIDE, NO_TAKE, NOBODY, OVER, REACTION, TAKE, CubaState
from omerta.games.cuba.values import Fate
from omerta.kit.ring import seats_in

# A shot at one of these ends otherwise.
_NOT_SHOT: Final = (*AGENTS, KILLER)


def audit_case(state: CubaState) -> None:
    """Asserts what must hold besides the box."""
    _audit_fates(state)
    _audit_pockets(state)
    _audit_window(state)
    _audit_talk(state)
    assert (state.reason is not None) == (state.phase == OVER), f"reason {state.reason} in phase {state.phase}"
    assert (state.cause is not None) == (state.phase == OVER), f"cause {state.cause} in phase {state.phase}"


def _audit_fates(state: CubaState) -> None:
    """Who is out is out for a reason that fits what he took. C-9.2"""
    for position, fate in enumerate(state.fates):
        assert (fate is not None) == state.is_out(position), f"P{position} is out: {fate}"
        assert fate is None or _fits(state, position, fate), f"P{position} took {state.takes[position]}: {fate}"
    assert state.phase == OVER or not state.is_out(0), "the Godfather is out and the game goes on"
    out = sum(state.takes[position] for position in range(1, state.seats) if _is_caught(state, position))
    assert state.recovered == out, f"recovered {state.recovered} of {out}"


def _is_caught(state: CubaState, position: int) -> bool:
    return state.is_out(position) and is_theft(state.takes[position])


def _fits(state: CubaState, position: int, fate: Fate) -> bool:
    take = state.takes[position]
    match fate:
        case "caught":
            return is_theft(take)
        case "shot":
            return take >= NOTHING and chip_of(take) not in _NOT_SHOT
        case "fired":
            return take == CHIP + KILLER and state.killer == position
        case "rule_breaker":
            return take == NO_TAKE
        case "no_joker" | "clock" | "abdicated":
            return position == 0


def _audit_pockets(state: CubaState) -> None:
    """Open are those who are out, those with a joker, and the last accused of the game. C-6.5, C-6.10, CR-32"""
    shown = (state.eliminated & ~1) | state.joker_holders
    if state.killer != NOBODY:
        shown |= 1 << state.killer
    if state.phase == OVER and state.accused != NOBODY:
        shown |= 1 << state.accused
    assert state.open_pockets == shown, f"open {state.open_pockets:b}, shown {shown:b}"
    innocent = [position for position in seats_in(state.joker_holders) if _is_innocent(state, position)]
    assert len(innocent) == state.joker_holders.bit_count(), "a joker for somebody who is not innocent"


def _is_innocent(state: CubaState, position: int) -> bool:
    take = state.takes[position]
    return take >= NOTHING and not is_theft(take) and chip_of(take) not in AGENTS


def _audit_window(state: CubaState) -> None:
    """It is open for those whom public facts name; whoever fires has the weapon. C-7.2, C-7.3"""
    assert (state.window is not None) == (state.phase == REACTION), f"window in phase {state.phase}"
    assert (state.accused != NOBODY) or state.phase != REACTION, "a window without an accused"
    assert state.accused == NOBODY or state.phase in (REACTION, OVER), f"P{state.accused} stays accused"
    if state.window is None:
        return
    assert state.accused in state.accusable(), f"P{state.accused} cannot be accused"
    asked = sorted(state.seat_of(position) for position in window_positions(state, state.accused))
    assert list(state.window.seats()) == asked, f"asked {state.window.seats()}, not {asked}"
    assert state.window.owing, "everybody has decided and the window is open"
    assert not is_one_device(state) or state.window.owing == state.window.asked, "seats decide on one device"
    for seat in asked:
        armed = may_fire(state, state.position_of(seat))
        assert armed or not state.window.own(seat), f"seat {seat} fires without a weapon"


def _audit_talk(state: CubaState) -> None:
    """A question has open slots and a living suspect; turns are for talk by turns. C-5.9, C-5.10, C-12.2"""
    asked = state.question_asked
    assert (asked != NOBODY) == bool(state.open_slots), f"P{asked} is asked for {state.open_slots}"
    assert (asked != NOBODY) == (state.question_topic != NOBODY), f"topic {state.question_topic}"
    assert asked == NOBODY or asked in state.living(), f"P{asked} is asked and out"
    assert asked == NOBODY or state.phase not in (HIDE, BAG, TAKE, REACTION, OVER), f"question in phase {state.phase}"
    formal = state.options.talk_mode == "formal"
    assert formal or state.phase not in (ANSWER, FLOOR), f"phase {state.phase} in {state.options.talk_mode}"
    assert state.phase != ANSWER or asked != NOBODY, "an answer without a question"
    assert (state.phase == FLOOR) == bool(state.floor), f"floor {state.floor} in phase {state.phase}"
    begun = state.phase not in (HIDE, BAG, TAKE) and state.cause != "nothing_stolen"
    assert (state.talk_since != NOBODY) == begun, f"talk since {state.talk_since} in phase {state.phase}"


def audit_end(state: CubaState) -> None:
    """The end fits its reason, and somebody has won. C-8"""
    won = winners(state)
    assert won, "nobody has won"
    assert (0 in won) == (state.reason == "godfather_recovered"), f"won by {won}: {state.reason}"
    may_be_out = state.options.eliminated_loyal_wins
    assert may_be_out or not any(state.is_out(position) for position in won), f"{won} won, out {state.eliminated:b}"
    assert _is_true(state), f"{state.reason}, {state.cause}: {missing(state)} missing, P{state.accused} accused"


def _is_true(state: CubaState) -> bool:
    """The reason of the end has really come true. C-8.2 to C-8.5, C-5.2, C-5.13"""
    agent = state.accused != NOBODY and chip_of(state.takes[state.accused]) in AGENTS
    # Whoever shot somebody else before is out.  C-7.6
    has_won = state.killer != NOBODY and not state.is_out(state.killer)
    match state.cause:
        case "recovered":
            return not missing(state) and state.recovered > 0
        case "nothing_stolen":
            return not missing(state) and not state.recovered
        case "all_stole":
            return everybody_stole(state) and missing(state) > 0
        case "agent":
            return agent and not has_won
        case "shot":
            return agent and has_won
        case "no_joker" | "clock" | "abdicated":
            return state.fates[0] == state.cause and missing(state) > 0
        case None:
            return False
