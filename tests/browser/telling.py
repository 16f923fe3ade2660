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
