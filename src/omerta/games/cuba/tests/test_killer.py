"""The killer and his window. RULES.md C-7, CR-12 to CR-15, CR-20, CR-35."""

from __future__ import annotations

import pytest

from omerta.contract import Seat
from omerta.games.cuba import GAME
from omerta.games.cuba.actions import Abdicate, Accuse, Ask, CubaAction, Say
from omerta.games.cuba.events import Decided, Fired, JokerGiven, PocketOpened, Recovered, WindowOpened
from omerta.games.cuba.tests.given import P0, CubaScene, a8, given, k7, k8
from omerta.games.cuba.tests.look import (
    accusable,
    decision,
    end,
    frozen,
    goes_on,
    heard,
    out,
    own,
    told,
    view_bytes,
    winners,
)
from omerta.games.cuba.tests.play import HOLD, PENG, accuse, ask, expire, window
from omerta.testing import rule


def accused(scene: CubaScene, target: Seat) -> CubaScene:
    """The window is open and nobody has answered."""
    return scene.when(P0, Accuse(target))


def answer(scene: CubaScene, order: tuple[Seat, ...], fires: Seat) -> CubaScene:
    for seat in order:
        scene.when(seat, PENG if seat == fires else HOLD)
    return scene


def bagged_killer() -> CubaScene:
    return given(8, "loyal 3d loyal driver fbi 4d 2d", hidden=2, bag="killer", killer=True)


@rule("C-7.1", "C-8.2")
def test_a_killer_who_never_fires_wins_with_the_godfather() -> None:
    assert winners(accuse(k8(), 2, 6)) == {0, 1, 3, 4, 7}


@rule("C-7.2")
def test_without_the_killers_chip_in_the_mix_no_window_opens() -> None:
    assert told(accuse(a8(), 2), None, WindowOpened) == []


@rule("C-7.2")
def test_the_window_asks_all_closed_pockets_but_the_accused() -> None:
    scene = accused(k8(), 2)
    assert told(scene, None, WindowOpened) == [WindowOpened((1, 3, 4, 5, 6, 7))]
    assert (scene.view().phase, scene.view().waiting) == ("reaction", (1, 3, 4, 5, 6, 7))
    assert scene.view().accused == 2


@rule("C-7.2")
def test_open_pockets_and_those_who_are_out_are_not_asked() -> None:
    scene = accuse(k8(), 1, 2)
    assert window(accused(scene, 6)) == (3, 4, 5, 7)


@rule("C-7.2", "C-1.2")
def test_the_window_names_seats_in_ascending_order() -> None:
    scene = k8(godfather=5).when(5, Accuse(7))
    assert window(scene) == (0, 1, 2, 3, 4, 6)


@rule("E-34", "C-7.2", "CR-12")
def test_a_window_opens_although_the_killers_chip_is_in_the_bag() -> None:
    scene = accused(bagged_killer(), 2)
    assert window(scene) == (1, 3, 4, 5, 6, 7)
    assert [scene.legal(seat) for seat in window(scene)] == [[HOLD]] * 6
    expire(scene, "window")
    assert told(scene, None, PocketOpened) == [PocketOpened(2, "diamonds:3", "thief")]


@rule("C-7.2", "CR-12")
def test_a_window_opens_although_the_killers_chip_came_back_in_the_box() -> None:
    scene = accused(given(8, "loyal 3d loyal driver fbi 4d 2d", hidden=2, killer=True), 2)
    assert window(scene) == (1, 3, 4, 5, 6, 7)


@rule("C-7.2", "CR-12")
@pytest.mark.parametrize("viewer", [None, 0, 4, 5, 6, 7])
def test_the_window_tells_nobody_whether_a_killer_is_there(viewer: Seat | None) -> None:
    there = accused(given(8, "loyal 3d killer driver fbi 4d 2d", hidden=2, bag="loyal", killer=True), 7)
    elsewhere = accused(given(8, "loyal 3d loyal driver fbi 4d 2d", hidden=2, bag="killer", killer=True), 7)
    assert heard(there, None) == heard(elsewhere, None)
    assert GAME.clocks(there.state) == GAME.clocks(elsewhere.state)
    assert view_bytes(there, viewer) == view_bytes(elsewhere, viewer)


@rule("E-30", "C-7.2", "C-7.3", "C-6.5", "CR-14")
def test_the_accused_killer_opens_a_window_in_which_nobody_can_fire() -> None:
    scene = accused(k8(), 3)
    assert window(scene) == (1, 2, 4, 5, 6, 7)
    assert [scene.legal(seat) for seat in window(scene)] == [[HOLD]] * 6
    assert scene.refused(3, PENG).rule == "C-7.3"
    expire(scene, "window")
    assert told(scene, None, JokerGiven) == [JokerGiven(3, 0)]


@rule("E-30", "C-6.6", "CR-14")
def test_without_a_joker_the_accused_killer_puts_the_godfather_out() -> None:
    scene = accuse(k7(), 3)
    assert out(scene) == {0: "no_joker"}
    assert winners(scene) == {6}


