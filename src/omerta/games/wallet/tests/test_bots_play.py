"""The players of the house in whole games: they keep to the rules, say why, and play as well as they should."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

import pytest

from omerta.bots.random import RandomBot
from omerta.contract import Bot, Text
from omerta.games.wallet import GAME
from omerta.games.wallet.actions import WalletAction
from omerta.games.wallet.bots import EASY, HOUSE
from omerta.games.wallet.events import TurnBegan
from omerta.games.wallet.figures import FIGURES, figures
from omerta.games.wallet.round_events import HandRevealed
from omerta.games.wallet.seen import WalletView
from omerta.games.wallet.tests.given import WalletScene, ended, new_game
from omerta.games.wallet.tests.play import at_random, hurried, settled
from omerta.kit.chance import FastChance, fast_from
from omerta.kit.menus import legal
from omerta.testing import rule

WalletBot: TypeAlias = Bot[WalletView, WalletAction]

both_bots: Final = pytest.mark.parametrize("bot", [HOUSE, EASY], ids=["house", "easy"])


# --- Whatever the position -------------------------------------------------------------------------------------


class Question(NamedTuple):
    view: WalletView
    legal: Sequence[WalletAction]


@pytest.fixture(params=[2, 3, 7], scope="module")
def questions(request: pytest.FixtureRequest) -> list[Question]:
    """Says what seats are asked in games that are played at random."""
    variants = [
        new_game(request.param, "bots"),
        new_game(request.param, "bots", specials_per_turn=2, allow_pass=True, payment="minimal", deck="full"),
    ]
    return [question for scene in variants for question in asked(scene)]


def asked(scene: WalletScene) -> list[Question]:
    found: list[Question] = []
    for step in range(400):
        found += [Question(scene.view(seat), scene.legal(seat)) for seat in GAME.pending(scene.state)]
        at_random(scene, step, most=1)
    return found[::2]


@both_bots
def test_they_choose_a_legal_action_and_the_same_one_again(bot: WalletBot, questions: list[Question]) -> None:
    answers = [bot.choose(question.view, question.legal, FastChance(1)) for question in questions]
    assert all(answer in question.legal for question, answer in zip(questions, answers, strict=True))
    assert answers == [bot.choose(question.view, question.legal, FastChance(1)) for question in questions]


@both_bots
def test_they_can_say_why_for_every_action(bot: WalletBot, questions: list[Question]) -> None:
    told = [bot.why(view, legal, action) for view, legal in questions for action in legal[:5]]
    assert {type(text) for text in told} == {Text}
    assert all(text.key.startswith("why-") for text in told)


# --- How well they play ----------------------------------------------------------------------------------------


def played(bots: Sequence[WalletBot], seed: object) -> WalletScene:
    scene = new_game(len(bots), seed)
    ties = fast_from("ties", seed)
    while pending := GAME.pending(scene.state):
        seat = pending[0]
        action = bots[seat].choose(scene.view(seat), legal(GAME, scene.state, seat), ties)
        GAME.apply(scene.state, seat, action, scene.chance, scene.events.append)
    return scene


def mean_figures(bot: WalletBot, seats: int, games: int) -> dict[str, float]:
    found = [figures(played([bot] * seats, seed).events) for seed in range(games)]
    return {
        name: sum(one[name][0] for one in found) / sum(one[name][1] for one in found) for name in ("innocent", "turns")
    }


@pytest.mark.slow
def test_careful_is_innocent_more_often_than_easy_and_easy_than_random() -> None:
    careful, easy, careless = (mean_figures(bot, 4, 12)["innocent"] for bot in (HOUSE, EASY, RandomBot()))
    assert careful > 0.75
    assert careless < 0.3
    assert 0.5 < easy < careful


def test_careful_beats_easy() -> None:
    as_first = [played([HOUSE, EASY], seed).view().winners for seed in range(20)]
    as_second = [played([EASY, HOUSE], seed).view().winners for seed in range(20)]
    assert sum(0 in winners for winners in as_first) + sum(1 in winners for winners in as_second) >= 26


@pytest.mark.long
@pytest.mark.parametrize(
    ("seats", "innocent", "turns"),
    [(2, 0.88, 7.2), (3, 0.89, 8.6), (4, 0.87, 10.5), (5, 0.84, 11.9), (6, 0.83, 12.8), (7, 0.81, 13.8)],
)
def test_the_house_is_as_innocent_and_as_quick_as_it_should(seats: int, innocent: float, turns: float) -> None:
    found = mean_figures(HOUSE, seats, 100)
    assert found["innocent"] == pytest.approx(innocent, abs=0.04)
    assert found["turns"] == pytest.approx(turns, rel=0.1)


# --- Figures ---------------------------------------------------------------------------------------------------


@rule("W-3.5")
def test_turns_are_counted_by_round() -> None:
    scene = hurried(new_game(3, "figures"), rounds=3)
    assert figures(scene.events)["turns"] == (len(scene.happened(TurnBegan)), 3)


@rule("W-10.1", "W-10.4", "W-9.1")
def test_innocents_are_counted_by_seat_and_the_richest_by_round() -> None:
    scene = settled(ended("#police BADGE D100", "#john E200 Y50", "D20 D50", rounds=1))
    counted = figures(scene.events)
    assert len(scene.happened(HandRevealed)) == 3
    assert counted["innocent"] == (2, 3)
    assert counted["richest"] == (250, 1)
    # The scene begins after the deal: nobody has seen the round start.
    assert counted["on_duty"] == (1, 0)


def test_every_figure_is_told_for_every_game() -> None:
    assert tuple(figures(())) == FIGURES
