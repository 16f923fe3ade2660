"""Here are the sentences for people: Fluent texts in German and English, and the numbered rules of a game."""

from omerta.text.bundle import LANGUAGES, BrokenText, Language, MissingText
from omerta.text.needed import missing_keys, needed_keys, shared_keys
from omerta.text.rulebook import Rule, UnknownRule, find_rule, rulebook
from omerta.text.terminal import Beside, Fact, MoveLine, Part, Say
from omerta.text.texts import Texts

__all__ = [
    "LANGUAGES",
    "Beside",
    "BrokenText",
    "Fact",
    "Language",
    "MissingText",
    "MoveLine",
    "Part",
    "Rule",
    "Say",
    "Texts",
    "UnknownRule",
    "find_rule",
    "missing_keys",
    "needed_keys",
    "rulebook",
    "shared_keys",
]
