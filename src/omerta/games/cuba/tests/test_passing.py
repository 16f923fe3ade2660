"""The box goes round. RULES.md C-4, CR-2, CR-4, CR-5, CR-33."""

from __future__ import annotations

import pytest

from omerta.contract import Seat
from omerta.games.cuba import GAME
from omerta.games.cuba.actions import Bag, TakeChip, TakeDiamonds
from omerta.games.cuba.events import Bagged, BoxPassed, BoxReturned, BoxSeen, Took
from omerta.games.cuba.tests.given import P0, CubaScene, a8, box, given, s6, take
from omerta.games.cuba.tests.look import claims, heard, kinds, own, player, told, verbs, view_bytes
from omerta.games.cuba.tests.play import TAKE_NOTHING, say
from omerta.testing import rule


def nine_and_two_loyals() -> CubaScene:
    """P3 of seven holds nine diamonds and two loyals."""
    return given(7, "fbi 6d", bag="driver")


@rule("C-4.1")
def test_the_suspects_help_themselves_in_the_order_of_the_box() -> None:
    scene = given(6)
    holders = [scene.view().holder]
    scene.when(1, Bag("none"))
    holders += [scene.when(seat, take("1d")).view().holder for seat in range(1, 6)]
    assert holders[:5] == [1, 2, 3, 4, 5]
    assert scene.view().phase == "interrogation"


@rule("C-4.1")
@pytest.mark.parametrize("seat", [0, 1, 3, 4, 5])
def test_whoever_does_not_hold_the_box_takes_nothing_out_of_it(seat: Seat) -> None:
    scene = given(6, "loyal")
    assert scene.legal(seat) == []
    assert scene.refused(seat, TakeDiamonds(1)).rule in ("C-4.1", "C-4.4")


@rule("C-4.2")
@pytest.mark.parametrize(
    ("seat", "contents"),
    [
        (1, "13d L3 F1 D1"),
        (2, "13d L2 F1 D1"),
        (3, "10d L2 F1 D1"),
        (4, "10d L2 F1"),
        (5, "10d L1 F1"),
        (6, "6d L1 F1"),
        (7, "6d L1"),
    ],
)
def test_every_seat_sees_exactly_what_is_in_the_box(seat: Seat, contents: str) -> None:
    assert told(a8(), seat, BoxSeen) == [BoxSeen(seat, box(contents), once=False)]
    assert own(a8(), seat).seen == box(contents)


@rule("C-4.2")
def test_the_box_lies_open_before_its_holder_only() -> None:
    scene = given(6, "loyal", hidden=1)
    assert own(scene, 2).box == box("14d F1 D1")
    assert [own(scene, seat).box for seat in (0, 1, 3, 4, 5)] == [None] * 5


@rule("C-4.3")
def test_p1_may_bag_nothing_or_one_chip_of_a_kind_in_the_box() -> None:
    assert given(8).legal(1) == [Bag("none"), Bag("loyal"), Bag("fbi"), Bag("driver")]


@rule("C-4.3", "CR-2")
def test_p1_bags_before_he_takes() -> None:
    assert given(6).refused(1, TakeChip("loyal")).rule == "C-4.3"


@rule("C-4.3", "CR-2")
def test_a_bagged_chip_is_gone_from_the_box() -> None:
    scene = given(6).when(1, Bag("loyal"))
    assert own(scene, 1).box == box("15d F1 D1")
    assert scene.refused(1, TakeChip("loyal")).rule == "C-4.4"


@rule("C-4.3", "CR-2")
def test_of_several_chips_of_a_kind_one_is_bagged_and_another_may_be_taken() -> None:
    scene = given(7).when(1, Bag("loyal"))
    assert own(scene.when(1, TakeChip("loyal")), 2).box == box("15d F1 D1")


@rule("C-4.3", "CR-2")
def test_whether_the_bag_was_used_is_told_to_p1_alone() -> None:
    scene = given(7).when(1, Bag("driver"))
    assert told(scene, 1, Bagged) == [Bagged(1, "driver", once=False)]
    assert [told(scene, viewer, Bagged) for viewer in (None, 0, 2)] == [[], [], []]


@rule("E-8", "C-4.3")
@pytest.mark.parametrize("kind", ["diamonds", "diamond", "cia", "killer", "nothing", ""])
def test_diamonds_and_chips_that_are_not_there_do_not_go_into_the_bag(kind: str) -> None:
    assert given(6).refused(1, Bag(kind)).rule == "C-4.3"


