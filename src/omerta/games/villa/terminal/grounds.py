"""The park over the villa over the cellar, side by side so that covered backs stay readable. RULES.md V-2.4, V-2.5."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from omerta.games.villa.components import (
    GODFATHER_INDEX,
    GODFATHER_SYMBOLS,
    GUARD_INDEX,
    GUARD_SYMBOLS,
    PARK,
    SLOTS,
    SYMBOLS,
    VILLA,
)
from omerta.games.villa.seen import SlotView, VillaView
from omerta.games.villa.terminal.cards import COLOURS, letter, tile
from omerta.text import Say

CELL: Final = 9
"""It is the inner width of a guard."""


def park(view: VillaView, free: frozenset[str], say: Say) -> list[str]:
    return _layer([SLOTS[index] for index in PARK], 3, view, free, say)


def villa(view: VillaView, free: frozenset[str], say: Say) -> list[str]:
    return _layer([SLOTS[index] for index in VILLA], 2, view, free, say)


def sequence(symbols: Sequence[int], say: Say) -> str:
    return " ".join(tile(SYMBOLS[symbol], say) for symbol in symbols)


def front(card: str, say: Say) -> str:
    """The positions of a guard or godfather whose front is known, from the first to the last."""
    if card in GODFATHER_INDEX:
        return sequence(GODFATHER_SYMBOLS[GODFATHER_INDEX[card]], say)
    return sequence(GUARD_SYMBOLS[GUARD_INDEX[card]], say)


def back(guard: SlotView, say: Say) -> tuple[str, int]:
    """His positions as far as the back tells, and how many columns that takes.

    A dot is an unknown position; a symbol that is not needed stands crossed out behind them.
    """
    hint = guard.hint
    if hint.kind == "at" and hint.position is not None:
        positions = ["·"] * guard.strength
        positions[hint.position - 1] = tile(hint.symbol, say)
        return " ".join(positions), 2 * guard.strength - 1
    crossed = f"[{COLOURS[hint.symbol]} strike]{letter(hint.symbol, say)}[/]"
    return f"{'·' * guard.strength} ≠{crossed}", guard.strength + 3


def _layer(slots: Sequence[str], width: int, view: VillaView, free: frozenset[str], say: Say) -> list[str]:
    """Gives a grid of cells that share their borders."""
    edge = "─" * CELL
    lines = [f"┌{'┬'.join([edge] * width)}┐"]
    for start in range(0, len(slots), width):
        cells = [_cell(slot, view, free, say) for slot in slots[start : start + width]]
        lines += [f"│{'│'.join(line)}│" for line in zip(*cells, strict=True)]
        lines.append(f"├{'┼'.join([edge] * width)}┤")
    lines[-1] = f"└{'┴'.join([edge] * width)}┘"
    return lines


def _cell(slot: str, view: VillaView, free: frozenset[str], say: Say) -> tuple[str, str]:
    guard = view.slots[slot]
    if guard is None:
        return f"[dim]{slot:^{CELL}}[/]", " " * CELL
    shown, width = (front(guard.front, say), 2 * guard.strength - 1) if guard.front else back(guard, say)
    lower = f" {shown}{' ' * (CELL - 1 - width)}"
    upper = f"{slot}{guard.strength:>{CELL - 4}}"
    if slot == view.target:
        return f"[bold reverse]◆{upper} [/]", lower
    if slot in free:
        return f"[bold green]▸{upper} [/]", lower
    return f"[dim] {upper} [/]", f"[dim]{lower}[/]"
