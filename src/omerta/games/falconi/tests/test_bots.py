"""The players of the house: what they do in a position, and what they say about it."""

from __future__ import annotations

from typing import Final, TypeAlias

import pytest

from omerta.contract import Bot, Text
from omerta.games.falconi.actions import (
    BombBehind,
    Catch,
    Draw,
    Drive,
    FalconiAction,
    Flee,
    Lay,
    LayEscape,
    PlaceEscape,
    ThreePointTurn,
)
from omerta.games.falconi.bots import EASY, HOUSE
from omerta.games.falconi.bots.outcomes import after
from omerta.games.falconi.bots.situation import move_of, position_of, thought_of, turn_of
from omerta.games.falconi.bots.thought import Thought, Turn
from omerta.games.falconi.bots.waves import NO_WAY
from omerta.games.falconi.bots.worth import Worth, cost_to_flee
from omerta.games.falconi.seen import FalconiView
from omerta.games.falconi.tests.given import FalconiScene, given
from omerta.games.falconi.tests.scenes import asked, choices, do, lay, on, won
from omerta.kit.chance import FastChance
from omerta.testing import rule

FalconiBot: TypeAlias = Bot[FalconiView, FalconiAction]

both_bots: Final = pytest.mark.parametrize("bot", [HOUSE, EASY], ids=["house", "easy"])


def chosen(bot: FalconiBot, scene: FalconiScene, tie: int = 1) -> FalconiAction:
    seat = asked(scene)
    return bot.choose(scene.view(seat), scene.legal(seat), FastChance(tie))


def reason(scene: FalconiScene, action: FalconiAction) -> Text:
    seat = asked(scene)
    return HOUSE.why(scene.view(seat), scene.legal(seat), action)


def thinking(scene: FalconiScene) -> tuple[Turn, Thought]:
    """Where the thoughts begin of whoever is asked, in principle II."""
    position = position_of(view := scene.view(asked(scene)))
    return turn_of(view, position), thought_of(view, position)


def plays(bot: FalconiBot, scene: FalconiScene, steps: int) -> list[FalconiAction]:
    """What it does in its next decisions, and the scene goes on."""
    done = []
    for tie in range(steps):
        done.append(chosen(bot, scene, tie))
        do(scene, done[-1])
    return done


# --- Principle I: catching ---------------------------------------------------------------------------------------


def behind_don(bombs: int) -> FalconiScene:
    """FX-8 after the lay: green may catch, or drive to `e1>W`."""
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
    """FX-15 with a T-junction: turned away from Don it leaves him no way on."""
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


# --- Principle I: running ----------------------------------------------------------------------------------------


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


# --- Principle II ------------------------------------------------------------------------------------------------


@rule("F-7.7")
def test_the_careful_one_sees_a_catch_three_drives_away() -> None:
    scene = given(
        "salami",
        cars={"prison": "e5>E", "green": "b5>E"},
        cards=on("a5 b5 c5 d5 e5 f5 g5 straight[EW]"),
        to_move="green",
    )
    assert plays(HOUSE, scene, 3) == [Drive("c5>E"), Drive("d5>E"), Drive("e5>E")]
    assert won(scene) == ("caught", {"green"})


@rule("F-7.4", "F-7.7")
def test_the_careful_one_lays_the_missing_card_and_catches() -> None:
    scene = given(
        "salami",
        cars={"prison": "e5>E", "green": "c5>E"},
        cards=on("b5 c5 e5 f5 straight[EW]"),
        to_move="green",
        reserves={"green": ["straight", "uturn"]},
    )
    assert reason(scene, lay("straight[EW]", "d5")) == Text("why-actions-to-don", {"cost": 2})
    assert plays(HOUSE, scene, 3) == [lay("straight[EW]", "d5"), Drive("d5>E"), Drive("e5>E")]
    assert won(scene) == ("caught", {"green"})


@rule("F-9.2", "F-3.4")
def test_the_careful_one_flees_with_its_secret_card_in_one_turn() -> None:
    """FX-39"""
    scene = given(
        "diavola",
        cars={"prison": "a5>N", "blue": None},
        cards=on("a5 curve[NE]", "b5 straight[EW]", "a6 curve[SW]"),
        secret="green",
    )
    assert plays(HOUSE, scene, 3) == [LayEscape("green", "W-6"), Drive("a6>W"), Flee("a6>W")]
    assert won(scene) == ("escaped", {"prison"})


