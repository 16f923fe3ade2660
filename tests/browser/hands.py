"""The three ways of pressing something on a page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from playwright.sync_api import Locator, Position

from tests.browser.keys import focus_by_keys, press_by_keys

Press: TypeAlias = Callable[[Locator], None]

# Cards in the fingers lie on one another: the eye finds what is in sight of one. Null where its middle is.
IN_SIGHT: Final = """(target) => {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = target.getBoundingClientRect();
    const isMet = (x, y) => target.contains(document.elementFromPoint(left + x, top + y));
    if (isMet(width / 2, height / 2)) return null;
    const shares = [0.5, 0.3, 0.7, 0.15, 0.85];
    const points = shares.flatMap((down) => shares.map((along) => ({ x: along * width, y: down * height })));
    return points.find(({ x, y }) => isMet(x, y)) ?? null;
}"""


def by_mouse(control: Locator) -> None:
    control.click(position=in_sight(control))


def by_touch(control: Locator) -> None:
    control.tap(position=in_sight(control))


def by_keys(control: Locator) -> None:
    press_by_keys(control)


def in_sight(control: Locator) -> Position | None:
    found: Position | None = control.evaluate(IN_SIGHT)
    return found


def choose(press: Press, button: Locator) -> None:
    """A radio button or a switch. The round part itself is not drawn, so fingers press its label."""
    if button.is_checked():
        return
    if press is not by_keys:
        press(button.locator("xpath=ancestor::label"))
        return
    focus_by_keys(button)
    if not button.is_checked():
        button.page.keyboard.press("Space")
