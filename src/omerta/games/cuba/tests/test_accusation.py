"""Empty your pockets! RULES.md C-6."""

from __future__ import annotations

import pytest

from omerta.contract import Seat
from omerta.games.cuba.actions import Accuse, Say
from omerta.games.cuba.events import Accused, Bagged, Eliminated, Ended, JokerGiven, PocketOpened, Recovered
from omerta.games.cuba.tests.given import P0, CubaScene, a8, given, k8, s6
from omerta.games.cuba.tests.look import (
    accusable,
    claims,
    end,
    ended,
    goes_on,
    heard,
    kinds,
    out,
    own,
    player,
    reveal,
    told,
    verbs,
    winners,
)
from omerta.games.cuba.tests.play import OPEN_FLOOR, PASS_FLOOR, accuse, ask, say
from omerta.testing import rule


def after(scene: CubaScene, *targets: Seat, fires: Seat | None = None) -> list[str]:
    """What everybody hears of these accusations."""
    before = len(scene.events)
    return kinds(heard(accuse(scene, *targets, fires=fires), None, before))


@rule("C-6.1")
def test_the_godfather_may_accuse_every_living_suspect_with_a_closed_pocket() -> None:
    assert accusable(a8()) == {1, 2, 3, 4, 5, 6, 7}
    assert accusable(accuse(a8(), 2)) == {1, 3, 4, 5, 6, 7}


@rule("C-6.1")
@pytest.mark.parametrize("seat", [1, 7])
def test_nobody_else_accuses(seat: Seat) -> None:
    scene = a8()
    assert verbs(scene, seat)["Accuse"] == 0
    assert scene.refused(seat, Accuse(2)).rule == "C-6.1"


@rule("C-6.1")
@pytest.mark.parametrize("target", [0, 8, 99])
def test_neither_himself_nor_an_empty_chair_is_accused(target: Seat) -> None:
    assert a8().refused(P0, Accuse(target)).rule == "C-6.1"


@rule("C-6.1")
def test_before_the_box_is_back_nobody_is_accused() -> None:
    assert given(6, "loyal").refused(P0, Accuse(1)).rule == "C-6.1"


@rule("C-6.1", "C-6.9")
def test_whoever_is_out_is_not_accused_again() -> None:
    scene = accuse(a8(), 2)
    assert scene.refused(P0, Accuse(2)).rule == "C-6.1"


@rule("C-6.1")
def test_nothing_else_makes_anybody_show_his_loot() -> None:
    scene = say(ask(a8(), 2, "took"), 2, "took", "diamonds:3")
    assert told(scene, None, PocketOpened) == []


@rule("C-6.2")
def test_it_works_at_once() -> None:
    scene = a8()
    before = len(scene.events)
    accuse(scene, 2)
    assert heard(scene, 6, before)[:2] == [Accused(2), PocketOpened(2, "diamonds:3", "thief")]


@rule("C-6.2", "C-12.2")
def test_in_formal_the_floor_is_never_open_when_he_accuses() -> None:
    scene = a8(talk="formal").when(P0, OPEN_FLOOR).when(1, PASS_FLOOR)
    assert scene.refused(P0, Accuse(2)).rule in ("C-6.1", "C-12.2")


@rule("C-6.3", "C-1.7")
@pytest.mark.parametrize("viewer", [None, *range(8)])
def test_everybody_sees_what_the_accused_took(viewer: Seat | None) -> None:
    scene = accuse(a8(), 3)
    assert told(scene, viewer, PocketOpened) == [PocketOpened(3, "chip:driver", "driver")]
    seen = scene.view(viewer).players[3]
    assert (seen.is_open, seen.take, seen.role) == (True, "chip:driver", "driver")


@rule("E-25", "C-6.3", "CR-3")
def test_the_bag_of_an_accused_p1_stays_closed_until_the_end() -> None:
    scene = accuse(given(8, "2d 3d driver loyal 4d loyal loyal", bag="fbi"), 1)
    assert told(scene, None, PocketOpened) == [PocketOpened(1, "diamonds:2", "thief")]
    assert (told(scene, 5, Bagged), own(scene, 5).bag, scene.view(5).reveal) == ([], None, None)
    accuse(scene, 2, 5)
    assert reveal(scene).bag == "fbi"


