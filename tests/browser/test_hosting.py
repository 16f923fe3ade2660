"""The host keeps order: takes somebody off the table, hands on the host's part, locks the door. Everybody reads it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from omerta import catalog
from omerta.text import Texts
from tests.browser.axe import grave_faults
from tests.browser.company import NAMES, opened_log, wishes
from tests.browser.conftest import Entrance
from tests.browser.guest import Guest
from tests.browser.tables import accept_invitation, link_of
from tests.browser.test_absence import GAME, gather, press, told

pytestmark = pytest.mark.slow

ANNA, BEN, CARLA = NAMES[:3]


def open_sheet(host: Guest) -> Locator:
    press(host, "table-menu")
    press(host, "host-sheet")
    return host.page.get_by_role("dialog", name=host.say("host-sheet"))


def act(host: Guest, sheet: Locator, key: str, name: str | None = None) -> None:
    """What concerns somebody stands beside their name."""
    place = sheet.get_by_role("region", name=name, exact=True) if name else sheet
    place.get_by_role("button", name=host.say(key), exact=True).click()


def close(host: Guest, sheet: Locator) -> None:
    host.page.keyboard.press("Escape")
    sheet.wait_for(state="hidden")


def refused(person: Guest, key: str) -> None:
    """The server's own sentences are those of all games."""
    sentence = Texts(catalog.find(GAME), person.say.language).say(key)
    person.page.get_by_text(sentence).first.wait_for()


def test_the_host_removes_locks_silences_and_hands_on(enter: Entrance) -> None:
    with enter(**wishes(0)) as anna, enter(**wishes(1)) as ben, enter(**wishes(2)) as carla:
        url = gather(anna, ben, carla)
        sheet = open_sheet(anna)
        assert grave_faults(anna.page) == []
        act(anna, sheet, "host-lock")
        sheet.get_by_text(anna.say("host-locked-help")).wait_for()
        act(anna, sheet, "host-mute", BEN)
        sheet.get_by_role("button", name=anna.say("host-unmute"), exact=True).wait_for()
        act(anna, sheet, "host-remove", CARLA)
        act(anna, sheet, "host-remove-now", CARLA)
        refused(carla, "refusal-removed")
        sheet.get_by_role("region", name=CARLA, exact=True).wait_for(state="detached")
        act(anna, sheet, "host-hand-on", BEN)
        sheet.wait_for(state="hidden")
        told(ben, "table-note-hosted", act="lock", host=ANNA, by="other", name="", who="other")
        removed = ben.say("table-note-minded", why="removed", name="|", who="other", host=ANNA, by="other")
        opened_log(ben).get_by_text(removed.partition("|")[0].strip()).first.wait_for()
        told(ben, "table-note-hosted", act="hand_on", host=ANNA, by="other", name=BEN, who="you")
        ben.page.keyboard.press("Escape")
        theirs = open_sheet(ben)
        assert grave_faults(ben.page) == []
        act(ben, theirs, "host-unlock")
        theirs.get_by_text(ben.say("host-lock-help")).wait_for()
        press(anna, "table-menu")
        anna.page.get_by_role("button", name=anna.say("table-leave"), exact=True).wait_for()
        assert anna.page.get_by_role("button", name=anna.say("host-sheet"), exact=True).count() == 0
        assert carla.page.goto(url)
        refused(carla, "refusal-removed")


def test_at_a_locked_gathering_nobody_new_comes_in(enter: Entrance) -> None:
    with enter(**wishes(0)) as anna, enter(**wishes(1)) as ben:
        anna.introduce(ANNA, "fedora")
        wish = {"game": GAME, "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        answer = anna.context.request.post(f"{anna.address}/api/tables", data=wish)
        anna.visit(f"/t/{answer.json()['code']}")
        link = link_of(anna)
        press(anna, "host-sheet")
        sheet = anna.page.get_by_role("dialog", name=anna.say("host-sheet"))
        act(anna, sheet, "host-lock")
        sheet.get_by_text(anna.say("host-locked-help")).wait_for()
        ben.page.goto(link)
        refused(ben, "refusal-table-locked")
        act(anna, sheet, "host-unlock")
        sheet.get_by_text(anna.say("host-lock-help")).wait_for()
        close(anna, sheet)
        anna.page.get_by_text(anna.say("host-deed", act="unlock", name="", named="no", number=1)).wait_for()
        accept_invitation(ben, link, BEN)
