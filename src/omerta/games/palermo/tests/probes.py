"""Here stands what the conformance suite needs to know of Palermo: no secrets, but positions near the end and in a dead
end."""

from __future__ import annotations

from omerta.games.palermo.options import PalermoOptions
from omerta.games.palermo.state import PalermoState
from omerta.games.palermo.tests.given import ALPHA_VENUES, alpha, given
from omerta.testing.conformance.probes import Probes


def coming_home() -> PalermoState:
    """One seat is home, the others have all chips and are a few steps away, one on a policeman."""
    return alpha(
        crooks="START F9 C8",
        policemen="F8 F9 -",
        collected=" ".join(ALPHA_VENUES.values()),
        home_rounds=(14, None, None),
        round_number=15,
    ).state


def last_tile() -> PalermoState:
    """Only a stall is left; a short game follows."""
    city = (
        "3a3 3a2 1a2 1a3 1b1 1b0 / 2a2 2a3 1a1 1a0 2b3 3a3 / 3a1 2a0 2a3 2b2 2a3 3a1 / 3a0 2b1 2b0 2b3 1a2 1a3 / "
        "3a0 2b1 2a2 STA 1b1 1b0 / ... 3a0 3a1 1b2 1b3 3a0"
    )
    return given(city=city, seats=5, active=4, round_limit=20).state


PROBES = Probes(
    positions={"coming home": coming_home, "the last tile": last_tile},
    # Everything is open, so one table tells a socket all it can: the smallest with targets in the open.
    wire=((3, PalermoOptions(target_marker=True)),),
)
