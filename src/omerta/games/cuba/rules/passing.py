"""The box goes round: everybody looks, takes and hands it to the left. RULES.md C-4."""

from __future__ import annotations

from omerta.contract import Emit, RuleViolation
from omerta.games.cuba.components import CHIP, DIAMONDS, KINDS, NOTHING, TAKES, chip_of, is_theft
from omerta.games.cuba.events import Bagged, BoxPassed, BoxSeen, Took
from omerta.games.cuba.rules.loot import bag_name, contents
from omerta.games.cuba.rules.returning import box_is_back
from omerta.games.cuba.state import BAG, BAG_EMPTY, TAKE, CubaState
from omerta.games.cuba.values import Contents


def bag(state: CubaState, kind: int, emit: Emit | None) -> None:
    """P1 puts one chip away, or none, before he takes: seen by nobody else. C-4.3, CR-2"""
    if kind != BAG_EMPTY and not state.box_chips[kind]:
        raise RuleViolation("C-4.3", "not-in-box", kind=KINDS[kind])
    state.bag = kind
    state.phase = TAKE
    if kind != BAG_EMPTY:
        state.box_chips[kind] -= 1
    if emit is not None:
        emit(Bagged(state.seat_of(state.holder), bag_name(kind), not state.options.memory_aid))


def take(state: CubaState, loot: int, emit: Emit | None) -> None:
    """One kind of loot, for good; then the box goes on. C-4.4, C-4.7, C-1.6"""
    check_take(state, loot)
    state.takes[state.holder] = loot
    if is_theft(loot):
        state.box_diamonds -= loot
    elif loot != NOTHING:
        state.box_chips[chip_of(loot)] -= 1
    if emit is not None:
        emit(Took(state.seat_of(state.holder), TAKES[loot]))
    hand_over(state, emit)


def check_take(state: CubaState, loot: int) -> None:
    """The refusal tells the holder alone what he sees anyway. C-4.4 to C-4.6, C-9.3"""
    if is_theft(loot) and loot > state.box_diamonds:
        raise RuleViolation("C-4.4", "too-many-diamonds", count=loot, most=state.box_diamonds)
    if loot > DIAMONDS and not state.box_chips[chip_of(loot)]:
        raise RuleViolation("C-4.4", "not-in-box", kind=KINDS[chip_of(loot)])
    if loot == NOTHING and not may_take_nothing(state):
        raise RuleViolation("C-4.5", "must-take")


def may_take_nothing(state: CubaState) -> bool:
    """An empty box allows it, and the last player may whatever is in it. C-4.5, C-4.6, CR-5"""
    return is_last(state, state.holder) or is_empty(state)


def is_empty(state: CubaState) -> bool:
    """Neither a diamond nor a chip is left. C-4.5"""
    return not state.box_diamonds and not any(state.box_chips)


def is_last(state: CubaState, position: int) -> bool:
    """The box goes back to the Godfather from here. C-1.2"""
    return position == state.seats - 1


def legal_bags(state: CubaState) -> list[int]:
    """They are none, or a kind in the box. C-4.3"""
    return [BAG_EMPTY, *(kind for kind, count in enumerate(state.box_chips) if count)]


def legal_takes(state: CubaState) -> list[int]:
    """What the holder may take: diamonds, then chips, then nothing. C-4.4 to C-4.6"""
    takes = list(range(1, state.box_diamonds + 1))
    takes += [CHIP + kind for kind, count in enumerate(state.box_chips) if count]
    return [*takes, NOTHING] if may_take_nothing(state) else takes


def hand_over(state: CubaState, emit: Emit | None) -> None:
    """It goes to the left, whatever was taken, and from the last player back to the Godfather. C-4.1, C-4.9, C-4.10"""
    giver = state.holder
    state.holder = (giver + 1) % state.seats
    state.since = state.beat + 1
    state.seen[state.holder] = (state.box_diamonds, *state.box_chips)
    if emit is not None:
        emit(BoxPassed(state.seat_of(giver), state.seat_of(state.holder)))
    if state.holder == 0:
        box_is_back(state, emit)
        return
    state.phase = BAG if state.holder == 1 else TAKE
    if emit is not None:
        emit(BoxSeen(state.seat_of(state.holder), contents_now(state), not state.options.memory_aid))


def contents_now(state: CubaState) -> Contents:
    """The box is told by name. C-4.2"""
    return contents((state.box_diamonds, *state.box_chips))
