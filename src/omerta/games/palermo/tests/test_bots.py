"""Tests the players of the house: what they do in a position, and what they say about it."""

from __future__ import annotations

from typing import TypeAlias

from omerta.contract import Bot, Text
from omerta.games.palermo import GAME
from omerta.games.palermo.actions import Claim, LayTile, MoveTo, PalermoAction, PoliceTo, SetTarget
from omerta.games.palermo.bots import EASY, HOUSE
from omerta.games.palermo.bots.building import nearness
from omerta.games.palermo.bots.plan import Plan
from omerta.games.palermo.bots.situation import Situation
from omerta.games.palermo.seen import PalermoView
from omerta.games.palermo.tests.given import ALPHA_VENUES, PalermoScene, alpha, given, new_game
from omerta.games.palermo.tests.look import POLICE_STAY, asked, ready_to_move
from omerta.kit.chance import FastChance
from omerta.testing import rule
from omerta.text import Texts

PalermoBot: TypeAlias = Bot[PalermoView, PalermoAction]


def chosen(bot: PalermoBot, scene: PalermoScene, tie: int = 1) -> PalermoAction:
    seat = asked(scene)
    return bot.choose(scene.view(seat), scene.legal(seat), FastChance(tie))


def reason(bot: PalermoBot, scene: PalermoScene, action: PalermoAction) -> Text:
    seat = asked(scene)
    return bot.why(scene.view(seat), scene.legal(seat), action)


# --- Building ----------------------------------------------------------------------------------------------------


def test_the_careful_one_begins_near_the_start() -> None:
    scene = given(city="... ... STA 2a0", seats=3, active=1)
    best = chosen(HOUSE, scene)
    assert isinstance(best, LayTile)
    assert nearness(Situation(scene.view(1)), best).loss == least_loss(scene)
    assert reason(HOUSE, scene, best) == Text("why-first-venue", {"entrance": "J3", "steps": 3})


def test_the_careful_one_builds_door_to_door() -> None:
    scene = given(city="3a0 ... STA 2a0 2a0", seats=3, active=0)
    told = reason(HOUSE, scene, chosen(HOUSE, scene))
    assert told == Text("why-near-venue", {"entrance": "D3", "slot": "a1", "steps": 1})


@rule("P-2.5")
def test_the_new_house_stands_in_the_way_of_its_own_guests() -> None:
    scene = given(city="... ... STA 2a0", seats=3, active=1)
    situation = Situation(scene.view(1))
    small, large = (nearness(situation, LayTile(kind, "d2", turns)) for kind, turns in (("h1b", 3), ("h3a", 0)))
    assert (small.entrance, small.steps) == ("I5", 4)
    assert (large.entrance, large.steps) == ("I5", 6)


@rule("P-8.2")
def test_the_careful_one_claims_what_lies_nearest() -> None:
    scene = new_game(4, 7, build_mode="draft")
    best = chosen(HOUSE, scene)
    assert isinstance(best, Claim)
    assert nearness(Situation(scene.view(asked(scene))), best).loss == least_loss(scene)


def least_loss(scene: PalermoScene) -> float:
    """Says how near a new venue can be at best."""
    situation = Situation(scene.view(asked(scene)))
    venues = [action for action in scene.legal(asked(scene)) if isinstance(action, LayTile | Claim)]
    return min(nearness(situation, venue).loss for venue in venues)


# --- Collecting --------------------------------------------------------------------------------------------------

TWO_LEFT = "b2 d2 e3 f3 c4 d5 e5 a6 a4"
"""Seat 0 of Alpha still has a1 (B3) and a3 (C7)."""
ONE_LEFT = f"{TWO_LEFT} a3"


def test_the_careful_one_shows_the_whole_tour() -> None:
    scene = ready_to_move(alpha())
    told = reason(HOUSE, scene, chosen(HOUSE, scene))
    assert told.key == "why-collect"
    tour = told.args["tour"]
    assert isinstance(tour, tuple)
    assert {told.args["slot"], *tour} == set(ALPHA_VENUES[0].split())
    assert tour == Plan(Situation(scene.view(0)), 0).rest_after(str(told.args["slot"]))


def test_the_tour_is_read_in_both_languages() -> None:
    told = Text("why-collect", {"slot": "b2", "income": 1, "tour": ("c4", "a3")})
    german = "Geh zum Lokal auf b2. Das bringt 1 Million und macht dich schneller. Danach: c4, a3, dann heim."
    english = "Go to the venue on b2. It pays 1 million and makes you faster. After that: c4, a3, then home."
    assert Texts(GAME, "de").said(told, []) == german
    assert Texts(GAME, "en").said(told, []) == english


@rule("P-5.1")
def test_both_collect_what_is_near() -> None:
    scene = ready_to_move(alpha(crooks="A1 START START", collected=ONE_LEFT))
    assert chosen(HOUSE, scene) == chosen(EASY, scene) == MoveTo("B3")
    assert reason(HOUSE, scene, MoveTo("B3")) == Text("why-collect", {"slot": "a1", "income": 10, "tour": ()})


