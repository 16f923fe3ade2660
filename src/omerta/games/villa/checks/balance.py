"""Here stands what is worth knowing about a box but no reason to refuse it: a printed list may differ. RULES.md
VR-1."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from omerta.games.villa.box import Contents

GUARD_DEMAND: Final = 16
BONUS_DEMAND: Final = 5
GODFATHER_DEMAND: Final = 4
GUARDS_BEHIND_A_BACK: Final = 2


def warnings(box: Contents) -> tuple[str, ...]:
    """Sentences for whoever edits the file, none for the file that comes with the game."""
    return (*_uneven(box), *_telling_backs(box), *_own_markers(box))


def _uneven(box: Contents) -> Iterator[str]:
    guards = box.guards.list
    demands = (
        ("guards need", GUARD_DEMAND, Counter(symbol for guard in guards for symbol in guard.symbols)),
        ("guards return", BONUS_DEMAND, Counter(guard.hint.symbol for guard in guards)),
        (
            "godfathers need",
            GODFATHER_DEMAND,
            Counter(s for card in box.godfathers.list for s in card.symbols),
        ),
    )
    for verb, wanted, counts in demands:
        for symbol in box.symbols.order:
            if counts[symbol] != wanted:
                yield f"{verb} {symbol} {counts[symbol]} times instead of {wanted}"


def _telling_backs(box: Contents) -> Iterator[str]:
    backs = Counter((guard.strength, guard.hint) for guard in box.guards.list)
    for guard in box.guards.list:
        if backs[guard.strength, guard.hint] < GUARDS_BEHIND_A_BACK:
            yield f"{guard.id}: no other guard has this back"


def _own_markers(box: Contents) -> Iterator[str]:
    for guard in box.guards.list:
        if guard.strength == 2 and guard.marker and guard.marker.symbol in guard.symbols:
            yield f"{guard.id}: the marker repeats a symbol of the card"
