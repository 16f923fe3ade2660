"""The clocks of a table, what their ends mean, and how long they usually are. RULES.md C-13, C-9.4."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from omerta.contract import Chance, Clock, Emit, Seat
from omerta.games.cuba.box import Seconds
from omerta.games.cuba.components import BOX
from omerta.games.cuba.default import default
from omerta.games.cuba.options import CubaOptions
from omerta.games.cuba.rules.answering import no_answer
from omerta.games.cuba.rules.apply import apply
from omerta.games.cuba.rules.breach import is_substituted, run_out_of_time
from omerta.games.cuba.rules.killer import hold_all, is_one_device
from omerta.games.cuba.rules.timeouts import demand, run_out
from omerta.games.cuba.state import (
    ANSWER,
    BAG,
    FLOOR,
    HIDE,
    INTERROGATION,
    NOBODY,
    OVER,
    REACTION,
    TAKE,
    CubaState,
)
from omerta.kit.defaults import running

_CLOCKS: Final = BOX.contents.clocks
_INTERROGATION: Final = BOX.contents.interrogation
_BALLOT: Final = Seconds(live=30, room=60)
_SECOND: Final = 1_000

CLOCK_NAMES: Final = (
    "hide",
    "take_p1",
    "take",
    "take_bot",
    "take_min",
    "interrogation",
    "window",
    "ballot",
    "answer",
    "demand",
    "decision",
)
"""All of C-13.2 and C-13.6; `take_min` is a pace, the ballot the vote for the next Godfather."""

BOT_CLOCKS: Final = {"hide": "take_bot", "take_p1": "take_bot", "take": "take_bot"}
"""While a bot has the box, its clock is shorter, whatever the bot does. C-13.3"""

FIXED_CLOCKS: Final = ("hide", "take_p1", "take", "window", "decision")
"""The box and a window last as long as they last; where talk goes by turns, their clock has the name of all. C-13.3"""


def clocks(state: CubaState) -> tuple[Clock, ...]:
    """They follow from public facts: P1's bag and take have one clock, and a window stops all others. C-13.2, C-13.8"""
    if state.phase == OVER:
        return ()
    if state.options.talk_mode == "formal":
        # One clock a decision.  C-13.6
        return (Clock("decision", state.beat, _deciding(state)),)
    if state.phase == REACTION:
        # With one device the Godfather's tap closes the window.  C-12.3
        return () if is_one_device(state) else (Clock("window", state.since, _deciding(state)),)
    if state.phase in (HIDE, BAG, TAKE):
        return (Clock(_box_clock(state), state.since, _deciding(state)),)
    return () if state.options.talk_mode == "room" else _talk_clocks(state)


def _box_clock(state: CubaState) -> str:
    """The Godfather's hiding and each turn with the box have a clock. C-13.2, C-13.8"""
    if state.phase == HIDE:
        return "hide"
    return "take_p1" if state.holder == 1 else "take"


def _talk_clocks(state: CubaState) -> tuple[Clock, ...]:
    """The Godfather has a clock, and so has whoever is asked. C-13.2, C-13.4"""
    talk = Clock("demand" if state.final_demand else "interrogation", state.talk_since, (state.seat_of(0),))
    if state.question_asked == NOBODY:
        return (talk,)
    return (talk, Clock("answer", state.question_since, (state.seat_of(state.question_asked),)))


def _deciding(state: CubaState) -> tuple[Seat, ...]:
    """Who is asked is a public fact."""
    if state.window is not None:
        return state.window.seats()
    if state.phase == ANSWER:
        return (state.seat_of(state.question_asked),)
    return (state.seat_of(state.floor[0] if state.phase == FLOOR else state.holder),)


def expire(state: CubaState, clock: Clock, chance: Chance, emit: Emit | None) -> None:
    """The rule for a clock's end; a late one of an old beat is refused. C-13.1, C-13.2, C-13.6"""
    running(clocks(state), clock, "C-13.1")
    if clock.name == "answer" or state.phase == ANSWER:
        no_answer(state, emit)
    elif state.phase == REACTION:
        hold_all(state, emit)
    elif state.phase == INTERROGATION:
        _end_of_talk(state, emit)
    elif state.phase in (BAG, TAKE) and not is_substituted(state):
        run_out_of_time(state, emit)
    else:
        _act_for(state, _deciding(state)[0], chance, emit)
        return
    state.beat += 1


def _act_for(state: CubaState, seat: Seat, chance: Chance, emit: Emit | None) -> None:
    """It hides nothing, passes, or bags and takes, as if the seat did, so that nobody notices. C-9.4, C-13.2, C-13.6"""
    beat = state.beat
    while state.beat == beat:
        apply(state, seat, default(state, seat), chance, emit)


def _end_of_talk(state: CubaState, emit: Emit | None) -> None:
    """First comes the final demand, then the Godfather is out. C-13.4, C-13.5, C-13.6"""
    if state.final_demand:
        run_out(state, emit)
    else:
        demand(state, emit)


def lengths(options: CubaOptions, seats: int, people: int) -> dict[str, int]:
    """The usual lengths in milliseconds. C-13.2, C-13.3

    The box moves on when its clock ends, or at the pace `take_min`, so that no hand-over tells how long somebody
    thought. A person alone among bots needs no such care and is not hurried: there the box moves at the pace of the
    table.
    """
    if options.talk_mode == "formal":
        # Whoever plays by turns has time, unless the table says otherwise.  C-13.6
        pace = _among(people, _CLOCKS.take_min.live)
        return {"decision": 0, "take_min": pace, "ballot": _BALLOT.live * _SECOND}
    in_room = options.talk_mode == "room"
    box = {"hide": _CLOCKS.hide, "take_p1": _CLOCKS.take_p1, "take": _CLOCKS.take, "take_min": _CLOCKS.take_min}
    usual = {name: _among(people, _seconds(clock, in_room=in_room)) for name, clock in box.items()}
    others = {"window": _CLOCKS.window, "ballot": _BALLOT}
    if not in_room:
        usual["interrogation"] = _interrogation(seats) * _SECOND
        usual["take_bot"] = _among(people, _CLOCKS.take_bot.live)
        others |= {"answer": _CLOCKS.answer, "demand": _CLOCKS.demand}
    return usual | {name: _seconds(clock, in_room=in_room) * _SECOND for name, clock in others.items()}


def _among(people: int, seconds: int) -> int:
    return seconds * _SECOND if people > 1 else 0


def _seconds(clock: Seconds, *, in_room: bool) -> int:
    return clock.room if in_room else clock.live


def _interrogation(seats: int) -> int:
    """More suspects, more time. C-13.2"""
    return _INTERROGATION.seconds[bisect_left(_INTERROGATION.up_to, seats)]
