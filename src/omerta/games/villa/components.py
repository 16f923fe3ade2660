"""The box, read once: every card, kind, back and slot as a number, in the order of components.toml.

No code depends on a card's id or name; whoever owns the printed box replaces the lists of the file. RULES.md,
"Components", LV-1 to LV-16.
"""

from __future__ import annotations

from typing import Final

import msgspec

from omerta.games.villa.box import Contents, Guard
from omerta.games.villa.checks import CHECKS, warnings
from omerta.games.villa.events import Hint
from omerta.kit.box import loader, text_of
from omerta.kit.lookup import numbered

load: Final = loader(Contents, CHECKS, warnings)
"""Turns a text into the box that it describes, or refuses it with the first check that it fails."""


class Back(msgspec.Struct, frozen=True):
    """This is what a face-down guard shows, and all guards that show it."""

    strength: int
    hint: Hint
    guards: tuple[int, ...]


def _mask(symbols: tuple[str, ...]) -> int:
    return sum(1 << SYMBOL_INDEX[symbol] for symbol in set(symbols))


def _slot_mask(slots: tuple[str, ...]) -> int:
    return sum(1 << SLOT_INDEX[slot] for slot in slots)


def _backs(guards: tuple[Guard, ...]) -> tuple[Back, ...]:
    shown = dict.fromkeys((guard.strength, guard.hint) for guard in guards)
    return tuple(
        Back(
            strength,
            hint,
            tuple(i for i, guard in enumerate(guards) if (guard.strength, guard.hint) == (strength, hint)),
        )
        for strength, hint in shown
    )


BOX: Final = load(text_of("omerta.games.villa"))
SETUP: Final = BOX.contents.setup

# --- Symbols: 0..3 -----------------------------------------------------------------------------------------------
SYMBOLS: Final[tuple[str, ...]] = BOX.contents.symbols.order
SYMBOL_INDEX: Final[dict[str, int]] = numbered(SYMBOLS)
ALL_SYMBOLS: Final[int] = (1 << len(SYMBOLS)) - 1

# --- Kinds of police cards: plain, duo, quad ---------------------------------------------------------------------
KINDS: Final[tuple[str, ...]] = tuple(kind.kind for kind in BOX.contents.police)
KIND_INDEX: Final[dict[str, int]] = numbered(KINDS)
KIND_COUNTS: Final[tuple[int, ...]] = tuple(kind.count for kind in BOX.contents.police)
KIND_SYMBOLS: Final[tuple[int, ...]] = tuple(_mask(kind.symbols) for kind in BOX.contents.police)
"""These are the symbols of each kind as a bitmask over 0..3."""
IS_JOKER: Final[tuple[bool, ...]] = tuple(kind.joker for kind in BOX.contents.police)
PLAIN_KIND: Final[tuple[int, ...]] = tuple(
    next(i for i, kind in enumerate(BOX.contents.police) if kind.symbols == (symbol,)) for symbol in SYMBOLS
)
"""It names for each symbol the kind that shows nothing else: the only one that comes back as a bonus."""
POLICE_CARDS: Final[int] = sum(KIND_COUNTS)

# --- Guards 0..19, and their backs -------------------------------------------------------------------------------
GUARDS: Final[tuple[Guard, ...]] = BOX.contents.guards.list
GUARD_IDS: Final[tuple[str, ...]] = tuple(guard.id for guard in GUARDS)
GUARD_INDEX: Final[dict[str, int]] = numbered(GUARD_IDS)
STRENGTHS: Final[tuple[int, ...]] = tuple(guard.strength for guard in GUARDS)
GUARD_SYMBOLS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(SYMBOL_INDEX[symbol] for symbol in guard.symbols) for guard in GUARDS
)
BONUS_SYMBOLS: Final[tuple[int, ...]] = tuple(SYMBOL_INDEX[guard.hint.symbol] for guard in GUARDS)
MARKERS: Final[tuple[int, ...]] = tuple(SYMBOL_INDEX[guard.marker.symbol] if guard.marker else -1 for guard in GUARDS)
"""It is the marker symbol of each guard, -1 without one; it always belongs to position MARKED_POSITION."""
MARKED_POSITION: Final = 2
BACKS: Final[tuple[Back, ...]] = _backs(GUARDS)
BACK_OF: Final[tuple[int, ...]] = tuple(
    next(i for i, back in enumerate(BACKS) if guard in back.guards) for guard in range(len(GUARDS))
)

# --- Godfathers 0..3 ---------------------------------------------------------------------------------------------
GODFATHERS: Final[tuple[str, ...]] = tuple(godfather.id for godfather in BOX.contents.godfathers.list)
GODFATHER_INDEX: Final[dict[str, int]] = numbered(GODFATHERS)
GODFATHER_SYMBOLS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(SYMBOL_INDEX[symbol] for symbol in godfather.symbols) for godfather in BOX.contents.godfathers.list
)
GODFATHER_STRENGTH: Final[int] = len(GODFATHER_SYMBOLS[0])

# --- The grounds: park 0..8, villa 9..12, cellar 13 --------------------------------------------------------------
SLOTS: Final[tuple[str, ...]] = tuple(slot.id for slot in BOX.contents.grounds.slots)
SLOT_INDEX: Final[dict[str, int]] = numbered(SLOTS)
NEIGHBOURS: Final[tuple[int, ...]] = tuple(_slot_mask(slot.neighbours) for slot in BOX.contents.grounds.slots)
COVERED_BY: Final[tuple[int, ...]] = tuple(_slot_mask(slot.covered_by) for slot in BOX.contents.grounds.slots)
PARK: Final[tuple[int, ...]] = tuple(i for i, slot in enumerate(BOX.contents.grounds.slots) if slot.layer == "park")
VILLA: Final[tuple[int, ...]] = tuple(i for i, slot in enumerate(BOX.contents.grounds.slots) if slot.layer == "villa")
CELLAR: Final[int] = next(i for i, slot in enumerate(BOX.contents.grounds.slots) if slot.layer == "cellar")
GUARD_SLOTS: Final[int] = len(PARK) + len(VILLA)
