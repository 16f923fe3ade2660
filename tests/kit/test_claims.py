"""What a seat knows of hidden cards follows them as far as the seat has seen."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from omerta.kit.claims import Claim, Move, scattered, transfer
from omerta.kit.ring import mask_of

# Hands of three seats, a pouch and a bin; an ace, a ten and a queen.
ANNA, BRUNO, CARLA, POUCH, BIN = range(5)
ACE, TEN, QUEEN = range(3)
NOBODY = 0
ALL_SEATS = mask_of([ANNA, BRUNO, CARLA])
PLENTY = (9,) * 5


class Lies(NamedTuple):
    """A claim without its likelihoods, which have tests of their own."""

    faces: int
    places: int


def one_of(faces: list[int], *places: int) -> Lies:
    return Lies(mask_of(faces), mask_of(list(places)))


def ace_in(*places: int) -> Lies:
    return one_of([ACE], *places)


def seen_by(*seats: int) -> int:
    return mask_of(list(seats))


def after(
    known: list[Lies],
    *moves: Move,
    everywhere: int = 0,
    open_places: int = 0,
    sizes: tuple[int, ...] = PLENTY,
) -> list[Lies]:
    """What Anna knows after these moves, all at once."""
    claims: list[list[Claim]] = [[scattered(*each) for each in known], [], []]
    own = (ANNA, BRUNO, CARLA)
    transfer(claims, moves, sizes=sizes, own_place=own, everywhere=everywhere, open_places=open_places)
    return [Lies(claim.faces, claim.places) for claim in claims[ANNA]]


def test_whoever_sees_a_card_go_knows_where_it_lies() -> None:
    assert after([], Move(ACE, BRUNO, POUCH, seen_by(ANNA))) == [ace_in(POUCH)]


def test_giver_taker_and_bystander_each_know_what_they_saw() -> None:
    claims: list[list[Claim]] = [[], [], []]
    transfer(
        claims,
        [Move(ACE, ANNA, BRUNO, seen_by(ANNA, BRUNO, CARLA)), Move(TEN, BRUNO, POUCH, seen_by(BRUNO))],
        sizes=PLENTY,
        own_place=(ANNA, BRUNO, CARLA),
    )
    ace_with_bruno, ten_in_pouch = scattered(*ace_in(BRUNO)), scattered(*one_of([TEN], POUCH))
    assert claims == [[ace_with_bruno], [ten_in_pouch], [ace_with_bruno]]


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


def test_a_known_card_that_comes_to_lie_open_needs_no_claim() -> None:
    open_places = mask_of([BIN])
    assert after([ace_in(BRUNO)], Move(ACE, BRUNO, BIN, ALL_SEATS), open_places=open_places) == []
    assert after([], Move(ACE, BIN, BRUNO, ALL_SEATS), open_places=open_places) == [ace_in(BRUNO)]


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


def test_where_all_cards_have_left_unseen_none_is_left_behind() -> None:
    moves = Move(TEN, BRUNO, POUCH, NOBODY), Move(QUEEN, BRUNO, CARLA, NOBODY)
    assert after([ace_in(BRUNO)], *moves, sizes=(9, 2, 9, 9, 9)) == [ace_in(CARLA, POUCH)]
    assert after([ace_in(BRUNO)], moves[0], sizes=(9, 1, 9, 9, 9)) == [ace_in(POUCH)]


def test_seen_and_unseen_cards_that_leave_at_once_empty_a_place_together() -> None:
    moves = Move(TEN, BRUNO, CARLA, ALL_SEATS), Move(QUEEN, BRUNO, POUCH, NOBODY)
    assert after([ace_in(BRUNO)], *moves, sizes=(9, 2, 9, 9, 9)) == [ace_in(POUCH), one_of([TEN], CARLA)]


def test_a_card_does_not_lie_where_all_cards_were_seen_to_leave() -> None:
    move = Move(TEN, BRUNO, CARLA, ALL_SEATS)
    assert after([ace_in(BRUNO, POUCH)], move, sizes=(9, 1, 9, 9, 9)) == [ace_in(POUCH), one_of([TEN], CARLA)]


def test_a_card_does_not_lie_where_only_other_known_cards_stay_behind() -> None:
    known, move = [one_of([QUEEN], BRUNO), ace_in(BRUNO, POUCH)], Move(TEN, BRUNO, CARLA, ALL_SEATS)
    kept = [ace_in(POUCH), one_of([TEN], CARLA), one_of([QUEEN], BRUNO)]
    assert after(known, move, sizes=(9, 2, 9, 9, 9)) == kept


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


def test_a_claim_that_has_widened_to_everywhere_is_forgotten() -> None:
    everywhere = mask_of([BRUNO, CARLA, POUCH])
    move = Move(TEN, BRUNO, POUCH, NOBODY)
    assert after([ace_in(BRUNO)], move, everywhere=everywhere) == [ace_in(BRUNO, POUCH)]
    assert after([ace_in(BRUNO, CARLA)], move, everywhere=everywhere) == []


def test_what_is_seen_anyway_is_part_of_everywhere() -> None:
    everywhere, move = mask_of([ANNA, BRUNO, POUCH, BIN]), Move(TEN, BRUNO, POUCH, NOBODY)
    assert after([ace_in(BRUNO)], move, everywhere=everywhere, open_places=mask_of([BIN])) == []
    assert after([ace_in(BRUNO)], move, everywhere=everywhere) == [ace_in(BRUNO, POUCH)]


def test_without_a_notion_of_everywhere_nothing_is_forgotten() -> None:
    moves = Move(TEN, BRUNO, POUCH, NOBODY), Move(TEN, BRUNO, CARLA, NOBODY), Move(TEN, BRUNO, BIN, NOBODY)
    assert after([ace_in(BRUNO)], *moves) == [ace_in(BRUNO, CARLA, POUCH, BIN)]


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


def test_a_card_that_others_look_at_where_it_lies_stays_there() -> None:
    look = Move(TEN, BRUNO, BRUNO, seen_by(CARLA))
    assert after([ace_in(BRUNO), ace_in(BRUNO, POUCH)], look) == [ace_in(BRUNO), ace_in(BRUNO, POUCH)]


def test_whoever_knows_what_kind_of_card_went_knows_that_one_of_the_kind_arrived() -> None:
    move = Move(ACE, BRUNO, CARLA, NOBODY, among=mask_of([ACE, TEN]))
    assert after([], move) == [one_of([ACE, TEN], CARLA)]


def test_a_known_card_of_another_kind_has_not_gone() -> None:
    move = Move(ACE, BRUNO, CARLA, NOBODY, among=mask_of([ACE, TEN]))
    assert after([one_of([QUEEN], BRUNO)], move) == [one_of([ACE, TEN], CARLA), one_of([QUEEN], BRUNO)]


def test_a_known_card_of_that_kind_may_be_the_one_so_no_second_one_is_claimed() -> None:
    move = Move(ACE, BRUNO, CARLA, NOBODY, among=mask_of([ACE, TEN]))
    assert after([ace_in(BRUNO)], move) == [ace_in(BRUNO, CARLA)]
    assert after([ace_in(BRUNO, POUCH)], move) == [ace_in(BRUNO, CARLA, POUCH)]
    assert after([ace_in(POUCH)], move) == [ace_in(POUCH), one_of([ACE, TEN], CARLA)]


def test_whoever_sees_the_card_needs_no_word_about_its_kind() -> None:
    assert after([], Move(ACE, BRUNO, CARLA, ALL_SEATS, among=mask_of([ACE, TEN]))) == [ace_in(CARLA)]


def test_without_moves_everything_stays_known() -> None:
    assert after([ace_in(BRUNO), one_of([TEN], POUCH)]) == [ace_in(BRUNO), one_of([TEN], POUCH)]


def test_claims_lie_in_an_order_that_does_not_tell_when_they_were_gained() -> None:
    first, then = Move(ACE, ANNA, POUCH, seen_by(ANNA)), Move(TEN, ANNA, BRUNO, seen_by(ANNA))
    assert after(after([], first), then) == after(after([], then), first) == after([], then, first)
