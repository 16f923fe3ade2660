"""The whole server as one application: `create_app(settings)`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus

import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response

from omerta.contract import Text
from omerta.server.door import files, pages, routes
from omerta.server.door.allowances import Allowances
from omerta.server.door.desk import Desk, PeopleDesk
from omerta.server.door.faults import LastResort
from omerta.server.door.grid import OnGrid
from omerta.server.door.operation import refused
from omerta.server.door.reception import Reception
from omerta.server.door.security import Door
from omerta.server.door.socket import Sockets
from omerta.server.live.means import Means, milliseconds
from omerta.server.lobby.finding import Finding
from omerta.server.lobby.identity import Identity
from omerta.server.lobby.links import Links
from omerta.server.lobby.lobby import Lobby
from omerta.server.lobby.passkeys import Passkeys
from omerta.server.lobby.replay import Replays
from omerta.server.minds.botpool import BotPool
from omerta.server.settings import Settings
from omerta.server.store import Store
from omerta.server.tidings.tidings import Tidings
from omerta.server.wire import values
from omerta.server.wire.problems import Rejected

LOG = structlog.get_logger("server")


def create_app(settings: Settings, now: Callable[[], int] = milliseconds) -> Starlette:
    """`now` is the time of every table, for tests."""
    reception = Reception(settings, files.limit())

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        values.warm_up()
        store = await Store.open(settings.database())
        bots = BotPool(settings.workers, settings.budget / 1000)
        coaches = BotPool(settings.workers, settings.budget / 1000, settings.questions)
        bots.warm_up()
        tidings = await Tidings.open(settings, store, now)
        means = Means(settings, store, bots, coaches, tidings, now)
        lobby = Lobby(means)
        people = (Identity(store), Links(store), Passkeys(store))
        meeting = PeopleDesk.of(means, lobby)
        finding, allowances = Finding(lobby), Allowances(settings)
        app.state.desk = Desk(means, *people, lobby, finding, Replays(means), reception, allowances, meeting)
        watching = asyncio.create_task(reception.watch(), name="reception")
        if settings.seed:
            LOG.warning("every table deals from OMERTA_SEED: whoever knows it knows every card")
        LOG.info("the server is ready")
        try:
            yield
        finally:
            watching.cancel()
            await lobby.close()
            await tidings.close()
            await store.close()
            await bots.close()
            await coaches.close()

    app = Starlette(
        routes=[*routes.routes(), *pages.routes(settings.web_folder())],
        middleware=[
            Middleware(OnGrid, settings=settings),
            Middleware(LastResort),
            Middleware(Door, settings=settings),
            Middleware(Sockets),
        ],
        exception_handlers={HTTPException: _problem},
        lifespan=lifespan,
    )
    app.state.reception = reception
    return app


async def _problem(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == HTTPStatus.NOT_FOUND:
        return pages.not_found()
    rejected = Rejected(HTTPStatus(error.status_code), Text("refusal-no-such-address"))
    return refused(rejected)
