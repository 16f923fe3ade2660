"""Write first, then tell: what is not stored has not happened, and a table made anew is the same table."""

from __future__ import annotations

import asyncio
import weakref
from pathlib import Path

import msgspec
import pytest
from starlette.websockets import WebSocketDisconnect

from omerta.server.store import Store
from omerta.server.store.writer import NotStored
from tests.server.house import SEATS, HandClock, House, house


async def refuse(*_args: object, **_named: object) -> None:
    raise NotStored("the disk is full")


def test_a_move_that_cannot_be_stored_is_told_to_nobody(server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = server.guest()
    code = guest.started(*["me"] * SEATS)
    with guest.socket(code, 0) as line, guest.socket(code, 1) as other:
        before = line.until("welcome")
        other.until("welcome")
        with monkeypatch.context() as broken:
            broken.setattr(server.desk.means.store, "append", refuse)
            refused = line.act("a")
        assert refused["problem"]["key"] == "not-stored"
        again = other.until("welcome")
        assert (again["number"], again["view"] | {"you": 0}) == (before["number"], before["view"])


def test_the_same_message_succeeds_once_the_store_is_well(server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = server.guest()
    with guest.socket(guest.started(*["me"] * SEATS)) as line:
        line.until("welcome")
        with monkeypatch.context() as broken:
            broken.setattr(server.desk.means.store, "append", refuse)
            assert line.act("a")["type"] == "refused"
        line.settled()
        assert line.act("a")["type"] == "accepted"


def test_the_same_message_succeeds_although_the_log_could_not_even_be_read(
    server: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = server.guest()
    code = guest.started(*["me"] * SEATS)
    with guest.socket(code) as line, monkeypatch.context() as broken:
        line.until("welcome")
        move = {"type": "act", "id": "a", "decision": line.standing["decisions"][0][0], "action": line.legal()[0]}
        broken.setattr(server.desk.means.store, "append", refuse)
        broken.setattr(server.desk.means.store, "table", refuse)
        with pytest.raises(WebSocketDisconnect, check=lambda closed: closed.code == 1012):
            line.answer(**move)
    with guest.socket(code) as line:
        line.until("welcome")
        assert line.answer(**move)["type"] == "accepted"


def test_a_bots_move_that_cannot_be_stored_is_made_again(server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    failures = iter([True, True, True])
    plain = Store.append

    async def sometimes(store: Store, *args: object, **named: object) -> None:
        if next(failures, False):
            raise NotStored("the disk is full")
        await plain(store, *args, **named)  # type: ignore[arg-type]  # handed through as it comes

    monkeypatch.setattr(Store, "append", sometimes)
    guest = server.guest()
    with guest.socket(guest.started(*["bot"] * SEATS), None) as line:
        line.until("welcome")
        while line.table["phase"] != "over":
            line.hear()
    assert next(failures, None) is None


def test_a_deal_that_cannot_be_stored_is_no_deal(server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = server.guest()
    code = guest.table()["code"]
    with monkeypatch.context() as broken:
        broken.setattr(server.desk.means.store, "begin", refuse)
        assert guest.post(f"/api/tables/{code}/start").status_code == 503
    assert guest.get(f"/api/tables/{code}")["phase"] == "gathering"
    assert guest.post(f"/api/tables/{code}/start").json()["phase"] == "playing"


def test_a_table_goes_on_after_a_restart_where_it_was(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        guest = server.guest()
        code = guest.started(*["me"] * SEATS)
        with guest.socket(code) as line:
            line.until("welcome")
            line.act("a")
            line.settled()
            view, standing, frames = line.view, line.standing, line.frames
    with house(tmp_path) as server:
        again = server.guest()
        again.cookie = guest.cookie
        with again.socket(code) as line:
            line.until("welcome")
            assert (line.view, line.standing, line.frames) == (view, standing, frames)


def test_bots_whose_turn_it_was_play_on_after_a_restart(tmp_path: Path) -> None:
    """Their thinking time is long at first, so that the server ends before they have moved."""
    with house(tmp_path, thinking=60_000) as server:
        guest = server.guest()
        code = guest.started(*["bot"] * SEATS)
    with house(tmp_path) as server:
        again = server.guest()
        with again.socket(code, None) as line:
            line.until("welcome")
            while line.table["phase"] != "over":
                line.hear()


def test_a_table_whose_game_is_over_leaves_the_memory_after_a_minute(tmp_path: Path) -> None:
    clock = HandClock()
    with house(tmp_path, clock) as server:
        live = server.live(server.guest().table()["code"])
        clock.moment += 61_000
        assert not live.is_idle()
        live._journal._stored = msgspec.structs.replace(live.stored, phase="over")
        assert live.is_idle()


def test_something_cancelled_inside_a_command_does_not_end_the_table(server: House) -> None:
    async def cancelled() -> None:
        raise asyncio.CancelledError

    guest = server.guest()
    code = guest.started(*["me"] * SEATS)
    with guest.socket(code) as line:
        line.until("welcome")
        server.call(server.live(code).post, cancelled)
        line.until("welcome")
        assert line.act("a")["type"] == "accepted"


@pytest.mark.usefixtures("no_collector")
def test_a_table_that_is_closed_goes_at_once_and_its_game_with_it(server: House) -> None:
    guest = server.guest()
    code = guest.started()
    with guest.socket(code) as line:
        line.until("welcome")
        assert line.answer(type="say", id="a", text="Good evening!")["type"] == "accepted"
        assert line.answer(type="act", id="b", decision=99, action=line.legal()[0])["type"] == "refused"
    server.settle(code)
    live = server.desk.lobby._tables.pop(code)
    assert live.match is not None
    table, match = weakref.ref(live), weakref.ref(live.match)
    server.call(live.close)  # type: ignore[arg-type]  # it is awaited there
    del live
    assert (table(), match()) == (None, None)
