"""Imagined worlds against all worlds there are, counted by hand. RULES.md K-4.2."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from typing import TypeVar

import pytest

from omerta.contract import Viewer
from omerta.kit.chance import fast_from
from omerta.testing import rule
from omerta.testing.toys.courier import GAME
from omerta.testing.toys.courier.pieces import CourierView, Draw, Give, Mark
from omerta.testing.toys.courier.state import NOTHING
from omerta.testing.toys.courier.tests.enumeration import Odds, World, imaginable, perfectly_remembered, world_of
from omerta.testing.toys.courier.tests.given import (
    POUCH,
    CourierScene,
    all_pass,
    given,
    known,
    new_game,
    odds,
    one,
    puts_back,
)

DRAWS = 6_000
RARE = ("rare",)
Share = TypeVar("Share", int, Fraction)


def dealt() -> CourierScene:
    return given("AAB", "CDE")


def marked() -> CourierScene:
    return given("AAB", "CDE").when(0, Mark("A"))


def put_back() -> CourierScene:
    return puts_back(given("AAB", "CDE"), 0, "A")


def put_back_and_drawn_after() -> CourierScene:
    return puts_back(given("AAB", "CDE", draws="C"), 0, "A").when(1, Draw())


def sealed() -> CourierScene:
    return put_back_and_drawn_after().when(0, Give("A"))


def passed() -> CourierScene:
    scene = given("AAB", "CDE", draws="C", rounds=2)
    puts_back(scene, 0, "A").when(1, Draw())
    return all_pass(scene, "BC")


def forgot() -> CourierScene:
    scene = given("AAB", "CDE", draws="CA", rounds=2)
    puts_back(scene, 0, "A").when(1, Draw())
    return all_pass(scene, "BC").when(0, Draw())


def without_memory() -> CourierScene:
    return puts_back(given("AAB", "CDE", memory=False), 0, "A")


def over() -> CourierScene:
    return all_pass(given("AAB", "CDE", passing=True), "AC")


POSITIONS: list[Callable[[], CourierScene]] = [
    dealt,
    marked,
    put_back,
    put_back_and_drawn_after,
    sealed,
    passed,
    forgot,
    without_memory,
]


def drawn(scene: CourierScene, viewer: Viewer) -> Counter[World]:
    worlds = GAME.imagine(scene.view(viewer))
    chance = fast_from("courier worlds", scene.view(viewer))
    return Counter(world_of(worlds.draw(chance)) for _ in range(DRAWS))


def remembered(scene: CourierScene, first: CourierView) -> Odds:
    """Says what whoever had this first view cannot rule out now, if it forgets nothing."""
    return perfectly_remembered(first, scene.events, first.you)


def beats(scene: CourierScene, seed: int) -> Iterator[int]:
    """Plays at random to the end; pauses whenever something visible has happened."""
    chance = fast_from("courier play", seed)
    beat = 0
    while GAME.outcome(scene.state) is None:
        if scene.state.beat > beat:
            yield (beat := scene.state.beat)
        seat = GAME.pending(scene.state)[0]
        actions = scene.legal(seat)
        scene.when(seat, actions[chance.below(len(actions))])


def hands_of(seat: int, worlds: Mapping[World, Share]) -> dict[World, Share]:
    """The worlds by one hand alone, where there are too many to meet them all."""
    hands: dict[World, Share] = {}
    for world, share in worlds.items():
        hand = (world[seat],)
        hands[hand] = hands[hand] + share if hand in hands else share
    return hands


def assert_by_their_odds(seen: Mapping[World, int], odds: Mapping[World, Fraction]) -> None:
    """No other worlds than these, and each as often as its odds say (chi-square); rare ones are counted together."""
    assert set(seen) <= set(odds)
    expected: dict[World, float] = {}
    met: Counter[World] = Counter()
    for world, share in odds.items():
        often = float(DRAWS * share)
        counted = world if often >= 8 else RARE
        expected[counted] = expected.get(counted, 0) + often
        met[counted] += seen.get(world, 0)
    freedom = len(expected) - 1
    distance = sum((met[world] - often) ** 2 / often for world, often in expected.items())
    assert distance <= freedom + 4 * (2 * freedom) ** 0.5, f"{distance:.1f} at {freedom} degrees of freedom"


@rule("K-4.2")
@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize("position", POSITIONS)
def test_all_worlds_that_agree_with_what_is_remembered_are_imagined_by_their_odds(
    position: Callable[[], CourierScene], viewer: int
) -> None:
    scene = position()
    assert_by_their_odds(drawn(scene, viewer), imaginable(scene.view(viewer)))


@rule("K-4.2")
def test_a_spectator_imagines_everything() -> None:
    scene = put_back()
    assert_by_their_odds(hands_of(0, drawn(scene, None)), hands_of(0, imaginable(scene.view())))


@rule("K-4.2")
@pytest.mark.parametrize("seat", [1, 2])
def test_with_three_couriers_no_world_contradicts_a_pass(seat: int) -> None:
    scene = all_pass(given("AAB", "BCC", "DDE", passing=True, rounds=2), "ACE")
    expected = imaginable(scene.view(0))
    seen = drawn(scene, 0)
    assert set(seen) <= set(expected)
    assert_by_their_odds(hands_of(seat, seen), hands_of(seat, expected))


@rule("K-4.2")
def test_what_others_remember_mark_or_have_sealed_is_not_imagined_but_the_own_is() -> None:
    scene = put_back_and_drawn_after().when(0, Give("A"))
    mine = GAME.imagine(scene.view(0)).draw(fast_from("mine"))
    theirs = GAME.imagine(scene.view(1)).draw(fast_from("theirs"))
    assert GAME.pending(mine) == (1,)
    assert GAME.view(mine, 0) == scene.view(0)
    assert GAME.pending(theirs) == (0, 1)
    assert theirs.claims == [[], []]
    assert GAME.imagine(marked().view(1)).draw(fast_from("mark")).marked == NOTHING


@rule("K-4.2", "K-5.1")
@pytest.mark.parametrize("viewer", [None, 0])
def test_after_the_end_there_is_nothing_left_to_imagine(viewer: Viewer) -> None:
    assert drawn(over(), viewer) == {("ABC", "ADE", "ABBCCDDEE"): DRAWS}


@rule("K-4.2")
@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize("position", [dealt, put_back, put_back_and_drawn_after, passed, forgot])
def test_here_the_worlds_are_those_of_perfect_memory(position: Callable[[], CourierScene], viewer: int) -> None:
    scene = position()
    assert set(imaginable(scene.view(viewer))) == set(remembered(scene, dealt().view(viewer)))


@rule("K-4.2")
@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize("position", [dealt, put_back, put_back_and_drawn_after, passed])
def test_here_the_odds_of_all_worlds_are_those_of_perfect_memory(
    position: Callable[[], CourierScene], viewer: int
) -> None:
    scene = position()
    imagined, true = imaginable(scene.view(viewer)), remembered(scene, dealt().view(viewer))
    assert max(abs(imagined[world] - odds) for world, odds in true.items()) < 1e-5


@rule("K-4.2")
@pytest.mark.parametrize("seat", [1, 2])
def test_with_three_couriers_a_letter_that_may_have_been_drawn_has_the_odds_of_perfect_memory(seat: int) -> None:
    scene = given("AAB", "CDE", "BDE", draws="CD", rounds=2)
    first = scene.view(0)
    puts_back(scene, 0, "A").when(1, Draw()).when(2, Draw())
    all_pass(scene, "BCE")
    imagined, true = hands_of(seat, imaginable(scene.view(0))), hands_of(seat, remembered(scene, first))
    assert set(imagined) == set(true)
    assert max(abs(imagined[world] - odds) for world, odds in true.items()) < 1e-5


@rule("K-4.1", "K-4.2")
def test_how_likely_a_remembered_letter_is_where_follows_from_the_letters_that_left() -> None:
    scene = given("AAB", "CDE", "BDE", draws="CD", rounds=2)
    puts_back(scene, 0, "A")
    scene.when(1, Draw())
    assert odds(scene, 0) == [pytest.approx({POUCH: 6 / 7, 1: 1 / 7}, abs=1e-5)]
    scene.when(2, Draw())
    assert odds(scene, 0) == [pytest.approx({POUCH: 5 / 7, 1: 1 / 7, 2: 1 / 7}, abs=1e-5)]


@rule("K-4.2")
def test_that_only_one_of_two_letters_can_have_gone_is_forgotten() -> None:
    scene = given("AAA", "CDE", draws="C", rounds=2)
    first = scene.view(0)
    puts_back(scene, 0, "A")
    puts_back(scene, 1, "D")
    all_pass(scene, "AC")
    puts_back(scene, 0, "A").when(1, Draw())
    wider = set(imaginable(scene.view(0))) - set(remembered(scene, first))
    assert known(scene, 0) == (one("A", 1), one("A", 1, None), one("A", 1, None))
    assert all(world[1].count("A") == 3 for world in wider)
    assert wider


@rule("K-4.2")
def test_two_uncertain_letters_are_forgotten_when_one_of_them_comes_back() -> None:
    scene = given("AAAE", "BC", "BCCD", draws="EEA", pass_to="right", rounds=3)
    first = scene.view(0)
    puts_back(scene, 0, "A").when(1, Draw())
    all_pass(puts_back(scene, 2, "B"), "EBC")
    puts_back(scene, 0, "A")
    all_pass(puts_back(scene.when(1, Draw()), 2, "D"), "BEE")
    assert known(scene, 0)[:2] == (one("A", 1, None), one("A", 1, None))
    scene.when(0, Draw())
    wider = set(imaginable(scene.view(0))) - set(remembered(scene, first))
    assert all("A" in world[2] for world in wider)
    assert wider


@rule("K-4.2")
@pytest.mark.parametrize(("seats", "seed"), [(2, 0), (2, 1), (2, 2), (2, 3), (3, 0), (3, 1)])
def test_worlds_are_never_narrower_than_perfect_memory(seats: int, seed: int) -> None:
    scene = new_game(seats, seed)
    first = scene.view(0)
    assert all(set(imaginable(scene.view(0))) >= set(remembered(scene, first)) for _ in beats(scene, seed))
