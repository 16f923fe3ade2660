"""Standing votes of the persons at a table."""

from __future__ import annotations

import pytest

from omerta.table.refusals import NoVote
from omerta.table.standing_vote import StandingVote
from omerta.table.votes import Votes, numbered

PEOPLE = numbered(("anna", "ben", None, "anna"))


def test_people_are_numbered_not_named() -> None:
    assert numbered(("anna", None, "ben", "anna")) == (0, None, 1, 0)


def test_a_table_of_bots_alone_carries_nothing() -> None:
    votes = Votes(numbered((None, None)))
    with pytest.raises(NoVote):
        votes.would_carry(0, "concede", value=True)
    assert votes.standing() == ()


def test_a_person_is_named_by_all_its_seats() -> None:
    votes = Votes(PEOPLE)
    votes.put(3, "pause", value=True)
    assert votes.standing() == (StandingVote("pause", (0, 3)),)
    assert votes.stands(0, "pause") and not votes.stands(1, "pause")


def test_a_vote_carries_when_the_last_person_agrees() -> None:
    votes = Votes(PEOPLE)
    assert not votes.would_carry(0, "undo", value=True)
    votes.put(0, "undo", value=True)
    assert not votes.would_carry(3, "undo", value=True)
    assert votes.would_carry(1, "undo", value=True)


@pytest.mark.parametrize(("people", "enough"), [("a", 1), ("ab", 2), ("abc", 2), ("abcd", 3), ("aab", 2)])
def test_to_go_on_all_but_one_of_three_persons_or_more_are_enough(people: str, enough: int) -> None:
    votes = Votes(numbered(list(people)))
    seats = [people.index(person) for person in dict.fromkeys(people)]
    for seat in seats[: enough - 1]:
        assert not votes.would_carry(seat, "go_on", value=True)
        votes.put(seat, "go_on", value=True)
    assert votes.would_carry(seats[enough - 1], "go_on", value=True)


def test_nothing_is_carried_by_taking_a_vote_back() -> None:
    votes = Votes(numbered(("anna",)))
    votes.put(0, "pause", value=True)
    assert not votes.would_carry(0, "pause", value=False)


def test_a_vote_that_is_taken_back_no_longer_stands() -> None:
    votes = Votes(PEOPLE)
    votes.put(0, "concede", value=True)
    votes.put(3, "concede", value=False)
    assert votes.standing() == ()


def test_votes_of_one_kind_are_cleared_alone() -> None:
    votes = Votes(PEOPLE)
    votes.put(0, "undo", value=True)
    votes.put(1, "pause", value=True)
    votes.clear("undo")
    assert votes.standing() == (StandingVote("pause", (1,)),)
