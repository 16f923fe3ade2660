"""The switch between German and English."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Entrance
from tests.browser.hands import choose
from tests.browser.player import Player
from tests.browser.tables import set_up_table
from tests.browser.words import words

pytestmark = pytest.mark.slow


def test_the_language_changes_at_once_and_stays(enter: Entrance) -> None:
    with enter(language="de", calm=True) as anna:
        set_up_table(anna)
        Player(anna).wait()
        table, log = anna.page.url, anna.page.locator("#drawer-panel").inner_text()
        anna.visit("/settings")
        choose(anna.press, anna.page.get_by_role("radio", name=anna.say("language-en")))
        anna.page.get_by_role("heading", name="Settings").wait_for()
        anna.page.goto(table)
        Player(anna).wait()
        assert anna.page.locator("html").get_attribute("lang") == "en"
        assert anna.page.locator("#drawer-panel").inner_text() != log
        anna.page.reload()
        Player(anna).wait()
        assert anna.page.locator("html").get_attribute("lang") == "en"


def test_other_tabs_follow_at_once(enter: Entrance) -> None:
    with enter(language="de", calm=True) as anna:
        anna.visit("/")
        other = anna.context.new_page()
        other.goto(f"{anna.address}/settings")
        other.get_by_role("radio", name=anna.say("language-en")).check(force=True)
        anna.page.locator("html[lang=en]").wait_for(state="attached")
        anna.page.get_by_role("link", name=words("en")("settings")).wait_for()
