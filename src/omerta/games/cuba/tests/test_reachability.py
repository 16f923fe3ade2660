"""Every box that can ever come to any seat. RULES.md C-4.12."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, TypeAlias

import pytest

from omerta.contract import Seat
from omerta.games.cuba import GAME
from omerta.games.cuba.actions import CubaAction, TakeChip, TakeDiamonds, TakeNothing
from omerta.games.cuba.components import CHIP, DRIVER, NOTHING
from omerta.games.cuba.state import BAG, NOT_YET, TAKE, CubaState
from omerta.games.cuba.tests import spec
from omerta.games.cuba.tests.given import new_game
from omerta.kit.chance import FastChance
from omerta.kit.menus import legal
from omerta.testing import rule

Place: TypeAlias = tuple[int, int, tuple[int, ...], bool, bool]
CHANCE: Final = FastChance(0)
TABLES: Final = [
    *(pytest.param(n, killer, id=f"{n}{'k' * killer}") for n, killer in [(5, False), (6, False), (6, True), (7, True)]),
    *(
        pytest.param(n, killer, id=f"{n}{'k' * killer}", marks=pytest.mark.slow)
        for n, killer in [(8, False), (8, True), (9, True), (10, False), (12, False)]
    ),
]


def place(state: CubaState) -> Place:
    """All that the next takes depend on; has anybody stolen yet; does an urchin sit to the right."""
    thief = any(spec.is_diamonds(take) for take in state.takes)
    urchin = state.takes[state.holder - 1] == NOTHING
    return state.holder, state.box_diamonds, tuple(state.box_chips), thief, urchin


def after(state: CubaState, seat: Seat) -> Iterator[tuple[CubaAction, CubaState]]:
    for action in legal(GAME, state, seat):
        following = state.clone()
        GAME.apply(following, seat, action, CHANCE, None)
        yield action, following


def packed(n: int, killer: bool) -> list[CubaState]:
    """The box with P1, whatever was hidden and bagged."""
    bags = [state for _, state in after(new_game(n, killer=killer).state, 0)]
    return [state for before in bags for _, state in after(before, 1)]


@cache
def reachable(n: int, killer: bool) -> tuple[list[CubaState], list[CubaState]]:
    """One state for every place before a take, and one for every place in which the box is back."""
    open_places = {place(state): state for state in packed(n, killer)}
    before: dict[Place, CubaState] = {}
    back: dict[tuple[Place, tuple[bool, ...]], CubaState] = {}
    while open_places:
        found: dict[Place, CubaState] = {}
        for state in open_places.values():
            before[place(state)] = state
            for _, following in after(state, state.holder):
                if following.phase == TAKE:
                    found[place(following)] = following
                else:
                    back[place(following), tuple(take == NOTHING for take in following.takes)] = following
        open_places = {key: state for key, state in found.items() if key not in before}
    return list(before.values()), list(back.values())


def takes_of(state: CubaState) -> list[CubaAction]:
    return list(legal(GAME, state, state.holder))


def expected_takes(state: CubaState) -> list[CubaAction]:
    """They are written down from the rules once more. C-4.4 to C-4.6"""
    chips = [
        TakeChip(kind)
        for kind, count in zip(("loyal", "fbi", "cia", "driver", "killer"), state.box_chips, strict=True)
        if count
    ]
    takes: list[CubaAction] = [*(TakeDiamonds(count) for count in range(1, state.box_diamonds + 1)), *chips]
    return [*takes, TakeNothing()] if not takes or state.holder == state.seats - 1 else takes


@rule("C-4.12", "C-4.4", "C-4.5", "C-4.6")
@pytest.mark.parametrize(("n", "killer"), TABLES)
def test_every_position_has_a_legal_take_and_exactly_those_of_the_rules(n: int, killer: bool) -> None:
    before, _ = reachable(n, killer)
    assert [state for state in before if not takes_of(state)] == []
    assert [state for state in before if takes_of(state) != expected_takes(state)] == []


@rule("C-4.12")
@pytest.mark.parametrize(("n", "killer"), TABLES)
def test_there_is_always_a_thief(n: int, killer: bool) -> None:
    _, back = reachable(n, killer)
    assert [state for state in back if not any(spec.is_diamonds(take) for take in state.takes)] == []


@rule("C-4.12")
@pytest.mark.parametrize(("n", "killer"), TABLES)
def test_an_urchin_who_is_not_last_found_the_box_empty_and_so_did_all_after_him(n: int, killer: bool) -> None:
    _, back = reachable(n, killer)
    assert [state for state in back if not is_block_of_urchins(state)] == []


def is_block_of_urchins(state: CubaState) -> bool:
    urchins = [position for position in range(1, state.seats) if state.takes[position] == NOTHING]
    is_block = urchins == list(range(state.seats - len(urchins), state.seats))
    return is_block and all(not any(state.seen[position] or ()) for position in urchins[:-1])


@rule("C-4.12")
@pytest.mark.parametrize(("n", "killer"), TABLES)
def test_nobody_drives_an_urchin(n: int, killer: bool) -> None:
    before, _ = reachable(n, killer)
    behind_urchins = [state for state in before if state.takes[state.holder - 1] == NOTHING]
    assert [state for state in behind_urchins if state.box_chips[DRIVER]] == []


@rule("C-4.3")
@pytest.mark.parametrize("n", [6, 12])
def test_whatever_is_hidden_p1_bags_before_he_takes(n: int) -> None:
    hidden = [state for _, state in after(new_game(n).state, 0)]
    assert [(state.phase, state.bag) for state in hidden] == [(BAG, NOT_YET)] * 6
    assert {CHIP + state.bag for state in packed(n, killer=False)} >= {CHIP, CHIP + DRIVER}
