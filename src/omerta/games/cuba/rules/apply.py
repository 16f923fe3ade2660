"""One step of the game: all checks first, then the changes. RULES.md C-3 to C-7, C-12.

Refusals for public reasons come before those that only the acting seat may hear. A step that others cannot see (the
bag, a sealed answer that is not the last) leaves the beat alone; every other step raises it by one.
"""

from __future__ import annotations

from typing import assert_never

from omerta.contract import Chance, Emit, RuleViolation, Seat
from omerta.games.cuba.actions import (
    Abdicate,
    Accuse,
    Ask,
    Bag,
    CubaAction,
    Forget,
    Hide,
    Hold,
    OpenFloor,
    OpenPocket,
    PassFloor,
    Peng,
    Refuse,
    RefuseAll,
    Say,
    Shouted,
    TakeChip,
    TakeDiamonds,
    TakeNothing,
)
from omerta.games.cuba.components import CHIP, DIAMONDS, KIND_INDEX, NOTHING
from omerta.games.cuba.rules import accusation, answering, asking, floor, hiding, killer, passing, saying, timeouts
from omerta.games.cuba.rules.naming import phase_name, suspect_named
from omerta.games.cuba.rules.turns import check_turn
from omerta.games.cuba.state import (
    BAG,
    BAG_EMPTY,
    HIDE,
    INTERROGATION,
    NOT_YET,
    OVER,
    REACTION,
    TAKE,
    CubaState,
)


def apply(state: CubaState, seat: Seat, action: CubaAction, chance: Chance, emit: Emit | None) -> None:
    """Whoever is at the table, and not out, acts until the game is over. C-1.1, C-8.1, C-9.1, C-9.3"""
    if not 0 <= seat < state.seats:
        raise RuleViolation("C-1.1", "unknown-seat", seat=seat, seats=tuple(range(state.seats)))
    position = state.position_of(seat)
    if state.phase == OVER:
        raise RuleViolation("C-8.1", "game-over")
    if state.is_out(position):
        raise RuleViolation("C-9.1", "out", seat=seat)
    window = state.window
    _perform(state, position, action, chance, emit)
    silent = isinstance(action, Bag) or (window is not None and state.window is window)
    if not silent:
        state.beat += 1


def _perform(state: CubaState, position: int, action: CubaAction, chance: Chance, emit: Emit | None) -> None:
    match action:
        case Hide():
            _check_hiding(state, position)
            hiding.hide(state, action.count, emit)
        case Bag() | TakeDiamonds() | TakeChip() | TakeNothing():
            _help_oneself(state, position, action, emit)
        case Ask() | Say() | Refuse() | Forget() | RefuseAll() | OpenFloor() | PassFloor():
            _talk(state, position, action, emit)
        case Accuse():
            _check_leads(state, position, "C-6.1")
            accusation.accuse(state, suspect_named(state, action.seat, "C-6.1"), chance, emit)
        case Abdicate():
            _check_leads(state, position, "C-13.5")
            timeouts.abdicate(state, emit)
        case Hold() | Peng() | OpenPocket() | Shouted():
            _react(state, position, action, emit)
        case _:
            assert_never(action)


def _help_oneself(
    state: CubaState, position: int, action: Bag | TakeDiamonds | TakeChip | TakeNothing, emit: Emit | None
) -> None:
    """The holder bags and takes; what is forbidden is refused. C-4.3, C-4.4, C-9.3"""
    _check_holds(state, position, "C-4.3" if isinstance(action, Bag) else "C-4.4")
    if isinstance(action, Bag):
        _check_bag(state)
        passing.bag(state, BAG_EMPTY if action.kind == "none" else _kind(action.kind, "C-4.3"), emit)
        return
    if state.phase == BAG:
        raise RuleViolation("C-4.3", "bag-first")
    passing.take(state, _loot(action), emit)


