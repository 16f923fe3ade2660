"""Bots that speak unasked: after what everybody has heard, one at a time, and never in anybody's way."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from threading import Event
from typing import Any, TypeAlias

import msgspec
import pytest

from omerta.contract import Chance
from omerta.server.live.remarks import SILENCE
from omerta.server.minds.botpool import NoAnswer
from omerta.table import AnyMatch
from omerta.table.log import Move
from omerta.testing.toys.parlour.bots import HouseGuest
from omerta.testing.toys.parlour.pieces import ParlourAction, ParlourView, Say
from tests.server.house import HandClock, House, house
from tests.server.parlour import NO_CLOCKS, do, seed_where, thief_on_seat_1

pytestmark = pytest.mark.usefixtures("toys")

REMARK = 4_000
AnyMove: TypeAlias = Move[Any, Any]


@pytest.fixture
def clocked(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path, HandClock(), remark=REMARK, seed=seed_where(thief_on_seat_1, 4)) as opened:
        yield opened


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch) -> list[int | None]:
    """The seats that were offered a remark, in order."""
    seats: list[int | None] = []
    plain = HouseGuest.remark

    def remark(bot: HouseGuest, view: ParlourView, legal: Sequence[ParlourAction], chance: Chance) -> object:
        seats.append(view.you)
        return plain(bot, view, legal, chance)

    monkeypatch.setattr(HouseGuest, "remark", remark)
    return seats


def talk_without_end(_bot: HouseGuest, _view: ParlourView, legal: Sequence[ParlourAction], _chance: Chance) -> object:
    return legal[0]


def with_bots(server: House) -> tuple[str, AnyMatch]:
    """Guests of the house beside a person who is the host."""
    guest = server.guest()
    code = guest.started("me", "bot", "bot", "bot", game="parlour", lengths=NO_CLOCKS)
    return code, server.match(code)


def remarks(match: AnyMatch) -> list[AnyMove]:
    return [entry for entry in match.log if isinstance(entry, Move) and entry.seat and isinstance(entry.action, Say)]


def test_bots_answer_a_word_that_was_not_meant_for_them(clocked: House) -> None:
    guest = clocked.guest()
    code = guest.started("me", "bot", "bot", "bot", game="parlour", lengths=NO_CLOCKS)
    match = clocked.match(code)
    with guest.socket(code, 0) as line:
        line.until("welcome")
        do(line, "a", "talk", do="say", role="guest")
        clocked.wait(lambda: len(remarks(match)) == 3)
        assert sorted(move.seat for move in remarks(match)) == [1, 2, 3]
        assert {move.by for move in remarks(match)} == {"bot"}
        assert match.game.view(match.state, None).waiting == (0,)


def test_without_an_occasion_they_say_nothing(clocked: House, offered: list[int | None]) -> None:
    guest = clocked.guest()
    code = guest.started("me", "bot", "bot", "bot", game="parlour", lengths=NO_CLOCKS)
    table = clocked.live(code)
    with guest.socket(code, 0) as line:
        line.until("welcome")
        clocked.wait(lambda: len(offered) == 3 and not table.remarks.is_thinking)
        assert offered == [1, 2, 3]
        assert remarks(clocked.match(code)) == []


def test_nobody_is_offered_a_second_remark_too_soon(clocked: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Guests who never stop: each speaks once in the time that is set."""
    monkeypatch.setattr(HouseGuest, "remark", talk_without_end)
    guest = clocked.guest()
    code = guest.started("me", "bot", "bot", "bot", game="parlour", lengths=NO_CLOCKS)
    match, table = clocked.match(code), clocked.live(code)
    with guest.socket(code, 0) as line:
        line.until("welcome")
        clocked.wait(lambda: len(remarks(match)) == 3 and not table.remarks.is_thinking)
        clocked.pass_time(code, REMARK - 1)
        line.settled()
        assert len(remarks(match)) == 3
        clocked.pass_time(code, 1)
        clocked.wait(lambda: len(remarks(match)) == 6)
        assert {entry.at for entry in remarks(match)[3:]} == {match.now}


