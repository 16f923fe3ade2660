"""Knowledge is not lost without need: claims are compared with simpler ways to keep it, where those are exact."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from omerta.kit.claims import Claim, Move, transfer

# Three hands and two pouches, with more cards than ever move. Seat 0 is the one who knows; it takes no card into its
# own hand here.
ME, PLACES, FACES = 0, 5, 3
SIZES = (50,) * PLACES
ELSEWHERE = st.integers(1, PLACES - 1)
SEEN, UNSEEN = 0b111, 0b110
ACE, TEN = 0, 1
NO_WORD = st.just(0)

seen_moves = st.builds(Move, st.integers(0, FACES - 1), st.integers(0, PLACES - 1), ELSEWHERE, st.just(SEEN), NO_WORD)
unseen_moves = st.builds(Move, st.just(TEN), ELSEWHERE, ELSEWHERE, st.just(UNSEEN), NO_WORD)


def knowing(claims: list[Claim], batches: list[list[Move]]) -> list[Claim]:
    known = [claims, [], []]
    for batch in batches:
        transfer(known, batch, sizes=SIZES, own_place=range(3))
    return known[ME]


@given(st.lists(st.lists(seen_moves, max_size=4), max_size=6))
def test_whoever_sees_every_move_knows_all_cards_it_saw_arrive_and_not_leave(batches: list[list[Move]]) -> None:
    lies: Counter[tuple[int, int]] = Counter()
    for batch in batches:
        # A counter subtracts down to nought: a card nobody knew of has left.
        lies = lies - Counter((move.face, move.source) for move in batch)
        lies += Counter((move.face, move.target) for move in batch)
    assert knowing([], batches) == sorted(Claim(1 << face, 1 << place) for face, place in lies.elements())


@given(ELSEWHERE, st.lists(st.lists(unseen_moves, max_size=3), max_size=4))
def test_an_unseen_card_may_lie_wherever_one_move_a_batch_can_have_brought_it(
    start: int, batches: list[list[Move]]
) -> None:
    possible = {start}
    for batch in batches:
        possible |= {move.target for move in batch if move.source in possible}
    (claim,) = knowing([Claim(1 << ACE, 1 << start)], batches)
    assert (claim.faces, claim.places) == (1 << ACE, sum(1 << place for place in possible))


@settings(max_examples=50)
@given(ELSEWHERE, st.lists(st.builds(Move, st.just(TEN), ELSEWHERE, ELSEWHERE, st.just(SEEN), NO_WORD), max_size=6))
def test_seeing_other_cards_move_never_shakes_what_is_known_of_one(start: int, moves: list[Move]) -> None:
    ace = Claim(1 << ACE, 1 << start)
    assert ace in knowing([ace], [[move] for move in moves])


@given(ELSEWHERE, st.lists(st.lists(unseen_moves, max_size=3), max_size=4), ELSEWHERE)
def test_a_card_lost_from_sight_is_known_again_once_it_is_seen(
    start: int, batches: list[list[Move]], target: int
) -> None:
    lost = knowing([Claim(1 << ACE, 1 << start)], batches)
    found = Move(ACE, start, target, SEEN)
    assert knowing(lost, [[found]]) == [Claim(1 << ACE, 1 << target)]