@rule("P-5.1")
def test_the_careful_one_waits_at_the_door_for_more() -> None:
    scene = ready_to_move(alpha(crooks="J10 START START", collected=ONE_LEFT))
    assert chosen(HOUSE, scene) == MoveTo("A3")
    assert reason(HOUSE, scene, MoveTo("A3")).key == "why-wait"


@rule("P-5.1")
def test_the_hasty_one_takes_the_little_at_once() -> None:
    scene = ready_to_move(alpha(crooks="J10 START START", collected=ONE_LEFT))
    assert chosen(EASY, scene) == MoveTo("B3")
    assert reason(EASY, scene, MoveTo("B3")) == Text("why-cheapest", {"slot": "a1", "cost": 10})


@rule("P-4.6", "P-4.7")
def test_both_go_to_the_next_field_if_a_crook_is_in_the_door() -> None:
    scene = ready_to_move(alpha(crooks="B5 START B3", collected=ONE_LEFT))
    assert chosen(HOUSE, scene) == chosen(EASY, scene) == MoveTo("A3")
    assert reason(HOUSE, scene, MoveTo("A3")).key == "why-approach"


@rule("P-7.1")
def test_both_go_home_when_everything_is_collected() -> None:
    scene = ready_to_move(alpha(crooks="E5 START START", collected=f"{ONE_LEFT} a1"))
    assert chosen(HOUSE, scene) == chosen(EASY, scene) == MoveTo("START")
    assert reason(HOUSE, scene, MoveTo("START")) == Text("why-home", {"income": 12})
    assert reason(EASY, scene, MoveTo("H5")) == Text("why-homeward", {"steps": 2})


@rule("P-8.5")
def test_both_make_for_the_marked_venue_past_others() -> None:
    scene = ready_to_move(alpha(target_marker=True, targets="a4 b3 c1"))
    assert chosen(HOUSE, scene) == chosen(EASY, scene) == MoveTo("C7")


@rule("P-8.5")
def test_the_hasty_one_marks_the_nearest_venue_the_first_among_equals() -> None:
    scene = ready_to_move(alpha(target_marker=True, targets="c4 b3 c1")).when(0, MoveTo("G8"))
    assert chosen(EASY, scene) == SetTarget("b2")


@rule("P-8.5")
def test_the_careful_one_marks_where_its_tour_begins() -> None:
    scene = ready_to_move(alpha(target_marker=True, targets="c4 b3 c1")).when(0, MoveTo("G8"))
    mark = chosen(HOUSE, scene)
    assert isinstance(mark, SetTarget)
    assert reason(HOUSE, scene, mark).args["slot"] == mark.slot == Plan(Situation(scene.view(0)), 0).target


@rule("P-4.4")
def test_a_policeman_at_the_door_makes_another_venue_better() -> None:
    assert chosen(HOUSE, ready_to_move(alpha())) == MoveTo("E5")
    assert chosen(HOUSE, ready_to_move(alpha(policemen="- E5 -"))) == MoveTo("H5")


@rule("P-4.4")
def test_once_under_way_the_careful_one_keeps_to_its_goal() -> None:
    """Seat 0 has a3 (C7) and a4 (C8) left; from a1, its last stop, a4 comes first."""
    scene = alpha(crooks="D7 START START", collected="b2 d2 e3 f3 c4 d5 e5 a6 a1", policemen="- C8 -")
    assert chosen(HOUSE, ready_to_move(scene)) == MoveTo("C8")


# --- Policemen ---------------------------------------------------------------------------------------------------


@rule("P-6.1")
def test_the_careful_one_sends_its_policeman_to_the_leaders_next_door() -> None:
    scene = alpha(money=(0, 0, 9))
    assert chosen(HOUSE, scene) == PoliceTo("F5")
    assert reason(HOUSE, scene, PoliceTo("F5")) == Text("why-police", {"seat": 2, "slot": "c2"})


@rule("P-6.1")
def test_a_policeman_who_stands_right_stays() -> None:
    scene = alpha(active=1, crooks="D7 START START", collected=ONE_LEFT.replace(" a3", " a1"), policemen="- C7 -")
    assert chosen(HOUSE, scene) == POLICE_STAY
    assert reason(HOUSE, scene, POLICE_STAY) == Text("why-police-there", {"seat": 0, "slot": "a3"})


@rule("P-6.3")
def test_where_he_may_not_stand_he_is_sent_to_the_next_rival() -> None:
    scene = alpha(money=(0, 0, 9), policemen="- F4 -")
    assert PoliceTo("F5") not in scene.legal(0)
    assert chosen(HOUSE, scene) == PoliceTo("E7")


@rule("P-6.2")
def test_nobody_is_hindered_on_the_way_home() -> None:
    scene = alpha(active=1, crooks="E5 START START", collected=f"{ONE_LEFT} a1", money=(90, 0, 0))
    assert chosen(HOUSE, scene) == PoliceTo("F5")
    assert reason(HOUSE, scene, POLICE_STAY) == Text("why-police-stay")


@rule("P-6.1")
def test_the_hasty_one_sets_its_policeman_half_of_the_time() -> None:
    scene = alpha()
    stays = sum(chosen(EASY, scene, tie) == POLICE_STAY for tie in range(200))
    assert 70 <= stays <= 130
