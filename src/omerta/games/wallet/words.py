"""The text keys of the components: every card, person, request and phase has a name in both languages."""

from __future__ import annotations

from typing import Final, get_args

from omerta.games.wallet.components import (
    CARD_SWAP,
    CHARACTERS,
    CURRENCIES,
    FACES,
    GIFT,
    HAPPY_BIRTHDAY,
    NOTES,
    SPECIALS,
    TO_LEFT,
    TO_RIGHT,
    WISH,
)
from omerta.games.wallet.figures import FIGURES
from omerta.games.wallet.rules.specials import is_of_a_turn
from omerta.games.wallet.rules.wishes import REQUESTS
from omerta.games.wallet.values import Guilt, Phase, Reason

CAUSES: Final = tuple(SPECIALS[special] for special in (HAPPY_BIRTHDAY, TO_LEFT, TO_RIGHT, GIFT, CARD_SWAP, WISH))
"""The special cards by which a card goes from hand to hand."""

_NOTES: Final = tuple(FACES[face] for face in NOTES)
# The names of the fields of events, actions and views in which such a value travels.
_VALUES: Final[dict[str, tuple[str, ...]]] = {
    "card": FACES,
    "keep": FACES,
    "back": FACES,
    "note": _NOTES,
    "exchanged": _NOTES,
    "special": SPECIALS,
    "copied": tuple(special for index, special in enumerate(SPECIALS) if is_of_a_turn(index)),
    "cause": CAUSES,
    "character": CHARACTERS,
    "person": CHARACTERS,
    "currency": CURRENCIES,
    "request": REQUESTS,
    "guilt": get_args(Guilt),
    "phase": (*get_args(Phase), "pay"),
    "reason": get_args(Reason),
    "figure": FIGURES,
}


def words() -> tuple[str, ...]:
    """`card-note-euro-50`, `guilt-too-rich`, ...: what events, views and refusals name."""
    keys = (f"{field}-{value}" for field, values in _VALUES.items() for value in values)
    return tuple(key.replace("_", "-").replace(":", "-") for key in keys)