@rule("E-8", "C-4.3")
@pytest.mark.parametrize("kind", ["none", "loyal"])
def test_a_second_chip_does_not_go_into_the_bag(kind: str) -> None:
    assert given(7).when(1, Bag("fbi")).refused(1, Bag(kind)).rule == "C-4.3"


@rule("E-8", "C-4.3")
def test_p2_has_no_bag() -> None:
    assert verbs(given(6, "1d"), 2).keys() == {"TakeDiamonds", "TakeChip"}
    assert given(6, "1d").refused(2, Bag("loyal")).rule == "C-4.3"


@rule("E-5", "C-4.3", "C-4.9")
def test_a_bagged_driver_and_a_taken_loyal_are_missing_when_p2_looks() -> None:
    scene = given(7, "loyal", bag="driver")
    assert own(scene, 2).box == box("15d L1 F1")
    assert heard(scene, None)[-2:] == [BoxPassed(0, 1), BoxPassed(1, 2)]


@rule("E-6", "C-4.10")
@pytest.mark.parametrize("viewer", [None, 0, 3, 4, 5, 6])
def test_the_others_cannot_tell_whether_the_bag_was_used(viewer: Seat | None) -> None:
    used, unused = given(7, "loyal", bag="driver"), given(7, "loyal")
    assert own(unused, 2).box == box("15d L1 F1 D1")
    assert view_bytes(used, viewer) == view_bytes(unused, viewer)
    assert heard(used, viewer) == heard(unused, viewer)


@rule("C-4.4")
def test_a_take_is_some_diamonds_or_one_chip() -> None:
    scene = nine_and_two_loyals()
    assert own(scene, 3).box == box("9d L2")
    assert scene.legal(3) == [*(TakeDiamonds(count) for count in range(1, 10)), TakeChip("loyal")]


@rule("E-7", "C-4.4", "C-4.7", "C-9.3")
@pytest.mark.parametrize("text", ["-", "10d", "0d", "driver", "fbi", "killer"])
def test_what_is_not_in_the_box_cannot_be_taken(text: str) -> None:
    scene = nine_and_two_loyals()
    assert scene.refused(3, take(text)).rule in ("C-4.4", "C-4.5", "C-4.6")


@rule("E-7", "C-4.7", "C-9.3")
@pytest.mark.parametrize("first", ["2d", "loyal"])
@pytest.mark.parametrize("second", ["2d", "loyal", "-"])
def test_nobody_takes_twice(first: str, second: str) -> None:
    scene = nine_and_two_loyals().when(3, take(first))
    assert scene.refused(3, take(second)).rule in ("C-4.1", "C-4.4")


@rule("C-4.7")
@pytest.mark.parametrize("count", [-1, 0, 16])
def test_nothing_is_put_back(count: int) -> None:
    assert given(6, "loyal").refused(2, TakeDiamonds(count)).rule == "C-4.4"


@rule("C-4.4")
@pytest.mark.parametrize("kind", ["", "thief", "diamonds", "LOYAL"])
def test_chips_that_do_not_exist_cannot_be_taken(kind: str) -> None:
    assert given(6, "1d").refused(2, TakeChip(kind)).rule == "C-4.4"


@rule("C-4.4")
def test_the_last_chip_of_a_kind_is_gone_when_it_is_taken() -> None:
    assert own(given(8, "fbi driver"), 3).box == box("15d L3")


@rule("C-4.4")
def test_one_thief_may_empty_the_box_of_diamonds() -> None:
    assert own(given(6, "15d"), 2).box == box("L1 F1 D1")


@rule("C-4.5", "CR-4")
def test_an_empty_box_leaves_nothing_to_take() -> None:
    scene = given(7, "loyal 15d loyal fbi", bag="driver")
    assert own(scene, 5).box == box("")
    assert scene.legal(5) == [TAKE_NOTHING]
    assert own(scene.when(5, TAKE_NOTHING), 5).role == "urchin"


@rule("C-4.5")
@pytest.mark.parametrize(("takes", "seat"), [("1d", 2), ("1d 1d", 3), ("1d 1d 1d", 4), ("15d loyal fbi", 4)])
def test_with_anything_in_the_box_a_seat_must_take(takes: str, seat: Seat) -> None:
    assert given(6, takes).refused(seat, TAKE_NOTHING).rule in ("C-4.4", "C-4.5", "C-4.6")


@rule("E-9", "C-4.5", "C-4.10", "CR-4")
def test_the_urchins_only_action_is_to_take_nothing() -> None:
    scene = given(6, "loyal fbi driver 13d", hidden=2)
    assert scene.legal(5) == [TAKE_NOTHING]
    assert own(s6(), 5).role == "urchin"
    assert own(s6(), P0).seen == box("")
    assert own(s6(), P0).missing == 13


