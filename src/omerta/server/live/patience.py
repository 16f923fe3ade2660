"""How long a bot takes, and how often it is asked: its turn survives whatever happens where it thinks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final, TypeVar

import structlog

from omerta.server.minds.botpool import NoAnswer

T = TypeVar("T")
LOG = structlog.get_logger("bots")

ATTEMPTS: Final = 3
"""How often a bot is asked the same thing, if its answer is lost."""


@asynccontextmanager
async def unhurried(seconds: float) -> AsyncGenerator[None]:
    """Lasts so long at least: how hard the question was is not to be seen."""
    clock = asyncio.get_running_loop()
    begun = clock.time()
    yield
    await asyncio.sleep(max(0.0, begun + seconds - clock.time()))


async def persistently(ask: Callable[[], Awaitable[T | None]], budget: float) -> T | None:
    """The answer to a question that is asked again after a fault, but not beyond the budget, in seconds; None if
    nothing comes of it."""
    clock = asyncio.get_running_loop()
    end = clock.time() + budget
    for _ in range(ATTEMPTS):
        answer = await attempted(ask)
        if answer is not None or clock.time() >= end:
            return answer
    return None


async def attempted(ask: Callable[[], Awaitable[T | None]]) -> T | None:
    """Whatever happens to somebody who thinks ends here. Only whoever is sent away itself has to go."""
    try:
        return await ask()
    except NoAnswer:
        LOG.warning("a bot does not answer")
    except asyncio.CancelledError:
        if _is_sent_away():
            raise
        LOG.warning("a bot is not listened to any more")
    except Exception:
        LOG.exception("a bot cannot think")
    return None


def outcome(task: asyncio.Task[T]) -> T | None:
    """What a task has come to; None if nothing, in whatever way it has ended."""
    if task.cancelled():
        return None
    fault = task.exception()
    if fault is None:
        return task.result()
    if not isinstance(fault, NoAnswer):
        LOG.error("a bot cannot think", exc_info=fault)
    return None


async def sent_away(*tasks: asyncio.Task[T]) -> None:
    """Returns when they have ended."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def _is_sent_away() -> bool:
    """A future that is cancelled looks just like the end of the task that waits for it."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
