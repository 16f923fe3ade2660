"""A reload and a cut connection: whoever comes back finds the table as it is, and nothing is lost or done twice."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Entrance
from tests.browser.guest import PATIENCE, Guest
from tests.browser.player import Player
from tests.browser.tables import accept_invitation, begin, link_of, set_up_table
from tests.browser.telling import told
from tests.browser.wire import Wire

pytestmark = pytest.mark.slow


def test_a_reload_in_the_middle_changes_nothing(enter: Entrance) -> None:
    with enter(calm=True) as anna:
        set_up_table(anna)
        player = Player(anna)
        player.play(presses=20)
        player.wait()
        before = told(anna)
        anna.page.reload()
        player.wait()
        assert told(anna) == before
        player.step()


def test_what_happened_while_the_connection_was_cut_is_told_afterwards(enter: Entrance, wire: Wire) -> None:
    with enter(calm=True) as anna, enter(wire, calm=True) as ben:
        set_up_table(anna, ("me", "open"))
        accept_invitation(ben, wire.address + path_of(link_of(anna)))
        begin(anna)
        host = Player(anna)
        host.wait()
        # His page may be slower than hers.
        ben.page.locator("[data-rail]").wait_for()
        expect(entries(ben)).to_have_count(entries(anna).count(), timeout=PATIENCE)
        known = told(ben)
        with ben.offline(wire):
            lost(ben).wait_for()
            host.play(presses=4)
            assert told(ben) == known
        lost(ben).wait_for(state="detached")
        entries(ben).nth(entries(anna).count() - 1).wait_for()
        caught_up = told(ben)
        assert len(caught_up.log) > len(known.log)
        ben.page.reload()
        entries(ben).nth(len(caught_up.log) - 1).wait_for()
        assert told(ben) == caught_up


def test_a_move_made_while_the_connection_is_cut_is_done_once(enter: Entrance, wire: Wire) -> None:
    with enter(wire, calm=True) as anna:
        set_up_table(anna, ("me", "me"))
        player = Player(anna)
        player.play(presses=2)
        player.wait()
        known = told(anna)
        with anna.offline(wire):
            lost(anna).wait_for()
            anna.page.locator("[data-rail-content] button.primary").click()
        lost(anna).wait_for(state="detached")
        entries(anna).nth(len(known.log)).wait_for()
        player.wait()
        after = told(anna)
        anna.page.reload()
        player.wait()
        assert told(anna).log == after.log


def lost(guest: Guest) -> Locator:
    return guest.page.get_by_text(guest.say("table-link-lost"))


def entries(guest: Guest) -> Locator:
    return guest.page.locator("#drawer-panel li")


def path_of(link: str) -> str:
    return urlsplit(link).path
