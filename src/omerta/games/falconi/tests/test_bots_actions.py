"""The players of the house in principle II: three actions, thought through to the end."""

from __future__ import annotations

import pytest

from omerta.contract import Text
from omerta.games.falconi.actions import (
    Draw,
    Drive,
    Flee,
    Lay,
    LayEscape,
    PlaceEscape,
    ThreePointTurn,
)
from omerta.games.falconi.bots import HOUSE
from omerta.games.falconi.bots.outcomes import after
from omerta.games.falconi.bots.situation import move_of
from omerta.games.falconi.bots.waves import NO_WAY
from omerta.games.falconi.bots.worth import Worth, cost_to_flee
from omerta.games.falconi.tests.given import FalconiScene, given
from omerta.games.falconi.tests.minds import FalconiBot, both_bots, chosen, plays, reason, thinking
from omerta.games.falconi.tests.scenes import choices, do, lay, on, won
from omerta.testing import rule


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


@rule("F-7.2a", "F-3.6")
@both_bots
def test_nobody_draws_a_third_card_that_must_wall_it_in(bot: FalconiBot) -> None:
    """Two straights are in hand, whatever comes: laid into a9, either way, a straight is a dead end or a wall."""
    scene = locked_in(["straight", "straight"])
    assert Draw() in choices(scene)
    assert Draw() not in {chosen(bot, scene, tie) for tie in range(8)}


@rule("F-7.2a")
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
