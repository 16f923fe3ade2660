"""Tests the worked examples of the policemen, PX-25 to PX-35."""

from __future__ import annotations

import pytest

from omerta.games.palermo.actions import MoveTo, PoliceTo
from omerta.games.palermo.events import PolicePinned
from omerta.games.palermo.tests.given import alpha
from omerta.games.palermo.tests.look import (
    POLICE_STAY,
    asked,
    costs,
    destinations,
    path,
    phase,
    police_fields,
    ready_to_move,
    to,
    walked,
)
from omerta.testing import rule


@rule("PX-25", "P-6.5", "P-4.4")
def test_the_last_two_points_suffice_to_end_on_a_policeman() -> None:
    scene = ready_to_move(alpha(active=1, policemen="- - F9"))
    assert (costs(scene)["F8"], costs(scene)["F9"]) == (1, 3)
    assert scene.refused(1, MoveTo("F10")).rule == "P-4.5"


@rule("PX-26", "P-6.5", "P-6.6")
def test_with_a_single_point_left_a_policeman_cannot_be_entered() -> None:
    scene = ready_to_move(alpha(active=1, policemen="- - F10"))
    refusal = scene.refused(1, MoveTo("F10"))
    assert (refusal.rule, refusal.args_for_text["cost"]) == ("P-4.5", 4)
    assert costs(scene)["F9"] == 2


@rule("PX-27", "P-6.5", "P-5.1", "PR-18")
def test_the_fine_eats_up_the_income() -> None:
    scene = to(alpha(active=1, policemen="- - F10", collected="b3"), "F10")
    assert (walked(scene).cost, walked(scene).fines) == (4, 1)
    assert scene.view().money == (0, 0, 0)
    assert scene.view().allowances[1] == 5


@rule("PX-28", "P-4.4", "PR-21")
def test_the_own_policeman_costs_nothing() -> None:
    scene = ready_to_move(alpha(active=1, policemen="- F9 -"))
    assert costs(scene)["F10"] == 3


@rule("PX-29", "P-4.4", "P-4.8")
def test_the_shown_path_goes_around_a_policeman() -> None:
    scene = ready_to_move(alpha(policemen="- D7 -", collected="c4"))
    assert (costs(scene)["C8"], costs(scene)["C7"]) == (4, 4)
    assert path(scene.when(0, MoveTo("C8"))) == "E7 E8 D8 C8"


@rule("PX-30", "P-6.4", "P-10.2")
def test_a_crook_on_a_policeman_pins_him() -> None:
    scene = to(alpha(crooks="F8 START START", policemen="- F9 -", collected="c4"), "F9")
    assert (asked(scene), phase(scene)) == (1, "move")
    assert scene.view().pinned == (False, True, False)
    assert scene.happened(PolicePinned) == [PolicePinned(1, "F9")]
    assert costs(scene)["F10"] == 3


@rule("PX-30", "P-6.4", "PR-21")
def test_the_own_crook_pins_its_policeman_too() -> None:
    scene = to(alpha(crooks="F8 START START", policemen="F9 - -"), "F9")
    to(to(scene, "F5"), "H7")
    assert (asked(scene), phase(scene)) == (0, "move")
    assert scene.happened(PolicePinned) == [PolicePinned(0, "F9")]


@rule("PX-31", "P-6.2", "P-6.3", "PR-20")
def test_a_policeman_may_go_anywhere_but_beside_another() -> None:
    fields = police_fields(alpha(policemen="- F9 -"))
    assert len(fields) == 126
    assert not {"F9", "F8", "F10", "START"} & set(fields)
    assert {"E10", "G8", "F5", "H6", "C7", "A1"} <= set(fields)


@rule("PX-31", "P-6.2")
def test_with_no_policeman_on_the_board_every_street_field_is_open() -> None:
    assert len(police_fields(alpha())) == 129


@rule("PX-32", "P-6.3")
def test_fields_a_hop_away_are_no_neighbours() -> None:
    scene = alpha(policemen="- - A1")
    fields = police_fields(scene)
    assert len(fields) == 126
    assert {"A14", "N1"} <= set(fields)
    assert scene.refused(0, PoliceTo("A2")).rule == "P-6.3"
    assert scene.refused(0, PoliceTo("B1")).rule == "P-6.3"


@rule("PX-33", "P-4.4", "PR-16")
@pytest.mark.parametrize(("hop_police", "corner"), [("corner_only", 1), ("whole_stretch", 2)])
def test_a_hop_past_a_policeman(hop_police: str, corner: int) -> None:
    scene = ready_to_move(alpha(crooks="A5 START START", policemen="- A3 -", hop_police=hop_police))
    assert costs(scene)["A1"] == corner
    assert costs(scene)["A3"] == 3


@rule("PX-33", "P-4.4", "P-4.3")
def test_behind_a_policeman_it_is_cheaper_by_the_corner() -> None:
    scene = ready_to_move(alpha(crooks="A5 START START", policemen="- A3 -"))
    assert costs(scene)["A2"] == 2
    assert path(scene.when(0, MoveTo("A2"))) == "A1 A2"


@rule("PX-34", "P-4.6")
def test_a_crook_on_the_corner_is_passed_by_a_hop() -> None:
    scene = ready_to_move(alpha(crooks="A5 A1 START"))
    assert "A1" not in destinations(scene)
    assert path(scene.when(0, MoveTo("N1"))) == "A1 N1"


@rule("PX-35", "P-3.2", "P-3.3", "P-6.1")
def test_a_whole_round() -> None:
    scene = alpha().when(0, PoliceTo("F8")).when(0, MoveTo("G8"))
    assert len(police_fields(scene)) == 125
    scene.when(1, PoliceTo("H6")).when(1, MoveTo("E7"))
    scene.when(2, POLICE_STAY)
    assert (costs(scene)["H6"], costs(scene)["F5"]) == (2, 1)
    scene.when(2, MoveTo("H6"))
    assert scene.view().money == (2, 2, 1)
    assert scene.view().round_number == 2
    assert len(police_fields(scene)) == 123
    to(scene, "F9")
    assert (asked(scene), phase(scene)) == (1, "move")