@rule("F-3.6", "F-3.2")
def test_the_careful_one_closes_dons_last_way_out() -> None:
    """Green closes the only open end of Don's loop: then he is walled in, for he has no face-down card."""
    scene = given(
        "salami",
        cars={"prison": "c5>E", "green": "b3>S", "yellow": "h8>N"},
        cards=on("c5 curve[ES]", "d5 curve[SW]", "d4 curve[NW]", "c4 tee[NES]", "b3 cross[NESW]"),
        to_move="green",
        reserves={"green": ["straight", "uturn"], "prison": []},
        actions=1,
    )
    best = chosen(HOUSE, scene)
    assert isinstance(best, Lay)
    assert best.cell == "c3"
    assert won(do(scene, best)) == ("don_blocked", {"green", "yellow"})


@rule("F-3.6")
def test_nobody_drives_itself_out() -> None:
    """A dead end at the tunnel would be the end for blue: it draws, or lays at the other exit."""
    scene = given("salami", cars={"prison": "e2>W", "blue": None}, cards=on("c9 uturn[N]"), to_move="blue")
    assert Drive("c9>N") in choices(scene)
    assert {type(chosen(HOUSE, scene, tie)) for tie in range(5)} <= {Draw, Lay}


def locked_in(reserve: list[str], place: str = "b9>W", *, pile_is_empty: bool = False) -> FalconiScene:
    """Green comes out of its ring of streets by a9 alone, and can lay nowhere else."""
    return given(
        "salami",
        cars={"prison": "e2>E", "green": place, "yellow": None},
        cards=on("b9 tee[ESW]", "c9 curve[SW]", "c8 curve[NW]", "b8 curve[NE]"),
        to_move="green",
        reserves={"green": reserve},
        only_pile=pile_is_empty,
    )


@rule("F-3.6")
@both_bots
def test_nobody_walls_itself_in(bot: FalconiBot) -> None:
    """A straight into a9 would; to drive on round the ring does not."""
    scene = locked_in(["straight"], "b9>S", pile_is_empty=True)
    assert lay("straight[NS]", "a9") in choices(scene)
    assert not [best for tie in range(16) if isinstance(best := chosen(bot, scene, tie), Lay)]


@rule("F-3.6")
def test_whatever_else_it_may_gain_a_car_without_a_way_on_is_worth_least() -> None:
    turn, thought = thinking(locked_in(["straight"], "b9>S", pile_is_empty=True))
    walled_in = after(turn, thought, move_of(lay("straight[NS]", "a9")))
    worth = Worth(turn)
    assert (worth.is_trapped(thought), worth.is_trapped(walled_in)) == (False, True)
    assert worth.of(walled_in) < worth.of(thought) - 5_000


@rule("F-7.9", "F-3.6")
@both_bots
def test_nobody_draws_a_third_card_that_must_wall_it_in(bot: FalconiBot) -> None:
    """With two straights, whatever comes: laid into a9, either way, a straight is a dead end or a wall."""
    scene = locked_in(["straight", "straight"])
    assert Draw() in choices(scene)
    assert Draw() not in {chosen(bot, scene, tie) for tie in range(8)}


@rule("F-7.9")
def test_with_a_card_that_leads_on_it_may_draw() -> None:
    assert Draw() in {chosen(HOUSE, locked_in(["straight", "curve"]), tie) for tie in range(8)}


@rule("F-3.6", "F-3.7")
@both_bots
def test_nobody_walls_in_a_colleague(bot: FalconiBot) -> None:
    """Yellow's street has its only open end at e7, beside green: no card may lie there that does not take it on."""
    scene = given(
        "salami",
        cars={"prison": "e2>E", "green": "d7>N", "yellow": "e6>N"},
        cards=on("d7 straight[NS]", "e5 uturn[N]", "e6 straight[NS]"),
        to_move="green",
        reserves={"green": ["straight", "straight"], "prison": []},
        actions=1,
    )
    shut = lay("straight[EW]", "e7")
    assert shut in choices(scene)
    assert shut not in {chosen(bot, scene, tie) for tie in range(8)}
    assert [car.car for car in do(scene, shut).view(None).cars if car.is_out] == ["yellow"]


