"""A lesson as somebody takes it: reads every hint, tries what can be picked, and then does as advised."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Locator

from omerta.text import LANGUAGES
from tests.browser.guest import Guest
from tests.browser.player import Player
from tests.browser.sights import DRAWN, SIZES, SPEAK

MEASURE: Final = (Path(__file__).parent / "hint_faults.js").read_text(encoding="utf-8").partition("*/")[2]


def hint(guest: Guest) -> Locator:
    return guest.page.locator(".bubble .text")


def thanks(guest: Guest) -> Locator:
    return guest.page.get_by_role("button", name=guest.say("table-guide-thanks"))


def hints(guest: Guest, player: Player) -> Iterator[str]:
    """The keys of all hints until the game is over, each while it is in sight; then it is put away."""
    tried: set[str] = set()
    while player.wait() != "over":
        guest.page.evaluate(DRAWN)
        bubble = guest.page.locator(".bubble")
        if bubble.count():
            key = bubble.get_attribute("data-hint") or ""
            yield key
            guest.press(thanks(guest))
            guest.page.locator(f'.bubble[data-hint="{key}"]').wait_for(state="detached")
        elif not tries(player, tried):
            player.do_as_the_house()


def tries(player: Player, tried: set[str]) -> bool:
    """Picks something before the first answer of each kind: some hints come with it."""
    kind = player.moment()
    control = player.next_control()
    if kind in tried or control is None or control.get_attribute("aria-pressed") != "false":
        return False
    tried.add(kind)
    player.answer(control)
    return True


def faults(guest: Guest, key: str, look: Callable[[str], None] = lambda _: None) -> list[str]:
    """What is wrong with where the hint stands, on a desk and on a phone, in both languages."""
    page, home = guest.page, guest.page.viewport_size
    assert home is not None, "the page has a size"
    found: list[str] = []
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        for language in LANGUAGES:
            page.evaluate(SPEAK, language)
            page.locator(f"html[lang={language}]").wait_for(state="attached")
            page.evaluate(DRAWN)
            page.evaluate(DRAWN)
            look(f"{key}-{name}-{language}")
            found += [f"{key} ({name}, {language}): {fault}" for fault in page.evaluate(MEASURE)]
    page.set_viewport_size(home)
    page.evaluate(SPEAK, guest.say.language)
    page.locator(f"html[lang={guest.say.language}]").wait_for(state="attached")
    page.evaluate(DRAWN)
    return found
