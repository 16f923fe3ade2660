"""Everybody in one room. RULES.md C-12.3."""

from __future__ import annotations

import pytest

from omerta.contract import Seat
from omerta.games.cuba import GAME
from omerta.games.cuba.actions import Abdicate, Accuse, Ask, CubaAction, OpenPocket, Say, Shouted
from omerta.games.cuba.events import (
    Fired,
    JokerGiven,
    PocketOpened,
)
from omerta.games.cuba.tests.given import P0, a8, k7, k8
from omerta.games.cuba.tests.look import (
    accusable,
    decision,
    end,
    goes_on,
    heard,
    kinds,
    out,
    told,
    winners,
)
from omerta.games.cuba.tests.play import (
    ABDICATE,
    HOLD,
    OPEN_FLOOR,
    OPEN_POCKET,
    PASS_FLOOR,
    PENG,
    REFUSE,
    accuse,
    expire,
)
from omerta.testing import rule

MISSING = Say("gf.missing", "3")
TOOK = Say("took", "nothing")


@rule("C-12.3")
@pytest.mark.parametrize("devices", ["many", "one"])
def test_in_a_room_the_godfather_accuses_or_resigns_and_nobody_else_acts(devices: str) -> None:
    scene = a8(talk="room", room_devices=devices)
    assert scene.legal(P0) == [*(Accuse(seat) for seat in range(1, 8)), ABDICATE]
    assert GAME.pending(scene.state) == (P0,)


@rule("C-12.3")
@pytest.mark.parametrize(
    ("seat", "action"),
    [(0, Ask(4, "took")), (0, MISSING), (4, TOOK), (0, OPEN_FLOOR), (4, PASS_FLOOR), (4, REFUSE)],
)
def test_in_a_room_statements_and_questions_do_not_exist(seat: Seat, action: CubaAction) -> None:
    assert a8(talk="room").refused(seat, action).rule == "C-12.3"


@rule("C-12.3")
def test_in_a_room_with_many_phones_the_window_is_as_ever() -> None:
    scene = k8(talk="room").when(P0, Accuse(5))
    assert scene.view().waiting == (1, 2, 3, 4, 6, 7)
    assert scene.legal(3) == [HOLD, PENG]
    assert scene.refused(P0, OPEN_POCKET).rule == "C-12.3"
    assert scene.refused(P0, Shouted(3)).rule == "C-12.3"


@rule("C-12.3")
def test_on_one_device_the_godfather_enters_that_the_pocket_opens_or_who_shouted() -> None:
    scene = k8(talk="room", room_devices="one").when(P0, Accuse(5))
    assert set(scene.legal(P0)) == {OpenPocket(), *(Shouted(seat) for seat in (1, 2, 3, 4, 6, 7))}
    assert GAME.pending(scene.state) == (P0,)
    assert (decision(scene, P0).kind, scene.view().waiting) == ("device", (P0,))


@rule("C-12.3")
@pytest.mark.parametrize("action", [HOLD, PENG])
def test_on_one_device_the_seats_of_the_window_enter_nothing(action: CubaAction) -> None:
    scene = k8(talk="room", room_devices="one").when(P0, Accuse(5))
    assert scene.legal(3) == []
    assert scene.refused(3, action).rule == "C-12.3"


@rule("C-12.3")
def test_on_one_device_opening_the_pocket_closes_the_window() -> None:
    scene = k8(talk="room", room_devices="one").when(P0, Accuse(2)).when(P0, OPEN_POCKET)
    assert told(scene, None, PocketOpened) == [PocketOpened(2, "diamonds:3", "thief")]
    assert goes_on(scene)


@rule("C-12.3", "C-7.5")
def test_on_one_device_the_killers_shout_counts() -> None:
    scene = k8(talk="room", room_devices="one").when(P0, Accuse(5)).when(P0, Shouted(3))
    assert told(scene, None, Fired) == [Fired(3)]
    assert (end(scene), winners(scene)) == (("killer_shot_agent", "shot"), {3, 4})


@rule("C-12.3")
@pytest.mark.parametrize("seat", [1, 2, 4, 7])
def test_on_one_device_a_shout_of_anybody_else_counts_as_none(seat: Seat) -> None:
    scene = k8(talk="room", room_devices="one").when(P0, Accuse(6)).when(P0, Shouted(seat))
    assert told(scene, None, Fired) == []
    assert out(scene) == {6: "caught"}


@rule("C-12.3")
@pytest.mark.parametrize("seat", [0, 6, 8])
def test_on_one_device_only_seats_of_the_window_can_have_shouted(seat: Seat) -> None:
    scene = k8(talk="room", room_devices="one").when(P0, Accuse(6))
    assert scene.refused(P0, Shouted(seat)).rule == "C-12.3"


@rule("C-12.3")
@pytest.mark.parametrize("action", [OPEN_POCKET, Shouted(3)])
def test_only_the_godfathers_device_enters_it(action: CubaAction) -> None:
    scene = k8(talk="room", room_devices="one").when(P0, Accuse(6))
    assert scene.refused(3, action).rule == "C-12.3"


@rule("C-12.3", "C-7.3")
def test_on_one_device_the_accused_killer_cannot_shoot() -> None:
    scene = k8(talk="room", room_devices="one").when(P0, Accuse(3)).when(P0, Shouted(4))
    assert told(scene, None, JokerGiven) == [JokerGiven(3, 0)]


@rule("C-12.3")
def test_on_one_device_there_is_nothing_to_enter_without_a_window() -> None:
    scene = a8(talk="room", room_devices="one")
    assert scene.refused(P0, OPEN_POCKET).rule in ("C-7.2", "C-12.3")
    accuse(scene, 2)
    assert kinds(heard(scene, None))[-4:] == ["Accused", "PocketOpened", "Recovered", "Eliminated"]


@rule("C-12.3", "C-7.6")
def test_on_one_device_a_shot_at_an_innocent_saves_the_godfather() -> None:
    scene = k7(talk="room", room_devices="one").when(P0, Accuse(1)).when(P0, Shouted(3))
    assert out(scene) == {1: "shot", 3: "fired"}
    assert accusable(scene) == {2, 4, 5, 6}


@rule("C-12.3")
def test_a_whole_evening_in_a_room() -> None:
    scene = accuse(a8(talk="room"), 2, 5)
    assert winners(scene) == {0, 1, 4, 7}
    assert end(a8(talk="room").when(P0, Abdicate())) == ("godfather_out", "abdicated")


@rule("C-12.3", "C-13.2")
def test_in_a_room_the_windows_clock_runs() -> None:
    scene = expire(k8(talk="room").when(P0, Accuse(2)).when(3, PENG), "window")
    assert out(scene) == {2: "shot", 3: "fired"}
