"""What a seat knows of hidden cards follows them as far as the seat has seen."""

from __future__ import annotations

import pytest

from omerta.kit.claims import Claim, Move, transfer
from omerta.kit.ring import mask_of

# Hands of three seats, a pouch and a bin; an ace, a ten and a queen.
ANNA, BRUNO, CARLA, POUCH, BIN = range(5)
EVERYWHERE = mask_of(range(5))
ACE, TEN, QUEEN = range(3)
NOBODY = 0
ALL_SEATS = mask_of([ANNA, BRUNO, CARLA])


def one_of(faces: list[int], *places: int) -> Claim:
    return Claim(mask_of(faces), mask_of(list(places)))


def ace_in(*places: int) -> Claim:
    return one_of([ACE], *places)


def seen_by(*seats: int) -> int:
    return mask_of(list(seats))


def after(known: list[Claim], *moves: Move, everywhere: int = EVERYWHERE) -> list[Claim]:
    """What Anna knows after these moves, all at once."""
    claims = [list(known), [], []]
    transfer(claims, moves, own_place=(ANNA, BRUNO, CARLA), everywhere=everywhere)
    return claims[ANNA]


def test_whoever_sees_a_card_go_knows_where_it_lies() -> None:
    assert after([], Move(ACE, BRUNO, POUCH, seen_by(ANNA))) == [ace_in(POUCH)]


def test_giver_taker_and_bystander_each_know_what_they_saw() -> None:
    claims: list[list[Claim]] = [[], [], []]
    transfer(
        claims,
        [Move(ACE, ANNA, BRUNO, seen_by(ANNA, BRUNO, CARLA)), Move(TEN, BRUNO, POUCH, seen_by(BRUNO))],
        own_place=(ANNA, BRUNO, CARLA),
        everywhere=EVERYWHERE,
    )
    assert claims == [[ace_in(BRUNO)], [one_of([TEN], POUCH)], [ace_in(BRUNO)]]


def test_a_seat_that_saw_nothing_knows_nothing() -> None:
    assert after([], Move(ACE, BRUNO, POUCH, seen_by(BRUNO, CARLA))) == []


def test_a_seat_remembers_the_card_it_gave_away() -> None:
    assert after([], Move(ACE, ANNA, POUCH, seen_by(ANNA))) == [ace_in(POUCH)]


def test_a_known_card_is_followed_wherever_it_is_seen_to_go() -> None:
    assert after([ace_in(BRUNO)], Move(ACE, BRUNO, CARLA, ALL_SEATS)) == [ace_in(CARLA)]


def test_two_known_cards_of_one_face_are_two_claims() -> None:
    twice = [ace_in(BRUNO), ace_in(BRUNO)]
    assert after(twice, Move(ACE, BRUNO, CARLA, ALL_SEATS)) == [ace_in(BRUNO), ace_in(CARLA)]


def test_a_known_card_that_comes_to_hand_needs_no_claim() -> None:
    assert after([ace_in(BRUNO)], Move(ACE, BRUNO, ANNA, seen_by(ANNA, BRUNO))) == []


def test_another_face_seen_leaving_the_place_leaves_the_claim_alone() -> None:
    assert after([ace_in(BRUNO)], Move(TEN, BRUNO, ANNA, seen_by(ANNA, BRUNO))) == [ace_in(BRUNO)]


def test_the_same_face_seen_leaving_another_place_leaves_the_claim_alone() -> None:
    assert after([ace_in(BRUNO)], Move(ACE, CARLA, ANNA, seen_by(ANNA, CARLA))) == [ace_in(BRUNO)]


def test_a_card_from_the_own_hand_uses_up_no_claim() -> None:
    assert after([ace_in(BRUNO)], Move(ACE, ANNA, BRUNO, seen_by(ANNA, BRUNO))) == [ace_in(BRUNO), ace_in(BRUNO)]


def test_an_unseen_card_from_the_claimed_place_may_have_been_the_one() -> None:
    assert after([ace_in(BRUNO)], Move(TEN, BRUNO, POUCH, seen_by(BRUNO))) == [ace_in(BRUNO, POUCH)]


@pytest.mark.parametrize("source", [CARLA, BIN])
def test_an_unseen_card_from_another_place_leaves_the_claim_alone(source: int) -> None:
    assert after([ace_in(BRUNO)], Move(ACE, source, POUCH, NOBODY)) == [ace_in(BRUNO)]


