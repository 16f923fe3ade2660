"""Imagined worlds: they fit the view in every phase, and come as often as listing them says. C-15.2."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

import msgspec
import pytest

from omerta.contract import Seat, Viewer, freeze
from omerta.games.cuba.actions import Accuse, Bag, Hide, Hold, Peng
from omerta.games.cuba.chain import EMPTY_BAG, Evidence
from omerta.games.cuba.clocks import clocks, expire
from omerta.games.cuba.components import CHIP, KILLER, TAKES
from omerta.games.cuba.options import CubaOptions
from omerta.games.cuba.rules.apply import apply
from omerta.games.cuba.rules.audit import audit
from omerta.games.cuba.rules.menu import menu, pending
from omerta.games.cuba.seen import CubaView
from omerta.games.cuba.state import BAG, NOT_YET, TAKE, CubaState
from omerta.games.cuba.tests import given as at
from omerta.games.cuba.tests.brute import Way, listed
from omerta.games.cuba.tests.given import A8, K8, S6, accuse, act, dealt, played
from omerta.games.cuba.values import Contents
from omerta.games.cuba.view import view
from omerta.games.cuba.worlds import imagine
from omerta.kit.chance import FastChance, fast_from
from omerta.testing import rule

DRAWS: Final = 2_000
HIDDEN: Final = {"bag", "box_chips", "box_diamonds", "hidden", "phase", "seen", "takes", "window"}
"""What a viewer may have to imagine."""
PUBLIC: Final = [name for name in CubaState.__slots__ if name not in HIDDEN]


def drawn(state: CubaState, viewer: Viewer, count: int = 1) -> list[CubaState]:
    worlds, chance = imagine(view(state, viewer)), fast_from("cuba worlds", view(state, viewer))
    return [worlds.draw(chance) for _ in range(count)]


def viewers(state: CubaState) -> list[Viewer]:
    return [None, *range(state.seats)]


# --- They fit the view -------------------------------------------------------------------------------------------


OPTIONS: Final = {
    "plain": at.PLAIN,
    "killer": at.KILLER,
    "forgetful": at.FORGETFUL,
    "strict": CubaOptions(on_take_timeout="eliminate", godfather=3),
    "shown": CubaOptions(returned_box_public=True, killer=True, godfather=5),
    "formal": CubaOptions(talk_mode="formal", killer=True, question_budget=4, floor_budget=1),
    "room": CubaOptions(talk_mode="room", killer=True, jokers=4),
    "one device": at.ONE_DEVICE,
}


def walk(seats: int, options: CubaOptions, seed: int) -> Iterator[CubaState]:
    """A random game to its end, clocks running out in between; much talk, few accusations."""
    chance = fast_from("walk", seats, options, seed)
    state = dealt(seats, options)
    for _ in range(60):
        yield state
        running, waiting = clocks(state), pending(state)
        if running and not chance.below(8):
            expire(state, running[chance.below(len(running))], chance, None)
        elif waiting:
            seat = waiting[chance.below(len(waiting))]
            groups = menu(state, seat)
            actions = groups[chance.below(len(groups))].actions
            apply(state, seat, actions[chance.below(len(actions))], chance, None)
    yield state


@pytest.mark.slow
@rule("C-15.2", "C-15.3")
@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS.keys())
@pytest.mark.parametrize("seats", [6, 8, 12])
def test_an_imagined_world_looks_the_same_to_its_viewer_and_can_have_come_up(seats: int, options: CubaOptions) -> None:
    chance = fast_from("fit", seats, options)
    for seed in range(2):
        for state in walk(seats, options, seed):
            viewer = viewers(state)[chance.below(seats + 1)]
            (world,) = drawn(state, viewer)
            audit(state)
            audit(world)
            assert msgspec.json.encode(view(world, viewer)) == msgspec.json.encode(view(state, viewer))
            assert freeze([getattr(world, name) for name in PUBLIC]) == freeze(
                [getattr(state, name) for name in PUBLIC]
            )


# --- All of them, equally likely ---------------------------------------------------------------------------------


def possible(state: CubaState, viewer: Viewer) -> set[Way]:
    """Every way of the box that this viewer cannot rule out, found by trying all there are."""
    seen = view(state, viewer)
    back = seen.phase not in ("hide", "take")
    taken = state.seats - 1 if back else state.holder - 1
    breakers = sum(1 << player.position for player in seen.players if player.out == "rule_breaker")
    ways = all_ways(tuple(state.mix), state.seats, taken, breakers)
    # Whoever is not P1 imagines that the bag is still to come.
    bag_is_to_come = taken == 0 and (seen.own is None or seen.own.bag is None)
    return {way for way in ways if agrees(way, seen) and not (bag_is_to_come and way.bag != EMPTY_BAG)}


@cache
def all_ways(mix: tuple[int, ...], seats: int, taken: int, breakers: int) -> list[Way]:
    evidence = Evidence(mix, seats, taken)
    evidence.breakers = breakers
    return listed(evidence)


def agrees(way: Way, seen: CubaView) -> bool:
    return own_agrees(way, seen) and public_agrees(way, seen)


def own_agrees(way: Way, seen: CubaView) -> bool:
    """The viewer's own looks and loot fit. C-15.1"""
    if seen.own is None or seen.you is None:
        return True
    position = seen.players[seen.you].position
    look = way.boxes[position - 1 : position] or way.boxes[-1:]  # the Godfather's is the last
    bags = ("loyal", "fbi", "cia", "driver", "killer", "none")
    return (
        seen.own.hidden in (None, way.hidden)
        and (seen.own.seen is None or seen.own.seen == Contents(*look[0]))
        and seen.own.bag in (None, bags[way.bag])
        and (not position or seen.own.take in (None, "none", taken(way, position)))
    )


