"""What people say: unread, muted, reported, before the game, and among those who look on."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator

from omerta import catalog
from omerta.text import Language, Texts
from tests.browser.axe import grave_faults
from tests.browser.chromium import PHONE
from tests.browser.conftest import Entrance
from tests.browser.guest import Guest, Wishes
from tests.browser.hands import by_touch, choose
from tests.browser.tables import GAME, accept_invitation, begin, concede, link_of, open_table

pytestmark = pytest.mark.slow

ON_A_PHONE: Final[Wishes] = {"size": PHONE, "press": by_touch, "language": "en", "calm": True}


def talk_tab(guest: Guest) -> None:
    """On a phone the talk is behind a button of the bar."""
    tab = guest.page.locator("#tab-messages")
    button = guest.page.get_by_role("button", name=guest.say("table-tab-messages"), exact=True)
    guest.press(tab if tab.count() else button)


def say(guest: Guest, text: str, label: str = "table-say-something") -> None:
    line = guest.page.get_by_label(guest.say(label)).locator("visible=true").first
    line.fill(text)
    line.press("Enter")
    guest.page.get_by_text(text).first.wait_for()


def message(guest: Guest, text: str) -> Locator:
    return guest.page.locator("li.message").filter(has_text=text)


def at_table(anna: Guest, ben: Guest) -> None:
    open_table(anna, ("me", "open"))
    accept_invitation(ben, link_of(anna))
    begin(anna)
    ben.page.locator("[data-rail]").wait_for()


def test_they_talk_before_the_game_and_read_it_during_it(enter: Entrance) -> None:
    with enter(calm=True) as anna, enter(**ON_A_PHONE) as ben:
        open_table(anna, ("me", "open"))
        accept_invitation(ben, link_of(anna))
        say(ben, "Ciao a tutti")
        message(anna, "Ciao a tutti").wait_for()
        begin(anna)
        talk_tab(anna)
        message(anna, "Ciao a tutti").wait_for()


def test_what_one_has_not_read_is_counted_until_one_looks(enter: Entrance) -> None:
    with enter(calm=True) as anna, enter(**ON_A_PHONE) as ben:
        at_table(anna, ben)
        say(anna, "Bist du da?")
        say(anna, "Du bist dran")
        ben.page.locator('header [data-unread="2"]').wait_for()
        talk_tab(ben)
        message(ben, "Du bist dran").wait_for()
        ben.page.keyboard.press("Escape")
        ben.page.locator("header [data-unread]").wait_for(state="detached")
        ben.page.reload()
        ben.page.locator("[data-rail]").wait_for()
        assert ben.page.locator("header [data-unread]").count() == 0


def test_a_quick_phrase_is_read_in_ones_own_language(enter: Entrance) -> None:
    with enter(calm=True) as anna, enter(**ON_A_PHONE) as ben:
        at_table(anna, ben)
        talk_tab(anna)
        phrases = anna.page.get_by_role("group", name=anna.say("table-phrases")).get_by_role("button")
        german = phrases.first.inner_text()
        anna.press(phrases.first)
        message(anna, german).wait_for()
        talk_tab(ben)
        said = ben.page.locator("li.message").first
        said.wait_for()
        assert german not in said.inner_text()
        assert english_of(german) in said.inner_text()


def english_of(german: str) -> str:
    """The same sentence of the game."""
    texts: dict[Language, Texts] = {"de": Texts(catalog.find(GAME), "de"), "en": Texts(catalog.find(GAME), "en")}
    keys = [f"{stem}-phrase-{name}" for stem in ("board", "round", "end") for name in PHRASES]
    known = [key for key in keys if texts["de"].has(key)]
    return next(texts["en"].say(key) for key in known if texts["de"].say(key) == german)


PHRASES: Final = ("have", "spicy", "police", "lift", "honour")
"""The first phrase of each game."""


def test_whom_one_mutes_one_does_not_hear_until_one_wants_to(enter: Entrance) -> None:
    with enter(calm=True) as anna, enter(**ON_A_PHONE) as ben:
        at_table(anna, ben)
        say(anna, "Bla bla")
        talk_tab(ben)
        ben.press(message(ben, "Bla bla").locator("button[aria-expanded]"))
        assert grave_faults(ben.page) == []
        ben.press(ben.page.locator("li.message .open button").first)
        message(ben, "Bla bla").wait_for(state="detached")
        say(anna, "Noch mehr bla")
        ben.press(ben.page.get_by_role("button", name=ben.say("talk-hear-again")))
        message(ben, "Noch mehr bla").wait_for()


def test_what_is_reported_the_host_alone_is_shown(enter: Entrance) -> None:
    with enter(calm=True) as anna, enter(**ON_A_PHONE) as ben, enter(calm=True) as carla:
        at_table(anna, ben)
        say(anna, "Unverschämt")
        carla.page.goto(anna.page.url)
        carla.page.get_by_text(carla.say("table-spectator")).wait_for()
        talk_tab(carla)
        carla.press(message(carla, "Unverschämt").locator("button[aria-expanded]"))
        carla.press(carla.page.get_by_role("button", name=carla.say("talk-report")))
        talk_tab(anna)
        shown = anna.page.locator(".report")
        shown.filter(has_text="Unverschämt").wait_for()
        assert grave_faults(anna.page) == []
        talk_tab(ben)
        assert ben.page.locator(".report").count() == 0
        anna.press(shown.get_by_role("button", name=anna.say("talk-done")))
        shown.wait_for(state="detached")


def test_those_who_look_on_talk_and_the_seats_read_it_after_the_end(enter: Entrance) -> None:
    with (
        enter(calm=True) as anna,
        enter(**ON_A_PHONE) as ben,
        enter(calm=True) as carla,
        enter(**ON_A_PHONE) as dario,
    ):
        at_table(anna, ben)
        for onlooker in (carla, dario):
            onlooker.page.goto(anna.page.url)
            onlooker.page.get_by_text(onlooker.say("table-spectator")).wait_for()
            talk_tab(onlooker)
            assert grave_faults(onlooker.page) == []
        say(carla, "Anna blufft", "talk-gallery-say")
        message(dario, "Anna blufft").wait_for()
        talk_tab(anna)
        assert message(anna, "Anna blufft").count() == 0
        concede(anna)
        ben.page.get_by_role("button", name=ben.say("table-vote-agree")).click()
        anna.page.locator(".masthead").wait_for()
        anna.page.keyboard.press("l")
        talk_tab(anna)
        message(anna, "Anna blufft").wait_for()


def test_the_host_ends_looking_on_and_says_so(enter: Entrance) -> None:
    with enter(calm=True) as anna, enter(**ON_A_PHONE) as ben, enter(calm=True) as carla:
        at_table(anna, ben)
        carla.page.goto(anna.page.url)
        carla.page.get_by_text(carla.say("table-spectator")).wait_for()
        anna.page.get_by_role("button", name=anna.say("table-menu")).click()
        choose(anna.press, anna.page.get_by_role("switch", name=anna.say("spectators")), wanted=False)
        carla.page.get_by_text(Texts("omerta", "de").say("refusal-spectators-closed")).wait_for()


def test_play_now_brings_people_together_and_the_host_begins_with_bots(enter: Entrance) -> None:
    with enter(calm=True) as anna, enter(**ON_A_PHONE) as ben:
        anna.visit("/")
        anna.press(anna.page.get_by_role("button", name=anna.say("play-now")))
        anna.page.wait_for_url("**/t/*")
        anna.page.get_by_role("heading", name=anna.say("bring-someone")).wait_for()
        ben.visit("/")
        ben.press(ben.page.get_by_role("button", name=ben.say("play-now")))
        ben.page.wait_for_url("**/t/*")
        assert ben.page.url == anna.page.url
        anna.press(anna.page.get_by_role("button", name=anna.say("begin-with-bots")))
        anna.page.locator("[data-rail]").wait_for()
        ben.page.locator("[data-rail]").wait_for()
