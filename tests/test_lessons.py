"""The prepared lessons: whoever follows the advice meets everything that they teach, and wins."""

from __future__ import annotations

from typing import Final

import pytest

from omerta import catalog
from omerta.contract import AnyGame, Lesson, Options
from omerta.text import LANGUAGES, Language, Texts
from scripts.find_lessons import give, moments_of

PREPARED: Final = [game for game in catalog.games().values() if game.lesson is not None]
EVERY_LESSON = pytest.mark.parametrize("game", PREPARED, ids=lambda game: game.id)

MOST_DECISIONS: Final = 40
"""With a quarter of a minute for each it takes ten minutes."""


def lesson_of(game: AnyGame) -> Lesson[Options]:
    assert game.lesson is not None, f"{game.id} has prepared one"
    lesson: Lesson[Options] = game.lesson
    return lesson


@EVERY_LESSON
def test_every_moment_comes_to_whoever_follows_the_advice(game: AnyGame) -> None:
    moments = moments_of(game)
    given = give(game, lesson_of(game), moments)
    assert given.came == set(moments)
    assert given.won
    assert given.decisions <= MOST_DECISIONS


@EVERY_LESSON
def test_the_search_knows_no_moment_that_the_lesson_does_not_promise(game: AnyGame) -> None:
    assert set(moments_of(game)) <= set(lesson_of(game).moments)


@EVERY_LESSON
def test_a_lesson_names_what_there_is(game: AnyGame) -> None:
    lesson = lesson_of(game)
    assert lesson.seats in game.seats
    assert {*lesson.bots, lesson.teacher} <= set(game.bots)
    assert set(lesson.lengths) <= set(game.clock_names)


@EVERY_LESSON
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_has_its_words_and_the_lesson_an_end(game: AnyGame, language: Language) -> None:
    texts = Texts(game, language)
    needed = [*(f"guide-{key}" for key in lesson_of(game).moments), *(f"learnt-{line}" for line in (1, 2, 3))]
    assert [key for key in needed if not texts.has(key)] == []
