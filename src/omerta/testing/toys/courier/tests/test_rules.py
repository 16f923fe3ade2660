"""The couriers' turns, pass and end. RULES.md K-1, K-2, K-3, K-5; what a courier remembers is in test_memory.py."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from omerta.contract import Clock, Event, RuleViolation
from omerta.kit.chance import FastChance
from omerta.testing import rule
from omerta.testing.toys.courier import GAME
from omerta.testing.toys.courier.pieces import (
    CardDrawn,
    CardMarked,
    CardPassed,
    CardPutBack,
    CourierOptions,
    Draw,
    Give,
    HandsRevealed,
    Mark,
    PutBack,
)
from omerta.testing.toys.courier.tests.given import CourierScene, all_pass, given, hand, new_game, own, puts_back


def seen_by(scene: CourierScene, viewer: int | None, kind: type[Event]) -> list[Event]:
    """The events of one kind as they reach a viewer."""
    return [shown for event in scene.happened(kind) if (shown := event.shown(viewer))]


@rule("K-1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_couriers_play(seats: int) -> None:
    assert GAME.seats == (2, 3, 4)
    with pytest.raises(RuleViolation) as refusal:
        GAME.new(CourierOptions(), seats, FastChance(0), None)
    assert refusal.value.rule == "K-1.1"


@rule("K-1.3")
@pytest.mark.parametrize("options", [{"copies": 2}, {"rounds": 4}, {"memory": "some"}, {"pass_to": "across"}])
def test_any_other_value_of_an_option_is_refused_before_a_letter_is_drawn(options: dict[str, object]) -> None:
    chance = FastChance(0)
    with pytest.raises(RuleViolation) as refusal:
        GAME.new(replace(CourierOptions(), **options), 3, chance, None)
    assert (refusal.value.rule, chance.draws) == ("K-1.3", 0)


@rule("K-1.2")
@pytest.mark.parametrize(("seats", "copies", "left"), [(2, 3, 9), (4, 3, 3), (4, 4, 8)])
def test_every_courier_draws_three_letters_and_the_rest_stays_in_the_pouch(seats: int, copies: int, left: int) -> None:
    view = new_game(seats, copies=copies).view()
    assert view.hand_sizes == (3,) * seats
    assert view.pouch_size == left


@rule("K-1.2")
def test_a_hand_is_seen_by_its_courier_alone() -> None:
    scene = given("AAB", "CDE")
    assert hand(scene, 0) == "AAB"
    assert scene.view().own is None
    assert scene.view(0) != given("AAC", "CDE").view(0)
    assert scene.view(1) == given("AAC", "CDE").view(1)


@rule("K-2.1")
def test_a_drawn_letter_is_seen_by_its_courier_alone() -> None:
    scene = given("AAB", "CDE", draws="C").when(0, Draw())
    assert hand(scene, 0) == "AABC"
    assert scene.view().pouch_size == 8
    assert seen_by(scene, 0, CardDrawn) == [CardDrawn(0, "C")]
    assert seen_by(scene, 1, CardDrawn) == seen_by(scene, None, CardDrawn) == [CardDrawn(0)]


@rule("K-2.1")
def test_nobody_draws_a_fifth_letter() -> None:
    scene = given("AAAB", "CDE")
    assert Draw() not in scene.legal(0)
    assert scene.refused(0, Draw()).rule == "K-2.1"


@rule("K-2.1")
def test_nobody_draws_from_an_empty_pouch() -> None:
    scene = given("AAAB", "BBCC", "CDDD", "EEE", turn=3)
    assert scene.legal(3) == [Mark("E")]
    assert scene.refused(3, Draw()).rule == "K-2.1"


@rule("K-2.2")
def test_the_letter_marked_last_goes_into_the_pouch() -> None:
    scene = given("ABC", "CDE").when(0, Mark("A")).when(0, Mark("B")).when(0, PutBack())
    assert hand(scene, 0) == "AC"
    assert scene.view().pouch_size == 10
    assert seen_by(scene, 0, CardPutBack) == [CardPutBack(0, "B")]
    assert seen_by(scene, 1, CardPutBack) == [CardPutBack(0)]


@rule("K-2.2")
def test_a_mark_moves_to_later_letters_only() -> None:
    scene = given("ABC", "CDE").when(0, Mark("B"))
    assert scene.legal(0) == [Draw(), Mark("C"), PutBack()]
    assert scene.refused(0, Mark("A")).key == "cannot-mark"
    assert scene.refused(0, Mark("B")).key == "cannot-mark"


@rule("K-2.2")
def test_nobody_notices_a_mark() -> None:
    scene = given("ABC", "CDE")
    before, watched = scene.view(1), scene.view()
    scene.when(0, Mark("B"))
    assert own(scene, 0).marked == "B"
    assert (scene.view(1), scene.view()) == (before, watched)
    assert seen_by(scene, 1, CardMarked) == []


@rule("K-2.2")
def test_after_a_mark_one_may_still_draw() -> None:
    scene = given("ABC", "CDE", draws="E").when(0, Mark("B")).when(0, Draw())
    assert hand(scene, 0) == "ABCE"
    assert own(scene, 0).marked is None


@rule("K-2.2")
def test_nobody_gives_up_the_last_letter() -> None:
    scene = given("A", "CDE")
    assert scene.legal(0) == [Draw()]
    assert scene.refused(0, Mark("A")).rule == "K-2.2"


@rule("K-2.2")
def test_nothing_is_put_back_without_a_mark_and_nothing_marked_that_is_not_held() -> None:
    scene = given("ABC", "CDE")
    assert scene.refused(0, PutBack()).key == "nothing-marked"
    assert scene.refused(0, Mark("E")).key == "not-in-hand"


@rule("K-2.3")
@pytest.mark.parametrize("action", [Draw(), Mark("C"), Mark("A"), PutBack()])
def test_only_the_courier_on_turn_acts(action: Draw | Mark | PutBack) -> None:
    scene = given("ABC", "CDE")
    assert scene.legal(1) == []
    assert scene.refused(1, action).rule == "K-2.3"


@rule("K-2.3")
def test_nobody_draws_during_a_pass() -> None:
    assert given("ABC", "CDE", passing=True).refused(0, Draw()).rule == "K-2.3"


@rule("K-2.4")
def test_the_turn_goes_clockwise_and_after_the_last_courier_comes_the_pass() -> None:
    scene = given("ABC", "CDE", "BDE", draws="AA").when(0, Draw())
    assert scene.view().active == 1
    puts_back(scene, 1, "C")
    assert scene.view().active == 2
    scene.when(2, Draw())
    assert (scene.view().phase, scene.view().waiting) == ("passing", (0, 1, 2))


@rule("K-3.1")
def test_every_courier_seals_one_letter_of_its_hand() -> None:
    scene = given("AAB", "CDE", passing=True)
    assert scene.legal(0) == [Give("A"), Give("B")]
    assert scene.refused(0, Give("C")).rule == "K-3.1"
    assert given("AAB", "CDE").refused(0, Give("A")).key == "no-pass-now"


@rule("K-3.1")
def test_a_sealed_letter_stays_and_nobody_learns_of_it() -> None:
    scene = given("AAB", "CDE", passing=True)
    before, watched = scene.view(1), scene.view()
    scene.when(0, Give("A"))
    assert own(scene, 0).sealed == "A"
    assert (scene.view(1), scene.view()) == (before, watched)
    assert scene.refused(0, Give("B")).key == "already-answered"


@rule("K-3.2")
def test_letters_go_to_the_left_all_at_once() -> None:
    scene = all_pass(given("AAA", "BBB", "CCC", passing=True), "ABC")
    assert [hand(scene, seat) for seat in range(3)] == ["AAC", "ABB", "BCC"]


@rule("K-3.2")
def test_with_pass_to_right_letters_go_to_the_right() -> None:
    scene = all_pass(given("AAA", "BBB", "CCC", passing=True, pass_to="right"), "ABC")
    assert [hand(scene, seat) for seat in range(3)] == ["AAB", "BBC", "ACC"]


@rule("K-3.2")
def test_only_giver_and_taker_see_a_passed_letter() -> None:
    scene = all_pass(given("AAA", "BBB", "CCC", passing=True), "ABC")
    assert seen_by(scene, 0, CardPassed) == [CardPassed(0, 1, "A"), CardPassed(1, 2), CardPassed(2, 0, "C")]
    assert seen_by(scene, None, CardPassed) == [CardPassed(0, 1), CardPassed(1, 2), CardPassed(2, 0)]


@rule("K-3.2")
def test_after_a_pass_the_next_round_begins_with_courier_0() -> None:
    view = all_pass(given("AAB", "CDE", passing=True, rounds=2), "AC").view()
    assert (view.phase, view.round_number, view.active) == ("turn", 2, 0)


@rule("K-5.1")
def test_after_the_last_round_everything_is_turned_over_and_the_most_points_win() -> None:
    scene = all_pass(given("AAB", "CDE", passing=True), "AC")
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((1,), (6, 10))
    assert outcome.reasons == ("outbid", "most-valuable")
    pouch = tuple("ABBCCDDEE")
    assert scene.view().revealed == HandsRevealed((("A", "B", "C"), ("A", "D", "E")), pouch)


@rule("K-5.1")
def test_equal_hands_win_together() -> None:
    outcome = GAME.outcome(all_pass(given("ABE", "ABE", passing=True), "AA").state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0, 1), (8, 8))


@rule("K-5.1")
def test_after_the_end_nothing_is_done() -> None:
    scene = all_pass(given("AAB", "CDE", passing=True), "AC")
    assert GAME.pending(scene.state) == ()
    assert scene.refused(0, Draw()).rule == "K-5.1"


@rule("K-5.1")
def test_nobody_concedes() -> None:
    with pytest.raises(RuleViolation) as refusal:
        GAME.concede(given("AAB", "CDE").state, None)
    assert refusal.value.rule == "K-5.1"


@rule("K-5.2")
def test_a_clock_that_runs_out_draws_for_the_courier_on_turn() -> None:
    scene = given("AAB", "CDE", draws="C").expired(Clock("decision", 1, (0,)))
    assert hand(scene, 0) == "AABC"
    assert scene.view().active == 1


@rule("K-5.2")
def test_where_nothing_can_be_drawn_the_clock_puts_the_last_letter_back() -> None:
    scene = given("ABBC", "CDE").expired(Clock("decision", 1, (0,)))
    assert hand(scene, 0) == "ABB"


@rule("K-5.2")
def test_in_a_pass_the_clock_gives_the_first_letter_of_all_who_have_not_answered() -> None:
    scene = given("ABC", "CDE", "BDE", passing=True).when(1, Give("E")).expired(Clock("decision", 1, (0, 1, 2)))
    assert [hand(scene, seat) for seat in range(3)] == ["BBC", "ACD", "DEE"]


@rule("K-5.2")
def test_a_clock_starts_anew_at_every_beat_and_an_old_one_changes_nothing() -> None:
    scene = given("AAB", "CDE", draws="C")
    (old,) = GAME.clocks(scene.state)
    scene.when(0, Draw())
    assert GAME.clocks(scene.state) == (Clock("decision", 2, (1,)),)
    with pytest.raises(RuleViolation) as refusal:
        scene.expired(old)
    assert refusal.value.rule == "K-5.2"