def public_agrees(way: Way, seen: CubaView) -> bool:
    """Open pockets, a box that was shown, and that the game goes on: somebody at large holds diamonds."""
    pockets = [player for player in seen.players if player.take not in (None, "none")]
    at_large = [player.position for player in seen.players if player.position and not player.is_open]
    goes_on = seen.phase in ("hide", "take") or any(1 <= way.takes[position - 1] <= 15 for position in at_large)
    return (
        all(player.take == taken(way, player.position) for player in pockets)
        and (seen.returned is None or seen.returned == Contents(*way.boxes[-1]))
        and goes_on
    )


def taken(way: Way, position: int) -> str | None:
    """Nothing yet, if the box has not come so far."""
    if position > len(way.takes):
        return None
    return TAKES[way.takes[position - 1]] if way.takes[position - 1] >= 0 else "none"


def way_of(state: CubaState) -> Way:
    """It is read out of a state."""
    done = state.holder - 1 if state.phase in (BAG, TAKE) else state.seats - 1
    seen = [*state.seen[1:], state.seen[0]][: done + 1]
    boxes = tuple(box for box in seen if box is not None)
    return Way(state.hidden, 5 if state.bag == NOT_YET else state.bag, tuple(state.takes[1 : done + 1]), boxes)


def assert_equally_likely(state: CubaState, viewer: Viewer) -> None:
    """Every possible way, no other; where there are few, all about as often (chi-square)."""
    ways = possible(state, viewer)
    seen = Counter(way_of(world) for world in drawn(state, viewer, DRAWS))
    assert set(seen) <= ways
    often, freedom = DRAWS / len(ways), len(ways) - 1
    distance = sum((seen[way] - often) ** 2 / often for way in ways)
    assert abs(distance - freedom) <= 4 * (2 * freedom) ** 0.5 or len(ways) == 1, f"{distance:.1f} at {freedom}"


def five() -> CubaState:
    return played("loyal 5d fbi 6d", hidden=4)


def five_and_a_thief_is_caught() -> CubaState:
    return accuse(five(), 2)


def five_and_a_bottle_is_gone() -> CubaState:
    return accuse(played("loyal 5d fbi 6d", hidden=4, options=CubaOptions(jokers=2)), 1)


def five_with_a_rule_breaker() -> CubaState:
    return played("2d ? fbi 3d", hidden=1, bag="loyal", options=at.STRICT)


def five_with_two_rule_breakers_and_a_caught_thief() -> CubaState:
    return accuse(played("? 4d ? 3d", hidden=5, options=at.STRICT), 2)


def five_who_forget() -> CubaState:
    return played("3d loyal 4d -", hidden=3, bag="fbi", options=at.FORGETFUL)


def five_with_a_shown_box() -> CubaState:
    return accuse(played("3d loyal 4d fbi", hidden=3, options=at.SHOWN), 1)


def five_and_the_box_is_at_p1() -> CubaState:
    return played("", hidden=2, seats=5)


def five_and_p1_has_used_the_bag() -> CubaState:
    return act(played("", hidden=2, seats=5), 1, Bag("fbi"))


def five_and_the_box_is_at_p3() -> CubaState:
    return played("loyal 4d", hidden=2, seats=5)


def five_and_the_box_is_empty_at_p3() -> CubaState:
    return played("fbi 10d", hidden=5, bag="loyal", seats=5)


def five_and_the_godfather_sits_at_three() -> CubaState:
    return accuse(played("5d fbi 2d loyal", hidden=1, options=CubaOptions(godfather=3, jokers=1)), 4)


POSITIONS: Final[list[Callable[[], CubaState]]] = [
    five,
    five_and_a_thief_is_caught,
    five_and_a_bottle_is_gone,
    five_with_a_rule_breaker,
    five_with_two_rule_breakers_and_a_caught_thief,
    five_who_forget,
    five_with_a_shown_box,
    five_and_the_box_is_at_p1,
    five_and_p1_has_used_the_bag,
    five_and_the_box_is_at_p3,
    five_and_the_box_is_empty_at_p3,
    five_and_the_godfather_sits_at_three,
]


@pytest.mark.slow
@rule("C-15.2", "C-15.1", "C-15.3", "C-9.4", "C-4.10")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3, 4])
@pytest.mark.parametrize("position", POSITIONS)
def test_all_ways_that_a_viewer_cannot_rule_out_are_equally_likely(
    position: Callable[[], CubaState], viewer: Viewer
) -> None:
    assert_equally_likely(position(), viewer)


