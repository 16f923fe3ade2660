"""Tests who was Don and who was police. RULES.md F-1.8, F-10.3"""

from __future__ import annotations

from omerta.games.falconi import GAME
from omerta.games.falconi.tests.given import new_game
from omerta.kit.chance import fast_from
from omerta.testing import rule
from omerta.text import LANGUAGES, Texts


@rule("F-1.8")
def test_one_seat_is_don_and_all_others_are_police() -> None:
    scene = new_game(3)
    assert GAME.roles is not None
    found = GAME.roles(scene.view(None))
    assert sorted(found) == ["don", "police", "police"]
    assert found[next(car.seat for car in scene.view(None).cars if car.car == "prison")] == "don"


@rule("F-10.3")
def test_whoever_drives_several_police_cars_is_police_once() -> None:
    scene, chance = new_game(2), fast_from("roles")
    while pending := GAME.pending(scene.state):
        actions = scene.legal(pending[0])
        scene.when(pending[0], actions[chance.below(len(actions))])
    assert GAME.roles is not None
    assert sorted(GAME.roles(scene.view(None))) == ["don", "police"]


def test_roles_have_names() -> None:
    assert all(Texts(GAME, language).has(key) for language in LANGUAGES for key in ("role-don", "role-police"))
