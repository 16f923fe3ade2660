"""What is wrong with what is in sight, on a desk and on a phone: for axe, and for those who read it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from playwright.sync_api import ViewportSize

from omerta.text import LANGUAGES, Language
from tests.browser.axe import grave_faults
from tests.browser.chromium import DESK, PHONE
from tests.browser.guest import Guest
from tests.browser.telling import torn

IN_BOTH_LANGUAGES = pytest.mark.parametrize("language", LANGUAGES)

SIZES: Final[tuple[tuple[str, ViewportSize], ...]] = (("phone", PHONE), ("desk", DESK))

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
    "action|board|bot|chapter|decision|end|event|group|guide|option|phase|poster|preset|refusal|round|table|why"
)
UNSPOKEN: Final = re.compile(
    rf"^[a-z]+(-[a-zA-Z0-9_]+)+$|\b({FAMILIES})-[a-z]|rule-[A-Z]+-\d|\{{ ?[$A-Za-z]|\bundefined\b|\bNaN\b|\[object"
)


AXE_LOOKS_AT: Final[dict[Language, str]] = {"de": "phone", "en": "desk"}
"""Where the same is looked at in both languages, axe sees each size in one of them: it judges no words."""


class Sights:
    """Looks at a page and keeps what is wrong with it, by the place."""

    def __init__(self, guest: Guest, *, in_both_languages: bool) -> None:
        self.guest = guest
        only = AXE_LOOKS_AT[guest.say.language]
        self.for_axe = {only} if in_both_languages else {name for name, _ in SIZES}
        self.seen: set[str] = set()
        self.faults: list[str] = []

    def look(self, place: str) -> None:
        """Once at each place, in both sizes; the page stays on a desk."""
        if place in self.seen:
            return
        self.seen.add(place)
        for name, size in SIZES:
            self.guest.page.set_viewport_size(size)
            self.guest.page.evaluate(DRAWN)
            if name in self.for_axe:
                self.faults += [f"{place} ({name}): {fault}" for fault in grave_faults(self.guest.page)]
            self.faults += [f"{place} ({name}): {piece!r} is no sentence" for piece in self._unspoken()]
            self.skim(f"{place} ({name})")

    def skim(self, place: str) -> None:
        """Asks at any time: is there room for every word?"""
        self.faults += [f"{place}: {word!r} is torn apart" for word in torn(self.guest)]

    def _unspoken(self) -> list[str]:
        pieces: list[str] = self.guest.page.evaluate(PIECES)
        return [piece for piece in pieces if UNSPOKEN.search(piece)]


@contextmanager
def sights(guest: Guest, *, in_both_languages: bool) -> Iterator[Sights]:
    """Whatever was found wrong in the meantime fails the test. `in_both_languages`: another test sees the same."""
    found = Sights(guest, in_both_languages=in_both_languages)
    yield found
    assert not found.faults, "\n".join(found.faults)
