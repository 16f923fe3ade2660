"""What a tiding says: which game, at whose table, and that one is asked. There is nothing else in it to find out."""

from __future__ import annotations

import unicodedata
from typing import Final

from omerta import catalog
from omerta.contract import Argument
from omerta.server.kept import Call
from omerta.text import LANGUAGES, Language, Texts

KEY: Final = "tidings-turn"
TEST: Final = "tidings-test"

PLAIN: Final = frozenset("LMNZ")
"""Letters, marks, numbers and spaces, by their categories."""

HARMLESS: Final = frozenset("-.,'’·!?")


def arguments(call: Call) -> dict[str, Argument]:
    whose = "own" if call.is_host else "nobody" if call.host is None else "host"
    return {"game": call.game, "table": call.code, "whose": whose, "host": call.host or ""}


def sentence(call: Call, language: str, host: str | None = None) -> str:
    """The whole of it in one line; `host` is their name, where it has to be written otherwise."""
    texts = Texts(catalog.find(call.game), spoken(language))
    given = arguments(call) | ({} if host is None else {"host": host})
    return texts.sentence("tidings-turn", {**given, "title": texts.say("title")})


def title(call: Call, language: str) -> str:
    return Texts(catalog.find(call.game), spoken(language)).say("tidings-turn-title")


def place(call: Call, language: str) -> str:
    """Which game, and whose table."""
    texts = Texts(catalog.find(call.game), spoken(language))
    return texts.sentence("tidings-place", {**arguments(call), "title": texts.say("title")})


def trial(language: str) -> str:
    return Texts("omerta", spoken(language)).say("tidings-test")


def spoken(language: str) -> Language:
    """The language, if it is one of ours."""
    return next((known for known in LANGUAGES if known == language), LANGUAGES[0])


def plain(name: str) -> str:
    """A name in which no chat program finds a link, a mention or a mark-up: whoever is called `@everyone` calls
    nobody."""
    return "".join(char for char in name if char in HARMLESS or _is_plain(char)).strip()


def _is_plain(char: str) -> bool:
    category = unicodedata.category(char)
    return category[0] in PLAIN or category == "So"
