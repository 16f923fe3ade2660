"""Taking moves back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from omerta.contract import AnyGame, Chance, Emit, Seat, freeze
from omerta.kit.chance import fast_from
from omerta.table import AnyMatch, Horizon, Match
from omerta.table.frames import UndoneFrame
from omerta.table.log import Undone
from omerta.table.refusals import NotUndoable, TablePaused
from omerta.table.undo import Rewinding
from omerta.testing.toys.courier.pieces import CardMarked, CourierAction, CourierOptions, Draw, PutBack
from omerta.testing.toys.courier.state import CourierState
from omerta.testing.toys.parlour.pieces import HOST, Accuse, Ask, ParlourAction, Refuse, Say
from tests.table.tables import (
    COURIER,
    GAMES,
    MINUTE,
    PARLOUR,
    SECRET,
    a_mark,
    answer,
    couriers,
    draw,
    everything,
    handed,
    in_the_pass,
    pass_on,
    put_back,
    random_step,
    seated,
)


def test_a_move_that_opened_nothing_can_be_taken_back() -> None:
    match = couriers()
    before = freeze(match.state)
    answer(match, 0, a_mark(match, 0))
    match.undo(0, 9)
    assert freeze(match.state) == before
    assert match.log[-1] == Undone(at=9, seat=0, taken=(1,))


def test_several_moves_can_be_taken_back_at_once() -> None:
    match = couriers()
    before = freeze(match.state)
    put_back(match, 0)
    assert match.undo_horizon(0) == Horizon(2, "start")
    match.undo(0, 9, moves=2)
    assert freeze(match.state) == before


def test_the_horizon_is_the_last_move_that_opened_something() -> None:
    match = couriers()
    draw(match, 0)
    assert match.undo_horizon(0) == Horizon(0, "opened")
    with pytest.raises(NotUndoable, match="opened"):
        match.undo(0, 9)


def test_the_horizon_is_the_last_move_of_another_person() -> None:
    match = couriers()
    put_back(match, 0)
    put_back(match, 1)
    assert match.undo_horizon(0) == Horizon(0, "other", 1)
    assert match.undo_horizon(1) == Horizon(2, "other", 0)


WORDS: list[tuple[Seat, ParlourAction]] = [(1, Say("guest")), (HOST, Ask(1)), (HOST, Accuse(1))]


@pytest.mark.parametrize(("seat", "word"), WORDS, ids=["a word", "a question", "an accusation"])
def test_what_others_have_heard_nobody_takes_back_alone(seat: Seat, word: ParlourAction) -> None:
    match = seated(PARLOUR)
    says(match, seat, word)
    before = everything(match)
    with pytest.raises(NotUndoable, match="told"):
        match.undo(seat, 9)
    assert everything(match) == before


def test_a_bots_answer_that_was_read_is_not_unread() -> None:
    match = seated(PARLOUR, people=("anna", *[None] * (PARLOUR.seats[-1] - 1)))
    says(match, HOST, Ask(1))
    match.act(1, match.open(1)[0].id, Refuse(), 9, by="bot")
    assert match.undo_horizon(HOST) == Horizon(0, "told")


def test_whoever_sits_alone_with_bots_cannot_unsay_a_word() -> None:
    match = seated(PARLOUR, people=("anna", *[None] * (PARLOUR.seats[-1] - 1)))
    says(match, HOST, Say("guest"))
    assert match.undo_horizon(HOST) == Horizon(0, "told")


def test_spectators_hear_a_word_too() -> None:
    match = seated(PARLOUR, people=["anna"] * PARLOUR.seats[-1])
    says(match, 1, Say("guest"))
    assert match.undo_horizon(1) == Horizon(0, "told")


def test_everybody_together_takes_a_word_back() -> None:
    match = seated(PARLOUR, people=["anna"] * PARLOUR.seats[-1])
    before = freeze(match.state)
    says(match, 1, Say("guest"))
    match.vote(1, "undo", True, 9)
    assert freeze(match.state) == before


def test_the_horizon_is_the_last_clock_that_ran_out() -> None:
    match = couriers()
    put_back(match, 0)
    match.expire(match.deadlines()[0].clock, MINUTE + 10)
    assert match.undo_horizon(0) == Horizon(0, "clock")


def test_not_further_than_the_horizon() -> None:
    match = couriers()
    put_back(match, 0)
    with pytest.raises(NotUndoable, match="start"):
        match.undo(0, 9, moves=3)
    assert len(match.log) == 3


def test_after_the_end_nothing_is_taken_back() -> None:
    match = couriers(people=("anna", "anna"))
    put_back(match, 0)
    match.vote(0, "concede", True, 8)
    assert match.undo_horizon(0) == Horizon(0, "over")


def test_while_the_table_is_paused_nothing_is_taken_back() -> None:
    match = couriers(people=("anna", "anna"))
    put_back(match, 0)
    match.vote(0, "pause", True, 8)
    with pytest.raises(TablePaused):
        match.undo(0, 9)


def test_a_person_on_several_seats_takes_back_all_its_moves() -> None:
    match = couriers(people=("anna", "anna"))
    put_back(match, 0)
    put_back(match, 1)
    assert match.undo_horizon(1) == Horizon(4, "start")


def test_what_a_bot_did_since_is_taken_back_too() -> None:
    match = couriers(people=("anna", None))
    put_back(match, 0)
    match.act(1, match.open(1)[0].id, a_mark(match, 1), 8, by="bot")
    match.act(1, match.open(1)[0].id, PutBack(), 9, by="bot")
    match.undo(0, 10)
    assert match.state.active == 0
    assert match.log[-1] == Undone(at=10, seat=0, taken=(2, 3, 4))


def test_a_bot_that_plays_for_another_person_stands_in_nobodys_way() -> None:
    match = couriers()
    put_back(match, 0)
    match.act(1, match.open(1)[0].id, a_mark(match, 1), 8, by="bot")
    match.act(1, match.open(1)[0].id, PutBack(), 9, by="bot")
    assert match.undo_horizon(0) == Horizon(2, "start")


def test_a_bots_seat_takes_nothing_back() -> None:
    assert couriers(people=("anna", None)).undo_horizon(1) == Horizon(0, "bot")


def test_taking_back_a_secret_answer_is_a_secret() -> None:
    match = in_the_pass()
    others = [(handed(match, viewer), match.frames(viewer)) for viewer in (1, None)]
    pass_on(match, 0)
    match.undo(0, 50)
    assert [(handed(match, viewer), match.frames(viewer)) for viewer in (1, None)] == others
    assert match.open(0)


def test_secret_answers_of_others_neither_stop_an_undo_nor_are_lost_by_it() -> None:
    match = in_the_pass(seats=3)
    pass_on(match, 0)
    horizon = match.undo_horizon(0)
    pass_on(match, 1)
    assert match.undo_horizon(0) == horizon
    match.undo(0, 50)
    assert match.state.window is not None
    assert [match.state.window.owes(seat) for seat in range(3)] == [True, False, True]


def test_a_secret_answer_goes_when_the_question_is_taken_back() -> None:
    match = in_the_pass()
    pass_on(match, 0)
    match.undo(1, 50)
    assert match.state.window is None
    undone = match.frames(0)[-1]
    assert isinstance(undone, UndoneFrame)
    assert undone.seat == 1


def test_everybody_who_saw_it_is_told_what_is_void_and_how_things_stand() -> None:
    match = couriers()
    put_back(match, 0)
    match.undo(0, 9, moves=2)
    for viewer, void in ((0, 3), (1, 2), (None, 2)):
        frame = match.frames(viewer)[-1]
        assert isinstance(frame, UndoneFrame)
        assert len(frame.void) == void
        assert frame.snapshot == match.snapshot(viewer)


def test_frame_numbers_go_on_after_an_undo() -> None:
    match = couriers()
    put_back(match, 0)
    told = match.streams.last(1)
    match.undo(0, 9)
    assert match.frames(1)[-1].number == told + 1


def test_a_decision_that_is_open_again_has_its_number_again() -> None:
    match = couriers()
    turn = match.open(0)
    put_back(match, 0)
    match.undo(0, 9)
    assert match.open(0) == turn
    assert match.open(1) == ()


def test_a_clock_of_a_turn_that_was_taken_back_starts_anew() -> None:
    match = couriers()
    answer(match, 0, a_mark(match, 0), at=1_000)
    answer(match, 0, PutBack(), at=2_000)
    match.undo(0, 20_000)
    answer(match, 0, PutBack(), at=30_000)
    assert [deadline.due for deadline in match.deadlines()] == [30_000 + MINUTE]


def test_a_move_of_ones_own_counts_even_if_it_told_nothing() -> None:
    game = replace(COURIER, apply=_applied_in_silence)
    match = Match.begin(game, CourierOptions(), 2, SECRET, 0)
    answer(match, 0, a_mark(match, 0))
    assert match.undo_horizon(0) == Horizon(1, "start")


def test_a_secret_answer_that_would_be_told_otherwise_is_taken_back_too() -> None:
    match = Match.begin(replace(COURIER, apply=_applied_with_a_wink), CourierOptions(), 3, SECRET, 0)
    for seat in range(3):
        put_back(match, seat)
    pass_on(match, 0)
    pass_on(match, 1)
    match.undo(0, 50)
    assert match.state.window is not None
    assert [match.state.window.owes(seat) for seat in range(3)] == [True, True, True]
    assert isinstance(match.frames(1)[-1], UndoneFrame)


def test_a_clock_goes_on_with_what_was_left_when_its_decision_is_open_again() -> None:
    match = couriers()
    answer(match, 0, a_mark(match, 0), at=1_000)
    answer(match, 0, PutBack(), at=50_000)
    match.undo(0, 70_000)
    assert [deadline.due for deadline in match.deadlines()] == [80_000]


@pytest.mark.parametrize("back", [1, 5, Rewinding.KEPT, 2 * Rewinding.KEPT])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_way_back_ends_where_it_would_from_the_deal(game: AnyGame, back: int) -> None:
    match, chance = seated(game), fast_from("way back", game.id)
    dealt = Rewinding(match.course.referee, match.state)
    while len(match.course.logbook.line) <= 2 * Rewinding.KEPT and not match.outcome():
        random_step(match, chance)
    first = match.course.logbook.line[-min(back, len(match.course.logbook.line) - 1)]
    ways = [
        each.without(match.course.logbook.steps(), first, keeps=lambda _: False)
        for each in (match.course.rewinding, dealt)
    ]
    assert freeze(ways[0][0]) == freeze(ways[1][0])
    assert ways[0][1] == ways[1][1]


def test_after_an_undo_the_way_back_is_another_one() -> None:
    match = couriers(people=("anna", "anna"))
    before = freeze(match.state)
    put_back(match, 0)
    match.undo(0, match.now, moves=2)
    put_back(match, 0)
    match.undo(0, match.now, moves=2)
    assert freeze(match.state) == before


def test_the_log_keeps_what_is_taken_back_and_a_restored_match_follows_it() -> None:
    match = couriers()
    put_back(match, 0)
    match.undo(0, 9, moves=2)
    draw(match, 0)
    assert [type(entry).__name__ for entry in match.log] == ["Begun", "Move", "Move", "Undone", "Move"]
    assert everything(Match.restore(match.record(), seed=SECRET)) == everything(match)


def test_a_stewards_move_counts_as_its_persons() -> None:
    match = couriers()
    put_back(match, 0)
    match.act(1, match.open(1)[0].id, Draw(), 9, by="steward")
    assert match.undo_horizon(0) == Horizon(0, "other", 1)


def says(match: AnyMatch, seat: Seat, word: ParlourAction) -> None:
    """A word of the parlour, in whichever of the seat's decisions allows it."""
    kind = "accuse" if isinstance(word, Accuse) else "talk"
    (decision,) = (known.id for known in match.open(seat) if known.decision.kind == kind)
    match.act(seat, decision, word, 8)


def _applied_in_silence(
    state: CourierState, seat: Seat, action: CourierAction, chance: Chance, _emit: Emit | None
) -> None:
    COURIER.apply(state, seat, action, chance, None)


def _applied_with_a_wink(
    state: CourierState, seat: Seat, action: CourierAction, chance: Chance, emit: Emit | None
) -> None:
    """Whoever is not the first to answer is told so, which no honest game would do."""
    if emit and state.window and state.window.owing != state.window.asked:
        emit(CardMarked(seat, "A"))
    COURIER.apply(state, seat, action, chance, emit)
