"""A Godfather of the house in live talk: he hears everybody, follows what does not fit and lets people answer. C-5.3"""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from omerta.contract import RemarkingBot, Seat
from omerta.games.cuba.actions import Accuse, Ask, CubaAction, Say
from omerta.games.cuba.bots import LEVELS
from omerta.games.cuba.tests.given import CubaScene, a8
from omerta.games.cuba.tests.play import ask, say
from omerta.kit.chance import FastChance
from omerta.testing import rule

SUSPECTS: Final = range(1, 8)
every_level: Final = pytest.mark.parametrize("level", list(LEVELS))


def chosen(scene: CubaScene, seat: Seat, level: str, seed: int = 0) -> CubaAction:
    return LEVELS[level].choose(scene.view(seat), scene.legal(seat), FastChance(seed))


def questioned(scene: CubaScene, level: str) -> list[Ask]:
    """Every question that comes before the accusation; the suspects answer as the house does."""
    asked: list[Ask] = []
    while isinstance(action := chosen(scene, 0, level, len(asked)), Ask):
        ask(scene, action.seat, action.topic)
        while scene.view().question is not None:
            scene.when(action.seat, chosen(scene, action.seat, level))
        asked.append(action)
    assert isinstance(action, Accuse)
    return asked


def agreeing(scene: CubaScene) -> CubaScene:
    """Everybody tells a story that goes with the neighbours': nobody took a diamond, as far as one hears."""
    for seat in SUSPECTS:
        for slot, value in (("recv.diamonds", "13"), ("took", "chip:loyal"), ("pass.diamonds", "13")):
            say(scene, seat, slot, value)
    return scene


@rule("C-5.3")
@every_level
def test_nobody_is_accused_before_everybody_was_heard_twice(level: str) -> None:
    times = Counter(question.seat for question in questioned(a8(), level))
    assert min(times[seat] for seat in SUSPECTS) == 2


@rule("C-5.3", "C-5.15")
@every_level
def test_those_whose_diamonds_do_not_fit_are_asked_again_and_again(level: str) -> None:
    scene = agreeing(a8())
    say(scene, 3, "pass.diamonds", "9")
    times = Counter(question.seat for question in questioned(scene, level))
    # What came back does not fit the last one's story either.  C-5.1
    assert {seat for seat in SUSPECTS if times[seat] > 3} == {3, 4, 7}


@rule("C-5.3", "C-5.11")
@every_level
def test_whoever_was_called_a_thief_may_answer(level: str) -> None:
    scene = agreeing(a8())
    say(scene, 2, "view", "thief", about=5)
    times = Counter(question.seat for question in questioned(scene, level))
    assert times[5] == 3


@rule("C-5.3")
@every_level
def test_he_asks_for_ever_of_nobody(level: str) -> None:
    times = Counter(question.seat for question in questioned(a8(), level))
    assert max(times.values()) <= 4


@rule("C-5.11", "C-12.4")
def test_a_suspect_who_is_called_a_liar_always_hits_back_once() -> None:
    scene = a8()
    house = LEVELS["house"]
    assert isinstance(house, RemarkingBot)
    say(scene, 2, "view", "liar", about=4)
    said = {house.remark(scene.view(4), scene.legal(4), FastChance(seed)) for seed in range(20)}
    assert said == {Say("view", "liar", 2)}
    say(scene, 4, "view", "liar", about=2)
    assert Say("view", "liar", 2) not in {
        house.remark(scene.view(4), scene.legal(4), FastChance(seed)) for seed in range(20)
    }
