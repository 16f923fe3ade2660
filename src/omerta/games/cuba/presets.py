"""Ways to play that a lobby offers by name. RULES.md C-10."""

from __future__ import annotations

from typing import Final

from omerta.games.cuba.options import CubaOptions

PRESETS: Final = {
    # As the rulebook has it.
    "standard": CubaOptions(),
    # The table underlines what does not fit together.  C-5.15
    "first_evening": CubaOptions(contradiction_hints="all"),
    # With the killer, from six players on.  C-10.1
    "killer": CubaOptions(killer=True),
    # One's own memory only, no bottle for an error, and whoever does not take is out.  C-9.4, C-10.3, CR-36
    "experts": CubaOptions(memory_aid=False, jokers=0, on_take_timeout="eliminate"),
}

# Bots among themselves talk by turns.  C-12.2
REHEARSAL: Final = CubaOptions(talk_mode="formal")
