"""Out of the game, and not taking at all. RULES.md C-9."""

from __future__ import annotations

import pytest

from omerta.contract import Seat
from omerta.games.cuba import GAME
from omerta.games.cuba.actions import Accuse, Ask, Bag, CubaAction, Say, TakeDiamonds
from omerta.games.cuba.events import Bagged, BoxPassed, Eliminated, PocketOpened, Took
from omerta.games.cuba.tests.given import P0, CubaScene, a8, box, given, k8
from omerta.games.cuba.tests.look import (
    accusable,
    goes_on,
    heard,
    out,
    own,
    player,
    reveal,
    told,
    view_bytes,
    winners,
)
from omerta.games.cuba.tests.play import ABDICATE, FORGET, HOLD, PENG, REFUSE, TAKE_NOTHING, accuse, expire
from omerta.testing import rule


def breaker() -> CubaScene:
    """P2 of six lets the clock run out."""
    return given(6, "loyal ?", on_take_timeout="eliminate")


@rule("C-9.1")
@pytest.mark.parametrize("action", [Say("took", "nothing"), REFUSE, FORGET, HOLD, PENG, Accuse(5), Ask(5, "took")])
def test_whoever_is_out_does_nothing_more(action: CubaAction) -> None:
    scene = accuse(a8(), 2)
    assert scene.legal(2) == []
    assert scene.refused(2, action).rule.startswith("C-")


@rule("C-9.1")
def test_whoever_is_out_cannot_speak() -> None:
    assert accuse(a8(), 2).refused(2, Say("took", "nothing")).rule == "C-9.1"


@rule("C-9.1", "C-15.3")
def test_whoever_is_out_keeps_what_he_knew_and_sees_what_is_public() -> None:
    scene = accuse(a8(), 2)
    assert own(scene, 2).seen == box("13d L2 F1 D1")
    assert own(scene, 2).take == "diamonds:3"
    assert heard(accuse(scene, 1), 2)[-1] == heard(scene, 7)[-1]


@rule("C-9.2")
def test_the_reasons_to_be_out() -> None:
    assert out(accuse(a8(), 2)) == {2: "caught"}
    assert out(accuse(k8(), 2, fires=3)) == {2: "shot", 3: "fired"}
    assert out(breaker()) == {2: "rule_breaker"}
    assert out(accuse(a8(jokers=0), 1)) == {0: "no_joker"}
    assert out(a8().when(P0, ABDICATE)) == {0: "abdicated"}
    assert out(expire(a8(), "interrogation", "demand")) == {0: "clock"}


@rule("C-9.3")
def test_a_forbidden_take_is_refused_and_the_seat_chooses_again() -> None:
    scene = given(6, "loyal")
    before = [view_bytes(scene, viewer) for viewer in (None, *range(6))]
    assert scene.refused(2, Bag("fbi")).rule == "C-4.3"
    assert [view_bytes(scene, viewer) for viewer in (None, *range(6))] == before
    assert GAME.pending(scene.state) == (2,)


@rule("E-36", "C-9.4")
def test_with_eliminate_a_seat_that_does_not_take_is_publicly_out() -> None:
    scene = breaker()
    assert told(scene, None, Eliminated) == [Eliminated(2, "rule_breaker")]
    assert (player(scene, 2).out, player(scene, 2).role) == ("rule_breaker", "rule_breaker")


@rule("E-36", "C-9.4")
def test_then_the_box_goes_on_as_it_is() -> None:
    scene = breaker()
    assert own(scene, 3).box == own(scene, 2).seen == box("15d F1 D1")
    assert told(scene, None, BoxPassed)[-1] == BoxPassed(2, 3)


@rule("E-36", "C-9.4", "C-6.9")
def test_a_rule_breaker_cannot_be_accused_or_asked() -> None:
    scene = given(6, "loyal ? 3d fbi 1d", on_take_timeout="eliminate")
    assert accusable(scene) == {1, 3, 4, 5}
    assert scene.refused(P0, Accuse(2)).rule == "C-6.1"
    assert scene.refused(P0, Ask(2, "took")).rule == "C-5.9"


@rule("C-9.4")
def test_with_eliminate_p1_who_has_not_bagged_bags_nothing() -> None:
    scene = expire(given(6, on_take_timeout="eliminate"), "take_p1")
    assert own(scene, 2).box == box("15d L1 F1 D1")
    assert out(scene) == {1: "rule_breaker"}


@rule("C-9.4")
def test_with_eliminate_a_bagged_chip_stays_bagged() -> None:
    scene = given(6, on_take_timeout="eliminate").when(1, Bag("fbi"))
    expire(scene, "take_p1")
    assert own(scene, 2).box == box("15d L1 D1")