@rule("E-12", "C-6.4", "C-6.8", "C-9.1")
def test_a_thief_gives_his_diamonds_back_and_is_out() -> None:
    scene = accuse(a8(), 2)
    assert told(scene, None, Recovered) == [Recovered(3, 3)]
    assert told(scene, None, Eliminated) == [Eliminated(2, "caught")]
    assert (scene.view().recovered, scene.view().jokers, own(scene, P0).missing) == (3, 1, 4)
    assert scene.refused(2, Say("took", "nothing")).rule == "C-9.1"
    assert goes_on(scene)


@rule("C-6.4")
def test_what_was_recovered_adds_up() -> None:
    scene = accuse(given(8, "1d 3d driver loyal 4d fbi loyal", hidden=2), 2, 5)
    assert told(scene, None, Recovered) == [Recovered(3, 3), Recovered(4, 7)]


@rule("E-14", "C-6.5", "CR-11")
def test_an_innocent_gets_the_joker_and_stays_in() -> None:
    scene = accuse(a8(), 1)
    assert told(scene, None, JokerGiven) == [JokerGiven(1, 0)]
    assert (scene.view().jokers, player(scene, 1).has_joker, player(scene, 1).role) == (0, True, "loyal")
    assert claims(say(scene, 1, "took", "chip:loyal"), 1)["took"].value == "chip:loyal"
    assert accusable(scene) == {2, 3, 4, 5, 6, 7}


@rule("CR-11")
def test_an_open_pocket_is_not_accused_again() -> None:
    assert accuse(a8(jokers=2), 1).refused(P0, Accuse(1)).rule in ("C-6.1", "CR-11")


@rule("C-6.5")
@pytest.mark.parametrize(("target", "role"), [(1, "loyal"), (3, "driver"), (4, "loyal")])
def test_a_joker_saves_the_godfather_whoever_the_innocent_is(target: Seat, role: str) -> None:
    scene = accuse(a8(), target)
    assert (player(scene, target).role, out(scene)) == (role, {})
    assert goes_on(scene)


@rule("C-6.5")
def test_a_joker_saves_him_from_an_urchin_and_from_the_killer_as_well() -> None:
    assert goes_on(accuse(s6(jokers=1), 5))
    assert goes_on(accuse(k8(), 3))


@rule("CR-32")
def test_the_joker_is_of_no_use_to_its_holder() -> None:
    with_joker, without = accuse(a8(), 4), a8()
    assert verbs(with_joker, 4) == verbs(without, 4)
    assert winners(accuse(with_joker, 2, 5)) == winners(accuse(without, 2, 5))


@rule("C-6.6")
@pytest.mark.parametrize("target", [1, 3, 4, 7])
def test_without_a_joker_an_innocent_puts_the_godfather_out(target: Seat) -> None:
    scene = accuse(a8(jokers=0), target)
    assert told(scene, None, Eliminated) == [Eliminated(P0, "no_joker")]
    assert end(scene) == ("godfather_out", "no_joker")


@rule("E-24", "C-6.6", "C-8.4")
def test_the_accused_urchin_wins_with_the_thief() -> None:
    scene = accuse(s6(), 5)
    assert out(scene) == {0: "no_joker"}
    assert winners(scene) == {4, 5}


@rule("E-19", "C-6.7")
def test_against_an_agent_no_joker_helps() -> None:
    scene = accuse(a8(), 6)
    assert winners(scene) == {6}
    assert scene.view().jokers == 1
    assert told(scene, None, JokerGiven) == []
    assert out(scene) == {}


@rule("C-6.7")
def test_without_a_joker_the_agent_wins_just_the_same() -> None:
    assert end(accuse(a8(jokers=0), 6)) == ("agent_accused", "agent")


@rule("C-6.8")
def test_the_game_goes_on_while_a_living_thief_has_a_diamond() -> None:
    assert goes_on(accuse(a8(), 5))


@rule("C-6.8")
def test_with_the_last_diamond_back_the_game_ends() -> None:
    scene = accuse(a8(), 5, 2)
    assert end(scene) == ("godfather_recovered", "recovered")
    assert scene.view().phase == "over"


@rule("C-6.9")
@pytest.mark.parametrize("jokers", [0, 1])
@pytest.mark.parametrize("target", [2, 6])
def test_an_accused_thief_is_caught_with_and_without_jokers(target: Seat, jokers: int) -> None:
    scene = accuse(k8(jokers=jokers), target)
    assert out(scene) == {target: "caught"}
    assert scene.view().jokers == jokers
    assert goes_on(scene)


