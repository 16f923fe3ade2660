"""German and English: every page and every phase in whole sentences, and the switch between them."""

from __future__ import annotations

import re
from typing import Final

import pytest

from omerta.text import LANGUAGES, Language
from tests.browser.conftest import Entrance
from tests.browser.guest import Guest
from tests.browser.hands import choose
from tests.browser.player import Player
from tests.browser.tables import GAME, concede, form, open_table

pytestmark = pytest.mark.slow

PRESSES: Final = 30
"""Enough for two raids."""

# Everything one can read or hear on the page but what is marked as being in another language.
PIECES: Final = """() => {
    const pieces = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode())
        if (!walk.currentNode.parentElement.closest('body [lang]')) pieces.push(walk.currentNode.data);
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
        for (const it of document.querySelectorAll(`[${name}]`)) pieces.push(it.getAttribute(name));
    return [...new Set(pieces.map((piece) => piece.trim()))];
}"""

FAMILIES: Final = "action|board|bot|chapter|decision|event|group|guide|option|phase|poster|preset|refusal|table|why"
UNSPOKEN: Final = re.compile(
    rf"^[a-z]+(-[a-zA-Z0-9_]+)+$|\b({FAMILIES})-[a-z]|rule-[A-Z]+-\d|\{{ ?[$A-Za-z]|\bundefined\b|\bNaN\b|\[object"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_untranslated(enter: Entrance, language: Language) -> None:
    with enter(language=language, calm=True) as anna:
        found: dict[str, str] = {}
        for path in ("/", "/settings", f"/rules/{GAME}", "/nowhere"):
            anna.visit(path)
            anna.page.wait_for_load_state("networkidle")
            note(anna, path, found)
        form(anna)
        note(anna, "new table", found)
        open_table(anna, ("me", "open", "bot"))
        anna.page.get_by_role("heading", name=anna.say("bring-someone")).wait_for()
        note(anna, "gathering", found)
        open_table(anna)
        player = Player(anna)
        for _ in range(PRESSES):
            player.wait()
            note(anna, "table", found)
            player.step()
        concede(anna)
        anna.page.get_by_text("Il Silenzio").wait_for()
        note(anna, "end", found)
        assert anna.page.locator("html").get_attribute("lang") == language
        assert not found, found


def test_the_language_changes_at_once_and_stays(enter: Entrance) -> None:
    with enter(language="de", calm=True) as anna:
        open_table(anna)
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


def note(guest: Guest, place: str, found: dict[str, str]) -> None:
    pieces: list[str] = guest.page.evaluate(PIECES)
    found.update({piece: place for piece in pieces if UNSPOKEN.search(piece)})
