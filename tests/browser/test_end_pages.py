"""After the last move: the picture of this outcome, nothing over the paper, and one press to the next game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Entrance
from tests.browser.player import Player
from tests.browser.tables import concede, end_game, set_up_table

pytestmark = pytest.mark.slow


def test_the_picture_shows_this_outcome_and_everybody_has_a_line(enter: Entrance) -> None:
    with enter() as anna:
        set_up_table(anna)
        end_game(Player(anna))
        expect(anna.page.locator("figure [data-outcome=lost]")).to_be_attached()
        expect(anna.page.locator("article li").filter(has_text="Bruno").first).to_be_visible()


def test_one_press_begins_the_next_game_where_bots_alone_are_at_the_table(enter: Entrance) -> None:
    with enter() as anna:
        before = set_up_table(anna)
        end_game(Player(anna))
        anna.press(anna.page.get_by_role("button", name=anna.say("table-again"), exact=True))
        anna.page.wait_for_url(re.compile(rf"/t/(?!{before})"))
        anna.page.locator("[data-rail]").wait_for()


def test_a_drawer_that_was_open_does_not_lie_over_the_paper(enter: Entrance) -> None:
    with enter() as anna:
        set_up_table(anna)
        anna.page.locator("[data-rail]").wait_for()
        anna.page.keyboard.press("l")
        assert concede(anna)
        anna.page.locator(".masthead").wait_for()
        expect(anna.page.locator("dialog[open]")).to_have_count(0)
