"""The players of the house in whole games: they keep to the rules, say why, and play as well as they should."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

import pytest
from typing_extensions import Unpack

from omerta.contract import Bot, Text
from omerta.games.palermo import GAME
from omerta.games.palermo.actions import PalermoAction
from omerta.games.palermo.bots import EASY, HOUSE
from omerta.games.palermo.figures import figures
from omerta.games.palermo.seen import PalermoView
from omerta.games.palermo.tests.given import PalermoScene, Variant, new_game
from omerta.games.palermo.tests.play import steps
from omerta.kit.chance import FastChance, fast_from
from omerta.kit.menus import legal
from omerta.testing import rule

PalermoBot: TypeAlias = Bot[PalermoView, PalermoAction]

both_bots: Final = pytest.mark.parametrize("bot", [HOUSE, EASY], ids=["house", "easy"])

WHY: Final = {
    "why-anywhere",
    "why-approach",
    "why-cheapest",
    "why-collect",
    "why-first-venue",
    "why-forced",
    "why-home",
    "why-homeward",
    "why-near-venue",
    "why-nearest-target",
    "why-police",
    "why-police-field",
    "why-police-rest",
    "why-police-stay",
    "why-police-there",
    "why-start",
    "why-target",
    "why-toward",
    "why-wait",
}
MEANS: Final = ("rounds", "winner_money")
TABLES: Final[list[Variant]] = [
    {},
    {"target_marker": True, "hop_police": "whole_stretch"},
    {"build_mode": "draft", "police": False, "draft_order": "snake"},
    {"build_mode": "free", "must_move": False, "round_limit": 20},
    {"target_marker": True, "must_move": False, "diagonal_rule": "lenient"},
]


# --- Whatever the position ---------------------------------------------------------------------------------------


class Question(NamedTuple):
    view: PalermoView
    legal: Sequence[PalermoAction]


@pytest.fixture(params=TABLES, ids=str, scope="module")
def questions(request: pytest.FixtureRequest) -> list[Question]:
    """Says what seats are asked in games that are played half at random, with 3, 4 and 5 seats."""
    played = [step for seats in GAME.seats for step in steps(seats, "bots", **request.param)]
    return [Question(GAME.view(step.state, step.seat), legal(GAME, step.state, step.seat)) for step in played[::7]]


@both_bots
def test_they_choose_a_legal_action_and_the_same_one_again(bot: PalermoBot, questions: list[Question]) -> None:
    answers = [bot.choose(view, legal, FastChance(1)) for view, legal in questions]
    assert all(answer in question.legal for question, answer in zip(questions, answers, strict=True))
    assert answers == [bot.choose(view, legal, FastChance(1)) for view, legal in questions]


@both_bots
def test_they_can_say_why_for_every_action(bot: PalermoBot, questions: list[Question]) -> None:
    told = [bot.why(view, legal, action) for view, legal in questions for action in legal[::9]]
    assert {type(text) for text in told} == {Text}
    assert {text.key for text in told} <= WHY


# --- Whole games -------------------------------------------------------------------------------------------------


def played(bots: Sequence[PalermoBot], seed: object, **options: Unpack[Variant]) -> PalermoScene:
    scene = new_game(len(bots), seed, **options)
    minds = [fast_from("bot", seat, seed) for seat in range(len(bots))]
    while pending := GAME.pending(scene.state):
        seat = pending[0]
        action = bots[seat].choose(scene.view(seat), legal(GAME, scene.state, seat), minds[seat])
        GAME.apply(scene.state, seat, action, scene.chance, scene.events.append)
    return scene


def mean_figures(bot: PalermoBot, seats: int, games: int, **options: Unpack[Variant]) -> dict[str, float]:
    found = [figures(played([bot] * seats, seed, **options).events) for seed in range(games)]
    return {name: sum(each[name][0] for each in found) / sum(each[name][1] for each in found) for name in MEANS}


@rule("P-7.7")
@pytest.mark.parametrize("seats", GAME.seats)
@both_bots
def test_everybody_comes_home_long_before_the_limit(bot: PalermoBot, seats: int) -> None:
    view = played([bot] * seats, "home").view()
    assert view.reason == "all_home"
    assert view.round_number <= 25


@rule("P-8.5")
@both_bots
def test_with_target_markers_everybody_comes_home_as_well(bot: PalermoBot) -> None:
    assert played([bot] * 4, "marked", target_marker=True).view().reason == "all_home"


@rule("P-4.7", "P-8.6")
@both_bots
def test_nobody_waits_for_ever_where_crooks_may_stay(bot: PalermoBot) -> None:
    assert played([bot] * 4, 0, must_move=False).view().reason == "all_home"


def test_the_careful_one_beats_two_hasty_ones() -> None:
    tables = [[HOUSE if seat == careful else EASY for seat in range(3)] for careful in (0, 1, 2, 0, 1, 2)]
    winners = [played(table, number).view().winners for number, table in enumerate(tables)]
    assert sum(number % 3 in won for number, won in enumerate(winners)) >= 5


@pytest.mark.long
@pytest.mark.parametrize(("seats", "rounds", "money"), [(3, 16.9, 79.5), (4, 15.4, 51.4), (5, 15.8, 44.8)])
def test_the_careful_ones_take_as_long_and_earn_as_much_as_they_should(seats: int, rounds: float, money: float) -> None:
    """Over 40 games the means scatter by less than 2 %."""
    found = mean_figures(HOUSE, seats, 40)
    assert found["rounds"] == pytest.approx(rounds, rel=0.1)
    assert found["winner_money"] == pytest.approx(money, rel=0.1)
