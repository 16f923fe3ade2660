"""`omerta serve` and `omerta play` as a person types them, as far as they go without a browser."""

from __future__ import annotations

import asyncio
import logging
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import get_args

import pytest
import structlog

from omerta.cli import main
from omerta.cli.database import SENTENCES
from omerta.cli.serve import is_running, url_of
from omerta.server.store import engine
from omerta.server.store.opening import Reason, check
from omerta.text import LANGUAGES, Language, Texts


@pytest.fixture
def taken_port() -> Iterator[int]:
    """Somebody else listens here, and says nothing."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


@pytest.mark.parametrize("words", [["serve"], ["play", "--no-browser"]])
def test_a_port_that_is_taken_is_told_in_one_line(
    words: list[str], taken_port: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "--port", str(taken_port), "--lang", "en"]) == 2
    assert capsys.readouterr().err == f"omerta: --port: {taken_port} is taken.\n"


@pytest.mark.parametrize("words", [["serve", "--port", "x"], ["serve", "--workers", "0"], ["play", "no_such_game"]])
def test_bad_words_end_with_code_two(words: list[str]) -> None:
    assert main(words) == 2


def test_a_bad_setting_in_the_environment_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("OMERTA_THINKING", "long")
    assert main(["serve"]) == 2
    assert "thinking" in capsys.readouterr().err


def test_the_address_is_one_that_a_browser_on_this_machine_can_open() -> None:
    assert url_of("0.0.0.0", 80) == "http://localhost:80"
    assert url_of("::1", 80) == "http://[::1]:80"


def test_a_port_without_omerta_is_not_running(taken_port: int) -> None:
    assert not is_running(f"http://127.0.0.1:{taken_port}")


@pytest.fixture(autouse=True)
def _logs() -> Iterator[None]:
    """The log is set up with the server, and for this process: as it was before, afterwards."""
    before = logging.root.handlers[:]
    yield
    structlog.reset_defaults()
    logging.root.handlers[:] = before


def ending(words: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """How a command ends that should not begin, and all it says."""
    code = main([*words, "--port", "0", "--lang", "en"])
    said = capsys.readouterr()
    assert said.out == ""
    return code, said.err


def sqlite_at(folder: Path, *statements: str) -> str:
    with closing(sqlite3.connect(folder / "omerta.db", isolation_level=None)) as database:
        for statement in statements:
            database.execute(statement)
    return str(folder / "omerta.db")


START = pytest.mark.parametrize("words", [["serve"], ["play", "--no-browser"]])


@START
def test_a_file_where_the_folder_should_be_is_told_in_one_line(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "file"
    folder.write_text("")
    said = f"omerta: {folder} cannot be used: there is no such folder, or a file is in its place.\n"
    assert ending([*words, "--data-dir", str(folder)], capsys) == (2, said)
    assert ending([*words, "--data-dir", str(folder / "below")], capsys) == (2, said.replace("file ", "file/below ", 1))


@START
def test_a_folder_that_may_not_be_written_is_told_in_one_line(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(*_args: object, **_names: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "mkdir", forbidden)
    said = f"omerta: {tmp_path / 'new'} cannot be written to: this user may not do that there.\n"
    assert ending([*words, "--data-dir", str(tmp_path / "new")], capsys) == (2, said)
    monkeypatch.undo()
    monkeypatch.setattr(Path, "touch", forbidden)
    said = f"omerta: {tmp_path / 'omerta.db'} cannot be written to: this user may not do that there.\n"
    assert ending([*words, "--data-dir", str(tmp_path)], capsys) == (2, said)


@START
def test_a_file_that_is_no_database_is_told_in_one_line(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "omerta.db"
    file.touch(0o600)
    file.write_text("Dear diary, " * 1_000)
    said = f"omerta: {file} is no database of Omertà, or it is damaged.\n"
    assert ending([*words, "--data-dir", str(tmp_path)], capsys) == (2, said)
    assert file.read_text() == "Dear diary, " * 1_000
    file.unlink()
    file.mkdir()
    assert ending([*words, "--data-dir", str(tmp_path)], capsys) == (2, said)


@START
def test_a_database_of_somebody_else_is_told_in_one_line(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "omerta.db").touch(0o600)
    file = sqlite_at(tmp_path, "CREATE TABLE people (name TEXT)")
    said = f"omerta: {file} is no database of Omertà, or it is damaged.\n"
    assert ending([*words, "--data-dir", str(tmp_path)], capsys) == (2, said)


@START
def test_a_database_of_a_newer_program_is_told_in_one_line(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "omerta.db").touch(0o600)
    file = sqlite_at(
        tmp_path,
        "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)",
        "INSERT INTO alembic_version VALUES ('9999')",
    )
    said = f"omerta: {file} comes from a newer Omertà. Use that one, or name another folder with --data-dir.\n"
    assert ending([*words, "--data-dir", str(tmp_path)], capsys) == (2, said)


@START
@pytest.mark.parametrize("held", ["BEGIN EXCLUSIVE", "BEGIN IMMEDIATE"])
def test_a_database_that_is_held_is_told_in_one_line(
    words: list[str], held: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "SQLITE_PRAGMAS", [*engine.SQLITE_PRAGMAS, "PRAGMA busy_timeout=1"])
    asyncio.run(check(f"sqlite+aiosqlite:///{tmp_path / 'omerta.db'}"))
    with closing(sqlite3.connect(tmp_path / "omerta.db", isolation_level=None)) as database:
        database.execute(held)
        said = f"omerta: {tmp_path / 'omerta.db'} is held by another program. End that one first.\n"
        assert ending([*words, "--data-dir", str(tmp_path)], capsys) == (2, said)


@pytest.mark.parametrize(
    "url",
    [
        "nonsense",
        "nonsense://x",
        "sqlite+nonsense:///x",
        "sqlite:///x.db",
        "postgresql+asyncpg://user:word@localhost/x",
        "postgresql://user:word@localhost:port/x",
    ],
)
def test_an_address_of_no_database_is_told_in_one_line_without_its_password(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = ending(["serve", "--database", url], capsys)
    assert (code, said.count("\n")) == (2, 1)
    assert said.startswith("omerta: --database: ") and "word" not in said


def test_a_database_in_a_folder_that_is_not_there_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/no/folder.db"
    said = f"omerta: {tmp_path}/no/folder.db cannot be used: there is no such folder, or a file is in its place.\n"
    assert ending(["serve", "--database", url], capsys) == (2, said)


@pytest.mark.parametrize("reason", get_args(Reason))
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_sentence_for_every_reason(reason: Reason, language: Language) -> None:
    assert Texts("omerta", language).has(SENTENCES[reason].key)