@rule("C-15.2", "C-6.8")
def test_because_the_game_goes_on_somebody_at_large_holds_diamonds() -> None:
    """P1 and P2 stole and are caught; P4 knows that P3 is a thief."""
    state = accuse(played("4d 5d 2d fbi", hidden=4), 1, 2)
    assert {world.takes[3] for world in drawn(state, 4, 300)} <= set(range(1, 16))


@rule("C-15.2", "C-15.1", "CR-36")
def test_who_forgets_imagines_more_than_who_remembers() -> None:
    sharp, dull = (
        played("3d loyal 4d -", hidden=3, bag="fbi", options=options) for options in (at.PLAIN, at.FORGETFUL)
    )
    assert possible(sharp, 1) < possible(dull, 1)
    assert len({world.hidden for world in drawn(sharp, 1, 200)}) == 1
    assert len({world.hidden for world in drawn(dull, 1, 200)}) == 6


# --- Steps that others cannot see --------------------------------------------------------------------------------


@rule("C-15.2", "C-4.10")
def test_others_imagine_that_p1_has_not_used_the_bag_yet() -> None:
    state = act(played("", hidden=2, seats=6), 1, Bag("driver"))
    worlds = {seat: drawn(state, seat)[0] for seat in range(6)}
    assert [worlds[seat].phase for seat in range(6)] == [BAG, TAKE, BAG, BAG, BAG, BAG]
    assert worlds[1].box_chips == state.box_chips
    assert worlds[2].box_chips == state.mix
    assert worlds[2].bag == NOT_YET


@rule("C-15.2")
def test_before_the_godfather_has_hidden_anything_there_is_nothing_to_imagine() -> None:
    state = dealt(7)
    assert {freeze(world) for viewer in viewers(state) for world in drawn(state, viewer)} == {freeze(state)}


@rule("C-15.2")
def test_who_has_not_had_the_box_has_taken_nothing_in_any_world() -> None:
    state = played("loyal 3d", hidden=1, seats=8)
    for viewer in viewers(state):
        (world,) = drawn(state, viewer)
        assert world.takes[3:] == [NOT_YET] * 5
        assert world.seen[4:] == [None] * 4


@rule("C-15.2", "C-7.4")
def test_the_own_sealed_answer_stays_and_others_are_not_given_yet() -> None:
    state = played(K8, hidden=2, options=at.KILLER)
    act(state, 0, Accuse(5))
    act(state, 3, Peng())
    act(state, 7, Hold())
    for viewer, kept in ((3, 1), (7, 0), (1, None), (5, None), (0, None), (None, None)):
        (world,) = drawn(state, viewer)
        assert world.window is not None
        assert world.window.asked == 0b11011110
        assert [answer for answer in world.window.answers if answer is not None] == ([] if kept is None else [kept])


@rule("C-15.2", "C-7.2", "CR-12")
def test_a_window_proves_nothing_about_the_killer() -> None:
    """It opens although he lies in the bag, and he is imagined anywhere, the accused included."""
    state = played("loyal 3d loyal driver fbi 4d 2d", hidden=2, bag="killer", options=at.KILLER)
    act(state, 0, Accuse(2))
    worlds = drawn(state, None, 3_000)
    holders = {position for world in worlds for position in range(1, 8) if world.takes[position] == CHIP + KILLER}
    assert holders == {1, 2, 3, 4, 5, 6, 7}
    assert {True, False} == {CHIP + KILLER in world.takes for world in worlds}


@rule("C-15.2", "C-8.1", "CR-30")
@pytest.mark.parametrize("viewer", [None, 0, 2, 5])
def test_after_the_end_there_is_nothing_left_to_imagine(viewer: Viewer) -> None:
    caught = accuse(played(A8, hidden=2), 2, 5)
    innocent = accuse(played(S6, hidden=2), 5)
    broken = accuse(played("? 4d ? fbi 3d", hidden=5, bag="none", options=at.STRICT), 2, 5)
    for state in (caught, innocent, broken):
        assert {freeze(world) for world in drawn(state, viewer, 20)} == {freeze(state)}


@rule("C-15.2")
def test_words_rule_out_nothing() -> None:
    """Whatever is said, the same worlds are drawn."""
    silent, talking = five(), five()
    seat: Seat = 3
    statement = next(
        group.actions[0] for group in menu(talking, seat) if group.name == "say/took" or group.name.startswith("say/")
    )
    apply(talking, seat, statement, FastChance(0), None)
    assert possible(silent, 0) == possible(talking, 0)
    assert_equally_likely(talking, 0)


@rule("C-3.1")
def test_the_godfather_alone_knows_what_he_hid() -> None:
    state = act(dealt(6), 0, Hide(3))
    assert {world.hidden for world in drawn(state, 0, 50)} == {3}
    assert {world.hidden for world in drawn(state, 2, 200)} == set(range(6))
