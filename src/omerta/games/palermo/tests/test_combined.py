"""Options together, the view in every phase, the world it tells, and the catalogue of actions. RULES.md P-8, P-11."""

from __future__ import annotations

from typing import Final

import pytest

from omerta.contract import RuleViolation, freeze
from omerta.games.palermo import GAME
from omerta.games.palermo.actions import Claim, MoveTo, PlaceStart, PoliceTo, SetTarget
from omerta.games.palermo.events import ChipCollected, StreetsFilled, VenueClaimed
from omerta.games.palermo.features import catalogue
from omerta.games.palermo.options import PalermoOptions
from omerta.games.palermo.tests import plain
from omerta.games.palermo.tests.builders import built
from omerta.games.palermo.tests.given import ALPHA, ALPHA_VENUES, PalermoScene, Variant, alpha, given, new_game
from omerta.games.palermo.tests.look import POLICE_STAY, asked, claims, destinations, phase, ready_to_move, to, told
from omerta.games.palermo.tests.test_examples_building import BOARD_3, DEAD_END, TWO_BLOCKS
from omerta.kit.chance import FastChance
from omerta.testing import rule

EVERYTHING: Final = " ".join(ALPHA_VENUES.values())


def refused_city(text: str, seats: int = 3) -> RuleViolation:
    with pytest.raises(RuleViolation) as refused:
        new_game(seats, build_mode="draft", draft_city="given", city_text=text)
    return refused.value


def changed(**tokens: str) -> str:
    """Gives Alpha with other tiles on some slots."""
    tiles = plain.city(ALPHA) | tokens
    return " / ".join(" ".join(tiles[slot] for slot in plain.SLOTS if slot[1] == number) for number in "123456")


def finished() -> PalermoScene:
    scene = alpha(crooks="E5 START START", collected=EVERYTHING, home_rounds=(None, 14, 14), round_number=15)
    return to(scene, "START")


# --- Claims ------------------------------------------------------------------------------------------------------


def claimers(seats: int, first_seat: int, draft_order: str) -> list[int]:
    """Who claims, in order, until everything is claimed."""
    scene = built(seats, seed=2, build_mode="draft", draft_order=draft_order, first_seat=first_seat)
    return [event.seat for event in scene.happened(VenueClaimed) if isinstance(event, VenueClaimed)]


@rule("P-8.2", "PR-24", "PX-44")
@pytest.mark.parametrize(
    ("seats", "first_seat", "draft_order", "begin", "last"),
    [
        (3, 1, "clockwise", [1, 2, 0, 1, 2, 0, 1], 0),
        (3, 1, "snake", [1, 2, 0, 0, 2, 1, 1], 0),
        (4, 3, "snake", [3, 0, 1, 2, 2, 1, 0, 3, 3], 3),
        (5, 4, "clockwise", [4, 0, 1, 2, 3, 4], 3),
        (5, 4, "snake", [4, 0, 1, 2, 3, 3, 2, 1, 0, 4, 4, 0], 3),
    ],
)
def test_the_order_of_claims_goes_through_to_the_last_one(
    seats: int, first_seat: int, draft_order: str, begin: list[int], last: int
) -> None:
    order = claimers(seats, first_seat, draft_order)
    assert order[: len(begin)] == begin
    assert order[-1] == last


@rule("P-8.2", "P-8.5")
def test_after_a_draft_with_target_markers_the_first_seat_marks() -> None:
    scene = built(3, seed=2, build_mode="draft", draft_order="snake", target_marker=True, police=False, first_seat=1)
    assert (asked(scene), phase(scene), scene.view().round_number) == (1, "choose_target", 0)
    assert told(scene, StreetsFilled) == 0


@rule("P-8.2", "P-9.3")
def test_a_claim_takes_its_venue_off_the_list_of_everybody_else() -> None:
    scene = new_game(3, build_mode="draft", draft_city="given", city_text=ALPHA, first_seat=0)
    assert len(claims(scene)) == 33
    scene.when(0, Claim("c4"))
    assert len(claims(scene)) == 32
    assert scene.view().chips == {"c4": 0}


