"""A fault that nobody foresaw is told in full once, then counted; nobody outside learns of it."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
import structlog
from structlog.typing import EventDict

from omerta.server.logs import SILENCE_SECONDS, Seldom, WebServer
from omerta.server.store import Store
from tests.server.house import house


def broken(_store: Store) -> None:
    raise ZeroDivisionError("nobody foresaw it")


@pytest.fixture
def told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[EventDict]:
    """The log of a server that was asked for the same fault ten times."""
    monkeypatch.setattr(Store, "is_well", broken)
    with structlog.testing.capture_logs() as logs, house(tmp_path) as server:
        guest = server.guest()
        answers = [guest.ask("GET", "/healthz") for _ in range(10)]
    assert {(answer.status_code, answer.json()["key"]) for answer in answers} == {(500, "fault")}
    assert {answer.headers["x-content-type-options"] for answer in answers} == {"nosniff"}
    return [line for line in logs if line["log_level"] == "error"]


def test_the_same_fault_ten_times_is_one_line_of_the_log(told: list[EventDict]) -> None:
    (line,) = told
    assert line["fault"] == "ZeroDivisionError"
    assert line["place"].startswith("test_faults.py:")
    assert line["exc_info"] is not None


def test_what_happens_again_and_again_is_told_once_in_a_while_with_its_number() -> None:
    seldom = Seldom()
    assert [seldom.due("fault", moment) for moment in (0, 1, 2)] == [1, None, None]
    assert seldom.due("another", 2) == 1
    assert seldom.due("fault", SILENCE_SECONDS) == 3
    assert seldom.due("fault", SILENCE_SECONDS + 1) is None


def test_what_the_web_server_says_again_and_again_is_one_line() -> None:
    record = logging.makeLogRecord({"msg": "Something is wrong."})
    filtered = WebServer()
    assert [filtered.filter(record) for _ in range(3)] == [True, False, False]
