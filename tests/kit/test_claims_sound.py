"""Whatever happens to the cards, what a seat claims to know of them is true.

Real cards lie in hands and pouches and move about, several at once, seen by some. After every transfer the claims of
every seat are held against the truth.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from omerta.contract import Chance, Seat
from omerta.kit.chance import fast_from
from omerta.kit.claims import WHOLE, Claim, Move, holds, scattered, transfer

FACES = 3


class Step(NamedTuple):
    """A card, named by its place in the deck, moves to a place and is seen by some; `kinds` besides its own face is
    what the others know of it, 0 if nothing."""

    card: int
    target: int
    knowers: int
    kinds: int = 0


class Story(NamedTuple):
    seats: int
    pouches: int
    deck: list[tuple[int, int]]
    batches: list[list[Step]]


class Table:
    """Cards with an identity that no seat knows, and what the seats claim about them."""

    def __init__(self, seats: int, pouches: int, deck: list[tuple[int, int]], *, forgetful: bool = False) -> None:
        self.seats = seats
        self.forgetful = forgetful
        self.places = seats + pouches
        self.faces = [face for face, _ in deck]
        self.lies = [place % self.places for _, place in deck]
        self.claims: list[list[Claim]] = [[] for _ in range(seats)]

    def moves(self, batch: list[Step]) -> list[Move]:
        seats = (1 << self.seats) - 1
        return [
            Move(
                self.faces[card],
                self.lies[card],
                target % self.places,
                knowers & seats,
                kinds and kinds | 1 << self.faces[card],
            )
            for card, target, knowers, kinds in batch
        ]

    def play(self, batch: list[Step]) -> None:
        moves = self.moves(batch)
        self.know(moves)
        for step, move in zip(batch, moves, strict=True):
            self.lies[step.card] = move.target

    def know(self, moves: list[Move]) -> None:
        """It is noted before the cards move: how many lie where is counted then."""
        sizes = [self.lies.count(place) for place in range(self.places)]
        everywhere = (1 << self.places) - 1 if self.forgetful else 0
        transfer(self.claims, moves, sizes=sizes, own_place=range(self.seats), everywhere=everywhere)

    def hint(self, seat: Seat, claim: Claim) -> None:
        """A seat learns something vague that is true besides all it knows already, not about its own hand."""
        known = sorted([*self.claims[seat], claim])
        if holds(known, self.truth()) and not claim.places >> seat & 1:
            self.claims[seat] = known

    def truth(self) -> list[list[int]]:
        cards = list(zip(self.lies, self.faces, strict=True))
        return [[cards.count((place, face)) for face in range(FACES)] for place in range(self.places)]

    def untrue(self) -> list[tuple[Seat, list[Claim]]]:
        """Seats that claim to know what is not so."""
        truth = self.truth()
        return [(seat, known) for seat, known in enumerate(self.claims) if not holds(known, truth)]


@st.composite
def stories(draw: st.DrawFn) -> Story:
    seats, pouches = draw(st.integers(2, 4)), draw(st.integers(1, 2))
    deck = draw(st.lists(st.tuples(st.integers(0, FACES - 1), st.integers(0, 5)), min_size=2, max_size=9))
    kinds = st.sampled_from([0, 0, 0, 1, 3, 7])
    step = st.builds(Step, st.integers(0, len(deck) - 1), st.integers(0, 5), st.integers(0, 15), kinds)
    batch = st.lists(step, min_size=1, max_size=4, unique_by=lambda one: one.card)
    return Story(seats, pouches, deck, draw(st.lists(batch, min_size=1, max_size=8)))


@pytest.mark.slow
@settings(max_examples=300)
@given(stories(), st.lists(st.tuples(st.integers(0, 1), st.builds(scattered, st.integers(1, 7), st.integers(1, 63)))))
def test_what_the_seats_claim_is_true_after_every_move(story: Story, hints: list[tuple[Seat, Claim]]) -> None:
    table = Table(*story[:3])
    for batch in story.batches:
        for seat, claim in hints:
            table.hint(seat, claim)
        table.play(batch)
        assert table.untrue() == []


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_what_the_seats_claim_stays_true_in_long_games(seats: int, seed: int) -> None:
    chance = fast_from("claims", seats, seed)
    table = Table(seats, 1 + seed % 2, [(chance.below(FACES), chance.below(6)) for _ in range(4 * seats)])
    known = 0
    for _ in range(60):
        table.hint(chance.below(seats), scattered(1 + chance.below(7), 1 + chance.below(63)))
        table.play(random_batch(table, chance))
        known += sum(map(len, table.claims))
        assert table.untrue() == []
    assert known > 60 * seats, "hardly anything was known: the test has shown nothing"


def random_batch(table: Table, chance: Chance) -> list[Step]:
    """Up to three different cards; those whose hands they leave and reach mostly see them, others rarely."""
    cards = list(range(len(table.faces)))
    chance.shuffle(cards)
    batch = []
    for card in cards[: 1 + chance.below(3)]:
        target = chance.below(table.places)
        hands = 1 << table.lies[card] | 1 << target
        bystanders = chance.below(16) & chance.below(16)
        kinds = chance.pick([4, 1, 0, 1, 0, 0, 0, 1])
        batch.append(Step(card, target, chance.pick([1, 1, 4]) and hands | bystanders, kinds))
    return batch


@given(stories(), st.data())
def test_what_a_seat_knows_does_not_depend_on_faces_it_does_not_see(story: Story, data: st.DataObject) -> None:
    table, other = Table(*story[:3]), Table(*story[:3])
    seat = data.draw(st.integers(0, story.seats - 1))
    for batch in story.batches:
        moves = table.moves(batch)
        other.lies = table.lies[:]
        other.know([move if move.knowers >> seat & 1 else another_face(move) for move in moves])
        table.play(batch)
        assert other.claims[seat] == table.claims[seat]


def another_face(move: Move) -> Move:
    return move._replace(face=(move.face + 1) % FACES)


@given(stories(), st.data())
def test_cards_that_move_at_once_may_be_named_in_any_order(story: Story, data: st.DataObject) -> None:
    table, other = Table(*story[:3]), Table(*story[:3])
    for batch in story.batches:
        table.play(batch)
        other.play(data.draw(st.permutations(batch)))
        assert other.claims == table.claims


@given(stories())
def test_no_seat_claims_anything_about_its_own_hand(story: Story) -> None:
    table = Table(*story[:3])
    for batch in story.batches:
        table.play(batch)
        assert not [seat for seat, known in enumerate(table.claims) for claim in known if claim.places >> seat & 1]


@given(stories())
def test_who_forgets_what_may_be_everywhere_claims_nothing_about_everywhere_else(story: Story) -> None:
    table = Table(*story[:3], forgetful=True)
    everywhere = (1 << table.places) - 1
    for batch in story.batches:
        table.play(batch)
        wide = [
            1 for seat, known in enumerate(table.claims) for claim in known if claim.places | 1 << seat == everywhere
        ]
        assert not wide


@given(stories())
def test_every_claimed_place_is_possible_and_the_shares_are_a_whole(story: Story) -> None:
    table = Table(*story[:3])
    for batch in story.batches:
        table.play(batch)
        claims = [claim for known in table.claims for claim in known]
        assert all(len(claim.shares) == claim.places.bit_count() for claim in claims)
        assert all(min(claim.shares) >= 1 and sum(claim.shares) == WHOLE for claim in claims)
