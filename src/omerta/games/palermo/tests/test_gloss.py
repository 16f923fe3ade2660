"""What the rules make of a view: houses, chips and venues, markers, the sum of every walk. RULES.md P-1 to P-8."""

from __future__ import annotations

import pytest

from omerta.games.palermo.gloss import gloss
from omerta.games.palermo.glosses import Chips, Marker, PalermoGloss, Walk
from omerta.games.palermo.tests import plain
from omerta.games.palermo.tests.given import ALPHA, PalermoScene, alpha, given, new_game
from omerta.games.palermo.tests.look import POLICE_STAY, asked, collected, lay, ready_to_move, to, walked
from omerta.games.palermo.tests.play import states
from omerta.games.palermo.tests.positions import position
from omerta.games.palermo.view import view
from omerta.testing import rule


def glossed(scene: PalermoScene) -> PalermoGloss:
    return gloss(scene.view())


def walk(scene: PalermoScene, field: str) -> Walk:
    """The sum of the move to this field."""
    sums = zip(scene.view().reach, glossed(scene).walks, strict=True)
    return next(each for reach, each in sums if reach.field == field)


def moving(number: int) -> PalermoScene:
    """A random position in which the active seat moves next."""
    scene = position(number)
    return scene.when(asked(scene), POLICE_STAY) if scene.view().phase == "police" else scene


# --- The city and the race ---------------------------------------------------------------------------------------


@rule("P-3.1")
def test_the_race_is_on_once_the_city_stands() -> None:
    assert [glossed(new_game(3)).is_racing, glossed(given(city="1a0", seats=3)).is_racing] == [False, False]
    assert glossed(new_game(3, build_mode="draft")).is_racing is False
    assert glossed(alpha()).is_racing is True


@rule("P-3.1", "P-8.5")
def test_marking_the_first_targets_is_part_of_the_race() -> None:
    played = [view(state, None) for state in states(3, 0, build_mode="draft", target_marker=True, round_limit=20)]
    marking = next(each for each in played if each.phase == "choose_target")
    assert marking.round_number == 0
    assert gloss(marking).is_racing
    assert gloss(played[-1]).is_racing


@rule("P-4.1")
def test_the_houses_are_the_fields_that_are_built_over() -> None:
    assert set(glossed(alpha()).houses) == plain.houses(plain.city(ALPHA))


@rule("P-2.7", "P-4.1")
def test_start_street_and_stall_have_no_house() -> None:
    assert glossed(given(city="1a0 STA --- st2", seats=3)).houses == ("B2",)


# --- Chips and venues --------------------------------------------------------------------------------------------


@rule("P-1.2", "P-2.8")
@pytest.mark.parametrize(("seats", "each", "venues"), [(3, 11, 33), (4, 8, 32), (5, 7, 35)])
def test_chips_and_venues_depend_on_the_number_of_seats(seats: int, each: int, venues: int) -> None:
    told = glossed(new_game(seats))
    assert (told.chips_each, told.venues, told.venues_marked) == (each, venues, 0)


@rule("P-2.2")
def test_a_laid_tile_is_a_marked_venue_and_a_laid_chip() -> None:
    scene = given(city="STA 1a0", seats=3, active=1).when(1, lay("1a0", "f6"))
    assert glossed(scene).venues_marked == 2
    assert glossed(scene).chips == (Chips(1, 0), Chips(1, 0), Chips(0, 0))


@rule("P-8.2")
def test_a_venue_that_nobody_has_claimed_is_not_marked() -> None:
    assert glossed(new_game(4, build_mode="draft")).venues_marked == 0


@rule("P-3.5", "P-5.1")
def test_a_collected_chip_is_on_the_tracker_and_its_venue_stays_marked() -> None:
    told = glossed(to(alpha(), "G8"))
    assert told.chips == (Chips(11, 1), Chips(11, 0), Chips(11, 0))
    assert told.venues_marked == told.venues


