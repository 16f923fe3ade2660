"""The box's Markov chain against all ways listed one by one. C-4, C-15.2."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from math import prod

import pytest

from omerta.games.cuba.chain import EMPTY_BAG, THEFTS, Box, Counting, Evidence, Posterior, Weighing, Weights
from omerta.games.cuba.components import CHIP, DRIVER, LOYAL
from omerta.games.cuba.options import CubaOptions
from omerta.games.cuba.rules.mix import mix_of
from omerta.games.cuba.tests.brute import Way, listed, random_way, shares
from omerta.kit.chance import fast_from
from omerta.testing import rule

DRAWS = 4_000
MANY = 10_000
"""Worlds that take too long to be weighed one by one."""


def mix(seats: int, *, killer: bool = False) -> tuple[int, ...]:
    return tuple(mix_of(CubaOptions(killer=killer), seats))


# --- What somebody knows -----------------------------------------------------------------------------------------


def godfather(seats: int, seed: int, *opened: int, killer: bool = False) -> Evidence:
    """He knows what he hid and what came back; some pockets are open."""
    way = random_way(mix(seats, killer=killer), seats, fast_from("chain", seats, seed))
    evidence = Evidence(mix(seats, killer=killer), seats)
    evidence.hidden = way.hidden
    evidence.boxes[seats] = way.boxes[-1]
    return with_open(evidence, way, opened)


def suspect(seats: int, seed: int, position: int, *opened: int) -> Evidence:
    """He knows his own look and loot, P1 his bag."""
    way = random_way(mix(seats), seats, fast_from("suspect", seats, seed))
    evidence = Evidence(mix(seats), seats)
    evidence.boxes[position] = way.boxes[position - 1]
    evidence.bag = way.bag if position == 1 else None
    return with_open(evidence, way, (position, *opened))


def spectator(seats: int, seed: int, *opened: int, broken: Sequence[int] = ()) -> Evidence:
    """Nothing is known but that somebody whose pocket is closed still holds diamonds."""
    way = random_way(mix(seats), seats, fast_from("spectator", seats, seed), broken)
    evidence = with_open(Evidence(mix(seats), seats), way, opened)
    evidence.breakers = sum(1 << position for position in broken)
    evidence.owing = sum(1 << position for position in range(1, seats) if position not in (*opened, *broken))
    return evidence


def with_open(evidence: Evidence, way: Way, opened: Sequence[int]) -> Evidence:
    for position in opened:
        evidence.took(position, way.takes[position - 1])
    return evidence


def on_its_way(seats: int, seed: int, taken: int) -> Evidence:
    """The box has not come back; its holder looks into it."""
    way = random_way(mix(seats), seats, fast_from("on its way", seats, seed))
    evidence = Evidence(mix(seats), seats, taken)
    evidence.boxes[taken + 1] = way.boxes[taken]
    return evidence


POSITIONS = [
    *(godfather(5, seed) for seed in range(3)),
    *(godfather(6, seed) for seed in range(3)),
    *(godfather(6, seed, 2, 4, killer=True) for seed in range(2)),
    *(godfather(7, seed, 3) for seed in range(4)),
    *(godfather(8, seed, 1, 5) for seed in range(3)),
    *(godfather(8, seed, 2, 6, killer=True) for seed in range(2)),
    *(godfather(9, seed, 1, 4, 7) for seed in range(3)),
    *(godfather(seats, seed) for seats, seed in ((7, 2), (8, 0), (8, 3), (9, 1))),
    *(suspect(5, seed, 1 + seed) for seed in range(4)),
    *(suspect(6, seed, 2 + seed, 1, 5) for seed in range(3)),
    *(spectator(5, seed, 2) for seed in range(3)),
    *(spectator(6, seed, 1, 2, 4) for seed in range(2)),
    *(spectator(5, seed, 1, broken=(3,)) for seed in range(2)),
    *(on_its_way(7, seed, 2 + seed) for seed in range(3)),
    on_its_way(6, 0, 1),
]


def assert_close(one: Sequence[float], other: Sequence[float]) -> None:
    assert max(abs(here - there) for here, there in zip(one, other, strict=True)) < 1e-9


def odds(posterior: Posterior) -> list[float]:
    return list(chain(*posterior.takes, posterior.hidden, posterior.bag))


# --- Counting ----------------------------------------------------------------------------------------------------


@rule("C-15.2", "C-4.4", "C-4.5", "C-4.6", "C-4.3", "C-3.1")
@pytest.mark.parametrize("evidence", POSITIONS)
def test_counts_and_posteriors_are_those_of_full_enumeration(evidence: Evidence) -> None:
    found = listed(evidence)
    posterior = Counting(evidence).posterior()
    assert Counting(evidence).count() == len(found) > 0
    for position in range(1, evidence.taken + 1):
        assert_close(posterior.takes[position], shares(found, position))
    hidden, bags = Counter(way.hidden for way in found), Counter(way.bag for way in found)
    assert_close(posterior.hidden, [hidden[count] / len(found) for count in range(6)])
    assert_close(posterior.bag, [bags[bag] / len(found) for bag in range(6)])


@rule("C-15.2")
@pytest.mark.parametrize(("seats", "worlds"), [(5, 53_972), (6, 544_024)])
def test_all_games_are_counted(seats: int, worlds: int) -> None:
    assert Counting(Evidence(mix(seats), seats)).count() == worlds


@rule("C-15.2")
@pytest.mark.parametrize(
    ("returned", "worlds"),
    [((0, 0, 0, 0, 0, 0), 24_848_208), ((5, 1, 0, 0, 1, 0), 22_657_320)],
)
def test_millions_of_worlds_of_twelve_players_are_counted_to_the_last(returned: Box, worlds: int) -> None:
    """Nothing was hidden, and this came back: both were counted once by listing them all."""
    evidence = Evidence(mix(12), 12)
    evidence.hidden = 0
    evidence.boxes[12] = returned
    assert Counting(evidence).count() == worlds


@rule("C-15.2", "C-6.8")
def test_that_somebody_must_still_hold_diamonds_rules_out_worlds_without_a_thief_among_the_others() -> None:
    evidence = Evidence(mix(5), 5)
    evidence.took(2, 3)
    free = Counting(evidence).count()
    evidence.owing = 0b11010
    assert 0 < Counting(evidence).count() < free
    for position in (1, 3, 4):
        evidence.takes[position] &= ~THEFTS
    assert Counting(evidence).count() == 0


@rule("C-15.2")
def test_a_chip_that_is_in_the_bag_is_in_no_pocket() -> None:
    evidence = Evidence(mix(6), 6)
    evidence.bag = DRIVER
    posterior = Counting(evidence).posterior()
    assert [posterior.chip(position, DRIVER) for position in range(1, 6)] == [0.0] * 5
    assert posterior.bag[DRIVER] == 1.0


@rule("C-15.2", "C-1.5")
def test_roles_are_sums_of_takes() -> None:
    posterior = Counting(godfather(8, 0)).posterior()
    for position in range(1, 8):
        chips = sum(posterior.chip(position, kind) for kind in range(5))
        assert posterior.thief(position) + chips + posterior.urchin(position) == pytest.approx(1)
    # Every way ends in the same box, so the stolen diamonds add up.
    stolen = sum(posterior.diamonds(position) for position in range(1, 8))
    evidence = godfather(8, 0)
    returned = evidence.boxes[8]
    assert returned is not None and evidence.hidden is not None
    assert stolen == pytest.approx(15 - evidence.hidden - returned[0])


@rule("C-15.2")
def test_what_rules_out_every_world_is_counted_as_none() -> None:
    evidence = Evidence(mix(5), 5)
    evidence.took(1, CHIP + LOYAL)
    evidence.took(2, CHIP + LOYAL)
    assert Counting(evidence).count() == 0
    with pytest.raises(AssertionError, match="rules out every world"):
        Counting(evidence).posterior()


# --- Weighing ----------------------------------------------------------------------------------------------------


def judge(position: int, box: Box) -> list[float]:
    """Any weights, different for each position, box and take."""
    return [(1 + (7 * position + 3 * take + sum(box) + 5 * box[0]) % 11) / 11 for take in range(CHIP + 5)]


def start(hidden: int, bag: int) -> float:
    return (1 + hidden) * (3 if bag == EMPTY_BAG else 1)


def weight(way: Way) -> float:
    """The product of all its weights, as they are defined."""
    first = tuple(count - (kind == way.bag) for kind, count in enumerate(way.boxes[0][1:]))
    boxes = [(way.boxes[0][0], *first), *way.boxes[1:]]
    takes = [judge(p, box)[take] for p, (take, box) in enumerate(zip(way.takes, boxes, strict=False), 1) if take >= 0]
    return start(way.hidden, way.bag) * prod(takes)


@rule("C-15.2")
@pytest.mark.parametrize("evidence", [evidence for evidence in POSITIONS if Counting(evidence).count() < MANY])
def test_weighted_posteriors_are_those_of_full_enumeration(evidence: Evidence) -> None:
    found = [(way, weight(way)) for way in listed(evidence)]
    total = sum(each for _, each in found)
    weighing = Weighing(evidence, Weights(evidence.mix, judge, start))
    expected = [[0.0] * (CHIP + 5) for _ in range(evidence.seats)]
    for way, each in found:
        for position, take in enumerate(way.takes, start=1):
            if take >= 0:
                expected[position][take] += each / total
    assert weighing.total == pytest.approx(total, rel=1e-9)
    posterior = weighing.posterior()
    for position in range(1, evidence.seats):
        assert_close(posterior.takes[position], expected[position])
    assert_close(posterior.hidden, [sum(w for way, w in found if way.hidden == h) / total for h in range(6)])
    assert_close(posterior.bag, [sum(w for way, w in found if way.bag == bag) / total for bag in range(6)])


@rule("C-15.2")
@pytest.mark.parametrize("killer", [False, True])
def test_equal_weights_count_at_twelve_players(killer: bool) -> None:
    evidence = godfather(12, 1, 3, killer=killer)
    weighing = Weighing(evidence, Weights(evidence.mix, lambda _position, _box: [1.0] * (CHIP + 5)))
    assert weighing.total == pytest.approx(Counting(evidence).count(), rel=1e-12)
    assert_close(odds(weighing.posterior()), odds(Counting(evidence).posterior()))


@rule("C-15.2")
def test_weights_asked_again_under_other_evidence_give_the_same_as_new_ones() -> None:
    wide, narrow = godfather(8, 3), godfather(8, 3, 2, 5)
    weights = Weights(wide.mix, judge, start)
    Weighing(wide, weights)
    again = Weighing(narrow, weights).posterior()
    assert odds(again) == odds(Weighing(narrow, Weights(narrow.mix, judge, start)).posterior())


@rule("C-15.2")
def test_weights_that_were_forgotten_are_asked_for_again() -> None:
    asked: list[int] = []

    def heard(position: int, box: Box) -> list[float]:
        asked.append(position)
        return judge(position, box)

    weights = Weights(mix(5), heard)
    Weighing(godfather(5, 0), weights)
    asked.clear()
    Weighing(godfather(5, 0), weights)
    assert not asked
    weights.forget(2)
    Weighing(godfather(5, 0), weights)
    assert set(asked) == {2}


# --- Drawing -----------------------------------------------------------------------------------------------------


def assert_by_weight(seen: Counter[Way], weights: dict[Way, float]) -> None:
    """No other ways than these, and each as often as its weight says (chi-square)."""
    assert set(seen) <= set(weights)
    total, draws = sum(weights.values()), sum(seen.values())
    expected = {way: draws * each / total for way, each in weights.items()}
    freedom = len(weights) - 1
    distance = sum((seen[way] - often) ** 2 / often for way, often in expected.items())
    assert distance <= freedom + 4 * (2 * freedom) ** 0.5, f"{distance:.1f} at {freedom} degrees of freedom"


SMALL = [
    godfather(5, 4, 2),
    godfather(6, 1, 1, 3, 4),
    suspect(5, 1, 3, 1, 4),
    spectator(5, 0, 1, 2, 4),
    on_its_way(6, 1, 2),
]


@rule("C-15.2")
@pytest.mark.parametrize("evidence", SMALL)
def test_all_worlds_are_drawn_equally_often(evidence: Evidence) -> None:
    counting, chance = Counting(evidence), fast_from("drawn", evidence.mix, evidence.takes)
    seen = Counter(Way(*counting.sample(chance)) for _ in range(DRAWS))
    assert_by_weight(seen, dict.fromkeys(listed(evidence), 1.0))


@rule("C-15.2")
@pytest.mark.parametrize("evidence", SMALL)
def test_weighted_worlds_are_drawn_by_their_weight(evidence: Evidence) -> None:
    weighing = Weighing(evidence, Weights(evidence.mix, judge, start))
    chance = fast_from("weighed", evidence.mix, evidence.takes)
    seen = Counter(Way(*weighing.sample(chance)) for _ in range(DRAWS))
    assert_by_weight(seen, {way: weight(way) for way in listed(evidence)})


@rule("C-15.2")
def test_worlds_of_twelve_players_are_drawn_by_their_posterior() -> None:
    """More worlds than a draw has numbers: none of them is favoured."""
    evidence = Evidence(mix(12, killer=True), 12)
    counting, chance = Counting(evidence), fast_from("twelve")
    posterior = counting.posterior()
    worlds = [counting.sample(chance) for _ in range(DRAWS)]
    for position in range(1, 12):
        thieves = sum(1 <= world.takes[position - 1] <= 15 for world in worlds) / DRAWS
        assert abs(thieves - posterior.thief(position)) < 0.04
    for hidden in range(6):
        assert abs(sum(world.hidden == hidden for world in worlds) / DRAWS - posterior.hidden[hidden]) < 0.04
