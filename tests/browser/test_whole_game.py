"""One person and bots, from the wall to the front page: by mouse, by touch, by keyboard, on all seats alone."""

from __future__ import annotations

import pytest

from omerta.testing.journey import Brief, WholeGame
from tests.browser.chromium import DESK, PHONE
from tests.browser.conftest import Entrance
from tests.browser.guest import Guest
from tests.browser.hands import by_keys, by_mouse, by_touch
from tests.browser.player import Player, name_of
from tests.browser.tables import EVERY_GAME, SeatKind, end_game, open_table, set_up_table, switch_to_list, with_bots
from tests.browser.telling import torn, undrawn
from tests.browser.wanted import brief, by_game

pytestmark = pytest.mark.slow


@EVERY_GAME
def test_a_whole_game_by_mouse_on_a_desk(enter: Entrance, game: str) -> None:
    with enter(size=DESK, press=by_mouse) as anna:
        sit_down_with_bots(anna, game)
        assert Player(anna).play()


@EVERY_GAME
def test_a_whole_game_by_touch_on_a_phone(enter: Entrance, game: str) -> None:
    with enter(size=PHONE, press=by_touch, calm=True) as anna:
        sit_down_with_bots(anna, game)
        play_with_everything_in_sight(anna)


@EVERY_GAME
def test_a_whole_game_by_keyboard_alone(enter: Entrance, game: str) -> None:
    """First on the board, then in the list view, which has the same in words."""
    with enter(size=DESK, press=by_keys, language="en", calm=True) as anna:
        wanted = sit_down_with_bots(anna, game)
        player = Player(anna)
        assert not player.play(presses=wanted.on_board)
        switch_to_list(anna)
        assert player.play()


@by_game("wanted", "WHOLE_GAMES")
def test_a_whole_game_as_the_game_wants_it(enter: Entrance, game: str, wanted: WholeGame) -> None:
    size, press = (PHONE, by_touch) if wanted.is_on_phone else (DESK, by_mouse)
    seats: list[SeatKind] = ["bot"] * wanted.seats
    seats[wanted.seat] = "me"
    with enter(size=size, press=press, calm=True) as anna:
        open_table(anna, seats, game, level=wanted.level, numbers=wanted.numbers)
        play_with_everything_in_sight(anna)


def test_one_person_plays_all_seats(enter: Entrance) -> None:
    """Whichever seat is asked comes forward by itself, until each has been asked; then they give up together."""
    with enter(calm=True) as anna:
        set_up_table(anna, ("me", "me", "me"))
        own = anna.page.get_by_role("group", name=anna.say("table-own-seats")).get_by_role("button")
        player = Player(anna)
        player.wait()
        assert own.count() == 3
        forward: set[str] = set()
        while len(forward) < 3:
            forward.add(name_of(own.and_(anna.page.locator('[aria-pressed="true"]'))))
            player.step()
            assert player.wait() == "asked"
        end_game(player)


def play_with_everything_in_sight(guest: Guest) -> None:
    """Plays to the end, with a look at every page before something is pressed."""
    player = Player(guest)
    while player.wait() == "asked":
        assert undrawn(guest) == []
        assert torn(guest) == []
        player.step()


def sit_down_with_bots(guest: Guest, game: str) -> Brief:
    """Where a whole game does not last long."""
    wanted = brief(game) or Brief(seats=len(with_bots(game)))
    bots: list[SeatKind] = ["bot"] * (wanted.seats - 1)
    open_table(guest, ("me", *bots), game, level=wanted.level, numbers=wanted.numbers)
    return wanted
