"""The code of an invitation, typed in the lobby."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Entrance
from tests.browser.guest import Guest
from tests.browser.tables import open_table

pytestmark = pytest.mark.slow


def type_code(somebody: Guest, code: str) -> None:
    somebody.page.get_by_label(somebody.say("code-label")).first.fill(code)


def test_a_code_leads_to_the_table_which_asks_for_the_name_first(enter: Entrance) -> None:
    with enter() as anna, enter() as ben:
        code = open_table(anna, ("me", "open", "bot"))
        ben.visit("/")
        type_code(ben, code)
        ben.page.get_by_role("button", name=ben.say("take-seat")).first.click()
        expect(ben.page.get_by_label(ben.say("your-name"))).to_be_visible()
        expect(anna.page.get_by_text(anna.say("free"), exact=True).first).to_be_visible()


def test_what_is_wrong_with_a_code_is_told_until_somebody_types(enter: Entrance) -> None:
    with enter() as ben:
        ben.visit("/")
        type_code(ben, "ABC")
        ben.page.get_by_role("button", name=ben.say("take-seat")).first.click()
        problem = ben.page.get_by_text(ben.say("code-incomplete")).first
        expect(problem).to_be_visible()
        type_code(ben, "ABCD")
        expect(problem).to_be_hidden()
