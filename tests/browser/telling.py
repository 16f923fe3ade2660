"""What a page shows of a table, as text: for comparing it with another time or another person."""

from __future__ import annotations

from typing import Final, NamedTuple

from tests.browser.guest import Guest

SHOWN: Final = """() => {
    const text = (selector) => document.querySelector(selector)?.innerText ?? '';
    const names = [...document.querySelectorAll('#main [aria-label]')].map((it) => it.ariaLabel);
    const log = [...document.querySelectorAll('#drawer-panel li')].map((it) => it.innerText);
    return [log, [text('#main'), ...names].join('\\n'), text('[data-rail-content]')];
}"""


class Told(NamedTuple):
    log: list[str]
    board: str
    rail: str


def told(guest: Guest) -> Told:
    log, board, rail = guest.page.evaluate(SHOWN)
    return Told(log, board, rail)


# Drawings are referred to; one that is not found leaves nothing behind.
UNDRAWN: Final = """() => [...document.querySelectorAll('use')]
    .filter((it) => it.ownerSVGElement.getBoundingClientRect().width > 0 && it.getBBox().width === 0)
    .map((it) => it.getAttribute('href'))"""


def undrawn(guest: Guest) -> list[str]:
    """The symbols that should be in sight and are not."""
    missing: list[str] = guest.page.evaluate(UNDRAWN)
    return missing


# Short words that are torn apart because there is no room even for them. What is only heard has a room of one pixel.
TORN: Final = """() => {
    const isHeardOnly = (it) => it !== null && (it.getBoundingClientRect().width <= 2 || isHeardOnly(it.parentElement));
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const SHORT = /(?<![\\p{L}\\d\u00ad])[\\p{L}\\d]{2,7}(?![\\p{L}\\d\u00ad])/gu;
    const torn = new Set();
    while (walk.nextNode()) {
        const { data, parentElement } = walk.currentNode;
        if (!data.trim() || !parentElement.checkVisibility() || isHeardOnly(parentElement)) continue;
        for (const { 0: word, index } of data.matchAll(SHORT)) {
            range.setStart(walk.currentNode, index);
            range.setEnd(walk.currentNode, index + word.length);
            const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
            if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) torn.add(`${word} in ${data.trim()}`);
        }
    }
    return [...torn];
}"""


def torn(guest: Guest) -> list[str]:
    """Each with the text in which it stands."""
    words: list[str] = guest.page.evaluate(TORN)
    return words
