"""What each viewer is told: one frame a shown event, numbered for each viewer."""

from __future__ import annotations

import pytest

from omerta.contract import AnyGame, Viewer
from omerta.kit.chance import fast_from
from omerta.table.frames import EventFrame, MessageFrame, VoteFrame
from omerta.table.log import Begun, Move
from omerta.table.streams import Streams
from omerta.testing.toys.courier.pieces import CardDrawn, CardMarked, Draw
from tests.table.tables import GAMES, CourierMatch, answer, couriers, handed, play_out, put_back, random_step, seated


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_frames_have_no_gaps_and_count_only_what_is_shown(game: AnyGame) -> None:
    match = play_out(seated(game), fast_from("gaps", game.id))
    for viewer in match.streams.viewers:
        frames = match.frames(viewer)
        assert [frame.number for frame in frames] == list(range(1, len(frames) + 1))
        events = [event for entry in match.log if isinstance(entry, Begun | Move) for event in entry.events]
        shown = [event.shown(viewer) for event in events]
        assert [frame.event for frame in frames if isinstance(frame, EventFrame)] == [e for e in shown if e is not None]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_whoever_is_told_nothing_would_be_handed_the_same_bytes(game: AnyGame) -> None:
    match = seated(game)
    chance = fast_from("silence", game.id)
    while not match.outcome():
        before = {viewer: (match.streams.last(viewer), handed(match, viewer)) for viewer in match.streams.viewers}
        random_step(match, chance)
        for viewer, (last, snapshot) in before.items():
            told = match.streams.last(viewer) > last
            assert told or handed(match, viewer) == snapshot, (
                f"{match.log[-1]} is silent to {viewer} but changes its table"
            )


def test_a_private_step_is_told_to_its_seat_alone() -> None:
    match = couriers()
    before = [match.streams.last(viewer) for viewer in (0, 1, None)]
    put_back(match, 0)
    assert isinstance(_events(match, 0, before[0])[0].event, CardMarked)
    assert len(_events(match, 0, before[0])) == len(_events(match, 1, before[1])) + 1
    assert _events(match, 1, before[1])[0].number == before[1] + 1


def test_hidden_fields_are_unset_for_others_and_spectators() -> None:
    match = couriers()
    answer(match, 0, Draw())
    own, others, public = (_drawn(match, viewer) for viewer in (0, 1, None))
    assert isinstance(own.card, str)
    assert not isinstance(others.card, str)
    assert public == others


def test_a_returning_viewer_gets_exactly_the_missing_frames() -> None:
    match = couriers()
    answer(match, 0, Draw())
    everything = match.frames(1)
    assert match.frames(1, after=2) == everything[2:]
    assert match.frames(1, after=len(everything)) == ()


def test_a_snapshot_names_the_last_frame_the_decisions_and_the_menu() -> None:
    match = couriers()
    snapshot = match.snapshot(0)
    assert snapshot.number == len(match.frames(0))
    assert snapshot.standing.decisions == match.open(0)
    assert snapshot.standing.groups == tuple(group.name for group in match.menu(0))
    assert snapshot.standing.deadlines == match.deadlines()


def test_a_spectator_has_nothing_to_decide() -> None:
    snapshot = couriers().snapshot(None)
    assert (snapshot.standing.decisions, snapshot.standing.groups, snapshot.view.own) == ((), (), None)


def test_messages_and_votes_are_frames_for_everybody() -> None:
    match = couriers()
    match.message(0, "good luck", 5)
    match.vote(1, "concede", True, 6)
    for viewer in (0, 1, None):
        message, vote = match.frames(viewer)[-2:]
        assert isinstance(message, MessageFrame) and message.text == "good luck"
        assert isinstance(vote, VoteFrame) and not vote.carried


def _events(match: CourierMatch, viewer: Viewer, after: int) -> list[EventFrame]:
    return [frame for frame in match.frames(viewer, after) if isinstance(frame, EventFrame)]


def _drawn(match: CourierMatch, viewer: Viewer) -> CardDrawn:
    (drawn,) = (frame.event for frame in _events(match, viewer, 0) if isinstance(frame.event, CardDrawn))
    return drawn


def test_viewers_who_are_told_the_same_under_the_same_numbers_share_its_frames() -> None:
    streams, said = Streams(2), CardDrawn(0)
    streams.hear(Begun(at=0, draws=0, events=(said,)))
    told = [streams.frames(viewer) for viewer in streams.viewers]
    assert all(len(frames) == 1 and frames[0] is told[1][0] for frames in told[1:])
