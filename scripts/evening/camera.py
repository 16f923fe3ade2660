"""The camera: waits until a page has settled, then takes the picture and writes down what can be read on it."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

from scripts.evening.album import Shot

# A clock that burns down is no movement to wait for.
SETTLED: Final = """async () => {
    await document.fonts.ready;
    const left = (it) => (it.effect?.getComputedTiming().endTime ?? 0) - (it.currentTime ?? 0);
    const moves = document.getAnimations().filter((it) => it.playState === 'running' && left(it) < 2000);
    await Promise.all(moves.map((it) => it.finished.catch(() => null)));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}"""

READ: Final = "() => document.body.innerText.split('\\n').map((line) => line.trim()).filter(Boolean)"

# A page may scroll as a whole or within its frame.
HEIGHT: Final = """() => {
    const parts = [document.documentElement, ...document.querySelectorAll('main, main *')];
    const hidden = parts.filter((it) => it === parts[0] || /auto|scroll/.test(getComputedStyle(it).overflowY));
    return Math.max(0, ...hidden.map((it) => it.scrollHeight - it.clientHeight));
}"""

TALLEST: Final = 8000
"""Pixels: no page for players is so long but the rules, and nobody looks at all of those."""


def snap(page: Page, step: str) -> Shot:
    """Takes what is in sight, once nothing moves."""
    page.wait_for_load_state("networkidle")
    page.evaluate(SETTLED)
    return catch(page, step)


def catch(page: Page, step: str) -> Shot:
    """Takes what is in sight at this moment."""
    return Shot(step, page.screenshot(), page.evaluate(READ))


def unroll(page: Page, step: str) -> Shot:
    """Takes the whole page, however far it scrolls."""
    size = page.viewport_size
    assert size is not None, "every guest has a size"
    page.wait_for_load_state("networkidle")
    hidden: int = page.evaluate(HEIGHT)
    page.set_viewport_size({**size, "height": min(TALLEST, size["height"] + hidden)})
    try:
        return snap(page, step)
    finally:
        page.set_viewport_size(size)
