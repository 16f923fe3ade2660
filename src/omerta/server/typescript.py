"""Writes web/src/protocol/generated.ts from the types of the wire, of the table and of every game.

    python -m omerta.server.typescript [--check]

Types cost a page nothing; besides them it holds which variables of a sentence are seats, for the client writes
sentences by the same rules as `omerta.text`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final, get_args

import msgspec
from msgspec import inspect

from omerta import catalog
from omerta.contract import AnyGame, Decision
from omerta.server.shapes import Shapes
from omerta.server.wire import protocol
from omerta.server.wire.replay_protocol import Replay
from omerta.table.frames import Frame
from omerta.table.undo import Horizon
from omerta.text.fields import seat_fields, seat_names

TARGET: Final = Path("web/src/protocol/generated.ts")

HEAD: Final = """\
// Written by omerta.server.typescript from the Python types. Do not edit: `make generate` writes it anew.

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Seat = number;
export type Code = string;

/** What a game's own structs have in common; the namespace of a game has them whole. */
export interface AnyAction {
  readonly do: string;
}
export interface AnyEvent {
  readonly event: string;
}
export interface AnyView {
  readonly you: Seat | null;
  readonly beat: number;
  readonly waiting: readonly Seat[];
}
export type AnyOptions = { readonly [name: string]: Json };"""

RAW: Final = {
    "Preset.options": "AnyOptions",
    "NewTable.options": "AnyOptions",
    "TableInfo.options": "AnyOptions",
    "Act.action": "AnyAction",
    "Standing.undo": "Horizon | null",
    "Welcome.view": "AnyView",
    "Welcome.groups": "{ readonly [name: string]: readonly AnyAction[] }",
    "Welcome.frames": "readonly Frame[]",
    "Update.frames": "readonly Frame[]",
    "Update.view": "Partial<AnyView>",
    "Update.groups": "{ readonly [name: string]: readonly AnyAction[] }",
    "Hint.action": "AnyAction",
    "ReplayStep.events": "readonly AnyEvent[]",
    "Coached.actions": "readonly (readonly [action: AnyAction, estimate: Estimate])[]",
}

LOBBY: Final = (
    protocol.Me,
    protocol.GameCard,
    protocol.RuleLine,
    protocol.NewTable,
    protocol.TableInfo,
    protocol.Tables,
    protocol.Join,
    protocol.SeatChange,
    protocol.NextGame,
    Replay,
    protocol.Problem,
)
WRITTEN_BY_CLIENTS: Final = (
    protocol.NewTable,
    protocol.SeatWish,
    protocol.Join,
    protocol.SeatChange,
    protocol.NextGame,
)


def generated() -> str:
    """The whole file; the same types give the same text."""
    games = list(catalog.games().values())
    parts = [HEAD, *_shared(), *(_namespace(game) for game in games), _metadata(games)]
    return "\n\n".join(parts) + "\n"


def _shared() -> list[str]:
    asking, telling = get_args(protocol.ClientMessage), get_args(protocol.ServerMessage)
    shapes = Shapes(RAW, loose=(*WRITTEN_BY_CLIENTS, *asking))
    for kind in (*LOBBY, Horizon):
        shapes.add(kind)
    shapes.alias("Frame", " | ".join(shapes.add(kind) for kind in get_args(Frame)))
    shapes.alias("ClientMessage", " | ".join(shapes.add(kind) for kind in asking))
    shapes.alias("ServerMessage", " | ".join(shapes.add(kind) for kind in telling))
    hats = json.dumps(get_args(protocol.Hat))
    return [*shapes.declared.values(), f"export const HATS = {hats} as const satisfies readonly Hat[];"]


def _namespace(game: AnyGame) -> str:
    shapes = Shapes()
    actions = [shapes.add(kind) for kind in game.actions]
    events = [shapes.add(kind) for kind in game.events]
    shapes.alias("Action", " | ".join(actions))
    shapes.alias("Event", " | ".join(events))
    shapes.alias("Options", shapes.add(game.options))
    shapes.alias("View", shapes.add(game.views))
    inside = "\n\n".join(shapes.declared.values()).replace("\n", "\n  ").replace("\n  \n", "\n\n")
    return f"export declare namespace {_capitalised(game.id)} {{\n  {inside}\n}}"


def _metadata(games: list[AnyGame]) -> str:
    """By game: the variables that are seats, by the tag of an event or an action, and by name elsewhere."""
    told = {
        game.id: {
            "events": {_tag(kind): seats for kind in game.events if (seats := _seat_variables(kind))},
            "actions": {_tag(kind): seats for kind in game.actions if (seats := _seat_variables(kind))},
            "names": sorted(seat_names(game)),
        }
        for game in games
    }
    assert not seat_fields(Decision), "a decision names no seats by its type"
    return (
        "export interface SeatVariables {\n"
        "  readonly events: { readonly [tag: string]: readonly string[] };\n"
        "  readonly actions: { readonly [tag: string]: readonly string[] };\n"
        "  /** Arguments of refusals and reasons that are seats. */\n"
        "  readonly names: readonly string[];\n"
        "}\n\n"
        "/** Which variables of a sentence are seats; the field of a nested struct is `outer_inner`. */\n"
        f"export const SEAT_VARIABLES: {{ readonly [game: string]: SeatVariables }} = {json.dumps(told, indent=2)};"
    )


def _seat_variables(kind: type[msgspec.Struct], prefix: str = "") -> list[str]:
    found = [f"{prefix}{name}" for name in kind.__struct_fields__ if name in seat_fields(kind)]
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        for nested in _untagged(field.type):
            found += _seat_variables(nested, f"{prefix}{field.name}_")
    return found


def _untagged(info: inspect.Type) -> list[type[msgspec.Struct]]:
    """Structs that are laid flat into the sentence; a tagged one inside has a sentence of its own."""
    if isinstance(info, inspect.UnionType):
        return [kind for part in info.types for kind in _untagged(part)]
    return [info.cls] if isinstance(info, inspect.StructType) and info.tag is None else []


def _tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def _capitalised(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


def main(arguments: list[str]) -> int:
    text = generated()
    if "--check" not in arguments:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(text, encoding="utf-8")
        return 0
    if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text:
        return 0
    print(f"{TARGET} is not what the types say; write it anew: make generate", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
