"""The words of the interrogation: slots, their values, and the Godfather's topics. RULES.md C-5.5, C-5.6.

Slots and values are numbered over all five kinds of chips; which of them a game offers depends on its mix.
"""

from __future__ import annotations

from typing import Final

from omerta.games.cuba.components import DIAMONDS, KINDS, MOST_HIDDEN, SUPPLY
from omerta.kit.lookup import numbered

VIEW: Final = "view"
"""The slot about another suspect; the suspect is the statement's `about`."""
VIEWS: Final = ("thief", "not_thief", "loyal", "agent", "driver", "killer", "urchin", "liar", "truthful")

_COUNTS: Final = tuple(str(count) for count in range(DIAMONDS + 1))
_CHIPS: Final = tuple(str(count) for count in range(sum(SUPPLY) + 1))
_BY_KIND: Final = tuple(tuple(str(count) for count in range(most + 1)) for most in SUPPLY)

VALUES: Final[dict[str, tuple[str, ...]]] = {
    "recv.diamonds": _COUNTS,
    "recv.chips": _CHIPS,
    **{f"recv.{kind}": _BY_KIND[i] for i, kind in enumerate(KINDS)},
    "pass.diamonds": _COUNTS,
    "pass.chips": _CHIPS,
    **{f"pass.{kind}": _BY_KIND[i] for i, kind in enumerate(KINDS)},
    "took": (
        *(f"diamonds:{count}" for count in range(1, DIAMONDS + 1)),
        "diamonds:some",
        "no_diamonds",
        *(f"chip:{kind}" for kind in KINDS),
        "chip:some",
        "nothing",
    ),
    "bag": ("none", "some", *KINDS),
    "gf.hidden": tuple(str(count) for count in range(MOST_HIDDEN + 1)),
    "gf.returned.diamonds": _COUNTS,
    **{f"gf.returned.{kind}": _BY_KIND[i] for i, kind in enumerate(KINDS)},
    "gf.missing": _COUNTS,
}
"""Every value a slot can ever have, over all mixes."""

SLOTS: Final[tuple[str, ...]] = tuple(VALUES)
SLOT_INDEX: Final[dict[str, int]] = numbered(SLOTS)

SHEETS: Final = ("recv.all", "pass.all")
SUSPECTS: Final = "suspects"
TOPICS: Final[tuple[str, ...]] = (
    *(slot for slot in SLOTS if slot.startswith(("recv.", "pass."))),
    "took",
    *SHEETS,
    "bag",
    SUSPECTS,
)
TOPIC_INDEX: Final[dict[str, int]] = numbered(TOPICS)
