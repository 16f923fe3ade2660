"""The rules in sentences are a book: each chapter of RULES.md with its rules, in the same order, in both languages."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import groupby

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from omerta import catalog
from omerta.text import LANGUAGES, Language, rulebook
from omerta.text.keys import rule_key

IN_BOTH_LANGUAGES = pytest.mark.parametrize("language", LANGUAGES)
EVERY_GAME = pytest.mark.parametrize("game", catalog.ids())


def messages(game: str, language: Language) -> list[ast.Message]:
    """Those of the book, as they are written."""
    source = files(catalog.find(game).package).joinpath("text", f"{language}.rules.ftl").read_text(encoding="utf-8")
    return [entry for entry in FluentResource(source).body if isinstance(entry, ast.Message)]


def chapter_key(heading: str) -> str:
    number = re.match(r"[A-Z]+-\d+(?=\s)", heading)
    name = number[0] if number else re.sub(r"\W+", "-", heading)
    return f"chapter-{name}"


def expected(game: str) -> list[str]:
    """Checks of the box and worked examples are for those who write games."""
    rules = [
        rule
        for rule in rulebook(catalog.find(game).package).values()
        if not rule.is_example and not re.match(r"L[A-Z]+-", rule.id)
    ]
    chapters = groupby(rules, key=lambda rule: rule.chapter)
    return [key for chapter, own in chapters for key in (chapter_key(chapter), *(rule_key(rule.id) for rule in own))]


@EVERY_GAME
@IN_BOTH_LANGUAGES
def test_a_book_has_every_chapter_with_its_rules(game: str, language: Language) -> None:
    assert [message.id.name for message in messages(game, language)] == expected(game)


@EVERY_GAME
def test_both_languages_tell_the_same_examples(game: str) -> None:
    german, english = (told_by_example(game, language) for language in LANGUAGES)
    assert german == english


@EVERY_GAME
def test_a_book_has_examples(game: str) -> None:
    assert told_by_example(game, "de")


def told_by_example(game: str, language: Language) -> list[str]:
    """The rules that have one; nothing but an example is told beside a rule."""
    told = [(message.id.name, [each.id.name for each in message.attributes]) for message in messages(game, language)]
    assert all(names in ([], ["example"]) for _, names in told)
    return [key for key, names in told if names]
