"""What the log tells of something that went wrong: which kind it is and where, never what it says of anybody."""

from __future__ import annotations

import logging
import sqlite3
import sys

import pytest

from omerta.server.logs import CLIENTS_FAULTS, ExcInfo, WebServer, kinds_and_places


def caught(error: BaseException, cause: BaseException | None = None) -> ExcInfo:
    try:
        raise error from cause
    except BaseException:
        kind, value, where = sys.exc_info()
    assert kind is not None and value is not None
    return kind, value, where


def test_an_exception_is_told_by_its_kind_and_its_place() -> None:
    told = kinds_and_places(caught(ValueError("Anna Magnani")))
    assert told.startswith("builtins.ValueError\n") and f"{__file__}:" in told and "caught" in told


@pytest.mark.parametrize(
    "error", [KeyError("Magnani"), OSError(2, "gone", "/t/Magnani"), sqlite3.OperationalError("Magnani")]
)
def test_what_an_exception_says_of_anybody_is_not_told(error: Exception) -> None:
    assert "Magnani" not in kinds_and_places(caught(RuntimeError("Magnani"), error))


def test_words_that_know_nobody_are_told_with_the_cause_first() -> None:
    locked = sqlite3.OperationalError("Magnani")
    locked.sqlite_errorname = "SQLITE_BUSY"
    told = kinds_and_places(caught(RuntimeError(), locked))
    assert told.startswith("sqlite3.OperationalError: SQLITE_BUSY\nbuiltins.RuntimeError\n")
    assert kinds_and_places(caught(OSError(28, "No space left on device", "a"))).startswith(
        "builtins.OSError: No space left on device\n"
    )


def test_an_exception_that_is_hidden_is_not_told() -> None:
    error = RuntimeError()
    try:
        try:
            raise KeyError
        except KeyError:
            raise error from None
    except RuntimeError:
        assert "KeyError" not in kinds_and_places((RuntimeError, error, None))


@pytest.mark.parametrize("message", CLIENTS_FAULTS)
def test_what_a_client_has_done_wrong_is_no_news(message: str) -> None:
    assert not WebServer().filter(logging.makeLogRecord({"msg": message}))
