"""What a server does before anybody comes in: its file is its owner's, and a seed is no secret that is kept quiet."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path

import pytest

from tests.server.hard.client import Guest
from tests.server.hard.process import Server, running


def modes(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.glob("omerta.db*")}


async def look_in(server: Server) -> None:
    async with Guest(server.url) as guest:
        await guest.new_table()


def test_the_database_is_its_owners_alone(tmp_path: Path) -> None:
    log = tmp_path / "server.log"
    server = Server(tmp_path / "new" / "data")
    server.log = log
    server.start()
    try:
        asyncio.run(look_in(server))
        assert modes(server.folder) == dict.fromkeys(("omerta.db", "omerta.db-wal", "omerta.db-shm"), 0o600)
        assert stat.S_IMODE(server.folder.stat().st_mode) == 0o700
    finally:
        server.stop()
    assert "others" not in server.logged()


def test_a_database_that_others_could_read_is_closed_to_them_and_the_log_says_so(tmp_path: Path) -> None:
    with running(tmp_path, Server) as server:
        asyncio.run(look_in(server))
    (tmp_path / "omerta.db").chmod(0o644)
    with running(tmp_path, Server) as server:
        asyncio.run(look_in(server))
        assert set(modes(tmp_path).values()) == {0o600}
    assert server.logged().count("others could read the database") == 1


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_seed_is_warned_of_in_words_and_in_the_log(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    with running(tmp_path, Server, seed="some-seed") as server:
        lines = [line for line in server.logged().splitlines() if "OMERTA_SEED" in line]
    words = {"de": "Vorsicht: ", "en": "Careful: "}
    assert [line.startswith(words[language]) for line in lines] == [True, False]
    assert '"level": "warning"' in lines[1]
    assert "some-seed" not in server.logged()


def test_without_a_seed_nothing_is_warned_of(tmp_path: Path) -> None:
    with running(tmp_path, Server) as server:
        pass
    assert "OMERTA_SEED" not in server.logged() and "warning" not in server.logged()
