"""People meet again: a game in the history, an invitation with one tap, a club, an evening of two games."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator

from omerta import catalog
from tests.browser.chromium import PHONE
from tests.browser.conftest import Entrance
from tests.browser.guest import Guest, Wishes
from tests.browser.hands import by_keys, by_touch
from tests.browser.sights import sights
from tests.browser.sockets import play_out
from tests.browser.tables import GAME, accept_invitation, begin, concede, link_of, open_table

pytestmark = pytest.mark.slow

ON_A_PHONE: Final[Wishes] = {"size": PHONE, "press": by_touch, "language": "en", "calm": True}
OTHER: Final = next(game.id for game in catalog.games().values() if 2 in game.seats and game.roles is not None)
"""Another game for two, in which they play against each other."""


def test_a_game_stands_in_the_history_and_its_people_are_invited_with_one_tap(enter: Entrance) -> None:
    with enter(calm=True) as anna, enter(**ON_A_PHONE) as ben:
        play_together(anna, ben)
        ben.visit("/history")
        line = ben.page.get_by_role("listitem").filter(has_text=ben.say("history-with", names="Anna"))
        line.get_by_text(title(ben, GAME)).wait_for()
        ben.page.get_by_role("heading", name=ben.say("figures")).wait_for()
        code = open_table(anna, ("me", "open"))
        anna.press(button(anna, "invite-known-label", name="Ben"))
        button(anna, "invite-known-done", name="Ben").wait_for()
        ben.visit("/")
        ben.page.get_by_text(ben.say("asked-to-table", name="Anna", game=title(ben, GAME))).wait_for()
        ben.press(ben.page.get_by_role("link", name=ben.say("asked-yes")))
        ben.page.wait_for_url(f"**/t/{code}")


def test_whoever_says_no_is_left_in_peace(enter: Entrance) -> None:
    with enter(calm=True, press=by_keys) as anna, enter(**ON_A_PHONE) as ben:
        play_together(anna, ben)
        open_table(anna, ("me", "open"))
        anna.press(button(anna, "invite-known-label", name="Ben"))
        ben.visit("/")
        ben.press(button(ben, "asked-no"))
        ben.page.get_by_role("region", name=ben.say("asked")).wait_for(state="detached")
        ben.visit("/people")
        ben.press(button(ben, "company-block-label", name="Anna"))
        button(ben, "company-unblock-label", name="Anna").wait_for()
        anna.visit("/people")
        anna.page.get_by_text(anna.say("company-invited")).wait_for()


def test_a_club_is_founded_by_consent_agrees_on_a_rating_and_gets_its_table(enter: Entrance) -> None:
    with enter(calm=True) as anna, enter(**ON_A_PHONE) as ben:
        play_together(anna, ben)
        anna.visit("/people")
        anna.page.get_by_label(anna.say("club-found")).fill("Donnerstag")
        anna.press(anna.page.get_by_role("checkbox", name="Ben"))
        anna.press(button(anna, "club-found-now"))
        anna.page.get_by_text(anna.say("club-member-asked")).wait_for()
        ben.visit("/")
        ben.press(button(ben, "club-join"))
        ben.page.get_by_role("region", name=ben.say("asked")).wait_for(state="detached")
        ben.visit("/people")
        ben.press(ben.page.get_by_role("switch", name=ben.say("rating-agree")))
        ben.page.get_by_text(ben.say("rating-off", agreeing=1, all=2)).wait_for()
        anna.page.reload()
        anna.press(anna.page.get_by_role("switch", name=anna.say("rating-agree")))
        anna.page.get_by_text(anna.say("rating-on", count=0)).wait_for()
        anna.press(anna.page.locator(f"article [data-game={OTHER}]"))
        anna.page.wait_for_url("**/t/*")
        code = anna.page.url.rsplit("/", 1)[1]
        ben.visit("/")
        ben.press(ben.page.get_by_role("link", name=ben.say("asked-yes")))
        ben.press(ben.page.locator("form").get_by_role("button", name=ben.say("take-seat")))
        ben.page.get_by_text(ben.say("host-begins")).wait_for()
        begin(anna)
        play_out([anna, ben], code)
        ben.visit("/people")
        ben.page.get_by_text(ben.say("rating-on", count=1)).wait_for()


def test_an_evening_of_two_games_has_a_tally_on_the_end_page(enter: Entrance) -> None:
    with enter(calm=True) as anna, enter(**ON_A_PHONE) as ben:
        first = play_together(anna, ben)
        ben.press(button(ben, "evening-wish", game=short(ben, OTHER)))
        anna.page.get_by_role("button", name=anna.say("evening-wishes", count=1)).wait_for()
        anna.press(button(anna, "evening-choose", game=short(anna, OTHER)))
        anna.page.wait_for_url(lambda url: "/t/" in url and not url.endswith(first))
        ben.press(button(ben, "evening-join", game=short(ben, OTHER)))
        ben.page.get_by_text(ben.say("host-begins")).wait_for()
        begin(anna)
        play_out([anna, ben], anna.page.url.rsplit("/", 1)[1])
        for person in (anna, ben):
            tally = person.page.get_by_role("region", name=person.say("evening"), exact=True)
            tally.get_by_text(person.say("evening-games", count=2)).wait_for()
            assert tally.locator(f"[data-game={OTHER}]").count() == 1


def test_the_pages_of_people_and_games_in_both_languages_and_sizes(enter: Entrance) -> None:
    with enter(calm=True) as anna, enter(**ON_A_PHONE) as ben, sights(anna) as seen:
        anna.visit("/people")
        anna.page.get_by_text(anna.say("company-empty")).wait_for()
        seen.look("nobody known")
        anna.visit("/history")
        anna.page.get_by_text(anna.say("history-empty")).wait_for()
        seen.look("no game yet")
        play_together(anna, ben)
        anna.page.get_by_role("region", name=anna.say("evening-next")).wait_for()
        seen.look("end, and what comes next")
        anna.visit("/history")
        anna.press(anna.page.locator("summary").filter(has_text=anna.say("figures-table")))
        seen.look("history")
        open_table(anna, ("me", "open"))
        button(anna, "invite-known-label", name="Ben").wait_for()
        seen.look("gathering")
        anna.visit("/people")
        anna.page.get_by_label(anna.say("club-found")).fill("Donnerstag")
        anna.press(button(anna, "club-found-now"))
        anna.page.get_by_role("heading", name="Donnerstag").wait_for()
        seen.look("people")
        invite_by_request(ben, anna)
        anna.visit("/")
        anna.page.get_by_role("region", name=anna.say("asked")).wait_for()
        seen.look("asked")


def play_together(anna: Guest, ben: Guest) -> str:
    """A short game: they begin, and give it up. Its front page is there."""
    anna.introduce("Anna", "fedora")
    code = open_table(anna, ("me", "open"))
    accept_invitation(ben, link_of(anna))
    begin(anna)
    assert concede(anna)
    assert concede(ben)
    for person in (anna, ben):
        person.page.locator(".masthead").wait_for()
    return code


def invite_by_request(host: Guest, guest: Guest) -> None:
    """Opens a table, and asks the only person one knows to it and to a club."""
    request, address = host.context.request, host.address
    (known,) = request.get(f"{address}/api/me/company").json()["people"]
    seats = [{"kind": "me"}, {"kind": "open"}]
    code = request.post(f"{address}/api/tables", data={"game": OTHER, "options": {}, "seats": seats}).json()["code"]
    asked = request.post(f"{address}/api/tables/{code}/invitations", data={"person": known["handle"]})
    founded = request.post(f"{address}/api/clubs", data={"name": "Thursday", "people": [known["handle"]]})
    assert asked.ok and founded.ok and guest is not host


def button(guest: Guest, key: str, **given: str | int) -> Locator:
    return guest.page.get_by_role("button", name=guest.say(key, **given))


def title(guest: Guest, game: str) -> str:
    return guest.say(f"poster-{game}-title")


def short(guest: Guest, game: str) -> str:
    return guest.say(f"poster-{game}-short")
