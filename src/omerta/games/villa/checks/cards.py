"""The cards of the box: symbols, counts, hints and markers. RULES.md LV-1 to LV-10."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from omerta.games.villa.box import Contents, Guard, PoliceKind
from omerta.games.villa.checks.demand import row
from omerta.kit.box import ComponentsError, demand, unique

SYMBOLS: Final = ("Y", "R", "B", "G")
PLAIN_CARDS: Final = 12
DUO_CARDS: Final = 4
QUAD_CARDS: Final = 2
GODFATHERS: Final = 4
GODFATHER_SYMBOLS: Final = 4
STRENGTH_COUNTS: Final = {2: 4, 3: 8, 4: 8}
MARKED_POSITION: Final = 2
MARKED_HEAVY_BOYS: Final = 4


def check_symbols(box: Contents) -> None:
    """LV-1"""
    order = box.symbols.order
    codes = tuple(symbol.code for symbol in box.symbols.list)
    demand(order == SYMBOLS, "LV-1", "symbols.order", f"must be {row(SYMBOLS)}, not {row(order)}")
    demand(codes == SYMBOLS, "LV-1", "symbols.list", f"must be {row(SYMBOLS)}, not {row(codes)}")
    for card, symbols in _shown(box):
        for symbol in symbols:
            demand(symbol in SYMBOLS, "LV-1", card, f"unknown symbol {symbol!r}, must be one of {row(SYMBOLS)}")


def check_police(box: Contents) -> None:
    """LV-2; which pairs of symbols the duos show is free, VR-2"""
    unique("LV-2", [kind.kind for kind in box.police])
    for kind in box.police_plain.list:
        _check_kind(kind, symbols=1, joker=False)
    for kind in box.police_duo.list:
        _check_kind(kind, symbols=2, joker=True)
    for kind in box.police_quad.list:
        _check_kind(kind, symbols=4, joker=True)
    plain = Counter[str]()
    for kind in box.police_plain.list:
        plain[kind.symbols[0]] += kind.count
    for symbol in SYMBOLS:
        kinds = [kind.kind for kind in box.police_plain.list if kind.symbols[0] == symbol]
        demand(len(kinds) == 1, "LV-2", f"police_plain {symbol}", f"one kind for each symbol, not {len(kinds)}")
        demand(
            plain[symbol] == PLAIN_CARDS,
            "LV-2",
            kinds[0],
            f"count must be {PLAIN_CARDS}, not {plain[symbol]}",
        )
    for table, cards, wanted in (
        ("police_duo", box.police_duo, DUO_CARDS),
        ("police_quad", box.police_quad, QUAD_CARDS),
    ):
        count = sum(kind.count for kind in cards.list)
        demand(count == wanted, "LV-2", table, f"{wanted} cards, not {count}")


def _check_kind(kind: PoliceKind, *, symbols: int, joker: bool) -> None:
    """LV-2 holds for a single kind."""
    different = len(set(kind.symbols)) == len(kind.symbols) == symbols
    demand(different, "LV-2", kind.kind, f"{symbols} different symbols, not {row(kind.symbols)}")
    demand(kind.joker == joker, "LV-2", kind.kind, f"joker must be {str(joker).lower()}")


def check_godfathers(box: Contents) -> None:
    """LV-3"""
    godfathers = box.godfathers.list
    demand(len(godfathers) == GODFATHERS, "LV-3", "godfathers", f"{GODFATHERS} cards, not {len(godfathers)}")
    unique("LV-3", [godfather.id for godfather in godfathers])
    for godfather in godfathers:
        count = len(godfather.symbols)
        demand(count == GODFATHER_SYMBOLS, "LV-3", godfather.id, f"{GODFATHER_SYMBOLS} symbols, not {count}")


def check_guards(box: Contents) -> None:
    """LV-4"""
    guards = box.guards.list
    unique("LV-4", [guard.id for guard in guards])
    unique("LV-4", [guard.name_de for guard in guards])
    unique("LV-4", [guard.name_en for guard in guards])
    for guard in guards:
        demand(
            guard.strength in STRENGTH_COUNTS,
            "LV-4",
            guard.id,
            f"strength must be 2, 3 or 4, not {guard.strength}",
        )
    counts = Counter(guard.strength for guard in guards)
    for strength, wanted in STRENGTH_COUNTS.items():
        found = counts[strength]
        demand(found == wanted, "LV-4", "guards", f"{wanted} guards of strength {strength}, not {found}")


def check_strengths(box: Contents) -> None:
    """LV-5"""
    for guard in box.guards.list:
        count = len(guard.symbols)
        demand(count == guard.strength, "LV-5", guard.id, f"strength {guard.strength} with {count} symbols")


def check_crossed_out_hints(box: Contents) -> None:
    """LV-6"""
    for guard in box.guards.list:
        hint = guard.hint
        if hint.kind == "absent":
            demand(
                hint.symbol not in guard.symbols,
                "LV-6",
                guard.id,
                f"the crossed-out symbol {hint.symbol} is needed",
            )
            demand(hint.position is None, "LV-6", guard.id, "a crossed-out symbol has no position")


def check_numbered_hints(box: Contents) -> None:
    """LV-7"""
    for guard in box.guards.list:
        if guard.hint.kind == "at":
            _check_numbered_hint(guard)


def _check_numbered_hint(guard: Guard) -> None:
    position, symbol = guard.hint.position or 0, guard.hint.symbol
    within = 1 <= position <= guard.strength
    demand(within, "LV-7", guard.id, f"hint position must be 1..{guard.strength}, not {guard.hint.position}")
    shown = guard.symbols[position - 1]
    demand(shown == symbol, "LV-7", guard.id, f"the back says {symbol} at {position}, the front shows {shown}")


def check_small_fish(box: Contents) -> None:
    """LV-8"""
    for guard in box.guards.list:
        if guard.strength == 2:
            _check_marker(guard, "LV-8")
            marker = _marker(guard)
            demand(
                marker != guard.hint.symbol,
                "LV-8",
                guard.id,
                f"the marker {marker} is the symbol of the back",
            )


def check_heavy_boys(box: Contents) -> None:
    """LV-9"""
    marked = [guard for guard in box.guards.list if guard.strength == 3 and guard.marker]
    wanted = f"{MARKED_HEAVY_BOYS} guards of strength 3 have a marker, not {len(marked)}"
    demand(len(marked) == MARKED_HEAVY_BOYS, "LV-9", "guards", wanted)
    for guard in marked:
        _check_marker(guard, "LV-9")
        demand(len(set(guard.symbols)) == 3, "LV-9", guard.id, "a marked guard shows three different symbols")
        marker = _marker(guard)
        demand(marker not in guard.symbols, "LV-9", guard.id, f"the marker {marker} is not the fourth symbol")


def _check_marker(guard: Guard, check: str) -> None:
    if guard.marker is None:
        raise ComponentsError(check, guard.id, f"a guard of strength {guard.strength} has a marker")
    position = guard.marker.position
    demand(position == MARKED_POSITION, check, guard.id, f"the marker is at position 2, not {position}")


def _marker(guard: Guard) -> str | None:
    return guard.marker.symbol if guard.marker else None


def check_unmarked(box: Contents) -> None:
    """LV-10"""
    for guard in box.guards.list:
        demand(
            guard.strength != 4 or guard.marker is None,
            "LV-10",
            guard.id,
            "a guard of strength 4 has no marker",
        )
    for godfather in box.godfathers.list:
        demand(godfather.marker is None, "LV-10", godfather.id, "a godfather has no marker")


def _shown(box: Contents) -> Iterator[tuple[str, Iterable[str]]]:
    """Every card with all symbols that it shows anywhere."""
    for kind in box.police:
        yield kind.kind, kind.symbols
    for godfather in box.godfathers.list:
        yield godfather.id, godfather.symbols
    for guard in box.guards.list:
        yield guard.id, (*guard.symbols, guard.hint.symbol, *([guard.marker.symbol] if guard.marker else []))
