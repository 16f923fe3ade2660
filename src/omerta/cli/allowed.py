"""Signs that need no translation say what a value may be: `3 | 4`, `-9 ... 18`, `[int, int, int]`."""

from __future__ import annotations

from msgspec import inspect


def allowed(kind: object) -> str:
    return _told(inspect.type_info(kind))


def _told(info: inspect.Type) -> str:
    match info:
        case inspect.LiteralType(values):
            return " | ".join(str(value) for value in values)
        case inspect.BoolType():
            return "true | false"
        case inspect.IntType(ge=low, le=high) if low is not None and high is not None:
            return f"{low} ... {high}"
        case inspect.TupleType(items):
            return f"[{', '.join(_told(item) for item in items)}]"
        case inspect.VarTupleType(item) | inspect.ListType(item):
            return f"[{_told(item)}, ...]"
        case inspect.Metadata(inner):
            return _told(inner)
        case inspect.UnionType(kinds):
            return " | ".join(_told(kind) for kind in kinds)
    return type(info).__name__.removesuffix("Type").lower()
