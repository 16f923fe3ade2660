"""The players of the house in whole games: they keep to the rules, say why, and play as well as they should."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

import pytest
from typing_extensions import Unpack

from omerta.contract import Bot, Text
from omerta.games.falconi import GAME
from omerta.games.falconi.actions import Blast, Catch, Drive, FalconiAction, Flee
from omerta.games.falconi.bots import EASY, HOUSE
from omerta.games.falconi.bots.moves import moves
from omerta.games.falconi.bots.situation import move_of, position_of, thought_of, turn_of
from omerta.games.falconi.bots.thought import Move
from omerta.games.falconi.bots.ways_out import WaysOut, ways_out
from omerta.games.falconi.presets import PRESETS
from omerta.games.falconi.seen import FalconiView
from omerta.games.falconi.streets.cells import PLACE_NAMES, SIDE_NAMES
from omerta.games.falconi.tests.given import FalconiScene, Variant, new_game
from omerta.games.falconi.tests.play import steps
from omerta.kit.chance import FastChance, fast_from
from omerta.kit.menus import legal
from omerta.testing import rule
from omerta.text import Texts

FalconiBot: TypeAlias = Bot[FalconiView, FalconiAction]

both_bots: Final = pytest.mark.parametrize("bot", [HOUSE, EASY], ids=["house", "easy"])
every_variant: Final = pytest.mark.parametrize("variant", list(PRESETS))

# --- Whatever the position ---------------------------------------------------------------------------------------


class Question(NamedTuple):
    view: FalconiView
    legal: Sequence[FalconiAction]


@pytest.fixture(params=list(PRESETS), scope="module")
def questions(request: pytest.FixtureRequest) -> list[Question]:
    """What seats are asked in games that are played at random, with 2, 3 and 4 seats."""
    played = [step for seats in GAME.seats for seed in range(2) for step in steps(seats, seed, request.param)]
    return [Question(GAME.view(step.state, step.seat), legal(GAME, step.state, step.seat)) for step in played]


@both_bots
def test_they_choose_a_legal_action_and_the_same_one_again(bot: FalconiBot, questions: list[Question]) -> None:
    some = questions[::9]
    answers = [bot.choose(view, legal, FastChance(1)) for view, legal in some]
    assert all(answer in question.legal for question, answer in zip(some, answers, strict=True))
    assert answers == [bot.choose(view, legal, FastChance(1)) for view, legal in some]


def test_they_can_say_why_for_every_action_in_both_languages(questions: list[Question]) -> None:
    told = [HOUSE.why(view, legal, action) for view, legal in questions[::5] for action in legal[::3]]
    assert {type(text) for text in told} == {Text}
    german, english = Texts(GAME, "de"), Texts(GAME, "en")
    assert all(german.said(text, []) and english.said(text, []) for text in {text.key: text for text in told}.values())


@rule("F-11.2", "F-7.1")
def test_what_they_think_of_is_what_the_rules_allow(questions: list[Question]) -> None:
    asked = [question for question in questions if question.view.phase in ("action", "boost")]
    assert [possible(view) for view, _ in asked] == [[move_of(action) for action in legal] for _, legal in asked]


def possible(view: FalconiView) -> list[Move]:
    position = position_of(view)
    return moves(turn_of(view, position), thought_of(view, position))


@rule("F-11.2", "F-4.5")
def test_where_they_think_they_can_drive_is_where_they_may(questions: list[Question]) -> None:
    asked = [question for question in questions if question.view.phase in ("advance", "drive")]
    assert [drives(view) for view, _ in asked] == [list(legal) for _, legal in asked]


def drives(view: FalconiView) -> list[FalconiAction]:
    position = position_of(view)
    ways: WaysOut = ways_out(position, position.city, position.mover)
    return [
        *[Drive(PLACE_NAMES[place]) for place in ways.ends],
        *[Catch(SIDE_NAMES[side]) for side in ways.vias],
        *[Flee(PLACE_NAMES[place]) for place in ways.flights],
        *[Blast(PLACE_NAMES[place]) for place in ways.blasts],
    ]


# --- Whole games -------------------------------------------------------------------------------------------------


def played(variant: str, bots: Sequence[FalconiBot], seed: object, **options: Unpack[Variant]) -> FalconiScene:
    scene = new_game(len(bots), seed, variant=variant, **options)
    minds = [fast_from("bot", seat, seed) for seat in range(len(bots))]
    while pending := GAME.pending(scene.state):
        seat = pending[0]
        action = bots[seat].choose(scene.view(seat), legal(GAME, scene.state, seat), minds[seat])
        GAME.apply(scene.state, seat, action, scene.chance, None)
    return scene


def dons_wins(variant: str, don: FalconiBot, police: FalconiBot, games: int) -> int:
    """Against three police cars."""
    return sum(
        "prison" in played(variant, [don, police, police, police], seed).view().winning_cars for seed in range(games)
    )


@every_variant
@both_bots
def test_every_game_comes_to_an_end(bot: FalconiBot, variant: str) -> None:
    assert [played(variant, [bot] * seats, seats).view().phase for seats in GAME.seats] == ["over"] * 3
