"""Pictures of people who play together: a television with phones as hands, somebody who is away, whose turn it is."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from omerta import catalog
from tests.browser.chromium import DESK, PHONE
from tests.browser.company import NAMES, Company, sit_down
from tests.browser.guest import Guest, Wishes, guest
from tests.browser.hands import by_touch
from tests.browser.house import opened
from tests.browser.player import Player
from tests.browser.screens import TV, hide_board, put_screen

ON_A_PHONE: Final[Wishes] = {"size": PHONE, "press": by_touch, "calm": True}
AT_A_DESK: Final[Wishes] = {"size": DESK, "calm": True}


def photograph(browser: Browser, seed: str) -> Iterator[tuple[str, Guest]]:
    """Everybody whose page is worth a picture now, by its name."""
    yield from _with_a_television(browser, seed)
    yield from _without_somebody(browser, seed)


def _with_a_television(browser: Browser, seed: str) -> Iterator[tuple[str, Guest]]:
    with (
        _house(seed) as address,
        guest(browser, address, size=TV, calm=True) as television,
        guest(browser, address, **ON_A_PHONE) as anna,
        guest(browser, address, **ON_A_PHONE) as ben,
    ):
        sit_down((anna, ben), Company("wallet", catalog.find("wallet").options(), bots=2))
        put_screen(television, anna)
        television.page.locator("[data-screen]").wait_for()
        Player(anna).wait()
        yield "together-television", television
        hide_board(anna)
        yield "together-hand-phone", anna
        anna.visit("/")
        anna.page.get_by_role("region", name=anna.say("your-table")).wait_for()
        yield "together-my-tables-phone", anna


def _without_somebody(browser: Browser, seed: str) -> Iterator[tuple[str, Guest]]:
    with (
        _house(seed, hiccup=200, grace=1_000) as address,
        guest(browser, address, **AT_A_DESK) as anna,
        guest(browser, address, **ON_A_PHONE) as ben,
        guest(browser, address, **AT_A_DESK) as carla,
    ):
        sit_down((anna, ben, carla), Company("villa", catalog.find("villa").options()))
        Player(anna).wait()
        anna.page.goto("about:blank")
        for name, somebody in (("phone", ben), ("desktop", carla)):
            asked = somebody.page.get_by_text(somebody.say("table-away-since", name=NAMES[0], minutes=0, hours=0))
            asked.first.wait_for()
            yield f"together-absence-{name}", somebody


@contextmanager
def _house(seed: str, hiccup: int = 8_000, grace: int = 120_000) -> Iterator[str]:
    """The last two as in the settings of a server: how soon somebody is missed, and how long is waited."""
    with (
        tempfile.TemporaryDirectory() as folder,
        opened(Path(folder), seed, remark=0, hiccup=hiccup, grace=grace) as address,
    ):
        yield address
