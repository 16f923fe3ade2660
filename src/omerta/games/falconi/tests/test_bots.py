"""Tests the players of the house in principle I: what they do in a position, and what they say about it."""

from __future__ import annotations

import pytest

from omerta.contract import Text
from omerta.games.falconi.actions import (
    BombBehind,
    Catch,
    Drive,
    Flee,
    PlaceEscape,
)
from omerta.games.falconi.bots import HOUSE
from omerta.games.falconi.tests.given import FalconiScene, given
from omerta.games.falconi.tests.minds import FalconiBot, both_bots, chosen, reason
from omerta.games.falconi.tests.scenes import do, lay, on, won
from omerta.testing import rule

# --- Catching ----------------------------------------------------------------------------------------------------


def behind_don(bombs: int) -> FalconiScene:
    """The scene is FX-8 after the lay: green may catch, or drive to `e1>W`."""
    scene = given(
        "margherita",
        cars={"prison": "e4>N", "green": "c3>E", "blue": "e8>S"},
        cards=on("e2 e4 straight[NS]", "e1 e3 tee[NSW]", "a3 b3 c3 straight[EW]", "e8 e9 straight[NS]"),
        to_move="green",
        pile=["straight"],
        bombs=bombs,
    )
    return do(scene, lay("straight[EW]", "d3"))


@rule("F-4.6")
@both_bots
@pytest.mark.parametrize("bombs", [0, 2])
def test_who_can_catch_catches(bot: FalconiBot, bombs: int) -> None:
    assert chosen(bot, behind_don(bombs)) == Catch("S")


@rule("F-4.6", "F-4.7")
def test_a_catch_is_worth_a_bomb_at_least() -> None:
    assert reason(behind_don(2), Catch("S")) == Text("why-catch-bomb", {"bombs": 2})
    assert reason(behind_don(0), Catch("S")) == Text("why-catch")


@rule("F-4.7")
@both_bots
def test_don_always_answers_with_a_bomb(bot: FalconiBot) -> None:
    scene = do(behind_don(1), Catch("S"))
    assert chosen(bot, scene) == BombBehind()
    assert reason(scene, BombBehind()) == Text("why-bomb", {"bombs": 1})


@rule("F-4.6")
def test_a_police_car_lays_the_card_that_leads_onto_don() -> None:
    """FX-7: by the dead end behind Don a curve brings yellow onto his lane."""
    scene = given(
        "funghi",
        cars={"prison": "e5>N", "yellow": "f6>W", "green": None},
        cards=on("e4 e5 straight[NS]", "e3 uturn[N]", "f6 g6 straight[EW]"),
        to_move="yellow",
        pile=["bridge"],
        reserves={"yellow": ["curve", "straight"]},
        bombs=0,
    )
    assert chosen(HOUSE, scene) == lay("curve[ES]", "e6")
    assert reason(scene, lay("curve[ES]", "e6")) == Text("why-catch")
    assert won(do(scene, lay("curve[ES]", "e6"), Catch("S")))[1] == {"yellow"}


@rule("F-3.2")
def test_a_police_car_walls_don_in() -> None:
    """The scene is FX-15 with a T-junction: turned away from Don it leaves him no way on."""
    scene = given(
        "margherita",
        cars={"prison": "e4>N", "blue": "e6>S", "green": None},
        cards=on("e1 e2 e3 e4 e6 e7 e8 e9 straight[NS]"),
        to_move="blue",
        pile=["tee"],
        bombs=0,
    )
    best = chosen(HOUSE, scene)
    assert best == lay("tee[NEW]", "e5")
    assert reason(scene, best) == Text("why-blocks-don")
    assert won(do(scene, best, Drive("e5>E")))[0] == "don_blocked"


# --- Running -----------------------------------------------------------------------------------------------------


@rule("F-3.4")
@both_bots
def test_don_lays_the_card_that_lets_him_flee(bot: FalconiBot) -> None:
    scene = given(
        "prosciutto",
        cars={"prison": "c7>W", "blue": None},
        cards=on("a7 c7 d7 straight[EW]"),
        escapes={"green": "W-7"},
        reserves={"prison": ["curve", "uturn"]},
        pile=["straight"],
    )
    best = chosen(bot, scene)
    assert best == lay("straight[EW]", "b7")
    assert reason(scene, best) == Text("why-flee-next")
    assert won(do(scene, best, Flee("a7>W")))[0] == "escaped"


@rule("F-4.5")
def test_don_turns_to_where_there_is_room() -> None:
    """South of a2 lies one empty cell, north of it all others; blue comes by e9 to e2, d2 and c2."""
    scene = given(
        "margherita",
        cars={"prison": "b2>W", "blue": None},
        cards=on("b1 b2 b3 straight[EW]"),
        pile=["tee"],
    )
    best = chosen(HOUSE, do(scene, lay("tee[NES]", "a2")))
    assert best == Drive("a2>N")
    assert reason(scene, best) == Text("why-room-ahead", {"cells": 76, "car": "blue", "cards": 10})


@rule("F-6.1", "F-6.2")
def test_don_lays_an_escape_card_near_and_the_police_far_away() -> None:
    cards = on("b7 c7 straight[EW]")
    mine = given("prosciutto", cars={"prison": "b7>W", "blue": None}, cards=cards, pile=["escape-green"])
    theirs = given(
        "prosciutto", cars={"prison": "b7>W", "blue": None}, cards=cards, to_move="blue", pile=["escape-green"]
    )
    assert chosen(HOUSE, mine) == PlaceEscape("W-7")
    assert reason(mine, PlaceEscape("W-7")) == Text("why-border-near-cards", {"border": "W-7", "cards": 2})
    assert chosen(HOUSE, theirs) == PlaceEscape("W-1")
    assert reason(theirs, PlaceEscape("W-1")) == Text("why-border-far-cards", {"border": "W-1", "cards": 8})
