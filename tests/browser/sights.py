"""What is wrong with what is in sight, on a desk and on a phone, in both languages: for axe, and for those who read
it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from playwright.sync_api import ViewportSize

from omerta.text import LANGUAGES, Language
from tests.browser.axe import grave_faults
from tests.browser.chromium import DESK, PHONE
from tests.browser.guest import Guest
from tests.browser.telling import torn

SIZES: Final = {"phone": PHONE, "desk": DESK}

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

# What is measured by the page itself follows a new size one picture later.
DRAWN: Final = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"

FAMILIES: Final = (
    "action|board|bot|chapter|decision|end|event|group|guide|howto|option|phase|poster|preset|refusal|round|table|why"
)
UNSPOKEN: Final = re.compile(
    rf"^[a-z]+(-[a-zA-Z0-9_]+)+$|\b({FAMILIES})-[a-z]|rule-[A-Z]+-\d|\{{ ?[$A-Za-z]|\bundefined\b|\bNaN\b|\[object"
)


class Glance(NamedTuple):
    size: str
    is_at_home: bool
    """In the language in which the guest came, or in the other one."""

    is_for_axe: bool
    """It judges no words, so it sees each size in one language."""


GLANCES: Final = (
    Glance("phone", is_at_home=True, is_for_axe=True),
    Glance("phone", is_at_home=False, is_for_axe=False),
    Glance("desk", is_at_home=False, is_for_axe=True),
    Glance("desk", is_at_home=True, is_for_axe=False),
)

# As if the language had been chosen in another tab: what is in sight stays where it is.
SPEAK: Final = """(language) => {
    const kept = JSON.parse(localStorage.getItem('omerta-settings'));
    const newValue = JSON.stringify({ ...kept, language });
    dispatchEvent(new StorageEvent('storage', { key: 'omerta-settings', newValue }));
}"""


class Sights:
    """Looks at a page and keeps what is wrong with it, by the place."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.home: Language = guest.say.language
        self.seen: set[str] = set()
        self.faults: list[str] = []

    def look(self, place: str) -> None:
        """Once at each place, in both sizes and languages; the page stays on a desk and in its language."""
        if place in self.seen:
            return
        self.seen.add(place)
        for glance in GLANCES:
            language = self._language(glance)
            self._turn_to(SIZES[glance.size], language)
            where = f"{place} ({glance.size}, {language})"
            if glance.is_for_axe:
                self.faults += [f"{where}: {fault}" for fault in grave_faults(self.guest.page)]
            self.faults += [f"{where}: {piece!r} is no sentence" for piece in self._unspoken()]
            self.skim(where)

    def _language(self, glance: Glance) -> Language:
        return self.home if glance.is_at_home else next(each for each in LANGUAGES if each != self.home)

    def _turn_to(self, size: ViewportSize, language: Language) -> None:
        page = self.guest.page
        page.set_viewport_size(size)
        if page.locator("html").get_attribute("lang") != language:
            page.evaluate(SPEAK, language)
            page.locator(f"html[lang={language}]").wait_for(state="attached")
        page.evaluate(DRAWN)

    def skim(self, place: str) -> None:
        """Asks at any time: is there room for every word?"""
        self.faults += [f"{place}: {word!r} is torn apart" for word in torn(self.guest)]

    def _unspoken(self) -> list[str]:
        pieces: list[str] = self.guest.page.evaluate(PIECES)
        return [piece for piece in pieces if UNSPOKEN.search(piece)]


@contextmanager
def sights(guest: Guest) -> Iterator[Sights]:
    """Whatever was found wrong in the meantime fails the test."""
    found = Sights(guest)
    yield found
    assert not found.faults, "\n".join(found.faults)
