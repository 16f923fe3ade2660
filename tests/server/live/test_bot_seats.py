"""A bot's turn survives whatever happens where it thinks: no table waits for a bot that nobody asks."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from itertools import chain, cycle, repeat
from pathlib import Path
from threading import Event
from time import sleep
from typing import Any, Final, TypeAlias

import msgspec
import pytest
from msgspec import Raw
from structlog.testing import capture_logs

from omerta.contract import Text
from omerta.kit.menus import legal
from omerta.server.live.bot_seats import BotSeats
from omerta.server.minds.botpool import NoAnswer
from omerta.server.minds.thinking import Chosen
from omerta.table import AnyMatch
from omerta.table.log import Move
from tests.server.house import SEATS, House, house

Fault: TypeAlias = type[BaseException]

FAULTS: Final = (NoAnswer, BrokenProcessPool, asyncio.CancelledError, ValueError)
"""Whatever a pool may answer with, and what nobody has foreseen."""


class Bots:
    """They choose the first action, once they may, unless their answer is lost by one of these faults, in order."""

    def __init__(self, server: House, monkeypatch: pytest.MonkeyPatch, lost: Iterable[Fault | None]) -> None:
        self.asked: list[bytes] = []
        self.may_choose = Event()
        self.tasks: list[asyncio.Task[Any] | None] = []
        self._lost = chain(lost, repeat(None))
        monkeypatch.setattr(server.desk.means.bots, "choose", self.choose)

    async def choose(self, *asked: Any) -> Chosen:
        *_, view, actions, _ = asked
        self.tasks.append(asyncio.current_task())
        while not self.may_choose.is_set():
            await asyncio.sleep(0.001)
        self.asked.append(view)
        fault = next(self._lost)
        if fault is not None:
            raise fault
        return Chosen(msgspec.json.decode(actions, type=list[Raw])[0], Text("why-first"))


def bots_alone(server: House) -> AnyMatch:
    return server.match(server.guest().started(*["bot"] * SEATS))


def first_move(server: House, match: AnyMatch) -> Move[Any, Any]:
    server.wait(lambda: any(isinstance(entry, Move) for entry in match.log))
    return next(entry for entry in match.log if isinstance(entry, Move))


@pytest.mark.parametrize("fault", FAULTS)
def test_a_bot_whose_answer_is_lost_is_asked_again(
    server: House, monkeypatch: pytest.MonkeyPatch, fault: Fault
) -> None:
    bots = Bots(server, monkeypatch, [fault])
    match = bots_alone(server)
    chosen = legal(match.game, match.state, match.game.pending(match.state)[0])[0]
    bots.may_choose.set()
    assert first_move(server, match).action == chosen
    assert bots.asked[0] == bots.asked[1]


@pytest.mark.parametrize("fault", FAULTS)
def test_when_every_answer_is_lost_the_default_answers(
    server: House, monkeypatch: pytest.MonkeyPatch, fault: Fault
) -> None:
    bots = Bots(server, monkeypatch, repeat(fault))
    match = bots_alone(server)
    default = match.game.default(match.state, match.game.pending(match.state)[0])
    bots.may_choose.set()
    assert first_move(server, match).action == default


def test_beyond_the_budget_it_is_not_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path, budget=1) as server:
        bots = Bots(server, monkeypatch, [NoAnswer])
        match = bots_alone(server)
        default = match.game.default(match.state, match.game.pending(match.state)[0])
        server.wait(lambda: bool(bots.tasks))
        sleep(0.01)
        bots.may_choose.set()
        assert first_move(server, match).action == default


@pytest.mark.slow
def test_a_game_ends_although_most_answers_are_lost(server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    bots = Bots(server, monkeypatch, cycle([*FAULTS, None]))
    bots.may_choose.set()
    guest = server.guest()
    live = server.live(guest.started(*["bot"] * SEATS))
    server.wait(lambda: live.stored.phase == "over")


def test_a_task_that_ends_by_a_fault_of_ours_is_not_the_end_of_its_table(
    server: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise ValueError("nobody foresaw it")

    with monkeypatch.context() as broken:
        broken.setattr(BotSeats, "_think", fail)
        match = bots_alone(server)
        assert first_move(server, match).by == "bot"


def test_whoever_thought_of_nothing_while_the_table_went_on_is_not_asked_for_ever(
    server: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others who never stop talking change the view all the time."""
    Bots(server, monkeypatch, [])
    guest = server.guest()
    code = guest.started(*["bot"] * SEATS)
    match, table = server.match(code), server.live(code)
    seat = match.game.pending(match.state)[0]
    default = match.game.default(match.state, seat)
    assert guest.client.portal
    guest.client.portal.call(table._mailbox.do, partial(table.bots._act, match, seat, b"another view", None))
    assert first_move(server, match).action == default


def test_when_a_table_closes_its_bots_stop_thinking_and_nobody_complains(
    server: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = Bots(server, monkeypatch, [])
    guest = server.guest()
    table = server.live(guest.started(*["bot"] * SEATS))
    server.wait(lambda: bool(bots.tasks))
    assert guest.client.portal
    with capture_logs() as logs:
        guest.client.portal.call(table.close)
    assert all(task is not None and task.cancelled() for task in bots.tasks)
    assert logs == []
