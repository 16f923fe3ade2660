"""Series: a sealed vote after the outcome, and what follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import msgspec
import pytest

from omerta.contract import AnyGame, Options
from omerta.kit.chance import fast_from, seed_from
from omerta.table import AnyMatch, Match, RecordMismatch, load
from omerta.table.frames import CastFrame, SequelFrame
from omerta.table.log import Cast, Followed
from omerta.table.record import dump
from omerta.table.refusals import NoBallot, NoCandidate
from tests.table.tables import GAMES, PARLOUR, couriers, handed, play_out, seated


def finished(people: Sequence[str | None] | None = None, lengths: dict[str, int] | None = None) -> AnyMatch:
    """A finished game of five in which several winners vote for the next host."""
    game = PARLOUR
    tables = (play_out(seated(game, people, lengths), fast_from("ballot", number)) for number in range(100))
    return next(match for match in tables if len(match.owing()) > 2)


def voted() -> AnyMatch:
    """The first who is asked has voted for seat 2."""
    match = finished()
    match.cast(match.owing()[0], 2, match.now)
    return match


def test_no_ballot_before_the_outcome() -> None:
    match = seated(PARLOUR)
    assert match.ballot() is None
    assert match.sequel(1) is None
    with pytest.raises(NoBallot):
        match.cast(0, 1, 1)


def test_a_vote_is_told_to_its_own_seat_alone() -> None:
    match = finished()
    voter = match.owing()[0]
    others = [viewer for viewer in match.streams.viewers if viewer != voter]
    before = [(handed(match, viewer), match.frames(viewer)) for viewer in others]
    match.cast(voter, 1, match.now + 1)
    assert [(handed(match, viewer), match.frames(viewer)) for viewer in others] == before
    assert isinstance(match.frames(voter)[-1], CastFrame)
    assert match.snapshot(voter).standing.cast == 1


def test_a_vote_may_be_changed_and_repeating_it_changes_nothing() -> None:
    match = finished()
    voter = match.owing()[0]
    match.cast(voter, 1, match.now)
    match.cast(voter, 1, match.now)
    match.cast(voter, None, match.now)
    assert [entry.candidate for entry in match.log if isinstance(entry, Cast)] == [1, None]


def test_whoever_is_not_asked_has_no_vote() -> None:
    match = finished()
    loser = next(seat for seat in range(match.header.seats) if seat not in match.owing())
    with pytest.raises(NoBallot):
        match.cast(loser, 1, match.now)


def test_only_candidates_are_voted_for() -> None:
    match = finished()
    with pytest.raises(NoCandidate):
        match.cast(match.owing()[0], 9, match.now)


def test_the_ballot_is_owed_until_everybody_asked_has_voted() -> None:
    match = finished()
    first, *rest = match.owing()
    match.cast(first, None, match.now)
    assert match.owing() == tuple(rest)


def test_the_sequel_follows_the_votes_and_opens_them() -> None:
    match = finished()
    for voter in match.owing():
        match.cast(voter, 2, match.now)
    sequel = match.sequel(match.now)
    assert sequel is not None and sequel.seating[0] == 2
    frame = match.frames(None)[-1]
    assert isinstance(frame, SequelFrame)
    assert {candidate for _, candidate in frame.votes} == {2}


def test_the_sequel_comes_once() -> None:
    match = finished()
    first = match.sequel(match.now)
    assert match.sequel(match.now + 5) == first
    assert sum(isinstance(entry, Followed) for entry in match.log) == 1
    with pytest.raises(NoBallot):
        match.cast(0, 1, match.now)


def test_the_next_match_seats_the_same_people_as_the_sequel_says() -> None:
    match = finished(people=("anna", "ben", None, "anna", "cleo"))
    match.cast(match.owing()[0], 2, match.now)
    following = match.next_match(seed_from("next"), match.now)
    assert following is not None and match.followed is not None
    assert match.followed.seating == (2, 3, 4, 0, 1)
    assert following.header.people == (None, 0, 1, 0, 2)


def test_the_secret_stays_closed_while_a_ballot_is_open() -> None:
    match = finished()
    assert match.record().closed is None
    match.sequel(match.now)
    assert match.record().closed is not None


def test_votes_and_sequel_are_restored() -> None:
    match = finished()
    match.cast(match.owing()[0], 2, match.now)
    match.sequel(match.now)
    record = load(dump(match), {PARLOUR.id: PARLOUR}.get)
    assert Match.restore(record).sequel(match.now) == match.sequel(match.now)


def test_a_ballot_is_open_as_long_as_its_clock_runs() -> None:
    match = finished(lengths={"ballot": 30_000})
    ended = match.now
    asked = match.owing()
    match.cast(asked[0], 2, ended + 5)
    (deadline,) = match.deadlines()
    assert (deadline.clock.name, deadline.clock.seats, deadline.due) == ("ballot", asked, ended + 30_000)
    assert match.expire(deadline.clock, deadline.due)
    assert match.followed and match.followed.seating[0] == 2
    assert match.deadlines() == () and match.wakes() is None
    assert not match.expire(deadline.clock, deadline.due + 5)


def test_the_clock_of_a_ballot_is_restored() -> None:
    match = finished(lengths={"ballot": 30_000})
    again = Match.restore(match.record(), seed=match.secret)
    assert again.deadlines() == match.deadlines() != ()


def test_a_concession_ends_a_pause_so_that_the_vote_can_end() -> None:
    match = couriers(people=("anna", "anna"))
    match.vote(0, "pause", True, 1)
    match.vote(0, "concede", True, 2)
    assert match.outcome() and not match.is_paused()


def false_ends() -> list[tuple[str, Cast | Followed[Options]]]:
    """Entries that cannot follow a ballot in which seat 2 was voted for."""
    match = voted()
    match.sequel(match.now)
    assert match.followed is not None
    told = msgspec.structs.replace
    return [
        ("candidate", Cast(at=match.now, seat=0, candidate=9)),
        ("seating", told(match.followed, seating=(0, 1, 2, 3, 4))),
        ("votes", told(match.followed, votes=())),
        ("options", told(match.followed, options=told(match.followed.options, breath=1))),
    ]


@pytest.mark.parametrize(("field", "entry"), false_ends())
def test_a_false_ballot_or_sequel_is_found(field: str, entry: Cast | Followed[Options]) -> None:
    match = voted()
    record = replace(match.record(), log=(*match.log, entry))
    with pytest.raises(RecordMismatch) as mismatch:
        Match.restore(record, seed=match.secret)
    assert mismatch.value.field == field


def test_games_that_stand_alone_have_no_sequel() -> None:
    match = couriers(people=("anna", "anna"))
    match.vote(0, "concede", True, 1)
    assert (match.ballot(), match.sequel(2), match.next_match(seed_from("next"), 2)) == (None, None, None)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_after_every_game_the_table_can_ask_what_follows(game: AnyGame) -> None:
    match = play_out(seated(game), fast_from("what follows", game.id))
    before = len(match.log)
    sequel = match.sequel(match.now)
    assert len(match.log) - before == (sequel is not None)