@rule("P-8.3")
@pytest.mark.parametrize(
    ("text", "seats", "problem"),
    [
        (ALPHA.replace(" / ", " "), 3, "unreadable"),
        (f"{ALPHA} / ---", 3, "unreadable"),
        (changed(c3="..."), 3, "start"),
        (changed(f1="..."), 3, "empty"),
        (changed(f1="1a0"), 3, "venues"),
        (ALPHA, 4, "venues"),
        (ALPHA, 5, "venues"),
        (changed(a1="2a0", b6="3a0", a4="2a0"), 3, "kind"),
    ],
)
def test_the_first_thing_that_is_wrong_with_a_city_is_named(text: str, seats: int, problem: str) -> None:
    refusal = refused_city(text, seats)
    assert (refusal.rule, refusal.key) == ("P-8.3", "invalid-city")
    assert refusal.args_for_text == {"problem": problem, "fields": ()}


@rule("P-8.3", "P-2.5")
def test_the_fields_of_a_courtyard_in_a_given_city_are_named() -> None:
    # The houses on E4, D5 and E6 leave E5 open to the east alone; 3a0 on c2 builds F5 over.
    refusal = refused_city(changed(c2="3a0"))
    assert refusal.args_for_text == {"problem": "courtyard", "fields": ("E5",)}


# --- Options together --------------------------------------------------------------------------------------------


@rule("P-8.4", "P-8.5")
def test_without_police_a_new_mark_is_followed_by_the_next_seats_move() -> None:
    scene = to(alpha(police=False, target_marker=True, targets="c4 a2 b1"), "G8").when(0, SetTarget("a4"))
    assert (asked(scene), phase(scene)) == (1, "move")
    assert scene.view().targets == ("a4", "a2", "b1")


@rule("P-8.5", "P-4.6", "PR-28")
def test_a_marked_venue_is_collected_and_an_unmarked_one_is_stood_on() -> None:
    scene = alpha(police=False, target_marker=True, targets="c4 e2 c2")
    to(to(scene, "G8").when(0, SetTarget("a4")), "E7")
    assert scene.happened(ChipCollected) == [ChipCollected(0, "c4", 2, 4)]
    assert (scene.view().crooks[1], scene.view().chips["b3"]) == ("E7", 1)


@rule("P-8.4", "P-6.5")
def test_without_police_the_reach_is_that_of_empty_streets() -> None:
    assert destinations(alpha(police=False)) == destinations(ready_to_move(alpha()))


@rule("P-4.7", "P-8.6")
@pytest.mark.parametrize(("must_move", "count"), [(True, 16), (False, 17)])
def test_staying_is_one_destination_more(must_move: bool, count: int) -> None:
    assert len(destinations(alpha(police=False, must_move=must_move))) == count


@rule("P-8.1", "P-2.6")
@pytest.mark.parametrize(("build_mode", "permission"), [("standard", "adjoin"), ("free", "free")])
def test_free_building_is_a_free_choice_from_the_second_house_on(build_mode: str, permission: str) -> None:
    assert given(city=BOARD_3, seats=3, build_mode=build_mode).view().permission == permission


@rule("P-2.4", "PX-6")
@pytest.mark.parametrize(("diagonal_rule", "count"), [("strict", 14), ("lenient", 18)])
def test_the_rule_for_corners_decides_on_four_placements(diagonal_rule: str, count: int) -> None:
    assert len(given(city=TWO_BLOCKS, seats=4, active=2, diagonal_rule=diagonal_rule).legal(2)) == count


# --- The view ----------------------------------------------------------------------------------------------------

