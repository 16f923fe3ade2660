"""Three ways a table can run, as people see them: the form, the banks, the clock's own moves, more time, the night."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator

from tests.browser.axe import grave_faults
from tests.browser.chromium import PHONE
from tests.browser.company import opened_log
from tests.browser.conftest import Entrance
from tests.browser.guest import PATIENCE, Guest, Wishes
from tests.browser.hands import by_touch, choose
from tests.browser.tables import GAME, accept_invitation, begin, concede, form, link_of, radio

pytestmark = pytest.mark.slow

ON_THE_PHONE: Final[Wishes] = {"size": PHONE, "press": by_touch, "language": "en", "calm": True}
PICTURES: Final = os.environ.get("OMERTA_PICTURES")
"""A folder for those who want to look."""


def picture(guest: Guest, name: str) -> None:
    if PICTURES:
        guest.page.screenshot(path=Path(PICTURES) / f"{name}.png")


def info(guest: Guest) -> dict[str, object]:
    code = guest.page.url.rsplit("/", 1)[1]
    told: dict[str, object] = guest.context.request.get(f"{guest.address}/api/tables/{code}", timeout=PATIENCE).json()
    return told


def tempo(guest: Guest, way: str) -> None:
    choose(guest.press, radio(guest, "tempo", guest.say("tempo-name", tempo=way)))


def seat_two(guest: Guest) -> None:
    choose(guest.press, radio(guest, "seat-count", guest.say("people", count=2)))
    choose(guest.press, radio(guest, "seat-number", guest.say("seat-kind-open"), number=2))


@contextmanager
def at_a_table(enter: Entrance, **wishes: object) -> Iterator[tuple[Guest, Guest]]:
    """Anna is the host, at a desk and in German; Ben has a phone and speaks English."""
    with enter(calm=True) as anna, enter(**ON_THE_PHONE) as ben:
        anna.introduce("Anna", "fedora")
        seats = [{"kind": "me"}, {"kind": "open"}]
        wish = {"game": GAME, "options": {}, "seats": seats} | wishes
        answer = anna.context.request.post(f"{anna.address}/api/tables", data=wish, timeout=PATIENCE)
        assert answer.ok, answer.text()
        anna.visit(f"/t/{answer.json()['code']}")
        accept_invitation(ben, link_of(anna))
        picture(ben, f"gathering-{wishes['tempo']}-phone")
        begin(anna)
        ben.page.locator("[data-rail]").wait_for()
        yield anna, ben


def banks(guest: Guest) -> Locator:
    return guest.page.locator("[data-banks] li")


def test_a_tempo_is_chosen_in_two_taps(enter: Entrance) -> None:
    with enter(**ON_THE_PHONE) as anna:
        form(anna)
        seat_two(anna)
        tempo(anna, "evening")
        picture(anna, "form-evening-phone")
        assert grave_faults(anna.page) == []
        anna.press(anna.page.get_by_role("button", name=anna.say("open-table")))
        anna.page.wait_for_url("**/t/*")
        told = info(anna)
        assert (told["tempo"], told["bank"], told["increment"]) == ("evening", 900, 20)


def test_the_form_says_what_each_way_means_and_lets_the_host_set_it(enter: Entrance) -> None:
    with enter(calm=True) as anna:
        form(anna)
        seat_two(anna)
        anna.page.get_by_text(anna.say("tempo-help", tempo="unhurried")).wait_for()
        tempo(anna, "by_the_way")
        anna.page.get_by_text(anna.say("tempo-help", tempo="by_the_way")).wait_for()
        choose(anna.press, radio(anna, "hours-a-move", anna.say("tempo-hours", hours=72)))
        anna.page.get_by_role("group", name=anna.say("tempo"), exact=True).scroll_into_view_if_needed()
        picture(anna, "form-by-the-way-desk")
        assert grave_faults(anna.page) == []
        anna.press(anna.page.get_by_role("button", name=anna.say("open-table")))
        anna.page.wait_for_url("**/t/*")
        assert (info(anna)["tempo"], info(anna)["hours"]) == ("by_the_way", 72)


def test_the_bank_is_shown_and_runs_out_and_the_log_says_that_it_was_the_clock(enter: Entrance) -> None:
    with at_a_table(enter, tempo="evening", bank=15, increment=5) as (anna, ben):
        banks(anna).first.wait_for()
        assert banks(anna).count() == banks(ben).count() == 2
        picture(anna, "banks-desk")
        picture(ben, "banks-phone")
        anna.page.locator("[data-last-seconds]").filter(has_text=re.compile(r"\d+")).wait_for(state="attached")
        picture(anna, "last-seconds-desk")
        picture(ben, "last-seconds-phone")
        mine = anna.say("table-clock-played", who="you", names="")
        theirs = ben.say("table-clock-played", who="other", names="Anna")
        opened_log(anna).get_by_text(mine).first.wait_for()
        opened_log(ben).get_by_text(theirs).first.wait_for()
        picture(anna, "clock-played-desk")
        picture(ben, "clock-played-phone")
        banks(anna).nth(0).filter(has_text="0:00").wait_for()
        assert grave_faults(anna.page) == []
        assert grave_faults(ben.page) == []
        ben.page.keyboard.press("Escape")
        assert concede(anna)
        ben.page.get_by_role("button", name=ben.say("table-vote-agree")).click()
        told = re.compile("die Uhr|The clock")
        for guest in (anna, ben):
            guest.page.locator("article footer").get_by_text(told).first.wait_for()
        picture(anna, "end-desk")
        picture(ben, "end-phone")


def test_the_host_gives_more_time_and_everybody_reads_it(enter: Entrance) -> None:
    with at_a_table(enter, tempo="evening") as (anna, ben):
        anna.press(anna.page.get_by_role("button", name=anna.say("table-menu")))
        picture(anna, "menu-desk")
        assert grave_faults(anna.page) == []
        anna.press(anna.page.get_by_role("button", name=anna.say("more-time", time="5:00")))
        opened_log(ben).get_by_text(ben.say("table-prolonged", who="other", name="Anna", time="5:00")).wait_for()
        opened_log(anna).get_by_text(anna.say("table-prolonged", who="you", name="", time="5:00")).wait_for()
        ben.page.keyboard.press("Escape")
        ben.press(ben.page.get_by_role("button", name=ben.say("table-menu")))
        menu = ben.page.locator("dialog[open]")
        menu.get_by_role("button", name=ben.say("table-pause"), exact=True).wait_for()
        assert menu.get_by_role("button", name=ben.say("more-time", time="5:00")).count() == 0


def test_a_pause_by_consent_stops_the_banks(enter: Entrance) -> None:
    with at_a_table(enter, tempo="evening", bank=600, increment=5) as (anna, ben):
        banks(anna).nth(0).filter(has_text="9:5").wait_for()
        anna.press(anna.page.get_by_role("button", name=anna.say("table-menu")))
        anna.press(anna.page.get_by_role("button", name=anna.say("table-pause"), exact=True))
        ben.page.get_by_role("button", name=ben.say("table-vote-agree")).click()
        anna.page.get_by_text(anna.say("table-paused")).wait_for()
        standing = banks(anna).nth(0).inner_text()
        # The strip looks at the time four times a second: it has looked again when so much has passed.
        since = anna.page.evaluate("performance.now()")
        anna.page.wait_for_function("(since) => performance.now() > since + 1500", arg=since)
        assert banks(anna).nth(0).inner_text() == standing
        picture(anna, "paused-desk")


def test_a_night_is_said_once_and_a_table_by_the_way_ends_by_day(enter: Entrance) -> None:
    with enter(**ON_THE_PHONE) as anna:
        anna.visit("/you")
        anna.page.get_by_label(anna.say("night-from"), exact=True).fill("22:30")
        anna.page.get_by_label(anna.say("night-to"), exact=True).fill("06:15")
        anna.page.get_by_role("heading", name=anna.say("night"), exact=True).scroll_into_view_if_needed()
        picture(anna, "night-phone")
        assert grave_faults(anna.page) == []
        anna.press(anna.page.locator("form").filter(has=anna.page.locator("[type=time]")).get_by_role("button").first)
        anna.page.get_by_role("button", name=anna.say("night-forget")).wait_for()
        anna.page.reload()
        anna.page.get_by_role("button", name=anna.say("night-forget")).wait_for()
        assert anna.page.get_by_label(anna.say("night-from"), exact=True).input_value() == "22:30"
    with at_a_table(enter, tempo="by_the_way", hours=24) as (anna, ben):
        for guest in (anna, ben):
            guest.page.get_by_role("timer").first.wait_for()
        picture(anna, "by-the-way-desk")
        picture(ben, "by-the-way-phone")
        assert grave_faults(ben.page) == []
