"""Pressing something without a mouse: Tab to it, arrow keys inside a group, digits for what the rail lists, Enter."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator

MOST_KEYS: Final = 300

# Whether the focus is there; else which key leads towards it.
TOWARDS: Final = """(target) => {
    const at = document.activeElement;
    if (at === target) return 'there';
    const isAhead = at === document.body || at.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (target.type === 'radio' && at.name === target.name) return isAhead ? 'ArrowDown' : 'ArrowUp';
    if (target.tabIndex < 0 && target.closest('ul')?.contains(at)) {
        const [from, to] = [at.getBoundingClientRect(), target.getBoundingClientRect()];
        const [x, y] = [to.x - from.x, to.y - from.y];
        if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'ArrowRight' : 'ArrowLeft';
        return y > 0 ? 'ArrowDown' : 'ArrowUp';
    }
    return isAhead ? 'Tab' : 'Shift+Tab';
}"""

DIGIT: Final = """(target) => {
    const listed = [...document.querySelectorAll('[data-rail] [data-choice]:not(:disabled)')];
    return listed.indexOf(target) + 1;
}"""


def press_by_keys(control: Locator) -> None:
    digit: int = control.evaluate(DIGIT)
    if 1 <= digit <= 9:
        control.page.keyboard.press(str(digit))
        return
    focus_by_keys(control)
    control.page.keyboard.press("Enter")


def focus_by_keys(control: Locator) -> None:
    keyboard = control.page.keyboard
    handle = control.element_handle()
    for _ in range(MOST_KEYS):
        key: str = handle.evaluate(TOWARDS)
        if key == "there":
            return
        keyboard.press(key)
    raise AssertionError(f"the focus does not reach {control}")
