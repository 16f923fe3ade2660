"""How a game ends. RULES.md C-5.2, C-5.13, C-8.1 to C-8.5, CR-8, CR-9, CR-21, CR-30."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import pytest

from omerta.contract import RuleViolation, Seat
from omerta.games.cuba import GAME
from omerta.games.cuba.actions import Abdicate, Accuse, CubaAction, Say
from omerta.games.cuba.events import Ended, FullReveal
from omerta.games.cuba.tests.given import P0, CubaScene, a8, box, given, k8, s6
from omerta.games.cuba.tests.look import end, ended, goes_on, heard, out, outcome, own, reveal, told, winners
from omerta.games.cuba.tests.play import ABDICATE, accuse, expire, say
from omerta.games.cuba.values import Travel
from omerta.testing import rule


def all_stole() -> CubaScene:
    """All five suspects are thieves; the three chips come back."""
    return given(6, "3d 3d 3d 3d 2d")


def nobody_stole() -> CubaScene:
    """Two rule-breakers make it possible."""
    return given(6, "loyal fbi driver ? -", on_take_timeout="eliminate")


@rule("C-8.1")
def test_after_the_end_nobody_does_anything() -> None:
    scene = accuse(a8(), 6)
    assert GAME.pending(scene.state) == ()
    assert GAME.clocks(scene.state) == ()
    assert [GAME.decisions(scene.state, seat) for seat in range(8)] == [()] * 8
    assert (scene.view().phase, scene.view().waiting) == ("over", ())


@rule("C-8.1")
@pytest.mark.parametrize(("seat", "action"), [(0, Accuse(2)), (0, Abdicate()), (3, Say("took", "nothing"))])
def test_after_the_end_every_action_is_refused(seat: Seat, action: CubaAction) -> None:
    assert accuse(a8(), 6).refused(seat, action).rule == "C-8.1"


@rule("C-8.1")
def test_nobody_concedes() -> None:
    with pytest.raises(RuleViolation) as refusal:
        GAME.concede(a8().state, None)
    assert refusal.value.rule.startswith("C-")


@rule("C-8.1")
@pytest.mark.parametrize(
    ("world", "targets"),
    [(a8, (2, 5)), (a8, (6,)), (a8, (1, 4)), (k8, (5,)), (s6, (5,))],
)
def test_the_end_is_told_once_and_then_everything_revealed(
    world: Callable[[], CubaScene], targets: tuple[Seat, ...]
) -> None:
    scene = accuse(world(), *targets)
    assert isinstance(scene.events[-2], Ended)
    assert isinstance(scene.events[-1], FullReveal)
    assert ended(scene).winners == outcome(scene).winners


@rule("C-8.1", "CR-30")
def test_at_the_end_the_whole_way_of_the_box_is_shown() -> None:
    shown = reveal(accuse(s6(), 5))
    assert (shown.hidden, shown.bag, shown.returned) == (2, "none", box(""))
    assert shown.travels == (
        Travel(1, box("13d L1 F1 D1"), "chip:loyal", "loyal"),
        Travel(2, box("13d F1 D1"), "chip:fbi", "fbi"),
        Travel(3, box("13d D1"), "chip:driver", "driver"),
        Travel(4, box("13d"), "diamonds:13", "thief"),
        Travel(5, box(""), "nothing", "urchin"),
    )


@rule("CR-30")
def test_at_the_end_the_bag_is_shown() -> None:
    assert reveal(given(6, "2d 3d 3d loyal driver", bag="fbi").when(P0, ABDICATE)).bag == "fbi"


@rule("CR-30", "C-15.3")
@pytest.mark.parametrize("viewer", [None, 0, 2, 5])
def test_what_is_revealed_stays_in_everybodys_view(viewer: Seat | None) -> None:
    scene = accuse(accuse(a8(), 2), 6)
    assert scene.view(viewer).reveal == reveal(scene)
    assert scene.view(viewer).ended == ended(scene)
    assert heard(scene, viewer)[-1] == reveal(scene)


@rule("CR-30")
def test_nothing_is_revealed_while_the_game_goes_on() -> None:
    scene = accuse(a8(), 2)
    assert told(scene, None, FullReveal) == []
    assert (scene.view().reveal, scene.view().ended) == (None, None)


@rule("C-8.2")
def test_the_godfather_wins_with_his_living_loyals() -> None:
    scene = accuse(a8(), 2, 5)
    assert end(scene) == ("godfather_recovered", "recovered")
    assert winners(scene) == {0, 1, 4, 7}


@rule("E-18", "C-6.7", "C-8.3")
def test_an_accused_agent_wins_and_the_other_agent_does_not() -> None:
    scene = accuse(given(10, "loyal fbi 3d loyal cia loyal 2d driver loyal", hidden=1), 5)
    assert end(scene) == ("agent_accused", "agent")
    assert winners(scene) == {5}


@rule("E-15", "C-6.6", "C-8.4", "CR-19")
def test_when_the_godfather_is_out_the_richest_thief_wins() -> None:
    scene = accuse(a8(), 1, 4)
    assert out(scene) == {0: "no_joker"}
    assert end(scene) == ("godfather_out", "no_joker")
    assert winners(scene) == {5}


@rule("E-40", "C-10.3")
def test_without_jokers_the_first_error_ends_the_game() -> None:
    scene = accuse(a8(jokers=0), 1)
    assert out(scene) == {0: "no_joker"}
    assert winners(scene) == {5}


@rule("C-8.5")
def test_a_killer_who_shoots_an_agent_wins() -> None:
    scene = accuse(k8(), 5, fires=3)
    assert end(scene) == ("killer_shot_agent", "shot")
    assert 3 in winners(scene)
    assert 5 not in winners(scene)


@rule("C-8.4", "C-13.5")
def test_a_godfather_who_resigns_is_out() -> None:
    scene = a8().when(P0, ABDICATE)
    assert (end(scene), out(scene)) == (("godfather_out", "abdicated"), {0: "abdicated"})
    assert winners(scene) == {5}


@rule("E-37", "C-13.4", "C-13.5", "CR-21")
def test_a_godfather_who_never_accuses_runs_out_of_time() -> None:
    scene = expire(a8(), "interrogation")
    assert {type(action) for action in scene.legal(P0)} == {Accuse, Abdicate}
    expire(scene, "demand")
    assert (end(scene), out(scene)) == (("godfather_out", "clock"), {0: "clock"})
    assert winners(scene) == {5}


@rule("C-5.2", "C-8.2", "CR-9")
def test_if_nothing_was_stolen_the_godfather_wins_at_once() -> None:
    scene = nobody_stole()
    assert end(scene) == ("godfather_recovered", "nothing_stolen")
    assert winners(scene) == {0, 1}


@rule("C-5.2", "CR-9")
def test_with_one_diamond_stolen_the_interrogation_begins() -> None:
    assert goes_on(given(6, "loyal fbi driver ? 1d", on_take_timeout="eliminate"))


@rule("E-35", "C-5.13", "C-8.2")
@pytest.mark.parametrize("order", list(permutations(range(1, 6)))[::7])
def test_if_all_stole_every_order_of_accusations_wins(order: tuple[Seat, ...]) -> None:
    scene = all_stole()
    assert own(scene, P0).seen == box("1d L1 F1 D1")
    accuse(scene, *order)
    assert (end(scene), winners(scene)) == (("godfather_recovered", "recovered"), {0})


@rule("E-35", "C-5.13")
def test_the_game_is_not_cut_short_when_all_stole() -> None:
    assert goes_on(all_stole())
    assert goes_on(accuse(all_stole(), 1, 2, 3, 4))


@rule("E-35", "C-5.13", "C-13.5", "C-8.2", "CR-8")
def test_if_all_stole_the_clock_cannot_rob_the_godfather() -> None:
    scene = expire(all_stole(), "interrogation", "demand")
    assert (end(scene), winners(scene), out(scene)) == (("godfather_recovered", "all_stole"), {0}, {})


@rule("C-5.13", "CR-8")
@pytest.mark.parametrize("targets", [(), (3,), (1, 2, 3, 4)])
def test_if_all_stole_even_resigning_wins(targets: tuple[Seat, ...]) -> None:
    scene = accuse(all_stole(), *targets).when(P0, ABDICATE)
    assert (end(scene), winners(scene)) == (("godfather_recovered", "all_stole"), {0})


@rule("C-5.13", "C-9.4")
def test_a_rule_breaker_did_not_steal() -> None:
    scene = given(6, "3d 3d ? 3d 2d", on_take_timeout="eliminate").when(P0, ABDICATE)
    assert (end(scene), winners(scene)) == (("godfather_out", "abdicated"), {1, 2, 4})


@rule("C-5.13", "CR-8")
def test_a_single_chip_holder_is_enough_to_lose() -> None:
    scene = given(6, "3d 3d loyal 3d 2d").when(P0, ABDICATE)
    assert end(scene) == ("godfather_out", "abdicated")


@rule("C-8.1")
def test_every_seat_has_a_reason() -> None:
    result = outcome(accuse(a8(), 6))
    assert len(result.reasons) == 8
    assert set(result.reasons) <= {"agent-accused", "agent_accused"}


@rule("C-8.1", "C-5.4")
def test_words_do_not_end_a_game() -> None:
    assert goes_on(say(a8(), 2, "took", "diamonds:3"))
