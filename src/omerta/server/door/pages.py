"""The built web client: hashed files that may be kept for good, and one page for every address of the client."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable
from html import escape
from http import HTTPStatus
from pathlib import Path
from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from omerta.contract import Text
from omerta.server.door.operation import refused
from omerta.server.wire.problems import Rejected
from omerta.text import LANGUAGES, Texts

FOREVER: Final = "public, max-age=31536000, immutable"
ALWAYS_ASK: Final = "no-cache"
PAGE: Final = "index.html"
LONGEST: Final = 1_000
"""Characters of an address; none of ours comes near it."""


class Hashed(StaticFiles):
    """The name of such a file holds a hash of what is in it."""

    async def check_config(self) -> None:
        """Where nobody has built the pages there is no folder, and so no file in it: that is no fault of ours."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["cache-control"] = FOREVER
        return response


def routes(folder: Path) -> list[BaseRoute]:
    hashed = Hashed(directory=folder / "assets", check_dir=False)
    assets = Mount("/assets", GZipMiddleware(hashed, minimum_size=1000), name="assets")
    return [assets, Route("/{path:path}", client(folder), methods=["GET"])]


def client(folder: Path) -> Callable[[Request], Awaitable[Response]]:
    """A file of the client if there is one of that name; else its page, which knows its own addresses."""
    home = folder.resolve()

    async def answer(request: Request) -> Response:
        path: str = request.path_params["path"]
        if path == "api" or path.startswith("api/"):
            return not_found()
        if "\0" in path:
            return not_found()
        if len(path) > LONGEST:
            return too_long()
        file = _file(home, path) or home / PAGE
        if not file.is_file():
            return no_client()
        return FileResponse(file, headers={"cache-control": ALWAYS_ASK})

    return answer


def _file(home: Path, path: str) -> Path | None:
    """The file of that name in the client's folder; none outside of it, and none of a name that no file can have."""
    file = Path(os.path.realpath(home / path))
    return file if path and file.is_relative_to(home) and os.path.isfile(file) else None


def too_long() -> Response:
    return refused(Rejected(HTTPStatus.REQUEST_URI_TOO_LONG, Text("refusal-too-large", {"limit": LONGEST})))


def not_found() -> Response:
    return refused(Rejected(HTTPStatus.NOT_FOUND, Text("refusal-no-such-address")))


def no_client() -> Response:
    """The server runs, but nobody has built the pages: says so in both languages."""
    parts = []
    for language in LANGUAGES:
        say = Texts("omerta", language).say
        heading, advice = escape(say("server-no-client")), escape(say("server-build-client"))
        parts.append(f'<section lang="{language}"><h1>{heading}</h1><p>{advice}</p></section>')
    head = '<head><meta charset="utf-8"><title>Omertà</title></head>'
    page = f'<!doctype html><html lang="de">{head}<body>{"".join(parts)}</body></html>'
    return HTMLResponse(page, HTTPStatus.SERVICE_UNAVAILABLE, {"cache-control": "no-store"})
