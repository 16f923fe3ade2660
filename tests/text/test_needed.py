"""No sentence is forgotten, and none is written for nobody."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from omerta.testing.toys import TOYS
from omerta.text import LANGUAGES, Language, missing_keys, needed_keys, shared_keys
from omerta.text.spoken import spoken_in


def written(language: Language) -> set[str]:
    resource = FluentParser().parse(files("omerta").joinpath("text", f"{language}.ftl").read_text(encoding="utf-8"))
    return {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}


def test_every_shared_sentence_is_written() -> None:
    assert missing_keys() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_written_that_nobody_says(language: Language) -> None:
    # Of bots and silenced seats the code speaks by a name that is put together.
    assert written(language) - shared_keys() == {"bot-random"}


def test_keys_are_found_where_they_are_spoken() -> None:
    source = """
def f(say, texts):
    say("one"); texts.say("two", x=1); texts.sentence("three")
    Text("four" if x else "five"); BadInput("six")
    raise RuleViolation("V-1", "too_few", n=1)
    Decision("whom_to_ask"); say(name); other("seven")
"""
    spoken = {"one", "two", "three", "four", "five", "six", "refusal-too-few", "decision-whom-to-ask"}
    assert set(spoken_in(source)) == spoken


def test_a_game_needs_its_title_events_actions_options_bots_rules_and_words() -> None:
    needed = needed_keys(TOYS["courier"])
    assert needed >= {
        "title",
        "event-card-put-back",
        "action-put-back",
        "option-memory",
        "option-pass-to-left",
        "bot-house",
        "card-A",
        "why-keep-the-best",
        "refusal-not-in-hand",
        "decision-turn",
    }
    assert any(key.startswith("rule-K-") for key in needed)
