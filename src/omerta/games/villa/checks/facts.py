"""The cards that the rulebook shows itself; the only place that knows a card by its id. RULES.md LV-11 to LV-15."""

from __future__ import annotations

from collections import Counter

from omerta.games.villa.box import Contents, Guard
from omerta.games.villa.checks.demand import row
from omerta.kit.box import ComponentsError, demand


def check_curtillo(box: Contents) -> None:
    """LV-11"""
    for godfather in box.godfathers.list:
        if godfather.id == "capo_curtillo":
            right = sorted(godfather.symbols) == ["B", "G", "R", "R"]
            demand(right, "LV-11", godfather.id, f"needs one G, two R, one B, not {row(godfather.symbols)}")
            return
    raise ComponentsError("LV-11", "capo_curtillo", "is missing")


def check_juri(box: Contents) -> None:
    """LV-12"""
    juri = _guard(box, "LV-12", "narben_juri")
    front = juri.strength == 4 and juri.symbols == ("Y", "G", "R", "B")
    demand(
        front,
        "LV-12",
        juri.id,
        f"strength 4 and symbols Y G R B, not {juri.strength} and {row(juri.symbols)}",
    )
    hint = juri.hint
    demand(
        (hint.kind, hint.symbol, hint.position) == ("at", "Y", 1),
        "LV-12",
        juri.id,
        "hint must be Y at position 1",
    )


def check_diana(box: Contents) -> None:
    """LV-13"""
    diana = _guard(box, "LV-13", "dirty_diana")
    demand(diana.strength == 2, "LV-13", diana.id, f"strength 2, not {diana.strength}")
    demand(diana.symbols[1] == "Y", "LV-13", diana.id, f"Y at position 2, not {diana.symbols[1]}")
    marker = diana.marker.symbol if diana.marker else None
    demand(marker == "R", "LV-13", diana.id, f"marker R, not {marker}")
    demand(
        (diana.hint.kind, diana.hint.symbol) == ("absent", "G"),
        "LV-13",
        diana.id,
        "hint must be a crossed-out G",
    )


def check_patrol_car_second(box: Contents) -> None:
    """LV-14"""
    found = any(
        guard.strength == 3 and (guard.hint.kind, guard.hint.symbol, guard.hint.position) == ("at", "B", 2)
        for guard in box.guards.list
    )
    demand(found, "LV-14", "guards", "no guard of strength 3 has the hint B at position 2")


def check_layout_example(box: Contents) -> None:
    """LV-15: 13 guards of total strength 39 can be chosen, one of strength 4 with the hint Y at 1 among them."""
    fits = any(
        guard.strength == 4 and (guard.hint.kind, guard.hint.symbol, guard.hint.position) == ("at", "Y", 1)
        for guard in box.guards.list
    )
    demand(fits, "LV-15", "guards", "no guard of strength 4 has the hint Y at position 1")
    counts = Counter(guard.strength for guard in box.guards.list)
    chosen = (
        (two, 13 - two - four, four) for two in range(counts[2] + 1) for four in range(1, min(counts[4], 13 - two) + 1)
    )
    found = any(2 * two + 3 * three + 4 * four == 39 and three <= counts[3] for two, three, four in chosen)
    demand(found, "LV-15", "guards", "no 13 guards have the total strength 39")


def _guard(box: Contents, check_id: str, guard_id: str) -> Guard:
    for guard in box.guards.list:
        if guard.id == guard_id:
            return guard
    raise ComponentsError(check_id, guard_id, "is missing")
