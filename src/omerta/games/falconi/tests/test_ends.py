"""Tests who wins, when, and who is out. RULES.md F-3."""

from __future__ import annotations

import pytest
from typing_extensions import Unpack

from omerta.games.falconi import GAME
from omerta.games.falconi.actions import BombBehind, BoostBreak, Catch, Draw, Drive, LetBeCaught, ThreePointTurn
from omerta.games.falconi.events import CarOut, GameOver, Nightfall, TurnBegan
from omerta.games.falconi.tests.given import FalconiScene, Variant, given
from omerta.games.falconi.tests.scenes import car, choices, do, goes_on, lay, on, seat_of, turn, won
from omerta.testing import rule


def caught(*, share: bool, yellow: str | None = None) -> FalconiScene:
    """Green comes upon Don, blue is in the game, too."""
    scene = given(
        "salami",
        cars={"prison": "c5>E", "green": "b5>E", "blue": yellow},
        cards=on("b5 c5 straight[EW]"),
        to_move="green",
        police_share_win=share,
    )
    return do(scene, Drive("c5>E"))


@rule("F-3.1", "FR-33")
def test_the_catcher_wins_alone_unless_the_police_share() -> None:
    assert won(caught(share=False)) == ("caught", {"green"})
    assert won(caught(share=True)) == ("caught", {"green", "blue"})


@rule("F-3.1", "F-4.7")
def test_a_don_who_lets_himself_be_caught_has_lost() -> None:
    scene = given(
        "margherita",
        cars={"prison": "e5>E", "green": "c5>E", "blue": None},
        cards=on("c5 e5 straight[EW]"),
        to_move="green",
        pile=["straight"],
        bombs=2,
    )
    do(scene, lay("straight[EW]", "d5"), Catch("W"))
    assert GAME.pending(scene.state) == (seat_of(scene, "prison"),)
    assert choices(scene) == [BombBehind(), LetBeCaught()]
    assert won(do(scene, LetBeCaught())) == ("caught", {"green"})


@rule("F-3.2", "F-3.8")
def test_police_cars_that_are_out_do_not_win_with_the_others() -> None:
    scene = given(
        "margherita",
        cars={"prison": "b7>W", "green": "c5>E", "yellow": None},
        cards=on("b7 c7 straight[EW]", "a5 b5 c5 straight[EW]"),
        to_move="green",
        pile=["uturn", "straight", "straight"],
    )
    do(scene, lay("uturn[W]", "d5"))
    assert car(scene, "green").is_out
    do(scene, lay("straight[EW]", "i5"), Drive("i5>W"))
    assert won(do(scene, lay("straight[EW]", "a7"))) == ("don_blocked", {"yellow"})


@rule("F-3.6")
def test_in_principle_one_a_bomb_that_can_blast_something_keeps_don_in_the_game() -> None:
    cards = on("e4 straight[NS]", "e3 uturn[N]", "e5 straight[EW]", "e6 straight[NS]")
    scene = given("margherita", cars={"prison": "e4>N", "blue": None}, cards=cards, to_move="blue", bombs=1)
    assert goes_on(do(scene, lay("straight[NS]", "e9"), Drive("e9>S")))
    without = given("margherita", cars={"prison": "e4>N", "blue": None}, cards=cards, to_move="blue", bombs=0)
    assert won(do(without, lay("straight[NS]", "e9"), Drive("e9>S"))) == ("don_blocked", {"blue"})


SHUT = ("a4 curve[NE]", "b4 curve[NW]", "b5 curve[SW]", "a5 curve[ES]")


def shut_in(boosts: int = 0) -> FalconiScene:
    """Don circles in a ring at the forest; blue ends a turn."""
    cars = {"prison": "a4>N", "blue": "e8>S"}
    scene = given("diavola", cars=cars, cards=on(*SHUT), reserves={"prison": []}, boosts=boosts, to_move="blue")
    return do(scene, ThreePointTurn("e8>N"))


@rule("F-3.6", "FR-23")
def test_a_don_in_a_closed_ring_is_blocked() -> None:
    assert won(shut_in()) == ("don_blocked", {"blue"})


