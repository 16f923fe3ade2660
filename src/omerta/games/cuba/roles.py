"""Who everybody was, once the box's whole way is known. RULES.md C-1.5, C-8.1"""

from __future__ import annotations

from omerta.games.cuba.seen import CubaView

GODFATHER = "godfather"


def roles(last: CubaView) -> tuple[str, ...]:
    """Roles are listed by seat; the Godfather is the only one whom the box does not visit."""
    assert last.reveal is not None, "nobody's role is known before the end"
    was = {travel.seat: travel.role for travel in last.reveal.travels}
    return tuple(was.get(seat, GODFATHER) for seat in range(len(last.players)))
