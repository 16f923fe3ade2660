"""Imagined worlds against all deals there are, counted by hand. RULES.md B-1.3, B-4.3."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from typing import TypeAlias

import pytest

from omerta.contract import Viewer
from omerta.kit.chance import fast_from
from omerta.testing import rule
from omerta.testing.toys.parlour import GAME
from omerta.testing.toys.parlour.pieces import HOST, ROLES, Accuse, Fire, Hold, ParlourView, Role, Say
from omerta.testing.toys.parlour.tests.given import ParlourScene, accuse, dealt, given

World: TypeAlias = tuple[Role, ...]
"""The roles of the suspects in seat order, and last the one set aside."""

DRAWS = 1_500


def thief_killer() -> ParlourScene:
    return given("thief", "killer", aside="guest").when(2, Say("guest"))


def thief_guest() -> ParlourScene:
    return given("thief", "guest", aside="killer")


def four() -> ParlourScene:
    return given("killer", "thief", "guest", aside="guest")


def four_without_killer() -> ParlourScene:
    return given("guest", "thief", "guest", aside="guest", killer=False)


def four_in_a_window() -> ParlourScene:
    return four().when(HOST, Accuse(3)).when(1, Fire())


def four_after_an_elimination() -> ParlourScene:
    return accuse(four(), 3)


def five_after_an_elimination() -> ParlourScene:
    return accuse(given("guest", "guest", "killer", "thief", aside="guest"), 1)


POSITIONS: list[Callable[[], ParlourScene]] = [
    thief_killer,
    thief_guest,
    four,
    four_without_killer,
    four_in_a_window,
    four_after_an_elimination,
    five_after_an_elimination,
]


def possible(view: ParlourView) -> set[World]:
    """B-1.2, B-4.3: every deal of the box that this viewer cannot rule out while the evening lasts."""
    box: list[Role] = ["thief", "killer" if view.options.killer else "guest"]
    box += ["guest"] * (len(view.breath) - 2)
    return {deal for deal in permutations(box) if deal[-1] != "thief" and agrees(deal, view)}


def agrees(deal: World, view: ParlourView) -> bool:
    *suspects, aside = deal
    for seat, role in enumerate(suspects, start=1):
        own_role = view.own.role if view.own and seat == view.you else None
        if view.open_pockets[seat] not in (None, role) or own_role not in (None, role):
            return False
    return view.own is None or view.own.aside in (None, aside)


def drawn(scene: ParlourScene, viewer: Viewer) -> Counter[World]:
    worlds = GAME.imagine(scene.view(viewer))
    chance = fast_from("parlour worlds", scene.view(viewer))
    states = [worlds.draw(chance) for _ in range(DRAWS)]
    return Counter(tuple(ROLES[role] for role in [*state.roles[1:], state.aside]) for state in states)


def assert_equally_likely(seen: Counter[World], worlds: set[World]) -> None:
    """Every possible world comes, and no other, all about as often (chi-square)."""
    assert set(seen) == worlds
    often, freedom = DRAWS / len(worlds), len(worlds) - 1
    distance = sum((seen[world] - often) ** 2 / often for world in worlds)
    assert distance <= freedom + 4 * (2 * freedom) ** 0.5, f"{distance:.1f} at {freedom} degrees of freedom"


@rule("B-4.3")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
@pytest.mark.parametrize("position", POSITIONS)
def test_all_deals_that_a_seat_cannot_rule_out_are_imagined_and_equally_likely(
    position: Callable[[], ParlourScene], viewer: Viewer
) -> None:
    scene = position()
    assert_equally_likely(drawn(scene, viewer), possible(scene.view(viewer)))


@rule("B-4.3", "B-1.3")
def test_because_the_game_goes_on_the_thief_is_not_set_aside() -> None:
    scene = given("thief", "guest", aside="killer")
    assert drawn(scene, 2) == {("thief", "guest", "killer"): DRAWS}


@rule("B-4.3", "B-1.3")
def test_the_only_unknown_suspect_left_is_the_thief() -> None:
    scene = accuse(given("thief", "guest", "guest", aside="killer"), 3)
    assert drawn(scene, 2) == {("thief", "guest", "guest", "killer"): DRAWS}


@rule("B-4.3")
def test_a_window_in_which_nobody_fired_rules_out_no_killer() -> None:
    scene = accuse(given("thief", "guest", "guest", aside="killer"), 3)
    assert set(drawn(scene, 1)) == {("thief", "guest", "guest", "killer"), ("thief", "killer", "guest", "guest")}


@rule("B-4.3")
def test_others_sealed_answers_are_not_imagined_but_the_own_one_is() -> None:
    scene = given("thief", "killer", "guest", "guest", aside="guest").when(HOST, Accuse(1)).when(2, Fire())
    scene.when(3, Hold())
    world = GAME.imagine(scene.view(3)).draw(fast_from("sealed"))
    assert world.window is not None
    assert [world.window.owes(seat) for seat in (2, 3, 4)] == [True, False, True]


@rule("B-4.3", "B-5.1")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_after_the_end_there_is_nothing_left_to_imagine(viewer: Viewer) -> None:
    assert drawn(accuse(four(), 2), viewer) == {("killer", "thief", "guest", "guest"): DRAWS}
    assert drawn(dealt("killer", "guest", "guest"), viewer) == {("killer", "guest", "guest", "thief"): DRAWS}
