"""The text keys of the components: every card, slot and phase has a name in both languages."""

from __future__ import annotations

from omerta.games.villa.box import Contents
from omerta.games.villa.rules.naming import PHASES
from omerta.kit.box import Box


def words(box: Box[Contents]) -> tuple[str, ...]:
    """`kind-Y`, `guard-narben-juri`, ...: what events, views and refusals name."""
    contents = box.contents
    keys = (
        *(f"symbol-{symbol.code}" for symbol in contents.symbols.list),
        *(f"{stem}-{kind.kind}" for stem in ("kind", "card") for kind in contents.police),
        *(f"godfather-{godfather.id}" for godfather in contents.godfathers.list),
        *(f"guard-{guard.id}" for guard in contents.guards.list),
        *(f"{stem}-{slot.id}" for stem in ("slot", "target") for slot in contents.grounds.slots),
        *(f"phase-{phase}" for phase in PHASES),
    )
    return tuple(key.replace("_", "-") for key in keys)
