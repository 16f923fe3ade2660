"""A refusal names the rule, the reason and what was asked for, and never a reason of another rule. RULES.md F-11.3."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from omerta.games.falconi.actions import (
    Blast,
    BoostBreak,
    BoostDrive,
    BoostStep,
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
from omerta.games.falconi.tests.given import FalconiScene, given
from omerta.games.falconi.tests.scenes import asked, do, on, seat_of
from omerta.testing import rule


def refused(scene: FalconiScene, action: FalconiAction) -> tuple[str, str, dict[str, object]]:
    """Says by which rule the seat that is asked is refused, why, and what it is told besides."""
    refusal = scene.refused(asked(scene), action)
    return refusal.rule, refusal.key, dict(refusal.args_for_text)


# --- Principle I -------------------------------------------------------------------------------------------------


def laying() -> FalconiScene:
    """Don has drawn a T-junction, the cell ahead of him is h4."""
    return given("margherita", cars={"prison": "h3>N", "blue": None}, pile=["tee"])


def funghi() -> FalconiScene:
    """Don has drawn a T-junction and holds a curve and a straight besides."""
    return given("funghi", cars={"prison": "h3>N"}, pile=["tee"], reserves={"prison": ["straight", "curve"]})


@rule("F-4.4", "F-5.1")
@pytest.mark.parametrize(
    ("action", "broken", "key", "told"),
    [
        (Lay("tee", 1, "h5"), "F-4.4", "not-ahead", {"cell": "h5"}),
        (Lay("tee", 1, "g3"), "F-4.4", "not-ahead", {"cell": "g3"}),
        (Lay("cross", 0, "h4"), "F-5.1", "not-in-hand", {"card": "cross"}),
        (Lay("tee", 0, "h4"), "F-4.4", "no-port-facing", {"card": "tee", "rotation": 0}),
        (Lay("tee", 4, "h4"), "F-4.4", "no-such-rotation", {"card": "tee", "rotation": 4}),
        (Lay("pizza", 0, "h4"), "F-4.4", "no-such-card", {"card": "pizza"}),
        (Lay("tee", 1, "h10"), "F-4.4", "no-such-cell", {"cell": "h10"}),
    ],
)
def test_a_lay_is_refused_with_the_cell_or_card_that_is_wrong(
    action: Lay, broken: str, key: str, told: dict[str, object]
) -> None:
    assert refused(laying(), action) == (broken, key, told)


@rule("F-4.4", "F-5.1")
@pytest.mark.parametrize(("card", "rotation"), [("straight", 1), ("curve", 0), ("curve", 3), ("tee", 0)])
def test_a_reserve_card_too_must_meet_the_own_street(card: str, rotation: int) -> None:
    told = {"card": card, "rotation": rotation}
    assert refused(funghi(), Lay(card, rotation, "h4")) == ("F-4.4", "no-port-facing", told)


def at_a_fork(bombs: int = 2) -> FalconiScene:
    """Don must advance over d5: to the west is an open end, to the east a wall with nothing behind it."""
    cards = on("d4 e5 straight[NS]", "d5 tee[ESW]")
    return given("margherita", cars={"prison": "d4>N", "blue": None}, cards=cards, bombs=bombs, pile=["tee"])


@rule("F-4.5", "F-4.6", "F-4.10")
@pytest.mark.parametrize(
    ("action", "broken", "key", "told"),
    [
        (Drive("d5>N"), "F-4.5", "not-reachable", {"place": "d5>N"}),
        (Drive("d4>S"), "F-4.5", "not-reachable", {"place": "d4>S"}),
        (Drive("d4>N"), "F-4.5", "no-open-end", {"place": "d4>N"}),
        (Drive("d5>E"), "F-4.5", "no-open-end", {"place": "d5>E"}),
        (Drive("d5"), "F-4.5", "no-such-place", {"place": "d5"}),
        (Flee("d5>W"), "F-3.4", "no-escape-ahead", {"place": "d5>W"}),
        (Flee("a1>W"), "F-3.4", "not-reachable", {"place": "a1>W"}),
        (Blast("d5>E"), "F-4.10", "nothing-behind", {"place": "d5>E"}),
        (Blast("d5>W"), "F-4.10", "no-wall", {"place": "d5>W"}),
        (Blast("d4>S"), "F-4.10", "not-reachable", {"place": "d4>S"}),
        (Catch("N"), "F-4.6", "only-police", {}),
        (Catch("up"), "F-4.6", "no-such-side", {"side": "up"}),
        (Lay("tee", 1, "c5"), "F-11.1", "wrong-phase", {"phase": "advance"}),
        (Draw(), "F-11.1", "other-principle", {}),
        (BoostStep("d5>W"), "F-11.1", "other-principle", {}),
    ],
)
def test_an_advance_is_refused_with_its_own_reason(
    action: FalconiAction, broken: str, key: str, told: dict[str, object]
) -> None:
    assert refused(at_a_fork(), action) == (broken, key, told)


@rule("F-4.10")
def test_without_a_bomb_nothing_is_blasted_whatever_the_wall() -> None:
    assert refused(at_a_fork(bombs=0), Blast("d5>E")) == ("F-4.10", "no-bomb", {})


def behind_don() -> FalconiScene:
    """Green is to advance and reaches Don from the west alone."""
    cars = {"prison": "e5>E", "green": "c5>E"}
    return given("prosciutto", cars=cars, cards=on("c5 d5 e5 straight[EW]"), to_move="green", escapes={"yellow": "E-1"})


@rule("F-4.6")
@pytest.mark.parametrize("via", ["N", "E", "S"])
def test_a_catch_by_a_side_to_which_no_way_leads_is_refused(via: str) -> None:
    assert refused(behind_don(), Catch(via)) == ("F-4.6", "no-catch", {"via": via})


@rule("F-2.6", "F-4.10")
@pytest.mark.parametrize(("action", "broken"), [(Flee("d5>E"), "F-3.4"), (Blast("d5>E"), "F-4.10")])
def test_fleeing_and_blasting_are_dons_alone(action: FalconiAction, broken: str) -> None:
    assert refused(behind_don(), action) == (broken, "only-don", {})


@rule("F-6.2")
@pytest.mark.parametrize("border", ["N-e", "N-c", "W-1", "S-a"])
def test_a_refused_border_position_is_told_with_the_colour_of_the_card(border: str) -> None:
    scene = given("prosciutto", pile=["escape-blue"])
    assert refused(scene, PlaceEscape(border)) == ("F-6.2", "not-eligible", {"border": border, "colour": "blue"})


@rule("F-11.1")
def test_whoever_is_not_asked_is_told_who_is() -> None:
    scene = behind_don()
    refusal = scene.refused(seat_of(scene, "prison"), Drive("e5>E"))
    assert refusal.told() == ("F-11.1", "not-your-turn", (("seat", seat_of(scene, "green")),))


# --- Principle II ------------------------------------------------------------------------------------------------


def acting() -> FalconiScene:
    """Don has three actions, a crossroads, a secret card and a boost; blue is in his lane two cards ahead."""
    cars = {"prison": "b5>E", "blue": "d5>E"}
    return given("diavola", cars=cars, cards=on("b5 c5 d5 straight[EW]"), boosts=1, secret="green")


def after_a_drive() -> FalconiScene:
    return do(acting(), Drive("c5>E"))


def with_three_cards() -> FalconiScene:
    return do(given("diavola", cars={"prison": "b5>E"}, reserves={"prison": ["tee", "tee"]}, boosts=1), Draw())


def at_the_start() -> FalconiScene:
    return given("diavola", cars={"prison": None}, cards=on("e1 straight[NS]"), boosts=1)


@rule("F-7.2a", "F-7.4", "F-7.5", "F-7.6", "F-8.2", "F-9.2")
@pytest.mark.parametrize(
    ("position", "action", "broken", "key", "told"),
    [
        (acting, Lay("straight", 0, "b6"), "F-7.4", "not-in-hand", {"card": "straight"}),
        (acting, Lay("cross", 0, "c5"), "F-7.4", "cell-taken", {"cell": "c5"}),
        (acting, Lay("cross", 0, "c6"), "F-7.4", "not-beside", {"cell": "c6"}),
        (acting, Drive("d5>E"), "F-7.5", "not-one-step", {"place": "d5>E"}),
        (after_a_drive, Drive("d5>E"), "F-7.5", "place-taken", {"place": "d5>E"}),
        (acting, ThreePointTurn("b5>S"), "F-7.6", "not-linked", {"place": "b5>S"}),
        (acting, ThreePointTurn("c5>W"), "F-7.6", "not-linked", {"place": "c5>W"}),
        (after_a_drive, ThreePointTurn("c5>W"), "F-7.6", "needs-three-actions", {"actions": 2}),
        (at_the_start, ThreePointTurn("e1>N"), "F-7.6", "not-on-a-card", {}),
        (acting, LayEscape("blue", "N-a"), "F-8.2", "not-in-hand", {"card": "escape-blue"}),
        (acting, LayEscape("green", "W-5"), "F-6.2", "not-eligible", {"border": "W-5", "colour": "green"}),
        (acting, LayEscape("green", "N-a"), "F-6.2", "not-eligible", {"border": "N-a", "colour": "green"}),
        (after_a_drive, LayEscape("green", "W-6"), "F-9.2", "first-action-only", {}),
        (acting, Flee("b5>E"), "F-3.4", "no-escape-ahead", {"place": "b5>E"}),
        (acting, BoostBreak(), "F-9.4", "no-wall-ahead", {}),
        (acting, BoostDrive("d5>E"), "F-9.3", "not-one-step", {"place": "d5>E"}),
        (after_a_drive, BoostDrive("d5>E"), "F-9.5", "cannot-overtake", {"place": "d5>E"}),
        (at_the_start, BoostDrive("e1>N"), "F-9.3", "not-on-a-card", {}),
        (with_three_cards, Draw(), "F-7.2a", "three-cards", {}),
        (with_three_cards, ThreePointTurn("b5>W"), "F-7.2a", "three-cards", {}),
        (with_three_cards, BoostDrive("c5>E"), "F-7.2a", "three-cards", {}),
        (with_three_cards, Flee("b5>E"), "F-7.2a", "three-cards", {}),
        (acting, Catch("W"), "F-11.1", "other-principle", {}),
        (acting, PlaceEscape("W-1"), "F-11.1", "wrong-phase", {"phase": "action"}),
    ],
)
def test_an_action_is_refused_with_its_own_reason(
    position: Callable[[], FalconiScene], action: FalconiAction, broken: str, key: str, told: dict[str, object]
) -> None:
    assert refused(position(), action) == (broken, key, told)


@rule("F-7.2")
def test_with_the_last_action_a_full_hand_has_no_room_for_a_card() -> None:
    scene = given("salami", cars={"prison": "h3>N", "green": "d6>S"}, to_move="green", actions=1)
    assert refused(scene, Draw()) == ("F-7.2", "no-room-to-draw", {})


@rule("F-7.2")
def test_a_draw_from_an_empty_pile_is_refused_for_that_and_not_for_the_full_hand() -> None:
    laid = {"green": "W-1", "blue": "N-a", "yellow": "E-1"}
    scene = given("salami", cars={"green": "d6>S"}, to_move="green", actions=1, escapes=laid, only_pile=True)
    assert refused(scene, Draw()) == ("F-7.2", "pile-empty", {})


@rule("F-7.6")
@pytest.mark.parametrize("other", ["prison", "yellow"])
def test_nobody_turns_onto_the_place_of_another_car_even_if_it_is_don(other: str) -> None:
    cars = {"prison": "h3>N", "green": "d6>S", "yellow": "h8>N"} | {other: "d6>N"}
    scene = given("salami", cars=cars, to_move="green")
    assert refused(scene, ThreePointTurn("d6>N")) == ("F-7.6", "place-taken", {"place": "d6>N"})
