"""Tests the worked examples of nightfall, setup, roles, recall and the clock, FX-43 to FX-45, FX-49, FX-50."""

from __future__ import annotations

import msgspec
import pytest

from omerta.contract import Viewer
from omerta.games.falconi import GAME
from omerta.games.falconi.actions import (
    BombBehind,
    BoostDrive,
    BoostStep,
    BoostStop,
    Catch,
    Draw,
    Drive,
    Lay,
    LayEscape,
    ThreePointTurn,
)
from omerta.games.falconi.tests.given import FalconiScene, given, new_game
from omerta.games.falconi.tests.scenes import answer, asked, car, do, lay, seat_of, won
from omerta.games.falconi.tests.test_examples_actions import fresh_don
from omerta.games.falconi.tests.test_examples_chase import two_ways_in
from omerta.games.falconi.tests.test_examples_diavola import LONG_STREET, behind_green, with_an_accomplice
from omerta.kit.chance import FastChance
from omerta.testing import rule

LAST_ROUND = 24


def night_has_fallen(variant: str, **police: str | None) -> FalconiScene:
    """The car at d6 has had the last turn of the last round."""
    cars: dict[str, str | None] = {"prison": "h3>N", **police}
    last = next(name for name, place in police.items() if place == "d6>S")
    scene = given(variant, cars=cars, to_move=last, round_number=LAST_ROUND)
    return do(scene, ThreePointTurn("d6>N"))


@rule("FX-43", "F-3.5", "FR-30")
def test_against_two_police_cars_don_wins_at_nightfall() -> None:
    assert won(night_has_fallen("salami", green="b3>N", yellow="d6>S")) == ("nightfall", {"prison"})


@rule("FX-43", "F-3.5", "FR-30")
def test_a_single_police_car_wins_at_nightfall() -> None:
    assert won(night_has_fallen("salami", blue="d6>S")) == ("nightfall", {"blue"})


@rule("FX-43", "F-3.5", "FR-30")
def test_with_an_accomplice_waiting_don_has_to_be_gone_by_nightfall() -> None:
    scene = night_has_fallen("diavola", green="b3>N", yellow="d6>S")
    assert won(scene) == ("nightfall", {"green", "yellow"})


@rule("FX-44", "F-1.4", "F-1.5", "F-1.6")
@pytest.mark.parametrize(
    ("variant", "sizes"),
    [
        ("margherita", (81, 81, 81)),
        ("funghi", (77, 75, 73)),
        ("prosciutto", (80, 78, 76)),
        ("salami", (80, 78, 76)),
        ("diavola", (79, 77, 75)),
    ],
)
def test_the_pile_before_the_first_draw(variant: str, sizes: tuple[int, int, int]) -> None:
    alone = new_game(2, variant=variant, police_cars=1)
    pair = new_game(3, variant=variant)
    three = new_game(2, variant=variant, police_cars=3)
    assert (pile_dealt(alone), pile_dealt(pair), pile_dealt(three)) == sizes


def pile_dealt(scene: FalconiScene) -> int:
    """The pile that the deal leaves; in principle I Don has drawn since."""
    set_up = msgspec.to_builtins(scene.events[0])
    return int(set_up["pile"])


@rule("FX-45", "F-1.3", "F-10.1", "FR-32")
def test_roles_go_round_from_game_to_game() -> None:
    scene = new_game(3, match="rotation")
    assert [(each.car, each.seat) for each in scene.view().cars] == [("prison", 0), ("green", 1), ("yellow", 2)]
    followed = GAME.sequel(scene.state, {}, FastChance(0))
    assert followed is not None
    assert tuple(followed.seating) == (0, 1, 2)
    state = GAME.new(msgspec.convert(followed.options, GAME.options, from_attributes=True), 3, FastChance(1), None)
    cars = GAME.view(state, None).cars
    assert [(each.car, each.seat) for each in cars] == [("prison", 1), ("green", 2), ("yellow", 0)]


def from_the_deal(pile: list[str]) -> FalconiScene:
    return given(
        "salami",
        cars={"prison": None, "blue": None},
        reserves={"prison": ["straight", "curve"]},
        to_move="prison",
        pile=pile,
        don_escapes=(0, 0),
    )


@rule("FX-49", "F-12.6", "F-12.3")
def test_what_everybody_knows_of_dons_escape_cards() -> None:
    scene = from_the_deal(["escape-green", "tee"])
    assert scene.view().don_escapes == (0, 0)
    do(scene, Draw())
    assert scene.view().don_escapes == (0, 1)
    do(scene, lay("straight[NS]", "e1"))
    assert scene.view().don_escapes == (0, 1)
    do(scene, Drive("e1>N"))
    do(scene, lay("tee[NEW]", "e9"), lay("tee[NEW]", "c9"), Draw())
    do(scene, LayEscape("green", "W-6"))
    assert scene.view().don_escapes == (0, 0)


def seen_step_by_step(pile: list[str], viewer: Viewer) -> list[bytes]:
    """Says what a viewer sees after each of Don's three actions, and everything told so far."""
    scene = from_the_deal(pile)
    seen = []
    for action in (Draw(), lay("straight[NS]", "e1"), Drive("e1>N")):
        do(scene, action)
        seen.append(msgspec.json.encode([scene.view(viewer), [event.shown(viewer) for event in scene.events]]))
    return seen


@rule("FX-49", "F-12.3", "F-12.7")
def test_the_police_cannot_tell_which_card_don_has_drawn() -> None:
    one, other = ["escape-green", "tee"], ["tee", "escape-green"]
    assert seen_step_by_step(one, 1) == seen_step_by_step(other, 1)
    assert seen_step_by_step(one, None) == seen_step_by_step(other, None)
    assert seen_step_by_step(one, 0) != seen_step_by_step(other, 0)


@rule("FX-50", "F-11.4")
def test_an_unanswered_chase_goes_on_by_itself() -> None:
    scene = two_ways_in()
    assert answer(scene) == Catch("S")
    do(scene, Catch("S"))
    assert asked(scene) == seat_of(scene, "prison")
    assert answer(scene) == BombBehind()


@rule("FX-50", "F-11.4")
def test_an_unanswered_lay_takes_the_first_card_that_leads_on() -> None:
    scene = given(
        "funghi", cars={"prison": None, "blue": None}, reserves={"prison": ["cross", "uturn"]}, pile=["straight"]
    )
    assert answer(scene) == lay("straight[NS]", "e1")


@rule("FX-50", "F-11.4")
def test_an_unanswered_action_with_three_cards_is_the_first_lay() -> None:
    assert answer(do(fresh_don(["cross"]), Draw())) == Lay("straight", 0, "e1")


@rule("FX-50", "F-11.4")
def test_an_unanswered_boost_goes_past_the_police_car_and_stops() -> None:
    scene = do(behind_green(LONG_STREET), BoostDrive("c5>E"))
    assert answer(scene) == BoostStep("d5>E")
    do(scene, BoostStep("d5>E"))
    assert answer(scene) == BoostStop()


@rule("FX-50", "F-11.4")
def test_an_unanswered_turn_with_one_card_in_hand_begins_with_a_draw() -> None:
    scene = with_an_accomplice()
    assert car(scene, "prison").hidden == 1
    assert answer(scene) == Draw()
