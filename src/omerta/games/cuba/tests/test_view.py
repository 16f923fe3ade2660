"""What a viewer sees and remembers, line by line of "What is known". C-1.7, C-15."""

from __future__ import annotations

import msgspec
import pytest

from omerta.contract import Viewer
from omerta.games.cuba.actions import Accuse, Ask, Bag, Forget, Hide, Hold, OpenFloor, PassFloor, Peng, Say
from omerta.games.cuba.options import CubaOptions
from omerta.games.cuba.seen import CubaView, Own, SeatView
from omerta.games.cuba.state import CubaState
from omerta.games.cuba.tests import given as at
from omerta.games.cuba.tests.given import A8, K8, S6, accuse, act, dealt, played, take, time_out
from omerta.games.cuba.values import Claim, Contents, Question
from omerta.games.cuba.view import view
from omerta.testing import rule


def own(state: CubaState, seat: int) -> Own:
    mine = view(state, seat).own
    assert mine is not None
    return mine


def pocket(state: CubaState, seat: int) -> SeatView:
    return view(state, None).players[seat]


def secrets(seen: CubaView) -> bytes:
    """Everything but whose view it is."""
    return msgspec.json.encode(msgspec.structs.replace(seen, you=None))


def others(state: CubaState, *seats: int) -> list[Viewer]:
    return [None, *(seat for seat in range(state.seats) if seat not in seats)]


# --- Setup -------------------------------------------------------------------------------------------------------


@rule("C-2.2", "C-2.3", "C-1.2")
@pytest.mark.parametrize("viewer", [None, 0, 3, 7])
def test_mix_bottles_options_and_the_godfather_are_public(viewer: Viewer) -> None:
    seen = view(dealt(8, CubaOptions(killer=True, godfather=3)), viewer)
    assert seen.mix == Contents(15, 2, 1, 0, 1, 1)
    assert seen.jokers == 1
    assert seen.godfather == 3
    assert [player.position for player in seen.players] == [5, 6, 7, 0, 1, 2, 3, 4]
    assert seen.options.killer


@rule("C-3.1", "C-1.7")
def test_the_godfather_alone_sees_what_he_hid() -> None:
    one, other = (act(dealt(6), 0, Hide(count)) for count in (1, 4))
    assert own(one, 0).hidden == 1
    assert all(view(one, viewer) == view(other, viewer) for viewer in others(one, 0, 1))
    assert own(one, 1).hidden is None
    assert own(one, 1).seen == Contents(14, 1, 1, 0, 1, 0)


# --- The box goes round ------------------------------------------------------------------------------------------


@rule("C-4.2", "C-15.1")
def test_the_holder_sees_the_box_and_remembers_it() -> None:
    state = played("loyal 3d", hidden=2, seats=8)
    assert own(state, 3).box == own(state, 3).seen == Contents(10, 2, 1, 0, 1, 0)
    act(state, 3, take("driver"))
    assert own(state, 3).box is None
    assert own(state, 3).seen == Contents(10, 2, 1, 0, 1, 0)
    assert own(state, 3).take == "chip:driver"


@rule("C-4.3", "C-4.10", "C-15.1")
def test_the_bag_is_p1s_alone() -> None:
    state = act(dealt(7), 0, Hide(0))
    before = {viewer: view(state, viewer) for viewer in others(state, 1)}
    act(state, 1, Bag("driver"))
    assert {viewer: view(state, viewer) for viewer in others(state, 1)} == before
    assert own(state, 1).bag == "driver"
    assert own(state, 1).box == Contents(15, 2, 1, 0, 0, 0)
    assert own(state, 1).seen == Contents(15, 2, 1, 0, 1, 0)
    assert view(state, None).phase == "take"


@rule("E-6", "C-4.9", "C-4.10")
def test_seats_further_on_see_no_difference_between_one_turn_and_another() -> None:
    bagged = played("loyal", bag="driver", seats=7)
    plain = played("loyal", seats=7)
    stolen = played("5d", seats=7)
    for viewer in others(plain, 1, 2):
        assert view(bagged, viewer) == view(plain, viewer) == view(stolen, viewer)


