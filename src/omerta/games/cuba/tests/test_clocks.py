"""Clocks and what their end means. RULES.md C-13."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from omerta.contract import Clock, RuleViolation, Seat, freeze
from omerta.games.cuba import GAME
from omerta.games.cuba.actions import Accuse, Ask, Bag, CubaAction, Hide, Say
from omerta.games.cuba.events import BoxPassed, DiamondsHidden, FinalDemand, NoAnswer
from omerta.games.cuba.tests.given import P0, CubaScene, a8, box, given, k8, new_game, options, running
from omerta.games.cuba.tests.look import (
    clock_names,
    decision,
    end,
    heard,
    own,
    told,
    verbs,
    winners,
)
from omerta.games.cuba.tests.play import ABDICATE, HOLD, REFUSE, accuse, ask, expire, say
from omerta.kit.chance import FastChance
from omerta.testing import rule


def length(name: str, seats: int, talk: str) -> int:
    """It is that of a clock at a table full of people, in seconds."""
    assert GAME.lengths is not None
    return GAME.lengths(options(talk=talk), seats, seats).get(name, 0) // 1000


def played_again(log: list[tuple[Seat, CubaAction] | str]) -> CubaScene:
    """A game of eight with killer from its log: actions, and the names of clocks that ran out."""
    scene = new_game(8, killer=True)
    for entry in log:
        if isinstance(entry, str):
            expire(scene, entry)
        else:
            scene.when(*entry)
    return scene


@rule("C-13.1")
def test_the_same_log_gives_the_same_game() -> None:
    log: list[tuple[Seat, CubaAction] | str] = ["hide", (1, Bag("fbi")), "take_p1", *["take"] * 6]
    log += [(0, Ask(4, "took")), "answer", (0, Accuse(2)), "window", "interrogation", "demand"]
    first, second = played_again(log), played_again(log)
    assert freeze(first.state) == freeze(second.state)
    assert first.events == second.events
    assert end(first) == ("godfather_out", "clock")


@rule("C-13.1")
def test_a_clock_that_does_not_run_is_refused() -> None:
    scene = a8()
    before = freeze(scene.state)
    with pytest.raises(RuleViolation) as refusal:
        scene.expired(Clock("demand", 1, (0,)))
    assert refusal.value.rule.startswith("C-13")
    assert freeze(scene.state) == before


@rule("C-13.1")
def test_a_late_clock_changes_nothing() -> None:
    scene = ask(a8(), 4, "took")
    late = running(scene, "answer")
    ask(scene.when(4, REFUSE), 5, "took")
    with pytest.raises(RuleViolation) as refusal:
        scene.expired(late)
    assert refusal.value.rule.startswith("C-13")
    assert told(scene, None, NoAnswer) == []


@rule("C-13.2")
@pytest.mark.parametrize(
    ("name", "live", "room"),
    [
        ("hide", 20, 60),
        ("take_p1", 30, 90),
        ("take", 15, 60),
        ("take_bot", 5, 0),
        ("take_min", 8, 8),
        ("answer", 30, 0),
        ("demand", 30, 0),
        ("window", 6, 8),
        ("ballot", 30, 60),
    ],
)
def test_the_usual_lengths_in_live_and_in_a_room(name: str, live: int, room: int) -> None:
    assert (length(name, 8, "live"), length(name, 8, "room")) == (live, room)


@rule("C-13.2")
@pytest.mark.parametrize(
    ("n", "seconds"), [(5, 480), (6, 480), (7, 480), (8, 600), (9, 600), (10, 720), (11, 720), (12, 720)]
)
def test_the_interrogation_is_longer_with_more_players(n: int, seconds: int) -> None:
    assert length("interrogation", n, "live") == seconds
    assert length("interrogation", n, "room") == 0


@rule("C-13.2")
def test_at_the_end_of_its_clock_nothing_is_hidden() -> None:
    scene = expire(new_game(6), "hide")
    assert told(scene, P0, DiamondsHidden) == [DiamondsHidden(P0, 0)]
    assert own(scene, 1).box == box("15d L1 F1 D1")


@rule("C-13.2", "C-9.4")
@pytest.mark.parametrize("option", ["substitute", "eliminate"])
def test_at_the_end_of_its_clock_the_box_goes_on(option: str) -> None:
    scene = expire(given(6, "loyal", on_take_timeout=option), "take")
    assert told(scene, None, BoxPassed)[-1] == BoxPassed(2, 3)


@rule("C-13.2", "C-13.4")
def test_at_the_end_of_the_interrogation_the_final_demand_begins() -> None:
    scene = expire(a8(), "interrogation")
    assert told(scene, None, FinalDemand) == [FinalDemand(P0)]
    assert scene.view().final_demand is True


@rule("C-13.2")
def test_at_the_end_of_the_window_all_undecided_hold() -> None:
    scene = expire(k8().when(P0, Accuse(5)), "window")
    assert winners(scene) == {5}


@rule("C-13.2")
def test_every_clock_has_a_public_beginning_and_the_seats_it_is_for() -> None:
    assert GAME.clocks(given(6).state) == (Clock("take_p1", 2, (1,)),)
    assert GAME.clocks(given(6, "loyal").state) == (Clock("take", 3, (2,)),)
    scene = k8().when(P0, Accuse(2))
    assert GAME.clocks(scene.state) == (Clock("window", scene.state.beat, (1, 3, 4, 5, 6, 7)),)


@rule("C-13.3")
def test_a_take_is_held_until_the_clock_of_the_turn_ends() -> None:
    scene = given(6).when(1, Bag("none"))
    assert (decision(scene, 1).hushed, decision(scene, 1).until) == (True, "take_p1")
    assert (decision(given(6, "loyal"), 2).hushed, decision(given(6, "loyal"), 2).until) == (True, "take")


@rule("C-13.3")
def test_what_the_godfather_hides_is_held_as_well() -> None:
    scene = new_game(6)
    assert (decision(scene, P0).hushed, decision(scene, P0).until) == (True, "hide")


@rule("C-13.3", "C-13.6")
@pytest.mark.parametrize(
    ("position", "seat"),
    [
        (lambda: new_game(6, talk="formal"), P0),
        (lambda: given(6, talk="formal").when(1, Bag("none")), 1),
        (lambda: given(6, "loyal", talk="formal"), 2),
        (lambda: k8(talk="formal").when(P0, Accuse(2)), 3),
    ],
    ids=["hide", "take of P1", "take", "window"],
)
def test_in_formal_the_clock_of_the_decision_holds_it(position: Callable[[], CubaScene], seat: Seat) -> None:
    known = decision(position(), seat)
    assert (known.keeps_cadence, known.until) == (True, "decision")


@rule("C-13.3")
@pytest.mark.parametrize("talk", ["live", "formal", "room"])
def test_where_no_clock_holds_it_the_box_goes_on_in_equal_steps(talk: str) -> None:
    known = decision(given(6, "loyal", talk=talk), 2)
    assert (known.hushed, known.pace) == (True, "take_min")
    assert length("take_min", 6, talk) == 8


@rule("C-13.3")
def test_in_a_room_nobody_waits_for_the_clock_of_the_box() -> None:
    assert decision(given(6, "loyal", talk="room"), 2).until == ""
    assert clock_names(given(6, "loyal", talk="room")) == ["take"]


@rule("C-13.3")
@pytest.mark.parametrize("talk", ["live", "formal", "room"])
def test_a_person_alone_among_bots_is_not_held_up(talk: str) -> None:
    assert GAME.lengths is not None
    alone = GAME.lengths(options(talk=talk), 8, 1)
    assert {alone.get(name, 0) for name in ("hide", "take_p1", "take", "take_min")} == {0}


@rule("C-13.3")
def test_the_bag_takes_effect_at_once_for_nobody_sees_it() -> None:
    assert decision(given(6), 1).keeps_cadence is False


@rule("C-13.3", "C-4.10")
def test_the_holder_of_an_empty_box_decides_at_the_same_time_as_anybody() -> None:
    empty, full = given(6, "loyal fbi driver 15d"), given(6, "loyal fbi driver 3d")
    assert decision(empty, 5) == decision(full, 5)
    assert GAME.clocks(empty.state) == GAME.clocks(full.state)


@rule("C-13.4")
@pytest.mark.parametrize("action", [Ask(4, "took"), Say("gf.missing", "3")])
def test_in_the_final_demand_the_godfather_neither_asks_nor_speaks(action: CubaAction) -> None:
    scene = expire(a8(), "interrogation")
    assert verbs(scene, P0) == {"Accuse": 7, "Abdicate": 1}
    assert scene.refused(P0, action).rule == "C-13.4"


@rule("C-13.4")
def test_in_the_final_demand_suspects_may_still_speak() -> None:
    scene = say(expire(a8(), "interrogation"), 4, "took", "nothing")
    assert scene.view().claims[0].value == "nothing"


@rule("C-13.4", "C-5.10")
def test_a_question_that_is_open_when_it_begins_stays_open() -> None:
    scene = expire(ask(a8(), 4, "took"), "interrogation")
    assert scene.view().question is not None
    assert set(clock_names(scene)) == {"answer", "demand"}
    say(scene, 4, "took", "nothing")
    assert scene.view().claims[0].question == 1


@rule("C-13.4", "C-5.10")
def test_its_answer_clock_runs_on() -> None:
    scene = expire(ask(a8(), 4, "took"), "interrogation", "answer")
    assert told(scene, None, NoAnswer) == [NoAnswer(4, "took", 1)]


@rule("C-13.4")
def test_it_lasts_until_the_end_of_the_game() -> None:
    scene = accuse(expire(a8(), "interrogation"), 2)
    assert scene.view().final_demand is True
    assert verbs(scene, P0) == {"Accuse": 6, "Abdicate": 1}
    assert len(told(scene, None, FinalDemand)) == 1


@rule("C-13.4")
def test_its_clock_runs_anew_after_an_accusation_that_does_not_end_the_game() -> None:
    scene = expire(a8(), "interrogation")
    first = running(scene, "demand")
    accuse(scene, 2)
    assert running(scene, "demand").since == scene.state.beat > first.since


@rule("C-13.4", "C-13.8")
def test_with_a_window_it_runs_anew_from_the_close_of_the_window() -> None:
    scene = expire(k8(), "interrogation").when(P0, Accuse(2))
    assert clock_names(scene) == ["window"]
    expire(scene, "window")
    assert GAME.clocks(scene.state) == (Clock("demand", scene.state.beat, (P0,)),)


@rule("C-13.4")
def test_words_do_not_start_its_clock_anew() -> None:
    scene = expire(a8(), "interrogation")
    first = running(scene, "demand")
    assert running(say(scene, 4, "took", "nothing"), "demand") == first


@rule("C-13.4")
def test_words_and_accusations_do_not_start_the_interrogations_clock_anew() -> None:
    scene = a8()
    first = running(scene, "interrogation")
    say(ask(scene, 4, "took"), 4, "took", "nothing")
    accuse(scene, 2)
    assert running(scene, "interrogation") == first


@rule("C-13.5")
def test_to_resign_ends_the_game_at_any_time_of_the_talk() -> None:
    assert end(a8().when(P0, ABDICATE)) == ("godfather_out", "abdicated")
    assert end(expire(a8(), "interrogation").when(P0, ABDICATE)) == ("godfather_out", "abdicated")


@rule("C-13.5")
@pytest.mark.parametrize("seat", [1, 7])
def test_nobody_else_resigns(seat: Seat) -> None:
    assert a8().refused(seat, ABDICATE).rule == "C-13.5"


@rule("C-13.5")
def test_nobody_resigns_while_the_box_goes_round() -> None:
    assert given(6, "loyal").refused(P0, ABDICATE).rule == "C-13.5"


@rule("C-13.7")
def test_a_suspect_who_says_nothing_can_be_accused_and_can_win() -> None:
    assert winners(a8().when(P0, ABDICATE)) == {5}
    assert accuse(a8(), 5).view().players[5].out == "caught"


@rule("C-13.7")
def test_a_godfather_who_has_left_resigns() -> None:
    scene = a8()
    assert GAME.default(scene.state, P0) == ABDICATE


@rule("C-13.8")
def test_p1_has_one_clock_for_bag_and_take() -> None:
    scene = given(6)
    clock = running(scene)
    assert running(scene.when(1, Bag("fbi"))) == clock == Clock("take_p1", 2, (1,))


@rule("C-13.8")
def test_while_a_window_is_open_only_its_clock_runs_and_the_talks_goes_on_afterwards() -> None:
    scene = k8()
    talk = running(scene, "interrogation")
    ask(scene, 4, "took").when(P0, Accuse(2))
    assert clock_names(scene) == ["window"]
    expire(scene, "window")
    assert GAME.clocks(scene.state) == (talk,)


@rule("C-13.8", "C-7.4")
def test_a_sealed_answer_does_not_touch_the_windows_clock() -> None:
    scene = k8().when(P0, Accuse(2))
    clock = running(scene)
    assert running(scene.when(3, HOLD)) == clock
    assert running(scene.when(1, HOLD)) == clock


@rule("C-13.8", "C-9.4")
@pytest.mark.parametrize("viewer", [None, 0, 1, 4, 5])
def test_the_end_of_a_clock_is_seen_only_in_what_it_causes(viewer: Seat | None) -> None:
    late, timely = given(6, "loyal ?"), given(6, "loyal driver")
    assert heard(late, viewer) == heard(timely, viewer)
    assert late.view(viewer) == timely.view(viewer)


@rule("C-13.8")
@pytest.mark.parametrize("viewer", [None, *range(6)])
def test_nothing_hidden_in_time_and_nothing_hidden_too_late_are_the_same(viewer: Seat | None) -> None:
    late, timely = expire(new_game(6), "hide"), new_game(6).when(P0, Hide(0))
    assert heard(late, viewer) == heard(timely, viewer)
    assert late.view(viewer) == timely.view(viewer)


@rule("C-13.1", "C-1.3")
def test_the_end_of_a_clock_draws_nothing() -> None:
    scene = given(6, "loyal ?")
    assert scene.chance.draws == FastChance(0).draws == 0
