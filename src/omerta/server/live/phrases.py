"""Quick phrases travel as the keys of sentences, which every reader reads in their own language."""

from __future__ import annotations

from http import HTTPStatus
from typing import Final

from omerta.contract import AnyGame, Text
from omerta.server.wire.problems import Rejected
from omerta.text import Texts

MARK: Final = "phrase-"
"""So a phrase is known among the other sentences of a game."""


def known_phrase(game: AnyGame, key: str) -> str:
    """The key, if the game has such a phrase: nobody puts another sentence into somebody's mouth."""
    if MARK not in key or not Texts(game, "en").has(key):
        raise Rejected(HTTPStatus.BAD_REQUEST, Text("refusal-no-such-phrase"), "key")
    return key