@rule("C-4.5", "C-4.10")
def test_that_the_box_is_empty_shows_to_its_holder_alone() -> None:
    empty = played("loyal fbi driver 13d", hidden=2, seats=6)
    full = played("loyal fbi driver 3d", hidden=2, seats=6)
    assert own(empty, 5).box == Contents(0, 0, 0, 0, 0, 0)
    assert all(view(empty, viewer) == view(full, viewer) for viewer in others(empty, 4, 5))


@rule("E-50", "C-1.7")
def test_two_worlds_are_the_same_to_the_last_player_and_the_godfather() -> None:
    one, other = played(A8, hidden=2), played("loyal 4d driver loyal 3d fbi loyal", hidden=2)
    assert view(one, 7) == view(other, 7)
    assert view(one, 0) == view(other, 0)
    assert view(accuse(one, 2), 0) != view(accuse(other, 2), 0)


# --- Memory ------------------------------------------------------------------------------------------------------


@rule("C-15.1", "CR-36")
def test_without_a_memory_aid_look_and_bag_are_gone_with_the_box_and_the_loot_stays() -> None:
    state = act(act(dealt(7, at.FORGETFUL), 0, Hide(0)), 1, Bag("driver"))
    assert own(state, 1).bag == "driver"
    assert own(state, 1).seen is not None
    act(state, 1, take("loyal"))
    assert own(state, 1).bag is None
    assert own(state, 1).seen is None
    assert own(state, 1).take == "chip:loyal"


@rule("C-15.1")
def test_without_a_memory_aid_the_godfather_keeps_what_lies_before_him() -> None:
    state = played(A8, hidden=2, options=at.FORGETFUL)
    assert own(state, 0).hidden == 2
    assert own(state, 0).seen == Contents(6, 0, 0, 0, 0, 0)
    assert own(state, 0).missing == 7


@rule("C-15.1", "C-15.3")
def test_who_is_out_keeps_what_he_knew_and_gains_nothing() -> None:
    state = played(A8, hidden=2)
    before = own(state, 2)
    accuse(state, 2)
    assert own(state, 2) == before
    assert secrets(msgspec.structs.replace(view(state, 2), own=None)) == secrets(view(state, None))


@rule("C-15.3", "CR-31")
def test_everybody_sees_the_same_but_the_own_part() -> None:
    state = accuse(played(K8, hidden=2, options=at.KILLER), 2)
    public = secrets(view(state, None))
    assert all(secrets(msgspec.structs.replace(view(state, seat), own=None)) == public for seat in range(8))
    assert view(state, None).own is None


# --- The returned box --------------------------------------------------------------------------------------------


@rule("C-5.1", "CR-6", "CR-29")
def test_the_returned_box_and_what_is_missing_are_the_godfathers() -> None:
    state = played(A8, hidden=2)
    assert own(state, 0).seen == Contents(6, 0, 0, 0, 0, 0)
    assert own(state, 0).missing == 7
    assert view(state, None).returned is None
    assert {own(state, seat).missing for seat in range(1, 8)} == {None}


@rule("C-5.1", "CR-29")
def test_a_shown_box_does_not_show_what_was_hidden() -> None:
    state = played(A8, hidden=2, options=at.SHOWN)
    assert view(state, None).returned == Contents(6, 0, 0, 0, 0, 0)
    assert {own(state, seat).missing for seat in range(1, 8)} == {None}
    on_its_way = played("loyal 3d", hidden=2, seats=8, options=at.SHOWN)
    assert view(on_its_way, None).returned is None


@rule("C-6.4", "C-5.1")
def test_recovered_diamonds_are_public_and_the_godfather_counts_on() -> None:
    state = accuse(played(A8, hidden=2), 2)
    assert view(state, None).recovered == 3
    assert own(state, 0).missing == 4


# --- Pockets -----------------------------------------------------------------------------------------------------


@rule("C-1.5", "C-1.7")
def test_loot_and_role_are_secret_until_the_pocket_is_open() -> None:
    state = played(A8, hidden=2)
    assert (own(state, 2).take, own(state, 2).role) == ("diamonds:3", "thief")
    assert {pocket(state, seat).take for seat in range(8)} == {None}
    assert {pocket(state, seat).role for seat in range(8)} == {None}
    accuse(state, 2)
    assert pocket(state, 2) == SeatView(2, "diamonds:3", "thief", "caught", False, True, 0, 0)


