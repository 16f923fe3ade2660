"""What a seat may say to the table and point at. The game says who and how much; the table refuses the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from omerta.contract import Action, Event, Game, Options, RuleViolation, Seat
from omerta.table.log import Entry, Message
from omerta.table.refusals import MessageLength
from omerta.table.typevars import A, O, S, V

MESSAGE_LIMIT: Final = 500
"""Characters of one message, where the game sets no limit of its own."""


def check_message(
    game: Game[S, A, V, O], state: S, log: Sequence[Entry[Action, Event, Options]], seat: Seat, text: str
) -> None:
    """Refuses a message from a seat that may not speak now, one that is too long, and one more than a rule allows."""
    _check_voice(game, state, seat)
    limit = game.message_limit
    if limit is None:
        if not 0 < len(text) <= MESSAGE_LIMIT:
            raise MessageLength(len(text), MESSAGE_LIMIT)
        return
    if not 0 < len(text) <= limit.characters:
        raise RuleViolation(limit.rule, "message-length", length=len(text), limit=limit.characters)
    if sum(isinstance(entry, Message) and entry.seat == seat for entry in log) >= limit.messages:
        raise RuleViolation(limit.rule, "message-count", limit=limit.messages)


def check_pointing(game: Game[S, A, V, O], state: S, seat: Seat, at: str) -> None:
    """Refuses to let a seat point: it has no effect and leaves no trace, but everybody sees it."""
    _check_voice(game, state, seat)
    rule = game.pointing(state, seat, at) if game.pointing else None
    if rule is not None:
        raise RuleViolation(rule, "pointing", seat=seat)


def _check_voice(game: Game[S, A, V, O], state: S, seat: Seat) -> None:
    rule = game.voices(state)[seat]
    if rule is not None:
        raise RuleViolation(rule, "silenced", seat=seat)
