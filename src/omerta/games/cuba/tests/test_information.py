"""Who knows what. RULES.md C-1.7, C-4.10, C-15, CR-6, CR-29, CR-31, CR-36."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from omerta.contract import Event, Seat
from omerta.games.cuba import GAME
from omerta.games.cuba.actions import Accuse, Bag, Say
from omerta.games.cuba.events import Bagged, BoxSeen, PocketOpened
from omerta.games.cuba.options import CubaOptions
from omerta.games.cuba.seen import Own
from omerta.games.cuba.tests.given import P0, CubaScene, a8, box, given, k8, new_game
from omerta.games.cuba.tests.look import heard, own, told, view_bytes
from omerta.games.cuba.tests.play import HOLD, PENG, accuse, ask, expire, say
from omerta.kit.chance import FastChance
from omerta.testing import rule
from omerta.testing.conformance import Case, probes_of
from omerta.testing.conformance.bench import Bench
from omerta.testing.conformance.noninterference import watched

A8_SWAPPED = "loyal 4d driver loyal 3d fbi loyal"


def swapped() -> CubaScene:
    """World A8 with the loot of P2 and P5 exchanged; what P7 and P0 get to see is the same."""
    return given(8, A8_SWAPPED, hidden=2)


def talk(scene: CubaScene) -> CubaScene:
    say(ask(scene, 5, "recv.diamonds"), 5, "recv.diamonds", "6")
    return accuse(say(scene, 7, "view", "thief", 2), 1)


@rule("E-50", "C-1.7")
@pytest.mark.parametrize("viewer", [None, 0, 1, 7])
def test_who_cannot_tell_two_worlds_apart_sees_the_same_in_both(viewer: Seat | None) -> None:
    assert view_bytes(a8(), viewer) == view_bytes(swapped(), viewer)
    assert heard(a8(), viewer) == heard(swapped(), viewer)


@rule("E-50", "C-1.7")
@pytest.mark.parametrize("viewer", [None, 0, 1, 7])
def test_talk_and_other_pockets_do_not_tell_them_apart_either(viewer: Seat | None) -> None:
    one, other = talk(a8()), talk(swapped())
    assert view_bytes(one, viewer) == view_bytes(other, viewer)
    assert heard(one, viewer) == heard(other, viewer)


@rule("E-50", "C-1.7")
@pytest.mark.parametrize("seat", [0, 1, 7])
def test_nor_do_menus_decisions_defaults_clocks_and_voices(seat: Seat) -> None:
    one, other = talk(a8()), talk(swapped())
    assert one.legal(seat) == other.legal(seat)
    assert GAME.decisions(one.state, seat) == GAME.decisions(other.state, seat)
    assert GAME.default(one.state, seat) == GAME.default(other.state, seat)
    assert GAME.clocks(one.state) == GAME.clocks(other.state)
    assert GAME.voices(one.state) == GAME.voices(other.state)


@rule("E-50", "C-1.7")
@pytest.mark.parametrize("target", [2, 5])
def test_they_part_when_p2_or_p5_opens_his_pocket(target: Seat) -> None:
    one, other = accuse(a8(), target), accuse(swapped(), target)
    assert view_bytes(one, 7) != view_bytes(other, 7)
    assert told(one, 7, PocketOpened) != told(other, 7, PocketOpened)


@rule("C-1.7")
@pytest.mark.parametrize("seat", range(1, 8))
def test_the_truth_is_in_nobodys_view_but_the_seats_own(seat: Seat) -> None:
    scene = a8()
    assert own(scene, seat).take is not None
    assert {scene.view(other).players[seat].take for other in range(8)} == {None}


@rule("C-1.7", "CR-31")
def test_a_spectator_has_no_view_of_his_own() -> None:
    assert a8().view(None).own is None


@rule("C-15.1")
@pytest.mark.parametrize(
    ("seat", "seen", "take"), [(1, "13d L3 F1 D1", "chip:loyal"), (2, "13d L2 F1 D1", "diamonds:3")]
)
def test_a_seat_remembers_the_box_it_got_and_what_it_took(seat: Seat, seen: str, take: str) -> None:
    scene = accuse(a8(), 5)
    assert (own(scene, seat).seen, own(scene, seat).take) == (box(seen), take)


@rule("C-15.1")
def test_p1_remembers_what_he_bagged() -> None:
    assert own(given(7, "loyal 3d", bag="driver"), 1).bag == "driver"
    assert own(given(7, "loyal 3d"), 1).bag == "none"


@rule("C-15.1")
def test_what_p1_saw_is_the_box_before_he_bagged() -> None:
    scene = given(7).when(1, Bag("driver"))
    assert (own(scene, 1).seen, own(scene, 1).box) == (box("15d L2 F1 D1"), box("15d L2 F1"))


@rule("C-15.1", "CR-36")
def test_without_the_memory_aid_a_suspect_forgets_look_and_bag_when_the_box_is_passed_on() -> None:
    scene = given(7, memory_aid=False).when(1, Bag("driver"))
    assert (own(scene, 1).seen, own(scene, 1).bag) == (box("15d L2 F1 D1"), "driver")
    passed = given(7, "loyal", bag="driver", memory_aid=False)
    assert (own(passed, 1).seen, own(passed, 1).bag) == (None, None)


@rule("C-15.1", "CR-36")
def test_without_the_memory_aid_the_take_stays_in_the_pocket() -> None:
    scene = a8(memory_aid=False)
    assert [own(scene, seat).take for seat in (1, 2, 3)] == ["chip:loyal", "diamonds:3", "chip:driver"]
    assert own(scene, 3).passenger == 2


@rule("C-15.1", "CR-36")
def test_without_the_memory_aid_the_godfather_still_has_what_lies_before_him() -> None:
    scene = a8(memory_aid=False)
    assert (own(scene, P0).hidden, own(scene, P0).seen, own(scene, P0).missing) == (2, box("6d"), 7)


@rule("C-15.1", "CR-36")
@pytest.mark.parametrize("aid", [True, False])
def test_what_may_be_forgotten_is_told_once(aid: bool) -> None:
    scene = given(7, "loyal", bag="driver", memory_aid=aid)
    private: list[Event] = [*told(scene, 1, BoxSeen), *told(scene, 1, Bagged)]
    assert [event.fades() for event in private] == [not aid, not aid]


@rule("C-15.1", "CR-36")
def test_with_the_memory_aid_off_two_looks_become_the_same_once_passed_on() -> None:
    one = given(8, "loyal", hidden=2, memory_aid=False)
    other = given(8, "loyal", hidden=4, memory_aid=False)
    assert view_bytes(one, 1) == view_bytes(other, 1)


@rule("C-15.2")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 7])
@pytest.mark.parametrize("seed", range(3))
def test_every_imagined_world_looks_the_same_to_the_seat_that_imagines_it(viewer: Seat | None, seed: int) -> None:
    scene = talk(a8())
    world = GAME.imagine(scene.view(viewer)).draw(FastChance(seed))
    GAME.audit(world)
    assert GAME.view(world, viewer) == scene.view(viewer)


@rule("C-15.2")
def test_others_sealed_answers_are_not_imagined() -> None:
    scene = k8().when(P0, Accuse(2)).when(3, PENG).when(4, HOLD)
    world = GAME.imagine(scene.view(4)).draw(FastChance(1))
    assert world.window is not None
    assert [world.window.owes(seat) for seat in (1, 3, 4, 5, 6, 7)] == [True, True, False, True, True, True]


@rule("C-15.3", "CR-31", "C-9.1")
def test_whoever_is_out_learns_nothing_that_a_spectator_does_not() -> None:
    scene = accuse(a8(), 2)
    before = len(scene.events)
    knew: Own = own(scene, 2)
    accuse(say(scene, 4, "took", "nothing"), 1)
    assert heard(scene, 2, before) == heard(scene, None, before)
    assert own(scene, 2) == knew


@rule("C-15.3", "CR-31")
@pytest.mark.parametrize(
    "position",
    [lambda: new_game(8), lambda: given(8, "loyal 3d"), a8, lambda: accuse(k8(), 2), lambda: accuse(a8(), 6)],
)
def test_a_spectator_sees_the_public_part_of_every_view(position: Callable[[], CubaScene]) -> None:
    scene = position()
    public = scene.view(None)
    seats = [name for name in public.__struct_fields__ if name not in ("you", "own")]
    differing = [
        name for name in seats if any(getattr(scene.view(seat), name) != getattr(public, name) for seat in range(8))
    ]
    assert differing == []


@rule("CR-31", "C-1.7")
@pytest.mark.parametrize("viewer", [None, 3, 6])
def test_a_refusal_of_another_seat_is_seen_by_nobody(viewer: Seat | None) -> None:
    scene = a8()
    before = view_bytes(scene, viewer)
    assert scene.refused(2, Say("recv.killer", "1")).rule == "C-5.6"
    assert view_bytes(scene, viewer) == before


@rule("C-4.10", "C-9.3")
@pytest.mark.parametrize("seat", [3, 5])
def test_a_refusal_tells_a_seat_nothing_of_the_box_it_does_not_hold(seat: Seat) -> None:
    empty, full = given(6, "loyal fbi driver 15d"), given(6, "loyal 3d 2d 1d")
    one, other = given(6, "15d"), given(6, "loyal")
    assert one.refused(seat, Bag("fbi")).told() == other.refused(seat, Bag("fbi")).told()
    assert empty.refused(1, Bag("loyal")).told() == full.refused(1, Bag("loyal")).told()


@rule("C-7.4", "C-1.7")
def test_after_the_window_a_seat_does_not_see_who_held() -> None:
    scene = expire(k8().when(P0, Accuse(2)).when(3, HOLD), "window")
    assert own(scene, 3).fires is None
    assert view_bytes(scene, 6) == view_bytes(accuse(k8(), 2), 6)


@rule("C-5.2", "C-9.4", "C-15.2")
def test_that_the_talk_begins_tells_a_suspect_of_a_theft_where_rule_breakers_left_every_chip() -> None:
    """In one of the worlds of this case nothing was stolen, so that it ends there and the talk begins here."""
    options = CubaOptions(killer=True, talk_mode="room", on_take_timeout="eliminate", memory_aid=False)
    report = watched(Case(GAME, 6, options, 270, probes_of(GAME)), 4, Bench)
    assert report.ruled_out["TalkBegan"] > 0
