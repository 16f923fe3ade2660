"""Free building, playing without police, target markers, and how options go together. RULES.md P-8."""

from __future__ import annotations

import pytest

from omerta.contract import RuleViolation
from omerta.games.palermo import GAME
from omerta.games.palermo.actions import PoliceTo, SetTarget
from omerta.games.palermo.events import ChipCollected, TargetSet
from omerta.games.palermo.options import PalermoOptions
from omerta.games.palermo.tests.builders import built
from omerta.games.palermo.tests.given import ALPHA_VENUES, Variant, alpha, given, new_game
from omerta.games.palermo.tests.look import asked, destinations, lay, phase, placements, targets, to, told
from omerta.games.palermo.tests.test_examples_building import COURTYARD, DEAD_END, TWO_BLOCKS
from omerta.testing import rule


@rule("P-8.1", "PR-26")
def test_free_building_shuts_no_courtyard_either() -> None:
    assert given(city=COURTYARD, seats=3, build_mode="free").refused(0, lay("2a0", "b3")).rule == "P-2.5"


@rule("P-8.1", "P-2.7")
def test_free_building_has_its_dead_ends() -> None:
    assert len(given(city=DEAD_END, seats=5, active=4, build_mode="free").legal(4)) == 4


@rule("P-8.1", "P-8.6", "P-2.4")
@pytest.mark.parametrize("diagonal_rule", ["strict", "lenient"])
def test_free_building_allows_corner_contact_whatever_the_rule_for_corners(diagonal_rule: str) -> None:
    scene = given(city=TWO_BLOCKS, seats=4, active=2, build_mode="free", diagonal_rule=diagonal_rule)
    assert "d2 2a0" in placements(scene)


@rule("P-8.4")
def test_without_police_nobody_sets_a_policeman() -> None:
    assert alpha(police=False).refused(0, PoliceTo("F9")).rule == "P-3.3"


@rule("P-8.5", "PR-25")
def test_before_the_first_round_each_seat_marks_a_venue() -> None:
    scene = built(3, seed=0, first_seat=1, target_marker=True)
    assert (asked(scene), phase(scene), scene.view().round_number) == (1, "choose_target", 0)
    own = [slot for slot, seat in scene.view().owners.items() if seat == 1]
    assert targets(scene) == own
    scene.when(1, SetTarget(own[4]))
    assert (asked(scene), phase(scene)) == (2, "choose_target")
    assert scene.view(0).targets == (None, own[4], None)


@rule("P-8.5", "P-3.2")
def test_after_the_last_mark_the_first_seat_begins_round_one() -> None:
    scene = built(3, seed=0, first_seat=1, target_marker=True)
    scene.when(1, SetTarget(targets(scene)[0]))
    scene.when(2, SetTarget(targets(scene)[0]))
    scene.when(0, SetTarget(targets(scene)[0]))
    assert (asked(scene), phase(scene), scene.view().round_number) == (1, "police", 1)


@rule("P-8.5")
@pytest.mark.parametrize("slot", ["a2", "c3", "f1", "g7"])
def test_only_an_own_venue_can_be_marked(slot: str) -> None:
    scene = to(alpha(target_marker=True, targets="c4 a2 b1"), "G8")
    assert scene.refused(0, SetTarget(slot)).rule == "P-8.5"


@rule("P-8.5")
def test_a_venue_without_its_chip_cannot_be_marked() -> None:
    scene = to(alpha(target_marker=True, targets="c4 a2 b1"), "G8")
    assert scene.refused(0, SetTarget("c4")).rule == "P-8.5"
    assert "c4" not in targets(scene)


@rule("P-8.5", "PR-25")
def test_the_next_mark_belongs_to_the_same_turn_and_stays() -> None:
    scene = to(alpha(target_marker=True, targets="c4 a2 b1"), "G8").when(0, SetTarget("a1"))
    assert (asked(scene), phase(scene)) == (1, "police")
    assert scene.view().targets == ("a1", "a2", "b1")
    assert scene.refused(1, SetTarget("e2")).rule == "P-3.3"


@rule("P-8.5", "P-10.2")
def test_after_the_last_chip_there_is_nothing_to_mark() -> None:
    own = [slot for slot in ALPHA_VENUES[0].split() if slot != "c4"]
    scene = to(alpha(target_marker=True, targets="c4 a2 b1", collected=" ".join(own)), "G8")
    assert told(scene, ChipCollected) == 1
    assert told(scene, TargetSet) == 0
    assert scene.view().targets[0] is None
    assert asked(scene) == 1


@rule("P-8.5", "P-10.1")
def test_the_last_chip_but_one_leaves_a_single_mark_that_is_still_asked_for() -> None:
    own = [slot for slot in ALPHA_VENUES[0].split() if slot not in ("c4", "a1")]
    scene = to(alpha(target_marker=True, targets="c4 a2 b1", collected=" ".join(own)), "G8")
    assert targets(scene) == ["a1"]


@rule("P-8.6")
@pytest.mark.parametrize(
    "without_use",
    [
        {"draft_city": "given", "city_text": "nonsense", "draft_order": "snake"},
        {"build_mode": "draft", "city_text": "nonsense"},
        {"build_mode": "draft", "diagonal_rule": "lenient"},
        {"police": False, "hop_police": "whole_stretch", "target_marker": True},
    ],
)
def test_an_option_without_use_is_not_refused(without_use: dict[str, str | bool]) -> None:
    scene = new_game(3, **without_use)  # type: ignore[arg-type]  # a row of options as a table has it
    assert asked(scene) == scene.view().first_seat


@rule("P-8.6")
def test_the_presets_are_the_games_of_the_rulebook() -> None:
    assert GAME.presets == {
        "standard": PalermoOptions(),
        "trial_game": PalermoOptions(police=False),
        "children_a": PalermoOptions(build_mode="free", police=False),
        "children_b": PalermoOptions(build_mode="draft", police=False),
        "experts": PalermoOptions(target_marker=True),
    }


@rule("P-8.5")
def test_a_venue_without_the_mark_is_a_field_like_any_other() -> None:
    scene = to(alpha(target_marker=True, targets="a4 a2 b1", police=False), "G8")
    to(to(scene, "F5"), "H6")
    assert "G8" not in destinations(scene)
    assert scene.view().chips["c4"] == 0


@rule("P-8.7", "P-1.5", "P-7.7")
@pytest.mark.parametrize(
    ("options", "broken"),
    [
        (Variant(build_mode="none"), "P-8.7"),
        (Variant(city_text="---" * 70), "P-8.7"),
        (Variant(draft_order="random"), "P-8.7"),
        (Variant(tie_break="fight"), "P-8.7"),
        (Variant(first_seat=-1), "P-1.5"),
        (Variant(first_seat="last"), "P-1.5"),
        (Variant(round_limit=201), "P-7.7"),
    ],
)
def test_a_value_that_an_option_does_not_have_is_refused(options: Variant, broken: str) -> None:
    with pytest.raises(RuleViolation) as refused:
        new_game(3, **options)
    assert refused.value.rule == broken
