"""Ways to play that a lobby offers by name. RULES.md P-8.6."""

from __future__ import annotations

from typing import Final

from omerta.games.palermo.options import PalermoOptions

PRESETS: Final = {
    # A first evening without policemen: the guided game.  P-8.4
    "trial_game": PalermoOptions(police=False),
    "standard": PalermoOptions(),
    # Tiles anywhere, no policemen.  P-8.1, P-8.4
    "children_a": PalermoOptions(build_mode="free", police=False),
    # A finished city, shared out in turn.  P-8.2, P-8.4
    "children_b": PalermoOptions(build_mode="draft", police=False),
    # Everybody says where they go next.  P-8.5
    "experts": PalermoOptions(target_marker=True),
}