def _talk(
    state: CubaState,
    position: int,
    action: Ask | Say | Refuse | Forget | RefuseAll | OpenFloor | PassFloor,
    emit: Emit | None,
) -> None:
    """It is asked, said and evaded as the talk mode allows. C-5.8 to C-5.11, C-12"""
    match action:
        case Ask():
            asking.ask(state, position, action, emit)
        case Say():
            saying.say(state, position, action, emit)
        case Refuse():
            answering.refuse(state, position, emit)
        case Forget():
            answering.forget(state, position, emit)
        case RefuseAll():
            answering.refuse_all(state, position, emit)
        case OpenFloor():
            floor.open_floor(state, position, emit)
        case PassFloor():
            floor.pass_floor(state, position, emit)
        case _:
            assert_never(action)


def _react(state: CubaState, position: int, action: Hold | Peng | OpenPocket | Shouted, emit: Emit | None) -> None:
    """The asked seats decide, or the one device tells. C-7.3, C-12.3"""
    if state.phase != REACTION:
        raise RuleViolation("C-7.2", "wrong-phase", phase=phase_name(state))
    match action:
        case Hold() | Peng():
            killer.decide(state, state.seat_of(position), emit, fires=isinstance(action, Peng))
        case OpenPocket():
            _check_godfather(state, position, "C-12.3")
            killer.open_pocket(state, emit)
        case Shouted():
            _check_godfather(state, position, "C-12.3")
            killer.shouted(state, action.seat, emit)
        case _:
            assert_never(action)


def _check_hiding(state: CubaState, position: int) -> None:
    """The Godfather hides once, before the box goes round. C-3.1"""
    if state.phase != HIDE:
        raise RuleViolation("C-3.1", "wrong-phase", phase=phase_name(state))
    _check_godfather(state, position, "C-3.1")


def _check_holds(state: CubaState, position: int, rule: str) -> None:
    """The box is going round, and this seat has it. C-4.1"""
    if state.phase not in (BAG, TAKE):
        raise RuleViolation(rule, "wrong-phase", phase=phase_name(state))
    if position != state.holder:
        raise RuleViolation(rule, "not-the-holder", seat=state.seat_of(state.holder))


def _check_leads(state: CubaState, position: int, rule: str) -> None:
    """Only the Godfather does this, and only while he leads the talk. C-6.1, C-12.2, C-13.5"""
    _check_godfather(state, position, rule)
    if state.phase == REACTION:
        raise RuleViolation("C-7.3", "wrong-phase", phase=phase_name(state))
    if state.phase in (HIDE, BAG, TAKE):
        raise RuleViolation(rule, "wrong-phase", phase=phase_name(state))
    check_turn(state, position)
    assert state.phase == INTERROGATION, f"the Godfather's turn in phase {state.phase}"


def _check_godfather(state: CubaState, position: int, rule: str) -> None:
    if position != 0:
        raise RuleViolation(rule, "godfather-only", seat=state.seat_of(0))


def _check_bag(state: CubaState) -> None:
    """P1 alone uses the bag, and once: what he has done with it nobody else is told. C-4.3"""
    if state.holder != 1:
        raise RuleViolation("C-4.3", "no-bag")
    if state.bag != NOT_YET:
        raise RuleViolation("C-4.3", "already-bagged")


def _kind(name: str, rule: str) -> int:
    kind = KIND_INDEX.get(name)
    if kind is None:
        raise RuleViolation(rule, "unknown-kind", kind=name)
    return kind


def _loot(action: TakeDiamonds | TakeChip | TakeNothing) -> int:
    """Loot is told as a number. C-4.4, C-4.7"""
    match action:
        case TakeDiamonds():
            if not 1 <= action.count <= DIAMONDS:
                raise RuleViolation("C-4.4", "take-count", count=action.count, most=DIAMONDS)
            return action.count
        case TakeChip():
            return CHIP + _kind(action.kind, "C-4.4")
        case TakeNothing():
            return NOTHING
