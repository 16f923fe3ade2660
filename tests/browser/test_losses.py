"""A server that has lost moves: whoever saw them is told so, also after a reload, and agrees to go on."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator

from tests.browser.guest import Guest, guest
from tests.browser.house import SEED, WINDOW
from tests.browser.player import Player
from tests.browser.tables import set_up_table
from tests.server.hard.process import ForkedServer

pytestmark = pytest.mark.slow


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ForkedServer]:
    running = ForkedServer(tmp_path, seed=SEED, window=WINDOW, web_dir=os.environ.get("OMERTA_WEB_DIR", ""))
    running.start()
    yield running
    running.stop()


def lose_the_end(server: ForkedServer) -> None:
    """Kills the server, and its disk forgets the last line of the log."""
    server.kill()
    with closing(sqlite3.connect(server.folder / "omerta.db", isolation_level=None)) as database:
        database.execute("DELETE FROM entries WHERE number = (SELECT max(number) FROM entries)")
    server.start()


def test_whoever_saw_what_is_lost_is_told_and_agrees_to_go_on(browser: Browser, server: ForkedServer) -> None:
    with guest(browser, server.url, calm=True) as anna:
        set_up_table(anna, ("me", "me"))
        player = Player(anna)
        player.play(presses=4)
        player.wait()
        with anna.unheard():
            lose_the_end(server)
            banner(anna).wait_for()
            anna.page.reload()
            banner(anna).wait_for()
        anna.press(anna.page.get_by_role("button", name=anna.say("table-go-on"), exact=True))
        banner(anna).wait_for(state="detached")
        player.play(presses=2)


def banner(guest: Guest) -> Locator:
    return guest.page.get_by_text(guest.say("table-moves-lost"))