@rule("E-9", "C-4.10", "CR-4")
@pytest.mark.parametrize("viewer", [None, 1, 2, 3])
def test_the_others_see_the_same_whether_the_box_is_empty_or_not(viewer: Seat | None) -> None:
    empty, full = s6(), given(6, "loyal fbi driver 2d 3d", hidden=2)
    assert heard(empty, viewer) == heard(full, viewer)
    assert view_bytes(empty, viewer) == view_bytes(full, viewer)


@rule("C-4.10")
def test_the_holder_of_an_empty_box_still_has_to_confirm() -> None:
    scene = given(6, "loyal fbi driver 15d")
    assert GAME.pending(scene.state) == (5,)
    assert scene.view().waiting == (5,)


@rule("E-10", "C-4.6", "CR-5")
def test_the_last_player_may_take_nothing_from_a_full_box() -> None:
    scene = given(6, "driver 4d loyal fbi -", hidden=1)
    assert own(scene, 5).seen == box("10d")
    assert own(scene, 5).role == "urchin"
    assert own(scene, P0).seen == box("10d")
    assert own(scene, P0).missing == 4


@rule("E-11", "C-4.4")
def test_without_chips_only_diamonds_can_be_taken() -> None:
    scene = given(6, "fbi driver", hidden=3, bag="loyal")
    assert scene.legal(3) == [TakeDiamonds(count) for count in range(1, 13)]


@rule("E-11", "C-4.4")
def test_what_is_left_comes_back() -> None:
    scene = given(6, "fbi driver 2d 5d 1d", hidden=3, bag="loyal")
    assert own(scene, P0).seen == box("4d")
    assert own(scene, P0).missing == 8


@rule("C-4.8", "CR-33")
def test_there_is_no_way_to_show_ones_loot() -> None:
    scene = a8()
    assert verbs(scene, 2).keys() == {"Say"}


@rule("C-4.8", "CR-33")
def test_to_tell_the_truth_about_it_shows_nothing() -> None:
    scene = say(a8(), 2, "took", "diamonds:3")
    assert claims(scene, 2)["took"].value == "diamonds:3"
    assert (player(scene, 2).take, player(scene, 2).is_open) == (None, False)


@rule("C-4.9")
def test_of_a_hand_over_all_see_from_whom_to_whom_and_nothing_else() -> None:
    scene = given(6, "loyal")
    before = len(scene.events)
    scene.when(2, TakeDiamonds(4))
    assert heard(scene, None, before) == [BoxPassed(2, 3)]
    assert heard(scene, 5, before) == [BoxPassed(2, 3)]
    assert Took(2, "diamonds:4") in heard(scene, 2, before)


@rule("C-4.9")
def test_the_next_seat_sees_the_box_when_it_gets_it() -> None:
    scene = given(6, "loyal 4d")
    assert heard(scene, 3)[-2:] == [BoxPassed(2, 3), BoxSeen(3, box("11d F1 D1"), once=False)]


@rule("C-4.9", "C-5.1")
def test_from_the_last_player_it_goes_to_the_godfather() -> None:
    scene = a8()
    assert told(scene, None, BoxPassed)[-1] == BoxPassed(7, 0)
    assert told(scene, P0, BoxReturned) == [BoxReturned(P0, box("6d"))]


@rule("C-4.10")
def test_bagging_is_silent_for_everybody_else() -> None:
    scene = given(6)
    before, beat = len(scene.events), scene.state.beat
    unbagged = [view_bytes(scene, viewer) for viewer in (None, 0, 2, 3, 4, 5)]
    scene.when(1, Bag("fbi"))
    assert [view_bytes(scene, viewer) for viewer in (None, 0, 2, 3, 4, 5)] == unbagged
    assert [heard(scene, viewer, before) for viewer in (None, 0, 2, 3, 4, 5)] == [[]] * 6
    assert scene.state.beat == beat


@rule("C-4.10", "C-13.8")
def test_bag_and_take_are_publicly_one_phase() -> None:
    scene = given(6)
    assert scene.view().phase == "take"
    assert scene.when(1, Bag("none")).view().phase == "take"


@rule("C-4.10")
@pytest.mark.parametrize("takes", ["2d", "loyal", "fbi"])
@pytest.mark.parametrize("viewer", [None, 0, 3, 4, 5])
def test_the_others_cannot_tell_one_take_from_another(takes: str, viewer: Seat | None) -> None:
    assert view_bytes(given(6, takes), viewer) == view_bytes(given(6, "driver"), viewer)
    assert kinds(heard(given(6, takes), viewer)) == kinds(heard(given(6, "driver"), viewer))
