"""Tests where policemen go and what they cost. RULES.md P-6."""

from __future__ import annotations

import pytest

from omerta.games.palermo.actions import MoveTo, PoliceTo
from omerta.games.palermo.events import PolicePlaced
from omerta.games.palermo.tests.given import alpha
from omerta.games.palermo.tests.look import POLICE_STAY, costs, police_fields, ready_to_move, to, walked
from omerta.testing import rule


@rule("P-6.1")
def test_a_policeman_may_stay_off_the_board() -> None:
    assert alpha().when(0, POLICE_STAY).view().police == (None, None, None)


@rule("P-6.1")
def test_a_policeman_moves_anywhere_in_one_go() -> None:
    scene = alpha(policemen="A1 - -").when(0, PoliceTo("M12"))
    assert scene.happened(PolicePlaced) == [PolicePlaced(0, "M12", "A1")]


@rule("P-6.2")
@pytest.mark.parametrize("field", ["START", "F6", "B2", "O1", "A15"])
def test_a_policeman_stands_on_streets_only(field: str) -> None:
    assert alpha().refused(0, PoliceTo(field)).rule == "P-6.2"


@rule("P-6.2")
@pytest.mark.parametrize("field", ["D7", "F9", "H7", "A1"])
def test_crooks_and_policemen_are_in_the_way(field: str) -> None:
    # The own crook, a foreign crook, a foreign policeman, and the policeman's own field.
    scene = alpha(crooks="D7 F9 START", policemen="A1 H7 -")
    assert scene.refused(0, PoliceTo(field)).rule == "P-6.2"


@rule("P-6.3")
def test_beside_the_own_old_field_is_allowed() -> None:
    assert "A2" in police_fields(alpha(policemen="A1 - -"))


@rule("P-6.3")
def test_the_start_tile_makes_no_neighbours() -> None:
    # F5 and F8 are both a step from the start tile.
    assert "F8" in police_fields(alpha(policemen="- F5 -"))


@rule("P-6.4")
def test_a_policeman_is_free_again_when_the_crook_has_left() -> None:
    scene = alpha(crooks="START F9 START", policemen="F9 - -", active=1)
    to(to(scene, "F8"), "F5")
    assert scene.view().phase == "police"
    assert scene.view().pinned == (False, False, False)


@rule("P-6.5", "P-6.6")
def test_leaving_a_policeman_costs_nothing() -> None:
    scene = ready_to_move(alpha(crooks="F9 START START", policemen="- F9 -"))
    assert costs(scene)["F8"] == 1


@rule("P-6.6", "PR-18")
def test_the_fine_never_takes_money() -> None:
    scene = to(alpha(crooks="F8 START START", policemen="- F9 -", money=(7, 0, 0), collected="c4"), "F9")
    assert (walked(scene).cost, walked(scene).fines) == (2, 1)
    assert scene.view().money == (7, 0, 0)


@rule("P-6.6")
def test_two_policemen_on_the_way_fine_twice() -> None:
    scene = to(alpha(active=1, policemen="F8 - F10", collected="b3 a2"), "F10")
    assert (walked(scene).cost, walked(scene).fines) == (5, 2)


@rule("P-6.7", "PR-19")
def test_a_policeman_never_leaves_the_board() -> None:
    scene = alpha(policemen="A1 - -")
    assert len(scene.legal(0)) == len(police_fields(scene)) + 1
    assert scene.when(0, POLICE_STAY).view().police[0] == "A1"


@rule("P-9.3", "P-6.1")
def test_staying_comes_after_all_fields() -> None:
    actions = alpha().legal(0)
    assert actions[0] == PoliceTo("A1")
    assert actions[-1] == POLICE_STAY


@rule("P-4.1", "P-10.3")
@pytest.mark.parametrize("field", ["F6", "B2", "O1", "nowhere"])
def test_a_crook_enters_streets_only(field: str) -> None:
    assert ready_to_move(alpha()).refused(0, MoveTo(field)).rule == "P-4.1"


@rule("P-4.8", "PR-15")
def test_a_move_always_takes_the_cheapest_way() -> None:
    scene = to(alpha(collected="a1 b2 d2 a3"), "F8")
    assert (walked(scene).cost, walked(scene).path) == (1, ("F8",))


@rule("P-4.2", "P-4.6")
def test_the_start_tile_has_room_for_all() -> None:
    scene = to(alpha(crooks="F5 START START"), "START")
    assert scene.view().crooks == ("START", "START", "START")