# --- The money track ---------------------------------------------------------------------------------------------


@rule("P-7.5", "PX-40")
def test_a_marker_goes_round_and_counts_its_laps() -> None:
    markers = glossed(alpha(collected="a1 a2 b1", money=(63, 60, 59))).markers
    assert markers == (Marker(3, 1), Marker(0, 1), Marker(59, 0))


# --- Walks -------------------------------------------------------------------------------------------------------


@rule("P-4.4", "P-5.1", "PX-16")
def test_a_walk_is_a_sum_of_steps_and_what_is_left() -> None:
    assert walk(ready_to_move(alpha()), "G8") == Walk(steps=1, left=2, fine=0)


@rule("P-6.5", "P-6.6", "PX-25")
def test_a_foreign_policeman_takes_a_point_where_he_stands() -> None:
    scene = ready_to_move(alpha(policemen="- - F9", active=1))
    assert walk(scene, "F8") == Walk(steps=1, left=2, fine=0)
    assert walk(scene, "F9") == Walk(steps=2, left=0, fine=1)


@rule("P-6.6")
def test_behind_a_policeman_nothing_more_is_taken() -> None:
    scene = ready_to_move(alpha(policemen="- - F9", active=1, collected="a2 e2 b3"))
    assert walk(scene, "F10") == Walk(steps=3, left=2, fine=0)


@rule("P-4.4", "PR-16", "PX-33")
def test_a_hop_past_a_policeman_costs_a_point_only_where_the_whole_stretch_counts() -> None:
    corner = alpha(crooks="A5 START START", policemen="- A3 -")
    stretch = alpha(crooks="A5 START START", policemen="- A3 -", hop_police="whole_stretch")
    assert walk(ready_to_move(corner), "A1") == Walk(steps=1, left=2, fine=0)
    assert walk(ready_to_move(stretch), "A1") == Walk(steps=1, left=1, fine=1)


@rule("P-4.4", "P-5.1", "P-6.6")
@pytest.mark.parametrize("number", range(25))
def test_the_sums_are_those_of_the_moves_that_are_made(number: int) -> None:
    scene = moving(number)
    told, reach, allowances = glossed(scene), scene.view().reach, scene.view().allowances
    seat = asked(scene)
    field, sums = max(
        [(each.field, sums) for each, sums in zip(reach, told.walks, strict=True) if each.stop],
        key=lambda each: (each[1].steps, each[0]),
    )
    moved = walked(to(scene, field))
    assert (len(moved.path), allowances[seat] - moved.cost) == (sums.steps, sums.left)
    ways = dict(zip([each.field for each in reach], told.walks, strict=True))
    assert moved.fines == sum(ways[node].fine for node in moved.path)


@rule("P-5.1", "P-7.1")
@pytest.mark.parametrize("number", range(25))
def test_what_is_left_is_what_a_stop_pays_if_it_pays(number: int) -> None:
    scene = moving(number)
    paid = [(each.income, sums.left) for each, sums in zip(scene.view().reach, glossed(scene).walks, strict=True)]
    assert [left for income, left in paid if income is not None] == [income for income, _ in paid if income is not None]


@rule("P-4.7", "PX-24")
def test_staying_takes_no_step_and_leaves_everything() -> None:
    assert walk(ready_to_move(alpha(must_move=False)), "START") == Walk(steps=0, left=3, fine=0)


def test_nobody_walks_while_a_policeman_is_set_or_the_game_is_over() -> None:
    *_, last = states(3, 1, build_mode="draft", round_limit=20)
    assert glossed(alpha()).walks == ()
    assert gloss(view(last, None)).walks == ()


def test_everybody_is_told_the_same() -> None:
    scene = ready_to_move(to(alpha(), "G8"))
    assert collected(scene)
    assert gloss(scene.view(None)) == gloss(scene.view(0)) == gloss(scene.view(2))
