"""What a seat knows is worked out when it is looked at, and is then what it would have been all along."""

from __future__ import annotations

from omerta.contract.freeze import freeze
from omerta.kit.claims import Claim, Move, scattered, transfer
from omerta.kit.recall import Moved, Recall, Shown, Shuffled, Sorted, Taken

WALLET = 3
SIZES = (3, 3, 3, 6)
EVERYWHERE = 0b1111
ALL = 0b111
GIVEN = [Move(5, 0, 1, knowers=0b011)]
PUT_BACK = [Move(5, 1, WALLET, knowers=0b010)]


def moved(moves: list[Move]) -> Moved:
    return Moved(moves, SIZES, EVERYWHERE, 0)


def told() -> Recall:
    recall = Recall(3)
    recall.note(moved(GIVEN))
    recall.note(moved(PUT_BACK))
    return recall


def test_a_late_look_finds_what_looking_each_time_would_have_found() -> None:
    eager: list[list[Claim]] = [[], [], []]
    for moves in (GIVEN, PUT_BACK):
        transfer(eager, moves, sizes=SIZES, own_place=range(3), everywhere=EVERYWHERE)
    assert told().settled() == eager != [[], [], []]


def test_whoever_has_looked_before_finds_the_same() -> None:
    recall = Recall(3)
    recall.note(moved(GIVEN))
    recall.of(0)
    recall.note(moved(PUT_BACK))
    assert recall.settled() == told().settled()


def test_a_clone_and_its_original_go_on_apart() -> None:
    recall = Recall(3)
    recall.note(moved(GIVEN))
    other = recall.clone()
    recall.note(moved(PUT_BACK))
    assert other.of(0) == [Claim(1 << 5, 1 << 1)]
    assert recall.settled() == told().settled()


def test_what_was_looked_at_makes_no_difference_between_two_states() -> None:
    looked_at, untouched = told(), told()
    looked_at.of(0)
    assert freeze(looked_at) == freeze(untouched)


def test_what_is_put_stands_whatever_was_noted_before() -> None:
    recall = told()
    recall.put(0, [])
    assert recall.of(0) == []
    assert recall.of(1) != []


def test_cards_that_are_dealt_face_down_are_with_one_of_the_others() -> None:
    recall = Recall(3)
    recall.note(Shuffled([(0, 4), (1, 5), (2, 6)]))
    assert recall.of(0) == [scattered(1 << 5, 0b110), scattered(1 << 6, 0b110)]


def test_a_claim_about_a_place_that_is_shown_without_the_card_is_about_the_others() -> None:
    recall = Recall(3)
    recall.put(0, [scattered(1 << 5, 0b110)])
    recall.note(Shown([(1, 1 << 6)]))
    assert recall.of(0) == [Claim(1 << 5, 0b100)]


def test_a_claim_is_dropped_where_such_a_card_is_shown() -> None:
    recall = Recall(3)
    recall.put(0, [scattered(1 << 5, 0b110)])
    recall.note(Shown([(1, 1 << 5)]))
    assert recall.of(0) == []


def test_one_seat_alone_finds_out_which_faces_it_meant() -> None:
    recall = Recall(3)
    for seat in range(3):
        recall.put(seat, [Claim(0b111, 0b1000)])
    recall.note(Sorted(1, 0b111, 0b011))
    assert recall.settled() == [[Claim(0b111, 0b1000)], [Claim(0b011, 0b1000)], [Claim(0b111, 0b1000)]]


def test_a_card_out_of_a_supply_may_be_what_each_of_the_others_thinks() -> None:
    recall = Recall(3)
    recall.note(Taken(2, [0b111, 0b011, 0b001]))
    assert recall.settled() == [[Claim(0b111, 0b100)], [Claim(0b011, 0b100)], []]