SCENES: Final = {
    "place_start": new_game(4, first_seat=3),
    "build": given(city=BOARD_3, seats=3, active=1),
    "stall": given(city=DEAD_END, seats=5, active=4),
    "draft": new_game(3, build_mode="draft", draft_city="given", city_text=ALPHA, first_seat=0).when(0, Claim("c4")),
    "target": to(alpha(target_marker=True, targets="c4 a2 b1"), "G8"),
    "police": alpha(crooks="F9 START A5", policemen="A1 F9 -", collected="a1 a2"),
    "move": ready_to_move(alpha(crooks="F8 START START", policemen="- F9 -", hop_police="whole_stretch")),
    "fined": to(alpha(crooks="F8 START START", policemen="- F9 -"), "F9"),
    "home": alpha(collected=ALPHA_VENUES[0], home_rounds=(1, None, None), round_number=2).when(0, PoliceTo("F9")),
    "over": finished(),
}


@rule("P-11.1")
@pytest.mark.parametrize("name", SCENES)
def test_every_position_is_told_completely_by_its_view(name: str) -> None:
    scene = SCENES[name]
    assert freeze(GAME.imagine(scene.view(0)).draw(FastChance(1))) == freeze(scene.state)


@rule("P-11.1")
def test_worlds_that_are_drawn_have_nothing_in_common() -> None:
    scene = SCENES["move"]
    worlds = GAME.imagine(scene.view(0))
    first, second = worlds.draw(FastChance(1)), worlds.draw(FastChance(1))
    GAME.apply(first, 0, MoveTo("F9"), FastChance(1), None)
    assert freeze(second) == freeze(scene.state)


@rule("P-2.10", "P-11.1")
@pytest.mark.parametrize(
    ("name", "permission"),
    [("place_start", None), ("build", "adjoin"), ("stall", "stall"), ("draft", None), ("police", None), ("over", None)],
)
def test_a_permission_is_shown_while_tiles_are_laid(name: str, permission: str | None) -> None:
    assert SCENES[name].view().permission == permission


@rule("P-7.4", "P-11.1")
def test_at_the_end_the_view_has_winners_a_reason_and_nobody_to_wait_for() -> None:
    view = finished().view()
    assert (view.active, view.waiting, view.reach) == (None, (), ())
    assert (view.winners, view.reason, view.money) == ((0,), "all_home", (12, 5, 5))


@rule("P-7.5")
def test_until_the_end_nobody_has_won() -> None:
    view = alpha(money=(0, 90, 0)).view()
    assert (view.winners, view.reason) == ((), None)


@rule("P-6.4")
def test_the_view_tells_which_policemen_are_pinned() -> None:
    assert alpha(crooks="F9 H7 START", policemen="H7 A1 F9").view().pinned == (True, False, True)


@rule("P-1.3", "P-2.2")
def test_the_view_counts_what_is_left_in_the_box() -> None:
    view = given(city=TWO_BLOCKS, seats=4, active=2).view()
    assert view.supply == {"h1a": 3, "h1b": 4, "h2a": 6, "h2b": 6, "h3a": 11}


# --- The catalogue -----------------------------------------------------------------------------------------------


@rule("P-8.2", "P-8.4", "P-8.5")
@pytest.mark.parametrize(
    ("options", "count"),
    [
        (Variant(), 36 + 36 * 20 + 36 * 4 + 197 + 197),
        (Variant(police=False), 36 + 36 * 20 + 36 * 4 + 197),
        (Variant(build_mode="draft"), 36 + 197 + 197),
        (Variant(build_mode="draft", police=False, target_marker=True), 36 + 36 + 197),
    ],
)
def test_the_catalogue_numbers_what_these_options_can_ever_allow(options: Variant, count: int) -> None:
    listed = catalogue(PalermoOptions(**options), 3)  # type: ignore[arg-type]  # a row of options as a table has it
    assert (len(listed), len(set(listed))) == (count, count)


@rule("P-9.3")
def test_the_catalogue_goes_from_building_by_policemen_to_moves() -> None:
    listed = catalogue(PalermoOptions(), 3)
    assert (listed[0], listed[-1]) == (PlaceStart("a1"), MoveTo("START"))
    assert listed[-199:-196] == (PoliceTo("N14"), POLICE_STAY, MoveTo("A1"))
