"""Talk by turns. RULES.md C-12.2."""

from __future__ import annotations

import pytest

from omerta.contract import Seat
from omerta.games.cuba import GAME
from omerta.games.cuba.actions import Accuse, Ask, CubaAction, OpenFloor, PassFloor, Say
from omerta.games.cuba.events import (
    FinalDemand,
    FloorOpened,
    FloorPassed,
    Said,
    TurnPassed,
)
from omerta.games.cuba.tests.given import P0, CubaScene, a8, given, k8
from omerta.games.cuba.tests.look import (
    heard,
    legal_of,
    told,
    verbs,
    winners,
)
from omerta.games.cuba.tests.play import (
    HOLD,
    OPEN_FLOOR,
    PASS_FLOOR,
    REFUSE,
    accuse,
    ask,
    each_in_turn,
    say,
)
from omerta.testing import rule

MISSING = Say("gf.missing", "3")
TOOK = Say("took", "nothing")


def formal(question_budget: int = -1, floor_budget: int = 6) -> CubaScene:
    return a8(talk="formal", question_budget=question_budget, floor_budget=floor_budget)


def passed_floor(scene: CubaScene, *seats: Seat) -> CubaScene:
    scene.when(P0, OPEN_FLOOR)
    for seat in seats:
        scene.when(seat, PASS_FLOOR)
    return scene


@rule("C-12.2")
def test_in_formal_one_seat_decides_at_a_time() -> None:
    scene = formal()
    assert GAME.pending(scene.state) == (P0,)
    assert GAME.pending(ask(scene, 4, "took").state) == (4,)
    assert GAME.pending(scene.when(4, REFUSE).state) == (P0,)


@rule("C-12.2")
def test_the_length_of_the_godfathers_turn() -> None:
    turn = {"Ask": 7 * 14 + 1, "OpenFloor": 1, "Say": 38 + 5 + 3 + 9 * 7, "Accuse": 7, "Abdicate": 1}
    assert verbs(formal(), P0) == turn
    assert len(formal().legal(P0)) == 217


@rule("C-12.2", "C-6.10")
@pytest.mark.parametrize(("targets", "a", "living", "p1"), [((1,), 6, 7, 1), ((2,), 6, 6, 1), ((2, 1), 5, 6, 1)])
def test_the_turn_shrinks_with_those_who_can_be_accused_and_asked(
    targets: tuple[Seat, ...], a: int, living: int, p1: int
) -> None:
    scene = accuse(formal(), *targets)
    assert len(scene.legal(P0)) == a + living * 14 + p1 + 1 + 38 + 5 + 3 + 9 * a + 1


@rule("C-12.2")
def test_a_first_player_who_is_out_is_not_asked_for_the_bag() -> None:
    scene = accuse(given(8, "3d loyal driver loyal 4d fbi loyal", talk="formal"), 1)
    assert len(scene.legal(P0)) == 6 + 6 * 14 + 0 + 1 + 38 + 5 + 3 + 9 * 6 + 1


@rule("C-12.2")
@pytest.mark.parametrize("n", range(5, 13))
def test_the_longest_turn_is_the_first(n: int) -> None:
    scene = given(n, " ".join(["1d"] * (n - 1)), talk="formal", killer=n > 5)
    mix = scene.state.mix
    chips, sorts = sum(mix), len([count for count in mix if count])
    a = living = n - 1
    assert len(scene.legal(P0)) == a + living * (8 + 2 * sorts) + 1 + 1 + 38 + chips + sorts + 9 * a + 1


@rule("C-12.2")
def test_no_turn_has_more_than_363_actions() -> None:
    scene = given(12, " ".join(["1d"] * 11), talk="formal", killer=True)
    assert len(scene.legal(P0)) == 363


@rule("C-12.2")
@pytest.mark.parametrize(
    ("topic", "length"),
    [("recv.diamonds", 18), ("recv.chips", 8), ("recv.loyal", 6), ("recv.fbi", 4), ("took", 24), ("suspects", 8)],
)
def test_an_asked_seat_answers_that_slot_and_nothing_else(topic: str, length: int) -> None:
    scene = ask(formal(), 4, topic)
    assert (scene.view().phase, scene.view().waiting) == ("answer", (4,))
    assert len(scene.legal(4)) == length


@rule("C-12.2")
def test_no_answer_has_more_than_26_choices() -> None:
    scene = ask(given(12, " ".join(["1d"] * 11), talk="formal", killer=True), 1, "took")
    assert len(scene.legal(1)) == 26


@rule("C-12.2", "C-5.11")
@pytest.mark.parametrize(
    ("seat", "action"), [(4, Say("recv.chips", "2")), (5, TOOK), (0, MISSING), (0, Accuse(2)), (0, Ask(5, "took"))]
)
def test_in_formal_nobody_does_anything_else_while_a_question_is_open(seat: Seat, action: CubaAction) -> None:
    assert ask(formal(), 4, "took").refused(seat, action).rule in ("C-12.2", "C-5.10")


@rule("C-12.2")
@pytest.mark.parametrize("seat", [1, 4, 7])
def test_in_formal_nobody_speaks_in_the_godfathers_turn(seat: Seat) -> None:
    assert formal().refused(seat, TOOK).rule == "C-12.2"


