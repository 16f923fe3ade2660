"""Nobody learns when somebody gave an answer that is kept until its moment, by timing what the server answers."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple, get_args

import pytest

from omerta.kit.chance import FastChance
from omerta.server.settings import Settings
from omerta.server.wire.asking import Act
from omerta.server.wire.lobby import TableInfo
from tests.server.hard.client import Guest, Line
from tests.server.hard.onlooker import SPAN, Answered, Onlooker, Way, onlooking
from tests.server.hard.process import PATIENCE, Server, running

TRIALS: Final = 20
NEAR: Final = 0.05
"""Seconds: whoever names a moment so near to the right one has found it."""

MOST: Final = 9
"""By chance about two of twenty moments are found, and ten or more once in a hundred thousand runs. While a table kept
the pings waiting that came during an answer, 15 were found."""

FAR_OFF: Final = 600_000
"""Milliseconds until an answer takes effect: everybody sees that, so it must not happen while somebody looks on."""

TABLE: Final = {"game": "cuba", "options": {"first_godfather": "host"}, "seats": [{"kind": "me"}] * 6}
"""The first thing that is asked here is what the godfather hides, and the answer is held."""


class Trial(NamedTuple):
    given: float
    answers: Mapping[Way, Sequence[Answered]]


@pytest.fixture
def unhurried(tmp_path: Path) -> Iterator[Server]:
    """A server whose answers leave on the usual grids."""
    usual = Settings()
    grids = {"pong_grid": usual.pong_grid, "answer_grid": usual.answer_grid}
    with running(tmp_path, window=FAR_OFF, **grids) as started:
        yield started


@pytest.fixture
def onlookers() -> Iterator[Mapping[Way, Onlooker]]:
    """One for each way."""
    with ExitStack() as door:
        yield {way: door.enter_context(onlooking()) for way in get_args(Way)}


@pytest.mark.slow
def test_how_long_the_server_takes_does_not_tell_when_somebody_answered(
    unhurried: Server, onlookers: Mapping[Way, Onlooker]
) -> None:
    """All look on at the same tables at once, everybody in a way of their own: most of the time they wait."""
    trials = asyncio.run(_trials(unhurried, onlookers))
    names = (longest_wait, largest_gap, slowest_stretch)
    found = {(way, name.__name__): _found(trials, way, name) for way in onlookers for name in names}
    assert max(found.values()) <= MOST, f"{found} of {TRIALS} moments are found"


def _found(trials: Sequence[Trial], way: Way, name: Callable[[Sequence[Answered]], float]) -> int:
    return sum(abs(name(trial.answers[way]) - trial.given) <= NEAR for trial in trials)


def longest_wait(answers: Sequence[Answered]) -> float:
    """The moment at which the answer came that took longest."""
    return max(answers, key=lambda answer: answer.heard - answer.asked).heard


def largest_gap(answers: Sequence[Answered]) -> float:
    """The moment at which an answer came after the longest silence."""
    return max(pairwise(answers), key=lambda pair: pair[1].heard - pair[0].heard)[1].heard


def slowest_stretch(answers: Sequence[Answered]) -> float:
    """The moment at which several answers together took longest."""
    stretches = zip(answers, answers[5:] or answers[-1:], strict=False)
    return max(stretches, key=lambda stretch: stretch[1].heard - stretch[0].heard)[1].heard


async def _trials(server: Server, onlookers: Mapping[Way, Onlooker]) -> list[Trial]:
    chance = random.Random("moments")
    return [await _trial(server, onlookers, chance.uniform(0.05, 0.95) * SPAN) for _ in range(TRIALS)]


async def _trial(server: Server, onlookers: Mapping[Way, Onlooker], moment: float) -> Trial:
    """A new table, and an answer so many seconds after everybody has begun to look on."""
    async with Guest(server.url) as anna:
        code = (await anna.get(TableInfo, "POST", "/api/tables", TABLE)).code
        await anna.start(code)
        lines = [await anna.sit(code, seat) for seat in range(len(TABLE["seats"]))]
        act = lines[0].picture.some_act(FastChance(1))
        assert act is not None, "the godfather is asked"
        begun = [asyncio.to_thread(onlooker.begin, way, server.url, code) for way, onlooker in onlookers.items()]
        await asyncio.gather(*begun)
        await asyncio.sleep(moment)
        given = time.monotonic()
        await _give(lines[0], act)
        answers = {way: await asyncio.to_thread(onlooker.answers) for way, onlooker in onlookers.items()}
        for line in lines:
            await line.close()
        return Trial(given, answers)


async def _give(line: Line, act: Act) -> None:
    """What is held comes back as its game has it: it is not read here."""
    await line.send(act)
    async with asyncio.timeout(PATIENCE):
        while f'"accepted","id":"{act.id}"' not in str(await line.socket.recv()):
            pass
