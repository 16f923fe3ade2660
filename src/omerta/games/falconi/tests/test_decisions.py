"""Tests who decides, refusals of damaged input, unanswered decisions, the clock. RULES.md F-11."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files

import pytest

from omerta.contract import RuleViolation
from omerta.games.falconi import GAME
from omerta.games.falconi.actions import (
    Blast,
    BombBehind,
    BoostBreak,
    BoostDrive,
    BoostStep,
    BoostStop,
    Catch,
    Draw,
    Drive,
    FalconiAction,
    Flee,
    Lay,
    LayEscape,
    LetBeCaught,
    PlaceEscape,
    ThreePointTurn,
)
from omerta.games.falconi.tests.given import FalconiScene, given
from omerta.games.falconi.tests.scenes import answer, asked, choices, do, lay, on, seat_of, turn
from omerta.testing import rule
from omerta.text import rulebook


def laying() -> FalconiScene:
    return given("margherita", cars={"prison": "h3>N", "blue": None}, to_move="prison", pile=["tee"])


def driving() -> FalconiScene:
    return do(laying(), lay("tee[ESW]", "h4"))


def placing() -> FalconiScene:
    return given("prosciutto", cars={"prison": "h3>N", "blue": None}, to_move="prison", pile=["escape-blue"])


def acting() -> FalconiScene:
    cars = {"prison": "b5>E", "blue": None}
    return given("diavola", cars=cars, cards=on("b5 c5 straight[EW]"), boosts=2, secret="green", to_move="prison")


def boosting() -> FalconiScene:
    cars = {"prison": "b5>E", "blue": None}
    scene = given("diavola", cars=cars, cards=on("b5 c5 d5 e5 straight[EW]"), boosts=2, to_move="prison")
    return do(scene, BoostDrive("c5>E"))


def reacting() -> FalconiScene:
    cars = {"prison": "e5>E", "green": "c5>E", "blue": None}
    scene = given("margherita", cars=cars, cards=on("c5 e5 straight[EW]"), to_move="green", pile=["straight"])
    return do(scene, lay("straight[EW]", "d5"), Catch("W"))


@rule("F-11.3")
@pytest.mark.parametrize(
    ("position", "action", "broken"),
    [
        (laying, Lay("hawaii", 0, "h4"), "F-4.4"),
        (laying, Lay("tee", 7, "h4"), "F-4.4"),
        (laying, Lay("tee", -1, "h4"), "F-4.4"),
        (laying, Lay("tee", 1, "z9"), "F-4.4"),
        (laying, Lay("tee", 1, ""), "F-4.4"),
        (laying, Lay("escape-green", 0, "h4"), "F-4.4"),
        (laying, Lay("blasted", 0, "h4"), "F-4.4"),
        (laying, Drive("h3>N"), "F-11.1"),
        (laying, Draw(), "F-11.1"),
        (driving, Drive("h4>X"), "F-4.5"),
        (driving, Drive("h4"), "F-4.5"),
        (driving, Drive("S-e"), "F-4.5"),
        (driving, Drive("h4>N"), "F-4.5"),
        (driving, Flee("h4>E"), "F-3.4"),
        (driving, Flee("nowhere"), "F-3.4"),
        (driving, Blast("h4>E"), "F-4.10"),
        (driving, Blast("h0>E"), "F-4.10"),
        (driving, Catch("S"), "F-4.6"),
        (placing, PlaceEscape("N-z"), "F-6.2"),
        (placing, PlaceEscape("N-e"), "F-6.2"),
        (placing, PlaceEscape("b9"), "F-6.2"),
        (acting, Lay("straight", 0, "b6"), "F-7.4"),
        (acting, Lay("cross", 1, "b6"), "F-7.4"),
        (acting, Lay("cross", 0, "j6"), "F-7.4"),
        (acting, Drive("c5>W"), "F-7.5"),
        (acting, Drive("c10>W"), "F-7.5"),
        (acting, ThreePointTurn("b5>N"), "F-7.6"),
        (acting, ThreePointTurn("b5>E"), "F-7.6"),
        (acting, ThreePointTurn("x"), "F-7.6"),
        (acting, LayEscape("red", "W-1"), "F-8.2"),
        (acting, LayEscape("green", "W-0"), "F-8.2"),
        (acting, LayEscape("blue", "N-a"), "F-8.2"),
        (acting, BoostDrive("d5>E"), "F-9.3"),
        (acting, BoostDrive("?"), "F-9.3"),
        (acting, BoostBreak(), "F-9.4"),
        (acting, BoostStep("c5>E"), "F-11.1"),
        (acting, BombBehind(), "F-11.1"),
        (boosting, BoostStep("e5>E"), "F-9.3"),
        (boosting, BoostStep(">"), "F-9.3"),
        (boosting, Flee("c5>E"), "F-3.4"),
        (boosting, Drive("d5>E"), "F-11.1"),
        (reacting, Catch("W"), "F-11.1"),
        (reacting, Draw(), "F-11.1"),
    ],
)
def test_damaged_input_is_refused_by_its_rule_and_changes_nothing(
    position: Callable[[], FalconiScene], action: FalconiAction, broken: str
) -> None:
    scene = position()
    refusal = scene.refused(asked(scene), action)
    assert refusal.rule == broken, refusal
    assert refusal.rule in rulebook(GAME.package)


@rule("F-11.2")
def test_the_table_of_decisions_writes_every_action_with_its_arguments() -> None:
    rules = files(GAME.package).joinpath("RULES.md").read_text(encoding="utf-8")
    table = rules.partition("| phase | who | actions |")[2].partition("\n\n")[0]
    cells = [line.split("|")[3] for line in table.splitlines()[2:]]
    assert set(re.findall(r"`([^`]+)`", " ".join(cells))) == {_signature(kind) for kind in GAME.actions}


def _signature(kind: type[FalconiAction]) -> str:
    fields = ", ".join(kind.__struct_fields__)
    return f"{kind.__struct_config__.tag}({fields})" if fields else str(kind.__struct_config__.tag)


@rule("F-11.1")
def test_nobody_but_the_seat_that_is_asked_may_act() -> None:
    scene = laying()
    refusal = scene.refused(seat_of(scene, "blue"), lay("tee[ESW]", "h4"))
    assert (refusal.rule, refusal.key) == ("F-11.1", "not-your-turn")
    assert scene.legal(seat_of(scene, "blue")) == []


@rule("F-11.1", "F-1.3")
def test_a_seat_that_is_not_there_is_refused() -> None:
    assert laying().refused(7, Draw()).key == "no-such-seat"


@rule("F-11.1")
@pytest.mark.parametrize(
    ("position", "kind"),
    [
        (laying, "lay"),
        (driving, "drive"),
        (placing, "place_escape"),
        (acting, "action"),
        (boosting, "boost"),
        (reacting, "react"),
    ],
)
def test_a_decision_is_named_after_its_phase(position: Callable[[], FalconiScene], kind: str) -> None:
    scene = position()
    (decision,) = GAME.decisions(scene.state, asked(scene))
    assert decision.kind == kind == scene.view().phase
    assert scene.view().waiting == (asked(scene),)


@rule("F-11.2")
def test_kinds_of_actions_come_in_the_order_of_the_table() -> None:
    kinds = list(dict.fromkeys(type(action) for action in choices(acting())))
    assert kinds == [Draw, Lay, Drive, ThreePointTurn, LayEscape, BoostDrive]


@rule("F-11.4")
def test_unanswered_actions_go_by_the_list_of_answers() -> None:
    one_card = given("salami", cars={"prison": "h3>N", "green": "b5>E"}, reserves={"green": ["tee"]}, to_move="green")
    assert answer(one_card) == Draw()
    street = on("b5 c5 straight[EW]")
    full = given("salami", cars={"prison": "h3>N", "green": "b5>E"}, cards=street, to_move="green")
    assert answer(full) == Drive("c5>E")
    nowhere = given("salami", cars={"prison": "h3>N", "green": "b5>E"}, to_move="green")
    assert answer(nowhere) == Lay("tee", 0, "a5")
    catching = given("salami", cars={"prison": "c5>E", "green": "b5>E"}, cards=street, to_move="green")
    assert answer(catching) == Drive("c5>E")


@rule("F-11.4")
def test_an_unanswered_police_car_catches_rather_than_drive() -> None:
    cars = {"prison": "e5>E", "green": "c5>E", "blue": None}
    scene = given("margherita", cars=cars, cards=on("c5 e5 straight[EW]"), to_move="green", pile=["tee"])
    do(scene, lay("tee[NEW]", "d5"))
    assert choices(scene) == [Drive("d5>N"), Catch("W")]
    assert answer(scene) == Catch("W")


@rule("F-11.4")
def test_an_unanswered_don_flees_rather_than_drive_and_drives_rather_than_blast() -> None:
    cards = on("b7 tee[NEW]", "a7 straight[EW]")
    there = given(
        "prosciutto", cars={"prison": "c7>W", "blue": None}, cards=cards, escapes={"green": "W-7"}, to_move="prison"
    )
    assert choices(there) == [Drive("b7>N"), Flee("a7>W")]
    assert answer(there) == Flee("a7>W")
    walled = on("b7 tee[NEW]", "a7 straight[NS]")
    barred = given(
        "prosciutto", cars={"prison": "c7>W", "blue": None}, cards=walled, escapes={"green": "W-7"}, to_move="prison"
    )
    assert choices(barred) == [Drive("b7>N"), Blast("b7>W")]
    assert answer(barred) == Drive("b7>N")


@rule("F-11.4")
def test_an_unanswered_catch_is_bombed_and_an_escape_card_goes_to_the_first_position() -> None:
    assert answer(reacting()) == BombBehind()
    assert answer(placing()) == PlaceEscape("N-a")


@rule("F-11.4", "F-4.13")
def test_an_unanswered_lay_avoids_the_dead_end() -> None:
    scene = given("margherita", cars={"prison": "i3>N", "blue": None}, to_move="prison", pile=["curve"])
    assert choices(scene) == [lay("curve[ES]", "i4"), lay("curve[SW]", "i4")]
    assert answer(scene) == lay("curve[SW]", "i4")


@rule("F-11.5")
def test_one_clock_runs_and_its_end_is_the_answer() -> None:
    scene = laying()
    (clock,) = GAME.clocks(scene.state)
    assert (clock.name, clock.seats) == ("decision", (asked(scene),))
    assert turn(scene.expired(clock)) == ("prison", "drive")
    with pytest.raises(RuleViolation) as refused:
        scene.expired(clock)
    assert refused.value.rule == "F-11.5"


@rule("F-11.5", "F-4.7")
def test_the_answer_to_a_catch_has_a_clock_of_its_own() -> None:
    scene = reacting()
    (clock,) = GAME.clocks(scene.state)
    assert (clock.name, clock.seats) == ("react", (seat_of(scene, "prison"),))
    assert scene.expired(clock).view().bombs == 1


@rule("F-11.6")
def test_whoever_is_asked_has_something_to_do() -> None:
    assert choices(reacting()) == [BombBehind(), LetBeCaught()]
    assert choices(boosting()) == [BoostStep("d5>E"), BoostStop()]
