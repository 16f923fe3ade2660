"""What a request says is read to its end, or not at all."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest
from starlette.requests import Request
from starlette.types import Message

from omerta.server.door import call
from omerta.server.wire.lobby import Me
from omerta.server.wire.problems import Rejected
from tests.server.house import House


def test_whoever_announces_more_than_comes_is_told_that_it_took_too_long(
    server: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never() -> Message:
        await asyncio.Event().wait()
        raise AssertionError("nothing comes")

    monkeypatch.setattr(call, "BODY_SECONDS", 0)
    app = SimpleNamespace(state=SimpleNamespace(desk=server.desk))
    request = Request({"type": "http", "headers": [(b"content-length", b"5")], "app": app}, never)
    with pytest.raises(Rejected) as rejected:
        asyncio.run(call.read_body(request, Me))
    assert (rejected.value.status, rejected.value.text.key) == (408, "refusal-too-slow")
