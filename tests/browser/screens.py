"""A screen that shows the table to everybody around it, and a phone that then shows the hand alone."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import ViewportSize

from tests.browser.guest import Guest

TV: Final[ViewportSize] = {"width": 1920, "height": 1080}


def put_screen(screen: Guest, host: Guest) -> None:
    """The television shows a code, which somebody at the table scans."""
    screen.visit("/screen")
    screen.page.get_by_role("img", name=screen.say("screen-pair-qr")).wait_for()
    secret: str = screen.page.evaluate("localStorage['omerta-screen']")
    table = host.page.url
    host.page.goto(f"{host.address}/screen/add#{secret}")
    host.press(host.page.locator("main button").first)
    host.page.wait_for_url(table)


def hide_board(phone: Guest) -> None:
    phone.press(phone.page.get_by_role("button", name=phone.say("table-hand-only")))
    phone.page.locator("#main").wait_for(state="hidden")
