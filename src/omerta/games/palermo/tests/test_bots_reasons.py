"""Tests what the players of the house look at, and what they say about each kind of decision. RULES.md P-2 to P-8."""

from __future__ import annotations

from typing import Final, TypeAlias

import pytest

from omerta.contract import Bot, Text
from omerta.games.palermo.actions import (
    Claim,
    LayTile,
    MoveTo,
    OpenStall,
    PalermoAction,
    PlaceStart,
    PoliceTo,
    SetTarget,
)
from omerta.games.palermo.bots import EASY, HOUSE
from omerta.games.palermo.bots.building import nearness
from omerta.games.palermo.bots.house import rivals
from omerta.games.palermo.bots.house_reasons import house_reason
from omerta.games.palermo.bots.situation import Situation
from omerta.games.palermo.bots.streets import level_of, steps_from, streets_of
from omerta.games.palermo.bots.walking import moves_of, nearest_stop, steps_left
from omerta.games.palermo.geometry.board import BIT, NODE_INDEX, START, names
from omerta.games.palermo.seen import PalermoView
from omerta.games.palermo.tests.given import ALPHA, ALPHA_VENUES, PalermoScene, alpha, given, new_game
from omerta.games.palermo.tests.look import POLICE_STAY, asked, ready_to_move, to
from omerta.games.palermo.tests.test_examples_building import BOARD_3, DEAD_END
from omerta.kit.chance import FastChance
from omerta.testing import rule

PalermoBot: TypeAlias = Bot[PalermoView, PalermoAction]
BOTH: Final = pytest.mark.parametrize("bot", [EASY, HOUSE], ids=["easy", "house"])


def chosen(bot: PalermoBot, scene: PalermoScene) -> PalermoAction:
    seat = asked(scene)
    return bot.choose(scene.view(seat), scene.legal(seat), FastChance(1))


def reason(bot: PalermoBot, scene: PalermoScene, action: PalermoAction) -> Text:
    seat = asked(scene)
    return bot.why(scene.view(seat), scene.legal(seat), action)


def situation(scene: PalermoScene) -> Situation:
    return Situation(scene.view(asked(scene)))


# --- What they say -----------------------------------------------------------------------------------------------


@rule("P-2.1")
@BOTH
def test_the_start_tile_lies_where_it_lies(bot: PalermoBot) -> None:
    assert reason(bot, new_game(3, first_seat=0), PlaceStart("c3")) == Text("why-start", {"slot": "c3"})


@rule("P-10.1")
@BOTH
def test_who_has_one_choice_says_so(bot: PalermoBot) -> None:
    scene = ready_to_move(alpha(crooks="C5 B5 A5", policemen="- - B5"))
    assert chosen(bot, scene) == MoveTo("C5")
    assert reason(bot, scene, MoveTo("C5")) == Text("why-forced")


@pytest.mark.parametrize(
    ("scene", "action", "told"),
    [
        (given(city=BOARD_3, seats=3), LayTile("h2a", "d2", 1), Text("why-anywhere", {"slot": "d2"})),
        (given(city=DEAD_END, seats=5, active=4), OpenStall("a6", "NE"), Text("why-anywhere", {"slot": "a6"})),
        (new_game(3, build_mode="draft"), Claim("a1"), Text("why-anywhere", {"slot": "a1"})),
        (alpha(), PoliceTo("A1"), Text("why-police-field", {"field": "A1"})),
        (alpha(), POLICE_STAY, Text("why-police-rest")),
        (ready_to_move(alpha()), MoveTo("G8"), Text("why-cheapest", {"slot": "c4", "cost": 1})),
        (ready_to_move(alpha()), MoveTo("D7"), Text("why-toward", {"steps": 1})),
        (ready_to_move(alpha()), MoveTo("F9"), Text("why-toward", {"steps": 2})),
    ],
)
def test_the_hasty_one_has_a_word_for_every_decision(scene: PalermoScene, action: PalermoAction, told: Text) -> None:
    assert reason(EASY, scene, action) == told


@rule("P-8.5")
def test_the_hasty_one_names_the_mark_it_sets() -> None:
    scene = to(alpha(target_marker=True, targets="c4 a2 b1"), "G8")
    assert reason(EASY, scene, SetTarget("b2")) == Text("why-nearest-target", {"slot": "b2"})


@rule("P-2.7")
def test_the_careful_one_tells_how_far_a_stall_is_from_its_nearest_venue() -> None:
    # Seat 4 has e1, d2, c3, b4, a5 and b6; from C12 it is a step to C11, the entrance of a5.
    scene = given(city=DEAD_END, seats=5, active=4)
    told = Text("why-near-venue", {"entrance": "C12", "slot": "a5", "steps": 1})
    assert nearness(situation(scene), OpenStall("a6", "NE"))[:3] == ("C12", "a5", 1)
    assert house_reason(situation(scene), OpenStall("a6", "NE")) == told


@rule("P-6.1")
def test_a_policeman_in_nobodys_way_is_a_field_like_any_other() -> None:
    assert reason(HOUSE, alpha(), PoliceTo("N14")) == Text("why-police-field", {"field": "N14"})


@rule("P-7.1")
@BOTH
def test_on_the_way_home_they_count_the_steps_that_are_left(bot: PalermoBot) -> None:
    scene = ready_to_move(alpha(crooks="A7 START START", collected=ALPHA_VENUES[0]))
    assert reason(bot, scene, MoveTo("D7")) == Text("why-homeward", {"steps": 2})


# --- What they look at -------------------------------------------------------------------------------------------


def test_a_spectator_has_nothing_to_decide() -> None:
    with pytest.raises(AssertionError, match="a spectator has nothing to decide"):
        Situation(alpha().view(None))