WAY_OUT = on("a7 b7 c7 d7 straight[EW]")


@rule("F-7.5")
@pytest.mark.parametrize(("green", "cost"), [("b7>E", 4), ("b7>W", NO_WAY)])
def test_a_police_car_in_his_lane_is_in_dons_way(green: str, cost: int) -> None:
    scene = given(
        "salami",
        cars={"prison": "d7>W", "green": green, "yellow": None},
        cards=WAY_OUT,
        escapes={"green": "W-7"},
    )
    turn, thought = thinking(scene)
    assert cost_to_flee(turn, thought, Worth(turn).ground(thought.city), 9) == cost


@rule("F-9.5")
@pytest.mark.parametrize(
    ("green", "boosts", "overtaken"),
    [
        ("c7>W", 1, True),
        ("b7>W", 1, True),
        ("b7>W", 0, False),
        ("b7>E", 1, False),  # the other lane
        ("a7>W", 1, False),  # no step is left to him, and no street
    ],
)
def test_a_police_car_sees_where_don_could_come_past(green: str, boosts: int, *, overtaken: bool) -> None:
    scene = given(
        "diavola",
        cars={"prison": "d7>W", "green": green, "yellow": None},
        cards=WAY_OUT,
        boosts=boosts,
        to_move="green",
    )
    turn, thought = thinking(scene)
    assert Worth(turn).can_be_overtaken(thought) == overtaken


@rule("F-9.5", "F-7.5")
def test_it_turns_in_front_of_him_only_if_he_cannot_come_past() -> None:
    """Green meets Don in the other lane: turned round it bars his way north, unless he has a boost."""
    turned = []
    for boosts in (0, 1):
        scene = given(
            "diavola",
            cars={"prison": "c1>W", "green": "a1>E", "yellow": "h4>S"},
            cards=on("a1 curve[NE]", "a2 a3 g1 cross[NESW]", "b1 h4 i5 bridge[NESW]", "c1 d1 straight[EW]"),
            boosts=boosts,
            secret="blue",
            to_move="green",
            reserves={"green": ["straight", "bridge"], "yellow": ["straight", "cross"], "prison": ["tee"]},
        )
        turned.append([chosen(HOUSE, scene, tie) == ThreePointTurn("a1>N") for tie in range(4)])
    assert turned == [[True] * 4, [False] * 4]


@rule("F-9.2", "F-3.5")
def test_don_shows_an_escape_card_less_lightly_while_night_is_far() -> None:
    """He holds nothing but escape cards. In the last round of the first half he rather turns round than shows one."""
    shown = []
    for round_number in (12, 13):
        scene = given(
            "diavola",
            cars={"prison": "h1>E", "green": "c3>E", "yellow": "g5>S"},
            cards=on("c3 g5 cross[NESW]", "h1 tee[NEW]"),
            secret="yellow",
            reserves={"prison": ["escape-green", "escape-blue"], "green": [], "yellow": []},
            round_number=round_number,
        )
        shown.append([isinstance(chosen(HOUSE, scene, tie), LayEscape) for tie in range(4)])
    assert shown == [[False] * 4, [True] * 4]


@rule("F-7.3")
def test_the_police_lay_an_escape_card_far_from_don_by_actions() -> None:
    scene = given(
        "salami", cars={"prison": "b7>W", "blue": None}, to_move="blue", reserves={"blue": []}, pile=["escape-green"]
    )
    do(scene, Draw())
    assert chosen(HOUSE, scene) == PlaceEscape("W-1")
    assert reason(scene, PlaceEscape("W-1")).key == "why-border-far-actions"


@rule("F-12.3")
def test_the_careful_one_knows_its_own_hidden_cards_only() -> None:
    """Two games that differ in what Don has face down: the police do the same in both."""
    scenes = [
        given(
            "salami",
            cars={"prison": "e5>N", "green": "d7>E", "blue": None},
            to_move="green",
            reserves={"prison": [card, "tee"]},
        )
        for card in ("escape-green", "uturn")
    ]
    answers = [[chosen(HOUSE, scene, tie) for tie in range(6)] for scene in scenes]
    assert answers[0] == answers[1]
