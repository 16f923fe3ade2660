"""How a game is played and all its rules: one press away in the lobby and at the table, searchable, read offline."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from omerta.testing.journey import Forbidden
from omerta.text import LANGUAGES, Language
from tests.browser.chromium import DESK, PHONE
from tests.browser.company import Company, sit_down
from tests.browser.conftest import Entrance
from tests.browser.guest import PATIENCE, Guest
from tests.browser.hands import Press, by_mouse, by_touch
from tests.browser.player import Player
from tests.browser.sights import sights
from tests.browser.tables import GAME, GAMES, form, set_up_table, with_bots
from tests.browser.test_forbidden import take
from tests.browser.wanted import by_game
from tests.browser.wire import Wire

pytestmark = pytest.mark.slow

IN_BOTH_LANGUAGES = pytest.mark.parametrize("language", LANGUAGES)
IN_BOTH_SIZES = pytest.mark.parametrize(("size", "press"), [(DESK, by_mouse), (PHONE, by_touch)], ids=["desk", "phone"])

SCREENS: Final = 2
"""So many are enough on a desk."""

# What a picture shows has room in it: nothing is cut off at its sides but the backdrop.
CLIPPED: Final = """() => [...document.querySelectorAll('.figure:not(.large)')].flatMap((figure) => {
    const { left, right, top, bottom } = figure.getBoundingClientRect();
    const isOut = (box) => box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1;
    const drawn = [...figure.querySelectorAll('.stage > *')].filter((it) => getComputedStyle(it).position === 'static');
    return drawn.filter((it) => isOut(it.getBoundingClientRect())).map((it) => it.outerHTML.slice(0, 160));
})"""

WORD: Final = re.compile(r"\w{6,}")

IS_KEPT: Final = "() => navigator.serviceWorker.ready.then(() => true)"

IN_SIGHT: Final = """(entry) => {
    const { top, bottom } = entry.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
}"""


@IN_BOTH_LANGUAGES
@IN_BOTH_SIZES
def test_how_to_play_is_one_press_from_the_wall(
    enter: Entrance, language: Language, size: ViewportSize, press: Press
) -> None:
    with enter(language=language, size=size, press=press, calm=True) as anna:
        for game in GAMES:
            anna.visit("/")
            press(anna.page.locator(f'a[href="/howto/{game}"]'))
            anna.page.wait_for_url(f"**/howto/{game}")
            told_whole(anna, anna.page.get_by_role("main"))
            height = anna.page.evaluate("document.documentElement.scrollHeight")
            assert size is PHONE or height <= SCREENS * size["height"]


@IN_BOTH_LANGUAGES
@IN_BOTH_SIZES
def test_how_to_play_opens_over_the_table(
    enter: Entrance, language: Language, size: ViewportSize, press: Press
) -> None:
    with enter(language=language, size=size, press=press, calm=True) as anna:
        set_up_table(anna)
        Player(anna).wait()
        table = anna.page.url
        press(anna.page.get_by_role("button", name=anna.say("table-menu")))
        press(anna.page.get_by_role("dialog").get_by_role("button", name=anna.say("howto")))
        told_whole(anna, anna.page.get_by_role("dialog", name=anna.say("howto")))
        anna.page.keyboard.press("Escape")
        expect(anna.page.locator("dialog[open]")).to_have_count(0)
        assert anna.page.url == table


def test_how_to_play_over_the_table_is_fit_for_everybody(enter: Entrance) -> None:
    """As a page it is looked at with all other pages."""
    with enter(calm=True) as anna, sights(anna) as seen:
        set_up_table(anna, with_bots(GAME), GAME)
        Player(anna).wait()
        anna.page.keyboard.press("?")
        anna.press(anna.page.get_by_role("button", name=anna.say("howto")))
        told_whole(anna, anna.page.get_by_role("dialog"))
        seen.look("how to play, over the table")


def test_it_is_in_the_form_of_a_new_table_and_leads_to_all_rules_and_back(enter: Entrance) -> None:
    with enter(calm=True) as anna:
        form(anna)
        anna.press(anna.page.get_by_role("main").get_by_role("link", name=anna.say("howto")))
        anna.press(anna.page.get_by_role("link", name=anna.say("howto-rules")))
        anna.page.wait_for_url(f"**/rules/{GAME}")
        anna.press(anna.page.get_by_role("navigation").get_by_role("link", name=anna.say("howto")))
        told_whole(anna, anna.page.get_by_role("main"))


def test_rules_are_found_by_words_and_by_their_number(enter: Entrance) -> None:
    with enter(calm=True) as anna:
        anna.visit(f"/rules/{GAME}")
        entries, field = anna.page.locator("main article"), anna.page.get_by_role("searchbox")
        entries.first.wait_for()
        all_of_them = entries.count()
        number = entries.nth(3).locator(".number").inner_text()
        # A slash leads to the field from wherever one is.
        anna.page.keyboard.press("/")
        anna.page.keyboard.type(number.lower())
        expect(entries.first.locator(".number mark")).to_have_text(number)
        assert entries.count() < all_of_them
        anna.page.keyboard.press("Enter")
        expect(entries.first).to_be_focused()
        word = WORD.findall(anna.page.locator("main article p").first.inner_text())[0]
        field.fill(word.upper())
        expect(entries.first.locator("p mark").first).to_have_text(word, ignore_case=True)
        field.fill("xyzzy")
        expect(anna.page.get_by_role("main").get_by_role("status")).to_have_text(
            anna.say("table-rules-none", wanted="xyzzy")
        )
        field.press("Escape")
        expect(entries).to_have_count(all_of_them)


@IN_BOTH_SIZES
def test_the_number_of_a_rule_in_the_address_lands_at_it(enter: Entrance, size: ViewportSize, press: Press) -> None:
    with enter(size=size, press=press, calm=True) as anna:
        anna.visit(f"/rules/{GAME}")
        number = anna.page.locator("main article .number").nth(20).inner_text()
        anna.visit("/settings")
        anna.visit(f"/rules/{GAME}#{number}")
        lands_at(anna, number)


@by_game("forbidden", "FORBIDDEN")
@IN_BOTH_SIZES
def test_a_reason_leads_to_its_rule(
    enter: Entrance, size: ViewportSize, press: Press, game: str, forbidden: Forbidden
) -> None:
    """At the table it opens in the drawer, marked and in sight, whatever was looked for there before."""
    with enter(size=size, press=press, calm=True) as anna:
        sit_down([anna], Company(game, forbidden.options, own=forbidden.seats))
        player = Player(anna)
        *allowed, refused = forbidden.presses
        for selector in allowed:
            player.wait()
            take(player, selector)
        player.answer(anna.page.locator(refused))
        number = anna.say("rule-number", rule=forbidden.rule)
        press(anna.page.get_by_role("alert").get_by_role("button", name=number))
        lands_at(anna, forbidden.rule)


@IN_BOTH_LANGUAGES
def test_what_is_read_about_a_game_needs_no_connection(enter: Entrance, wire: Wire, language: Language) -> None:
    with enter(wire=wire, language=language, calm=True, reads_offline=True) as anna:
        anna.visit("/")
        anna.page.get_by_role("main").wait_for()
        assert anna.page.evaluate(IS_KEPT)
        with anna.offline(wire):
            for game in GAMES:
                anna.visit(f"/howto/{game}")
                told_whole(anna, anna.page.get_by_role("main"))
                anna.press(anna.page.get_by_role("link", name=anna.say("all-rules"), exact=True))
                anna.page.locator("main article").first.wait_for()
            # Whoever comes to the lobby is shown the way to what can be read.
            anna.visit("/")
            anna.press(anna.page.locator(f'a[href="/howto/{GAME}"]'))
            told_whole(anna, anna.page.get_by_role("main"))


def told_whole(guest: Guest, inside: Locator) -> None:
    """Goal, steps, end and three mistakes are there, each with its picture, and no picture is cut off."""
    inside.get_by_role("heading", name=guest.say("howto-mistakes")).wait_for()
    assert inside.locator("p.goal").inner_text()
    assert 3 <= inside.locator("ol > li h3").count() <= 5
    assert inside.locator("ul > li h3").count() == 3
    pictures = inside.locator(".figure")
    expect(pictures).to_have_count(inside.locator("h3").count() + 2)
    assert guest.page.evaluate(CLIPPED) == []


def lands_at(guest: Guest, number: str) -> None:
    """The rule is marked, has the focus and is in sight, under the heading of its chapter."""
    entry = guest.page.locator(f'[id="rule-{number}"]')
    expect(entry).to_be_focused(timeout=PATIENCE)
    expect(entry).to_have_attribute("aria-current", "true")
    guest.page.wait_for_function(IN_SIGHT, arg=entry.element_handle())
    guest.page.wait_for_function(IN_SIGHT, arg=entry.locator("xpath=../h2").element_handle())