@rule("F-3.6")
def test_a_boost_and_a_wall_keep_don_in_the_game() -> None:
    assert won(shut_in(boosts=1)) == ("don_blocked", {"blue"})
    cards = on("a4 curve[NE]", "b4 curve[NW]", "b5 curve[SW]", "a5 tee[NES]", "a6 straight[EW]")
    walled = given("diavola", cars={"prison": "a4>N", "blue": "e8>S"}, cards=cards, to_move="blue", boosts=1)
    assert goes_on(do(walled, ThreePointTurn("e8>N")))
    tired = given("diavola", cars={"prison": "a4>N", "blue": "e8>S"}, cards=cards, to_move="blue", boosts=0)
    assert won(do(tired, ThreePointTurn("e8>N"))) == ("don_blocked", {"blue"})


@rule("F-3.6", "F-9.4")
def test_a_wall_before_the_prison_exit_does_not_count_for_a_boost() -> None:
    cards = on("e1 g1 straight[EW]")
    scene = given("diavola", cars={"prison": None, "blue": "e8>S"}, cards=cards, to_move="blue", boosts=2)
    assert won(do(scene, ThreePointTurn("e8>N"))) == ("don_blocked", {"blue"})


TO_THE_FOREST = ("a4 tee[NEW]", "b4 curve[NW]", "b5 curve[SW]", "a5 curve[ES]")


@rule("F-3.6", "FR-31", "F-12.7")
@pytest.mark.parametrize(
    ("reserve", "escapes", "lost"),
    [
        (["cross"], {}, False),
        (["escape-blue"], {}, False),
        (["escape-green"], {}, False),
        ([], {}, True),
        (["cross"], {"green": "W-9"}, True),
    ],
)
def test_a_face_down_card_is_hope_at_the_border_of_an_open_colour(
    reserve: list[str], escapes: dict[str, str], lost: bool
) -> None:
    scene = given(
        "salami",
        cars={"prison": "a4>N", "blue": "e8>S"},
        cards=on(*TO_THE_FOREST),
        reserves={"prison": reserve},
        escapes=escapes,
        to_move="blue",
    )
    do(scene, ThreePointTurn("e8>N"))
    assert goes_on(scene) != lost


@rule("F-3.6")
def test_a_secret_card_is_hope_as_well() -> None:
    cars = {"prison": "a4>N", "blue": "e8>S"}
    scene = given(
        "diavola", cars=cars, cards=on(*TO_THE_FOREST), reserves={"prison": []}, secret="blue", to_move="blue"
    )
    assert goes_on(do(scene, ThreePointTurn("e8>N")))


@rule("F-3.6", "FR-4")
def test_a_station_or_tunnel_ahead_is_no_hope() -> None:
    cards = on("a3 tee[NEW]", "b3 curve[NW]", "b4 curve[SW]", "a4 curve[ES]")
    scene = given("salami", cars={"prison": "a3>N", "blue": "e8>S"}, cards=cards, to_move="blue")
    assert won(do(scene, ThreePointTurn("e8>N"))) == ("don_blocked", {"blue"})


@rule("F-3.6", "FR-23")
def test_a_police_car_in_a_closed_ring_is_out_unless_don_is_in_it() -> None:
    cards = on("c4 curve[NE]", "d4 curve[NW]", "d5 curve[SW]", "c5 curve[ES]")
    alone = given("salami", cars={"prison": "h3>N", "green": "c4>N", "blue": "e8>S"}, cards=cards, to_move="blue")
    do(alone, ThreePointTurn("e8>N"))
    assert car(alone, "green").is_out
    both = given("salami", cars={"prison": "d5>S", "green": "c4>N", "blue": "e8>S"}, cards=cards, to_move="blue")
    do(both, ThreePointTurn("e8>N"))
    assert not car(both, "green").is_out
    assert turn(both) == ("prison", "action")


def green_walled_in() -> FalconiScene:
    """Blue lays the card that leaves green no way on."""
    scene = given(
        "margherita",
        cars={"prison": "h3>N", "green": "d5>E", "blue": "e6>S"},
        cards=on("d5 straight[EW]", "c5 uturn[E]", "e6 tee[NSW]"),
        reserves={},
        to_move="blue",
        pile=["curve"],
    )
    return do(scene, lay("curve[NE]", "e5"), Drive("e5>E"))