@rule("C-12.2")
def test_an_opened_floor_goes_from_p1_to_the_last_player() -> None:
    scene = formal().when(P0, OPEN_FLOOR)
    assert told(scene, None, FloorOpened) == [FloorOpened(5)]
    assert (scene.view().phase, scene.view().floor) == ("floor", (1, 2, 3, 4, 5, 6, 7))
    scene.when(1, PASS_FLOOR)
    say(scene, 2, "took", "nothing")
    assert scene.view().floor == (3, 4, 5, 6, 7)
    assert told(scene, None, FloorPassed) == [FloorPassed(1)]


@rule("C-12.2")
def test_after_the_floor_it_is_the_godfathers_turn_again() -> None:
    scene = passed_floor(formal(), *range(1, 8))
    assert (scene.view().phase, scene.view().waiting, scene.view().floor) == ("interrogation", (0,), ())
    assert scene.view().floors == 1


@rule("C-12.2")
def test_whoever_is_out_does_not_get_the_floor() -> None:
    scene = accuse(formal(), 2).when(P0, OPEN_FLOOR)
    assert scene.view().floor == (1, 3, 4, 5, 6, 7)


@rule("C-12.2")
def test_on_the_floor_a_seat_may_say_anything_once_or_pass() -> None:
    scene = formal().when(P0, OPEN_FLOOR).when(1, PASS_FLOOR)
    assert verbs(scene, 2) == {"Say": 34 + 20 + 6 + 22 + 54, "PassFloor": 1}
    assert scene.refused(1, TOOK).rule == "C-12.2"
    assert scene.refused(3, TOOK).rule == "C-12.2"


@rule("C-12.2")
def test_no_floor_has_more_than_202_choices() -> None:
    scene = given(12, " ".join(["1d"] * 11), talk="formal", killer=True).when(P0, OPEN_FLOOR)
    assert len(scene.legal(1)) == 202


@rule("C-12.2")
def test_the_questions_are_four_for_every_suspect() -> None:
    assert formal().view().questions_left == 28
    assert formal(question_budget=3).view().questions_left == 3


@rule("C-12.2")
def test_used_up_questions_are_no_longer_legal() -> None:
    scene = ask(formal(question_budget=1), 4, "took").when(4, REFUSE)
    assert legal_of(scene, P0, Ask) == []
    assert scene.refused(P0, Ask(5, "took")).rule == "C-12.2"
    assert scene.view().final_demand is False


@rule("C-12.2")
def test_used_up_floors_are_no_longer_legal() -> None:
    scene = passed_floor(formal(floor_budget=1), *range(1, 8))
    assert legal_of(scene, P0, OpenFloor) == []
    assert scene.refused(P0, OPEN_FLOOR).rule == "C-12.2"


@rule("C-12.2")
def test_the_godfather_has_twenty_statements() -> None:
    scene = each_in_turn(formal(), P0, [MISSING] * 20)
    assert legal_of(scene, P0, Say) == []
    assert scene.refused(P0, MISSING).rule == "C-12.2"


@rule("C-12.2")
def test_a_statement_leaves_the_godfather_his_turn() -> None:
    scene = formal().when(P0, MISSING)
    assert GAME.pending(scene.state) == (P0,)
    assert told(scene, None, Said) == [Said(P0, "gf.missing", "3", None, None, False)]


@rule("C-12.2", "C-13.4")
def test_with_both_budgets_used_up_the_final_demand_begins() -> None:
    scene = ask(formal(question_budget=1, floor_budget=0), 4, "took")
    assert told(scene, None, FinalDemand) == []
    scene.when(4, REFUSE)
    assert told(scene, None, FinalDemand) == [FinalDemand(P0)]
    assert verbs(scene, P0) == {"Accuse": 7, "Abdicate": 1}


@rule("C-12.2", "C-13.4")
def test_with_the_last_floor_the_final_demand_begins() -> None:
    scene = passed_floor(formal(question_budget=0, floor_budget=1), *range(1, 7))
    assert scene.view().final_demand is False
    assert scene.when(7, PASS_FLOOR).view().final_demand is True


@rule("C-12.2", "C-13.4")
def test_without_any_budget_the_talk_begins_with_the_final_demand() -> None:
    scene = formal(question_budget=0, floor_budget=0)
    assert told(scene, None, FinalDemand) == [FinalDemand(P0)]
    assert verbs(scene, P0) == {"Accuse": 7, "Abdicate": 1}


@rule("C-12.2")
def test_a_formal_game_has_at_most_534_actions() -> None:
    assert GAME.bound(k8(talk="formal").state.options, 12) <= 534


@rule("C-12.2")
def test_everybody_sees_whose_turn_it_is() -> None:
    scene = formal()
    before = len(scene.events)
    ask(scene, 4, "took").when(4, REFUSE)
    assert [event for event in heard(scene, 6, before) if isinstance(event, TurnPassed)] == [
        TurnPassed("answer", 4),
        TurnPassed("interrogation", 0),
    ]


@rule("C-12.2", "C-7.4")
def test_in_formal_the_window_closes_with_the_last_answer() -> None:
    scene = k8(talk="formal").when(P0, Accuse(2))
    assert GAME.pending(scene.state) == (1, 3, 4, 5, 6, 7)
    scene.when(7, HOLD).when(1, HOLD).when(3, HOLD).when(4, HOLD).when(5, HOLD)
    assert scene.view().phase == "reaction"
    assert scene.when(6, HOLD).view().phase == "interrogation"


@rule("C-12.2", "C-7.5")
def test_in_formal_the_killer_fires_like_anywhere() -> None:
    assert winners(accuse(k8(talk="formal"), 5, fires=3)) == {3, 4}


@rule("C-12.2")
def test_passing_is_for_the_floor() -> None:
    assert formal().refused(4, PassFloor()).rule == "C-12.2"