def test_a_long_silence_is_an_occasion_too(
    clocked: House, offered: list[int | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = clocked.guest()
    code = guest.started("me", "bot", "bot", "bot", game="parlour", lengths=NO_CLOCKS)
    match, table = clocked.match(code), clocked.live(code)
    with guest.socket(code, 0) as line:
        line.until("welcome")
        clocked.wait(lambda: len(offered) == 3 and not table.remarks.is_thinking)
        monkeypatch.setattr(HouseGuest, "remark", talk_without_end)
        clocked.pass_time(code, SILENCE - 1)
        line.settled()
        assert remarks(match) == []
        clocked.pass_time(code, 1)
        clocked.wait(lambda: bool(remarks(match)))


def test_where_nobody_listens_they_are_silent(clocked: House) -> None:
    code, match = with_bots(clocked)
    clocked.pass_time(code, SILENCE)
    assert not clocked.live(code).remarks.is_thinking
    assert remarks(match) == []
    assert clocked.live(code).remarks.wakes() is None


def test_a_table_may_be_without_remarks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HouseGuest, "remark", talk_without_end)
    with house(tmp_path, HandClock(), remark=0, seed=seed_where(thief_on_seat_1, 4)) as server:
        guest = server.guest()
        code = guest.started("me", "bot", "bot", "bot", game="parlour", lengths=NO_CLOCKS)
        with guest.socket(code, 0) as line:
            line.until("welcome")
            do(line, "a", "talk", do="say", role="guest")
            assert not server.live(code).remarks.is_thinking
            assert remarks(server.match(code)) == []


def test_a_remark_that_has_become_impossible_is_not_made(clocked: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """An accusation silences everybody while a guest still thinks about what to say."""
    thinks, goes_on = Event(), Event()

    def slowly(_bot: HouseGuest, _view: ParlourView, legal: Sequence[ParlourAction], _chance: Chance) -> object:
        thinks.set()
        goes_on.wait(10)
        return legal[0]

    monkeypatch.setattr(HouseGuest, "remark", slowly)
    guest = clocked.guest()
    code = guest.started("me", "bot", "bot", "bot", game="parlour", lengths={"reaction": 60, "talk": 0})
    match = clocked.match(code)
    with guest.socket(code, 0) as line:
        line.until("welcome")
        assert thinks.wait(10)
        do(line, "a", "accuse", do="accuse", target=2)
        goes_on.set()
        clocked.wait(lambda: all(match.held(seat) for seat in (1, 3)) and not clocked.live(code).remarks.is_thinking)
        assert remarks(match) == []


def test_the_game_goes_on_when_a_bot_cannot_think_of_anything(clocked: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_args: object) -> ParlourAction:
        raise ValueError("no words")

    monkeypatch.setattr(HouseGuest, "remark", fail)
    guest = clocked.guest()
    code = guest.started("me", "bot", "bot", "bot", game="parlour", lengths=NO_CLOCKS)
    table = clocked.live(code)
    with guest.socket(code, 0) as line:
        line.until("welcome")
        assert do(line, "a", "talk", do="say", role="guest")["type"] == "accepted"
        clocked.wait(lambda: not table.remarks.is_thinking)
        assert do(line, "b", "talk", do="say", role="thief")["type"] == "accepted"


@pytest.mark.parametrize("fault", [NoAnswer, BrokenProcessPool, asyncio.CancelledError, ValueError])
def test_whose_remark_is_lost_is_silent_and_the_others_are_offered_theirs(
    clocked: House, monkeypatch: pytest.MonkeyPatch, fault: type[BaseException]
) -> None:
    seats: list[int] = []

    async def lost_at_first(*asked: Any) -> bytes | None:
        seats.append(next(msgspec.json.decode(each)["you"] for each in asked if isinstance(each, bytes)))
        if len(seats) == 1:
            raise fault
        return None

    monkeypatch.setattr(clocked.desk.means.bots, "remark", lost_at_first)
    guest = clocked.guest()
    code = guest.started("me", "bot", "bot", "bot", game="parlour", lengths=NO_CLOCKS)
    with guest.socket(code, 0) as line:
        line.until("welcome")
        clocked.wait(lambda: seats == [1, 2, 3])


def test_when_a_table_closes_nobody_thinks_of_a_remark_any_more(
    clocked: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking: list[asyncio.Task[Any] | None] = []

    async def for_ever(*_: object) -> bytes | None:
        thinking.append(asyncio.current_task())
        await asyncio.Event().wait()
        return None

    monkeypatch.setattr(clocked.desk.means.bots, "remark", for_ever)
    guest = clocked.guest()
    code = guest.started("me", "bot", "bot", "bot", game="parlour", lengths=NO_CLOCKS)
    with guest.socket(code, 0) as line:
        line.until("welcome")
        clocked.wait(lambda: bool(thinking))
        assert guest.client.portal
        guest.client.portal.call(clocked.live(code).close)
    assert [task is not None and task.cancelled() for task in thinking] == [True]
