"""The Godfather's light on a suspect. RULES.md C-5.14."""

from __future__ import annotations

import pytest

from omerta.contract import Seat
from omerta.games.cuba import GAME
from omerta.games.cuba.tests.given import P0, CubaScene, a8, k8
from omerta.games.cuba.tests.play import accuse
from omerta.testing import rule


def forbidden(scene: CubaScene, seat: Seat, at: str) -> str | None:
    assert GAME.pointing is not None
    return GAME.pointing(scene.state, seat, at)


@rule("C-5.14")
@pytest.mark.parametrize("at", ["seat-1", "seat-7"])
def test_the_godfather_lights_a_living_suspect(at: str) -> None:
    assert forbidden(a8(), P0, at) is None


@rule("C-5.14")
@pytest.mark.parametrize("seat", [1, 7])
def test_nobody_else_has_the_light(seat: Seat) -> None:
    assert forbidden(a8(), seat, "seat-2") == "C-5.14"


@rule("C-5.14")
@pytest.mark.parametrize("at", ["seat-0", "seat-8", "seat-", "box", ""])
def test_the_light_falls_on_suspects_alone(at: str) -> None:
    assert forbidden(a8(), P0, at) == "C-5.14"


@rule("C-5.14", "C-9.1")
def test_the_light_falls_on_nobody_who_is_out() -> None:
    scene = accuse(a8(), 2)
    assert forbidden(scene, P0, "seat-2") == "C-5.14"
    assert forbidden(scene, P0, "seat-1") is None


@rule("C-5.14", "C-12.2", "C-12.3")
@pytest.mark.parametrize("talk", ["formal", "room"])
def test_the_light_is_for_live_talk(talk: str) -> None:
    assert forbidden(k8(talk=talk), P0, "seat-2") == "C-5.14"
