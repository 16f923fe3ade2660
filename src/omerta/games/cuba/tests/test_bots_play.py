"""The players of the house in whole games: they keep to the rules, say why, and play as well as they should."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

import pytest
from typing_extensions import Unpack

from omerta.bots.random import RandomBot
from omerta.contract import Bot, Seat
from omerta.games.cuba import GAME
from omerta.games.cuba.actions import CubaAction
from omerta.games.cuba.bots import LEVELS
from omerta.games.cuba.events import Accused, Asked
from omerta.games.cuba.figures import FIGURES, figures
from omerta.games.cuba.seen import CubaView
from omerta.games.cuba.tests.given import CubaScene, Variant, k8, new_game, options
from omerta.games.cuba.tests.play import accuse, at_random
from omerta.games.cuba.values import Reason
from omerta.kit.chance import FastChance, fast_from
from omerta.testing import Scene, rule

CubaBot: TypeAlias = Bot[CubaView, CubaAction]

every_level: Final = pytest.mark.parametrize("level", list(LEVELS))


# --- Whatever the position -------------------------------------------------------------------------------------


class Question(NamedTuple):
    view: CubaView
    legal: Sequence[CubaAction]


@pytest.fixture(params=["formal", "live", "room"], scope="module")
def questions(request: pytest.FixtureRequest) -> list[Question]:
    """What seats are asked in games that are played at random."""
    return [*asked(new_game(6, killer=True, talk=request.param)), *asked(new_game(8, memory_aid=False))]


def asked(scene: CubaScene) -> list[Question]:
    found: list[Question] = []
    for step in range(120):
        found += [Question(scene.view(seat), scene.legal(seat)) for seat in GAME.pending(scene.state)]
        at_random(scene, step, most=1)
    return found[::6]


@every_level
def test_they_choose_a_legal_action_and_the_same_one_again(level: str, questions: list[Question]) -> None:
    bot = LEVELS[level]
    answers = [bot.choose(question.view, question.legal, FastChance(1)) for question in questions]
    assert all(answer in question.legal for question, answer in zip(questions, answers, strict=True))
    assert answers == [bot.choose(question.view, question.legal, FastChance(1)) for question in questions]


def test_they_can_say_why_for_every_action(questions: list[Question]) -> None:
    told = [LEVELS["house"].why(view, legal, action) for view, legal in questions for action in legal[::9]]
    assert all(text.key.startswith("why-") for text in told)


# --- Whole games -----------------------------------------------------------------------------------------------


def waited_for(scene: CubaScene) -> Seat:
    """Everybody may speak in live talk; the game goes on with whoever was asked, else with the Godfather."""
    view = scene.view()
    return view.question.seat if view.question else next(s for s in GAME.pending(scene.state) if s in view.waiting)


def played(bots: Sequence[CubaBot], seed: object, **variant: Unpack[Variant]) -> CubaScene:
    scene = Scene.new(GAME, len(bots), options(**variant), fast_from("deal", seed))
    ties = fast_from("ties", seed)
    while GAME.pending(scene.state):
        seat = waited_for(scene)
        action = bots[seat].choose(scene.view(seat), scene.legal(seat), ties)
        GAME.apply(scene.state, seat, action, scene.chance, scene.events.append)
    return scene


@every_level
@pytest.mark.parametrize("talk", ["formal", "live", "room"])
def test_they_play_to_the_end(level: str, talk: str) -> None:
    scene = played([LEVELS[level]] * 7, level, talk=talk, killer=True)
    assert scene.view().ended is not None
    assert len(scene.happened(Accused)) >= 1


@pytest.mark.parametrize("seats", [5, 12])
def test_the_strongest_play_at_every_table(seats: int) -> None:
    scene = played([LEVELS["hard"], *[LEVELS["master"]] * (seats - 1)], seats, talk="formal")
    assert len(scene.happened(Asked)) == seats - 1


def ends(level: str, suspects: str, seats: int, games: int) -> Counter[Reason]:
    """What a Godfather of this level brings it to, among suspects of another."""
    bots = [LEVELS[level], *[LEVELS[suspects]] * (seats - 1)]
    return Counter(reason_of(played(bots, (level, seats, game), talk="formal")) for game in range(games))


def victories(level: str, suspects: str, seats: int, games: int) -> float:
    """The share that the Godfather wins."""
    return ends(level, suspects, seats, games)["godfather_recovered"] / games


def reason_of(scene: CubaScene) -> Reason:
    ended = scene.view().ended
    assert ended is not None, "the game goes on"
    return ended.reason


def test_asking_for_everything_beats_counting_and_counting_beats_chance() -> None:
    bots = [RandomBot(), *[LEVELS["counting"]] * 5]
    chance_wins = [reason_of(played(bots, game, talk="formal")) for game in range(30)]
    assert chance_wins.count("godfather_recovered") < 9
    assert victories("counting", "counting", 6, 40) < 0.5 < victories("master", "counting", 6, 40)


@pytest.mark.long
@pytest.mark.parametrize(
    ("seats", "godfather", "agent"),
    [
        (5, 0.32, 0.32),
        (6, 0.24, 0.29),
        (7, 0.22, 0.27),
        (8, 0.37, 0.36),
        (9, 0.35, 0.35),
        (10, 0.25, 0.50),
        (11, 0.28, 0.55),
        (12, 0.26, 0.54),
    ],
)
def test_counting_wins_as_often_as_it_should(seats: int, godfather: float, agent: float) -> None:
    """It may be five points off, and what so few games leave to chance."""
    found = ends("counting", "counting", seats, 300)
    assert found["godfather_recovered"] / 300 == pytest.approx(godfather, abs=0.07)
    assert found["agent_accused"] / 300 == pytest.approx(agent, abs=0.07)


@pytest.mark.long
@pytest.mark.parametrize("seats", [6, 7, 8, 9, 10])
def test_the_house_wins_about_every_other_game(seats: int) -> None:
    assert 0.35 < victories("house", "house", seats, 200) < 0.60


@pytest.mark.long
@pytest.mark.parametrize(("seats", "games"), [(5, 100), (6, 100), (7, 100), (8, 80), (12, 60)])
def test_a_master_finds_nearly_all_thieves(seats: int, games: int) -> None:
    assert victories("master", "counting", seats, games) > 0.70


# --- Figures ---------------------------------------------------------------------------------------------------


@rule("C-8.2")
def test_sides_thefts_and_accusations_are_counted() -> None:
    counted = figures(accuse(k8(), 2, 6).events)
    assert counted["godfather"] == (1, 1)
    assert counted["agent"] == (0, 1)
    assert counted["thefts"] == (2, 1)
    assert counted["stolen"] == (7, 2)
    assert counted["accusations"] == (2, 1)


@rule("C-8.5")
def test_a_shot_at_an_agent_counts_for_the_killer() -> None:
    counted = figures(accuse(k8(), 5, fires=3).events)
    assert counted["killer"] == (1, 1)
    assert counted["shots"] == (1, 1)


def test_every_figure_is_told_for_every_game() -> None:
    assert tuple(figures(())) == FIGURES
