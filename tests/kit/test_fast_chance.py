"""The fast generator of search and simulation: repeatable, and different for different seeds."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from omerta.contract import Chance
from omerta.kit.chance import FastChance, fast_from, seed_from

WORDS = st.integers(0, 2**64 - 1)


def draws(chance: Chance, number: int = 8) -> list[int]:
    return [chance.below(2**31) for _ in range(number)]


@pytest.mark.parametrize(
    ("seed", "results"),
    [
        (0, (0, 1, 24, 719, 1519724244)),
        (1, (1, 2, 5, 90, 1250433283)),
        (2**63, (1, 5, 0, 352, 903091950)),
        (-1, (1, 5, 40, 298, 1109976219)),
    ],
)
def test_simulations_repeat_on_every_platform(seed: int, results: tuple[int, ...]) -> None:
    chance = FastChance(seed)
    assert tuple(chance.below(bound) for bound in (2, 6, 52, 1000, 2**31)) == results


@given(WORDS)
def test_the_same_seed_gives_the_same_stream(seed: int) -> None:
    assert draws(FastChance(seed)) == draws(FastChance(seed))


@given(WORDS, WORDS)
def test_seeds_that_differ_give_different_streams(seed: int, other: int) -> None:
    assert (draws(FastChance(seed)) == draws(FastChance(other))) == (seed == other)


def test_neighbouring_seeds_begin_with_every_pair_of_dice() -> None:
    pairs = {(FastChance(seed).below(6), FastChance(seed + 1).below(6)) for seed in range(1000)}
    assert len(pairs) == 36


def test_a_named_stream_is_found_again_after_draws() -> None:
    source = FastChance(3)
    before = draws(source.named("deal"))
    draws(source)
    assert draws(source.named("deal")) == before


def test_neighbouring_seeds_do_not_begin_alike() -> None:
    assert len({tuple(draws(FastChance(seed), 2)) for seed in range(1000)}) == 1000


@given(WORDS, st.integers(1, 2**32))
def test_a_result_is_below_its_bound(seed: int, bound: int) -> None:
    chance = FastChance(seed)
    assert all(0 <= chance.below(bound) < bound for _ in range(5))


def test_draws_are_counted_from_the_first_result_on() -> None:
    chance = FastChance(3)
    assert chance.draws == 0
    draws(chance, 5)
    assert chance.draws == 5


def test_streams_of_different_names_differ_from_each_other_and_from_their_source() -> None:
    source = FastChance(3)
    streams = [source.named(""), source.named("deal"), source.named("deal").named("bonus"), source.named("bonus")]
    assert len({tuple(draws(stream)) for stream in [*streams, source]}) == 5


def test_streams_of_one_name_differ_where_their_sources_do() -> None:
    assert draws(FastChance(3).named("deal")) != draws(FastChance(4).named("deal"))


def test_a_named_stream_is_found_again_by_its_name() -> None:
    source = FastChance(3)
    assert draws(source.named("deal")) == draws(source.named("deal"))


def test_a_named_stream_takes_no_draw_from_its_source() -> None:
    source = FastChance(3)
    draws(source.named("deal"))
    assert source.draws == 0
    assert draws(source) == draws(FastChance(3))


def test_an_empty_pile_has_no_face_to_pick() -> None:
    with pytest.raises(AssertionError, match="nothing to draw from"):
        FastChance(3).pick([0, 0])


def test_a_seed_is_derived_from_what_names_the_case() -> None:
    assert seed_from("park", 3) == seed_from("park", 3)
    assert len({seed_from("park", 3), seed_from("park", 4), seed_from("park"), seed_from("park", 3, "")}) == 4
    assert len(seed_from()) == 32


def test_a_fast_generator_is_derived_from_what_names_the_case() -> None:
    assert draws(fast_from("park", 3)) == draws(fast_from("park", 3)) != draws(fast_from("park", 4))
