"""One table, many devices: a television for everybody, phones as hands, somebody far away, a bot."""

from __future__ import annotations

from typing import Final

import msgspec
import pytest

from tests.browser.axe import grave_faults
from tests.browser.chromium import PHONE
from tests.browser.conftest import Entrance
from tests.browser.guest import Guest, Wishes
from tests.browser.hands import by_touch
from tests.browser.player import Player
from tests.browser.screens import TV, hide_board, put_screen
from tests.browser.tables import EVERY_GAME, accept_invitation, begin, link_of, open_table, with_bots

pytestmark = pytest.mark.slow

ON_THE_SOFA: Final[Wishes] = {"size": PHONE, "press": by_touch, "calm": True}
IN_ENGLISH: Final[Wishes] = {**ON_THE_SOFA, "language": "en"}
MOMENT: Final = 50
# What is written around the board and smaller than a fortieth of the screen's height.
LETTERS: Final = """() => [...document.querySelectorAll('[data-screen] > header *, [data-screen] > footer *')]
    .filter((node) => [...node.childNodes].some((it) => it.nodeType === 3 && it.data.trim()) && node.checkVisibility())
    .map((node) => [node.textContent.trim(), parseFloat(getComputedStyle(node).fontSize) * (node.currentCSSZoom ?? 1)])
    .filter(([, size]) => size < innerHeight * 0.025)"""


def heard_by(guest: Guest) -> list[str]:
    """Every message on the sockets of a page."""
    heard: list[str] = []
    guest.page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: heard.append(frame if isinstance(frame, str) else "")),
    )
    return heard


def test_a_screen_two_phones_somebody_far_away_and_a_bot_finish_a_game(enter: Entrance) -> None:
    with (
        enter(size=TV, calm=True) as tv,
        enter(**ON_THE_SOFA) as anna,
        enter(**IN_ENGLISH) as ben,
        enter(calm=True) as carla,
        enter(calm=True) as far,
    ):
        heard, hands = heard_by(tv), [heard_by(each) for each in (anna, ben, far)]
        open_table(anna, ("me", "open", "open", "bot"), "wallet")
        link = link_of(anna)
        put_screen(tv, anna)
        tv.page.get_by_role("img", name=tv.say("qr", code=link[-5:])).wait_for()
        assert grave_faults(tv.page) == []
        accept_invitation(ben, link)
        accept_invitation(far, link, "Elisa")
        begin(anna)
        tv.page.locator("[data-screen]").wait_for()
        show_hand_only(anna)
        assert grave_faults(tv.page) == []
        assert tv.page.evaluate(LETTERS) == []
        play_round(Player(anna), Player(ben), Player(far))
        tv.page.locator("[data-screen-over]").wait_for()
        assert grave_faults(tv.page) == []
        assert public_only(heard)
        assert not any(public_only(each) for each in hands)
        carla.visit("/screen")
        carla.page.get_by_role("img", name=carla.say("screen-pair-qr")).wait_for()


def show_hand_only(phone: Guest) -> None:
    hide_board(phone)
    assert phone.page.locator("[data-rail]").is_visible()
    assert grave_faults(phone.page) == []
    phone.press(phone.page.get_by_role("button", name=phone.say("table-show-board")))
    phone.page.locator("#main").wait_for()


def play_round(*players: Player) -> None:
    """Whoever is asked answers, until it is over for all of them."""
    while not all(player.is_over() for player in players):
        asked = [player for player in players if player.asked()]
        for player in asked:
            player.step()
        if not asked:
            players[0].page.wait_for_timeout(MOMENT)


def public_only(heard: list[str]) -> bool:
    """Nothing of what came was for the eyes of one seat: no decision, no choice, no hand, no word among onlookers."""
    messages = [msgspec.json.decode(message) for message in heard]
    told = [message for message in messages if message["type"] in ("welcome", "update")]
    assert told, "something was told"
    asked = [message["standing"]["decisions"] or message["groups"] or message["standing"]["held"] for message in told]
    own = [message["view"].get("you") is not None or message["view"].get("own") for message in told]
    private = [message["type"] for message in messages if message["type"] in ("talk", "reports", "hint")]
    return not any(asked) and not any(own) and not private


@EVERY_GAME
def test_a_table_grows_with_a_large_screen(enter: Entrance, game: str) -> None:
    """Board and rail fill it: nothing that is written is as small there as at a desk."""
    with enter(size=TV, calm=True) as anna:
        open_table(anna, with_bots(game), game)
        Player(anna).wait()
        frame = anna.page.locator("div.frame")
        assert frame.evaluate("(node) => node.currentCSSZoom") > 1.3
        box = frame.bounding_box()
        assert box is not None and (round(box["width"]), round(box["height"])) == (1920, 1080)
        assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert grave_faults(anna.page) == []


@EVERY_GAME
def test_the_board_of_every_game_is_read_from_three_metres(enter: Entrance, game: str) -> None:
    with enter(calm=True) as anna, enter(size=TV, calm=True) as tv:
        open_table(anna, with_bots(game), game)
        Player(anna).play(presses=4)
        put_screen(tv, anna)
        tv.page.locator("[data-screen]").wait_for()
        assert tv.page.evaluate(LETTERS) == []
        assert tv.page.locator("[data-rail]").count() == 0
        assert grave_faults(tv.page) == []


def test_screens_that_are_taken_away_wait_for_another_table(enter: Entrance) -> None:
    with enter(calm=True) as anna, enter(size=TV, calm=True) as tv:
        open_table(anna)
        Player(anna).wait()
        put_screen(tv, anna)
        tv.page.locator("[data-screen]").wait_for()
        anna.page.get_by_role("button", name=anna.say("table-menu")).click()
        anna.page.get_by_role("button", name=anna.say("screens-remove")).click()
        tv.page.get_by_role("img", name=tv.say("screen-pair-qr")).wait_for()
