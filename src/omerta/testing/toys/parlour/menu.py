"""This may be done in the parlour, by those who may, and follows if nobody does. RULES.md B-2, B-3, B-6."""

from __future__ import annotations

from typing import Final

from omerta.contract import Chance, Clock, Decision, Emit, Group, Seat
from omerta.testing.toys.parlour import ending, rules
from omerta.testing.toys.parlour.pieces import (
    HOST,
    ROLES,
    THIEF,
    Accuse,
    Ask,
    Fire,
    Hold,
    ParlourAction,
    ParlourOptions,
    Refuse,
    Say,
)
from omerta.testing.toys.parlour.state import NOBODY, ParlourState

MOST_SEATS: Final = 5
_SAY: Final[Group[ParlourAction]] = Group("say", [Say(role) for role in ROLES])
_REFUSE: Final[Group[ParlourAction]] = Group("refuse", [Refuse()])
_HOLD: Final[Group[ParlourAction]] = Group("hold", [Hold()])
_FIRE: Final[Group[ParlourAction]] = Group("fire", [Fire()])
_ASK: Final[list[Group[ParlourAction]]] = [Group(f"ask/{seat}", [Ask(seat)]) for seat in range(MOST_SEATS)]
_ACCUSE: Final[list[Group[ParlourAction]]] = [Group(f"accuse/{seat}", [Accuse(seat)]) for seat in range(MOST_SEATS)]


def menu(state: ParlourState, seat: Seat) -> list[Group[ParlourAction]]:
    if ending.ended(state):
        return []
    if state.window:
        if not state.window.owes(seat):
            return []
        return [_HOLD, _FIRE] if rules.may_fire(state, seat) else [_HOLD]
    groups = [_ACCUSE[suspect] for suspect in state.suspects()] if seat == HOST else []
    if state.living(seat) and state.breath[seat]:
        groups.append(_SAY)
        if seat == HOST:
            groups += [_ASK[suspect] for suspect in state.suspects() if suspect != state.question]
    if state.question == seat:
        groups.append(_REFUSE)
    return groups


def pending(state: ParlourState) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(len(state.roles)) if menu(state, seat))


def decisions(state: ParlourState, seat: Seat) -> tuple[Decision, ...]:
    """Several decisions are open at once in talk: one may speak, answer, accuse."""
    if not menu(state, seat):
        return ()
    if state.window:
        return (Decision("reaction", (state.accused,), sealed=True, until="reaction"),)
    open_now = [Decision("talk")] if state.living(seat) and state.breath[seat] else []
    if seat == HOST:
        open_now.append(Decision("accuse", (state.accusations_left,)))
    if state.question == seat:
        open_now.append(Decision("answer", (state.refusals[seat],)))
    return tuple(open_now)


def default(state: ParlourState, seat: Seat) -> ParlourAction:
    """B-6.1: one holds or refuses; the host accuses the first suspect; others say they are guests."""
    if state.window:
        return Hold()
    if state.question == seat:
        return Refuse()
    return Accuse(state.suspects()[0]) if seat == HOST else Say("guest")


def expire(state: ParlourState, clock: Clock, chance: Chance, emit: Emit | None) -> None:
    """B-6.1: whoever has not answered holds; when the talk is over the thief has escaped."""
    ending.checked(state, clock)
    if state.window is None:
        state.beat += 1
        ending.end(state, "thief_escaped", emit)
        return
    for seat in [asked for asked in state.window.seats() if state.window.owes(asked)]:
        rules.apply(state, seat, Hold(), chance, emit)


def audit(state: ParlourState) -> None:
    """B-1.2, B-1.3: the roles are those of the box; while the game runs the thief is among the suspects."""
    counts = [0] * len(ROLES)
    for role in [*state.roles[1:], state.aside]:
        counts[role] += 1
    assert counts == rules.pool(state.options, len(state.roles)), f"roles {counts} are not those of the box"
    assert state.reason == "nothing_stolen" or state.aside != THIEF, "the game goes on although nothing was stolen"
    found = [seat for seat in state.suspects() if state.roles[seat] == THIEF]
    assert found or ending.ended(state), "the thief was shown but the game goes on"
    assert state.window is None or state.accused != NOBODY


def catalogue(_options: ParlourOptions, seats: int) -> list[ParlourAction]:
    said: list[ParlourAction] = [Say(role) for role in ROLES]
    asked: list[ParlourAction] = [Ask(seat) for seat in range(1, seats)]
    accused: list[ParlourAction] = [Accuse(seat) for seat in range(1, seats)]
    return [*said, *asked, Refuse(), *accused, Hold(), Fire()]


def bound(options: ParlourOptions, seats: int) -> int:
    """Every word costs breath, every refusal a question, every accusation a window."""
    words = options.breath * seats + 1
    questions = options.breath + 1
    return words + questions + options.accusations * seats + 1
