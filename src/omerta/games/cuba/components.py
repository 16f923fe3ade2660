"""The box, read once: kinds of chips as numbers, setups by number of players. RULES.md, "Components", C-1.5."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from omerta.games.cuba.box import Contents, Setup
from omerta.games.cuba.checks import CHECKS
from omerta.kit.box import loader, text_of
from omerta.kit.lookup import numbered

Kind: TypeAlias = Literal["loyal", "fbi", "cia", "driver", "killer"]

load: Final = loader(Contents, CHECKS)
"""Turns a text into the box that it describes, or refuses it with the first check that it fails."""
BOX: Final = load(text_of("omerta.games.cuba"))
_BOX: Final = BOX.contents

DIAMONDS: Final[int] = _BOX.supply.diamonds
MOST_HIDDEN: Final[int] = _BOX.hide.max
SETUPS: Final[dict[int, Setup]] = {setup.players: setup for setup in _BOX.setup}
PLAYERS: Final[tuple[int, ...]] = tuple(sorted(SETUPS))
SUPPLY: Final[tuple[int, ...]] = _BOX.supply.chips.counts()
MOST_JOKERS: Final = 4

# --- Kinds of chips: 0..4 ----------------------------------------------------------------------------------------
KINDS: Final[tuple[Kind, ...]] = ("loyal", "fbi", "cia", "driver", "killer")
KIND_INDEX: Final[dict[str, int]] = numbered(KINDS)
LOYAL: Final = 0
FBI: Final = 1
CIA: Final = 2
DRIVER: Final = 3
KILLER: Final = 4
AGENTS: Final = (FBI, CIA)

# --- Takes: nothing, 1..15 diamonds, then the chips --------------------------------------------------------------
NOTHING: Final = 0
CHIP: Final = DIAMONDS + 1
"""`CHIP + kind` is the take of a chip of that kind."""
TAKES: Final[tuple[str, ...]] = (
    "nothing",
    *(f"diamonds:{count}" for count in range(1, DIAMONDS + 1)),
    *(f"chip:{kind}" for kind in KINDS),
)
TAKE_INDEX: Final[dict[str, int]] = numbered(TAKES)


def is_theft(take: int) -> bool:
    return 1 <= take <= DIAMONDS


def chip_of(take: int) -> int:
    """The kind of the chip, or -1 for diamonds and nothing."""
    return take - CHIP if take >= CHIP else -1
