"""Sealed votes after the outcome."""

from __future__ import annotations

from omerta.table.ballot_box import BallotBox
from omerta.table.log import Cast, Followed
from omerta.testing.toys.parlour.pieces import ParlourOptions


def box(*votes: tuple[int, int | None]) -> BallotBox[ParlourOptions]:
    filled: BallotBox[ParlourOptions] = BallotBox()
    for seat, candidate in votes:
        filled.take(Cast(at=1, seat=seat, candidate=candidate))
    return filled


def test_the_latest_vote_of_a_seat_counts() -> None:
    assert box((1, 2), (1, 3)).votes() == ((1, 3),)


def test_votes_are_told_in_the_order_of_the_seats_whoever_was_first() -> None:
    assert box((3, 1), (0, None), (2, 1)).votes() == ((0, None), (2, 1), (3, 1))


def test_whoever_abstains_has_voted_but_chosen_nobody() -> None:
    filled = box((0, None), (2, 1))
    assert filled.has_voted(0)
    assert filled.vote_of(0) is None
    assert filled.chosen() == {2: 1}


def test_whoever_has_not_voted_has_chosen_nobody_either() -> None:
    assert not box().has_voted(1)
    assert box().vote_of(1) is None


def test_the_box_is_closed_until_the_next_game_is_settled() -> None:
    filled = box((1, 2))
    assert filled.followed is None
    followed = Followed(at=9, options=ParlourOptions(), seating=(2, 0, 1), votes=filled.votes())
    filled.open(followed)
    assert filled.followed == followed
