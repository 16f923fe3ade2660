"""Two people and a bot at one table, invited by a link; somebody looks on."""

from __future__ import annotations

from typing import Final

import msgspec
import pytest

from omerta import catalog
from omerta.testing.journey import Round
from omerta.text import Texts
from tests.browser.chromium import PHONE
from tests.browser.conftest import Entrance
from tests.browser.guest import Guest, Wishes
from tests.browser.hands import by_touch, choose
from tests.browser.player import Player
from tests.browser.tables import (
    EVERY_GAME,
    SeatKind,
    accept_invitation,
    begin,
    concede,
    form,
    link_of,
    radio,
    set_up_table,
    with_bots,
)
from tests.browser.wanted import by_game

pytestmark = pytest.mark.slow

MOMENT: Final = 50
"""Milliseconds in which a bot may move."""


def test_two_people_and_a_bot_finish_a_game_while_a_third_looks_on(enter: Entrance) -> None:
    phone: Wishes = {"size": PHONE, "press": by_touch, "language": "en"}
    with enter(calm=True) as anna, enter(**phone) as ben, enter(calm=True) as carla:
        set_up_table(anna, ("me", "open", "bot"))
        accept_invitation(ben, link_of(anna))
        begin(anna)
        carla.page.goto(anna.page.url)
        carla.page.get_by_text(carla.say("table-spectator")).wait_for()
        play_in_turn(Player(anna), Player(ben), onlooker=carla)
        headline = anna.page.locator("article h2").inner_text()
        assert carla.page.locator("article h2").inner_text() == headline
        assert ben.page.locator("article h2").inner_text() != headline


@EVERY_GAME
def test_whoever_looks_on_has_nothing_to_press_and_sees_who_is_a_bot(enter: Entrance, game: str) -> None:
    with enter(calm=True) as anna, enter(calm=True) as carla:
        set_up_table(anna, with_bots(game), game)
        Player(anna).play(presses=6)
        carla.page.goto(anna.page.url)
        carla.page.get_by_text(carla.say("table-spectator")).wait_for()
        assert carla.page.locator("#main .token:has(.badge)").count() == with_bots(game).count("bot")
        assert carla.page.locator("[data-rail-content] button").count() == 0
        assert carla.page.locator("#main [aria-pressed]:not(:disabled)").count() == 0
        assert carla.page.get_by_placeholder(carla.say("table-say-something")).count() == 0
        carla.page.get_by_role("button", name=carla.say("table-menu")).click()
        for forbidden in ("table-undo", "table-pause", "table-concede", "table-leave"):
            assert carla.page.get_by_role("button", name=carla.say(forbidden)).count() == 0


def test_the_next_game_is_played_by_the_same_people(enter: Entrance) -> None:
    with enter(calm=True) as anna, enter(calm=True) as ben:
        set_up_table(anna, ("me", "open"))
        accept_invitation(ben, link_of(anna))
        begin(anna)
        concede(anna)
        ben.page.get_by_role("button", name=ben.say("table-vote-agree")).click()
        anna.page.get_by_role("button", name=anna.say("table-rematch"), exact=True).click()
        anna.page.wait_for_url(lambda url: url != ben.page.url)
        ben.page.get_by_role("button", name=ben.say("table-rematch-join")).click()
        begin(anna)
        assert Player(anna).wait() == "asked"
        assert anna.page.url == ben.page.url


@by_game("wanted", "ROUNDS")
def test_two_people_among_bots_do_not_wait_long_and_are_told_why(enter: Entrance, game: str, wanted: Round) -> None:
    """By the lengths that the form shows and the deadline that both are told, not by waiting for them."""
    with enter(calm=True) as anna, enter(calm=True, language="en") as ben:
        waits = [waits_of(guest) for guest in (anna, ben)]
        form(anna, game)
        choose(anna.press, radio(anna, "seat-count", anna.say("people", count=wanted.seats)))
        lengths = [shown_length(anna, game, clock) for clock in wanted.clocks]
        assert 0 < sum(lengths) <= wanted.most
        bots: list[SeatKind] = ["bot"] * (wanted.seats - 2)
        set_up_table(anna, ("me", "open", *bots), game)
        accept_invitation(ben, link_of(anna))
        begin(anna)
        waiting = next(one for one in (anna, ben) if not Player(one).asked())
        waiting.page.get_by_text(Texts(catalog.find(game), waiting.say.language).say(wanted.sign)).wait_for()
        assert [0 < max(told) <= 1000 * lengths[0] for told in waits] == [True, True]


def shown_length(guest: Guest, game: str, clock: str) -> int:
    """The seconds that stand in the form for a clock."""
    label = Texts(catalog.find(game), guest.say.language).say(f"clock-{clock.replace('_', '-')}")
    return int(guest.page.get_by_label(label, exact=True).input_value())


def waits_of(guest: Guest) -> list[int]:
    """Milliseconds to each deadline that the page is told of, as soon as it is."""
    told: list[int] = []

    def hear(frame: str | bytes) -> None:
        message = msgspec.json.decode(frame)
        standing = message.get("standing", {})
        told.extend(deadline["due"] - message["now"] for deadline in standing.get("deadlines", ()))

    guest.page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return told


def play_in_turn(*players: Player, onlooker: Guest) -> None:
    """Whoever is asked answers; nobody waits for a page that waits for another."""
    watching = Player(onlooker)
    while not all(player.is_over() for player in players):
        asked = [player for player in players if player.asked()]
        for player in asked:
            player.step()
        assert not watching.asked()
        if not asked:
            onlooker.page.wait_for_timeout(MOMENT)
    assert watching.wait() == "over"
