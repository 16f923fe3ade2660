"""All seats on one device, which goes from hand to hand: a curtain hides who did what, and what is final is held."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest
from playwright.sync_api import Locator

from omerta import catalog
from omerta.testing.journey import OneDevice, Step
from omerta.text import Texts
from tests.browser.chromium import DESK, PHONE
from tests.browser.company import OWN_SEATS, Company, sit_down
from tests.browser.conftest import Entrance
from tests.browser.guest import Guest
from tests.browser.hands import by_touch, hold_by_keys, hold_by_mouse, hold_by_touch
from tests.browser.player import Player
from tests.browser.wanted import by_game

pytestmark = pytest.mark.slow


@by_game("device", "DEVICES")
def test_nobody_finds_anything_of_what_was_done_before(enter: Entrance, game: str, device: OneDevice) -> None:
    with enter(size=DESK, calm=True) as anna:
        curtains, others = (hand_round(anna, game, device, steps) for steps in (device.steps, device.otherwise))
        assert len(curtains) == device.seats - 1
        assert curtains == others


@by_game("device", "DEVICES")
def test_what_is_final_is_held_by_mouse_by_finger_and_by_key(enter: Entrance, game: str, device: OneDevice) -> None:
    with enter(size=PHONE, press=by_touch, calm=True) as anna:
        begin_on(anna, game, device)
        for step in device.steps:
            do(anna, game, step)
        player = Player(anna)
        for step, way in zip(device.held, (with_mouse, with_finger, with_key, with_key_twice), strict=True):
            player.wait_for(step.moment)
            player.answer(player.find(sentence_of(game, step)), way)
        assert player.wait() == "over"


def with_mouse(button: Locator) -> None:
    button.click()
    hold_by_mouse(not_done(button))


def with_finger(button: Locator) -> None:
    button.tap()
    hold_by_touch(not_done(button))


def with_key(button: Locator) -> None:
    hold_by_keys(button)


def with_key_twice(button: Locator) -> None:
    button.press("Enter")
    not_done(button).press("Enter")


def not_done(button: Locator) -> Locator:
    """A short press was not enough."""
    assert button.is_enabled()
    return button


def begin_on(anna: Guest, game: str, device: OneDevice) -> None:
    sit_down([anna], Company(game, device.options, own=device.seats, lengths=device.lengths))


def hand_round(anna: Guest, game: str, device: OneDevice, steps: Sequence[Step]) -> list[str]:
    """The whole page that everybody finds after the first, the log beside the board included."""
    begin_on(anna, game, device)
    code = anna.page.url.rsplit("/", 1)[1]
    curtains: list[str] = []
    for step, following in pairwise(steps):
        do(anna, game, step)
        if following.seat != step.seat:
            Player(anna).wait_for(following.moment)
            its_me = anna.say("table-its-me", name=OWN_SEATS[following.seat])
            anna.page.locator("[data-rail-content]").get_by_role("button", name=its_me).wait_for()
            curtains.append(anna.page.locator("body").evaluate("(body) => body.outerHTML").replace(code, ""))
    return curtains


def do(anna: Guest, game: str, step: Step) -> None:
    player = Player(anna)
    player.wait_for(step.moment)
    player.do(sentence_of(game, step))


def sentence_of(game: str, step: Step) -> str:
    return Texts(catalog.find(game), "de").told(step.action, OWN_SEATS)
