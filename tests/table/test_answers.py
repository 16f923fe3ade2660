"""A seat answers an open decision."""

from __future__ import annotations

import pytest

from omerta.contract import AnyGame, RuleViolation, freeze
from omerta.kit.chance import KeyedChance, fast_from
from omerta.table import Match, Refusal, Stale
from omerta.testing.toys.courier.pieces import CourierOptions, Draw, Give, PutBack
from tests.table.tables import COURIER, GAMES, SECRET, answer, couriers, draw, everything, play_out, seated


def test_an_action_changes_the_state_and_is_logged_with_its_events() -> None:
    match = couriers()
    answer(match, 0, Draw(), at=1_200)
    move = match.log[-1]
    assert (move.at, len(match.log)) == (1_200, 2)
    assert match.state.active == 1


def test_the_chance_of_a_step_hangs_on_the_secret_and_the_beat() -> None:
    match = couriers()
    draw(match, 0)
    by_hand = match.state.clone()
    COURIER.apply(by_hand, 1, Draw(), KeyedChance(SECRET, by_hand.beat), None)
    draw(match, 1)
    assert freeze(match.state) == freeze(by_hand)


def test_a_refusal_reaches_the_caller_and_changes_nothing() -> None:
    match = couriers()
    state, sent = freeze(match.state), everything(match)
    with pytest.raises(RuleViolation) as refusal:
        answer(match, 0, PutBack())
    assert refusal.value.key == "nothing-marked"
    assert (freeze(match.state), everything(match), len(match.log)) == (state, sent, 1)


def test_a_refused_action_leaves_its_decision_open() -> None:
    match = couriers()
    with pytest.raises(RuleViolation):
        answer(match, 0, PutBack())
    answer(match, 0, Draw())
    assert match.state.active == 1


def test_an_answer_to_a_closed_decision_is_stale() -> None:
    match = couriers()
    turn = match.open(0)[0].id
    draw(match, 0)
    with pytest.raises(Stale):
        match.act(0, turn, Draw(), at=9)
    assert len(match.log) == 2


def test_an_answer_to_a_decision_that_never_was_is_stale() -> None:
    with pytest.raises(Stale):
        couriers().act(1, 1, Draw(), at=9)


def test_after_the_end_every_answer_is_stale() -> None:
    match = couriers()
    turn = match.open(0)[0].id
    match.vote(0, "concede", True, 1)
    match.vote(1, "concede", True, 2)
    with pytest.raises(Stale):
        match.act(0, turn, Draw(), at=3)


def test_a_repeated_key_is_the_same_action_and_gets_the_same_receipt() -> None:
    match = couriers()
    turn = match.open(0)[0].id
    first = match.act(0, turn, Draw(), at=5, key="a1")
    again = match.act(0, turn, Draw(), at=6, key="a1")
    assert again == first
    assert len(match.log) == 2


def test_a_key_belongs_to_its_seat() -> None:
    match = couriers()
    match.act(0, match.open(0)[0].id, Draw(), at=5, key="a1")
    match.act(1, match.open(1)[0].id, Draw(), at=6, key="a1")
    assert len(match.log) == 3


def test_every_seat_may_repeat_its_keys() -> None:
    match = couriers()
    draw(match, 0)
    turn = match.open(1)[0].id
    first = match.act(1, turn, Draw(), at=5, key="b1")
    assert match.act(1, turn, Draw(), at=6, key="b1") == first


def test_a_key_is_known_after_a_restart() -> None:
    match = couriers()
    turn = match.open(0)[0].id
    first = match.act(0, turn, Draw(), at=5, key="a1")
    restored = Match.restore(match.record(), seed=SECRET)
    assert restored.act(0, turn, Draw(), at=7, key="a1") == first


def test_an_action_out_of_turn_is_refused_before_the_rules_are_asked() -> None:
    match = couriers()
    with pytest.raises(Stale):
        match.act(1, 1, Give("A"), at=1)


def test_a_table_has_as_many_seats_as_the_game_allows() -> None:
    with pytest.raises(Refusal, match="refusal-seat-count"):
        Match.begin(COURIER, CourierOptions(), 9, SECRET, 0)


def test_time_runs_forwards() -> None:
    match = couriers()
    answer(match, 0, Draw(), at=100)
    with pytest.raises(AssertionError, match="time runs forwards"):
        answer(match, 1, Draw(), at=99)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_can_be_played_to_its_end(game: AnyGame) -> None:
    match = play_out(seated(game), fast_from("to the end", game.id))
    assert match.outcome() is not None
    assert all(not match.open(seat) for seat in range(match.header.seats))
