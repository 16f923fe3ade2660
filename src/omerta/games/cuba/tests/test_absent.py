"""What is done for a player who does not answer. RULES.md C-14."""

from __future__ import annotations

import pytest

from omerta.contract import Seat
from omerta.games.cuba import GAME
from omerta.games.cuba.actions import Accuse, Bag, CubaAction, Hide, Say, TakeChip, TakeDiamonds
from omerta.games.cuba.tests.given import P0, CubaScene, a8, given, k8, new_game
from omerta.games.cuba.tests.look import own
from omerta.games.cuba.tests.play import (
    ABDICATE,
    HOLD,
    OPEN_FLOOR,
    OPEN_POCKET,
    PASS_FLOOR,
    REFUSE,
    TAKE_NOTHING,
    ask,
    expire,
)
from omerta.testing import rule


def default(scene: CubaScene, seat: Seat) -> CubaAction:
    action = GAME.default(scene.state, seat)
    assert action in scene.legal(seat), f"{action} is not legal"
    return action


@rule("C-14.1")
def test_the_godfather_hides_nothing() -> None:
    assert default(new_game(6), P0) == Hide(0)


@rule("C-14.1")
def test_p1_bags_nothing() -> None:
    assert default(given(6), 1) == Bag("none")


@rule("C-14.1", "C-9.4")
def test_when_the_last_players_clock_ends_he_takes_nothing() -> None:
    assert own(expire(given(6, "1d 1d 1d 1d"), "take"), 5).take == "nothing"


@rule("C-14.1")
@pytest.mark.parametrize(
    ("takes", "seat", "action"),
    [
        ("1d", 2, TakeChip("loyal")),
        ("1d 1d 1d 1d", 5, TakeChip("loyal")),
        ("loyal", 2, TakeChip("driver")),
        ("loyal driver", 3, TakeChip("fbi")),
        ("loyal driver fbi", 4, TakeDiamonds(1)),
    ],
)
def test_another_suspect_takes_the_plainest_thing_in_the_box(takes: str, seat: Seat, action: CubaAction) -> None:
    assert default(given(6, takes), seat) == action


@rule("C-14.1")
def test_the_killers_chip_is_taken_last() -> None:
    assert default(given(7, "15d loyal driver fbi", killer=True), 5) == TakeChip("killer")
    assert default(given(7, "14d loyal driver fbi", killer=True), 5) == TakeDiamonds(1)


@rule("C-14.1")
def test_before_an_empty_box_nothing_is_taken() -> None:
    assert default(given(7, "loyal 15d loyal fbi", bag="driver"), 5) == TAKE_NOTHING


@rule("C-14.1")
@pytest.mark.parametrize("talk", ["live", "formal"])
def test_an_asked_seat_refuses(talk: str) -> None:
    assert default(ask(a8(talk=talk), 4, "took"), 4) == REFUSE


@rule("C-14.1")
def test_a_suspect_who_must_speak_took_no_diamonds() -> None:
    assert default(a8(), 4) == Say("took", "no_diamonds")


@rule("C-14.1")
def test_the_floor_is_passed() -> None:
    assert default(a8(talk="formal").when(P0, OPEN_FLOOR), 1) == PASS_FLOOR


@rule("C-14.1")
@pytest.mark.parametrize("seat", [1, 3, 5])
def test_nobody_fires(seat: Seat) -> None:
    assert default(k8().when(P0, Accuse(2)), seat) == HOLD


@rule("C-14.1")
def test_on_one_device_the_pocket_opens() -> None:
    assert default(k8(talk="room", room_devices="one").when(P0, Accuse(2)), P0) == OPEN_POCKET


@rule("C-14.1")
@pytest.mark.parametrize("talk", ["live", "formal", "room"])
def test_the_godfather_resigns(talk: str) -> None:
    assert default(a8(talk=talk), P0) == ABDICATE