@rule("P-9.3")
def test_venues_are_all_the_seats_own_and_chips_those_that_are_left() -> None:
    seen = situation(alpha(collected="a1 c4"))
    assert seen.venues(0) == ["a1", "b2", "d2", "a3", "e3", "f3", "a4", "c4", "d5", "e5", "a6"]
    assert seen.chips(0) == ["b2", "d2", "a3", "e3", "f3", "a4", "d5", "e5", "a6"]


@rule("P-8.5")
def test_the_mark_is_the_only_goal() -> None:
    seen = situation(alpha(target_marker=True, targets="a4 a2 b1"))
    assert seen.goals(0) == {"a4": NODE_INDEX["C8"]}
    assert seen.goals(2) == {"b1": NODE_INDEX["E2"]}


@rule("P-4.6", "P-4.2")
def test_other_crooks_take_their_fields_but_never_the_start_tile() -> None:
    seen = situation(alpha(crooks="A5 F9 START"))
    assert names(seen.taken(0)) == ("F9",)
    assert names(seen.taken(2)) == ("A5", "F9")


@rule("P-4.4")
def test_a_seat_is_fined_by_all_policemen_but_its_own() -> None:
    seen = situation(alpha(policemen="A1 F9 H7", hop_police="whole_stretch"))
    assert names(seen.ground(0).fined) == ("H7", "F9")
    assert names(seen.ground(1).fined) == ("A1", "H7")
    assert seen.ground(0).whole_stretch


@rule("P-6.1", "P-7.1")
def test_rivals_are_the_others_with_chips_the_richest_first() -> None:
    scene = alpha(collected=f"{ALPHA_VENUES[1]} a1", money=(0, 50, 0), crooks="START E5 START")
    assert [plan.seat for plan in rivals(situation(scene))] == [2]
    assert [plan.seat for plan in rivals(situation(alpha(money=(0, 0, 90))))] == [2, 1]
    assert [plan.seat for plan in rivals(situation(alpha(money=(0, 90, 0))))] == [1, 2]


@rule("P-4.1", "PX-13")
@pytest.mark.parametrize(("field", "steps"), [("D7", 2), ("F10", 3), ("START", 0), ("A7", 5), ("E5", 2)])
def test_steps_home_are_counted_on_the_streets(field: str, steps: int) -> None:
    assert steps_left(situation(alpha()), field, [START]) == steps


@rule("P-4.3")
def test_the_way_to_a_goal_uses_hops_where_the_way_back_cannot() -> None:
    seen = situation(alpha())
    assert steps_left(seen, "A8", [NODE_INDEX["A1"]]) == 1
    assert steps_left(seen, "A1", [NODE_INDEX["A8"]]) == 7


@rule("P-5.1", "P-4.7")
def test_on_the_way_to_a_goal_no_other_chip_is_taken_by_the_way() -> None:
    scene = ready_to_move(alpha())
    # Both C7 and D8 are a step from C8, and C7 comes first, but stopping there would collect.
    stop = nearest_stop(situation(scene), moves_of(scene.legal(0)), [NODE_INDEX["C8"]])
    assert stop == MoveTo("D8")


@rule("P-4.7", "PR-13")
def test_who_may_stay_walks_on_all_the_same() -> None:
    scene = ready_to_move(alpha(crooks="D8 START START", must_move=False))
    stop = nearest_stop(situation(scene), moves_of(scene.legal(0)), [NODE_INDEX["C8"]])
    # D8 and B8 are both one step away, but the crook stands on D8; B8 collects nothing.
    assert stop == MoveTo("B8")


# --- Streets while the city is built -------------------------------------------------------------------------------


@rule("P-2.5", "P-4.2")
def test_empty_slots_are_crossed_and_houses_are_walked_around() -> None:
    levels = steps_from(streets_of(f"{BOARD_3}{' ...' * 2} /{' ...' * 18}"), NODE_INDEX["I5"])
    # H5 and G5 lead to the start tile's north side: I5 H5 G5, then the tile below.
    assert level_of(levels, BIT[NODE_INDEX["G6"]]) == 3
    # I7 lies behind the house on I6: I5 J5 J6 J7 I7.
    assert level_of(levels, BIT[NODE_INDEX["I7"]]) == 4


@rule("P-8.2")
def test_a_first_venue_is_measured_to_the_start_and_counts_it_once_more() -> None:
    scene = new_game(3, build_mode="draft", draft_city="given", city_text=ALPHA, first_seat=0)
    # From G8 it is one step to the start: 1 + 0.3 * 1.
    found = nearness(situation(scene), Claim("c4"))
    assert found[:3] == ("G8", None, 1)
    assert found.loss == pytest.approx(1.3)


@rule("P-8.2")
def test_a_later_venue_is_measured_to_the_nearest_own_one_and_to_the_mean() -> None:
    scene = new_game(3, build_mode="draft", draft_city="given", city_text=ALPHA, first_seat=0)
    scene.when(0, Claim("a3")).when(1, Claim("a2")).when(2, Claim("b1"))
    # From C8 it is one step to C7 and four to the start: 1 + 0.3 * (1 + 4) / 2.
    found = nearness(situation(scene), Claim("a4"))
    assert found[:3] == ("C8", "a3", 1)
    assert found.loss == pytest.approx(1.75)


@rule("P-4.1")
def test_a_finished_city_is_read_off_its_text() -> None:
    streets = streets_of(ALPHA)
    assert names(streets.start) == ("F6", "G6", "F7", "G7")
    assert streets.fields_of(START) == streets.start
    assert names(streets.fields_of(NODE_INDEX["C8"])) == ("C8",)
