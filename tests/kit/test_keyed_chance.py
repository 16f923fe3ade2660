"""The chance of a match: the same for ever, on every platform, for the same seed, beat, stream and draw."""

from __future__ import annotations

import pytest

from omerta.kit.chance import KeyedChance, seed_from

COUNTING = bytes(range(32))
ZEROS = bytes(16)
ONES = b"\xff" * 64
BOUNDS = (2, 6, 52, 1000, 2**32, 3 * 2**62, 2**64 - 1)

# Results that are written down here never change: every recorded match rests on them.
KNOWN = [
    (COUNTING, 0, "", (1, 5, 9, 495, 2333554339, 8214617933338940454, 3401649823577523229)),
    (COUNTING, 1, "", (1, 3, 49, 750, 1834351604, 3572475022439998589, 11588681695408315545)),
    (COUNTING, 17, "/deal", (0, 1, 1, 961, 271129559, 1463228065171032884, 9858988617532912442)),
    (COUNTING, 17, "/deal/bonus", (1, 5, 41, 967, 16819623, 10634694457203361242, 6692436201313837306)),
    (COUNTING, 2**40, "/Omertà", (1, 5, 23, 922, 946120718, 8672618363327616565, 11879023799168332294)),
    (ZEROS, 0, "", (0, 2, 7, 631, 329923276, 522052532332675274, 5619936282697973485)),
    (ZEROS, 17, "/deal", (1, 1, 41, 769, 80991032, 4913473097662147062, 8753680740965060406)),
    (ONES, 0, "", (0, 5, 24, 865, 1095072671, 11861469221146221842, 6982013649571869437)),
    (ONES, 17, "/deal", (0, 1, 25, 650, 3005710770, 3895557231312722120, 15675078075422336292)),
]


@pytest.mark.parametrize(("seed", "beat", "stream", "results"), KNOWN)
def test_the_results_of_a_seed_are_known_for_ever(
    seed: bytes, beat: int, stream: str, results: tuple[int, ...]
) -> None:
    chance = KeyedChance(seed, beat, stream)
    assert tuple(chance.below(bound) for bound in BOUNDS) == results


@pytest.mark.parametrize(
    ("seed", "order"),
    [(COUNTING, [2, 3, 5, 4, 1, 0, 7, 6]), (ZEROS, [5, 7, 3, 6, 2, 0, 1, 4]), (ONES, [6, 2, 0, 4, 7, 5, 1, 3])],
)
def test_the_order_of_a_shuffled_pile_is_known_for_ever(seed: bytes, order: list[int]) -> None:
    cards = list(range(8))
    KeyedChance(seed, 3).shuffle(cards)
    assert cards == order


@pytest.mark.parametrize(
    ("seed", "faces"),
    [(COUNTING, [2, 0, 2, 2, 0, 2, 2, 0]), (ZEROS, [0, 0, 2, 2, 2, 2, 2, 0]), (ONES, [2, 0, 0, 3, 3, 0, 0, 2])],
)
def test_the_faces_picked_are_known_for_ever(seed: bytes, faces: list[int]) -> None:
    assert [KeyedChance(seed, beat).pick([3, 0, 2, 1]) for beat in range(8)] == faces


def test_a_derived_seed_is_known_for_ever() -> None:
    assert seed_from("park", 3, "easy").hex() == "8eada882d92e33497d701b7acbc7069d631354f797d0fc83c4dce812bd6bfdb4"


def test_a_named_stream_is_the_stream_of_that_name() -> None:
    named = KeyedChance(COUNTING, 17).named("deal").named("bonus")
    assert named.below(2**64 - 1) == KeyedChance(COUNTING, 17, "/deal/bonus").below(2**64 - 1)


def test_a_draw_that_is_undone_gives_the_same_result_again() -> None:
    first, again = KeyedChance(COUNTING, 5), KeyedChance(COUNTING, 5)
    assert [first.below(1000) for _ in range(20)] == [again.below(1000) for _ in range(20)]


def test_draw_k_of_a_beat_does_not_depend_on_what_the_draws_before_it_were_for() -> None:
    cards, faces = KeyedChance(COUNTING, 5), KeyedChance(COUNTING, 5)
    cards.shuffle(list(range(4)))
    for _ in range(3):
        faces.below(3 * 2**62)
    assert cards.below(2**64 - 1) == faces.below(2**64 - 1)


def test_every_seed_beat_stream_and_draw_has_a_result_of_its_own() -> None:
    chances = [
        KeyedChance(seed, beat, stream)
        for seed in (COUNTING, ZEROS, ONES)
        for beat in (0, 1, 11)
        for stream in ("", "/", "/1", "/1:1", "/deal")
    ]
    results = [chance.below(2**64 - 1) for chance in chances for _ in range(12)]
    assert len(set(results)) == len(results) == 3 * 3 * 5 * 12


def test_a_named_stream_neither_takes_draws_from_its_source_nor_gives_any() -> None:
    source, alone = KeyedChance(COUNTING, 5), KeyedChance(COUNTING, 5)
    source.named("deal").below(6)
    assert source.draws == 0
    assert source.below(2**64 - 1) == alone.below(2**64 - 1)


def test_a_named_stream_is_found_again_whatever_was_drawn_since() -> None:
    source = KeyedChance(COUNTING, 5)
    before = source.named("deal").below(2**64 - 1)
    source.below(6)
    assert source.named("deal").below(2**64 - 1) == before


def test_a_result_that_had_to_be_drawn_anew_counts_as_one_draw() -> None:
    chance = KeyedChance(COUNTING, 0)
    # Half of all words are beyond this bound: eighty draws without one of them do not happen.
    results = [chance.below(2**63 + 1) for _ in range(80)]
    assert chance.draws == 80
    assert max(results) <= 2**63


@pytest.mark.parametrize("length", [0, 15, 65])
def test_a_seed_of_the_wrong_length_is_refused(length: int) -> None:
    with pytest.raises(AssertionError, match=f"16 to 64 bytes, not {length}"):
        KeyedChance(bytes(length), 0)


@pytest.mark.parametrize("length", [16, 32, 64])
def test_a_seed_has_sixteen_to_sixty_four_bytes(length: int) -> None:
    assert KeyedChance(bytes(length), 0).below(1) == 0


@pytest.mark.parametrize("bound", [0, -1, 2**64])
def test_there_is_nothing_to_draw_below_such_a_bound(bound: int) -> None:
    chance = KeyedChance(COUNTING, 0)
    with pytest.raises(AssertionError, match="nothing to draw from"):
        chance.below(bound)
    assert chance.draws == 0


def test_an_empty_pile_has_no_face_to_pick() -> None:
    with pytest.raises(AssertionError, match="nothing to draw from"):
        KeyedChance(COUNTING, 0).pick([0, 0])
