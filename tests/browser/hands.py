"""The three ways of pressing something on a page. What must be held (`data-hold`) is held until it takes effect."""

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

# A button that is held says so until it is let go of or has taken effect.
IS_DONE: Final = "(target) => !target.isConnected || !target.classList.contains('holding')"


def by_mouse(control: Locator) -> None:
    if must_be_held(control):
        hold_by_mouse(control)
    else:
        control.click(position=in_sight(control))


def by_touch(control: Locator) -> None:
    if must_be_held(control):
        hold_by_touch(control)
    else:
        control.tap(position=in_sight(control))


def by_keys(control: Locator) -> None:
    if must_be_held(control):
        hold_by_keys(control)
    else:
        press_by_keys(control)


def must_be_held(control: Locator) -> bool:
    return control.get_attribute("data-hold") is not None


def hold_by_mouse(control: Locator) -> None:
    target = control.element_handle()
    target.hover()
    control.page.mouse.down()
    control.page.wait_for_function(IS_DONE, arg=target)
    control.page.mouse.up()


def hold_by_touch(control: Locator) -> None:
    target = control.element_handle()
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box is not None, f"{control} is not in sight"
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    screen = control.page.context.new_cdp_session(control.page)
    screen.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    control.page.wait_for_function(IS_DONE, arg=target)
    screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    screen.detach()


def hold_by_keys(control: Locator) -> None:
    target = control.element_handle()
    focus_by_keys(control)
    control.page.keyboard.down("Enter")
    control.page.wait_for_function(IS_DONE, arg=target)
    control.page.keyboard.up("Enter")


def in_sight(control: Locator) -> Position | None:
    found: Position | None = control.evaluate(IN_SIGHT)
    return found


def choose(press: Press, button: Locator, *, wanted: bool = True) -> None:
    """A radio button or a switch. The round part itself is not drawn, so fingers press its label."""
    if button.is_checked() == wanted:
        return
    if press is not by_keys:
        press(button.locator("xpath=ancestor::label"))
        return
    focus_by_keys(button)
    if button.is_checked() != wanted:
        button.page.keyboard.press("Space")


def type_in(press: Press, field: Locator, text: str) -> None:
    """Instead of what stands there."""
    (focus_by_keys if press is by_keys else press)(field)
    field.page.keyboard.press("ControlOrMeta+A")
    field.page.keyboard.type(text)
    field.page.keyboard.press("Tab")
