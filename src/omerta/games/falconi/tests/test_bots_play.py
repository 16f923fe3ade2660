"""The players of the house in whole games: they keep to the rules, say why, and play as well as they should."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pytest
from typing_extensions import Unpack

from omerta.contract import Chance, Text
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
from omerta.games.falconi.tests.minds import FalconiBot, both_bots
from omerta.games.falconi.tests.play import steps
from omerta.kit.chance import FastChance, fast_from
from omerta.kit.menus import legal
from omerta.testing import rule
from omerta.text import Language, Texts

every_variant: Final = pytest.mark.parametrize("variant", list(PRESETS))

WHY: Final = {
    "why-actions-ahead",
    "why-actions-to-don",
    "why-actions-to-escape",
    "why-behind-don",
    "why-blast",
    "why-blast-escape",
    "why-blocks-don",
    "why-blocks-police",
    "why-bomb",
    "why-boost-stop",
    "why-border-cut-off",
    "why-border-far-actions",
    "why-border-far-cards",
    "why-border-near-cards",
    "why-break",
    "why-catch",
    "why-catch-bomb",
    "why-caught",
    "why-cut-off",
    "why-draw",
    "why-escape-far",
    "why-escape-laid",
    "why-flee",
    "why-flee-next",
    "why-forced",
    "why-near-don",
    "why-near-escape",
    "why-no-hunter",
    "why-no-way-out",
    "why-no-way-to-don",
    "why-overtake",
    "why-room",
    "why-room-ahead",
}

# --- Whatever the position ---------------------------------------------------------------------------------------


class Question(NamedTuple):
    view: FalconiView
    legal: Sequence[FalconiAction]


@pytest.fixture(params=list(PRESETS), scope="module")
def questions(request: pytest.FixtureRequest) -> list[Question]:
    """Says what seats are asked in games that are played at random, with 2, 3 and 4 seats."""
    played = [step for seats in GAME.seats for seed in range(2) for step in steps(seats, seed, request.param)]
    return [Question(GAME.view(step.state, step.seat), legal(GAME, step.state, step.seat)) for step in played]


@both_bots
def test_they_choose_a_legal_action_and_the_same_one_again(bot: FalconiBot, questions: list[Question]) -> None:
    some = questions[::9]
    answers = [bot.choose(view, legal, FastChance(1)) for view, legal in some]
    assert all(answer in question.legal for question, answer in zip(some, answers, strict=True))
    assert answers == [bot.choose(view, legal, FastChance(1)) for view, legal in some]


def test_they_can_say_why_for_every_action(questions: list[Question]) -> None:
    told = [HOUSE.why(view, legal, action) for view, legal in questions[::5] for action in legal[::3]]
    assert {type(text) for text in told} == {Text}
    assert {text.key for text in told} <= WHY


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_reason_is_a_sentence_in_both_languages(language: Language, questions: list[Question]) -> None:
    texts = Texts(GAME, language)
    told = {text.key: text for text in [HOUSE.why(*question, question.legal[0]) for question in questions]}
    sentences = [texts.said(text, []) for text in told.values()]
    assert [sentence for sentence in sentences if "{" in sentence or "why-" in sentence] == []


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
    """Don plays against three police cars."""
    scenes = [played(variant, [don, police, police, police], seed) for seed in range(games)]
    return sum("prison" in scene.view().winning_cars for scene in scenes)


class Anybody:
    """Does anything that is legal."""

    def choose(self, view: FalconiView, legal: Sequence[FalconiAction], chance: Chance) -> FalconiAction:
        return legal[chance.below(len(legal))]

    def why(self, view: FalconiView, legal: Sequence[FalconiAction], action: FalconiAction) -> Text:
        return Text("why-forced")


RANDOM: Final = Anybody()


@every_variant
def test_every_game_comes_to_an_end(variant: str) -> None:
    assert [played(variant, [HOUSE] * seats, seats).view().phase for seats in GAME.seats] == ["over"] * 3


@rule("F-10.3")
def test_one_player_may_drive_three_police_cars() -> None:
    assert played("prosciutto", [HOUSE, HOUSE], 1, police_cars=3).view().phase == "over"


@pytest.mark.slow
def test_the_careful_one_beats_the_hasty_one_on_either_side() -> None:
    """As Don it wins 21 of 30 games by expectation, the other one 8; both scatter by 2 or 3."""
    assert dons_wins("prosciutto", HOUSE, EASY, 30) - dons_wins("prosciutto", EASY, HOUSE, 30) >= 4


@pytest.mark.slow
def test_in_principle_two_it_beats_the_hasty_one_as_well() -> None:
    """As Don it wins 4 of 6 games by expectation, the other one hardly any."""
    assert dons_wins("salami", HOUSE, EASY, 6) > dons_wins("salami", EASY, HOUSE, 6)


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["funghi", "prosciutto", "salami"])
def test_the_hasty_one_beats_chance_on_either_side(variant: str) -> None:
    """It wins 9 to 12 of 12 games by expectation, and none the other way round."""
    assert dons_wins(variant, EASY, RANDOM, 12) >= 6
    assert dons_wins(variant, RANDOM, EASY, 12) <= 2


@pytest.mark.long
@pytest.mark.parametrize(("variant", "share"), [("margherita", 0.36), ("funghi", 0.39), ("prosciutto", 0.54)])
def test_between_careful_ones_don_wins_as_often_as_he_should(variant: str, share: float) -> None:
    """Over 100 games the share scatters by 5 points."""
    assert dons_wins(variant, HOUSE, HOUSE, 100) / 100 == pytest.approx(share, abs=0.15)
