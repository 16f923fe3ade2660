"""The legal actions: cards grouped by their cell and drawn as they would lie. RULES.md F-4, F-7."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from omerta.games.falconi.actions import Drive, FalconiAction, Lay
from omerta.games.falconi.seen import FalconiView
from omerta.games.falconi.terminal.board import place
from omerta.games.falconi.terminal.streets import glyph
from omerta.games.falconi.values import Preview
from omerta.text import MoveLine, Say
from omerta.text.terminal import grouped, said

RULES: Final = {
    "catch": "F-4.6",
    "flee": "F-3.4",
    "blast": "F-4.10",
    "place_escape": "F-6.2",
    "bomb_behind": "F-4.7",
    "let_be_caught": "F-4.7",
    "draw": "F-7.2",
    "three_point_turn": "F-7.6",
    "lay_escape": "F-8.2",
    "boost_drive": "F-9.3",
    "boost_break": "F-9.4",
    "boost_step": "F-9.3",
    "boost_stop": "F-9.3",
}
"""It says which rule allows an action, by its tag; laying is another rule in each principle, and so is driving."""


def moves(_view: FalconiView, legal: Sequence[FalconiAction], names: Sequence[str], say: Say) -> list[MoveLine]:
    return grouped(_written(action, names, say) for action in legal)


def rule_of(view: FalconiView, action: FalconiAction) -> str:
    """F-4 is the turn of principle I, F-7 that of principle II."""
    is_second = view.principle == "II"
    if isinstance(action, Lay):
        return "F-7.4" if is_second else "F-4.4"
    if isinstance(action, Drive):
        return "F-7.5" if is_second else "F-4.5"
    return RULES[str(action.__struct_config__.tag)]


def explain(view: FalconiView, action: FalconiAction, _names: Sequence[str], say: Say) -> list[str]:
    """Says where a card would let the car drive, and whom it would shut in. F-4.5, F-3.6"""
    preview = _preview(view, action) if isinstance(action, Lay) else None
    if preview is None:
        return []
    ways = [place(name, say) for name in (*preview.drives, *preview.flees)]
    blocked = [say(f"car-{car}") for car in preview.blocks]
    lines = [say("terminal-then-drive", places=tuple(ways))] if ways else []
    return [*lines, *([say("terminal-blocks", cars=tuple(blocked))] if blocked else [])]


def _preview(view: FalconiView, lay: Lay) -> Preview | None:
    known = (*view.previews, *(view.own.previews if view.own else ()))
    wanted = (lay.card, lay.rotation, lay.cell)
    return next((each for each in known if (each.card, each.rotation, each.cell) == wanted), None)


def _written(action: FalconiAction, names: Sequence[str], say: Say) -> tuple[str, str]:
    if isinstance(action, Lay):
        card = say(f"card-{action.card}")
        return say("terminal-lay", cell=action.cell), f"[bold]{glyph(f'{action.card}-{action.rotation}')}[/] {card}"
    return "", said(action, names, say)