@rule("E-32", "C-7.2", "CR-20")
def test_a_known_killer_is_asked_alone_and_may_still_shoot() -> None:
    scene = accused(accuse(k8(), 3), 5)
    assert window(scene) == (3,)
    scene.when(3, PENG)
    assert winners(scene) == {3, 4}


@rule("CR-20")
def test_a_known_killer_who_holds_wins_with_the_godfather() -> None:
    assert winners(accuse(k8(), 3, 2, 6)) == {0, 1, 3, 4, 7}


@rule("E-33", "C-7.2")
def test_after_the_killer_is_out_no_window_opens() -> None:
    scene = accuse(k8(), 4, fires=3)
    before = len(scene.events)
    accuse(scene, 2)
    assert [event for event in heard(scene, None, before) if isinstance(event, WindowOpened)] == []
    assert out(scene)[2] == "caught"


@rule("C-7.2")
def test_the_last_closed_pocket_is_opened_without_a_window() -> None:
    scene = given(6, "4d 3d 3d 3d 2d", chip_mix="custom", custom_mix=(1, 1, 0, 0, 1))
    accuse(scene, 1, 2, 3, 4)
    before = len(scene.events)
    accuse(scene, 5)
    assert [event for event in heard(scene, None, before) if isinstance(event, WindowOpened)] == []
    assert winners(scene) == {0}


@rule("C-7.3")
def test_the_living_killer_may_hold_or_fire_everybody_else_holds() -> None:
    scene = accused(k8(), 2)
    assert scene.legal(3) == [HOLD, PENG]
    assert [scene.legal(seat) for seat in (1, 4, 5, 6, 7)] == [[HOLD]] * 5


@rule("C-7.3")
@pytest.mark.parametrize("seat", [1, 5, 7])
def test_whoever_is_not_the_killer_cannot_fire(seat: Seat) -> None:
    assert accused(k8(), 2).refused(seat, PENG).rule == "C-7.3"


@rule("C-7.3")
@pytest.mark.parametrize("action", [HOLD, PENG])
@pytest.mark.parametrize("seat", [0, 2])
def test_the_accused_and_the_godfather_decide_nothing(seat: Seat, action: CubaAction) -> None:
    scene = accused(k8(), 2)
    assert scene.legal(seat) == []
    assert scene.refused(seat, action).rule == "C-7.3"


@rule("C-7.3", "C-6.2")
@pytest.mark.parametrize(
    ("seat", "action"),
    [
        (0, Accuse(6)),
        (0, Ask(4, "took")),
        (0, Say("gf.missing", "3")),
        (0, Abdicate()),
        (4, Say("took", "nothing")),
        (2, Say("took", "nothing")),
    ],
)
def test_nothing_else_can_be_done_while_the_window_is_open(seat: Seat, action: CubaAction) -> None:
    assert accused(k8(), 2).refused(seat, action).rule in ("C-6.1", "C-6.2", "C-7.3", "C-5.8")


@rule("C-7.3")
@pytest.mark.parametrize("action", [HOLD, PENG])
def test_without_a_window_nobody_holds_or_fires(action: CubaAction) -> None:
    assert k8().refused(3, action).rule in ("C-7.2", "C-7.3")


@rule("C-7.3")
def test_the_answer_is_a_sealed_decision_of_those_who_are_asked() -> None:
    scene = accused(k8(), 2)
    assert decision(scene, 4) == decision(scene, 3)
    assert (decision(scene, 3).kind, decision(scene, 3).sealed) == ("reaction", True)
    assert GAME.decisions(scene.state, 2) == ()


@rule("C-7.4")
def test_an_answer_is_held_until_the_clock_of_the_window_ends() -> None:
    assert decision(accused(k8(), 2), 4).until == "window"


@rule("C-7.4")
@pytest.mark.parametrize("action", [HOLD, PENG])
def test_within_the_game_nobody_answers_a_window_twice(action: CubaAction) -> None:
    assert accused(k8(), 2).when(3, HOLD).refused(3, action).rule in ("C-7.3", "C-7.4")


@rule("C-7.4")
@pytest.mark.parametrize("action", [HOLD, PENG])
@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 7])
def test_an_answer_stays_sealed_a_shot_too(action: CubaAction, viewer: Seat | None) -> None:
    scene = accused(k8(), 2)
    before, beat = len(scene.events), scene.state.beat
    seen = view_bytes(scene, viewer)
    scene.when(3, action)
    assert view_bytes(scene, viewer) == seen
    assert heard(scene, viewer, before) == []
    assert scene.state.beat == beat


@rule("C-7.4")
def test_a_seat_sees_its_own_sealed_answer() -> None:
    scene = accused(k8(), 2).when(3, PENG)
    assert told(scene, 3, Decided) == [Decided(3, True)]
    assert own(scene, 3).fires is True
    assert own(scene, 4).fires is None


@rule("C-7.4")
def test_the_window_closes_when_the_last_has_answered() -> None:
    scene = accused(k8(), 2)
    scene.when(3, HOLD).when(7, HOLD).when(1, HOLD).when(6, HOLD).when(4, HOLD)
    assert scene.view().phase == "reaction"
    assert scene.when(5, HOLD).view().phase == "interrogation"


