"""A game's half of the web, web/src/games/<id>/generated.ts: its types, its box, its traits.

Types cost a page nothing. The box has the values that the rules use, and the traits say which variables of a sentence
are seats, for the client writes sentences by the same rules as `omerta.text`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec
from msgspec import inspect

from omerta.contract import AnyGame, Decision, Event
from omerta.kit.defaults import NoConcession
from omerta.text.fields import seat_fields, seat_names
from scripts.generate.box import BOX_TYPE, BoxShapes, printed
from scripts.generate.literals import Value, literal
from scripts.generate.shapes import BASES, Shapes

HEAD: Final = "// Written by scripts/generate from the Python types. Do not edit: `make generate` writes it anew."
SHARED: Final = (*BASES.values(), "Json", "Seat")
USUAL_SEATS: Final = ["seat"]
EMPTY: Final = "Readonly<Record<string, never>>"


def target_of(game: AnyGame) -> Path:
    return Path("web/src/games") / game.id / "generated.ts"


def game_types(game: AnyGame) -> str:
    """The whole file; the same game gives the same text."""
    declared = _declared(game)
    box = literal({} if game.box is None else printed(game.box))
    constants = [
        f"export const BOX: {BOX_TYPE} = {box};",
        f"export const TRAITS: GameTraits = {literal(traits(game))};",
    ]
    return "\n\n".join([HEAD, _imports(declared), *declared, *constants]) + "\n"


def _declared(game: AnyGame) -> list[str]:
    shapes = Shapes()
    actions = [shapes.add(kind) for kind in game.actions]
    events = [shapes.add(kind) for kind in game.events]
    shapes.alias("Action", " | ".join(actions))
    shapes.alias("Event", " | ".join(events))
    shapes.alias("Options", shapes.add(game.options))
    shapes.alias("View", shapes.add(game.views))
    shapes.alias("Gloss", EMPTY if game.glosses is None else shapes.add(game.glosses))
    if game.box is None:
        shapes.alias(BOX_TYPE, EMPTY)
    else:
        BoxShapes(type(game.box), beside=shapes)
    return list(shapes.declared.values())


def _imports(declared: list[str]) -> str:
    text = "\n".join(declared)
    used = [name for name in SHARED if re.search(rf"\b{name}\b", text)]
    return f"import type {{ {', '.join(sorted([*used, 'GameTraits']))} }} from '../../protocol/generated';"


def traits(game: AnyGame) -> dict[str, Value]:
    assert not seat_fields(Decision), "a decision names no seats by its type"
    return {
        "concedes": not isinstance(game.concede, NoConcession),
        **({} if game.message_limit is None else {"message_length": game.message_limit.characters}),
        "events": audiences(game),
        "seats": {
            "events": _unusual_seats(game.events),
            "actions": _unusual_seats(game.actions),
            "names": sorted(seat_names(game)),
        },
    }


def audiences(game: AnyGame) -> dict[str, dict[str, Value]]:
    """Who is told of an event, by its tag; what everybody sees whole is left out."""
    return {_tag(kind): audience for kind in game.events if (audience := _audience(kind))}


def _audience(kind: type[Event]) -> dict[str, Value]:
    said: dict[str, Value] = {
        "only_to": kind.only_to,
        "seen_by": {field: list(namers) for field, namers in kind.seen_by.items()},
        "fleeting": kind.fleeting,
    }
    return {name: value for name, value in said.items() if value}


def _unusual_seats(kinds: Iterable[type[msgspec.Struct]]) -> dict[str, list[str]]:
    """Most have `seat` and nothing else: that goes without saying."""
    seats: dict[str, list[str]] = {}
    for kind in kinds:
        seats[_tag(kind)] = names = _seat_variables(kind)
        assert names or "seat" not in kind.__struct_fields__, f"{kind.__name__}.seat is no seat"
    return {tag: names for tag, names in seats.items() if names not in ([], USUAL_SEATS)}


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
