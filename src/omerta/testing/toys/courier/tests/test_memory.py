"""What a courier did itself it still knows: nothing but these tests finds the loss of it. RULES.md K-4.1."""

from __future__ import annotations

from omerta.testing import rule
from omerta.testing.toys.courier.pieces import Draw
from omerta.testing.toys.courier.tests.given import POUCH, all_pass, given, hand, known, one, own, puts_back


@rule("K-4.1")
def test_a_letter_put_back_is_known_to_lie_in_the_pouch() -> None:
    scene = puts_back(given("AAB", "CDE"), 0, "A")
    assert known(scene, 0) == (one("A", POUCH),)
    assert known(scene, 1) == ()


@rule("K-4.1")
def test_a_letter_given_away_is_known_to_lie_with_its_taker() -> None:
    scene = all_pass(given("AAB", "CDE", passing=True, rounds=2), "BC")
    assert known(scene, 0) == (one("B", 1),)
    assert known(scene, 1) == (one("C", 0),)


@rule("K-4.1")
def test_letters_drawn_and_received_are_seen_in_the_own_hand_and_not_remembered_besides() -> None:
    scene = given("AAB", "CDE", draws="EE", rounds=2).when(0, Draw()).when(1, Draw())
    all_pass(scene, "AC")
    assert hand(scene, 0) == "ABCE"
    assert known(scene, 0) == (one("A", 1),)


@rule("K-4.1")
def test_the_own_mark_and_the_own_sealed_letter_are_seen_only_while_they_count() -> None:
    scene = given("AAB", "CDE", rounds=2)
    puts_back(scene, 0, "A")
    assert own(scene, 0).marked is None
    puts_back(scene, 1, "C")
    all_pass(scene, "AD")
    assert own(scene, 0).sealed is None


@rule("K-4.1")
def test_a_letter_in_the_pouch_may_go_along_when_somebody_draws() -> None:
    scene = given("AAB", "CDE", "BDE", draws="C")
    puts_back(scene, 0, "A").when(1, Draw())
    assert known(scene, 0) == (one("A", 1, POUCH),)


@rule("K-4.1")
def test_a_letter_in_the_pouch_stays_known_while_others_put_letters_back() -> None:
    scene = given("AAB", "CDE", "BDE")
    puts_back(scene, 0, "A")
    puts_back(scene, 1, "C")
    assert known(scene, 0) == (one("A", POUCH),)
    assert known(scene, 1) == (one("C", POUCH),)


@rule("K-4.1")
def test_a_letter_given_away_may_be_put_back_by_its_taker() -> None:
    scene = given("AAB", "CDE", passing=True, draws="E", rounds=2)
    all_pass(scene, "AC").when(0, Draw())
    puts_back(scene, 1, "D")
    assert known(scene, 0) == (one("A", 1, POUCH),)
    assert known(scene, 1) == (one("C", 0), one("D", POUCH))


@rule("K-4.1")
def test_two_equal_letters_are_remembered_as_two() -> None:
    scene = given("AAB", "CDE", rounds=2)
    puts_back(scene, 0, "A")
    puts_back(scene, 1, "E")
    all_pass(scene, "BC")
    puts_back(scene, 0, "A")
    assert known(scene, 0) == (one("A", POUCH), one("A", POUCH), one("B", 1))


@rule("K-4.1")
def test_a_letter_that_comes_back_into_the_own_hand_is_no_longer_elsewhere() -> None:
    scene = given("AAB", "CDE", passing=True, draws="EE", rounds=3)
    all_pass(scene, "BC").when(0, Draw()).when(1, Draw())
    assert known(scene, 0) == (one("B", 1),)
    all_pass(scene, "AB")
    assert hand(scene, 0) == "ABCE"
    assert known(scene, 0) == (one("A", 1),)


@rule("K-4.1")
def test_of_two_equal_letters_in_the_pouch_one_is_left_after_drawing_the_other() -> None:
    scene = given("AABE", "CDE", draws="A", rounds=3)
    puts_back(scene, 0, "A")
    puts_back(scene, 1, "C")
    all_pass(scene, "BD")
    puts_back(scene, 0, "A")
    puts_back(scene, 1, "E")
    all_pass(scene, "DB")
    assert known(scene, 0) == (one("A", POUCH), one("A", POUCH), one("D", 1))
    scene.when(0, Draw())
    assert known(scene, 0) == (one("A", POUCH), one("D", 1))


@rule("K-4.1", "K-4.2")
def test_a_letter_that_may_or_may_not_be_the_remembered_one_makes_the_courier_forget() -> None:
    scene = given("AAB", "CDE", draws="CA", rounds=2)
    puts_back(scene, 0, "A").when(1, Draw())
    all_pass(scene, "BC")
    assert known(scene, 0) == (one("A", 1, POUCH), one("B", 1))
    scene.when(0, Draw())
    assert known(scene, 0) == (one("B", 1),)


@rule("K-4.1", "K-4.2")
def test_an_uncertain_letter_is_kept_while_another_one_is_seen_to_leave() -> None:
    scene = given("AAB", "CDE", draws="CD", rounds=2)
    puts_back(scene, 0, "A").when(1, Draw())
    all_pass(scene, "BC").when(0, Draw())
    assert known(scene, 0) == (one("A", 1, POUCH), one("B", 1))


@rule("K-4.1", "K-3.2")
def test_a_letter_just_given_does_not_travel_on_in_the_same_pass() -> None:
    scene = all_pass(given("AAA", "BBB", "CCC", "DDD", passing=True, rounds=2), "ABCD")
    assert known(scene, 0) == (one("A", 1),)
    assert known(scene, 3) == (one("D", 0),)


@rule("K-4.1", "K-3.2")
def test_knowledge_travels_one_seat_in_a_pass() -> None:
    scene = given("AAA", "BBB", "CCC", "DDD", passing=True, draws="EEE", rounds=3)
    all_pass(scene, "ABCD").when(0, Draw()).when(1, Draw()).when(2, Draw())
    puts_back(scene, 3, "D")
    assert known(scene, 0) == (one("A", 1),)
    all_pass(scene, "EEEC")
    assert known(scene, 0) == (one("A", 1, 2), one("E", 1))


@rule("K-4.1")
def test_without_memory_a_courier_knows_its_hand_alone() -> None:
    scene = given("AAB", "CDE", rounds=2, memory=False)
    puts_back(scene, 0, "A")
    puts_back(scene, 1, "C")
    assert known(scene, 0) == known(scene, 1) == ()
    all_pass(scene, "BD")
    assert known(scene, 0) == known(scene, 1) == ()
    assert hand(scene, 0) == "AD"


@rule("K-4.1")
def test_a_spectator_knows_nothing_of_anybody() -> None:
    assert puts_back(given("AAB", "CDE"), 0, "A").view().own is None
