"""Who may speak, and what is not told twice, over the wire."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from omerta.table.log import Message
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


@pytest.mark.parametrize("text", ["\u200b\u200b", "\u202e", " \t\n", "\u0301\u0302", "\u3164"])
def test_a_word_in_which_nobody_sees_anything_is_refused(clocked: House, text: str) -> None:
    guest = clocked.guest()
    with guest.socket(guest.started("me", "me", "me", game="parlour", lengths=NO_CLOCKS), 0) as line:
        line.until("welcome")
        refused = line.answer(type="say", id="a", text=text)
        assert (refused["problem"]["key"], refused["problem"]["field"]) == ("nothing-to-read", "text")


def test_a_word_is_told_and_kept_without_what_hides_or_heaps_in_it(clocked: House) -> None:
    guest = clocked.guest()
    code = guest.started("me", "me", "me", game="parlour", lengths=NO_CLOCKS)
    with guest.socket(code, 0) as line:
        line.until("welcome")
        said = "ci\u200ba\u202eo\n" + "a\u0316\u0317\u0318\u0319\u031a"
        assert line.answer(type="say", id="a", text=said)["type"] == "accepted"
        line.settled()
    told = [frame["text"] for frame in line.frames if "text" in frame]
    kept = [entry.text for entry in clocked.match(code).log if isinstance(entry, Message)]
    assert told == kept == ["ciao a\u0316\u0317\u0318"]