@rule("FR-11", "F-3.6", "F-3.7")
def test_a_car_is_out_at_the_end_of_the_turn_that_blocks_it() -> None:
    scene = green_walled_in()
    assert [(event.car, event.why) for event in scene.events if isinstance(event, CarOut)] == [("green", "blocked")]
    assert turn(scene) == ("prison", "lay")


@rule("F-3.8", "F-12.5")
def test_the_reserve_of_a_car_that_is_out_is_put_aside() -> None:
    scene = given(
        "funghi",
        cars={"prison": "h3>N", "green": "c5>E", "blue": None},
        cards=on("a5 b5 c5 straight[EW]"),
        reserves={"green": ["tee", "curve"]},
        to_move="green",
        pile=["uturn"],
    )
    do(scene, lay("uturn[W]", "d5"))
    assert scene.view().removed == {"curve": 1, "tee": 1}
    assert (car(scene, "green").is_out, car(scene, "green").place, car(scene, "green").reserve) == (True, None, ())


@rule("F-3.8", "F-1.9")
def test_a_car_that_is_out_has_no_turn_any_more() -> None:
    scene = green_walled_in()
    do(scene, lay("straight[NS]", "h4"), Drive("h4>N"))
    assert turn(scene)[0] == "blue"
    assert scene.legal(seat_of(scene, "green")) == []


@rule("F-3.7", "F-3.3")
def test_two_police_cars_may_go_out_together() -> None:
    scene = given(
        "margherita",
        cars={"prison": "e6>S", "green": "d5>E", "yellow": "f5>W"},
        cards=on("d5 straight[EW]", "c5 uturn[E]", "f5 straight[EW]", "g5 uturn[W]", "e6 tee[NES]"),
        to_move="prison",
        pile=["straight"],
        bombs=0,
    )
    do(scene, lay("straight[NS]", "e5"), Drive("e5>S"))
    assert [event.car for event in scene.events if isinstance(event, CarOut)] == ["green", "yellow"]
    assert won(scene) == ("police_out", {"prison"})


def last_round(variant: str = "salami", **options: Unpack[Variant]) -> FalconiScene:
    scene = given(
        variant,
        cars={"prison": "h3>N", "green": "b3>N", "yellow": "d6>S"},
        to_move="yellow",
        round_number=24,
        **options,
    )
    return do(scene, ThreePointTurn("d6>N"))


@rule("F-3.5", "F-3.7")
def test_night_falls_after_the_last_turn_and_is_told() -> None:
    scene = last_round()
    assert [event.round_number for event in scene.events if isinstance(event, Nightfall)] == [24]
    assert goes_on(last_round(hunt_rounds=25))


@rule("F-3.5")
@pytest.mark.parametrize(("winner", "cars"), [("don", {"prison"}), ("police", {"green", "yellow"})])
def test_the_winner_at_nightfall_may_be_chosen(winner: str, cars: set[str]) -> None:
    assert won(last_round(nightfall_winner=winner)) == ("nightfall", cars)


@rule("F-3.5", "FR-28")
def test_in_diavola_without_a_dealt_card_nightfall_is_dons() -> None:
    assert won(last_round("diavola", secret_escape="drawn")) == ("nightfall", {"prison"})


@rule("F-3.5")
def test_principle_one_knows_no_night() -> None:
    scene = given("margherita", cars={"prison": "h3>N", "blue": None}, to_move="blue", round_number=24)
    assert goes_on(do(scene, lay("straight[NS]", "e9"), Drive("e9>S")))


@rule("F-3.9", "F-9.5")
def test_nobody_moves_after_the_end() -> None:
    scene = caught(share=False)
    assert GAME.pending(scene.state) == ()
    assert scene.refused(0, Draw()).rule == "F-3.9"
    assert not [event for event in scene.events if isinstance(event, TurnBegan)]
    assert isinstance(scene.events[-1], GameOver)


@rule("F-8.3", "F-9.1")
@pytest.mark.parametrize("variant", ["salami", "diavola"])
def test_the_hot_pizzas_end_like_the_others(variant: str) -> None:
    cars = {"prison": "c5>E", "green": "b5>E"}
    scene = given(variant, cars=cars, cards=on("b5 c5 straight[EW]"), to_move="green")
    assert won(do(scene, Drive("c5>E"))) == ("caught", {"green"})
    assert scene.refused(0, BoostBreak()).rule == "F-3.9"
