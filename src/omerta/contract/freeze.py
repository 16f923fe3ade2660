"""A State becomes bytes, for comparison; the same for plain and compiled classes."""

from __future__ import annotations

import enum
from collections.abc import Iterator
from typing import TypeAlias

import msgspec

Scalar: TypeAlias = int | str | bool | float | None


def leaves(value: object, path: str = "") -> Iterator[tuple[str, Scalar]]:
    """Every plain value inside, with the way to it, in the order in which it lies there."""
    if isinstance(value, enum.Enum):
        yield path, str(value.value)
    elif value is None or isinstance(value, int | str | float):
        yield path, value
    elif isinstance(value, list | tuple):
        yield f"{path}#", len(value)
        for index, item in enumerate(value):
            yield from leaves(item, f"{path}[{index}]")
    elif isinstance(value, set | frozenset):
        yield from leaves(sorted(value), path)
    elif isinstance(value, dict):
        yield f"{path}#", len(value)
        for key, item in value.items():
            yield from leaves(item, f"{path}[{key}]")
    else:
        yield f"{path}:", type(value).__name__
        for name in _attributes(value):
            yield from leaves(getattr(value, name), f"{path}.{name}")


def freeze(state: object) -> bytes:
    """Equal bytes mean equal states, hidden parts and orders included."""
    return msgspec.json.encode(list(leaves(state)))


def _attributes(value: object) -> tuple[str, ...]:
    if isinstance(value, msgspec.Struct):
        return value.__struct_fields__
    kind = type(value)
    names: dict[str, None] = {}
    for base in reversed(kind.__mro__):
        # Compiled classes list their attributes under another name.
        own = getattr(base, "__mypyc_attrs__", None) or base.__dict__.get("__slots__", ())
        names.update(dict.fromkeys((own,) if isinstance(own, str) else own))
    names.update(dict.fromkeys(getattr(value, "__dict__", {})))
    names.pop("__dict__", None)
    assert names, f"freeze() knows no attributes of {kind.__name__}"
    return tuple(names)
