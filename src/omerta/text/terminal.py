"""What a game may bring along for the terminal table: `games/<id>/terminal`. Markup is rich's, without importing it.

    def board(view, names, say) -> str                          the table as seen by `view.you`
    def moves(view, legal, names, say) -> list[MoveLine]        the legal actions, grouped for reading
    def explain(view, action, names, say) -> list[str]          what a player may want to know before doing it
    def debrief(view, names, say) -> str                        what comes to light at the end
    RULES: Mapping[str, str]                                    the rule that allows an action, by its tag

Without it the table lists the fields of the view and the sentences of the actions.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from omerta.contract import Argument


class Say(Protocol):
    """A sentence by its key, in the language of the reader."""

    def __call__(self, key: str, **args: Argument) -> str: ...


class MoveLine(NamedTuple):
    """Legal actions that belong together: each by its index in the legal list, with a short label."""

    heading: str
    moves: tuple[tuple[int, str], ...]
