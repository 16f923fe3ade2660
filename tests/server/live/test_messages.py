"""Who may speak, and what is not told twice, over the wire."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from omerta.testing.toys.parlour.pieces import GUEST, THIEF
from omerta.testing.toys.parlour.state import ParlourState
from tests.server.house import HandClock, House, house
from tests.server.parlour import NO_CLOCKS, do, seed_where

pytestmark = pytest.mark.usefixtures("toys")


def guest_on_seat_1(state: ParlourState) -> bool:
    return state.roles[1] == GUEST and state.aside != THIEF


@pytest.fixture
def clocked(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path, HandClock(), window=0, seed=seed_where(guest_on_seat_1, 3)) as opened:
        yield opened


@pytest.mark.parametrize("message", [{"type": "say", "text": "It was not me!"}, {"type": "point", "at": "seat 2"}])
def test_whoever_is_out_neither_speaks_nor_points_and_hears_which_rule_says_so(
    clocked: House, message: dict[str, str]
) -> None:
    guest = clocked.guest()
    code = guest.started("me", "me", "me", game="parlour", lengths=NO_CLOCKS)
    with guest.socket(code, 0) as host, guest.socket(code, 1) as line, guest.socket(code, 2) as other:
        for one in (host, line, other):
            one.until("welcome")
        assert line.answer(id="a", **message)["type"] == "accepted"
        do(host, "b", "accuse", do="accuse", target=1)
        do(other, "c", "reaction", do="hold")
        line.settled()
        host.settled()
        refused = line.answer(id="d", **message)
        assert (refused["problem"]["key"], refused["problem"]["rule"]) == ("silenced", "B-4.2")
        assert line.standing["voices"] == [None, "B-4.2", None]
        host.send(type="ping")
        assert host.hear()["type"] == "pong"


def test_what_is_to_be_seen_once_is_not_sent_again_after_the_next_beat(clocked: House) -> None:
    guest = clocked.guest()
    code = guest.started("me", "me", "me", game="parlour", lengths=NO_CLOCKS, options={"notes": False})
    with guest.socket(code, 0) as host:
        host.until("welcome")
        assert host.frames[0]["event"]["event"] == "aside_seen"
        assert host.view["own"]["aside"] is not None
        do(host, "a", "talk", do="say", role="guest")
        assert host.view["own"]["aside"] is None
    for after in (None, 0):
        with guest.socket(code, 0, after=after) as again:
            again.until("welcome")
            assert again.frames[0]["frame"] == "faded" and set(again.frames[0]) == {"frame", "number", "at"}
            assert [frame["number"] for frame in again.frames] == list(range(1, len(again.frames) + 1))


def test_with_notes_it_is(clocked: House) -> None:
    guest = clocked.guest()
    code = guest.started("me", "me", "me", game="parlour", lengths=NO_CLOCKS)
    with guest.socket(code, 0) as host:
        host.until("welcome")
        do(host, "a", "talk", do="say", role="guest")
    with guest.socket(code, 0) as again:
        again.until("welcome")
        assert again.frames[0]["event"]["event"] == "aside_seen"
