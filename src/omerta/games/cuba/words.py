"""The text keys of the components: every chip, take, slot, topic, value, role, phase has a name in both languages."""

from __future__ import annotations

from typing import Final, get_args

from omerta.games.cuba.components import BOX, KINDS, TAKES
from omerta.games.cuba.rules.hints import COUNTS
from omerta.games.cuba.talk import SLOTS, SUSPECTS, TOPICS, VALUES, VIEW, VIEWS
from omerta.games.cuba.values import Cause, Fate, Phase, Reason

ROLES: Final = (*(role.id for role in BOX.contents.role), "rule_breaker")
"""They follow from a take, or from none. C-1.5, C-9.4"""

_BAG: Final = ("none", *KINDS)
# Numbers speak for themselves.
_SAID: Final = tuple(
    value for value in dict.fromkeys((*VALUES["took"], *VALUES["bag"], *VIEWS)) if not value.isdecimal()
)
# The names of the fields of events, actions and views in which such a value travels.
_VALUES: Final[dict[str, tuple[str, ...]]] = {
    "kind": _BAG,
    "bag": _BAG,
    "take": (*TAKES, "none"),
    "slot": (*SLOTS, VIEW, SUSPECTS),
    "topic": TOPICS,
    "value": _SAID,
    "role": ROLES,
    "count": COUNTS,
    "fate": get_args(Fate),
    "cause": get_args(Cause),
    "reason": get_args(Reason),
    "phase": get_args(Phase),
}


def words() -> tuple[str, ...]:
    """`slot-recv-diamonds`, `value-chip-loyal`, ...: what events, views and refusals name."""
    keys = (f"{field}-{value}" for field, values in _VALUES.items() for value in values)
    return tuple(key.replace("_", "-").replace(":", "-").replace(".", "-") for key in keys)
