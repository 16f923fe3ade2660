"""A State becomes bytes, for comparison; the same for plain and compiled classes."""

from __future__ import annotations

import enum
from functools import cache
from typing import Final, TypeAlias

import msgspec

Scalar: TypeAlias = int | str | bool | float | None
_PLAIN: Final = (int, str, bool, float)


class PutsOff:
    """A part of a state that puts work off: two are equal if what they come to is, whoever has looked at which."""

    __slots__ = ()

    def settled(self) -> object:
        """What it comes to, all worked out."""
        raise NotImplementedError


def leaves(value: object) -> list[tuple[str, Scalar]]:
    """Every plain value inside, with the way to it, in the order in which it lies there."""
    found: list[tuple[str, Scalar]] = []
    _gather(value, "", found)
    return found


def _gather(value: object, path: str, found: list[tuple[str, Scalar]]) -> None:
    if value is None or (isinstance(value, _PLAIN) and not isinstance(value, enum.Enum)):
        found.append((path, value))
    elif isinstance(value, enum.Enum):
        found.append((path, str(value.value)))
    elif isinstance(value, set | frozenset):
        _gather(sorted(value), path, found)
    elif isinstance(value, PutsOff):
        _gather(value.settled(), path, found)
    elif isinstance(value, list | tuple | dict):
        found.append((f"{path}#", len(value)))
        for key, item in value.items() if isinstance(value, dict) else enumerate(value):
            _gather(item, f"{path}[{key}]", found)
    else:
        found.append((f"{path}:", type(value).__name__))
        for name in _attributes(value):
            _gather(getattr(value, name), f"{path}.{name}", found)


def freeze(state: object) -> bytes:
    """Equal bytes mean equal states, hidden parts and orders included."""
    return msgspec.json.encode(_frozen(state))


def _frozen(value: object) -> object:
    """The same in lists, with the name of its kind around what is neither a list nor plain."""
    kind = type(value)
    if value is None or kind in _PLAIN:
        return value
    if isinstance(value, list | tuple):
        return [_frozen(item) for item in value]
    if isinstance(value, enum.Enum):
        return str(value.value)
    if isinstance(value, _PLAIN):
        return value
    if isinstance(value, set | frozenset):
        return [_frozen(item) for item in sorted(value)]
    if isinstance(value, PutsOff):
        return _frozen(value.settled())
    if isinstance(value, dict):
        return {"": [_frozen(part) for pair in value.items() for part in pair]}
    return {kind.__name__: [_frozen(getattr(value, name)) for name in _attributes(value)]}


def _attributes(value: object) -> tuple[str, ...]:
    kind: type = type(value)
    own: dict[str, object] | None = getattr(value, "__dict__", None)
    names = _slots(kind)
    if own:
        names = (*names, *(name for name in own if name not in names))
    assert names, f"freeze() knows no attributes of {kind.__name__}"
    return names


@cache
def _slots(kind: type) -> tuple[str, ...]:
    """The attributes that every value of a class has, by name: compiled, it lists them in another order."""
    if issubclass(kind, msgspec.Struct):
        return kind.__struct_fields__
    names: dict[str, None] = {}
    for base in reversed(kind.__mro__):
        # Compiled classes list their attributes under another name.
        own = getattr(base, "__mypyc_attrs__", None) or base.__dict__.get("__slots__", ())
        names.update(dict.fromkeys((own,) if isinstance(own, str) else own))
    names.pop("__dict__", None)
    return tuple(sorted(names))
