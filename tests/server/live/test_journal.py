"""The journal of a table: what is stored is a chain of lines, and a table whose chain is broken is not played."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from omerta import catalog
from omerta.table import load
from omerta.table.log import UNCHAINED
from tests.server.house import SEATS, House, house
from tests.table.links import rechained, without_chain


def played(table: House) -> str:
    """A table of one person, a message and a vote after the deal."""
    host = table.guest()
    code = host.started(*("me",) * SEATS)
    with host.socket(code) as line:
        line.answer(type="say", id="m1", text="Ciao!")
        line.answer(type="vote", id="v1", kind="undo", value=False)
    return code


def stored(folder: Path) -> list[str]:
    """The header and the log."""
    with closing(sqlite3.connect(folder / "omerta.db")) as database:
        (header,) = database.execute("SELECT header FROM tables").fetchone()
        return [header, *(line for (line,) in database.execute("SELECT line FROM entries ORDER BY number"))]


def rewrite(folder: Path, lines: list[str]) -> None:
    with closing(sqlite3.connect(folder / "omerta.db", isolation_level=None)) as database:
        database.execute("UPDATE tables SET header = ?", (lines[0],))
        database.executemany("UPDATE entries SET line = ? WHERE number = ?", [(b, a) for a, b in enumerate(lines[1:])])


def looked_at(folder: Path, code: str) -> tuple[int, str | None]:
    with house(folder) as again:
        answer = again.guest().ask("GET", f"/api/tables/{code}")
        return answer.status_code, answer.json().get("key")


def test_the_stored_lines_are_a_record_with_its_chain(tmp_path: Path) -> None:
    with house(tmp_path) as table:
        code = played(table)
        log = tuple(table.match(code).log)
    assert load(stored(tmp_path), catalog.find).log == log


def test_a_table_goes_on_with_its_chain_after_a_restart(tmp_path: Path) -> None:
    with house(tmp_path) as table:
        code = played(table)
    with house(tmp_path) as table:
        match = table.match(code)
        table.change(code, lambda again: again.message(0, "Noch da?", again.now))
        log = tuple(match.log)
    assert load(stored(tmp_path), catalog.find).log == log


@pytest.mark.parametrize("change", [('"text":"Ciao!"', '"text":"Ciao?"'), ('"at":', '"at":1')])
def test_a_stored_line_that_has_changed_makes_the_table_a_damaged_one(tmp_path: Path, change: tuple[str, str]) -> None:
    with house(tmp_path) as table:
        code = played(table)
    lines = stored(tmp_path)
    rewrite(tmp_path, [*lines[:-1], lines[-1].replace(*change)])
    assert looked_at(tmp_path, code) == (409, "table-damaged")


def test_the_log_of_the_server_names_the_place_of_the_damage_and_nothing_that_is_hidden(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with house(tmp_path) as table:
        code = played(table)
    header, deal, *lines = stored(tmp_path)
    rewrite(tmp_path, rechained([header, deal.replace('"draws":', '"draws":1', 1), *lines]))
    assert looked_at(tmp_path, code) == (409, "table-damaged")
    (told,) = [line for line in capfd.readouterr().out.splitlines() if "cannot be played again" in line]
    assert "field=draws line=2" in told and "recorded" not in told


def test_a_table_of_the_time_before_the_chain_is_played_on(tmp_path: Path) -> None:
    with house(tmp_path) as table:
        code = played(table)
    header, *lines = without_chain(stored(tmp_path))
    rewrite(tmp_path, [header.replace("omerta-record/2", UNCHAINED), *lines])
    with house(tmp_path) as table:
        table.change(code, lambda match: match.message(0, "Noch da?", match.now))
        log = tuple(table.match(code).log)
    assert load(stored(tmp_path), catalog.find).log == log
