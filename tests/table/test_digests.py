"""A digest stands for what a viewer has been told: whoever was told more than the log holds can show it."""

from __future__ import annotations

import pytest

from omerta.contract import AnyGame, Viewer
from omerta.kit.chance import fast_from
from omerta.table import AnyMatch, Match, dump, load
from tests.table.tables import GAMES, a_mark, answer, couriers, draw, full_evening, put_back, random_step, seated


def shortened(match: AnyMatch, entries: int) -> AnyMatch:
    """The match as a log tells it that has lost its end."""
    return Match.restore(match.record(), upto=entries, seed=match.secret)


def read_again(match: AnyMatch) -> AnyMatch:
    return Match.restore(load(dump(match), {match.game.id: match.game}.get), seed=match.secret)


def shown(match: AnyMatch, viewer: Viewer) -> tuple[int, str]:
    """What a client of this viewer keeps."""
    return match.streams.last(viewer), match.digest(viewer)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_table_that_is_read_again_has_the_same_digests(game: AnyGame) -> None:
    match, chance = seated(game), fast_from("digests", game.id)
    for _ in range(30):
        if not match.outcome():
            random_step(match, chance)
    again = read_again(match)
    assert [again.digest(viewer) for viewer in again.streams.viewers] == [
        match.digest(viewer) for viewer in match.streams.viewers
    ]


def test_an_evening_with_everything_in_it_has_the_same_digests_when_it_is_read_again() -> None:
    match = full_evening()
    assert [shown(read_again(match), viewer) for viewer in (0, 1, 2, None)] == [
        shown(match, viewer) for viewer in (0, 1, 2, None)
    ]


def test_a_digest_follows_from_ones_own_frames_alone() -> None:
    quick, slow = couriers(3), couriers(3)
    answer(quick, 0, a_mark(quick, 0))
    assert quick.frames(1) == slow.frames(1)
    assert quick.digest(1) == slow.digest(1)
    assert quick.digest(0) != slow.digest(0)


def test_every_frame_makes_another_digest() -> None:
    match = couriers()
    known = [match.digest(0)]
    draw(match, 0)
    known.append(match.digest(0))
    match.message(1, "well done", match.now)
    known.append(match.digest(0))
    assert len(set(known)) == 3


def test_what_was_told_earlier_is_still_known() -> None:
    match = couriers()
    number, digest = shown(match, 0)
    draw(match, 0)
    assert match.has_told(0, number, digest)
    assert not match.shows_loss(0, number, digest)


def test_a_log_that_has_lost_its_end_is_found_out() -> None:
    match = couriers()
    draw(match, 0)
    number, digest = shown(match, 0)
    left = shortened(match, 1)
    assert left.shows_loss(0, number, digest)
    assert not left.has_told(0, number, digest)


def test_a_log_that_went_on_otherwise_is_found_out() -> None:
    match = couriers()
    match.message(1, "before", 100)
    number, digest = shown(match, 0)
    left = shortened(match, 1)
    left.message(1, "instead", 200)
    left.message(1, "and more", 300)
    assert left.shows_loss(0, number, digest)


def test_what_another_viewer_was_told_shows_nothing() -> None:
    match = couriers()
    put_back(match, 0)
    assert match.streams.last(0) > match.streams.last(1)
    assert match.shows_loss(1, *shown(match, 0))
    assert not match.shows_loss(1, *shown(match, 1))


def test_after_a_loss_is_known_the_same_is_no_news() -> None:
    match = couriers()
    draw(match, 0)
    number, digest = shown(match, 0)
    left = shortened(match, 1)
    left.lose(1, left.now)
    left.vote(0, "go_on", True, left.now)
    left.vote(1, "go_on", True, left.now)
    assert not left.shows_loss(0, number, digest)
    assert not left.has_told(0, number, digest)


def test_a_second_loss_is_news_again() -> None:
    match = couriers()
    match.lose(1, 10)
    match.vote(0, "go_on", True, 20)
    match.vote(1, "go_on", True, 30)
    known = len(match.log)
    draw(match, 0)
    number, digest = shown(match, 0)
    assert shortened(match, known).shows_loss(0, number, digest)
    assert shortened(match, 1).shows_loss(0, number, digest)


def test_a_bots_seat_shows_nothing() -> None:
    match = couriers(people=("anna", None))
    draw(match, 0)
    assert not shortened(match, 1).shows_loss(1, *shown(match, 1))


@pytest.mark.parametrize("digest", ["", ".", "x.y", "-1.00", "٣.00", "1" * 60, "0.", "0"])
@pytest.mark.parametrize("number", [-1, 0, 1, 1 << 80])
def test_whatever_is_shown_does_no_harm(number: int, digest: str) -> None:
    match = couriers()
    assert match.has_told(0, number, digest) is (number == 0 and digest in ("0.", "0", "1" * 60))
    assert match.shows_loss(0, number, digest) in (True, False)
