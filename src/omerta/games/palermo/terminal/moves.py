"""The legal actions: houses by their slot, drawn as they would stand; fields with their price and what they pay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from omerta.games.palermo.actions import Claim, LayTile, MoveTo, PalermoAction, PoliceTo
from omerta.games.palermo.components import HOUSE_KINDS
from omerta.games.palermo.geometry.tiles import PLACEMENT_INDEX, PLACEMENTS
from omerta.games.palermo.seen import PalermoView
from omerta.games.palermo.terminal.city import entrance_of
from omerta.games.palermo.values import Reach
from omerta.text import MoveLine, Say
from omerta.text.terminal import grouped, said

RULES: Final = {
    "place_start": "P-2.1",
    "lay_tile": "P-2.2",
    "open_stall": "P-2.7",
    "claim": "P-8.2",
    "set_target": "P-8.5",
    "police_to": "P-6.1",
    "police_stay": "P-6.1",
    "move_to": "P-4.8",
}
"""It says which rule allows an action, by its tag."""

BLOCKS: Final = " ▘▝▀▗▚▐▜▖▌▞▛▄▙▟█"
"""It draws a tile by its house fields: north-west counts 1, north-east 2, south-east 4, south-west 8."""
KINDS: Final = {kind.id: index for index, kind in enumerate(HOUSE_KINDS)}


def moves(view: PalermoView, legal: Sequence[PalermoAction], names: Sequence[str], say: Say) -> list[MoveLine]:
    reach = {each.field: each for each in view.reach}
    return grouped(_written(action, reach, view, names, say) for action in legal)


def rule_of(_view: PalermoView, action: PalermoAction) -> str:
    return RULES[str(action.__struct_config__.tag)]


def explain(view: PalermoView, action: PalermoAction, _names: Sequence[str], say: Say) -> list[str]:
    """A move is noted with what it costs and what it pays. P-4.8, P-5.1"""
    reached = next((each for each in view.reach if isinstance(action, MoveTo) and each.field == action.field), None)
    if reached is None:
        return []
    return [say("terminal-move", cost=reached.cost, fines=reached.fines, income=reached.income)]


def _written(
    action: PalermoAction, reach: dict[str, Reach], view: PalermoView, names: Sequence[str], say: Say
) -> tuple[str, str]:
    match action:
        case LayTile():
            return say("terminal-build", slot=action.slot), house(action)
        case MoveTo(field):
            return say("terminal-pays" if _pays(reach, field) else "terminal-walk"), _priced(field, reach, say)
        case PoliceTo(field):
            return say("terminal-police-to"), field
        case Claim(slot):
            return say("terminal-claim"), f"{slot} [dim]({view.entrances[slot]})[/]"
        case _:
            return "", said(action, names, say)


def house(lay: LayTile) -> str:
    """Draws the tile as a small block with its letter, and the field of its entrance."""
    placement = PLACEMENTS[PLACEMENT_INDEX[KINDS[lay.kind], lay.rotation]]
    block = BLOCKS[sum(1 << field for field in placement.house)]
    return f"[bold]{block}[/][dim]{lay.kind[-1]}→[/]{entrance_of(lay.slot, placement.entrance)}"


def _pays(reach: dict[str, Reach], field: str) -> bool:
    return field in reach and reach[field].income is not None


def _priced(field: str, reach: dict[str, Reach], say: Say) -> str:
    """The field, the points it takes, and the money where there is some."""
    name = say("field-START") if field == "START" else field
    if field not in reach:
        return name
    income = reach[field].income
    return f"{name} [dim]-{reach[field].cost}[/]" + ("" if income is None else f" [bold]+{income}[/]")
