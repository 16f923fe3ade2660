"""`--lang` decides the language, else the locale; it is German where neither says English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from omerta.text import LANGUAGES, Language

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Of these the first that is set counts."""


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> Language:
    """It is looked up before anything is parsed: help and errors are to be in that language, too."""
    locale = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return _asked(arguments) or ("en" if locale.lower().startswith("en") else "de")


def _asked(arguments: Sequence[str]) -> Language | None:
    words = [part for argument in arguments for part in argument.split("=", 1)]
    for option, value in pairwise(words):
        if option == "--lang":
            return next((language for language in LANGUAGES if language == value), None)
    return None
