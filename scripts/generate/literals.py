"""Values as TypeScript: short ones on a line of their own, long ones broken at their entries."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

Value: TypeAlias = "bool | int | float | str | Sequence[Value] | Mapping[str, Value] | None"

WIDTH: Final = 116
_BARE: Final = re.compile(r"[A-Za-z_]\w*")


def literal(value: Value, indent: int = 0) -> str:
    """The value as an expression; a further line begins with so many spaces."""
    short = _short(value)
    if len(short) + indent <= WIDTH or not isinstance(value, list | dict):
        return short
    inner = " " * (indent + 2)
    if isinstance(value, dict):
        entries = [f"{_key(name)}: {literal(each, indent + 2)}" for name, each in value.items()]
    else:
        entries = [literal(each, indent + 2) for each in value]
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    return f"{opening}\n" + "".join(f"{inner}{entry},\n" for entry in entries) + " " * indent + closing


def _short(value: Value) -> str:
    if isinstance(value, dict):
        inside = ", ".join(f"{_key(name)}: {_short(each)}" for name, each in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(_short, value))}]"
    return json.dumps(value, ensure_ascii=False)


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else json.dumps(name, ensure_ascii=False)