@rule("C-6.9")
@pytest.mark.parametrize("target", [1, 3, 4])
def test_an_accused_innocent_costs_a_joker_or_the_game(target: Seat) -> None:
    assert out(accuse(k8(jokers=1), target)) == {}
    assert accuse(k8(jokers=1), target).view().jokers == 0
    assert out(accuse(k8(jokers=0), target)) == {0: "no_joker"}


@rule("C-6.9", "C-7.6")
@pytest.mark.parametrize("jokers", [0, 1])
@pytest.mark.parametrize("target", [1, 2, 4, 6, 7])
def test_a_shot_puts_victim_and_killer_out_and_costs_no_joker(target: Seat, jokers: int) -> None:
    scene = accuse(k8(jokers=jokers), target, fires=3)
    assert out(scene) == {target: "shot", 3: "fired"}
    assert scene.view().jokers == jokers
    assert goes_on(scene)


@rule("C-6.9")
@pytest.mark.parametrize("jokers", [0, 1])
def test_an_accused_agent_wins_or_is_shot(jokers: int) -> None:
    assert end(accuse(k8(jokers=jokers), 5)) == ("agent_accused", "agent")
    assert end(accuse(k8(jokers=jokers), 5, fires=3)) == ("killer_shot_agent", "shot")


@rule("C-6.10")
def test_a_pocket_is_closed_until_it_is_opened() -> None:
    scene = accuse(a8(), 1)
    assert [seen.is_open for seen in scene.view().players] == [False, True, *[False] * 6]


@rule("C-6.10")
def test_the_killers_pocket_is_open_once_he_has_fired() -> None:
    scene = accuse(k8(), 1, fires=3)
    assert (player(scene, 3).is_open, player(scene, 3).take, player(scene, 3).role) == (True, "chip:killer", "killer")


@rule("C-6.10")
def test_a_rule_breakers_pocket_counts_as_open() -> None:
    scene = given(6, "loyal ?", on_take_timeout="eliminate")
    assert player(scene, 2).is_open


@rule("C-6.11")
def test_the_order_of_events_when_a_thief_is_caught() -> None:
    assert after(a8(), 2) == ["Accused", "PocketOpened", "Recovered", "Eliminated"]


@rule("C-6.11")
def test_the_order_of_events_when_a_joker_is_given() -> None:
    assert after(a8(), 1) == ["Accused", "PocketOpened", "JokerGiven"]


@rule("C-6.11")
def test_the_order_of_events_when_the_godfather_is_put_out() -> None:
    assert after(a8(jokers=0), 1) == ["Accused", "PocketOpened", "Eliminated", "Ended", "FullReveal"]


@rule("C-6.11")
def test_the_order_of_events_when_the_last_thief_is_caught() -> None:
    order = ["Accused", "PocketOpened", "Recovered", "Eliminated", "Ended", "FullReveal"]
    assert after(accuse(a8(), 2), 5) == order


@rule("C-6.11")
def test_the_order_of_events_when_an_agent_is_accused() -> None:
    assert after(a8(), 6) == ["Accused", "PocketOpened", "Ended", "FullReveal"]


@rule("C-6.11")
def test_the_order_of_events_of_a_shot_at_a_thief() -> None:
    scene = k8()
    order = ["Accused", "WindowOpened", "Fired", "PocketOpened", "Recovered", "Eliminated", "Eliminated"]
    assert after(scene, 2, fires=3) == order
    assert told(scene, None, Eliminated) == [Eliminated(2, "shot"), Eliminated(3, "fired")]


@rule("C-6.11")
def test_the_order_of_events_of_a_shot_at_an_agent() -> None:
    assert after(k8(), 5, fires=3) == ["Accused", "WindowOpened", "Fired", "PocketOpened", "Ended", "FullReveal"]


@rule("C-6.11")
def test_a_lapsed_question_comes_first() -> None:
    order = ["QuestionLapsed", "Accused", "WindowOpened", "PocketOpened", "Recovered", "Eliminated"]
    assert after(ask(k8(), 1, "took"), 2) == order


@rule("C-6.11")
def test_from_the_close_of_the_window_it_is_one_step() -> None:
    scene = k8().when(P0, Accuse(2))
    beat = scene.state.beat
    accused = accuse(k8(), 2)
    assert accused.state.beat == beat + 1
    assert told(scene, None, Ended) == []
    assert ended(accuse(accused, 5)).winners == (5,)
