"""A seat has one line: its open row, its pile, and what is known of the pile's bottom. RULES.md V-1.2, V-8.6."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.contract import Seat
from omerta.games.villa.seen import VillaView
from omerta.games.villa.terminal.cards import EMPTY, card, cards
from omerta.text import Fact, Say

ROW = 23
"""A row has these columns: four cards and the gaps between them, all of them jokers."""


def seats(view: VillaView, names: Sequence[str], say: Say) -> list[Fact]:
    return [_seat(seat, view, name, say) for seat, name in enumerate(names)]


def _seat(seat: Seat, view: VillaView, name: str, say: Say) -> Fact:
    pile = view.piles[seat]
    known = f" + {cards(pile.known_bottom, say)}" if pile.known_bottom else ""
    marks = [say("board-leads")] if seat == view.leader else []
    if seat in view.ready:
        marks.append(say("board-ready"))
    if seat in view.approvals:
        marks.append(say("board-approves"))
    on_turn = seat in view.waiting
    pointer, style = ("▶", "bold") if on_turn else (" ", "default")
    label = f"{name} ({say('board-you')})" if seat == view.you else name
    return Fact(
        f"{pointer} [{style}]{label}[/]",
        f"{_row(view.rows[seat], view.options.row_limit, say)}"
        f"  [dim]{say('board-pile')}[/] {pile.unknown:>2}{known}  [italic]{', '.join(marks)}[/]",
    )


def _row(row: Sequence[str], limit: int, say: Say) -> str:
    """Empty places are dots: a pair leaves one behind."""
    shown = [card(kind, say) for kind in row] + [EMPTY] * (limit - len(row))
    width = sum(len(kind) + 2 if kind != "W" else 6 for kind in row) + 3 * max(0, limit - len(row)) + len(shown) - 1
    return " ".join(shown) + " " * max(0, ROW - width)