@rule("C-9.4")
def test_with_eliminate_only_the_last_player_is_excused() -> None:
    scene = given(6, "loyal 3d fbi driver ?", on_take_timeout="eliminate")
    assert (own(scene, 5).role, out(scene)) == ("urchin", {})


@rule("C-9.4")
def test_with_eliminate_an_empty_box_excuses_nobody_before_him() -> None:
    scene = given(7, "loyal 15d loyal fbi ?", bag="driver", on_take_timeout="eliminate")
    assert out(scene) == {5: "rule_breaker"}


@rule("C-9.4", "C-4.10")
@pytest.mark.parametrize("viewer", [None, 0, 6])
def test_with_eliminate_a_silence_does_not_tell_that_the_box_was_empty(viewer: Seat | None) -> None:
    empty = given(7, "loyal 15d loyal fbi ?", bag="driver", on_take_timeout="eliminate")
    full = given(7, "loyal 3d loyal fbi ?", bag="driver", on_take_timeout="eliminate")
    assert heard(empty, viewer)[:-1] == heard(full, viewer)[:-1]
    assert view_bytes(empty, None) == view_bytes(full, None)


@rule("C-9.4")
@pytest.mark.parametrize("viewer", [None, 0, 3, 4, 5])
def test_with_substitute_nobody_else_notices(viewer: Seat | None) -> None:
    late, timely = given(6, "loyal ?"), given(6, "loyal driver")
    assert heard(late, viewer)[:5] == heard(timely, viewer)[:5]
    assert kinds_of(late, viewer) == kinds_of(timely, viewer)
    assert out(late) == {}


def kinds_of(scene: CubaScene, viewer: Seat | None) -> list[type]:
    return [type(event) for event in heard(scene, viewer)]


@rule("C-9.4")
def test_with_substitute_the_missing_take_is_the_seats_own() -> None:
    scene = given(6, "loyal ?")
    assert [took.seat for took in told(scene, 2, Took)] == [2]
    assert own(scene, 2).take is not None


@rule("C-9.4")
def test_with_substitute_bag_and_take_of_p1_are_made_for_him() -> None:
    scene = expire(given(6), "take_p1")
    assert [bagged.seat for bagged in told(scene, 1, Bagged)] == [1]
    assert scene.view().holder == 2


@rule("C-9.4")
def test_with_substitute_a_bag_already_filled_stays_as_it_is() -> None:
    scene = given(6).when(1, Bag("fbi"))
    expire(scene, "take_p1")
    assert [bagged.kind for bagged in told(scene, 1, Bagged)] == ["fbi"]


@rule("C-9.4")
@pytest.mark.parametrize("takes", ["loyal 3d fbi driver ?", "loyal fbi driver 15d ?"])
def test_with_substitute_the_last_player_who_does_not_take_is_an_urchin(takes: str) -> None:
    scene = given(6, takes)
    assert own(scene, 5).role == "urchin"


@rule("C-9.4")
def test_with_substitute_an_empty_box_makes_an_urchin() -> None:
    scene = given(7, "loyal 15d loyal fbi ?", bag="driver")
    assert own(scene, 5).role == "urchin"


@rule("C-9.5")
def test_no_pocket_ever_shows_a_breach() -> None:
    scene = accuse(given(6, "loyal ? 3d fbi 1d", on_take_timeout="eliminate"), 3, 5)
    assert [opened.role for opened in told(scene, None, PocketOpened)] == ["thief", "thief"]


@rule("C-9.6")
def test_behind_a_rule_breaker_a_driver_cannot_win() -> None:
    scene = accuse(given(6, "loyal ? driver 3d fbi", on_take_timeout="eliminate"), 4)
    assert winners(scene) == {0, 1}


@rule("C-9.4", "CR-30")
def test_the_full_reveal_shows_a_rule_breaker_without_a_take() -> None:
    scene = accuse(given(6, "loyal ? driver 3d fbi", on_take_timeout="eliminate"), 4)
    assert reveal(scene).travels[1].role == "rule_breaker"
    assert reveal(scene).travels[1].received == box("15d F1 D1")


@rule("C-9.4")
def test_all_but_the_last_may_break_the_rules() -> None:
    scene = expire(given(6, on_take_timeout="eliminate"), "take_p1", "take", "take", "take")
    assert scene.legal(5)[-1] == TAKE_NOTHING
    assert len(scene.legal(5)) == 15 + 3 + 1
    scene.when(5, TakeDiamonds(2))
    assert goes_on(scene)
    assert accusable(scene) == {5}