@rule("C-7.4")
def test_nobody_learns_who_held() -> None:
    scene = accused(k8(), 2).when(4, HOLD)
    expire(scene, "window")
    held = accuse(k8(), 2)
    assert heard(scene, None) == heard(held, None)
    assert frozen(scene) == frozen(held)


@rule("C-7.4", "C-13.2")
def test_at_the_end_of_its_clock_a_sealed_shot_counts() -> None:
    scene = expire(accused(k8(), 2).when(3, PENG), "window")
    assert out(scene) == {2: "shot", 3: "fired"}


@rule("C-7.4")
@pytest.mark.parametrize("order", [(1, 3, 4, 5, 6, 7), (7, 6, 5, 4, 3, 1), (3, 1, 7, 4, 6, 5)])
def test_all_orders_of_answering_give_the_same_game(order: tuple[Seat, ...]) -> None:
    scene = accused(k8(), 2)
    answer(scene, order, fires=3)
    usual = accuse(k8(), 2, fires=3)
    assert frozen(scene) == frozen(usual)
    assert heard(scene, None) == heard(usual, None)


@rule("E-26", "C-7.5", "C-8.5", "C-8.6")
def test_a_shot_at_an_agent_wins_the_game_for_the_killer_and_his_driver() -> None:
    scene = accuse(k8(), 5, fires=3)
    assert end(scene) == ("killer_shot_agent", "shot")
    assert winners(scene) == {3, 4}


@rule("C-7.5")
def test_then_both_chips_are_shown_and_nobody_is_out() -> None:
    scene = accuse(k8(), 5, fires=3)
    assert told(scene, None, Fired) == [Fired(3)]
    assert told(scene, None, PocketOpened) == [PocketOpened(5, "chip:fbi", "fbi")]
    assert (scene.view().killer, out(scene)) == (3, {})


@rule("E-31", "C-6.7")
def test_if_everybody_holds_the_agent_wins_alone() -> None:
    assert winners(accuse(k8(), 5)) == {5}


@rule("E-27", "C-7.6", "C-8.2", "CR-15")
def test_a_shot_at_the_last_thief_wins_for_the_godfather_and_not_for_the_killer() -> None:
    scene = accuse(accuse(k8(), 2), 6, fires=3)
    assert scene.view().recovered == 7
    assert end(scene) == ("godfather_recovered", "recovered")
    assert winners(scene) == {0, 1, 7}


@rule("C-7.6")
def test_a_shot_thief_gives_his_diamonds_back() -> None:
    scene = accuse(k8(), 2, fires=3)
    assert told(scene, None, Recovered) == [Recovered(3, 3)]
    assert out(scene) == {2: "shot", 3: "fired"}


@rule("E-28", "C-7.6", "CR-13")
def test_the_killer_saves_a_godfather_without_jokers() -> None:
    scene = accuse(k7(), 1, fires=3)
    assert out(scene) == {1: "shot", 3: "fired"}
    assert goes_on(scene)


@rule("E-28", "CR-16")
@pytest.mark.parametrize(("option", "who"), [(False, {0}), (True, {0, 1})])
def test_a_shot_loyal_wins_only_with_the_option(option: bool, who: set[Seat]) -> None:
    scene = accuse(k7(eliminated_loyal_wins=option), 1, fires=3)
    assert winners(accuse(scene, 2, 6)) == who


@rule("E-29", "C-7.6")
def test_a_shot_driver_gets_no_joker() -> None:
    scene = accuse(k8(), 4, fires=3)
    assert out(scene) == {4: "shot", 3: "fired"}
    assert scene.view().jokers == 1
    assert goes_on(scene)


@rule("CR-35")
@pytest.mark.parametrize("jokers", [0, 1])
def test_a_shot_urchin_is_out_without_a_joker(jokers: int) -> None:
    scene = accuse(given(8, "loyal 3d killer driver fbi 4d -", killer=True, jokers=jokers), 7, fires=3)
    assert out(scene) == {7: "shot", 3: "fired"}
    assert told(scene, None, JokerGiven) == []
    assert goes_on(scene)


@rule("C-7.7")
def test_there_is_one_shot_in_a_game() -> None:
    scene = accuse(k8(), 4, fires=3)
    scene.when(P0, Accuse(1))
    assert scene.refused(3, PENG).rule in ("C-7.2", "C-7.3", "C-9.1")
    assert 3 not in accusable(scene)


@rule("CR-14")
def test_the_killer_cannot_save_himself() -> None:
    scene = accused(k7(), 3)
    assert scene.legal(3) == []
    assert GAME.decisions(scene.state, 3) == ()


@rule("C-7.3", "C-5.9")
def test_the_window_closes_an_open_question_for_good() -> None:
    scene = accuse(ask(k8(), 4, "took"), 2)
    assert scene.view().question is None
    assert [each.kind for each in GAME.decisions(scene.state, 4)] == ["talk"]
