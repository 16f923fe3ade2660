"""The three ways of pressing something on a page."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from playwright.sync_api import Locator

from tests.browser.keys import focus_by_keys, press_by_keys

Press: TypeAlias = Callable[[Locator], None]


def by_mouse(control: Locator) -> None:
    control.click()


def by_touch(control: Locator) -> None:
    control.tap()


def by_keys(control: Locator) -> None:
    press_by_keys(control)


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