@rule("C-6.5")
def test_a_bottle_goes_to_an_open_pocket() -> None:
    state = accuse(played(A8, hidden=2), 1)
    assert pocket(state, 1) == SeatView(1, "chip:loyal", "loyal", None, True, True, 0, 0)
    assert view(state, None).jokers == 0


@rule("E-25", "C-6.3", "CR-3")
def test_the_bag_stays_closed_when_p1_is_accused() -> None:
    one = accuse(played("2d fbi loyal 4d 3d", hidden=1, bag="driver"), 1)
    other = accuse(played("2d fbi loyal 4d 3d", hidden=1, bag="none"), 1)
    assert pocket(one, 1).take == "diamonds:2"
    assert view(one, None) == view(other, None)
    assert own(one, 1).bag == "driver"


@rule("C-7.6", "C-6.10")
def test_who_fires_has_shown_his_chip() -> None:
    state = accuse(played(K8, hidden=2, options=at.KILLER), 4, shooter=3)
    assert (pocket(state, 3).take, pocket(state, 3).out) == ("chip:killer", "fired")
    assert (pocket(state, 4).take, pocket(state, 4).out) == ("chip:driver", "shot")
    assert view(state, None).killer == 3


@rule("C-9.4", "E-36", "C-6.10")
def test_a_rule_breaker_is_out_in_public_and_took_nothing() -> None:
    state = played("loyal ?", seats=6, options=at.STRICT)
    assert pocket(state, 2) == SeatView(2, "none", "rule_breaker", "rule_breaker", False, True, 0, 0)
    assert (own(state, 2).take, own(state, 2).role) == ("none", "rule_breaker")
    assert own(state, 3).seen == own(state, 2).seen


@rule("C-1.5", "C-8.6")
@pytest.mark.parametrize(("godfather", "passenger"), [(0, 2), (6, 0)])
def test_a_driver_sees_who_rides_with_him(godfather: int, passenger: int) -> None:
    state = played(A8, hidden=2, options=CubaOptions(godfather=godfather))
    driver = state.seat_of(3)
    assert own(state, driver).passenger == passenger
    assert own(state, driver).role == "driver"
    assert {own(state, seat).passenger for seat in range(8) if seat != driver} == {None}


@rule("C-8.6")
def test_the_first_players_passenger_is_the_godfather() -> None:
    state = played("driver 5d loyal fbi 4d", options=CubaOptions(godfather=2))
    assert own(state, 3).passenger == 2


# --- The window --------------------------------------------------------------------------------------------------


@rule("C-7.2", "C-7.4")
def test_a_window_names_who_is_asked_and_never_who_has_decided() -> None:
    state = act(played(K8, hidden=2, options=at.KILLER), 0, Accuse(5))
    before = {viewer: view(state, viewer) for viewer in others(state, 3)}
    act(state, 3, Peng())
    assert {viewer: view(state, viewer) for viewer in others(state, 3)} == before
    assert view(state, None).waiting == (1, 2, 3, 4, 6, 7)
    assert view(state, None).accused == 5
    assert own(state, 3).fires is True


@rule("C-7.4")
def test_a_seat_sees_that_it_holds() -> None:
    state = act(played(K8, hidden=2, options=at.KILLER), 0, Accuse(5))
    assert own(state, 2).fires is None
    act(state, 2, Hold())
    assert own(state, 2).fires is False
    assert own(state, 3).fires is None


@rule("C-7.4")
def test_afterwards_nobody_knows_who_held() -> None:
    state = accuse(played(K8, hidden=2, options=at.KILLER), 2)
    assert {own(state, seat).fires for seat in range(8)} == {None}
    assert view(state, None).accused is None


@rule("E-34", "C-7.2", "CR-12")
def test_the_window_looks_the_same_when_the_killer_is_in_the_bag() -> None:
    bagged = played("loyal 3d loyal driver fbi 4d 2d", hidden=2, bag="killer", options=at.KILLER)
    carried = played("killer 3d loyal driver fbi 4d 2d", hidden=2, bag="loyal", options=at.KILLER)
    for state in (bagged, carried):
        act(state, 0, Accuse(2))
    assert all(view(bagged, viewer) == view(carried, viewer) for viewer in others(bagged, 1))


