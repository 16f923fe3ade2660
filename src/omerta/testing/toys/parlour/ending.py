"""The evening comes to an end, by its clocks as well. RULES.md B-4.2, B-5, B-6.1."""

from __future__ import annotations

from typing import Final

from omerta.contract import Clock, Emit, Outcome, Seat
from omerta.kit.defaults import running
from omerta.kit.ring import seats_in
from omerta.testing.toys.parlour.pieces import GUEST, HOST, ROLES, THIEF, Ended, ParlourOptions, Reason
from omerta.testing.toys.parlour.state import ParlourState


def ended(state: ParlourState) -> bool:
    return state.reason is not None


def end(state: ParlourState, reason: Reason, emit: Emit | None) -> None:
    """B-5.1: the game is over and everything is shown."""
    state.reason = reason
    state.window = None
    if emit:
        emit(last_word(state, reason))


def last_word(state: ParlourState, reason: Reason) -> Ended:
    roles = (None, *(ROLES[role] for role in state.roles[1:]))
    return Ended(reason, winners(state, reason), roles, ROLES[state.aside])


def winners(state: ParlourState, reason: Reason) -> tuple[Seat, ...]:
    """B-5.2: the host wins with the guests, or the thief does, or the killer."""
    suspects = range(1, len(state.roles))
    if reason == "host_shot":
        return (state.shooter,)
    if reason == "thief_escaped":
        return tuple(seat for seat in suspects if state.roles[seat] == THIEF)
    return (HOST, *(seat for seat in suspects if state.roles[seat] == GUEST and state.living(seat)))


def outcome(state: ParlourState) -> Outcome | None:
    if state.reason is None:
        return None
    return Outcome(winners(state, state.reason), (state.reason.replace("_", "-"),) * len(state.roles))


def voices(state: ParlourState) -> tuple[str | None, ...]:
    """B-4.2: the eliminated are silent until the end."""
    silent = () if ended(state) else seats_in(state.eliminated)
    return tuple("B-4.2" if seat in silent else None for seat in range(len(state.roles)))


CLOCK_NAMES: Final = ("talk", "reaction", "ballot")


def clocks(state: ParlourState) -> tuple[Clock, ...]:
    """B-6.1: the talk has one clock that no word restarts; a drawn weapon has its own."""
    if ended(state):
        return ()
    if state.window:
        return (Clock("reaction", state.beat, state.window.seats()),)
    return (Clock("talk", state.talk_since, (HOST,)),)


def checked(state: ParlourState, clock: Clock) -> None:
    running(clocks(state), clock, "B-6.1")


def lengths(_options: ParlourOptions, _seats: int, people: int) -> dict[str, int]:
    """B-6.1: one person alone with bots may talk as long as it takes."""
    return {"talk": 300_000 if people > 1 else 0, "reaction": 6_000, "ballot": 30_000}