def test_an_unseen_card_into_the_claimed_place_leaves_the_claim_alone() -> None:
    assert after([ace_in(BRUNO)], Move(ACE, CARLA, BRUNO, NOBODY)) == [ace_in(BRUNO)]


def test_several_unseen_cards_from_the_claimed_place_may_all_have_been_the_one() -> None:
    moves = Move(TEN, BRUNO, POUCH, NOBODY), Move(QUEEN, BRUNO, CARLA, NOBODY)
    assert after([ace_in(BRUNO)], *moves) == [ace_in(BRUNO, CARLA, POUCH)]


def test_cards_that_move_at_once_do_not_carry_knowledge_through_two_places() -> None:
    moves = Move(TEN, BRUNO, CARLA, NOBODY), Move(TEN, CARLA, POUCH, NOBODY)
    assert after([ace_in(BRUNO)], *moves) == [ace_in(BRUNO, CARLA)]


def test_a_card_just_seen_to_arrive_does_not_leave_again_at_once() -> None:
    moves = Move(ACE, ANNA, BRUNO, seen_by(ANNA, BRUNO)), Move(TEN, BRUNO, CARLA, NOBODY)
    assert after([], *moves) == [ace_in(BRUNO)]


def test_a_pass_round_the_table_moves_every_known_card_by_one_seat() -> None:
    moves = [Move(ACE, ANNA, BRUNO, ALL_SEATS), Move(ACE, BRUNO, CARLA, ALL_SEATS), Move(ACE, CARLA, ANNA, ALL_SEATS)]
    assert after([ace_in(BRUNO), ace_in(CARLA)], *moves) == [ace_in(BRUNO), ace_in(CARLA)]


def test_a_claim_that_may_have_come_to_the_own_hand_is_dropped() -> None:
    assert after([ace_in(BRUNO)], Move(TEN, BRUNO, ANNA, NOBODY)) == []


def test_a_claim_that_has_widened_to_everywhere_says_nothing_and_is_dropped() -> None:
    everywhere = mask_of([BRUNO, CARLA, POUCH])
    move = Move(TEN, BRUNO, POUCH, NOBODY)
    assert after([ace_in(BRUNO)], move, everywhere=everywhere) == [ace_in(BRUNO, POUCH)]
    assert after([ace_in(BRUNO, CARLA)], move, everywhere=everywhere) == []


def test_a_seen_card_that_may_have_been_the_one_ends_an_uncertain_claim() -> None:
    assert after([ace_in(BRUNO, POUCH)], Move(ACE, POUCH, ANNA, seen_by(ANNA))) == []


def test_a_seen_card_that_cannot_have_been_the_one_leaves_an_uncertain_claim_alone() -> None:
    assert after([ace_in(BRUNO, POUCH)], Move(TEN, POUCH, ANNA, seen_by(ANNA))) == [ace_in(BRUNO, POUCH)]


def test_a_certain_claim_is_used_up_before_an_uncertain_one() -> None:
    known = [ace_in(POUCH), ace_in(BRUNO, POUCH), one_of([ACE, TEN], POUCH)]
    kept = [ace_in(BRUNO, POUCH), one_of([ACE, TEN], POUCH)]
    assert after(known, Move(ACE, POUCH, ANNA, seen_by(ANNA))) == kept


def test_a_claim_on_several_faces_ends_when_one_of_them_is_seen_to_leave() -> None:
    either = one_of([ACE, TEN], BRUNO)
    assert after([either], Move(TEN, BRUNO, POUCH, ALL_SEATS)) == [one_of([TEN], POUCH)]
    assert after([either], Move(QUEEN, BRUNO, POUCH, ALL_SEATS)) == sorted([either, one_of([QUEEN], POUCH)])


def test_a_card_looked_at_where_it_lies_is_known_to_lie_there() -> None:
    look = Move(ACE, BRUNO, BRUNO, seen_by(ANNA))
    assert after([], look) == after([ace_in(BRUNO)], look) == after([ace_in(BRUNO, POUCH)], look) == [ace_in(BRUNO)]


def test_without_moves_everything_stays_known() -> None:
    assert after([ace_in(BRUNO), one_of([TEN], POUCH)]) == [ace_in(BRUNO), one_of([TEN], POUCH)]


def test_claims_lie_in_an_order_that_does_not_tell_when_they_were_gained() -> None:
    first, then = Move(ACE, ANNA, POUCH, seen_by(ANNA)), Move(TEN, ANNA, BRUNO, seen_by(ANNA))
    assert after(after([], first), then) == after(after([], then), first) == after([], then, first)