@rule("C-12.3")
def test_with_one_device_the_godfather_is_waited_for() -> None:
    state = act(played(K8, hidden=2, options=at.ONE_DEVICE), 0, Accuse(5))
    assert view(state, None).waiting == (0,)
    assert view(state, None).phase == "reaction"


# --- Talk --------------------------------------------------------------------------------------------------------


@rule("C-5.12")
def test_claims_are_listed_by_speaker_and_slot_whatever_came_first() -> None:
    state = played(A8, hidden=2)
    act(state, 6, Say("took", "chip:loyal"))
    act(state, 1, Say("view", "thief", 5))
    act(state, 1, Say("recv.diamonds", "13"))
    act(state, 0, Say("gf.missing", "9"))
    assert view(state, 4).claims == (
        Claim(0, "gf.missing", None, "9", False, None),
        Claim(1, "recv.diamonds", None, "13", False, None),
        Claim(1, "view", 5, "thief", False, None),
        Claim(6, "took", None, "chip:loyal", False, None),
    )


@rule("C-5.12", "E-47")
def test_a_changed_story_shows() -> None:
    state = act(played(A8, hidden=2), 5, Say("took", "chip:loyal"), Say("took", "chip:driver"))
    assert view(state, None).claims == (Claim(5, "took", None, "chip:driver", True, None),)
    assert pocket(state, 5).says == 2


@rule("C-5.9", "C-5.10", "E-41")
def test_a_question_is_public_with_the_slots_that_are_open() -> None:
    state = act(played(A8, hidden=2), 0, Ask(5, "recv.all"))
    act(state, 5, Say("recv.diamonds", "6"), Forget())
    seen = view(state, None)
    assert seen.question == Question(1, 5, "recv.all", ("recv.fbi", "recv.driver"))
    assert seen.claims == (Claim(5, "recv.diamonds", None, "6", False, 1),)
    assert (seen.questions, seen.questions_left) == (1, None)
    assert pocket(state, 5).asked == 1
    assert seen.waiting == (5,)


@rule("C-5.15")
def test_hints_are_shown_where_the_option_says_so() -> None:
    plain, hinted = played(A8, hidden=2), played(A8, hidden=2, options=CubaOptions(contradiction_hints="all"))
    for state in (plain, hinted):
        act(state, 2, Say("pass.diamonds", "13"))
        act(state, 3, Say("recv.diamonds", "10"))
    assert view(plain, None).hints == ()
    (hint,) = view(hinted, None).hints
    assert (hint.giver, hint.taker, hint.count, hint.passed, hint.received) == (2, 3, "diamonds", 13, 10)


@rule("C-12.2")
def test_in_talk_by_turns_budgets_and_the_floor_are_public() -> None:
    state = act(played(A8, hidden=2, options=at.FORMAL), 0, OpenFloor())
    act(state, 1, PassFloor())
    seen = view(state, None)
    assert (seen.phase, seen.waiting) == ("floor", (2,))
    assert seen.floor == (2, 3, 4, 5, 6, 7)
    assert (seen.floors, seen.questions_left) == (1, 28)


@rule("C-13.4")
def test_the_final_demand_is_public() -> None:
    state = time_out(played(A8, hidden=2), "interrogation")
    assert view(state, None).final_demand
    assert view(state, None).waiting == (0,)


# --- The end -----------------------------------------------------------------------------------------------------


@rule("C-8.1", "CR-30")
@pytest.mark.parametrize("viewer", [None, 0, 5])
def test_at_the_end_everything_is_shown_to_all(viewer: Viewer) -> None:
    seen = view(accuse(played(S6, hidden=2), 5), viewer)
    assert seen.phase == "over"
    assert seen.waiting == ()
    assert seen.ended is not None
    assert seen.ended.winners == (4, 5)
    assert seen.reveal is not None
    assert (seen.reveal.hidden, seen.reveal.bag) == (2, "none")
    assert [travel.take for travel in seen.reveal.travels] == [
        "chip:loyal",
        "chip:fbi",
        "chip:driver",
        "diamonds:13",
        "nothing",
    ]
    assert seen.reveal.travels[4].received == Contents(0, 0, 0, 0, 0, 0)


@rule("C-8.1")
def test_while_the_game_runs_there_is_no_end_to_be_seen() -> None:
    seen = view(played(A8, hidden=2), 0)
    assert seen.ended is None
    assert seen.reveal is None
