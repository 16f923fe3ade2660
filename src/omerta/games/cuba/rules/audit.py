"""What is true in every position that can come up: the box and its way. RULES.md C-1.4, C-4, C-5.13."""

from __future__ import annotations

from omerta.games.cuba.components import CHIP, DIAMONDS, DRIVER, KINDS, MOST_HIDDEN, NOTHING, chip_of, is_theft
from omerta.games.cuba.rules.audit_case import audit_case, audit_end
from omerta.games.cuba.rules.mix import jokers_of, mix_of
from omerta.games.cuba.rules.passing import is_last
from omerta.games.cuba.rules.pocket import missing
from omerta.games.cuba.state import (
    BAG,
    BAG_EMPTY,
    HIDE,
    NO_TAKE,
    NOT_YET,
    OVER,
    TAKE,
    CubaState,
)


def audit(state: CubaState) -> None:
    """Asserts what must hold; whatever fails is our mistake, not a player's."""
    _audit_setup(state)
    _audit_progress(state)
    _audit_diamonds(state)
    _audit_chips(state)
    _audit_way(state)
    _audit_urchins(state)
    if is_back(state):
        _audit_thieves(state)
    audit_case(state)
    if state.phase == OVER:
        audit_end(state)


def is_back(state: CubaState) -> bool:
    """Has the box come back to the Godfather? C-5.1"""
    return state.phase not in (HIDE, BAG, TAKE)


def _audit_setup(state: CubaState) -> None:
    """Mix and jokers are those of the options. C-2.2, C-2.3"""
    assert state.mix == mix_of(state.options, state.seats), f"mix {state.mix}"
    bottles = state.jokers + state.joker_holders.bit_count()
    assert bottles == jokers_of(state.options, state.seats), f"{bottles} jokers"


def _audit_progress(state: CubaState) -> None:
    """Each choice is made in its time, in the order of the box. C-3.1, C-4.1, C-4.3"""
    assert (state.hidden == NOT_YET) == (state.phase == HIDE), f"hidden {state.hidden} in phase {state.phase}"
    assert state.hidden <= MOST_HIDDEN, f"hidden {state.hidden}"
    assert (state.bag == NOT_YET) == (state.phase in (HIDE, BAG)), f"bag {state.bag} in phase {state.phase}"
    done = state.seats if is_back(state) else max(state.holder, 1)
    assert state.takes[0] == NOT_YET, "the Godfather has no take"
    for position in range(1, state.seats):
        taken = state.takes[position] != NOT_YET
        assert taken == (position < done), f"P{position} and the box is at P{state.holder}"
    assert (state.holder == 0) == (state.phase == HIDE or is_back(state)), f"the box is at P{state.holder}"
    assert state.phase != BAG or state.holder == 1, "only P1 has a bag"


def _audit_diamonds(state: CubaState) -> None:
    """No diamond is lost or made. C-1.4"""
    hidden = max(state.hidden, 0)
    there = hidden + state.box_diamonds + missing(state) + state.recovered
    assert there == DIAMONDS, f"{there} diamonds of {DIAMONDS}"
    assert state.box_diamonds >= 0, f"{state.box_diamonds} diamonds in the box"


def _audit_chips(state: CubaState) -> None:
    """Each chip is in one place. C-1.4"""
    for kind, name in enumerate(KINDS):
        held = sum(1 for take in state.takes if chip_of(take) == kind)
        there = state.box_chips[kind] + (state.bag == kind) + held
        assert there == state.mix[kind], f"{there} chips {name} of {state.mix[kind]}"
        assert state.box_chips[kind] >= 0, f"{state.box_chips[kind]} chips {name} in the box"


def _audit_way(state: CubaState) -> None:
    """What a seat got is what the seat before left. C-4.2, C-4.9"""
    box = [DIAMONDS - max(state.hidden, 0), *state.mix]
    for position in range(1, state.seats):
        reached = is_back(state) or position <= state.holder
        seen = state.seen[position]
        assert seen == (tuple(box) if reached else None), f"P{position} saw {seen}, the box held {box}"
        if position == 1 and state.bag not in (NOT_YET, BAG_EMPTY):
            box[1 + state.bag] -= 1
        _remove(box, state.takes[position])
    assert min(box) >= 0, f"more was taken than there was: {box}"
    assert state.seen[0] == (tuple(box) if is_back(state) else None), f"P0 saw {state.seen[0]}, the box held {box}"
    assert state.phase == HIDE or box == [state.box_diamonds, *state.box_chips], f"{box} should be in the box"


def _remove(box: list[int], take: int) -> None:
    if is_theft(take):
        box[0] -= take
    elif take >= CHIP:
        box[1 + chip_of(take)] -= 1


def _audit_urchins(state: CubaState) -> None:
    """Before the last seat only an empty box makes one, and then all who follow; no driver follows one. C-4.12"""
    for position in range(1, state.seats):
        if state.takes[position] != NOTHING or is_last(state, position):
            continue
        seen = state.seen[position]
        assert seen is not None, f"P{position} took nothing without a look"
        assert not any(seen), f"P{position} took nothing of {seen}"
        after = state.takes[position + 1 :]
        assert all(take in (NOTHING, NO_TAKE, NOT_YET) for take in after), f"after the urchin P{position}: {after}"
    for position in range(2, state.seats):
        rides = state.takes[position] == CHIP + DRIVER
        assert not (rides and state.takes[position - 1] == NOTHING), f"P{position} drives an urchin"


def _audit_thieves(state: CubaState) -> None:
    """Somebody stole; and the game goes on while a living thief with a closed pocket holds diamonds. C-4.12, C-6.8"""
    stole = [position for position in range(1, state.seats) if is_theft(state.takes[position])]
    assert stole or NO_TAKE in state.takes, "nobody stole, and everybody took"
    at_large = [position for position in stole if not state.is_out(position)]
    assert at_large or state.phase == OVER, "nothing is missing and the game goes on"
    assert not any(state.is_open(position) for position in at_large), f"an open pocket among the thieves {at_large}"
